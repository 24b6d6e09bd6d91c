// Background work: an item that fails is marked and stops no other one. The rule itself is tested in rules/jobs.test.ts.
import { createCv } from './cv-calls.ts'
import { openShop } from './payments-harness.ts'
import { until } from './processes.ts'
import t, { type Test } from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

const shop = await openShop(t, { ATTESTATION_KEYS: newJwks('attest-1'), JOBS: 'off' })
const { app } = shop
const rows = (name: string) => app.connection.collection<Record<string, unknown> & { _id: string }>(name)
const DAY_MS = 24 * 3_600_000
const old = new Date(Date.now() - 2 * DAY_MS)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })
async function newCv(agent = ana): Promise<string> {
  const nanoId = await createCv(agent)
  await agent.post(`/cvs/${nanoId}/publish`).expect(200)
  return nanoId
}
const attest = (nanoId: string, agent = ana) =>
  agent.put(`/cvs/${nanoId}/attestations/personalDetails.name`).send({ method: 'account' }).expect(200)
/** CVs whose events cannot be read, with ids that come first. */
const BAD = ['!1', '!2', '!3']
async function plantCvs(t: Test, fields: object): Promise<void> {
  const own = { rev: 0, removedAt: null, ...fields }
  await rows('cvs').insertMany(BAD.map((_id, place) => ({ _id, userId: `nobody ${_id}`, place, ...own })))
  t.teardown(() => rows('cvs').deleteMany({ _id: { $in: BAD } }))
}

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
  await rows('mails').insertOne({
    _id: 'good',
    ...mail,
    kind: 'invoice',
    data: { document: 'none' },
    dueAt: new Date(),
  })
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
  await plantCvs(t, { pendingEvents: { id: 'x', length: 1 } })
  const [mine, other] = [await newCv(), await newCv(bob)]
  const [broken, whole] = await rows('webhooks').find({}).sort({ createdAt: 1 }).toArray()
  await rows('webhooks').updateOne({ _id: broken?._id as string }, { $set: { secrets: null } })
  const deliveryOf = (cv: string) => rows('webhook_deliveries').findOne({ 'data.cv': cv })
  await until('both were tried', async () => {
    await app.sendWebhooks()
    return [await deliveryOf(mine), await deliveryOf(other)].every(row => Number(row?.tries) > 0)
  })
  t.match(await deliveryOf(mine), { webhookId: broken?._id, state: 'waiting', failure: 'internal', claim: null })
  t.match(await deliveryOf(other), { webhookId: whole?._id, failure: /^(?!internal)/ })
  const shown = (await ana.get(`/me/webhooks/${broken?._id}/deliveries`).expect(200)).body.deliveries
  t.match(shown, [{ failure: 'internal', message: 'Something went wrong on our side.' }])
})

t.test('the log: entries, and claims with unfinished steps', async t => {
  const entry = { kind: 'attestation', at: old, index: null, origin: null }
  await rows('log_queue').insertMany(BAD.map(_id => ({ _id, commitment: _id, ...entry })))
  const unreadable = { unsettled: true, attestations: null, requests: 7, events: null }
  await rows('claims').insertMany(BAD.map(_id => ({ _id, userId: `nobody ${_id}`, digest: _id, ...unreadable })))
  t.teardown(() => rows('claims').deleteMany({ _id: { $in: BAD } }))
  for (const agent of [ana, bob]) await attest(await newCv(agent), agent)
  // As if killed after the claims were written.
  await rows('log_claims').deleteMany({})
  await rows('log_queue').deleteMany({ index: null, _id: { $nin: BAD } })
  await rows('claims').updateMany({ _id: { $nin: BAD } }, { $set: { unsettled: true } })
  t.equal(await app.settleClaims(), false, 'some are left')
  await app.growLog()
  const left = await rows('log_queue').find({ index: null }).toArray()
  t.same(left, [])
  t.equal(await rows('log_queue').countDocuments({ index: -1 }), 3, 'set aside')
  t.equal(await rows('log_claims').countDocuments({ 'included.index': { $gte: 0 } }), 2)
  t.equal(await rows('claims').countDocuments({ unsettled: true }), 3)
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
  await newCv(bob)
  const [many, one] = await Promise.all(
    [ana, bob].map(async agent => {
      const { email } = (await agent.get('/me').expect(200)).body.user
      return String((await app.connection.collection('users').findOne({ email }))?._id)
    }),
  )
  const received = (userId: unknown, id: string, checkedAt: Date) => ({ _id: id, userId, checkedAt })
  const ids = Array.from({ length: 25 }, (_, at) => `many ${at}`)
  const claimWith = (list: string[]) => ({ attestations: [], requests: [], credentials: list.map(id => ({ id })) })
  await rows('claims').insertMany([
    { _id: 'many', userId: many, digest: 'd', ...claimWith(ids) },
    { _id: 'one', userId: one, digest: 'd', ...claimWith(['one']) },
  ])
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
