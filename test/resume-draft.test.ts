// PUT /cvs/{id}/json-resume: a document becomes the content of a draft, and nothing else of the CV changes.
import sharp from 'sharp'
import { canonicalJson } from '../api/core/canonical-json.ts'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { CLAIMED, startClaims } from './claims-harness.ts'
import { contentWith } from './harness.ts'
import { documents, type Json, read } from './rules/resume-laws.ts'
import t from './tap.ts'

const { app, owner, make, attest, draft, publish, save } = await startClaims(t)
const pathOf = (nanoId: string) => `/cvs/${nanoId}/json-resume`
const replace = (nanoId: string, version: number | string, resume: object) =>
  owner.put(pathOf(nanoId)).set('if-match', `"${version}"`).send(resume)
const exported = async (nanoId: string): Promise<Json> => (await owner.get(pathOf(nanoId)).expect(200)).body

/** A document that replaces the content of the CV. */
const DOCUMENT = { basics: { name: 'Ana', label: 'Engineer' }, 'x-own': { kept: [1, true] } }
const badges = ({ verification }: { verification: { skills?: Record<string, { level: string }> } }) =>
  Object.fromEntries(Object.entries(verification.skills ?? {}).map(([id, { level }]) => [id, level]))

t.test('every official document comes back equal after RFC 8785, whatever the CV held before', async t => {
  const nanoId = await make(contentWith({ skills: [{ id: 'a', name: 'Go' }] }))
  let version = 1
  for (const path of [...documents, ...documents]) {
    const resume = read(path)
    const { body, headers } = await replace(nanoId, version, resume).expect(200)
    version = body.cv.version
    t.equal(headers.etag, `"${version}.0"`)
    const reply = await owner.get(pathOf(nanoId)).expect(200)
    t.equal(reply.headers.etag, headers.etag, 'the reading has the tag for the next save')
    t.equal(canonicalJson(reply.body), canonicalJson(resume), path)
  }
})

t.test('replacing a CV with its own export changes nothing', async t => {
  const content: CvContentData = {
    ...CLAIMED,
    education: { class10: { institution: 'A' }, other: [{ id: 'o', institution: 'B', degree: 'Course' }] },
    experience: [{ id: 'now', company: 'C', startDate: '2020', current: true, highlights: ['x'] }],
    custom: [{ id: 'own', title: 'Own', items: [{ id: 'i', title: 'T' }] }],
    order: ['skills', 'custom.own'],
  }
  const nanoId = await make(content)
  const { privacy } = await draft(nanoId)
  await save(nanoId, { language: 'de', title: 'For banks', privacy: { ...privacy, email: 'public' } })
  const before = await exported(nanoId)
  const was = await draft(nanoId)
  await replace(nanoId, 2, before).expect(200)
  t.same(await exported(nanoId), before)
  const now = await draft(nanoId)
  t.match(now, { title: 'For banks', language: 'de', privacy: was.privacy, template: was.template, version: 3 })
  t.same(now.content.skills, was.content.skills, 'items have their ids again')
  t.same(now.content.experience, was.content.experience)
  t.same(now.content.education.other, was.content.education.other)
  await replace(nanoId, 3, { ...before, meta: { 'x-language': 'fr' } }).expect(200)
  t.equal((await draft(nanoId)).language, 'fr')
  await save(nanoId, { language: 'en' })
  t.match(await exported(nanoId), { meta: { 'x-language': 'en' } }, 'a language that was chosen later is not lost')
})

t.test('claims follow items with equal text to any position', async t => {
  const nanoId = await make(CLAIMED, true)
  for (const id of ['go', 'c']) await attest(nanoId, `skills.${id}`)
  const resume = await exported(nanoId)
  const [go, c, plain] = resume.skills as Json[]
  const skills = [{ name: 'New' }, plain, { ...c, level: 'Expert' }, go]
  const { cv } = (await replace(nanoId, 1, { ...resume, skills }).expect(200)).body
  t.match(badges(cv), { go: 'self-attested' })
  t.not(badges(cv).c, 'self-attested', 'what was changed')
  const ids = cv.content.skills.map(({ id }: { id: string }) => id)
  t.equal(new Set(ids).size, 4)
  t.same([ids[1], ids[3]], ['plain', 'go'])
  t.same((await exported(nanoId)).skills, skills, 'the export finds each in its place')

  await save(nanoId, { content: { ...cv.content, skills: cv.content.skills.slice(1) } })
  t.same((await exported(nanoId)).skills, skills.slice(1), 'also after an edit')
  const shown = (await app.anyone().get(`/cvs/${nanoId}`).expect(200)).body.cv
  t.same(
    shown.content.skills.map(({ name }: { name: string }) => name),
    ['Go', 'C', 'Typing'],
    'readers see what was published',
  )
  t.match(badges(shown), { go: 'self-attested', c: 'self-attested' })
  await replace(nanoId, 3, resume).expect(200)
  t.match(badges(await draft(nanoId)), { go: 'self-attested' }, 'and back')
})

