// Every runner of background work: an item that fails is marked and stops no other one.
import t from 'tap'
import { contentWith } from './harness.ts'
import { openShop } from './payments-harness.ts'
import { until } from './processes.ts'
import { newJwks } from './wallet-upstream.ts'

const shop = await openShop(t, { ATTESTATION_KEYS: newJwks('attest-1'), JOBS: 'off' })
const { app } = shop
const rows = (name: string) => app.connection.collection<Record<string, unknown> & { _id: string }>(name)
const DAY_MS = 24 * 3_600_000
const old = new Date(Date.now() - 2 * DAY_MS)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })
async function newCv(agent = ana): Promise<string> {
  const { nanoId } = (await agent.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  return nanoId
}
const attest = (nanoId: string) =>
  ana.put(`/cvs/${nanoId}/attestations/personalDetails.name`).send({ method: 'account' }).expect(200)
/** CVs whose events cannot be read, with ids that come first. */
const BAD = ['!1', '!2', '!3']
async function plantCvs(fields: object): Promise<void> {
  const own = { claims: {}, rev: 0, removedAt: null, ...fields }
  await rows('cvs').insertMany(BAD.map((_id, place) => ({ _id, userId: `nobody ${_id}`, place, ...own })))
}
const UNREADABLE = { 'skills/a': { attestations: null, proofs: null, credentials: 7 } }
t.afterEach(async () => {
  await rows('cvs').deleteMany({ _id: { $in: BAD } })
})

t.test('payments: orders and events of Razorpay', async t => {
  const buyer = await shop.buyer('buyer@example.org')
  await buyer.order()
  const [good] = (await rows('payment_orders').find({}).toArray()) as { _id: string }[]
  const { _id, ...fields } = good as { _id: string }
  for (const id of BAD) {
    const unique = { _id: id, rzpOrderId: `order_${id}`, createdAt: null, nextCheckAt: old, isOpen: false }
    await rows('payment_orders').insertOne({ ...fields, ...unique })
    await rows('webhook_events').insertOne({ _id: id, facts: null, receivedAt: new Date(), handledAt: null })
  }
  const due = new Date(Date.now() - DAY_MS)
  await rows('payment_orders').updateOne({ _id }, { $set: { nextCheckAt: due } })
  await app.reconcile()
  t.not(Number((await rows('payment_orders').findOne({ _id }))?.nextCheckAt), Number(due), 'the good one is checked')
  for (const id of BAD) {
    const next = (await rows('payment_orders').findOne({ _id: id }))?.nextCheckAt as Date
    t.ok(next > new Date(), 'a bad one is checked later')
  }
})

t.test('mails', async t => {
  const mail = { kind: 'unknown', data: {}, state: 'waiting', claim: null, tries: 0, createdAt: new Date() }
  await rows('mails').insertMany(BAD.map(_id => ({ _id, ...mail, dueAt: old })))
  await rows('mails').insertOne({ _id: 'good', ...mail, kind: 'receipt', data: { order: 'none' }, dueAt: new Date() })
  await app.sendMails()
  t.not((await rows('mails').findOne({ _id: 'good' }))?.state, 'waiting')
  for (const _id of BAD) {
    const row = await rows('mails').findOne({ _id })
    t.ok((row?.dueAt as Date) > new Date())
    t.match(row, { state: 'waiting', tries: 1 })
  }
})

t.test('events of CVs for webhooks, and their deliveries', async t => {
  await ana
    .post('/me/webhooks')
    .send({ url: 'https://hooks.example.com/', events: ['cv.published'] })
    .expect(201)
  await bob
    .post('/me/webhooks')
    .send({ url: 'https://hooks.example.com/', events: ['cv.published'] })
    .expect(201)
  await plantCvs({ toTell: { id: 'x', length: 1 } })
  const [mine, other] = [await newCv(), await newCv(bob)]
  const [broken, whole] = await rows('webhooks').find({}).sort({ createdAt: 1 }).toArray()
  await rows('webhooks').updateOne({ _id: broken?._id as string }, { $set: { secrets: null } })
  const told = (cv: string) => rows('webhook_deliveries').findOne({ 'data.cv': cv })
  await until('both were tried', async () => {
    await app.sendWebhooks()
    return [await told(mine), await told(other)].every(row => Number(row?.tries) > 0)
  })
  t.match(await told(mine), { webhookId: broken?._id, state: 'waiting', failure: 'internal', claim: null })
  t.match(await told(other), { webhookId: whole?._id, failure: /^(?!internal)/ })
  const shown = (await ana.get(`/me/webhooks/${broken?._id}/deliveries`).expect(200)).body.deliveries
  t.match(shown, [{ failure: 'internal', message: 'Something went wrong on our side.' }])
})

t.test('removals of CVs and of accounts', async t => {
  await plantCvs({ removedAt: old, toTell: { id: 'x', length: 1 } })
  const gone = await newCv()
  await rows('cvs').updateOne({ _id: gone }, { $set: { removedAt: old } })
  await app.emptyTrash()
  t.equal(await rows('cvs').findOne({ _id: gone }), null)
  t.equal(await rows('cvs').countDocuments({ _id: { $in: BAD } }), 3)

  const leaver = await app.as({ email: 'leaver@example.org' })
  await newCv(leaver)
  await leaver.delete('/me').send({ email: 'leaver@example.org' }).expect(204)
  const [stone] = await rows('tombstones').find({}).toArray()
  const pending = stone?.pending as Record<string, unknown>[]
  await rows('tombstones').updateOne(
    { _id: stone?._id as string },
    { $set: { pending: [{ ...pending[0], until: old }] } },
  )
  const unreadable = { userId: 'nobody', cvIds: null, until: old }
  await rows('tombstones').insertOne({ ...stone, _id: '!', pending: [unreadable] })
  await app.finishRemovals()
  t.match(await rows('tombstones').findOne({ _id: stone?._id as string }), { pending: [] })
  await rows('tombstones').deleteOne({ _id: '!' })
})

t.test('the log: entries, claims and places of claims', async t => {
  const entry = { kind: 'attestation', at: old, index: null, origin: null }
  await rows('log_queue').insertMany(BAD.map(_id => ({ _id, commitment: _id, ...entry })))
  await plantCvs({ toLog: true, claims: UNREADABLE })
  const [first, second] = [await newCv(), await newCv()]
  for (const nanoId of [first, second]) await attest(nanoId)
  await rows('cvs').updateOne({ _id: first }, { $set: { rev: 'broken' } })
  await app.growLog()
  const left = await rows('log_queue').find({ index: null }).toArray()
  t.same(left, [])
  t.equal(await rows('log_queue').countDocuments({ index: -1 }), 3, 'set aside')
  const places = await rows('log_claims')
    .find({ cvId: { $in: [first, second] }, 'included.index': { $gte: 0 } })
    .toArray()
  t.equal(places.length, 2)
})

t.test('issued credentials', async t => {
  const cv = await newCv()
  await plantCvs({ published: {}, claims: UNREADABLE })
  const bit = { list: 9, isSet: false, kind: 'attestation', request: null, kids: [] }
  const entries = BAD.map((cvId, index) => ({ _id: `9/${index}`, index, cvId, section: 'skills.a', ...bit }))
  await rows('status_entries').insertMany([...entries, { _id: '9/9', index: 9, cvId: cv, section: 'skills.a', ...bit }])
  await app.settleCredentials()
  t.match(await rows('status_entries').findOne({ _id: '9/9' }), { isSet: true })
  t.match(await rows('status_entries').findOne({ _id: '9/0' }), { isSet: false })
})

t.test('counts of views', async t => {
  const [broken, good] = [await newCv(), await newCv()]
  await app.flushViews()
  await rows('cv_views').updateOne({ _id: broken }, { $set: { count: 'x' } })
  for (const nanoId of [broken, good])
    await app.anyone().get(`/cv/${nanoId}`).set('user-agent', 'Mozilla/5.0 Firefox/140').expect(200)
  for (let runs = 0; runs < 3; runs++) await app.flushViews()
  t.match(await rows('cv_views').findOne({ _id: good }), { count: 1 })
})

t.test('daily checks of credentials: marked, with a share for each account', async t => {
  const [many, one] = [await newCv(), await newCv(bob)]
  const received = (cvId: string, id: string, checkedAt: Date) => ({ _id: id, cvId, section: 'skills.a', checkedAt })
  const ids = Array.from({ length: 25 }, (_, at) => `many ${at}`)
  const own = (list: string[]) => ({
    'skills/a': { attestations: [], requests: [], proofs: [], credentials: list.map(id => ({ id })) },
  })
  await rows('cvs').updateOne({ _id: many }, { $set: { claims: own(ids) } })
  await rows('cvs').updateOne({ _id: one }, { $set: { claims: own(['one']) } })
  await rows('received_credentials').insertMany([
    ...ids.map(id => received(many, id, old)),
    received(one, 'one', new Date(Number(old) + 1)),
  ])
  await app.checkCredentials()
  const checked = async (since: number) =>
    (
      await rows('received_credentials')
        .find({ checkedAt: { $gt: new Date(since) } })
        .toArray()
    ).map(({ _id }) => _id)
  const done = await checked(Date.now() - 3_600_000)
  t.equal(done.filter(id => id !== 'one').length, 20, 'twenty of one account')
  t.ok(done.includes('one'), 'and the one behind all of them')
  t.equal((await checked(Number(old) + 10)).length, 26, 'the rest is due in two minutes')
})

t.test('evidence and credentials that a crash left without a claim', async t => {
  await plantCvs({ claims: UNREADABLE })
  for (const name of ['proofs', 'received_credentials']) {
    const left = { section: 'skills.a', unsure: old, checkedAt: new Date() }
    await rows(name).insertMany([
      ...BAD.map(id => ({ _id: id, cvId: id, ...left })),
      { _id: 'zz', cvId: 'none', ...left },
    ])
  }
  await app.catchUp()
  for (const name of ['proofs', 'received_credentials']) {
    t.equal(await rows(name).findOne({ _id: 'zz' }), null, name)
    t.equal(await rows(name).countDocuments({ _id: { $in: BAD } }), 3)
  }
})

t.test('requests to institutions', async t => {
  const nanoId = await newCv()
  const asked = { email: 'registry@university.example', institution: 'University' }
  await ana.post(`/cvs/${nanoId}/verifications/personalDetails`).send(asked).expect(201)
  const good = await rows('verification_requests').findOne({ cvId: nanoId })
  const { _id, ...fields } = good as { _id: string }
  await plantCvs({ claims: UNREADABLE })
  await rows('verification_requests').insertMany(
    BAD.map(id => ({ ...fields, _id: id, cvId: id, tokenHash: id, section: 'skills.a', isUnfinished: true })),
  )
  await rows('verification_requests').updateOne({ _id }, { $set: { isUnfinished: true } })
  await app.settleRequests()
  t.match(await rows('verification_requests').findOne({ _id }), { isUnfinished: false })
})
