// Private fields, hidden items and drafts are never public: in HTML, JSON, JSON Resume, OpenGraph, headers and files for others.
import mammoth from 'mammoth'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { bytesOf, makePro, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
await ana.get('/me').expect(200)
await makePro(app, 'ana@example.org')

const FIELDS = ['email', 'phoneNumber', 'location', 'imageUrl'] as const
let secrets = 0
/** A unique text. */
const canary = (kind: string) => `${kind}zq${++secrets}qz`

type Plan = {
  isPrivate: Record<(typeof FIELDS)[number], boolean>
  hide: boolean[]
  hideSlot: boolean
  hideCustom: boolean
}
/** Every second field private and item hidden, and the opposite: each is tried both ways. */
const PLANS: Plan[] = [true, false].map(isFirst => ({
  isPrivate: { email: isFirst, phoneNumber: !isFirst, location: isFirst, imageUrl: !isFirst },
  hide: Array.from({ length: 12 }, (_, at) => (at % 2 === 0) === isFirst),
  hideSlot: isFirst,
  hideCustom: !isFirst,
}))

/** A CV whose every text is unique, and the texts that strangers may see. */
function cvOf({ isPrivate, hide, hideSlot, hideCustom }: Plan) {
  const shown: string[] = []
  const secret: string[] = []
  const put = (isSecret: boolean, kind: string) => {
    const text = canary(kind)
    ;(isSecret ? secret : shown).push(text)
    return text
  }
  const item = (at: number, make: (text: (kind: string) => string) => object) => {
    const hidden = hide[at] === true
    return { id: `i${at}`, ...(hidden && { hidden }), ...make(kind => put(hidden, kind)) }
  }
  const content = {
    personalDetails: {
      name: put(false, 'name'),
      profession: put(false, 'profession'),
      email: `${put(isPrivate.email, 'mail')}@example.org`,
      phoneNumber: put(isPrivate.phoneNumber, 'phone'),
      location: put(isPrivate.location, 'place'),
      imageUrl: `https://pictures.example/${put(true, 'remote')}.png`,
      links: [item(0, text => ({ label: text('label'), url: `https://example.org/${text('url')}` }))],
      own: [
        { id: 'o0', label: put(true, 'own'), value: put(true, 'own') },
        { id: 'o1', label: put(false, 'own'), value: put(false, 'own'), public: true },
        { ...item(0, text => ({ label: text('own'), value: text('own') })), public: true },
      ],
    },
    profileSummary: `**${put(false, 'summary')}**`,
    education: {
      class10: {
        ...(hideSlot && { hidden: true }),
        institution: put(hideSlot, 'school'),
        description: put(hideSlot, 'about'),
      },
      other: [item(1, text => ({ institution: text('college'), degree: text('degree'), courses: [text('course')] }))],
    },
    experience: [
      item(2, text => ({
        company: text('company'),
        position: text('job'),
        highlights: [text('did')],
        about: text('about'),
      })),
    ],
    skills: [
      item(3, text => ({ name: text('skill'), keywords: [text('word')] })),
      item(4, text => ({ name: text('skill') })),
    ],
    projects: [item(5, text => ({ name: text('project'), description: text('what'), roles: [text('role')] }))],
    courses: [item(6, text => ({ name: text('course'), provider: text('provider') }))],
    awards: [item(7, text => ({ title: text('award'), description: text('why') }))],
    languages: [item(8, text => ({ name: text('language'), fluency: text('fluency') }))],
    interests: [item(9, text => ({ name: text('interest') }))],
    references: [item(10, text => ({ name: text('referee'), reference: text('praise') }))],
    custom: [
      {
        id: 'c',
        ...(hideCustom && { hidden: true }),
        title: put(hideCustom, 'section'),
        items: [{ id: 'x', ...(hide[11] && { hidden: true }), title: put(hideCustom || hide[11] === true, 'entry') }],
      },
    ],
  } as CvContentData
  const privacy = Object.fromEntries(FIELDS.map(field => [field, isPrivate[field] ? 'private' : 'public']))
  return { content, privacy, shown, secret }
}

const PATHS = ['/cv/ID', '/new-cv/ID', '/cvs/ID', '/cvs/ID/json-resume', '/cvs/ID/verification', '/cv/ID/verify?v=2']

/** Every public reply about a CV as one text, headers included. */
async function everythingSeen(nanoId: string): Promise<string> {
  const texts = await Promise.all(
    PATHS.map(path => path.replace('ID', nanoId)).flatMap(path => [
      app.anyone().get(path).expect(200),
      app.anyone().get(path).set('accept', 'text/html').expect(200),
      app.anyone().head(path).expect(200),
    ]),
  )
  return texts.map(reply => `${JSON.stringify(reply.headers)}\n${reply.text ?? ''}`).join('\n')
}

/** The texts of the owner's files for others. */
async function filesSeen(nanoId: string): Promise<string> {
  const bytes = (form: string) => bytesOf(ana.get(`/cvs/${nanoId}/${form}?audience=public`).buffer(true))
  const word = (await mammoth.extractRawText({ buffer: await bytes('docx') })).value
  const pages = await pageTextsOf(await bytes('pdf'))
  return [await bytes('text'), await bytes('markdown'), word, ...pages].map(String).join('\n')
}

t.test('the working title is private', async t => {
  const writer = await app.as({ email: 'titles@example.org' })
  const made = await writer.post('/cvs').send({ title: 'For Acme, second try', content: contentWith() }).expect(201)
  const { nanoId } = made.body.cv
  await writer.post(`/cvs/${nanoId}/publish`).expect(200)
  const bob = await app.as({ email: 'not.the.writer@example.org' })
  for (const agent of [app.anyone(), bob]) {
    for (const path of ['', '/json-resume', '/verification']) {
      const { text } = await agent.get(`/cvs/${nanoId}${path}`).expect(200)
      t.notMatch(text, /Acme/, path)
    }
    for (const path of [`/cv/${nanoId}`, `/new-cv/${nanoId}`, `/cv/${nanoId}/verify`]) {
      t.notMatch((await agent.get(path).expect(200)).text, /Acme/, path)
    }
    t.equal((await agent.get(`/cvs/${nanoId}`)).body.cv.title, contentWith().personalDetails.name)
  }
  t.equal((await writer.get(`/cvs/${nanoId}`)).body.cv.title, 'For Acme, second try')
})

t.test('no private field and no hidden item is public', async t => {
  for (const plan of PLANS) {
    const { content, privacy, shown, secret } = cvOf(plan)
    const { body } = await ana.post('/cvs').send({ title: 'T' }).expect(201)
    const { nanoId } = body.cv
    await saveCv(ana, nanoId, 1, { content, privacy }).expect(200)
    await ana.post(`/cvs/${nanoId}/publish`).expect(200)
    const draftOnly = canary('draft')
    await saveCv(ana, nanoId, 2, { content: { ...content, profileSummary: draftOnly } }).expect(200)
    const seen = await everythingSeen(nanoId)
    for (const text of [...secret, draftOnly]) t.notOk(seen.includes(text), `${text} was not to be seen`)
    const files = await filesSeen(nanoId)
    for (const text of secret) t.notOk(files.includes(text), `${text} was not to be in a file`)
    for (const text of shown.filter(word => /^(own|job)/.test(word))) t.ok(files.includes(text), `${text} is in a file`)
    for (const text of shown) t.ok(seen.includes(text), `${text} was to be seen`)
  }
})

t.test('data that is made private or hidden after the publish is gone at once', async t => {
  for (const plan of PLANS) {
    const open = { ...plan, isPrivate: { email: false, phoneNumber: false, location: false, imageUrl: false } }
    const before = cvOf({ ...open, hide: plan.hide.map(() => false), hideSlot: false, hideCustom: false })
    const { body } = await ana.post('/cvs').send({}).expect(201)
    const { nanoId } = body.cv
    await saveCv(ana, nanoId, 1, { content: before.content, privacy: before.privacy }).expect(200)
    await ana.post(`/cvs/${nanoId}/publish`).expect(200)
    await app.anyone().get(`/cv/${nanoId}`).expect(200)
    const attested = new Map<string, string[]>()
    for (const section of [
      'personalDetails.email',
      'experience.i2',
      'skills.i3',
      'projects.i5',
      'courses.i6',
      'awards.i7',
    ]) {
      const put = ana.put(`/cvs/${nanoId}/attestations/${section}`).send({ method: 'account' })
      const { digest, signature } = (await put.expect(200)).body.attestation
      attested.set(section.replace(/\..*/, ''), [digest, signature])
    }
    t.ok((await everythingSeen(nanoId)).includes(attested.get('skills')?.[1] as string), 'what is shown is attested')

    const content = structuredClone(before.content) as unknown as Record<string, { hidden?: boolean }[]>
    const secret: string[] = []
    const keep = (value: unknown) => {
      secret.push(...(JSON.stringify(value).match(/[a-z]+zq\d+qz/g) ?? []))
    }
    for (const [at, section] of ['experience', 'skills', 'projects', 'courses', 'awards', 'languages'].entries()) {
      const first = content[section]?.[0]
      if (!first || !plan.hide[at]) continue
      first.hidden = true
      keep(first)
      secret.push(...(attested.get(section) ?? []))
    }
    const details = before.content.personalDetails
    const own = before.content.personalDetails.own?.[1]
    ;(content as unknown as CvContentData).personalDetails.own = [{ ...own, public: false }]
    keep(own)
    if (plan.isPrivate.location) keep(details.location)
    if (plan.isPrivate.email) keep(details.email)
    // An address could be guessed from a digest over it.
    if (plan.isPrivate.email) secret.push(...(attested.get('personalDetails') ?? []))
    const privacy = Object.fromEntries(FIELDS.map(field => [field, plan.isPrivate[field] ? 'private' : 'public']))
    await saveCv(ana, nanoId, 2, { content, privacy }).expect(200)
    const seen = await everythingSeen(nanoId)
    for (const text of secret) t.notOk(seen.includes(text), `${text} is gone`)
  }
})