t.test('the CV’s own picture is restored, a picture of another CV is ignored', async t => {
  const nanoId = await make(contentWith())
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer()
  const { url } = (await owner.post(`/cvs/${nanoId}/picture`).attach('file', bytes, 'me.png').expect(201)).body.picture
  await save(nanoId, { content: contentWith({ personalDetails: { name: 'Ana', imageUrl: url } }) })
  for (const isPublished of [false, true, false]) {
    if (isPublished) await publish(nanoId)
    else await owner.post(`/cvs/${nanoId}/unpublish`).expect(200)
    const resume = await exported(nanoId)
    const { cv, unmapped } = (await replace(nanoId, (await draft(nanoId)).version, resume).expect(200)).body
    t.equal(cv.content.personalDetails.imageUrl, url)
    t.notOk(unmapped.includes('/basics/image'))
    t.same(await exported(nanoId), resume)
  }
  const other = await make(contentWith())
  const { cv, unmapped } = (await replace(other, 1, { basics: { name: 'Ana', image: url } }).expect(200)).body
  t.equal(cv.content.personalDetails.imageUrl, undefined)
  t.same(unmapped, ['/basics/image'])
})

t.test('the draft is saved with the version that was read, and the replaced content becomes a version', async t => {
  const nanoId = await make(CLAIMED)
  t.match((await owner.put(pathOf(nanoId)).send(DOCUMENT).expect(428)).body, { code: 'precondition_required' })
  await replace(nanoId, '1.0', DOCUMENT).expect(200)
  const { body } = await replace(nanoId, 1, { basics: { name: 'Late' } }).expect(412)
  t.match(body, {
    code: 'version_conflict',
    cv: { version: 2, content: { personalDetails: { profession: 'Engineer' } } },
  })
  t.same(await exported(nanoId), DOCUMENT)
  const { versions } = (await owner.get(`/cvs/${nanoId}/versions`).expect(200)).body
  t.ok(versions.some((one: { version: number }) => one.version === 1))
  const restored = await owner.post(`/cvs/${nanoId}/restore`).set('if-match', '"2"').send({ version: 1 }).expect(200)
  t.same(restored.body.cv.content.skills, CLAIMED.skills)
  const replies = await Promise.all([1, 2, 3, 4].map(at => replace(nanoId, 3, { basics: { name: `A${at}` } })))
  t.same(replies.map(({ status }) => status).sort(), [200, 412, 412, 412], 'of several at once one is saved')
})

t.test('the draft is validated like an import, with the same messages', async t => {
  const nanoId = await make(CLAIMED)
  const wrong = {
    basics: { name: 'Ana', email: 'nobody', url: 'ftp://x.example' },
    work: [{ startDate: '2021-13' }],
    skills: Array.from({ length: 101 }, () => ({ name: 'x' })),
  }
  const asImport = await owner.post('/cvs/import').send({ format: 'json-resume', resume: wrong }).expect(400)
  const { body } = await replace(nanoId, 1, wrong).expect(400)
  t.ok(body.errors.length >= 4)
  const inDocument = (one: { path: string }) => ({ ...one, path: one.path.slice('/resume'.length) })
  t.same(body.errors, asImport.body.errors.map(inDocument))
  const steered = await replace(nanoId, 1, { basics: { name: 'A\u202en\u200ba' } }).expect(200)
  t.match(steered.body, { cv: { content: { personalDetails: { name: 'Ana' } } }, notes: [{ path: '/basics/name' }] })
  for (const text of ['[]', '"x"', 'null', '{"basics"', '{"__proto__": {}}'])
    await owner
      .put(pathOf(nanoId))
      .set({ 'if-match': '"2"', 'content-type': 'application/json' })
      .send(text)
      .expect(400)
  await replace(nanoId, 2, { basics: { name: 'x', summary: 'x'.repeat(300_000) } }).expect(413)
  t.equal((await draft(nanoId)).version, 2)
})

