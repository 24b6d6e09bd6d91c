// Certificates, publications, volunteering, interests and references go the whole way: page, every template, files, JSON Resume both
// ways, claims, languages. Sections are renamed and hidden. What references keep private never reaches strangers.
import mammoth from 'mammoth'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { SECTION_TABLE } from '../api/core/contract/sections.ts'
import { labelsOf } from '../api/core/cv/locale.ts'
import { checkCv } from '../web/src/check/core.ts'
import { entryOf, OWNER, startClaims } from './claims-harness.ts'
import { makePro } from './cv-calls.ts'
import { isLong } from './dose.ts'
import { withRoles } from './fixtures/roles.ts'
import { contentWith } from './harness.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const { app, owner, make, attest, verification, draft, save, publish } = await startClaims(t)
await owner.get('/me').expect(200)
await makePro(app, OWNER.email)
const headers = { authorization: `Bearer ${await app.token(OWNER)}` }
const read = async (path: string) => Buffer.from(await (await fetch(`${app.url}${path}`, { headers })).arrayBuffer())
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** The texts of a PDF, whose lines break where they must. */
const pdfOf = async (path: string) => plain((await pageTextsOf(await read(path))).join(' '))
const templates: { id: string }[] = (await owner.get('/templates').expect(200)).body.templates

