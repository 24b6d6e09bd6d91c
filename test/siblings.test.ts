// One CV in several languages: copies of a group, and the links between their public pages, which never reveal a page that is not public.
import { createCv, saveCv } from './cv-calls.ts'
import { onePixel } from './fuzz/bodies.ts'
import { ADMIN, contentWith, startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'

const app = await startApp(t)
const owner = await app.as({ email: 'owner@example.org', name: 'Olga Owner' })
const admin = await app.as(ADMIN)
const cvs = app.connection.collection<{ _id: string; published: object | null }>('cvs')
const pictures = app.connection.collection('pictures')
const HIDDEN = [{ id: 'weaving', name: 'Weaving', hidden: true }]

const add = (id: string, language: string, who = owner) => who.post(`/cvs/${id}/siblings`).send({ language })
const addedTo = async (id: string, language: string): Promise<string> =>
  (await add(id, language).expect(201)).body.cv.id
const publish = (id: string) => owner.post(`/cvs/${id}/publish`).expect(200)
const link = (id: string, linked: boolean) => owner.patch(`/cvs/${id}/siblings`).send({ linked })
const groupOf = async (id: string) => (await owner.get(`/cvs/${id}`).expect(200)).body.cv.siblings.id

/** A published CV in English and one in German, and their group. */
async function pair() {
  const english = await createCv(owner)
  const german = await addedTo(english, 'de')
  for (const id of [english, german]) await publish(id)
  return { english, german }
}

/** The languages and addresses that a page names for search engines, and the links of its switch. */
async function linksOf(path: string, from = app) {
  const { text, headers } = await from.anyone().get(path).expect(200)
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(found => found.slice(1).join(' '))
  const alternates = all(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"\/>/gi)
  const nav = /<nav class="cv-languages".*?<\/nav>/.exec(text)?.[0] ?? ''
  const shown = [...nav.matchAll(/<a href="([^"]+)" lang="[\w-]+" dir="auto"( aria-current="page")?>(.*?)<\/a>/g)]
  return { text, etag: headers.etag as string, alternates, shown: shown.map(found => found.slice(1)) }
}

t.test('a CV is copied into another language, with all that it has and nothing that is shared', async t => {
  const source = await createCv(owner, { title: 'Engineer', style: { accent: '#1f4fa3' } })
  const { picture } = (await owner.post(`/cvs/${source}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  const personalDetails = { name: 'Ananya Śrīnivāsan', imageUrl: picture.url }
  const privacy = { email: 'public', phoneNumber: 'private', location: 'private', imageUrl: 'public' }
  await saveCv(owner, source, 1, { content: contentWith({ personalDetails, skills: HIDDEN }), privacy }).expect(200)
  await publish(source)
  await owner.patch(`/cvs/${source}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  await owner.put(`/cvs/${source}/attestations/personalDetails`).send({ method: 'account' }).expect(200)
  const before = (await owner.get(`/cvs/${source}`).expect(200)).body.cv

  const { body, headers } = await add(source, 'de').expect(201)
  const copy = body.cv
  t.match(copy, {
    ...{ title: 'Engineer', language: 'de', style: { accent: '#1f4fa3' }, privacy, published: null, version: 1 },
    content: { personalDetails: { name: 'Ananya Śrīnivāsan' }, skills: HIDDEN },
    siblings: { id: before.siblings.id, linked: false },
    verification: { personalDetails: { isSelfAttested: true } },
  })
  t.equal(headers.etag, '"1.0"')
  const imageUrl: string = copy.content.personalDetails.imageUrl
  t.match(imageUrl, copy.nanoId, 'with a picture of its own')
  await owner.get(imageUrl).expect(200)
  t.match((await owner.get(`/cvs/${copy.nanoId}/sharing`)).body.sharing, { hasPassword: false })
  t.same((await owner.get(`/cvs/${source}`)).body.cv, before, 'the source is as it was')

  const listed = (await owner.get('/cvs')).body.cvs.filter((cv: typeof copy) => cv.siblings.id === before.siblings.id)
  t.same(
    listed.map((cv: typeof copy) => cv.language),
    ['de', 'en'],
  )
  await saveCv(owner, copy.nanoId, 1, { content: contentWith({ profileSummary: 'Auf Deutsch.' }) }).expect(200)
  t.same((await owner.get(`/cvs/${source}`)).body.cv.content, before.content, 'nothing is kept in step')

  const duplicate = (await owner.post(`/cvs/${copy.nanoId}/duplicate`).expect(201)).body.cv
  t.not(duplicate.siblings.id, before.siblings.id, 'a duplicate is a CV of its own')
  t.equal(duplicate.language, 'de')
})

t.test('a group has one CV of each offered language', async t => {
  const english = await createCv(owner)
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(english, 'fr')))
  t.same(replies.map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
  const french: string = replies.find(({ status }) => status === 201)?.body.cv.id
  const taken = { code: 'conflict', message: /in this language already/, errors: [{ path: '/language' }] }
  t.match((await add(french, 'en').expect(409)).body, taken, 'neither that of the source')
  for (const language of ['tlh', 'de-AT', 'DE', '']) {
    const { body } = await add(english, language).expect(400)
    t.match(body, { code: 'invalid_request', errors: [{ path: '/language', message: /Choose one of: en, hi,/ }] })
  }
  t.match((await add(english, 7 as never).expect(400)).body.errors, [{ path: '/language' }])

  t.match((await saveCv(owner, french, 1, { language: 'en', title: 'Both' }).expect(409)).body, taken)
  t.match((await owner.get(`/cvs/${french}`)).body.cv, { language: 'fr', version: 1 }, 'a save is all or nothing')
  await owner.patch(`/cvs/${french}/versions/1`).send({ name: 'French' }).expect(200)
  await saveCv(owner, french, 1, { language: 'es' }).expect(200)
  t.equal((await add(french, 'fr')).status, 201, 'a language that was given up is free')
  const older = owner.post(`/cvs/${french}/restore`).set('if-match', '"2"').send({ version: 1 })
  t.match((await older.expect(409)).body, taken, 'an earlier version in it cannot be restored')
})

t.test('a language takes one of the fifty places, and leaves no picture behind without one', async t => {
  const many = await app.as({ email: 'many@example.org' })
  const id = await createCv(many, {})
  const { picture } = (await many.post(`/cvs/${id}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  await saveCv(many, id, 1, { content: { personalDetails: { name: 'M', imageUrl: picture.url } } }).expect(200)
  const before = await pictures.countDocuments({})
  await Promise.all(Array.from({ length: 49 }, () => many.post('/cvs').send({}).expect(201)))
  t.match((await add(id, 'de', many).expect(409)).body, { code: 'limit_reached', message: /50 CVs/ })
  t.equal(await pictures.countDocuments({}), before)
})

t.test('the trash and a removal touch no other CV of the group', async t => {
  const { english, german } = await pair()
  const group = await groupOf(english)
  await link(english, true).expect(200)
  const before = (await owner.get(`/cvs/${english}`)).body.cv
  await owner.delete(`/cvs/${german}`).expect(204)
  t.same((await owner.get(`/cvs/${english}`)).body.cv, before)
  const back = (await owner.post(`/cvs/${german}/recover`).expect(200)).body.cv
  t.match(back, { language: 'de', published: null, siblings: { id: group, linked: true } }, 'it is of the group again')

  await owner.delete(`/cvs/${german}`).expect(204)
  const second = await addedTo(english, 'de')
  const alone = (await owner.post(`/cvs/${german}/recover`).expect(200)).body.cv
  t.match(alone, { language: 'de', siblings: { linked: false } })
  t.not(alone.siblings.id, group, 'where its language is taken by now, it is a CV of its own')
  await owner.delete(`/cvs/${english}?now=true`).expect(204)
  t.match((await owner.get(`/cvs/${second}`).expect(200)).body.cv, { language: 'de', siblings: { id: group } })
  t.equal((await add(second, 'en')).status, 201, 'the language of a removed one is free')
})

t.test('public pages of a group link to each other by the owner’s press only', async t => {
  const { english, german } = await pair()
  const { publicOrigin } = app.config
  for (const base of ['/cv', '/new-cv']) {
    const path = `${base}/${english}`
    const before = await linksOf(path)
    t.same([before.alternates, before.shown], [[], []], 'nothing without a press')
    t.match((await link(german, true).expect(200)).body.cv, { siblings: { linked: true } })
    const after = await linksOf(path)
    t.same(after.alternates, [`en ${publicOrigin}${base}/${english}`, `de ${publicOrigin}${base}/${german}`])
    t.same(after.shown, [
      [`${base}/${english}`, ' aria-current="page"', 'English'],
      [`${base}/${german}`, undefined, 'Deutsch'],
    ])
    t.match(after.text, /<nav class="cv-languages" aria-label="English, Deutsch">/)
    t.not(after.etag, before.etag)
    await app.anyone().get(path).set('if-none-match', before.etag).expect(200)
    await app.anyone().get(path).set('if-none-match', after.etag).expect(304)
    t.ok(after.text.length - before.text.length < 2_000, 'at most 2 kB')
    t.same((await linksOf(`${base}/${german}`)).alternates, after.alternates, 'the same on each')
    const { rev } = (await link(english, false).expect(200)).body.cv
    t.same((await linksOf(path)).alternates, [])
    t.equal((await link(english, false).expect(200)).body.cv.rev, rev, 'the same press again changes nothing')
  }
  const { cv } = (await app.anyone().get(`/cvs/${english}`).expect(200)).body
  t.notOk('siblings' in cv, 'the group is for the owner only')
  await link(english, true).expect(200)
  const french = await addedTo(english, 'fr')
  t.notMatch((await linksOf(`/cv/${german}`)).text, french, 'one that is added is not public')
  await publish(french)
  t.match((await linksOf(`/cv/${german}`)).alternates, [/^en /, /^de /, /^fr /], 'until it is published')
  const version = (await owner.get(`/cvs/${french}`)).body.cv.version
  await saveCv(owner, french, version, { language: 'it' }).expect(200)
  t.match((await linksOf(`/cv/${german}`)).alternates[2], /^fr /, 'a draft changes no public language')
  await addedTo(english, 'fr').then(publish)
  t.equal((await linksOf(`/cv/${german}`)).alternates.length, 3, 'each language once')
})

t.test('a CV that is not open to everybody is on no page of its group, at once', async t => {
  const { english, german } = await pair()
  await link(english, true).expect(200)
  const share = (edit: object) => () => owner.patch(`/cvs/${german}/sharing`).send(edit).expect(200)
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const republish = () => publish(german)
  const recover = async () => {
    await owner.post(`/cvs/${german}/recover`).expect(200)
    await republish()
  }
  const reason = { reason: 'Somebody else’s address' }
  const cases: [what: string, close: () => Promise<unknown>, open: () => Promise<unknown>][] = [
    ['unpublished', () => owner.post(`/cvs/${german}/unpublish`).expect(200), republish],
    ['with a password', share({ password: 'correct horse battery' }), share({ password: null })],
    ['with an end', share({ expiresAt: later }), share({ expiresAt: null })],
    ['unpublished by us', () => admin.post(`/admin/cvs/${german}/unpublish`).send(reason).expect(204), republish],
    ['in the trash', () => owner.delete(`/cvs/${german}`).expect(204), recover],
  ]
  const pages = [`/cv/${english}`, `/new-cv/${english}`]
  const data = ['', '/json-resume', '/verification'].map(path => `/cvs/${english}${path}`)
  for (const [what, close, open] of cases) {
    const tags = new Map<string, string>()
    for (const path of pages) tags.set(path, (await linksOf(path)).etag)
    await close()
    for (const path of [...pages, `/cv/${english}/verify`, ...data]) {
      const tag = tags.get(path) ?? '"none"'
      const { text } = await app.anyone().get(path).set('if-none-match', tag).expect(200)
      t.notMatch(text, new RegExp(`${german}|cv-languages|Deutsch|rel="alternate"`), `${what}: ${path}`)
    }
    await open()
    for (const path of pages) t.equal((await linksOf(path)).alternates.length, 2, `open again: ${path}`)
  }
  await owner.patch(`/cvs/${english}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  t.same((await linksOf(`/cv/${german}`)).alternates, [], 'nor does a page name itself alone')
  t.notMatch((await app.anyone().get(`/cv/${english}`).expect(403)).text, german, 'nor the locked page the open one')
  const opened = await app
    .anyone()
    .post(`/cv/${english}/unlock`)
    .type('form')
    .send({ password: 'correct horse battery' })
  const cookie = String(opened.headers['set-cookie']).split(';')[0] as string
  const reader = await app.anyone().get(`/cv/${english}`).set({ cookie }).expect(200)
  t.notMatch(reader.text, german, 'nor to a reader who has the password')
})

t.test('every copy of the service renews the pages, also after a process that died in between', async t => {
  const copy = await startApp(t, { MONGODB_URI: app.config.mongodbUri, PUBLIC_ORIGIN: app.config.publicOrigin })
  const { english, german } = await pair()
  await link(english, true).expect(200)
  const count = async (from: typeof app) => (await linksOf(`/cv/${english}`, from)).alternates.length
  const both = (number: number) => async () => (await count(app)) === number && (await count(copy)) === number
  await until('both show two languages', both(2))
  await owner.post(`/cvs/${german}/unpublish`).expect(200)
  t.equal(await count(app), 0)
  await until('the other one follows', both(0))
  await publish(german)
  await until('both show two languages again', both(2))
  // As a process leaves it that is killed after its write: nobody was notified.
  await cvs.updateOne({ _id: german }, { $set: { published: null } })
  await until('both have noticed', both(0))
})