t.test('strangers get the published fields only', async t => {
  const nanoId = await make(CLAIMED, true)
  await replace(nanoId, 1, { ...DOCUMENT, basics: { name: 'Ana', email: 'ana@example.org' } }).expect(200)
  const { body, headers } = await app.anyone().get(pathOf(nanoId)).expect(200)
  t.match(body, { skills: [{ name: 'Go' }, {}, {}] })
  t.notMatch(JSON.stringify(body), /x-own|ana@/)
  t.equal(headers.etag, undefined)
  await publish(nanoId)
  const now = (await app.anyone().get(pathOf(nanoId)).expect(200)).body
  t.same([now.skills, now['x-own'], now.basics], [undefined, undefined, { name: 'Ana', location: {}, profiles: [] }])
})

t.test('an import takes the content that a person made of the document, and an export has the rest of it', async t => {
  const resume = {
    basics: { name: 'Ana', 'x-shoe': 41 },
    work: [
      { name: 'Nila', position: 'Nurse', 'x-shift': 'night' },
      { name: 'Kaveri', position: 'Cook' },
    ],
    'x-unplaced': [{ text: 'Ring after six', where: 'line 9' }],
  }
  const { content } = (await owner.post('/cvs/import/draft').send({ format: 'json-resume', resume }).expect(200)).body
  const [nurse, cook] = content.experience
  const edited = { ...content, experience: [{ ...nurse, position: 'Head nurse' }, { company: 'Godavari' }] }
  const send = (body: object, key = 'a-key-of-mine') =>
    owner.post('/cvs/import').set('idempotency-key', key).send({ format: 'json-resume', resume, content: body })
  const { cv } = (await send(edited).expect(201)).body
  t.match(cv.content.experience, [
    { id: nurse.id, position: 'Head nurse' },
    { id: /./, company: 'Godavari' },
  ])
  t.same(await exported(cv.nanoId), {
    ...resume,
    work: [
      { name: 'Nila', position: 'Head nurse', 'x-shift': 'night' },
      { name: 'Godavari', company: 'Godavari' },
    ],
  })
  t.equal((await send(edited).expect(201)).body.cv.id, cv.nanoId, 'a retry makes no second CV')
  const wrong = { ...edited, experience: [{ ...cook, startDate: '2021-13' }] }
  const { body } = await send(wrong, 'another-key').expect(400)
  t.match(body.errors, [{ path: '/content/experience/0/startDate' }])
  const picture = {
    ...edited,
    personalDetails: { name: 'Ana', imageUrl: `/cvs/${cv.nanoId}/picture/${'a'.repeat(64)}` },
  }
  await send(picture, 'a-third-key').expect(400)
})

t.test('a file is read without an account, as the content that its import makes', async t => {
  const resume = {
    basics: { name: 'Ana', label: 'Nurse', location: { city: 'Pune' }, url: 'https://ana.example' },
    work: [{ name: 'Nila', position: 'Nurse', startDate: '2020-03', highlights: ['Led five', 'Kept the keys'] }],
    education: [{ institution: 'IIT', studyType: 'B.Tech.' }],
    'x-sections': [{ title: 'Shows', items: [{ title: 'Hamlet' }] }],
  }
  const file = Buffer.from(JSON.stringify(resume))
  const { body } = await app.anyone().post('/cvs/import/file').attach('file', file, 'a.json').expect(200)
  const asked = { format: 'json-resume', resume: body.resume }
  const { content, title } = (await app.anyone().post('/cvs/import/draft').send(asked).expect(200)).body
  t.same([body.content, body.title, body.language], [content, title, 'en'])
  const textAt = (path: string) =>
    path
      .split('/')
      .slice(1)
      .reduce<Json>((inner, key) => inner?.[key] as Json, content)
  for (const { path } of body.places) t.equal(typeof textAt(path), 'string', path)
  await app.anyone().post('/cvs/import').send(asked).expect(401)
})
