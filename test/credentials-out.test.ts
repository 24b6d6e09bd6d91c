// Claims as credentials that others read: their form, what programs of others say of them, and when they are withdrawn.
import { createHash, generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import sharp from 'sharp'
import { CLAIMED, newlyNamed, OWNER, startClaims } from './claims-harness.ts'
import { broken, type Json, outsidePrograms, textsIn } from './credentials-harness.ts'
import { createCv } from './cv-calls.ts'
import { ADMIN, startApp } from './harness.ts'
import t, { type Test } from './tap.ts'

const claims = await startClaims(t)
const { app, owner, attest, confirmIn, make, save, publish } = claims
const { issuer, checkJson, checkJwt, isWithdrawn } = outsidePrograms(app)
const stored = app.connection.collection<Json>('claims')
const entries = app.connection.collection('status_entries')
const stranger = app.anyone()
const origin = app.config.publicOrigin

const listOf = async (id: string): Promise<Json[]> =>
  (await stranger.get(`/cvs/${id}/credentials`).expect(200)).body.credentials
const file = (path: string, who = stranger) => who.get(path).responseType('blob')
const bytes = async (path: string) => (await file(path).expect(200)).body as Buffer
const json = async (path: string): Promise<Json> => JSON.parse((await bytes(path)).toString())
const pathOf = (id: string, section: string, kind: string, format = 'ldp') =>
  `/cvs/${id}/credentials/${section}?kind=${kind}&format=${encodeURIComponent(format)}`

const digestOf = async (id: string, section: string): Promise<string> =>
  (await claims.verification(id)).claims.find(one => one.section === section).digest

/** A published CV with an attested skill and a confirmed award, and both credentials. */
async function issued() {
  const content = newlyNamed()
  const id = await make(content, true)
  await attest(id, 'skills.go')
  await confirmIn(id, 'awards.best')
  const attestation = await json(pathOf(id, 'skills.go', 'attestation'))
  const confirmation = await json(pathOf(id, 'awards.best', 'confirmation'))
  return { id, content, attestation, confirmation }
}

t.test('each format is accepted by independent libraries and states what the service checked', async t => {
  const { id, content, attestation, confirmation } = await issued()
  const all = await listOf(id)
  t.same(
    all.map(({ section, kind, formats, href }) => [section, kind, formats, href]),
    [
      ['skills.go', 'attestation', ['ldp', 'vc+jwt'], `/cvs/${id}/credentials/skills.go?kind=attestation`],
      ['awards.best', 'confirmation', ['ldp', 'vc+jwt', 'png'], `/cvs/${id}/credentials/awards.best?kind=confirmation`],
    ],
  )
  for (const [{ section, kind, id: name }, credential] of [
    [all[0], attestation],
    [all[1], confirmation],
  ]) {
    t.equal(credential.id, name)
    t.match(name, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    await checkJson(credential)
    t.same(broken(credential), [], 'as the tables of Open Badges have it')
    const jwt = (await bytes(pathOf(id, section, kind, 'vc+jwt'))).toString()
    const { iss, sub, jti, nbf, iat, ...inside } = await checkJwt(jwt)
    const { proof, ...same } = credential
    t.same(inside, same, 'both forms say the same')
    t.same(
      [iss, sub, jti, nbf],
      [same.issuer.id, same.credentialSubject.id, same.id, Date.parse(same.validFrom) / 1000],
    )
    t.same(Object.keys(decodeProtectedHeader(jwt)), ['alg', 'typ', 'kid'])
    t.match(same.validFrom, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    t.notMatch(JSON.stringify(credential), /verified|@(?!context|v1\b)\w|dean@|The University|private note/i)
    t.equal((await bytes(pathOf(id, section, kind, 'vc+jwt'))).toString(), jwt, 'a download never changes')
    t.same(await json(pathOf(id, section, kind)), credential)
  }
  const { statement } = (await claims.verification(id)).claims.find(({ section }) => section === 'skills.go')
  t.equal(attestation.credentialSubject.endorsementComment, statement)
  t.equal(statement.split('\n').length, 6)
  const { achievement, source } = confirmation.credentialSubject
  const { digest, value } = (await claims.verification(id)).claims.find(({ section }) => section === 'awards.best')
  const ids = achievement.otherIdentifier.map(({ identifier }: Json) => identifier)
  t.same(ids, [digest, 'awards', 'whole', content.personalDetails.name])
  t.equal(source.name, 'Somebody who reads mail at uni.example and gave the name Dean D')
  t.same(JSON.parse(confirmation.evidence[0].narrative), value)
  const [, holder] = confirmation.credentialSubject.id.split(`${origin}/claims/`)
  const hash = createHash('sha256').update(
    `{"holder":"${holder}","kind":"awards","scope":"whole","value":${confirmation.evidence[0].narrative}}`,
  )
  t.equal(`0x${hash.digest('hex')}`, digest, 'the digest follows from the credential alone')
  t.notMatch(JSON.stringify([attestation, confirmation]), id, 'it does not say in which CV it is')
})

t.test('each published CV that shows a claim has its credential, with the same bytes', async t => {
  const { id, confirmation } = await issued()
  const copy = (await owner.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.id
  await stranger.get(pathOf(copy, 'awards.best', 'confirmation')).expect(404)
  await publish(copy)
  t.same(await json(pathOf(copy, 'awards.best', 'confirmation')), confirmation)
  await owner.delete(`/cvs/${id}?now=true`).expect(204)
  t.same(await json(pathOf(copy, 'awards.best', 'confirmation')), confirmation)
  await checkJson(confirmation)
  await owner.delete(`/me/claims/${await digestOf(copy, 'awards.best')}`).expect(204)
  t.equal(await isWithdrawn(confirmation), true)
  await stranger.get(pathOf(copy, 'awards.best', 'confirmation')).expect(404)
})

t.test('a credential of the facts says so, and has the facts alone', async t => {
  const best = { id: 'best', title: 'Best Paper', awarder: 'The Society', description: 'For looms.' }
  const id = await make({ ...newlyNamed(), awards: [best] }, true)
  await confirmIn(id, 'awards.best')
  const credential = await json(pathOf(id, 'awards.best', 'confirmation'))
  await checkJson(credential)
  t.same(JSON.parse(credential.evidence[0].narrative), { title: best.title, awarder: best.awarder })
  t.match(credential.credentialSubject.achievement, {
    description: /The description of the entry was not part of it\.$/,
    otherIdentifier: [{}, { identifier: 'awards' }, { identifier: 'facts' }],
  })
})

t.test('downloads have media types and file names; invalid requests are refused', async t => {
  const { id } = await issued()
  const confirmed = `/cvs/${id}/credentials/awards.best`
  const types = async (path: string, accept = '*/*') => {
    const { headers } = await file(path).set('accept', accept).expect(200)
    return [headers['content-type'], headers['content-disposition']]
  }
  t.same(await types(confirmed), ['application/vc', 'attachment; filename="awards-best-confirmation.json"'])
  t.match((await types(confirmed, 'application/ld+json'))[0], /^application\/ld\+json/)
  t.same((await types(confirmed, 'text/html, application/vc+jwt;q=0.9'))[0], 'application/vc+jwt')
  t.same(await types(`${confirmed}?format=vc+jwt`), [
    'application/vc+jwt',
    'attachment; filename="awards-best-confirmation.jwt"',
  ])
  t.same((await types(`/cvs/${id}/credentials/skills.go`))[1], 'attachment; filename="skills-go-attestation.json"')
  for (const [path, status] of [
    [`${confirmed}?format=pdf`, 400],
    [`${confirmed}?kind=degree`, 400],
    [`${confirmed}?kind=attestation`, 404],
    [`/cvs/${id}/credentials/skills.go?format=png`, 400],
    [`/cvs/${id}/credentials/skills.c`, 404],
    [`/cvs/${id}/credentials/${'x'.repeat(61)}`, 404],
    ['/status-lists/2', 404],
    ['/status-lists/0', 404],
    ['/status-lists/1?format=png', 400],
    ['/contexts/nothing', 404],
  ] as const) {
    t.equal((await stranger.get(path)).status, status, path)
  }
  const did = await stranger.get('/.well-known/did.json').set('origin', 'https://verifier.example').expect(200)
  t.match(did.headers, {
    'content-type': /application\/did\+json/,
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  })
  const list = await stranger.get('/status-lists/1').expect(200)
  t.match(list.headers, {
    'content-type': 'application/vc',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  })
  await checkJwt((await bytes('/status-lists/1?format=vc%2Bjwt')).toString())
  const { contexts } = (await stranger.get('/contexts').expect(200)).body
  const { attestation } = await issued()
  for (const url of attestation['@context']) {
    const { href } = contexts.find((one: Json) => one.url === url)
    t.ok((await stranger.get(href).expect(200)).body['@context'] ?? (await json(href))['@context'], url)
  }
})

t.test('a confirmation is also a picture with the badge in it', async t => {
  const { id, confirmation } = await issued()
  const png = await bytes(pathOf(id, 'awards.best', 'confirmation', 'png'))
  t.match(await sharp(png).metadata(), { format: 'png', width: 400, height: 400 })
  const texts = textsIn(png, 'openbadgecredential')
  t.same(
    texts.map(text => JSON.parse(text)),
    [confirmation],
  )
  t.same(await bytes(pathOf(id, 'awards.best', 'confirmation', 'png')), png)
})

t.test('only the owner gets a credential with the account’s address, and it is not stored', async t => {
  const { id } = await issued()
  const path = `${pathOf(id, 'awards.best', 'confirmation')}&address=true`
  await stranger.get(path).expect(401)
  await (await app.as({ email: 'other@example.org' })).get(path).expect(403)
  await owner.get(`${pathOf(id, 'skills.go', 'attestation')}&address=true`).expect(400)
  const reply = await file(path, owner).expect(200)
  t.match(reply.headers, { 'cache-control': 'private, no-store' })
  const mine = JSON.parse(reply.body.toString())
  await checkJson(mine)
  t.same(broken(mine), [])
  const [{ identityHash, salt, ...rest }] = mine.credentialSubject.identifier
  t.same(rest, { type: 'IdentityObject', hashed: true, identityType: 'emailAddress' })
  t.match(salt, /^[0-9a-f]{32}$/)
  t.equal(identityHash, `sha256$${createHash('sha256').update(`${OWNER.email}${salt}`).digest('hex')}`)
  t.notMatch(JSON.stringify(await entries.find({}).toArray()), /IdentityObject|@example/)
})

type Act = (id: string, content: typeof CLAIMED) => Promise<unknown>
const published =
  (change: object): Act =>
  async (id, content) => {
    await save(id, { content: { ...content, ...change } })
    await publish(id)
  }
const withdrawn: Act = async id => owner.delete(`/me/claims/${await digestOf(id, 'awards.best')}`).expect(204)
const attestation: Act = async id => owner.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
const hidden = [{ id: 'go', name: 'Go', hidden: true }]
/** Each way in which a credential ends, or is only hidden. */
const ENDINGS: [name: string, section: 'skills.go' | 'awards.best', isSet: boolean, act: Act][] = [
  ['the owner takes the attestation back', 'skills.go', true, attestation],
  ['the owner withdraws the claim', 'awards.best', true, withdrawn],
  ['the CV is unpublished', 'skills.go', false, id => owner.post(`/cvs/${id}/unpublish`).expect(200)],
  ['the CV goes to the trash', 'awards.best', false, id => owner.delete(`/cvs/${id}`).expect(204)],
  ['the CV is removed', 'awards.best', false, id => owner.delete(`/cvs/${id}?now=true`).expect(204)],
  ['the text changes', 'awards.best', false, published({ awards: [{ id: 'best', title: 'Another' }] })],
  ['the name changes', 'skills.go', false, published({ personalDetails: { name: 'Anja' } })],
  ['the section is hidden', 'skills.go', false, published({ skills: hidden })],
  ['the section is attested again', 'skills.go', false, id => attest(id, 'skills.go', 'wallet')],
]
for (const [name, section, isSet, act] of ENDINGS) {
  t.test(`${name}: the status bit is ${isSet ? '' : 'not '}set`, async t => {
    const { id, content, ...both } = await issued()
    const credential = section === 'skills.go' ? both.attestation : both.confirmation
    t.equal(await isWithdrawn(credential), false)
    await act(id, content)
    await app.settleCredentials()
    t.equal(await isWithdrawn(credential), isSet)
    const index = Number(credential.credentialStatus.statusListIndex)
    const entry = await entries.findOne({ index })
    if (isSet) {
      t.same(entry, { _id: `1/${index}`, list: 1, index, isSet: true }, 'nothing of the claim is left')
      await t.rejects(checkJson(credential))
    } else await checkJson(credential)
    const now = await file(pathOf(id, section, section === 'skills.go' ? 'attestation' : 'confirmation'))
    if (now.status === 200) t.not(JSON.parse(now.body.toString()).credentialStatus.statusListIndex, String(index))
    else t.equal(now.status, 404, 'it has left the list')
  })
}

t.test('a text or a CV that is there again has its credential again', async t => {
  const { id, content, confirmation } = await issued()
  await save(id, { content: { ...content, awards: [{ id: 'best', title: 'Another' }] } })
  await publish(id)
  t.same(
    (await listOf(id)).map(({ section }) => section),
    ['skills.go'],
  )
  await save(id, { content })
  await publish(id)
  t.same(await json(pathOf(id, 'awards.best', 'confirmation')), confirmation)
  await owner.delete(`/cvs/${id}`).expect(204)
  await stranger.get(`/cvs/${id}/credentials`).expect(404)
  await owner.post(`/cvs/${id}/recover`).expect(200)
  await stranger.get(pathOf(id, 'awards.best', 'confirmation')).expect(404)
  await publish(id)
  t.same(await json(pathOf(id, 'awards.best', 'confirmation')), confirmation)
})

t.test('after a withdrawal the same words get another credential with another id', async t => {
  const { id, attestation } = await issued()
  await owner.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
  while (Date.now() < Date.parse(attestation.validFrom) + 1_000) await isWithdrawn(attestation)
  await attest(id, 'skills.go')
  const again = await json(pathOf(id, 'skills.go', 'attestation'))
  t.not(again.id, attestation.id)
  t.not(again.credentialStatus.statusListIndex, attestation.credentialStatus.statusListIndex)
  t.same([await isWithdrawn(attestation), await isWithdrawn(again)], [true, false])
})

t.test('a ban sets no status bit: the addresses answer 404 while it lasts', async t => {
  const { id, attestation } = await issued()
  const admin = await app.as(ADMIN)
  const user = await app.connection.collection('users').findOne({ email: OWNER.email })
  const ban = (banned: boolean) => admin.patch(`/admin/users/${user?._id}`).send({ banned, reason: 'Spam' }).expect(200)
  await ban(true)
  await stranger.get(`/cvs/${id}/credentials`).expect(404)
  await stranger.get(pathOf(id, 'skills.go', 'attestation')).expect(404)
  await app.settleCredentials()
  await checkJson(attestation)
  await ban(false)
  t.same(await json(pathOf(id, 'skills.go', 'attestation')), attestation)
})

t.test('after a crash between a change and its status bit, the bit is set later', async (t: Test) => {
  const { id, confirmation, attestation } = await issued()
  const store = app.stores.find(({ collections }) => collections.includes('status_entries')) as Json
  const { revoke } = store
  store.revoke = () => Promise.reject(new Error('killed here'))
  await owner.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
  t.equal(await isWithdrawn(attestation), false)
  t.match(await stored.findOne({ digest: await digestOf(id, 'skills.go') }), { unsettled: true })
  store.revoke = revoke
  await app.settleClaims()
  t.equal(await isWithdrawn(attestation), true)
  t.equal(await stored.findOne({ digest: await digestOf(id, 'skills.go') }), null, 'nothing is left in it')
  // Killed while it was issued: the index is reserved, nothing is signed.
  await entries.updateMany({}, { $unset: { ldp: '', jwt: '', kids: '' } })
  const again = await json(pathOf(id, 'awards.best', 'confirmation'))
  await checkJson(again)
  t.same(again.credentialStatus, confirmation.credentialStatus)
})

t.test('thirty concurrent requests get one credential', async t => {
  const id = await make(newlyNamed(), true)
  await attest(id, 'skills.go')
  const path = pathOf(id, 'skills.go', 'attestation', 'vc+jwt')
  const texts = await Promise.all(Array.from({ length: 30 }, async () => String(await bytes(path))))
  t.equal(new Set(texts).size, 1)
  const claim = await stored.findOne({ digest: await digestOf(id, 'skills.go') })
  t.equal(await entries.countDocuments({ claim: claim._id }), 1)
})

t.test('the address of an account and its removal: entries outlive it without a reference', async t => {
  const leaver = await app.as({ email: 'leaver@example.org' })
  const id = await createCv(leaver, { content: CLAIMED })
  await leaver.post(`/cvs/${id}/publish`).expect(200)
  await leaver.put(`/cvs/${id}/attestations/skills.go`).send({ method: 'account' }).expect(200)
  const credential = await json(pathOf(id, 'skills.go', 'attestation'))
  const exported = JSON.parse((await leaver.get('/me/export').expect(200)).text)
  t.match(exported.credentials, [{ kind: 'attestation', ldp: String, jwt: String }])
  const [{ userId }] = exported.credentials
  t.equal(await entries.countDocuments({ userId }), 1)
  await leaver.delete('/me').send({ email: 'leaver@example.org' }).expect(204)
  // Stores remove a person's data without telling the lists, which look once a second.
  while (!(await isWithdrawn(credential)));
  t.equal(await entries.countDocuments({ userId }), 0)
})

t.test('old keys stay published, a revoked key ends its credentials', async t => {
  const { id, attestation } = await issued()
  const next = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const same = {
    MONGODB_URI: app.config.mongodbUri,
    PUBLIC_ORIGIN: origin,
    ATTESTATION_KEYS: JSON.stringify({ keys: app.config.attestationKeys.map(key => ({ ...key })) }),
    CREDENTIAL_KEYS: JSON.stringify({ keys: [{ ...next, kid: 'ed-2' }] }),
  }
  const kid = String(app.config.credentialKeys[0]?.kid)
  const keysOf = async (one: typeof app) => await (await fetch(`${one.url}/.well-known/did.json`)).text()
  const rotated = await startApp(t, same)
  t.match(await keysOf(rotated), attestation.proof.verificationMethod, 'the old key is there')
  t.equal((await rotated.anyone().get(pathOf(id, 'skills.go', 'attestation'))).status, 200)
  t.equal(await isWithdrawn(attestation), false)
  const revoked = await startApp(t, { ...same, REVOKED_KIDS: kid })
  await revoked.settleCredentials()
  t.notMatch(await keysOf(revoked), attestation.proof.verificationMethod)
  const index = Number(attestation.credentialStatus.statusListIndex)
  t.match(await entries.findOne({ index }), { isSet: true })
  t.match(await keysOf(revoked), `"id":"${issuer}"`)
})
