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

async function make(who = ana, given: object = content) {
  const id = await createCv(who, { content: given })
  await who.post(`/cvs/${id}/publish`).expect(200)
  return id
}
const attach = (id: string, bytes: Buffer, who = ana, section = SECTION) =>
  who.post(`/cvs/${id}/credentials?section=${section}`).attach('file', bytes, 'degree.jwt')
const draftEntry = async (id: string, section = SECTION) =>
  entryOf((await ana.get(`/cvs/${id}`).expect(200)).body.cv, section)
const shownClaim = async (id: string, of = app) =>
  (await of.anyone().get(`/cvs/${id}/verification`).expect(200)).body.claims.find(
    (claim: { section: string }) => claim.section === SECTION,
  )
const pageOf = async (id: string, path = '') => (await app.anyone().get(`/cv/${id}${path}`).expect(200)).text

const rows = app.connection.collection<{ _id: string; cvId: string; checkedAt: Date; unsure: Date | null }>(
  'received_credentials',
)
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
  await attach(id, bytes).expect(201)
  await attach(id, bytes).expect(201)
  const [credential, ...others] = (await draftEntry(id)).credentials
  t.equal(others.length, 0, 'the same file again is the same credential')
  t.match(credential, {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    issuer: { kind: 'domain', domain: UNIVERSITY },
    issuerName: 'Kaveri Institute of Technology',
    ...{ form: 'vc-jwt', status: 'good', term: 'current', holder: 'owner', doubt: null },
    ...{ counts: true, fits: true, refusal: null },
  })
  t.ok((await ana.get(`/cvs/${id}`)).body.cv.rev > before, 'the rev says that something changed')

  const claim = await shownClaim(id)
  t.match(claim, { level: 'credential', credentials: [{ id: credential.id, counts: true }] })
  t.same([claim.credentials[0].fits, claim.credentials[0].at], [undefined, undefined], 'what is the owner’s alone')
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
  const path = `/cvs/${id}/credentials/${SECTION}/${credential.id}`
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

t.test('a changed text drops the credential, until its owner confirms that it still fits', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  const { cv } = (await ana.get(`/cvs/${id}`).expect(200)).body
  const changed = { ...cv.content, education: { undergraduation: { ...education.undergraduation, degree: 'B.E.' } } }
  await saveCv(ana, id, cv.version, { content: changed }).expect(200)
  t.match(await draftEntry(id), { level: 'stated', credentials: [{ fits: false, counts: false }] })
  t.match(await shownClaim(id), { level: 'credential' }, 'what is published still has its text')
  await ana.post(`/cvs/${id}/publish`).expect(200)
  t.match(await shownClaim(id), { level: 'stated', credentials: undefined })
  const [{ id: credentialId }] = (await draftEntry(id)).credentials
  await ana.post(`/cvs/${id}/credentials/${SECTION}/${credentialId}/keep`).expect(204)
  t.match(await shownClaim(id), { level: 'credential' })
})

t.test('a credential counts for the name with which it was attached and for the person that it names', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email, { name: '' })).bytes).expect(201)
  t.match(await draftEntry(id), { level: 'credential' })
  t.match(await pageOf(id), 'Shown by the owner beside: “Bachelor of Engineering, Kaveri Institute”')
  const save = async (change: object) => {
    const { cv } = (await ana.get(`/cvs/${id}`).expect(200)).body
    const changed = { ...cv.content, ...change }
    await saveCv(ana, id, cv.version, { content: changed }).expect(200)
    await ana.post(`/cvs/${id}/publish`).expect(200)
  }
  await save({ personalDetails: { name: 'Another Person' } })
  const renamed = await draftEntry(id)
  t.match(renamed, { level: 'stated', credentials: [{ fits: false, misfit: 'name', mayKeep: false, counts: false }] })
  t.match(await shownClaim(id), { level: 'stated', credentials: undefined })
  t.notMatch(await pageOf(id), 'for this account, checked')
  const keep = () => ana.post(`/cvs/${id}/credentials/${SECTION}/${renamed.credentials[0].id}/keep`)
  await save({ personalDetails: { name: NAME.replace('Dr. ', '').toUpperCase() } })
  t.match(await shownClaim(id), { level: 'credential' }, 'the same name in other letters')
  await save({ education: { undergraduation: { institution: 'Stanford University', degree: 'PhD' } } })
  t.match(await draftEntry(id), { credentials: [{ misfit: 'text', mayKeep: false }] })
  t.match((await keep().expect(422)).body, { code: 'credential_refused', message: /no word in common/ })
  await save({ education: { undergraduation: { institution: 'Stanford', degree: 'Engineering' } } })
  t.equal((await keep()).status, 422, 'the title alone is not enough')

  const other = await make()
  await attach(other, (await degree(ANA.email, { name: 'Bob Builder' })).bytes).expect(201)
  t.match(await draftEntry(other), { level: 'stated', credentials: [{ misfit: 'subject', counts: false }] })
  t.match(await shownClaim(other), { level: 'stated', credentials: undefined })
})

