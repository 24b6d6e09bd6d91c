// Credentials that others issued: a stand-in university issues them, their owner attaches them, and a badge says what a check found, as
// long as it holds.
import { createHash } from 'node:crypto'
import { doubtOf } from '../api/claims/credentials/received/issuer-doubt.ts'
import type { CheckedCredential } from '../api/core/claims/credentials.ts'
import { entryOf } from './claims-harness.ts'
import { createCv, saveCv } from './cv-calls.ts'
import { contentWith, startApp, type TestApp } from './harness.ts'
import t from './tap.ts'

const UNIVERSITY = 'kaveri.example.edu'
const SECTION = 'education.undergraduation'
const ANA = { email: 'ana@example.org', name: 'Ana' }
const NAME = 'Dr. Ananya Śrīnivāsan'
const education = { undergraduation: { institution: 'Kaveri Institute', degree: 'Bachelor of Engineering' } }
const content = contentWith({ education, skills: [{ id: 'go', name: 'Go' }] })
/** Another score in each CV, so that its words are no other CV's. */
let scores = 0
const study = (change: object = {}) => ({ ...education.undergraduation, score: String(++scores), ...change })

const app = await startApp(t)
const ana = await app.as(ANA)
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })
let issued = 0

/** A degree of the university, made out to `email`; `index` withdraws it. */
async function degree(email: string, fields: object = {}, of: TestApp = app) {
  const body = new URLSearchParams({ email, name: NAME, title: 'Bachelor of <b>Engineering</b>', ...fields })
  const reply = await fetch(`${of.sandbox.origin}/university/issue`, { method: 'POST', body })
  return { bytes: Buffer.from(await reply.text()), index: issued++ }
}
const withdraw = (index: number) =>
  fetch(`${app.sandbox.origin}/university/withdraw`, {
    method: 'POST',
    body: new URLSearchParams({ index: String(index) }),
    redirect: 'manual',
  })

async function make(who = ana) {
  const id = await createCv(who, { content: { ...content, education: { undergraduation: study() } } })
  await who.post(`/cvs/${id}/publish`).expect(200)
  return id
}
const attach = (id: string, bytes: Buffer, who = ana, section = SECTION) =>
  who.post(`/cvs/${id}/credentials?section=${section}`).attach('file', bytes, 'degree.jwt')
const draftEntry = async (id: string, section = SECTION) =>
  entryOf((await ana.get(`/cvs/${id}`).expect(200)).body.cv, section)
const shownClaim = async (id: string, of = app) =>
  (await of.anyone().get(`/cvs/${id}/verification`).expect(200)).body.claims
    .filter(({ section }: { section: string }) => section === SECTION)
    .at(-1)
const pageOf = async (id: string, path = '') => (await app.anyone().get(`/cv/${id}${path}`).expect(200)).text

const rows = app.connection.collection<{ _id: string; userId: string; checkedAt: Date; unsure: Date | null }>(
  'received_credentials',
)
const claims = app.connection.collection('claims')
/** A day passes: all that is attached is due again. */
async function runDaily() {
  await rows.updateMany({}, { $set: { checkedAt: new Date(Date.now() - 25 * 3_600_000) } })
  t.equal(await app.checkCredentials(), true, 'the job ran to its end')
}

t.test('a degree for another address is refused, and so is a damaged one', async t => {
  const id = await make(bob)
  const { bytes } = await degree(ANA.email)
  t.match((await attach(id, bytes, bob).expect(422)).body, {
    code: 'credential_refused',
    message: /made out to somebody else/,
  })
  const damaged = Buffer.from(bytes.toString().replace(/[^.](?=[^.]*$)/, one => (one === 'A' ? 'B' : 'A')))
  t.match((await attach(id, damaged, bob)).body, { success: false, message: /changed after it was signed/ })
  t.match((await attach(id, Buffer.from('no credential'), bob).expect(415)).body, { code: 'unsupported_kind' })
  const ended = await degree('bob@example.org', { endsAt: '2026-01-01T00:00:00Z' })
  t.match((await attach(id, ended.bytes, bob)).body, { success: false })
  t.equal(await rows.countDocuments(), 0, 'nothing of them is kept')
})

