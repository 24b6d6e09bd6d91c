// Idempotency-Key: a repetition gets the first reply, and nothing is made twice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { createCv } from './cv-calls.ts'
import { ADMIN, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org' })
const bob = await app.as({ email: 'bob@example.org' })
const rows = app.connection.collection('kept_replies')
const cvs = app.connection.collection('cvs')
type Reply = { status: number; headers: Record<string, string>; body: Record<string, never> }

const make = (key: string, body: object = { title: 'Once' }, who = ana) =>
  who.post('/cvs').set('idempotency-key', key).send(body)
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

t.test('a repetition gets status, body and headers of the first reply', async t => {
  const first: Reply = await make('k').expect(201)
  t.notOk('idempotent-replayed' in first.headers)
  const second: Reply = await make('k').expect(201)
  t.equal(second.headers['idempotent-replayed'], 'true')
  t.same(second.body, first.body)
  for (const name of ['location', 'etag', 'content-type']) t.equal(second.headers[name], first.headers[name], name)
  t.equal(await cvs.countDocuments({ title: 'Once' }), 1)
  t.notOk('idempotent-replayed' in (await make('k', { title: 'Once' }, bob).expect(201)).headers, 'of each caller')
  const copy = await ana
    .post(`/cvs/${(first.body as { cv?: { id: string } }).cv?.id}/duplicate`)
    .set('idempotency-key', 'k')
  t.same([copy.status, copy.headers['idempotent-replayed']], [201, undefined], 'of each operation')
})

t.test('another body or path is refused, and so is no key', async t => {
  await make('body', { title: 'A', language: 'de' }).expect(201)
  await make('body', { language: 'de', title: 'A' }).expect(201)
  t.match((await make('body', { title: 'B' }).expect(422)).body, { code: 'idempotency_key_reused' })
  const [one, other] = [await createCv(ana), await createCv(ana)]
  const letter = (cv: string) => ana.post(`/cvs/${cv}/letters`).set('idempotency-key', 'letter').send({ title: 'L' })
  await letter(one).expect(201)
  await letter(other).expect(422)
  const upload = (bytes: Buffer) =>
    ana.post(`/cvs/${one}/picture`).set('idempotency-key', 'picture').attach('file', bytes, 'a.png')
  const { body } = await upload(PICTURE).expect(201)
  const again = await upload(PICTURE).expect(201)
  t.same([again.body, again.headers['idempotent-replayed']], [body, 'true'], 'a form is compared by its file')
  await upload(Buffer.concat([PICTURE, Buffer.from('x')])).expect(422)
  for (const key of ['', 'x'.repeat(256), 'two words'])
    t.match((await make(key).expect(400)).body.errors, [{ path: '/idempotency-key' }], key.slice(0, 10))
  await make('x'.repeat(255)).expect(201)
})

t.test('two at once make one thing, of every kind', async t => {
  const cv = await createCv(ana)
  const admin = await app.as(ADMIN)
  const calls = {
    cv: () => make('race', { title: 'Race' }),
    letter: () => ana.post(`/cvs/${cv}/letters`).send({ title: 'Race' }),
    key: () => ana.post('/me/keys').send({ name: 'Race', scopes: ['cv:read'], days: 30 }),
    webhook: () => ana.post('/me/webhooks').send({ url: 'https://hooks.example.com/', events: ['cv.published'] }),
    link: () => ana.post(`/cvs/${cv}/links`).send({ name: 'Race' }),
    coupon: () => admin.post('/admin/coupons').send({ code: 'RACE', percentOff: 10 }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const replies = await Promise.all(Array.from({ length: 8 }, () => call().set('idempotency-key', 'race')))
    const refused = replies.filter(({ status }) => status !== 201)
    for (const { status, body, headers } of refused)
      t.match([status, body.code, headers['retry-after']], [409, 'request_in_progress', '1'], name)
    const last = await call().set('idempotency-key', 'race').expect(201)
    const first = replies.filter(({ headers, status }) => status === 201 && !headers['idempotent-replayed'])
    t.equal(first.length, 1, `${name} was made once`)
    t.same(last.body, first[0]?.body, name)
  }
  const counts = { letters: { title: 'Race' }, api_keys: { name: 'Race' }, webhooks: {}, coupons: { code: 'RACE' } }
  for (const [name, filter] of Object.entries(counts))
    t.equal(await app.connection.collection(name).countDocuments(filter), 1, name)
  t.equal(await cvs.countDocuments({ title: 'Race' }), 1)
})

t.test('a call whose process was killed is taken over when its lease ends, and a CV is made once', async t => {
  const { body } = await make('killed', { title: 'Killed' }).expect(201)
  const row = await rows.findOne({ operation: 'createCv' }, { sort: { removeAt: -1 } })
  const set = (leaseEndsAt: Date) => rows.updateOne({ _id: row?._id as never }, { $set: { reply: null, leaseEndsAt } })
  await set(new Date(Date.now() + 60_000))
  t.match((await make('killed', { title: 'Killed' }).expect(409)).body, { code: 'request_in_progress' })
  await set(new Date(Date.now() - 1))
  await make('killed', { title: 'Other' }).expect(422)
  const replies = await Promise.all(Array.from({ length: 4 }, () => make('killed', { title: 'Killed' })))
  t.ok(replies.some(({ status }) => status === 201))
  t.equal((await make('killed', { title: 'Killed' }).expect(201)).body.cv.id, body.cv.id)
  t.equal(await cvs.countDocuments({ title: 'Killed' }), 1)
})

t.test('after a day a key is new; a refusal is kept, a failure is not', async t => {
  const { body } = await make('old', { title: 'Old' }).expect(201)
  await rows.updateMany({}, { $set: { removeAt: new Date(Date.now() - 1) } })
  t.not((await make('old', { title: 'Old' }).expect(201)).body.cv.id, body.cv.id)
  const missing = () => ana.post(`/cvs/${'x'.repeat(21)}/duplicate`).set('idempotency-key', 'missing')
  t.same((await missing().expect(404)).body, (await missing().expect(404)).body, 'with its requestId')
  const invalid = await make('fixed', { title: 7 }).expect(400)
  t.match(invalid.body, { code: 'invalid_request' })
  await make('fixed', { title: 'Seven' }).expect(201)
  const order = () => ana.post('/cv/checkout').set('idempotency-key', 'order').send({ amount: 59_000, currType: 'INR' })
  await app.fault('razorpay', 'error')
  t.ok((await order()).status >= 500)
  await app.fault('razorpay', 'off')
  const made = await order().expect(200)
  t.notOk('idempotent-replayed' in made.headers)
  t.same((await order().expect(200)).body, made.body)
})

t.test('what is kept cannot be read, is exported by name, and goes with the account', async t => {
  const eve = await app.as({ email: 'eve@example.org' })
  const wish = { name: 'Program', scopes: ['cv:read'], days: 30 }
  const secret = async () =>
    (await eve.post('/me/keys').set('idempotency-key', 'secret-key-1').send(wish).expect(201)).body.secret as string
  t.equal(await secret(), await secret())
  const stored = JSON.stringify(await rows.find({}).toArray())
  for (const text of [await secret(), 'secret-key-1', 'Program']) t.notOk(stored.includes(text))
  t.match((await eve.get('/me/export').expect(200)).body, { repeatableCalls: [{ operation: 'createKey' }] })
  const before = await rows.countDocuments({})
  await eve.delete('/me').send({ email: 'eve@example.org' })
  t.equal(await rows.countDocuments({}), before - 1)
})

t.test('the document names the header where something is made', async t => {
  const { paths } = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'))
  type Operation = { operationId: string; parameters?: { name: string }[]; responses: Record<string, unknown> }
  const posts = Object.values(paths as Record<string, { post?: Operation }>).flatMap(({ post }) => post ?? [])
  const named = posts.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'idempotency-key'))
  const others = named.filter(({ responses }) => !('201' in responses)).map(({ operationId }) => operationId)
  t.same(posts.filter(({ responses }) => '201' in responses).length, named.length - others.length)
  t.same(others.sort(), [
    ...['amendTaxDocument', 'applyCoupon', 'checkout', 'creditDispute', 'refundPayment', 'renewWebhookSecret'],
  ])
})
