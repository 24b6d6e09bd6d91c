// Claims of single personal details: a changed city keeps the badge of the name, and private details reveal nothing.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claimDigest } from '../../api/core/claims/subject.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { OWNER, startClaims } from '../claims-harness.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'

const claims = await startClaims(t)
const { app, attest, draft, make, owner, publish, put, save, snapshot, statementOf, verification } = claims
const stored = app.connection.collection('claims')
// The CVs of all tests have the same words under the same name, so they would share their claims.
t.beforeEach(() => stored.deleteMany({}))
const { checkCv } = (await import(
  pathToFileURL(join(projectRoot, 'dist', 'site', 'verify-cv.mjs')).href
)) as typeof import('../../scripts/verify-cv.ts')

const details = {
  name: 'Ana Rao',
  profession: 'Weaver',
  email: 'ana@home.example',
  location: 'Pune',
  phoneNumber: '+91 20 1234',
  links: [{ id: 'l', label: 'Site', url: 'https://a.example/me' }],
}
const content = { personalDetails: details, skills: [{ id: 'go', name: 'Go' }] }
const moved = { ...content, personalDetails: { ...details, location: 'Delhi' } }
const open = { email: 'public', phoneNumber: 'public', location: 'public', imageUrl: 'public' }
const digestOf = (holder: string, field: string, value: string) =>
  claimDigest({ holder, kind: `personalDetails.${field}`, scope: 'whole' }, { [field]: value })
// biome-ignore lint/suspicious/noExplicitAny: the replies have no types
const fieldsOf = (cv: any) => cv.verification.personalDetails.fields
const ask = { email: 'registrar@uni.example', institution: 'University' }
const read = async (path: string) => (await app.anyone().get(path).expect(200)).text
const everything = async (nanoId: string) =>
  (
    await Promise.all(
      ['', '/verification'].map(async path => JSON.stringify((await app.anyone().get(`/cvs/${nanoId}${path}`)).body)),
    )
  ).join() + (await Promise.all(['', '/verify'].map(path => read(`/cv/${nanoId}${path}`)))).join()

t.test('each detail can be attested alone, by account and with a wallet, private or not', async t => {
  for (const method of ['account', 'wallet'] as const) {
    await stored.deleteMany({})
    const nanoId = await make(content, true)
    const { holder } = await verification(nanoId)
    for (const field of ['name', 'profession', 'location', 'email', 'phoneNumber'] as const) {
      const { attestation, cv } = await attest(nanoId, `personalDetails.${field}`, method)
      t.match(attestation, { method, valid: true, person: 'Ana Rao' }, field)
      t.equal(attestation.digest, digestOf(holder, field, details[field]))
      t.equal(attestation.statement.split('\n')[2], `${holder} personalDetails.${field} whole`)
      t.same(fieldsOf(cv)[field].attestation, attestation)
      t.equal(cv.verification.personalDetails.isSelfAttested, field === 'phoneNumber', 'only with the last of them')
    }
    const seen = await snapshot(nanoId)
    t.same(Object.keys(fieldsOf(seen)), ['name', 'profession', 'location'])
    t.equal(seen.verification.personalDetails.isSelfAttested, true, 'every one that strangers see')
  }
})

t.test('changing the city ends the badge of the city only', async t => {
  const nanoId = await make(content, true)
  await put(nanoId, 'personalDetails', { method: 'account' }).expect(200)
  await save(nanoId, { content: moved })
  const after = await draft(nanoId)
  t.match(fieldsOf(after), {
    name: { isSelfAttested: true },
    location: { attestation: null, former: [{ level: 'self-attested', value: { location: 'Pune' } }] },
  })
  t.equal(after.verification.personalDetails.isSelfAttested, false)
  await publish(nanoId)
  t.match(fieldsOf(await snapshot(nanoId)), { name: { isSelfAttested: true }, location: { attestation: null } })
  const document = await verification(nanoId)
  const levels = Object.fromEntries(document.claims.map(({ section, level }) => [section, level]))
  t.match(levels, { 'personalDetails.name': 'self-attested', 'personalDetails.location': 'stated' })
  t.notOk('personalDetails' in levels, 'each detail has an entry, all together none')
  t.match(await checkCv(document, { keys: document.keys }), { ok: true, status: 0 })
  t.match(await read(`/cv/${nanoId}`), /Self-attested: name, profession</)
  const check = await read(`/cv/${nanoId}/verify`)
  t.match(check, /id="personalDetails\.name"[\s\S]*?Name[\s\S]*?Ana Rao[\s\S]*?Self-attested/)
  t.match(check, /id="personalDetails\.location"[\s\S]*?Location[\s\S]*?Delhi[\s\S]*?Stated\./)
  t.notMatch(check, /id="personalDetails"/)
  await save(nanoId, { content })
  t.equal(fieldsOf(await draft(nanoId)).location.isSelfAttested, true, 'and back')
})

