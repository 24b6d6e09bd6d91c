// Limits that are counted in the database: exact at once, over windows, and over two copies of the service.
import { createQuotaStore } from '../api/db/quota-store.ts'
import { keyedHash } from '../api/lib/keyed-hash.ts'
import { Problem } from '../api/lib/problem.ts'
import { createSharedQuota } from '../api/lib/shared-quota.ts'
import { createCv, saveCv } from './cv-calls.ts'
import { freshDatabase } from './database-harness.ts'
import { ADMIN, startApp, testEmbedded } from './harness.ts'
import { until } from './processes.ts'
import t, { type Test } from './tap.ts'
import { newJwks } from './wallet-upstream.ts'
import { startReceiver } from './webhook-receiver.ts'

const MINUTE_MS = 60_000
const hashOf = keyedHash(async () => 'a key', 'hex')
const times = <T>(count: number, work: (index: number) => PromiseLike<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** A store, a clock that the test sets, and quotas on both. */
async function setUp(t: Test) {
  const connection = await freshDatabase(t)
  const store = createQuotaStore(connection)
  await store.buildIndexes()
  const clock = { at: new Date('2026-11-25T12:00:00Z') }
  const quota = (factor: number, ...spans: [max: number, spanMs: number][]) =>
    createSharedQuota({ store, hashOf, now: () => clock.at, factor }, 'test', ...spans)
  const forward = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms)
  }
  const used = async () =>
    (await connection.collection('quotas').find({}).sort({ endsAt: 1 }).toArray()).map(row => row.used)
  return { connection, quota, forward, used }
}
/** True when the request was admitted, else the seconds to wait. */
const outcome = (taking: Promise<unknown>) =>
  taking.then(
    () => true,
    error => (error instanceof Problem && error.code === 'rate_limited' ? error.details.retryAfterSeconds : error),
  )

t.test('concurrent requests are admitted up to the limit', async t => {
  const { quota, used } = await setUp(t)
  const copies = [quota(1, [10, MINUTE_MS]), quota(1, [10, MINUTE_MS])]
  const outcomes = await times(60, at => outcome(copies[at % 2]!.take(at < 40 ? 'one' : 'other')))
  t.equal(outcomes.slice(0, 40).filter(one => one === true).length, 10)
  t.equal(outcomes.slice(40).filter(one => one === true).length, 10, 'each key has its own')
  t.same(await used(), [10, 10])
})

t.test('a window begins with its first use, and all its uses end together', async t => {
  const { quota, forward, used } = await setUp(t)
  const { take } = quota(1, [2, MINUTE_MS])
  const giveBack = await take('key')
  forward(40_000)
  await take('key')
  t.equal(await outcome(take('key')), 20, 'the seconds until it ends')
  forward(20_000)
  const outcomes = await times(10, () => outcome(take('key')))
  t.equal(outcomes.filter(one => one === true).length, 2, 'ten at once begin one new window')
  await giveBack()
  t.same(await used(), [2], 'a use of the window before is not taken back from this one')
})