t.test('a credential that its owner attaches is the highest level, on each page and in the verification', async t => {
  const id = await make()
  const { bytes, index } = await degree(ANA.email)
  const before = (await ana.get(`/cvs/${id}`)).body.cv.rev
  const made = await attach(id, bytes).expect(201)
  t.same((await attach(id, bytes).expect(201)).body, made.body)
  const [credential, ...others] = (await draftEntry(id)).credentials
  t.equal(others.length, 0, 'the same file again is the same credential')
  t.match(credential, {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    issuer: { kind: 'domain', domain: UNIVERSITY },
    issuerName: 'Kaveri Institute of Technology',
    ...{ form: 'vc-jwt', status: 'good', term: 'current', holder: 'owner', doubt: null },
    ...{ counts: true, misfit: null, refusal: null },
  })
  t.ok((await ana.get(`/cvs/${id}`)).body.cv.rev > before, 'the rev says that something changed')

  const claim = await shownClaim(id)
  t.match(claim, { scope: 'facts', level: 'credential', credentials: [{ id: credential.id, counts: true }] })
  t.same([claim.credentials[0].misfit, claim.credentials[0].at], [undefined, undefined], 'what is the owner’s alone')
  const label = `Signed by ${UNIVERSITY} for this account, checked `
  for (const path of ['', '/verify']) {
    const page = await pageOf(id, path)
    t.match(page, label, `on /cv/{id}${path}`)
    t.match(page, 'Not withdrawn on ')
    t.match(page, 'Bachelor of &lt;b&gt;Engineering&lt;/b&gt;', 'as quoted text only')
    t.notMatch(page, '<b>Engineering')
  }
  t.match((await ana.get(`/cvs/${id}/text`).expect(200)).text, label, 'and in a file')

  // Other accounts get 404, and the owner downloads the stored bytes unchanged.
  const path = made.headers.location as string
  t.same(made.body.credential, { section: SECTION, ...credential })
  t.same((await ana.get(`/cvs/${id}/attached-credentials`).expect(200)).body.credentials, [made.body.credential])
  t.equal((await bob.get(`/cvs/${id}/attached-credentials`)).status, 404)
  for (const call of [bob.get(path), bob.delete(path), bob.post(`${path}/check`), bob.post(`${path}/keep`)])
    t.equal((await call).status, 404)
  const reply = await ana.get(path).responseType('blob')
  t.ok(bytes.equals(reply.body))
  t.match(reply.headers['content-disposition'], /^attachment; filename="credential.jwt"/)

  await withdraw(index)
  t.match(await shownClaim(id), { level: 'credential' }, 'a view asks nobody')
  await runDaily()
  t.match(await shownClaim(id), { level: 'stated', credentials: undefined })
  t.notMatch(await pageOf(id), label, 'the badge is gone')
  t.match(await draftEntry(id), { level: 'stated', credentials: [{ status: 'withdrawn', counts: false }] })
  const again = await degree(ANA.email)
  await withdraw(again.index)
  t.match((await attach(id, again.bytes).expect(422)).body, { message: /withdrawn by its issuer/ })
})

/** Saves sections of a CV, and publishes it. */
async function save(id: string, change: object) {
  const { cv } = (await ana.get(`/cvs/${id}`).expect(200)).body
  await saveCv(ana, id, cv.version, { content: { ...cv.content, ...change } }).expect(200)
  await ana.post(`/cvs/${id}/publish`).expect(200)
}
const keep = (id: string, credential: string) =>
  ana.post(`/cvs/${id}/attached-credentials/${SECTION}/${credential}/keep`)

t.test('a credential is about the facts; other facts hide it, until its owner says that it still fits', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  const before = (await ana.get(`/cvs/${id}`).expect(200)).body.cv.content.education.undergraduation
  const copy = (await ana.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.id
  await save(id, { education: { undergraduation: { ...before, description: 'With honours' } } })
  t.match(await shownClaim(id), { level: 'credential' }, 'another description hides nothing')
  await save(id, { education: { undergraduation: { ...before, degree: 'B.E.' } } })
  t.match(await shownClaim(id), { level: 'stated', credentials: undefined })
  const { former, ...entry } = await draftEntry(id)
  t.match(entry, { level: 'stated', credentials: undefined })
  t.match(former, [{ scope: 'facts', level: 'credential', credentials: [{ mayKeep: true }] }])
  t.match(await draftEntry(copy), { level: 'credential' }, 'its copy still has the words')
  await keep(id, former[0].credentials[0].id).expect(204)
  t.match(await shownClaim(id), { level: 'credential' })
  t.match(await draftEntry(copy), { level: 'stated', credentials: undefined }, 'it was moved')
})

