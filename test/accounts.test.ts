// Accounts: the export has all data, the removal deletes all data, from every collection and from the disk.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TombstoneStore } from '../api/accounts/tombstone-store.ts'
import { documentText, leaveTraces } from './canary.ts'
import { createCv, payOrder, saveCv } from './cv-calls.ts'
import { onePixel } from './fuzz/bodies.ts'
import { ADMIN, contentWith, startApp, testEmbedded } from './harness.ts'
import t from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

const dir = await mkdtemp(join(tmpdir(), 'accounts-'))
t.teardown(() => rm(dir, { recursive: true, force: true }))
const app = await startApp(t, { ATTESTATION_KEYS: newJwks('attest-1') }, { dir })
const db = app.connection.db!
const users = app.connection.collection('users')
const admin = await app.as(ADMIN)
await admin.get('/me').expect(200)

const collections = async () => (await db.listCollections().toArray()).map(({ name }) => name).sort()
/** Names of the collections with a document that contains this text. */
async function where(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await collections()) {
    const docs = await db.collection(name).find({}).toArray()
    if (docs.some(doc => documentText(doc).includes(text))) found.push(name)
  }
  return found
}
async function filesWith(text: string): Promise<string[]> {
  const held = await Promise.all(
    (await readdir(dir)).map(async name => ((await readFile(join(dir, name))).includes(text) ? name : null)),
  )
  return held.filter(name => name !== null)
}

/** A user with data in every feature: CVs with history and a picture, a payment with a coupon, a wallet, mails. */
async function canary(word: string) {
  const email = `${word}@example.org`
  const person = { email, name: `Name ${word}`, picture: `https://pictures.example/${word}`, sub: `sub-${word}` }
  const agent = await app.as(person)
  const content = contentWith({ profileSummary: `Secret ${word}` })
  const nanoId = await createCv(agent, { title: `Title ${word}`, content })
  const upload = await agent.post(`/cvs/${nanoId}/picture`).attach('file', onePixel, 'x.png').expect(201)
  const imageUrl = upload.body.picture.url
  const edited = { ...content, personalDetails: { name: `Other ${word}`, imageUrl } }
  await saveCv(agent, nanoId, 1, { content: edited }).expect(200)
  await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  await saveCv(agent, nanoId, 2, { title: `Later ${word}` }).expect(200)
  await agent
    .post('/cvs/import')
    .send({ format: 'json-resume', resume: { basics: { name: word } } })
    .expect(201)
  const id = String((await users.findOne({ email }))?._id)
  await buy(agent, email)
  const at = new Date()
  const owner = { owner: id, userSWA: `0x${word}`, addresses: [`0x${word}`], expiresAt: at, endedAt: null }
  await db.collection('wallet_sessions').insertOne({ _id: `0x04${word}`, ...owner } as never)
  // Expired ones are removed by the database.
  const later = new Date(Date.now() + 3_600_000)
  await db.collection('wallet_bearers').insertOne({ _id: `0x04${word}`, sealed: 'x', expiresAt: later } as never)
  await db.collection('mails').insertOne({ _id: `plan-ends:${id}:x`, kind: 'plan-ends', data: { user: id } } as never)
  await admin
    .patch(`/admin/users/${id}`)
    .send({ role: 'user', reason: `Says ${word}` })
    .expect(200)
  return { agent, person, email, id, nanoId: nanoId as string, imageUrl: imageUrl as string }
}
/** Texts that must not be on the disk at the end. */
const gone: string[] = []
type Agent = Awaited<ReturnType<typeof app.as>>

async function buy(agent: Agent, email: string) {
  const query = `couponCode=HALF&currType=INR&userMailId=${email}`
  const { value } = (await agent.get(`/cv/coupon_verify?${query}`).expect(200)).body
  // The invoice stays after the removal, so it names somebody else.
  const billing = { country: 'IN', state: '29', name: 'Invoiced Person' }
  const checkout = { amount: value * 100, currType: 'INR', couponCode: 'HALF', billing }
  const { order } = (await agent.post('/cv/checkout').send(checkout).expect(200)).body
  await payOrder(app, agent, email, order.id)
}

await admin.post('/admin/coupons').send({ code: 'HALF', percentOff: 50, maxRedemptions: 5 }).expect(201)
const OTHERS = await canary('bystander7q')

t.test('every collection belongs to a store that declares it', async t => {
  const claimed = app.stores.flatMap(store => store.collections)
  t.equal(new Set(claimed).size, claimed.length, 'to one store each')
  const modelled = Object.values(app.models).map(model => model.collection.name)
  t.same(
    [...new Set([...modelled, ...(await collections())])].filter(name => !claimed.includes(name)),
    [],
    'add the store to api/assemble/stores.ts, and its collections to `collections`',
  )
  t.same(
    claimed.filter(name => !modelled.includes(name)),
    [],
    'and no others',
  )
})

