// A copy of a CV for one job: its name, its claims, exactly once, its limits; and what was sent to whom, on the dashboard.
import { entryOf } from './claims-harness.ts'
import { createCv, saveCv } from './cv-calls.ts'
import { onePixel } from './fuzz/bodies.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const owner = await app.as({ email: 'owner@example.org', name: 'Olga Owner' })
const other = await app.as({ email: 'other@example.org' })
const pictures = app.connection.collection('pictures')
const JOB = { title: 'Site engineer', company: 'Larsen & Toubro' }
const SKILL = 'skills.weaving'

const copy = (id: string, job: object, key?: string, who = owner) => {
  const call = who.post(`/cvs/${id}/job-copies`)
  if (key) call.set('idempotency-key', key)
  return call.send(job)
}
const copied = async (id: string, job: object = JOB) => (await copy(id, job).expect(201)).body.cv
const read = async (id: string) => (await owner.get(`/cvs/${id}`).expect(200)).body.cv
const listed = async (id: string, who: Pick<typeof owner, 'get'> = owner) =>
  (await who.get('/cvs').expect(200)).body.cvs.find(({ nanoId }: { nanoId: string }) => nanoId === id)
const linkFor = async (id: string, name: string) =>
  (await owner.post(`/cvs/${id}/links`).send({ name }).expect(201)).body.link