t.test('the owner may check hourly; with an unreachable issuer the last result counts for a week', async t => {
  const id = await make()
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  const [credential] = (await draftEntry(id)).credentials
  const check = () => ana.post(`/cvs/${id}/credentials/${SECTION}/${credential.id}/check`)
  await app.fault('university', 'down')
  await check().expect(204)
  t.match(await draftEntry(id), { level: 'credential', credentials: [{ checkedAt: credential.checkedAt }] })
  t.match((await check().expect(429)).body, { message: /less than an hour ago/ })

  const cvs = app.connection.collection<{ _id: string }>('cvs')
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  const set = { 'claims.education/undergraduation.credentials.0.checkedAt': eightDaysAgo }
  await cvs.updateOne({ _id: id }, { $set: set })
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
  const id = await make(ana, site)
  await attach(id, (await degree(ANA.email)).bytes).expect(201)
  t.match(await draftEntry(id), { level: 'evidence', credentials: [{ doubt: 'own-domain', counts: false }] })
  t.match(await shownClaim(id), { level: 'evidence', credentials: [{ counts: false }] })
  const page = await pageOf(id, '/verify')
  t.match(page, `${UNIVERSITY} is a domain of the owner’s own.`)
  t.notMatch(page, 'for this account, checked')
  // It stays the owner's own, although the CV does not name it any more.
  const { cv } = (await ana.get(`/cvs/${id}`).expect(200)).body
  await saveCv(ana, id, cv.version, { content }).expect(200)
  await ana.post(`/cvs/${id}/publish`).expect(200)
  await runDaily()
  t.match(await draftEntry(id), { level: 'evidence', credentials: [{ doubt: 'own-domain' }] })

  const found = (domain: string) => ({ issuer: { kind: 'domain', domain } }) as CheckedCredential
  const doubt = (domain: string) =>
    doubtOf(
      found(domain),
      { email: ANA.email, hd: null },
      { content, published: null } as never,
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
  for (const section of ['personalDetails', 'skills.none', 'constructor'])
    t.equal((await attach(id, bytes, ana, section)).status, 404, section)
  await ana.post(`/cvs/${id}/credentials`).attach('file', bytes, 'a').expect(400)
  t.equal((await attach(id, Buffer.alloc(1024 * 1024 + 1, '{'))).status, 413)
  await attach(id, bytes).expect(201)
  for (let more = 0; more < 4; more++) await attach(id, (await degree(ANA.email)).bytes).expect(201)
  t.match((await attach(id, (await degree(ANA.email)).bytes).expect(409)).body, { code: 'limit_reached' })
  const [first] = (await draftEntry(id)).credentials
  await ana.delete(`/cvs/${id}/credentials/${SECTION}/${first.id}`).expect(204)
  t.equal((await draftEntry(id)).credentials.length, 4)
  t.equal(await rows.countDocuments({ cvId: id }), 4)
  // Bytes without a record and a record without bytes, as a crash leaves them.
  const since = { unsure: new Date(0), checkedAt: new Date() }
  await rows.insertOne({ _id: 'left', cvId: id, section: SECTION, ...since } as never)
  await app.catchUp()
  t.equal(await rows.countDocuments({ _id: 'left' }), 0)

  const exported = JSON.parse((await ana.get('/me/export').buffer(true).expect(200)).text)
  const kept = (exported.receivedCredentials as { cvId: string; file: string }[]).filter(({ cvId }) => cvId === id)
  t.equal(kept.length, 4, 'the account’s export has what was handed in')
  await ana.delete(`/cvs/${id}?now=true`).expect(204)
  t.equal(await rows.countDocuments({ cvId: id }), 0, 'a removed CV leaves none')
  await ana.delete('/me').send({ email: ANA.email }).expect(204)
  await app.finishRemovals()
  t.equal(await rows.countDocuments(), 0, 'neither does a removed account')
})