t.test('a credential counts for the name with which it was attached and for the person that it names', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email, { name: '' })).bytes).expect(201)
  t.match(await draftEntry(id), { level: 'credential' })
  t.match(await pageOf(id), 'Shown by the owner beside: “Bachelor of Engineering, Kaveri Institute”')
  await save(id, { personalDetails: { name: 'Another Person' } })
  const renamed = await draftEntry(id)
  t.match(renamed, { level: 'stated', credentials: undefined, former: [{ credentials: [{ mayKeep: true }] }] })
  t.match(await shownClaim(id), { level: 'stated', credentials: undefined })
  t.notMatch(await pageOf(id), 'for this account, checked')
  const [credential] = renamed.former[0].credentials
  await save(id, { personalDetails: { name: NAME.replace('Dr. ', '').toUpperCase() } })
  t.match(await shownClaim(id), { level: 'credential' }, 'the same name in other letters')
  await save(id, { education: { undergraduation: { institution: 'Stanford University', degree: 'PhD' } } })
  t.match(await draftEntry(id), { former: [{ credentials: [{ mayKeep: false }] }] })
  t.match((await keep(id, credential.id).expect(422)).body, {
    code: 'credential_refused',
    message: /no word in common/,
  })
  await save(id, { education: { undergraduation: { institution: 'Stanford', degree: 'Engineering' } } })
  t.equal((await keep(id, credential.id)).status, 422, 'the title alone is not enough')

  const other = await make()
  await attach(other, (await degree(ANA.email, { name: 'Bob Builder' })).bytes).expect(201)
  const [bobs] = (await draftEntry(other)).credentials
  t.match(await draftEntry(other), { level: 'stated', credentials: [{ misfit: 'subject', counts: false }] })
  t.match(await shownClaim(other), { level: 'stated', credentials: undefined })
  await save(other, { personalDetails: { name: 'Another Person' } })
  t.match(await draftEntry(other), { former: [{ credentials: [{ misfit: 'subject', mayKeep: false }] }] })
  t.match((await keep(other, bobs.id).expect(422)).body, { message: /names “Bob Builder”/ })
  await save(other, { personalDetails: { name: 'Bob Builder' } })
  t.match(await draftEntry(other), { former: [{ credentials: [{ misfit: null, mayKeep: true }] }] })
  await keep(other, bobs.id).expect(204)
  t.match(await shownClaim(other), { level: 'credential' })
})

t.test('the owner may check hourly; with an unreachable issuer the last result counts for a week', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  const [credential] = (await draftEntry(id)).credentials
  const check = () => ana.post(`/cvs/${id}/attached-credentials/${SECTION}/${credential.id}/check`)
  await app.fault('university', 'down')
  await check().expect(204)
  t.match(await draftEntry(id), { level: 'credential', credentials: [{ checkedAt: credential.checkedAt }] })
  t.match((await check().expect(429)).body, { message: /less than an hour ago/ })

  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  await claims.updateOne({ 'credentials.id': credential.id }, { $set: { 'credentials.0.checkedAt': eightDaysAgo } })
  await runDaily()
  t.match(await draftEntry(id), {
    level: 'stated',
    credentials: [{ counts: false, refusal: /could not be looked up/ }],
  })
  await app.fault('university', 'off')
  await runDaily()
  t.match(await draftEntry(id), { level: 'credential', credentials: [{ refusal: null }] }, 'until it is back')
})

t.test('a credential of the owner’s own domain or of free mail is evidence only', async t => {
  const site = {
    ...content,
    personalDetails: { ...content.personalDetails, links: [{ label: 'Site', url: `https://www.${UNIVERSITY}` }] },
  }
  // A domain is the owner's own by any CV of the account, a draft in the trash too.
  const other = await createCv(ana, { content: site })
  await ana.delete(`/cvs/${other}`).expect(204)
  const id = await make()
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  t.match(await draftEntry(id), { level: 'evidence', credentials: [{ doubt: 'own-domain', counts: false }] })
  t.match(await shownClaim(id), { level: 'evidence', credentials: [{ counts: false }] })
  const page = await pageOf(id, '/verify')
  t.match(page, `${UNIVERSITY} is a domain of the owner’s own.`)
  t.notMatch(page, 'for this account, checked')
  // It stays the owner's own, although no CV names it any more.
  await ana.delete(`/cvs/${other}?now=true`).expect(204)
  await runDaily()
  t.match(await draftEntry(id), { level: 'evidence', credentials: [{ doubt: 'own-domain' }] })

  const found = (domain: string) => ({ issuer: { kind: 'domain', domain } }) as CheckedCredential
  const doubt = (domain: string) =>
    doubtOf(
      found(domain),
      { email: ANA.email, hd: null },
      [{ content, published: null }] as never,
      'https://cv.example.com',
    )
  t.same(
    [
      'uio.no',
      'ana.github.io',
      'gmail.com',
      'students.uio.no',
      'www.example.org',
      'cv.example.com',
      'folk.uio.no/x',
    ].map(doubt),
    [null, 'private-suffix', 'free-mail', 'free-mail', 'own-domain', 'own-service', 'page'],
  )
})