t.test('the export has all data, files included, and no data of others', async t => {
  const word = 'exportcanary8k'
  const { agent, id, nanoId } = await canary(word)
  const traces = await leaveTraces(app, agent, word)
  const reply = await agent.get('/me/export').expect(200)
  t.match(reply.headers, { 'content-disposition': /attachment.*TruCV export\.json/, 'cache-control': /no-store/ })
  const file = JSON.parse(reply.text)
  // Each database returns claims in an order of its own.
  const rank = ({ scope, requests = [] }: { scope?: string; requests?: { status: string }[] }) =>
    scope === 'whole' ? 0 : requests[0]?.status === 'confirmed' ? 1 : 2
  file.claims.sort((one: object, other: object) => rank(one) - rank(other))
  t.match(file, {
    account: [{ id, email: `${word}@example.org`, sub: `sub-${word}` }],
    cvs: [{ nanoId, title: `Later ${word}`, published: { snapshot: { title: `Title ${word}` } } }, { origin: Object }],
    versions: [{ cvId: nanoId, version: 2, published: true }],
    letters: [{ cvId: traces.id, shared: true }, {}],
    proposals: [{ cvId: traces.id, changes: [{ kind: 'add' }] }],
    payments: [{ userId: id, state: 'paid', couponCode: 'HALF' }],
    documents: [{ facts: { recipient: { name: 'Invoiced Person' } }, hash: String, pdf: /^JVBERi/ }],
    billing: [{ name: 'Invoiced Person' }],
    limits: [{ keptUnder: String, what: /stays when the account is deleted/ }],
    couponUses: [{ userId: /^sub:/, state: 'redeemed' }],
    walletSessions: [{ owner: id }],
    mails: [{ kind: 'plan-ends' }],
    claims: [
      { userId: id, scope: 'whole', attestations: [{ by: String }] },
      { scope: 'facts', evidence: [{ id: String }], requests: [{ status: 'confirmed' }] },
      { requests: [{ status: 'sent' }] },
    ],
    loggedClaims: [{ claim: String, salt: /^[\w-]{43}$/ }, { kind: 'confirmation' }],
    audit: [{ what: 'plan.grant' }, { reason: `Says ${word}` }],
  })
  t.equal(Buffer.from(file.pictures[0].bytes, 'base64').subarray(1, 4).toString(), 'PNG')
  t.same(
    traces.texts.filter(text => !reply.text.includes(text)),
    [],
    `of ${traces.texts.length} texts that were left behind`,
  )
  t.ok(
    file.cvs.some(({ trashedAt }: { trashedAt?: string }) => trashedAt),
    'it says which CV is in the trash',
  )
  t.ok(file.proofs.some(({ file }: { file: string }) => file === traces.proof.toString('base64')))
  t.notOk(reply.text.includes('bystander7q'))
  t.notOk(reply.text.includes((await users.findOne({ email: `${word}@example.org` }))?.holderKey))
  const exported = [
    ...['users', 'cvs', 'cv_versions', 'published_digests', 'wallet_sessions', 'audit'],
    ...['claims', 'proofs', 'verification_requests', 'letters', 'log_claims', 'proposals', 'payment_orders'],
  ]
  t.same(
    (await where(word)).filter(name => !exported.includes(name)),
    ['wallet_bearers'],
    'what is secret stays here',
  )
})

t.test('signing out everywhere ends tokens and wallet sessions, and allows a new sign-in', async t => {
  const { agent, person, id } = await canary('signout3m')
  await sleep(1_000)
  await agent.post('/me/sign-out-everywhere').expect(200, { success: true })
  t.match((await agent.get('/me').expect(401)).body, { code: 'invalid_token' })
  const sessions = db.collection('wallet_sessions')
  t.ok((await sessions.findOne({ owner: id }))?.endedAt)
  t.equal(await db.collection('wallet_bearers').countDocuments({ _id: '0x04signout3m' as never }), 0)
  await sleep(1_000)
  await (await app.as(person)).get('/me').expect(200)
})