t.test('the account attests and removes all details at once; a wallet signs each', async t => {
  const nanoId = await make(content, true)
  const { body } = await put(nanoId, 'personalDetails', { method: 'account' }).expect(200)
  t.match(body.attestation, { valid: true, statement: / personalDetails\.name whole\n/ })
  t.same(
    Object.values(fieldsOf(body.cv)).map(entry => (entry as { isSelfAttested: boolean }).isSelfAttested),
    [true, true, true, true, true],
  )
  t.match(body.cv.verification.personalDetails, { isSelfAttested: true, level: 'stated', attestation: null })
  await owner.delete(`/cvs/${nanoId}/attestations/personalDetails.name`).expect(204)
  t.match(fieldsOf(await draft(nanoId)), { name: { isSelfAttested: false }, email: { isSelfAttested: true } })
  await owner.delete(`/cvs/${nanoId}/attestations/personalDetails`).expect(204)
  t.notMatch(JSON.stringify(await draft(nanoId)), '"isSelfAttested":true')
  t.equal(await stored.countDocuments(), 0)

  const path = `/cvs/${nanoId}/attestations`
  const refused = [
    await owner.get(`${path}/personalDetails/statement`).expect(400),
    await put(nanoId, 'personalDetails', { method: 'wallet', statement: 'x', signature: '0x' }).expect(400),
    await owner.post(`/cvs/${nanoId}/verifications/personalDetails`).send(ask).expect(400),
  ]
  for (const { body } of refused) {
    t.match(body, { code: 'invalid_request', errors: [{ path: '/section', message: /personalDetails\.name/ }] })
  }
  for (const section of ['links', 'imageUrl', 'id', 'Name', '']) {
    await put(nanoId, `personalDetails.${section}`, { method: 'account' }).expect(404)
  }
  await statementOf(nanoId, 'personalDetails.email')
})

t.test('a picture is attested by its bytes', async t => {
  const nanoId = await make(content, true)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWPgzvbHgxhGpbOxBAsAgRRM9X4qFAUAAAAASUVORK5CYII=',
    'base64',
  )
  const { picture } = (await owner.post(`/cvs/${nanoId}/picture`).attach('file', png, 'a.png').expect(201)).body
  await save(nanoId, { content: { ...content, personalDetails: { ...details, imageUrl: picture.url } } })
  await publish(nanoId)
  const { attestation } = await attest(nanoId, 'personalDetails.imageUrl')
  const value = `sha256:${picture.id}`
  const { holder, claims: shown } = await verification(nanoId)
  t.equal(attestation.digest, digestOf(holder, 'imageUrl', value))
  const claim = shown.find(one => one.section === 'personalDetails.imageUrl')
  t.match(claim, { value: { imageUrl: value }, valid: true })
  t.match(await read(`/cv/${nanoId}`), /Self-attested: picture/)
})

t.test('strangers see no claim of a private detail, and requests for it are refused', async t => {
  const nanoId = await make(content, true)
  const { attestation } = await attest(nanoId, 'personalDetails.email')
  const secret = [attestation.digest, attestation.signature, 'personalDetails.email', 'ana@home.example']
  const isSilent = async (when: string) => {
    const seen = await everything(nanoId)
    for (const one of secret) t.notOk(seen.includes(one), `${one.slice(0, 30)} ${when}`)
    t.notOk('email' in fieldsOf(await snapshot(nanoId)), when)
  }
  await isSilent('when it was never public')
  const refused = await owner.post(`/cvs/${nanoId}/verifications/personalDetails.email`).send(ask).expect(409)
  t.match(refused.body.message, /hidden/)

  await save(nanoId, { privacy: open })
  await publish(nanoId)
  t.match(fieldsOf(await snapshot(nanoId)).email, { isSelfAttested: true, attestation: { digest: attestation.digest } })
  await owner.post(`/cvs/${nanoId}/verifications/personalDetails.email`).send(ask).expect(201)
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})\n/.exec((await app.inbox(ask.email))[0]?.text ?? '')?.[1]
  t.match(await read(`/verify/${token}`), /a section of a CV: E-mail[\s\S]*ana@home\.example/)
  await save(nanoId, { privacy: { ...open, email: 'private' } })
  await isSilent('when it is private again')
  await app.anyone().get(`/verify/${token}`).expect(404)
  t.equal(fieldsOf(await draft(nanoId)).email.isSelfAttested, true, 'for its owner it is attested all the while')
})

t.test('files show the claims of each public detail, but of no private detail', async t => {
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await app.connection.collection('users').updateOne({ email: OWNER.email }, { $set: { plan: 'Pro', planExpiresAt } })
  const nanoId = await make(content, true)
  await attest(nanoId, 'personalDetails.name')
  await attest(nanoId, 'personalDetails.email')
  const file = async (kind: string) => (await owner.get(`/cvs/${nanoId}/${kind}`).responseType('blob').expect(200)).body
  for (const text of [(await pageTextsOf(await file('pdf'))).join(' '), String(await file('text'))]) {
    t.match(text, /Name: Self-attested by “Ana Śrī”, signed in with Google, on \d+/)
    t.notMatch(text, /E-mail: self-attested|e-mail:/)
  }
})