/** For each section an item with all of its fields, what a CV shows of it, and its entry in a JSON Resume. */
const CASES = [
  {
    list: 'certificates',
    item: {
      name: 'Cloud Architect',
      issuer: 'Example Cloud',
      date: '2021-05',
      endDate: '2024-05',
      url: 'https://certs.example/1',
      credentialId: 'EC 870',
    },
    said: ['Cloud Architect', 'Example Cloud', 'May 2021', 'Valid until', 'May 2024', 'Credential ID', 'EC 870'],
    resume: {
      name: 'Cloud Architect',
      issuer: 'Example Cloud',
      date: '2021-05',
      'x-endDate': '2024-05',
      url: 'https://certs.example/1',
      'x-credentialId': 'EC 870',
    },
  },
  {
    list: 'publications',
    item: {
      name: 'Maps of Pune',
      publisher: 'Geo Press',
      date: '2018-09',
      url: 'https://press.example/maps',
      description: 'How a city drew itself.',
    },
    said: ['Maps of Pune', 'Geo Press', 'September 2018', 'How a city drew itself.'],
    resume: {
      name: 'Maps of Pune',
      publisher: 'Geo Press',
      releaseDate: '2018-09',
      url: 'https://press.example/maps',
      summary: 'How a city drew itself.',
    },
  },
  {
    list: 'volunteer',
    item: {
      organization: 'Reading Rooms',
      position: 'Mentor',
      location: 'Thane',
      startDate: '2019-06',
      current: true,
      url: 'https://rooms.example',
      description: 'Saturdays.',
      highlights: ['Forty children read'],
    },
    said: ['Mentor', 'Reading Rooms', 'Thane', 'June 2019 – present', 'Saturdays.', 'Forty children read'],
    resume: {
      organization: 'Reading Rooms',
      position: 'Mentor',
      'x-location': 'Thane',
      startDate: '2019-06',
      url: 'https://rooms.example',
      summary: 'Saturdays.',
      highlights: ['Forty children read'],
    },
  },
  {
    list: 'languages',
    item: { name: 'Konkani', fluency: 'Fluent', cefr: 'C1' },
    said: ['Konkani', 'Fluent (C1)'],
    resume: { language: 'Konkani', fluency: 'Fluent', 'x-cefr': 'C1' },
  },
  {
    list: 'interests',
    item: { name: 'Letterpress', keywords: ['wood type'] },
    said: ['Letterpress', 'wood type'],
    resume: { name: 'Letterpress', keywords: ['wood type'] },
  },
  {
    list: 'references',
    item: {
      name: 'Grace Okafor',
      position: 'Director',
      company: 'Kaveri Data',
      email: 'grace@kaveri.example',
      phoneNumber: '+91 98220 54321',
      reference: 'The calmest person in any incident.',
    },
    said: [
      'The calmest person in any incident.',
      'Grace Okafor, Director, Kaveri Data',
      'grace@kaveri.example',
      '+91 98220 54321',
    ],
    resume: {
      name: 'Grace Okafor',
      'x-position': 'Director',
      'x-company': 'Kaveri Data',
      'x-email': 'grace@kaveri.example',
      'x-phone': '+91 98220 54321',
      reference: 'The calmest person in any incident.',
    },
  },
] as const
/** Roles in groups, marks, levels, own fields and a hidden heading, and what a CV shows of them. */
const GROUPED: Partial<CvContentData> = {
  ...withRoles,
  personalDetails: { ...contentWith().personalDetails, own: withRoles.personalDetails.own ?? [] },
  education: {
    class12: { institution: 'Vidyalaya', score: '94.2', scoreKind: 'percentage' },
    undergraduation: { degree: 'B.E.', score: '9.1', scoreScale: '10', scoreKind: 'cgpa' },
  },
}
const GROUPED_SAYS = [
  ...['Kaveri', 'Kaveri role 1', 'February 2018 – present', 'February 2019 – November 2019', 'Kaveri role 3', 'Pune'],
  ...['Owned by its people.', 'Narmada role 5', 'February 2016 – November 2020', 'Bhopal', 'CGPA 9.1 / 10', '94.2%'],
  ...['Notice period: 30 days', 'native speaker', 'Good (B2)', 'Calm under load.', 'rivets'],
]
const WHOLE = contentWith({
  ...GROUPED,
  ...(Object.fromEntries(
    CASES.map(({ list, item }) => [list, [{ id: 'one', ...item }, ...(withRoles[list as 'languages'] ?? [])]]),
  ) as Partial<CvContentData>),
})
const OPEN = { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public', references: 'public' }
const nanoId = await make(WHOLE)
await save(nanoId, { privacy: OPEN })
await publish(nanoId)

t.test('every field is on the page, in every template and in every file', async t => {
  const places = new Map<string, string>()
  places.set('page', plain((await read(`/cv/${nanoId}`)).toString().replace(/<[^>]+>/g, '')))
  places.set('text', plain((await read(`/cvs/${nanoId}/text`)).toString()))
  places.set('markdown', plain((await read(`/cvs/${nanoId}/markdown`)).toString().replaceAll('\\', '')))
  const docx = await mammoth.extractRawText({ buffer: await read(`/cvs/${nanoId}/docx`) })
  places.set('docx', plain(docx.value))
  places.set('parser view', plain((await owner.get(`/cvs/${nanoId}/ats`).expect(200)).body.text))
  for (const { id } of templates) places.set(id, await pdfOf(`/cvs/${nanoId}/pdf?template=${id}`))
  for (const [place, text] of places) {
    for (const { list, said } of CASES) {
      for (const one of [labelsOf('en').sections[list], ...said]) {
        // A template may set titles in capitals, and a page breaks a line between two words.
        t.ok(text.toLowerCase().includes(one.toLowerCase()), `${place}: ${one}`)
      }
    }
    for (const one of GROUPED_SAYS) t.ok(text.toLowerCase().includes(one.toLowerCase()), `${place}: ${one}`)
    // The page is for strangers, and has the heading for assistive technology.
    t.equal(text.includes('Nationality: Indian'), place !== 'page', `${place}: a private field`)
    t.equal(/hidden heading/i.test(text), place === 'page', `${place}: a hidden heading`)
  }
})

t.test('JSON Resume export and import keep each section', async t => {
  const resume = (await owner.get(`/cvs/${nanoId}/json-resume`).expect(200)).body
  for (const { list, resume: entry } of CASES) t.strictSame(resume[list][0], entry, list)
  const imported = await owner.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  for (const { list, item } of CASES) {
    const [{ id: _, ...back }] = imported.body.cv.content[list]
    t.strictSame(back, item, list)
  }
})

t.test('certificates, publications and volunteering are attested; interests and references never', async t => {
  for (const { list } of CASES) {
    const isAttestable = 'claims' in SECTION_TABLE[list]
    if (isAttestable) await attest(nanoId, `${list}.one`)
    else await owner.put(`/cvs/${nanoId}/attestations/${list}.one`).send({ method: 'account' }).expect(404)
    const claim = (await verification(nanoId)).claims.find(({ section }) => section === `${list}.one`)
    t.equal(claim?.valid, isAttestable ? true : undefined, list)
  }
  const result = await checkCv(await verification(nanoId))
  t.same([result.ok, result.claims.flatMap(({ problems }) => problems)], [true, []], 'the independent program agrees')
  const page = (await read(`/cv/${nanoId}/verify`)).toString()
  for (const name of ['Certificate', 'Publication', 'Volunteering']) t.match(page, name)
})

t.test('each section has its title in its language', async t => {
  for (const language of ['en', 'hi', 'ar', 'de', 'ja', 'no']) {
    await save(nanoId, { language })
    const text = (await read(`/cvs/${nanoId}/text`)).toString()
    for (const { list } of CASES) t.match(text, labelsOf(language).sections[list], `${language}, ${list}`)
  }
})

t.test('renaming or hiding a section keeps the claims of its items', async t => {
  const id = await make(
    contentWith({ skills: [{ id: 'go', name: 'Gopherfulness' }], awards: [{ id: 'a', title: 'Prize' }] }),
  )
  const content = (await draft(id)).content
  const { attestation } = await attest(id, 'skills.go')
  await publish(id)
  const digest = async () => (await verification(id)).claims.find(({ section }) => section === 'skills.go')?.digest
  t.equal(await digest(), attestation.digest)

  await save(id, { content: { ...content, sections: { skills: { title: 'What I am good at' } } } })
  await publish(id)
  t.equal(await digest(), attestation.digest, 'renamed')
  for (const path of [`/cv/${id}`, `/cvs/${id}/text`, `/cvs/${id}/markdown`, `/cvs/${id}/json-resume`])
    t.match((await read(path)).toString(), 'What I am good at', path)
  t.match(await pdfOf(`/cvs/${id}/pdf`), /what i am good at/i)

  const hidden = { ...content, sections: { skills: { title: 'What I am good at', hidden: true } } }
  await save(id, { content: hidden })
  const seen = async () => {
    const paths = [`/cv/${id}`, `/new-cv/${id}`, `/cvs/${id}`, `/cvs/${id}/json-resume`, `/cvs/${id}/verification`]
    const replies = await Promise.all([...paths, `/cv/${id}/verify`].map(path => app.anyone().get(path).expect(200)))
    return replies.map(({ text }) => text).join('\n')
  }
  for (const word of ['Gopherfulness', 'What I am good at', attestation.digest, attestation.signature]) {
    t.notMatch(await seen(), word, 'hidden at once, without publishing')
  }
  for (const path of ['text', 'markdown', 'text?audience=public'])
    t.notMatch((await read(`/cvs/${id}/${path}`)).toString(), 'Gopherfulness', path)
  t.notMatch(await pdfOf(`/cvs/${id}/pdf`), 'Gopherfulness')
  t.match(await seen(), 'Prize', 'the other sections stay')
  t.equal(entryOf(await draft(id), 'skills.go'), undefined, 'a hidden section shows no claim, its owner’s reply too')

  const resume = (await owner.get(`/cvs/${id}/json-resume`).expect(200)).body
  t.same(resume.skills, [{ name: 'Gopherfulness' }], 'the owner’s export keeps it')
  const again = await owner.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  t.same(again.body.cv.content.sections, hidden.sections, 'and that it is hidden')

  await save(id, { content })
  await publish(id)
  t.equal(await digest(), attestation.digest, 'and back again')
  const claim = (await verification(id)).claims.find(({ section }) => section === 'skills.go')
  t.equal(claim?.valid, true)
})

t.test('strangers never see how references are reached before the owner opts in', async t => {
  const secrets = ['Wexford', 'Quillmark', 'zora@quill.example', '+44 7700 900461', 'Bartholomew', 'bart@quill.example']
  const [position, company, email, phoneNumber, name, mail] = secrets as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const references = [
    { id: 'a', name: 'Zora Thorne', position, company, email, phoneNumber, reference: 'Never loses a thread.' },
    { id: 'b', name, email: mail },
    { id: 'c', name: 'Ravi Rao', reference: 'A pleasure.' },
  ]
  const id = await make(contentWith({ references }))
  await publish(id)
  const seen = async () => {
    const paths = ['', '/json-resume', '/verification'].map(rest => `/cvs/${id}${rest}`)
    const pages = ['', '/verify', '/verify?v=1'].map(rest => `/cv/${id}${rest}`)
    const replies = await Promise.all(
      [...paths, ...pages, `/new-cv/${id}`].flatMap(path => [
        app.anyone().get(path).expect(200),
        app.anyone().get(path).set('accept', 'text/html').expect(200),
      ]),
    )
    return replies.map(reply => `${JSON.stringify(reply.headers)}\n${reply.text}`).join('\n')
  }
  const files = async (audience: string) => {
    const [text, markdown, docx] = await Promise.all(
      ['text', 'markdown', 'docx'].map(form => read(`/cvs/${id}/${form}?audience=${audience}`)),
    )
    const word = (await mammoth.extractRawText({ buffer: docx as Buffer })).value
    const some = audience === 'owner' || !isLong ? templates.slice(0, 1) : templates
    const pdfs: string[] = []
    for (const { id: template } of some)
      pdfs.push(await pdfOf(`/cvs/${id}/pdf?audience=${audience}&template=${template}`))
    return [String(text), String(markdown), word, ...pdfs].map(plain)
  }
  const [strange, ...forms] = [plain(await seen()), ...(await files('public'))]
  for (const text of [strange, ...forms]) {
    for (const secret of secrets) t.notOk(text.includes(secret), `${secret} stays private`)
    for (const said of ['Available on request', 'Zora Thorne', 'Never loses a thread.', 'Ravi Rao', 'A pleasure.'])
      t.ok(text.includes(said), `${said} is shown`)
  }
  for (const text of await files('owner')) {
    for (const secret of secrets) t.ok(text.includes(secret), `the owner’s file has ${secret}`)
    t.notOk(text.includes('Available on request'))
  }
  await owner.put(`/cvs/${id}/attestations/references.a`).send({ method: 'account' }).expect(404)

  for (const [language, words] of [
    ['hi', 'अनुरोध पर उपलब्ध'],
    ['zh', '可应要求提供'],
  ]) {
    await save(id, { language })
    await publish(id)
    t.match((await app.anyone().get(`/cv/${id}`)).text, words)
  }

  await save(id, { privacy: OPEN })
  t.notMatch(await seen(), email, 'public from the next publish on')
  await publish(id)
  const open = await seen()
  for (const secret of secrets) t.ok(open.includes(secret), `${secret} is public now`)
  await save(id, { privacy: { ...OPEN, references: 'private' } })
  const closed = await seen()
  for (const secret of secrets) t.notOk(closed.includes(secret), `${secret} is gone at once`)
})

t.test('references without contact details show their names and quotes, whatever a client says of privacy', async t => {
  const references = [
    { id: 'a', name: 'Zora Thorne', reference: 'Never loses a thread.' },
    { id: 'b', name: 'Ravi Rao' },
  ]
  const id = await make(contentWith({ references }))
  const { references: _, ...before } = OPEN
  await save(id, { privacy: before })
  await publish(id)
  const { body } = await app.anyone().get(`/cvs/${id}`).expect(200)
  t.strictSame(body.cv.content.references, references)
  t.notOk('sections' in body.cv.content)
  const page = (await read(`/cv/${id}`)).toString()
  for (const said of ['Zora Thorne', 'Never loses a thread.', 'Ravi Rao']) t.match(page, said)
  t.notMatch(page, 'Available on request')
})

t.test('too many items and unknown sections are refused at their field', async t => {
  const refuse = async (change: object) =>
    (
      await owner
        .post('/cvs')
        .send({ title: 'T', content: { ...contentWith(), ...change } })
        .expect(400)
    ).body.errors
  const many = Array.from({ length: 200 }, (_, at) => ({ id: `s${at}`, title: `Section ${at}` }))
  t.match(await refuse({ custom: many }), [{ path: '/content/custom', message: /at most 100/i }])
  t.match(await refuse({ sections: { skills: { title: 'x'.repeat(61) } } }), [
    { path: '/content/sections/skills/title', message: /60/ },
  ])
  t.match(await refuse({ sections: { nonsense: { hidden: true } } }), [{ path: /^\/content\/sections/ }])
  t.match(await refuse({ certificates: [{ endDate: '2021-02-30' }] }), [{ path: '/content/certificates/0/endDate' }])
  t.match(await refuse({ references: [{ email: 'x'.repeat(201) }] }), [{ path: '/content/references/0/email' }])
})
