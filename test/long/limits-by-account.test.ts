// Limits of an account: of its claims, and limits that survive deleting the account and signing in again.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type supertest from 'supertest'
import { projectRoot } from '../../api/lib/root.ts'
import { onePage } from '../fixtures/hostile-pdfs.ts'
import { ADMIN, contentWith, startApp, type TestApp } from '../harness.ts'
import t, { type Test } from '../tap.ts'
import { newJwks, startHolder, startUpstream } from '../wallet-upstream.ts'

// Starts several services, one after the other.
const upstream = await startUpstream(t)
const start = (t: Test) =>
  startApp(t, { ...upstream.env, ATTESTATION_KEYS: newJwks('attest-1'), RATE_LIMIT_FACTOR: '1' })

/** Deletes the account and signs the same person in again, with a newer token. */
async function comeBack(app: TestApp, email: string) {
  await (await app.as({ email })).delete('/me').send({ email }).expect(204)
  for (;;) {
    const agent = await app.as({ email })
    if ((await agent.get('/me')).status === 200) return agent
    await pause(100)
  }
}

async function newCoupon(app: TestApp, code: string, terms: object = {}) {
  const admin = await app.as(ADMIN)
  await admin
    .post('/admin/coupons')
    .send({ code, percentOff: 100, maxRedemptions: 9, ...terms })
    .expect(201)
  return admin
}
const redeem = (agent: Awaited<ReturnType<TestApp['as']>>, email: string, couponCode: string) =>
  agent.get('/cv/coupon_verify').query({ couponCode, currType: 'INR', userMailId: email })

type Agent = Awaited<ReturnType<TestApp['as']>>
const LIMITED: [what: string, times: number, call: (agent: Agent, email: string, at: number) => supertest.Test][] = [
  ['guesses at coupons', 10, (agent, email, at) => redeem(agent, email, `GUESS${at}`)],
  ['finished files and exports', 10, agent => agent.get('/me/export')],
  [
    'files of CVs that are read',
    20,
    agent => agent.post('/cvs/import/file').attach('file', Buffer.from('Asha Example'), 'cv.txt'),
  ],
]
for (const [what, times, call] of LIMITED) {
  t.test(what, async t => {
    const app = await start(t)
    const [email, other] = ['busy@example.org', 'other@example.org']
    const agent = await app.as({ email })
    for (let at = 0; at < times; at++) await call(agent, email, at).expect(200)
    await call(agent, email, times).expect(429)
    await call(await comeBack(app, email), email, times).expect(429)
    await call(await app.as({ email: other }), other, times).expect(200)
  })
}

t.test('files of CVs that are read without an account', async t => {
  const app = await start(t)
  const read = (address: string) =>
    app
      .anyone()
      .post('/cvs/import/file')
      .set('x-forwarded-for', address)
      .attach('file', Buffer.from('Asha Example'), 'cv.txt')
  for (let at = 0; at < 10; at++) await read('198.51.100.7').expect(200)
  await read('198.51.100.7').expect(429)
  const agent = await app.as({ email: 'signed@example.org' })
  const file = Buffer.from('Asha Example')
  await agent.post('/cvs/import/file').attach('file', file, 'cv.txt').expect(200)
})

t.test('codes for a wallet, and its paymaster data', async t => {
  const app = await start(t)
  const email = 'holder@example.org'
  const holder = await startHolder(app, email)
  const send = (who: typeof holder, to: string) => who.api('post', '/authenticate/email').send({ data: { email: to } })
  for (let time = 0; time < 10; time++) {
    t.equal((await send(holder, `to${time}@example.org`)).status, 200)
    t.equal((await holder.call('post', '/wallet/paymaster').send({ nonce: randomUUID() })).status, 200)
  }
  await comeBack(app, email)
  const again = await startHolder(app, email)
  t.equal((await send(again, 'to11@example.org')).status, 429)
  t.equal((await again.call('post', '/wallet/paymaster').send({ nonce: randomUUID() })).status, 429)
})

