// Claims in the transparency log: each is logged once, with a proof that others can check, and so is its withdrawal; an interruption
// loses none; nothing in the log leads to a person.
import { CLAIMED, newlyNamed, OWNER, startClaims } from './claims-harness.ts'
import { broken, type Json, outsidePrograms } from './credentials-harness.ts'
import { startInstitutions } from './institutions-harness.ts'
import { commitmentOf, logReader, sha256, withdrawalOf } from './log-reader.ts'
import t from './tap.ts'

const claims = await startClaims(t)
const { app, owner, attest, confirmIn, make, verification } = claims
const { check, entries } = logReader(app)
type Row = Record<string, Json> & { _id: string }
const collection = (name: string) => app.connection.collection<Row>(name)
const [rows, queue, stored, leases] = ['log_claims', 'log_queue', 'claims', 'leases'].map(collection) as [
  ReturnType<typeof collection>,
  ReturnType<typeof collection>,
  ReturnType<typeof collection>,
  ReturnType<typeof collection>,
]

/** Stops the log from growing by taking its lease, as another process does. */
const hold = () =>
  leases.updateOne(
    { _id: 'log' },
    { $set: { holder: 'the test', until: new Date(Date.now() + 3_600_000) } },
    { upsert: true },
  )
async function grow(): Promise<void> {
  await leases.deleteOne({ _id: 'log' })
  await app.settleClaims()
  do await app.growLog()
  while ((await queue.countDocuments({ index: null })) > 0)
}
const claimOf = async (id: string, section: string) =>
  (await verification(id)).claims.find(claim => claim.section === section)
const credentialOf = async (id: string, section: string) =>
  (await app.anyone().get(`/cvs/${id}/credentials`).expect(200)).body.credentials.find(
    (one: Json) => one.section === section,
  ).id
const isLogged = async (commitment: string) => (await entries()).some(entry => entry.commitment === commitment)
/** The ids of the claims that a CV shows, in the order of its sections. */
async function idsOf(id: string): Promise<string[]> {
  const { claims } = await verification(id)
  const found = await stored.find({ digest: { $in: claims.map(({ digest }) => digest) } }).toArray()
  return claims.flatMap(({ digest }) => found.filter(claim => claim.digest === digest).map(({ _id }) => _id))
}
const rowsOf = (ids: readonly string[]) => rows.find({ claim: { $in: ids } }).toArray()
const saltsOf = async (ids: readonly string[]) => (await rowsOf(ids)).flatMap(({ salt }) => salt ?? [])
const withdrawals = async () => (await entries()).filter(({ kind }) => kind === 'withdrawal').length

t.test('attestations by account and by wallet are in the log, each with a proof of its own', async t => {
  const id = await make(newlyNamed(), true)
  await attest(id, 'skills.go')
  await attest(id, 'skills.c', 'wallet')
  await grow()
  const indexes = new Set<number>()
  for (const section of ['skills.go', 'skills.c']) {
    const claim = await claimOf(id, section)
    const { at, index } = await check(claim.log, 'attestation', claim)
    indexes.add(index)
    const seconds = (Date.parse(at) - Date.parse(claim.at)) / 1_000
    t.ok(seconds >= -60 && seconds <= 600, `${section}: recorded when it was made`)
    await t.rejects(check(claim.log, 'confirmation', claim), 'not under another kind')
    await t.rejects(check({ ...claim.log, salt: 'A'.repeat(43) }, 'attestation', claim), 'not with another salt')
  }
  t.equal(indexes.size, 2)
  t.equal((await claimOf(id, 'skills.plain')).log, null, 'nobody attested it')
})