t.test('an attempt counts before its work, and is given back when the work failed or the guess was right', async t => {
  const { quota, used } = await setUp(t)
  const { attempt, take } = quota(1, [3, MINUTE_MS])
  const seen: unknown[] = []
  const isRight = await attempt(
    'key',
    async () => seen.push(...(await used())) > 0,
    isRight => !isRight,
  )
  t.same([isRight, seen, await used()], [true, [1], [0]])
  await t.rejects(
    attempt('key', async () => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  )
  t.same(await used(), [0])
  t.equal(await attempt('key', async () => 'wrong'), 'wrong')
  t.same(await used(), [1])
  const backs = await times(2, () => take('key'))
  t.equal(await outcome(take('key')), 60)
  await Promise.all(backs.map(giveBack => giveBack()))
  t.equal(await outcome(take('key')), true)
})

t.test('several windows count together or not at all', async t => {
  const { quota, forward, used } = await setUp(t)
  const { take } = quota(1, [1, MINUTE_MS], [2, 60 * MINUTE_MS])
  await take('key')
  t.equal(await outcome(take('key')), 60)
  forward(MINUTE_MS)
  await take('key')
  forward(MINUTE_MS)
  t.equal(await outcome(take('key')), 58 * 60)
  t.same(await used(), [0, 2], 'the window with room is as it was')
})

t.test('the factor scales the maximum, to one at least; 0 writes nothing', async t => {
  const { quota, used } = await setUp(t)
  for (const [factor, most] of [
    [0.01, 1],
    [0.5, 5],
    [2, 20],
  ] as const) {
    const outcomes = await times(30, () => outcome(quota(factor, [10, MINUTE_MS]).take(`by ${factor}`)))
    t.equal(outcomes.filter(one => one === true).length, most)
  }
  const rows = (await used()).length
  await times(30, () => quota(0, [10, MINUTE_MS]).take('off'))
  t.equal((await used()).length, rows)
})

/** Two copies of the service on one database, and a way to send to one after the other. */
async function twoCopies(t: Test) {
  const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1', ATTESTATION_KEYS: newJwks('attest-1') }
  const one = await startApp(t, env)
  const { certsUrl, issuers } = one.config.google
  const google = { GOOGLE_CERTS_URL: certsUrl, GOOGLE_ISSUER: issuers.join(',') }
  const other = await startApp(t, { ...env, ...google, MONGODB_URI: one.config.mongodbUri })
  return { one, at: (index: number) => (index % 2 ? other : one).anyone() }
}
/** Retries when a copy was overloaded. */
async function answered<R extends { status: number }>(ask: () => PromiseLike<R>): Promise<R> {
  const reply = await ask()
  return reply.status === 503 || reply.status === 408 ? answered(ask) : reply
}
const count = (replies: { status: number }[], status: number) => replies.filter(one => one.status === status).length

t.test('two copies admit together what one admits', async t => {
  const { one, at } = await twoCopies(t)
  const owner = await one.as({ email: 'owner@example.org' })
  const nanoId = await createCv(owner)
  await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  await owner.patch(`/cvs/${nanoId}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  const ADDRESS = '203.0.113.77'

  t.test('wrong passwords of a CV are limited', async t => {
    const unlock = (index: number, password: string) =>
      at(index).post(`/cv/${nanoId}/unlock`).set('x-forwarded-for', ADDRESS).type('form').send({ password })
    const replies = await times(30, index => answered(() => unlock(index, `wrong ${index}`)))
    t.same([count(replies, 403), count(replies, 429)], [10, 20])
    t.equal((await unlock(1, 'correct horse battery')).status, 429)
  })

  t.test('guesses of API keys are limited', async t => {
    const made = { name: 'A', scopes: ['cv:read'], days: 30 }
    const { secret } = (await owner.post('/me/keys').send(made).expect(201)).body
    const ask = (index: number, key: string) =>
      at(index)
        .get('/cvs')
        .set({ authorization: `Bearer ${key}`, 'x-forwarded-for': ADDRESS })
    const together = await times(60, index => answered(() => ask(index, secret)))
    t.equal(count(together, 200), 60, 'a good key that no copy knows yet, sixty times at once')
    const replies = await times(60, index => answered(() => ask(index, `trucv_${String(index).padStart(32, 'g')}`)))
    t.same([count(replies, 401), count(replies, 429)], [30, 30])
    t.equal((await ask(0, secret)).status, 200, 'a key that was good before')
  })

  t.test('guesses of coupons are limited', async t => {
    const email = 'guesser@example.org'
    const token = await one.token({ email })
    const ask = (index: number, couponCode: string) =>
      at(index)
        .get('/cv/coupon_verify')
        .set('authorization', `Bearer ${token}`)
        .query({ couponCode, currType: 'INR', userMailId: email })
    const replies = await times(16, index => answered(() => ask(index, `GUESS${index}`)))
    t.same([count(replies, 200), count(replies, 429)], [10, 6])
    t.ok(Number(replies.find(({ status }) => status === 429)?.headers['retry-after']) > 3_600)
    const admin = await one.as(ADMIN)
    await admin.post('/admin/coupons').send({ code: 'GOOD', percentOff: 50 }).expect(201)
    t.equal((await ask(0, 'GOOD')).status, 429)
  })

  t.test('publishes an hour and claims a day are limited', async t => {
    const agent = await one.as({ email: 'busy@example.org' })
    const quotas = one.connection.collection('quotas')
    const rowOf = (name: string) => ({ _id: { $gt: `${name}:`, $lt: `${name};` } as never })
    const nanoId = await createCv(agent)
    const publish = () => agent.post(`/cvs/${nanoId}/publish`)
    const save = (version: number) => saveCv(agent, nanoId, version, { title: 'B' })
    const attest = (section: string) => agent.put(`/cvs/${nanoId}/attestations/${section}`).send({ method: 'account' })
    await publish().expect(200)
    await publish().expect(200)
    t.match(await quotas.findOne(rowOf('publishings')), { used: 1 }, 'the same version counts once')
    await quotas.updateMany(rowOf('publishings'), { $set: { used: 60 } })
    await save(1).expect(200)
    const late = await publish()
    t.match(late, { status: 429, body: { code: 'rate_limited', message: /publish 60 times an hour/ } })
    t.ok(Number(late.headers['retry-after']) > 3_000)

    const details = { personalDetails: { name: 'Ana', profession: 'Weaver', location: 'Pune' } }
    await saveCv(agent, nanoId, 2, { content: details }).expect(200)
    await attest('personalDetails').expect(200)
    t.match(await quotas.findOne(rowOf('claims')), { used: 3 }, 'each detail is a claim')
    await quotas.updateOne(rowOf('claims'), { $set: { used: 498 } })
    const refused = await attest('personalDetails')
    t.match(refused, { status: 429, body: { code: 'rate_limited', message: /sign 500 sections a day/ } })
    t.ok(Number(refused.headers['retry-after']) > 80_000)
    await attest('personalDetails.name').expect(200)
    await attest('nothing').expect(404)
    await attest('personalDetails.name').expect(200)
    await attest('personalDetails.name').expect(429)
    await agent.delete(`/cvs/${nanoId}/attestations/personalDetails`).expect(204)
  })

  t.test('webhook deliveries of one account to one host are limited', async t => {
    const receiver = await startReceiver(t)
    const publishWithWebhook = async (email: string, path: string) => {
      const agent = await one.as({ email })
      await agent
        .post('/me/webhooks')
        .send({ url: receiver.url(path), events: ['cv.published'] })
        .expect(201)
      const nanoId = await createCv(agent)
      await agent.post(`/cvs/${nanoId}/publish`).expect(200)
      return agent
    }
    const busy = await publishWithWebhook('loud@example.org', '/first')
    await receiver.wait('/first', 1)
    const mine = { _id: { $gt: 'webhook-hosts:', $lt: 'webhook-hosts;' } as never }
    await one.connection.collection('quotas').updateOne(mine, { $set: { used: 60 } })
    await publishWithWebhook('loud@example.org', '/second')
    await publishWithWebhook('quiet@example.org', '/third')
    await receiver.wait('/third', 1)
    const { webhooks } = (await busy.get('/me/webhooks').expect(200)).body
    const rows = one.connection.collection('webhook_deliveries')
    await until('both are put off', async () => {
      const waiting = await rows.find({ state: 'waiting', dueAt: { $gt: new Date(Date.now() + 5_000) } }).toArray()
      return waiting.filter(({ claim, tries }) => claim === null && tries === 0).length === webhooks.length
    })
    t.same([receiver.at('/first').length, receiver.at('/second').length], [1, 0])
  })

  t.test('no stored row names an address or a person', async t => {
    const rows = await one.connection.collection('quotas').find({}).toArray()
    // Without the ones of a minute, which may have expired by now.
    t.ok(rows.length >= 3)
    for (const row of rows) {
      t.same(Object.keys(row).sort(), ['_id', 'endsAt', 'used'])
      t.match(
        String(row._id),
        /^(keys|passwords|coupons-asked|coupons-wrong|publishings|claims|webhook-hosts):\d+:[0-9a-f]{64}$/,
      )
    }
    const indexes = await one.connection.collection('quotas').indexes()
    t.match(
      indexes.find(({ name }) => name === 'endsAt_1'),
      { expireAfterSeconds: 0 },
      'and it goes by itself',
    )
  })
})

testEmbedded(t, 'without the database a guess is refused, right or wrong', async t => {
  const app = await startApp(t, { RATE_LIMIT_FACTOR: '1' }, { isStrict: true })
  const owner = await app.as({ email: 'owner@example.org' })
  const nanoId = await createCv(owner)
  await owner.post(`/cvs/${nanoId}/publish`).expect(200)
  await owner.patch(`/cvs/${nanoId}/sharing`).send({ password: 'correct horse battery' }).expect(200)
  const unlock = (password: string) => app.anyone().post(`/cv/${nanoId}/unlock`).type('form').send({ password })
  t.equal((await unlock('wrong')).status, 403)
  await app.connection.close()
  await app.database?.stop()
  for (const password of ['correct horse battery', 'wrong']) {
    const reply = await unlock(password)
    t.match([reply.status, reply.headers['set-cookie']], [503, undefined], password)
  }
})