t.test('a copy has the name of its job, all of the CV, and nothing that is shared', async t => {
  const source = await createCv(owner, { title: 'Engineer', style: { accent: '#1f4fa3' }, language: 'de' })
  const { picture } = (await owner.post(`/cvs/${source}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  const content = contentWith({ personalDetails: { name: 'Ananya', imageUrl: picture.url } })
  await saveCv(owner, source, 1, { content }).expect(200)
  await owner.post(`/cvs/${source}/publish`).expect(200)
  await owner.patch(`/cvs/${source}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  await linkFor(source, 'Ms Rao')
  const before = await read(source)

  const { body, headers } = await copy(source, JOB).expect(201)
  t.equal(headers.etag, '"1.0"')
  const { cv } = body
  t.match(cv, {
    ...{ title: 'Site engineer, Larsen & Toubro', job: JOB, language: 'de', style: { accent: '#1f4fa3' } },
    ...{ published: null, version: 1, siblings: { linked: false } },
  })
  t.not(cv.siblings.id, before.siblings.id, 'it is of no group')
  t.match(cv.content.personalDetails.imageUrl, cv.nanoId, 'with a picture of its own')
  await owner.get(cv.content.personalDetails.imageUrl).expect(200)
  t.match((await owner.get(`/cvs/${cv.nanoId}/sharing`)).body.sharing, { hasPassword: false, links: [] })
  t.same(await read(source), before, 'the source is as it was')
  t.equal(before.job, undefined)

  await saveCv(owner, cv.nanoId, 1, { title: 'Renamed' }).expect(200)
  t.match(await listed(cv.nanoId), { title: 'Renamed', job: JOB }, 'the job outlives another title')
  const sibling = (await owner.post(`/cvs/${cv.nanoId}/siblings`).send({ language: 'hi' }).expect(201)).body.cv
  t.same(sibling.job, JOB, 'in another language it is for the same job')
  t.equal(
    (await owner.post(`/cvs/${cv.nanoId}/duplicate`).expect(201)).body.cv.job,
    undefined,
    'a duplicate is for none',
  )
  t.match(await copied(cv.nanoId, { company: 'Northwind' }), {
    title: 'Northwind',
    job: { title: '', company: 'Northwind' },
  })
})

t.test('strangers see neither the job nor the name of the copy', async t => {
  const cv = await copied(await createCv(owner), { title: 'Secret post', company: 'Hidden Mills' })
  await owner.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  const link = await linkFor(cv.nanoId, 'Hidden Mills')
  for (const path of [
    `/cvs/${cv.nanoId}`,
    `/cv/${cv.nanoId}`,
    `/new-cv/${cv.nanoId}`,
    `/cvs/${cv.nanoId}/verification`,
  ]) {
    const { text } = await app.anyone().get(path).expect(200)
    t.notMatch(text, /Secret post|Hidden Mills/, path)
    t.notOk(text.includes(new URL(link.url).pathname), path)
  }
  const exported = JSON.stringify((await owner.get(`/cvs/${cv.nanoId}/json-resume`).expect(200)).body)
  t.notMatch(exported, /Secret post|Hidden Mills/, 'nor does a file that is sent')
})

t.test('claims stand on the copy and verify there, until its words change', async t => {
  const skills = [{ id: 'weaving', name: 'Weaving' }]
  const source = await createCv(owner, { content: contentWith({ skills }) })
  await owner.put(`/cvs/${source}/attestations/${SKILL}`).send({ method: 'account' }).expect(200)
  const cv = await copied(source)
  t.match(entryOf(cv, SKILL), { isSelfAttested: true, level: 'self-attested' })
  await owner.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  const claims = async () => {
    const { body } = await app.anyone().get(`/cvs/${cv.nanoId}/verification`).expect(200)
    return body.claims.filter(({ section }: { section: string }) => section === SKILL)
  }
  t.match(await claims(), [{ level: 'self-attested', valid: true, statement: /skills whole/ }])
  await saveCv(owner, cv.nanoId, 1, { content: contentWith({ skills: [{ id: 'weaving', name: 'Dyeing' }] }) }).expect(
    200,
  )
  await owner.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  t.match(await claims(), [{ level: 'stated', valid: false }])
  t.match(entryOf(await read(source), SKILL), { isSelfAttested: true }, 'the source keeps its own')
})

t.test('a retried key makes one copy, also concurrently and with a picture', async t => {
  const source = await createCv(owner)
  const { picture } = (await owner.post(`/cvs/${source}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  await saveCv(owner, source, 1, { content: { personalDetails: { name: 'A', imageUrl: picture.url } } }).expect(200)
  const before = await pictures.countDocuments({})
  const replies = await Promise.all(Array.from({ length: 8 }, () => copy(source, JOB, 'for-larsen-1')))
  for (const { status, body } of replies) t.match(status === 201 || body.code, /true|request_in_progress/)
  t.equal(await pictures.countDocuments({}), before + 1, 'and one picture')
  const nanoId: string = (await copy(source, JOB, 'for-larsen-1').expect(201)).body.cv.id
  t.equal((await copy(source, JOB, 'for-larsen-2').expect(201)).body.cv.id === nanoId, false)
  t.match((await copy(source, JOB, 'two words').expect(400)).body.errors, [{ path: '/idempotency-key' }])
  await owner.delete(`/cvs/${source}?now=true`).expect(204)
  t.equal((await copy(source, JOB, 'for-larsen-1').expect(201)).body.cv.id, nanoId, 'even without its source')
})

t.test('what cannot be kept is refused, with words at the field', async t => {
  const source = await createCv(owner)
  const count = async () => (await owner.get('/cvs')).body.cvs.length
  const before = await count()
  const refused: [body: object, path: string, message: RegExp][] = [
    [{}, '/title', /Enter the title of the job, or the company/],
    [{ title: '', company: '' }, '/title', /Enter the title of the job/],
    [{ title: ' \n\t ', company: '\u200d\u200e' }, '/title', /Enter the title of the job/],
    [{ title: 'x'.repeat(10_000) }, '/title', /99 characters/],
    [{ title: 'Post', company: 'ß'.repeat(100) }, '/company', /99 characters/],
    [{ title: 'Po\u0000st' }, '/title', /control character/],
    [{ title: 'Post', company: 'A\u001bB' }, '/company', /control character/],
    [{ title: 'Post', company: '\u202eevil' }, '/company', /turns the order of words around/],
    [{ title: 'Post', company: '\ud800' }, '/company', /half of a character/],
    [{ title: 7 }, '/title', /text/],
    [{ title: null, company: ['A'] }, '/title', /text/],
    [{ company: 'A', status: 'applied' }, '/status', /./],
  ]
  for (const [body, path, message] of refused) {
    const { body: problem } = await copy(source, body).expect(400)
    t.match(problem, { code: 'invalid_request', errors: [{ path, message }] }, JSON.stringify(body).slice(0, 60))
  }
  t.equal(await count(), before, 'nothing was made')
  t.equal(
    (await copied(source, { title: '  Site\n\tengineer ', company: '\u200bL&T\u00a0' })).title,
    'Site engineer, L&T',
  )
  t.equal((await copied(source, { title: '🧵'.repeat(99), company: 'ß'.repeat(99) })).job.title, '🧵'.repeat(99))
  await app.anyone().post(`/cvs/${source}/job-copies`).send(JOB).expect(401)
  t.equal((await copy(source, JOB, undefined, other)).status, 404, 'somebody else’s CV')
  await owner.delete(`/cvs/${source}`).expect(204)
  t.equal((await copy(source, JOB)).status, 404, 'a CV in the trash')
})

t.test('a copy takes one of the fifty places, and leaves no picture behind without one', async t => {
  const many = await app.as({ email: 'many@example.org' })
  const id = await createCv(many, {})
  const { picture } = (await many.post(`/cvs/${id}/picture`).attach('file', onePixel, 'a.png').expect(201)).body
  await saveCv(many, id, 1, { content: { personalDetails: { name: 'M', imageUrl: picture.url } } }).expect(200)
  await Promise.all(Array.from({ length: 48 }, () => many.post('/cvs').send({}).expect(201)))
  const before = await pictures.countDocuments({})
  const replies = await Promise.all(Array.from({ length: 4 }, (_, at) => copy(id, JOB, `for-the-last-${at}`, many)))
  t.same(replies.map(({ status }) => status).sort(), [201, 409, 409, 409])
  t.match(replies.find(({ status }) => status === 409)?.body, { code: 'limit_reached', message: /50 CVs/ })
  t.equal(await pictures.countDocuments({}), before + 1)
})

t.test('the list says what was sent to whom, when and in which version', async t => {
  const cv = await copied(await createCv(owner))
  t.same((await listed(cv.nanoId)).sent, [])
  const early = await linkFor(cv.nanoId, 'Too early')
  t.equal(early.version, null, 'of a CV that was not published')
  await owner.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  const first = await linkFor(cv.nanoId, 'Larsen & Toubro')
  await saveCv(owner, cv.nanoId, 1, { title: 'Later' }).expect(200)
  t.equal((await linkFor(cv.nanoId, 'Ms Rao')).version, 1, 'a draft is not sent')
  await owner.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  await linkFor(cv.nanoId, 'Ms Rao')
  await owner.delete(`/cvs/${cv.nanoId}/links/${early.id}`).expect(204)
  const { sent } = await listed(cv.nanoId)
  const rows = sent.map(({ to, version }: { to: string; version: number | null }) => [to, version])
  t.same(rows, [
    ['Ms Rao', 2],
    ['Ms Rao', 1],
    ['Larsen & Toubro', 1],
    ['Too early', null],
  ])
  t.equal(sent[2].at, first.createdAt)
  t.same(
    sent.map(({ endedAt }: { endedAt: string | null }) => endedAt !== null),
    [false, false, false, true],
  )
  t.notMatch(JSON.stringify(sent), /\/to\//, 'no address')

  const keyed = async (scopes: string[]) => {
    const { secret } = (await owner.post('/me/keys').send({ name: 'Of a test', scopes, days: 30 }).expect(201)).body
    return { get: (path: string) => app.anyone().get(path).set('authorization', `Bearer ${secret}`) } as typeof owner
  }
  t.equal((await listed(cv.nanoId, await keyed(['cv:read']))).sent, undefined, 'names of recipients are for few keys')
  t.equal((await listed(cv.nanoId, await keyed(['cv:read', 'cv:publish']))).sent.length, 4)
})

t.test('the export of the account has the job and the links; its removal leaves neither', async t => {
  const email = 'leaver@example.org'
  const leaver = await app.as({ email })
  const cv = (await copy(await createCv(leaver), { title: 'Weaver', company: 'Gone Mills' }, undefined, leaver)).body.cv
  await leaver.post(`/cvs/${cv.nanoId}/links`).send({ name: 'Gone Mills Ltd' }).expect(201)
  const file = JSON.parse((await leaver.get('/me/export').expect(200)).text)
  const found = file.cvs.find(({ nanoId }: { nanoId: string }) => nanoId === cv.nanoId)
  t.match(found, { job: { company: 'Gone Mills' }, sharing: { links: [{ name: 'Gone Mills Ltd', version: null }] } })
  await leaver.delete('/me').send({ email }).expect(204)
  const cvs = await app.connection.collection('cvs').find({}).toArray()
  t.notMatch(JSON.stringify(cvs), /Gone Mills/)
})