t.test('a proof replaces the cached reply; page and editor show it', async t => {
  const id = await make(newlyNamed(), true)
  await hold()
  const { attestation } = await attest(id, 'skills.go')
  t.equal(attestation.loggedAt, null)
  t.equal((await claimOf(id, 'skills.go')).log, null)
  const page = async () => (await app.anyone().get(`/cv/${id}/verify`).set('accept', 'text/html').expect(200)).text
  t.match(await page(), /The attestation is in the public log within a minute\./)
  const { asOf } = await verification(id)
  t.equal((await verification(id)).asOf, asOf, 'from the cache')
  await grow()
  const claim = await claimOf(id, 'skills.go')
  await check(claim.log, 'attestation', claim)
  t.match(await page(), /The attestation has been in the public log since \d+ \w+ \d{4}\./)
  t.match((await claims.draft(id)).verification.skills.go.attestation.loggedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

t.test('a withdrawn attestation: the holder of the salt finds it, and the salt is removed', async t => {
  const id = await make(newlyNamed(), true)
  await attest(id, 'skills.go')
  await grow()
  const { log } = await claimOf(id, 'skills.go')
  const ids = await idsOf(id)
  const withdrawal = withdrawalOf(log.salt, await credentialOf(id, 'skills.go'))
  t.notOk(await isLogged(withdrawal))
  await owner.delete(`/cvs/${id}/attestations/skills.go`).expect(204)
  await grow()
  t.ok((await entries()).find(({ kind, commitment }) => kind === 'withdrawal' && commitment === withdrawal))
  t.same(await saltsOf(ids), [])
  await attest(id, 'skills.go')
  await grow()
  const again = await claimOf(id, 'skills.go')
  await check(again.log, 'attestation', again)
  t.not(again.log.salt, log.salt)
})

t.test('replacing, unpublishing, trashing and changing the text or the name log no withdrawal', async t => {
  const content = newlyNamed()
  const id = await make(content, true)
  await attest(id, 'skills.go')
  await attest(id, 'skills.c')
  await grow()
  const before = await withdrawals()
  const ids = await idsOf(id)
  const [first, second] = [await claimOf(id, 'skills.go'), await claimOf(id, 'skills.c')]
  await attest(id, 'skills.go', 'wallet')
  await grow()
  const newer = await claimOf(id, 'skills.go')
  await check(newer.log, 'attestation', newer)
  t.same(new Set(await saltsOf(ids)), new Set([newer.log.salt, second.log.salt]), 'the salt of the older is gone')
  await claims.save(id, { content: { ...content, skills: [{ id: 'c', name: 'C++' }] } })
  await owner.post(`/cvs/${id}/publish`).expect(200)
  await claims.save(id, { content: newlyNamed() })
  await owner.post(`/cvs/${id}/publish`).expect(200)
  await owner.post(`/cvs/${id}/unpublish`).expect(200)
  await owner.delete(`/cvs/${id}`).expect(204)
  await grow()
  t.equal(await withdrawals(), before)
  t.equal((await saltsOf(ids)).length, 2)
  t.ok(
    await isLogged(commitmentOf(Buffer.from(first.log.salt, 'base64url'), first.signature)),
    'its entry stays for ever',
  )
})

t.test('removing a CV withdraws no claim; withdrawing one logs it once and removes its salt', async t => {
  const id = await make(newlyNamed(), true)
  const copy = (await owner.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.id
  await attest(id, 'skills.go')
  await attest(copy, 'skills.c')
  await grow()
  const before = await withdrawals()
  const ids = await idsOf(id)
  const sought = await Promise.all(
    ['skills.go', 'skills.c'].map(async section => {
      const { log, digest } = await claimOf(id, section)
      return { digest, commitment: withdrawalOf(log.salt, await credentialOf(id, section)) }
    }),
  )
  for (const one of [id, copy]) await owner.delete(`/cvs/${one}?now=true`).expect(204)
  await grow()
  t.equal(await withdrawals(), before)
  t.equal((await saltsOf(ids)).length, 2)
  for (const { digest, commitment } of sought) {
    await owner.delete(`/me/claims/${digest}`).expect(204)
    await owner.delete(`/me/claims/${digest}`).expect(404)
    await grow()
    t.ok(await isLogged(commitment))
  }
  t.equal(await withdrawals(), before + 2)
  t.same(await saltsOf(ids), [])
})

t.test('a crash between a change and its step loses nothing, and nothing is logged twice', async t => {
  const id = await make(newlyNamed(), true)
  await hold()
  await attest(id, 'skills.go')
  await attest(id, 'skills.c')
  const ids = await idsOf(id)
  const [go, c] = ids as [string, string]
  // As if killed after the claims were written: before any row, and between row and queue.
  const [row] = await rowsOf([c])
  const commitments = (await rowsOf(ids)).map(({ commitment }) => commitment)
  await queue.deleteMany({ commitment: { $in: commitments } })
  await rows.deleteMany({ claim: go })
  await stored.updateMany({ _id: { $in: ids } }, { $set: { unsettled: true } })
  await grow()
  for (const section of ['skills.go', 'skills.c']) {
    const claim = await claimOf(id, section)
    await check(claim.log, 'attestation', claim)
  }
  t.equal((await claimOf(id, 'skills.c')).log.salt, row?.salt, 'the salt that was kept first')
  t.equal(await stored.countDocuments({ unsettled: true }), 0)

  const { log } = await claimOf(id, 'skills.go')
  const withdrawal = withdrawalOf(log.salt, await credentialOf(id, 'skills.go'))
  await stored.updateOne({ _id: go }, { $set: { attestations: [], unsettled: true } })
  await grow()
  t.ok(await isLogged(withdrawal))

  const size = (await entries()).length
  for (let round = 0; round < 5; round++) {
    await stored.updateOne({ _id: c }, { $set: { unsettled: true } })
    await grow()
  }
  t.equal((await entries()).length, size)
})

t.test('many concurrent claims are logged exactly once each', async t => {
  const skills = Array.from({ length: 20 }, (_, at) => ({ id: `s${at}`, name: `Skill ${at}` }))
  const id = await make({ ...newlyNamed(), skills }, true)
  const before = (await entries()).length
  await Promise.all([...skills.map(skill => attest(id, `skills.${skill.id}`)), grow(), grow()])
  await grow()
  const found = (await verification(id)).claims.filter(({ section }) => section.startsWith('skills.'))
  const places = await Promise.all(found.map(claim => check(claim.log, 'attestation', claim)))
  t.equal(new Set(places.map(({ index }) => index)).size, 20)
  t.equal((await entries()).length, before + 20)
  t.equal((await rowsOf(await idsOf(id))).length, 20)
})

t.test('a claim found after ten minutes is never logged', async t => {
  const id = await make(newlyNamed(), true)
  const old = new Date(Date.now() - 11 * 60_000)
  await confirmIn(id, 'awards.best', { at: old, decidedAt: old })
  const ids = await idsOf(id)
  const unsettle = () => stored.updateMany({ _id: { $in: ids } }, { $set: { unsettled: true } })
  await unsettle()
  await grow()
  t.equal((await claimOf(id, 'awards.best')).confirmation.log, null)
  t.same(await rowsOf(ids), [])
  const young = new Date(Date.now() - 60_000)
  await confirmIn(id, 'awards.best', { at: young, decidedAt: young })
  await unsettle()
  await grow()
  const { confirmation } = await claimOf(id, 'awards.best')
  await check(confirmation.log, 'confirmation', confirmation)
})

t.test('a confirmation by an institution is logged, and so is that it was revoked', async t => {
  const { app, asked, decide, ana } = await startInstitutions(t)
  const { check, entries } = logReader(app)
  const { cv, token } = await asked('registrar@uni.example', true)
  await decide(token, { decision: 'confirm', name: 'Dr. Meera Iyer' }).expect(200)
  await app.growLog()
  const read = async () =>
    (await app.anyone().get(`/cvs/${cv}/verification`).expect(200)).body.claims
      .filter(({ section }: Json) => section === 'education.undergraduation')
      .at(-1)
  const { confirmation, log } = await read()
  t.equal(log, null, 'the owner attested nothing')
  const { at } = await check(confirmation.log, 'confirmation', confirmation)
  t.ok(Date.parse(at) >= Date.parse(confirmation.at) - 1_000)
  t.match((await ana.get(`/cvs/${cv}`)).body.cv.verification.education.undergraduation.confirmation, { loggedAt: at })
  const { credentials } = (await app.anyone().get(`/cvs/${cv}/credentials`).expect(200)).body
  const withdrawal = withdrawalOf(confirmation.log.salt, credentials[0].id)
  await decide(token, { decision: 'revoke' }).expect(200)
  await app.growLog()
  t.ok((await entries()).find(({ kind, commitment }) => kind === 'withdrawal' && commitment === withdrawal))
  t.equal((await read()).confirmation, undefined)
})

t.test('a credential carries the proof, and programs of others accept it', async t => {
  const id = await make(newlyNamed(), true)
  const { checkJson, checkJwt } = outsidePrograms(app)
  const at = new Date()
  await confirmIn(id, 'awards.best', { at, decidedAt: at })
  await attest(id, 'skills.go')
  for (const [section, kind] of [
    ['skills.go', 'attestation'],
    ['awards.best', 'confirmation'],
  ]) {
    const path = `/cvs/${id}/credentials/${section}?kind=${kind}&format=`
    const text = async (format: string) => {
      const { body } = await app.anyone().get(`${path}${format}`).responseType('blob').expect(200)
      return String(body)
    }
    const credential = JSON.parse(await text('ldp')) as Json
    await checkJson(credential)
    t.same(broken(credential), [], 'as the tables of Open Badges have it')
    t.same((await checkJwt(await text('vc%2Bjwt'))).evidence, credential.evidence)
    const evidence = credential.evidence.at(-1)
    t.equal(evidence.name, 'The place of this claim in the transparency log')
    const claim = await claimOf(id, section as string)
    const carried = kind === 'confirmation' ? claim.confirmation : claim
    t.same(JSON.parse(evidence.narrative), carried.log)
    await check(JSON.parse(evidence.narrative), kind as string, carried)
  }
  const old = await make(newlyNamed(), true)
  await confirmIn(old, 'awards.best')
  const { body } = await app.anyone().get(`/cvs/${old}/credentials/awards.best?format=ldp`).responseType('blob')
  t.equal(JSON.parse(String(body)).evidence.length, 1, 'one that is older than the log is issued without')
})

t.test('after the removal of an account nothing in the log leads to the person', async t => {
  const person = await claims.app.as({ email: 'leaver@example.org', name: 'Leaver Person' })
  const { nanoId: id } = (await person.post('/cvs').send({ content: CLAIMED }).expect(201)).body.cv
  await person.post(`/cvs/${id}/publish`).expect(200)
  for (const section of ['personalDetails', 'skills.go', 'skills.c'])
    await person.put(`/cvs/${id}/attestations/${section}`).send({ method: 'account' }).expect(200)
  await grow()
  const { claims: all, holder } = await verification(id)
  const logged = all.filter(({ log }) => log)
  t.equal(logged.length, 3)
  const { credentials } = (await app.anyone().get(`/cvs/${id}/credentials`).expect(200)).body
  const exported = (await person.get('/me/export').expect(200)).body.loggedClaims
  t.same(
    new Set(exported.map(({ salt }: Json) => salt)),
    new Set(logged.map(({ log }) => log.salt)),
    'theirs until then',
  )
  await person.delete('/me').send({ email: 'leaver@example.org' }).expect(204)
  await grow()
  t.equal(await rows.countDocuments({ userId: exported[0].userId }), 0)
  for (const { log, section } of logged) {
    const { id: name } = credentials.find((one: Json) => one.section === section)
    t.ok(await isLogged(withdrawalOf(log.salt, name)), `${section} is withdrawn`)
  }

  const known = [
    ...[id, holder, OWNER.email, 'leaver@example.org', 'Leaver Person', 'Ana', app.config.publicOrigin],
    ...all.flatMap(({ digest, statement, signature, section, kid }) => [digest, statement, signature, section, kid]),
    ...all.map(({ statement, signature }) => `${statement}\n${signature}`),
    ...credentials.map(({ id: name }: Json) => name),
  ].filter(text => typeof text === 'string' && text.length > 5)
  const hashes = known.flatMap(text => [sha256(text), sha256(sha256(text)), sha256('withdrawal', text)])
  const pairs = known.flatMap(one => known.map(other => sha256(one, sha256(other))))
  const spelled = [...hashes, ...pairs, ...known.map(text => sha256(Buffer.alloc(32), sha256(text)))].flatMap(hash => [
    hash.toString('hex'),
    hash.toString('base64'),
    hash.toString('base64url'),
  ])
  const held = await Promise.all(
    ['log_queue', 'log_tiles', 'log_bundles', 'log_checkpoints', 'log_claims'].map(async name =>
      (await collection(name).find({}).toArray()).map(row => JSON.stringify(row, (_key, value) => spelledOut(value))),
    ),
  )
  const everything = held.flat().join('\n')
  t.ok(everything.includes(String((await entries()).at(-1)?.commitment)), 'the bytes are looked through as texts')
  const names = known.filter(text => text !== app.config.publicOrigin && !all.some(({ section }) => section === text))
  t.same(
    [...names, ...spelled].filter(text => everything.includes(text)),
    [],
  )
})
/** Bytes as text, hex and base64. */
const spelledOut = (value: Json) => {
  const bytes =
    value?._bsontype === 'Binary'
      ? Buffer.from(value.buffer)
      : value?.type === 'Buffer'
        ? Buffer.from(value.data)
        : null
  return bytes ? [bytes.toString('latin1'), bytes.toString('hex'), bytes.toString('base64')] : value
}
