// Two processes of the service on one database are as exact as one. Wallets are in wallet-limits.test.ts, leases in
// payments-outages.test.ts, mails in mail.test.ts.
import mongoose from 'mongoose'
import { ADMIN, contentWith } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import t from '../tap.ts'

const BUYERS = 10
const ROUNDS = 20

const world = await setUpProcesses(t, { ADMIN_EMAILS: ADMIN.email })
await world.startDatabase()
const first = world.startService()
const { service: second, url: secondUrl } = await world.startCopy()
const urls = [world.url, secondUrl]
for (const [at, service] of [first, second].entries()) {
  await until('both were ready', async () => {
    if (service.child.exitCode !== null) throw new Error(service.output())
    return (await statusOf(`${urls[at]}/readyz`)) === 200
  })
}
const connection = await mongoose.createConnection(world.uri).asPromise()
t.teardown(() => connection.close())

type Answer = { status: number; etag: string | null; json: Record<string, unknown> }
/** A call to one of the processes, alternating by `at`. */
async function call(at: number, token: string, method: string, path: string, given?: object, version?: number) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(given && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  }
  const body = given ? JSON.stringify(given) : null
  const reply = await fetch(`${urls[at % 2]}${path}`, { method, headers, body })
  const text = await reply.text()
  const json = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: reply.status, etag: reply.headers.get('etag'), json } as Answer
}
const tally = (replies: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const razorpay = async (path: string, body: object) => {
  const reply = await fetch(`${world.sandbox.origin}/razorpay${path}`, { method: 'POST', body: JSON.stringify(body) })
  return (await reply.json()) as Record<string, string>
}

t.test('coupons, payments and receipts count once each, whichever process is called', async t => {
  const admin = await world.token(ADMIN.email)
  const coupon = { code: 'BOTH', percentOff: 50, maxRedemptions: BUYERS }
  t.equal((await call(0, admin, 'POST', '/admin/coupons', coupon)).status, 201)
  const tokens = await all(BUYERS * 2, index => world.token(`buyer${index}@example.org`))
  const wish = { amount: 29_500, currType: 'INR', couponCode: 'BOTH' }
  const orders = await all(tokens.length, index => call(index, tokens[index] as string, 'POST', '/cv/checkout', wish))
  t.same(tally(orders), { 200: BUYERS, 409: BUYERS }, 'the coupon is used as often as it may be, and no more')

  const buying = [...orders.keys()].filter(index => orders[index]?.status === 200)
  const proofs = await Promise.all(
    buying.map(async index => {
      const order = orders[index]?.json.order as { id: string }
      const triple = await razorpay('/pay', { order_id: order.id, outcome: 'captured' })
      return { index, proof: { ...triple, userMailId: `buyer${index}@example.org` } }
    }),
  )
  // Each proof goes to both processes twice at once, while Razorpay’s webhooks arrive at the first.
  const verified = await all(BUYERS * 4, async turn => {
    const { index, proof } = proofs[turn % BUYERS] as (typeof proofs)[number]
    const send = () =>
      call(Math.floor(turn / BUYERS), tokens[index] as string, 'POST', '/cv/payment_verification', proof)
    let answer = await send()
    // Forty at once may be more than a slow machine can take: a client sends its proof again.
    while (answer.status === 503) answer = await send()
    return answer
  })
  t.same(tally(verified), { 200: BUYERS * 4 })
  await until('every receipt had its number', async () => {
    return (await connection.collection('payment_orders').countDocuments({ receiptSerial: { $gt: 0 } })) === BUYERS
  })
  const rows = await connection.collection('payment_orders').find({ state: 'paid' }).toArray()
  t.same(
    rows.map(row => Number(row.receiptSerial)).sort((a, b) => a - b),
    Array.from({ length: BUYERS }, (_, index) => index + 1),
    'without a gap and without a double',
  )
  const users = await connection
    .collection('users')
    .find({ 'grants.0': { $exists: true } })
    .toArray()
  t.same(
    users.map(user => user.grants.length),
    Array(BUYERS).fill(1),
  )
  t.equal(await connection.collection('coupon_uses').countDocuments({}), BUYERS)
})

t.test('of two saves of one version through two processes one is accepted, each time', async t => {
  const token = await world.token('editor@example.org')
  const made = await call(0, token, 'POST', '/cvs', { content: contentWith() })
  const { nanoId } = made.json.cv as { nanoId: string }
  for (let version = 1; version <= ROUNDS; version++) {
    const replies = await all(2, at => call(at, token, 'PUT', `/cvs/${nanoId}`, { title: `${version}.${at}` }, version))
    if (JSON.stringify(tally(replies)) !== '{"200":1,"412":1}') t.fail(`round ${version}: ${JSON.stringify(replies)}`)
    const winner = replies.findIndex(({ status }) => status === 200)
    const seen = await all(2, at => call(at, token, 'GET', `/cvs/${nanoId}`))
    for (const { json, etag } of seen) {
      t.match(json.cv, { title: `${version}.${winner}`, version: version + 1 })
      t.equal(etag, seen[0]?.etag)
    }
  }
})

t.test('published and unpublished CVs are visible through the other process within a second', async t => {
  const token = await world.token('public@example.org')
  const named = (name: string) => ({ content: contentWith({ personalDetails: { name } }) })
  const { nanoId } = (await call(0, token, 'POST', '/cvs', named('Before'))).json.cv as { nanoId: string }
  const page = async (at: number) => {
    const reply = await fetch(`${urls[at]}/cv/${nanoId}`)
    return `${reply.status} ${/Before|After/.exec(await reply.text())?.[0] ?? ''}`
  }
  await call(0, token, 'POST', `/cvs/${nanoId}/publish`)
  t.same([await page(0), await page(1)], ['200 Before', '200 Before'])
  await call(0, token, 'PUT', `/cvs/${nanoId}`, named('After'), 1)
  await call(0, token, 'POST', `/cvs/${nanoId}/publish`)
  t.equal(await page(0), '200 After', 'at once where it was done')
  await until('the other shows it', async () => (await page(1)) === '200 After')
  await call(1, token, 'POST', `/cvs/${nanoId}/unpublish`)
  t.equal(await page(1), '404 ')
  await until('it is gone from the first, too', async () => (await page(0)) === '404 ')
})

t.test('when a process dies the other one finishes its work', async t => {
  const token = await world.token('heir@example.org')
  const order = (await call(0, token, 'POST', '/cv/checkout', { amount: 59_000, currType: 'INR' })).json.order
  const triple = await razorpay('/pay', { order_id: (order as { id: string }).id, outcome: 'captured' })
  const proof = { ...triple, userMailId: 'heir@example.org' }
  const dying = call(0, token, 'POST', '/cv/payment_verification', proof).catch(() => null)
  await first.kill()
  await dying
  const replies = await all(10, () => call(1, token, 'POST', '/cv/payment_verification', proof))
  t.same(tally(replies), { 200: 10 })
  const user = await connection.collection('users').findOne({ email: 'heir@example.org' })
  t.equal(user?.grants.length, 1)
})