t.test('codes for a wallet are limited by contact over all users, however it is written, and by user', async t => {
  const app = await start(t)
  const [asha, ravi] = [await startHolder(app, 'asha@example.org'), await startHolder(app, 'ravi@example.org')]
  const send = async (who: typeof asha, contact: object) => {
    const way = 'email' in contact ? 'email' : 'whatsapp'
    return (await who.api('post', `/authenticate/${way}`).send({ data: contact })).status
  }
  const contacts: [first: object, ...same: object[]][] = [
    [{ email: 'one@example.org' }, { email: 'ONE@example.org' }, { email: 'one+two@example.org' }],
    [{ email: 'asha.verma@gmail.com' }, { email: 'ashaverma@gmail.com' }, { email: 'a.s.h.a.verma+x@googlemail.com' }],
    [{ email: 'o.ne@example.org' }],
    [{ whatsapp_number: '98765 43210' }, { whatsapp_number: '98765-43210' }],
  ]
  for (const [first, ...same] of contacts) {
    t.equal(await send(asha, first), 200, JSON.stringify(first))
    for (const contact of same) t.equal(await send(ravi, contact), 429, JSON.stringify(contact))
  }
  for (let at = 0; at < 6; at++) t.equal(await send(asha, { email: `n${at}@example.org` }), 200)
  t.equal(await send(asha, { email: 'last@example.org' }), 429, 'ten an hour')
  t.equal(await send(ravi, { email: 'last@example.org' }), 200)
})