t.test('a credential of this service raises no level, and is checked without the network', async t => {
  const id = await make()
  await ana.put(`/cvs/${id}/attestations/skills.go`).send({ method: 'account' }).expect(200)
  const own = (format: string) =>
    fetch(`${app.url}/cvs/${id}/credentials/skills.go?format=${encodeURIComponent(format)}`).then(async reply =>
      Buffer.from(await reply.arrayBuffer()),
    )
  const files = [await own('ldp'), await own('vc+jwt')]
  for (const bytes of files) await attach(id, bytes).expect(201)
  const { level, credentials } = await draftEntry(id)
  t.equal(level, 'stated')
  t.same(
    credentials.map(({ doubt, counts, status }: Record<string, unknown>) => [doubt, counts, status]),
    [
      ['own-service', false, 'good'],
      ['own-service', false, 'good'],
    ],
    'shown to its owner as the claim it records',
  )
  t.notOk((await shownClaim(id)).credentials?.length, 'and not to strangers, who see that claim itself')
  await ana.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
  for (const bytes of files)
    t.match((await attach(id, bytes, ana, 'skills.go').expect(422)).body, { message: /was withdrawn by its issuer/ })
})

t.test('limits, sections that accept no credentials, and removal', async t => {
  const id = await make()
  const { bytes } = await degree(ANA.email)
  for (const [section, status] of Object.entries({ personalDetails: 400, 'skills.none': 404, constructor: 404 }))
    t.equal((await attach(id, bytes, ana, section)).status, status, section)
  await ana.post(`/cvs/${id}/credentials`).attach('file', bytes, 'a').expect(400)
  t.equal((await attach(id, Buffer.alloc(1024 * 1024 + 1, '{'))).status, 413)
  await attach(id, bytes).expect(201)
  const attachMore = async (to: string) => attach(to, (await degree(ANA.email)).bytes)
  for (let more = 0; more < 4; more++) t.equal((await attachMore(id)).status, 201)
  const full = { code: 'limit_reached' }
  t.match((await attachMore(id)).body, { ...full, message: /^A section can have 5 credentials/ })
  const [first] = (await draftEntry(id)).credentials
  await ana.delete(`/cvs/${id}/attached-credentials/${SECTION}/${first.id}`).expect(204)
  const ids = (await draftEntry(id)).credentials.map((one: { id: string }) => one.id)
  t.equal(ids.length, 4)
  t.equal(await rows.countDocuments({ _id: { $in: ids } }), 4)
  t.equal(await rows.countDocuments({ _id: first.id }), 0)
  for (let other = ''; (await rows.countDocuments()) < 20; ) {
    if ((await rows.countDocuments()) % 4 === 0 || !other) other = await make()
    t.equal((await attachMore(other)).status, 201)
  }
  t.match((await attachMore(await make())).body, { ...full, message: /^An account can have 20 credentials/ })
  // Bytes without a record, as a crash leaves them.
  const { userId } = (await rows.findOne({ _id: ids[0] })) as { userId: string }
  await rows.insertOne({ _id: 'left', userId, unsure: new Date(0), checkedAt: new Date() } as never)
  await app.catchUp()
  t.equal(await rows.countDocuments({ _id: 'left' }), 0)

  await ana.delete(`/cvs/${id}?now=true`).expect(204)
  t.equal(await rows.countDocuments({ _id: { $in: ids } }), 4, 'claims outlive the CV')
  const exported = JSON.parse((await ana.get('/me/export').buffer(true).expect(200)).text)
  const kept = (exported.receivedCredentials as { id: string; file: string }[]).filter(one => ids.includes(one.id))
  t.equal(kept.length, 4, 'the account’s export has what was handed in')
  const { digest } = (await claims.findOne({ 'credentials.id': ids[0] })) as unknown as { digest: string }
  const unused = (await ana.get('/me/claims').expect(200)).body.claims
  const { level } = unused.find((claim: { digest: string }) => claim.digest === digest)
  t.equal(level, 'credential')
  await ana.delete(`/me/claims/${digest}`).expect(204)
  t.equal(await rows.countDocuments({ _id: { $in: ids } }), 0, 'a withdrawn claim leaves none')
  await ana.delete('/me').send({ email: ANA.email }).expect(204)
  await app.finishRemovals()
  t.equal(await rows.countDocuments(), 0, 'neither does a removed account')
})