t.test('a removed account is gone from every collection and, after compaction, from the disk', async t => {
  const word = 'deletecanary9x'
  const { agent, person, email, id, nanoId, imageUrl } = await canary(word)
  const traces = await leaveTraces(app, agent, word)
  t.ok((await where(word)).includes('proofs'), 'also what lies there as bytes is looked through')
  await app.anyone().get(`/cv/${nanoId}`).expect(200)
  t.match((await agent.delete('/me').send({ email: 'somebody@example.org' }).expect(400)).body, {
    errors: [{ path: '/email' }],
  })
  await agent.delete('/me').expect(400)
  const before = await db.collection('payment_orders').find({ userId: id }).toArray()

  await agent
    .delete('/me')
    .send({ email: ` ${email.toUpperCase()} ` })
    .expect(204)

  t.same(await where(word), [])
  for (const cv of [nanoId, traces.id]) t.same(await where(cv), ['tombstones'], 'for a minute, to look again')
  t.notOk(app.logLines.join('').includes(word), 'nor was it ever in the log')
  for (const path of [`/cv/${nanoId}`, `/new-cv/${nanoId}`, `/cv/${nanoId}/card.png`, imageUrl, `/cvs/${nanoId}`]) {
    await app.anyone().get(path).expect(404)
  }
  t.match((await agent.get('/me').expect(401)).body, { code: 'invalid_token' })
  t.same(await users.find({ email }).toArray(), [], 'an earlier token makes no account')
  const after = await db
    .collection('payment_orders')
    .find({ _id: before[0]?._id as never })
    .toArray()
  const nameless = { userId: '0'.repeat(24), billing: null, accountName: null }
  // A step that read the order earlier must not write the names back.
  const rev = Number(before[0]?.rev) + 1
  t.same(after, [{ ...before[0], ...nameless, rev }], 'the orders are complete and anonymous')
  const invoice = await db.collection('tax_documents').findOne({ orderId: String(before[0]?._id) })
  t.match(invoice, { userId: nameless.userId, facts: { recipient: { name: 'Invoiced Person' } } }, 'the invoice stays')
  t.equal(await db.collection('billing_details').countDocuments({ _id: id as never }), 0)
  t.equal((await db.collection('coupons').findOne({ code: 'HALF' }))?.code, 'HALF')
  t.ok((await where('bystander7q')).includes('cv_versions'), 'the others are as they were')
  await app.anyone().get(`/cv/${OTHERS.nanoId}`).expect(200)

  await t.test('data that was still being written during the removal is removed a minute later', async t => {
    const late = { cvId: nanoId, version: 9, at: new Date(), published: false, title: word }
    await db.collection('cv_versions').insertOne({ _id: `${nanoId}:9`, ...late } as never)
    await db.collection('claims').insertOne({ _id: 'late', userId: id, digest: 'd', person: word } as never)
    await db.collection('tombstones').updateMany({}, { $set: { 'pending.0.until': new Date() } })
    await app.finishRemovals()
    t.same(await users.find({ email }).toArray(), [], 'no account')
    t.same(await where(word), [])
    for (const known of [nanoId, traces.id, id]) t.same(await where(known), [])
    const stones = await db.collection('tombstones').find({}).toArray()
    t.match(stones, [{ at: Date, banned: false, pending: [] }])
    t.same(Object.keys(stones[0] ?? {}).sort(), ['_id', 'at', 'banned', 'pending'])
  })

  gone.push(word, nanoId, traces.id, id)
  await sleep(1_000)
  const again = await app.as(person)
  t.match((await again.get('/me').expect(200)).body.user, { subscriptionPlan: 'Free', nanoIds: [], paymentId: null })
  t.not(String((await users.findOne({ email }))?._id), id, 'a new sign-in is a new account')
  await again.delete('/me').send({ email }).expect(204)
  t.same(await where(word), [], 'which can be removed as well')
})

t.test('an interrupted removal is finished by the next start', async t => {
  const word = 'killedcanary4v'
  const { agent, email, id } = await canary(word)
  const raised = app.stores.find(({ collections }) => collections.includes('cvs'))!
  const { removeOf } = raised
  raised.removeOf = () => Promise.reject(new Error('killed here'))
  await agent.delete('/me').send({ email }).expect(500)
  Object.assign(raised, { removeOf })
  t.ok((await where(word)).includes('cvs'), 'it was')
  await agent.get('/me').expect(401)
  await app.finishRemovals()
  t.same(
    (await where(word)).filter(name => name !== 'tombstones'),
    [],
  )
  t.same(
    (await where(id)).filter(name => name !== 'tombstones'),
    [],
  )
})

t.test('a ban outlives the account', async t => {
  const { agent, person, email } = await canary('bannedcanary')
  const tombstones = app.stores.find(({ collections }) => collections.includes('tombstones')) as TombstoneStore
  const { raise } = tombstones
  // Banned between the request's check and the removal.
  tombstones.raise = async (...stone) => {
    await users.updateOne({ email }, { $set: { banned: true } })
    await raise(...stone)
  }
  await agent.delete('/me').send({ email }).expect(204)
  Object.assign(tombstones, { raise })
  t.equal(await users.countDocuments({ email }), 0)
  await sleep(1_000)
  t.match((await (await app.as(person)).get('/me').expect(403)).body, { code: 'forbidden' })
  t.equal(await users.countDocuments({ email }), 0)
})

t.test('the only admin cannot remove the account, unless ADMIN_EMAILS would restore the role', async t => {
  const email = 'made.admin@example.org'
  const made = await app.as({ email })
  await made.get('/me').expect(200)
  await admin
    .patch(`/admin/users/${(await users.findOne({ email }))?._id}`)
    .send({ role: 'admin' })
    .expect(200)
  t.match((await made.delete('/me').send({ email }).expect(409)).body, { code: 'conflict' })
  await admin.delete('/me').send({ email: ADMIN.email }).expect(204)
  await sleep(1_000)
  t.equal((await (await app.as(ADMIN)).get('/me').expect(200)).body.user.role, 'admin')
})

testEmbedded(t, 'after compaction the disk has no data of removed accounts', async t => {
  t.same(await filesWith('bystander7q'), ['log'], 'of the others it does')
  // The driver's sessions keep replies for retries: until they end, or half an hour after their last use.
  await app.disconnect()
  await app.database?.compact()
  for (const text of gone) t.same(await filesWith(text), [], text)
})