t.test('requests to institutions are limited by account', async t => {
  const app = await start(t)
  const email = 'asker@mail.example'
  const askBy = async (agent: Awaited<ReturnType<TestApp['as']>>, count: number) => {
    const { nanoId } = (await agent.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
    const ask = (at: number) =>
      agent
        .post(`/cvs/${nanoId}/verifications/personalDetails.name`)
        .send({ email: `p${at}@uni${count}.example`, institution: 'University' })
    const statuses: number[] = []
    for (let at = 0; at < count; at++) statuses.push((await ask(at)).status)
    return statuses
  }
  t.same(await askBy(await app.as({ email }), 10), Array(10).fill(201))
  t.same(await askBy(await comeBack(app, email), 1), [429])
  const ledgers = app.connection.collection<{ _id: string; entries: unknown[] }>('mail_ledgers')
  const open = (await ledgers.find({}).toArray()).filter(({ _id }) => _id.startsWith('open:'))
  t.same(
    open.flatMap(({ entries }) => entries),
    [],
    'the earlier links are closed',
  )
})

t.test('an account has 2,000 claims, 50 files and 20 credentials, wherever their words are', async t => {
  const app = await start(t)
  const email = 'claims@example.org'
  const agent = await app.as({ email })
  const skills = ['a', 'b', 'c', 'd'].map(id => ({ id, name: id.toUpperCase() }))
  const { nanoId } = (
    await agent
      .post('/cvs')
      .send({ content: contentWith({ skills }) })
      .expect(201)
  ).body.cv
  const claims = app.connection.collection('claims')
  const { _id: userId } = (await app.connection.collection('users').findOne({ email })) ?? {}
  const [attested, declined, confirmed] = [{ at: new Date() }, { status: 'declined' }, { status: 'confirmed' }]
  /** A claim about words that are in no CV; the first one is the oldest. */
  const seed = (n: number, parts: object = {}) => {
    const about = { holder: 'h'.repeat(22), kind: 'skills', scope: 'whole', person: 'Ana', value: { name: `${n}` } }
    const empty = { attestations: [], evidence: [], requests: [], credentials: [], events: [], unsettled: false }
    const key = { _id: `seed${n}` as never, userId: String(userId), digest: `0x${String(n).padStart(64, '0')}` }
    return { ...key, ...about, ...empty, rev: 1, at: new Date(1_000 * n), ...parts }
  }
  const many = Array.from({ length: 1_994 }, (_, at) => seed(10 + at, { requests: [confirmed] }))
  await claims.insertMany([
    seed(0, { requests: [confirmed] }),
    seed(1, { evidence: [{ id: 'e' }] }),
    seed(2, { credentials: [{ id: 'c' }] }),
    seed(3, { attestations: [attested] }),
    seed(4, { requests: [declined] }),
    ...many,
  ])
  const attest = (id: string) => agent.put(`/cvs/${nanoId}/attestations/skills.${id}`).send({ method: 'account' })
  const isLeft = async (n: number) => (await claims.countDocuments({ _id: `seed${n}` as never })) === 1
  const left = async () => Promise.all([0, 1, 2, 3, 4].map(isLeft))
  await attest('a').expect(200)
  t.same(await left(), [true, true, true, true, true], '2,000 fit')
  await attest('b').expect(200)
  t.same(await left(), [true, true, true, true, false], 'a declined request goes first')
  await attest('c').expect(200)
  t.same(await left(), [true, true, true, false, false], 'then the oldest attestation of words in no CV')
  const refused = await attest('d').expect(409)
  t.match(refused.body, { code: 'limit_reached', message: /2,000 claims/ }, 'confirmed, with evidence, or in a CV')
  t.same([await left(), await claims.countDocuments({})], [[true, true, true, false, false], 2_000])
  await attest('a').expect(200)

  const listOf = (length: number) => Array.from({ length }, (_, at) => ({ id: `${at}` }))
  const upload = () => agent.post(`/cvs/${nanoId}/proofs/skills.a`).attach('file', onePage(), 'a.pdf')
  const attach = () =>
    agent.post(`/cvs/${nanoId}/credentials?section=skills.a`).attach('file', Buffer.from('{}'), 'a.json')
  await claims.updateOne({ _id: 'seed1' as never }, { $set: { evidence: listOf(50) } })
  await claims.updateOne({ _id: 'seed2' as never }, { $set: { credentials: listOf(20) } })
  t.match((await upload().expect(409)).body, { code: 'limit_reached', message: /50 proofs/ })
  t.match((await attach().expect(409)).body, { code: 'limit_reached', message: /20 credentials/ })
  await claims.updateOne({ _id: 'seed1' as never }, { $set: { evidence: listOf(49) } })
  await claims.updateOne({ _id: 'seed2' as never }, { $set: { credentials: listOf(19) } })
  await upload().expect(201)
  t.match((await attach()).body, { code: 'broken' }, 'there is room, so it is read')
})

t.test('a coupon counts once for each person', async t => {
  const app = await start(t)
  const email = 'once@example.org'
  const admin = await newCoupon(app, 'WELCOME')
  t.match((await redeem(await app.as({ email }), email, 'WELCOME')).body, { applied: true })
  const agent = await comeBack(app, email)
  t.match((await redeem(agent, email, 'WELCOME')).body, { applied: false, message: /already used/ })
  t.equal((await agent.get('/me')).body.user.subscriptionPlan, 'Free')
  const third = await comeBack(app, email)
  t.match((await redeem(third, email, 'WELCOME')).body, { applied: false, message: /already used/ })

  const exported = JSON.parse((await third.get('/me/export').expect(200)).text)
  const { keptUnder, what } = exported.limits[0]
  t.match(what, /stays when the account is deleted/)
  t.match(exported.couponUses, [{ userId: `sub:${keptUnder}`, state: 'redeemed' }])
  const tombstones = app.connection.collection<{ _id: string }>('tombstones')
  t.equal(await tombstones.countDocuments({ _id: keptUnder }), 1, 'the tombstone’s own name')
  const policy = await readFile(join(projectRoot, 'web/src/screens/privacy-policy.data.json'), 'utf8')
  t.match(policy.replace(/\s+/g, ' '), /keyed hash of your Google account number/)

  await admin.delete('/admin/coupons/WELCOME').expect(204)
  t.equal(await app.connection.collection('coupon_uses').countDocuments({}), 0, 'they end with the coupon')
})
