// Groups of roles, marks, levels, own fields and layouts go the whole way: JSON Resume both ways, claims, words.
import { labelsOf } from '../api/core/cv/locale.ts'
import { markText } from '../api/core/cv/marks.ts'
import { checkCv } from '../web/src/check/core.ts'
import { startClaims } from './claims-harness.ts'
import { contentWith } from './harness.ts'
import t from './tap.ts'

const { app, owner, make, attest, verification, draft, save, publish } = await startClaims(t)

t.test('groups, marks, levels, own fields and layouts: JSON Resume, claims, words in five languages', async t => {
  const own = [
    { id: 'n', label: 'Nationality', value: 'Zembla' },
    { id: 'p', label: 'Notice period', value: '60 days', public: true },
  ]
  const [class12, undergraduation] = [
    { board: 'CBSE', score: '94.2', scoreKind: 'percentage' },
    { degree: 'B.Tech', institution: 'IIT', score: '9.1', scoreScale: '10', scoreKind: 'cgpa' },
  ] as const
  const roles = ['Lead', 'Engineer'].map(position => ({ id: position, company: 'Kaveri', position, group: 'g' }))
  const content = contentWith({
    personalDetails: { name: 'Ana', own },
    experience: [...roles, { id: 'x', company: 'Ganga', position: 'Trainee' }],
    education: { class12, undergraduation },
    languages: [{ id: 'm', name: 'Marathi', cefr: 'native' }],
    skills: [{ id: 'go', name: 'Go' }],
    sections: { skills: { hideTitle: true, layout: 'list' } },
  })
  const id = await make(content)
  await attest(id, 'education.undergraduation')
  await attest(id, 'experience.Lead')
  await publish(id)
  const resume = (await owner.get(`/cvs/${id}/json-resume`).expect(200)).body
  t.same(
    resume.work.map((role: Record<string, unknown>) => role['x-group']),
    ['g', 'g', undefined],
  )
  t.match(resume.education, [
    { score: '9.1', 'x-scoreScale': '10', 'x-scoreKind': 'cgpa' },
    { 'x-scoreKind': 'percentage' },
  ])
  const strangers = (await app.anyone().get(`/cvs/${id}/json-resume`).expect(200)).body
  t.same(strangers.basics['x-own'], [{ label: 'Notice period', value: '60 days', public: true }])
  const again = (await owner.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)).body.cv.content
  const withoutIds = (value: object) =>
    JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)))
  for (const part of ['experience', 'education', 'languages', 'sections'] as const) {
    t.same(withoutIds(again[part]), withoutIds(content[part] ?? {}), part)
  }
  t.same(withoutIds(again.personalDetails.own), withoutIds(own))

  const claimsOf = async () => {
    const { claims } = await verification(id)
    return ['education.undergraduation', 'experience.Lead'].map(section => claims.find(one => one.section === section))
  }
  const [study, lead] = await claimsOf()
  t.match([study, lead], [{ valid: true, value: undergraduation }, { valid: true }])
  t.notOk('group' in Object(lead?.value))
  const before = await draft(id)
  const loose = before.content.experience?.map(({ group: _, ...role }: Record<string, unknown>) => role)
  const open = own.map(field => ({ ...field, public: true }))
  await save(id, { content: { ...before.content, experience: loose, personalDetails: { name: 'Ana', own: open } } })
  await publish(id)
  t.same(
    (await claimsOf()).map(claim => [claim?.valid, claim?.digest]),
    [study, lead].map(one => [true, one?.digest]),
  )
  const page = (await app.anyone().get(`/cv/${id}/verify?v=${before.version}`).expect(200)).text
  t.match(page, 'Changed: Personal details', 'a comparison with an earlier copy notices a field that became public')
  t.match((await checkCv(await verification(id))).ok, true)

  for (const language of ['en', 'hi', 'ta', 'ar', 'zh'] as const) {
    await save(id, { language })
    const text = (await owner.get(`/cvs/${id}/text`).expect(200)).text
    const labels = labelsOf(language)
    for (const said of [markText(class12, labels), markText(undergraduation, labels), labels.nativeSpeaker, 'Zembla'])
      t.match(text, said, `${language}: ${said}`)
  }
})
