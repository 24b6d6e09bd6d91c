// kill -9 of the service before and after each message about a payment, and at random: afterwards plans, invoices and coupons match the
// payments.
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { dose, isLong, randomOf, seed } from '../dose.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import { startLine } from '../proxy.ts'
import t, { type Test } from '../tap.ts'

t.setTimeout(7_200_000)
const ROUNDS = isLong ? 20 : 1
const KILLS = dose(100)
const random = randomOf(seed)
const below = (limit: number) => Math.floor(random() * limit)

const world = await setUpProcesses(t)
const { url, sandbox } = world
await world.startDatabase()
const address = new URL(world.uri)
const killer = createKiller()
const line = await startLine(Number(address.port), killer.talk)
t.teardown(() => line.stop())
address.port = String(line.port)
const database = mongoose.createConnection(world.uri)
await database.asPromise()
t.teardown(() => database.close())
const rows = database.collection<{ _id: string } & Record<string, unknown>>('payment_orders')
const papers = database.collection<{ _id: string; cause: string; orderId: string; serial: number }>('tax_documents')
const users = database.collection('users')
const audit = database.collection('audit')
const uses = database.collection('coupon_uses')

let service: Running
async function startService() {
  service = world.startService({ MONGODB_URI: address.href })
  await until('the service was ready', () => world.isReady(service))
}
async function startReconciled() {
  await startService()
  // The log's lease is held as long as the service runs.
  const others = { _id: { $ne: 'log' as never } }
  await until('it had reconciled', async () => (await database.collection('leases').countDocuments(others)) === 0)
}

/** Between service and database: kills the service at the n-th message about payments. */
function createKiller() {
  let [left, isAfter, armed] = [0, false, false]
  let waitsFor: number | null = null
  const COLLECTIONS = ['payment_orders', 'users', 'coupon_uses', 'audit', 'webhook_events'].map(name =>
    Buffer.from(name),
  )

  /** Whether this message is forwarded. */
  function mayPass(message: Buffer): boolean {
    if (!armed || !COLLECTIONS.some(name => message.includes(name))) return true
    left -= 1
    if (left > 0) return true
    armed = false
    if (isAfter) waitsFor = message.readInt32LE(4)
    else service.child.kill('SIGKILL')
    return isAfter
  }
  /** Whether this reply is forwarded. */
  function mayReturn(message: Buffer): boolean {
    if (waitsFor === null || message.readInt32LE(8) !== waitsFor) return true
    waitsFor = null
    service.child.kill('SIGKILL')
    return false
  }
  function pump(from: Socket, into: Socket, passes: (message: Buffer) => boolean) {
    let bytes: Buffer = Buffer.alloc(0)
    from.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) {
        const length = bytes.readInt32LE(0)
        const message = bytes.subarray(0, length)
        bytes = bytes.subarray(length)
        if (passes(message)) into.write(message)
      }
    })
  }
  return {
    talk(near: Socket, far: Socket) {
      pump(near, far, mayPass)
      pump(far, near, mayReturn)
    },
    arm(at: number, after: boolean) {
      ;[left, isAfter, armed, waitsFor] = [at, after, true, null]
    },
    /** False when the message was never sent. */
    disarm() {
      const hasActed = !armed
      armed = false
      return hasActed
    },
  }
}

const post = (path: string, body: object) =>
  fetch(`${sandbox.origin}${path}`, { method: 'POST', body: JSON.stringify(body) }).then(reply => reply.json())

/** Throws without a reply. */
async function call(token: string, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  return { status: reply.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** The faults of a paid order. */
async function wrongs(orderId: string, email: string): Promise<string[]> {
  const row = await rows.findOne({ rzpOrderId: orderId })
  const user = await users.findOne({ email })
  const grants = (user?.grants ?? []).filter((grant: { key: string }) => grant.key.startsWith(`${row?._id}:`))
  const said: string[] = []
  if (row?.state !== 'paid' || row.unfinished || !row.confirmed) said.push(`the order is ${row?.state}`)
  if (grants.length !== 1 || grants[0].revokedAt) said.push(`${grants.length} grants`)
  if ((await audit.countDocuments({ key: `plan.grant:${row?._id}:1` })) !== 1) said.push('no line in the trail')
  const invoices = await papers.countDocuments({ cause: `order:${row?._id}` })
  if (invoices !== 1) said.push(`${invoices} invoices`)
  if (row?.couponId && (await uses.countDocuments({ orderId: row._id, state: 'redeemed' })) !== 1)
    said.push('the coupon')
  return said
}

/** The faults of an order that was paid when its coupon had no use left. */
async function wrongsOfRefused(orderId: string, email: string): Promise<string[]> {
  const row = await rows.findOne({ rzpOrderId: orderId })
  const user = await users.findOne({ email })
  const grants = (user?.grants ?? []).filter((grant: { revokedAt: Date | null }) => !grant.revokedAt)
  const said: string[] = []
  if (row?.state !== 'refunded' || row.unfinished || !row.overLimit) said.push(`the order is ${row?.state}`)
  if (grants.length > 0 || user?.plan === 'Pro') said.push('a grant')
  if ((await papers.countDocuments({ orderId: String(row?._id) })) > 0) said.push('an invoice')
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = sandbox.env
  const authorization = `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`
  const address = `${sandbox.origin}/razorpay/v1/payments/${row?.rzpPaymentId}/refunds`
  const refunds = await (await fetch(address, { headers: { authorization } })).json()
  if (refunds.count !== 1) said.push(`${refunds.count} refunds`)
  return said
}

async function numbersHaveNoGap(t: Test) {
  const serials = (await papers.find({}).toArray()).map(({ serial }) => Number(serial)).sort((a, b) => a - b)
  t.same(
    serials,
    serials.map((_, index) => index + 1),
    'invoices without a gap',
  )
}

t.test('a kill before or after each step of a verification loses no payment', async t => {
  await post('/razorpay/settings', { webhooks: 'off' })
  await startReconciled()
  await database.collection('coupons').insertOne({
    _id: 'c'.repeat(24) as never,
    code: 'KILL',
    rev: 0,
    percentOff: 50,
    prices: null,
    maxRedemptions: 10_000,
    perUser: 1,
    startsAt: null,
    expiresAt: null,
    active: true,
    currencies: ['INR', 'USD'],
    createdAt: new Date(),
  })
  let [kills, steps] = [0, 0]
  const kinds = [
    { kind: 'granted', faults: wrongs, status: 200 },
    { kind: 'refused', faults: wrongsOfRefused, status: 409 },
  ]
  for (let round = 0; round < ROUNDS * kinds.length; round++) {
    const { kind, faults, status } = kinds[round % kinds.length] as (typeof kinds)[0]
    for (const after of [false, true]) {
      // The short dose is killed before every fourth step and after those in the middle between them.
      for (let step = after && !isLong ? 3 : 1; ; step += isLong ? 1 : 4) {
        const email = `k${round}-${after}-${step}@example.org`
        const token = await world.token(email)
        const made = await call(token, 'POST', '/cv/checkout', { amount: 29_500, currType: 'INR', couponCode: 'KILL' })
        const orderId = made.json.order.id as string
        // A discounted order in another currency takes the hold.
        const dollars = { amount: 1_500, currType: 'USD', couponCode: 'KILL' }
        if (kind === 'refused') t.equal((await call(token, 'POST', '/cv/checkout', dollars)).status, 200)
        const triple = (await post('/razorpay/pay', { order_id: orderId })) as object
        const proof = { ...triple, userMailId: email }
        killer.arm(step, after)
        const answer = await call(token, 'POST', '/cv/payment_verification', proof).catch(() => null)
        const isKilled = killer.disarm()
        if (isKilled) {
          kills += 1
          await service.exited
          // The message may have been another task's, when the reply was already sent.
          if (answer) t.equal(answer.status, status, `step ${step}: what was answered holds after the kill`)
          await startReconciled()
          // Every other time the person tries again; otherwise the reconciler finds the payment.
          if (kills % 2) t.equal((await call(token, 'POST', '/cv/payment_verification', proof)).status, status)
          else await until('the order was settled', async () => (await faults(orderId, email)).length === 0)
        }
        t.same(await faults(orderId, email), [], `${kind}, killed ${after ? 'after' : 'before'} step ${step}`)
        steps = Math.max(steps, step)
        if (!isKilled) break
      }
    }
  }
  t.ok(steps > 8, 'there are steps to be killed at')
  await numbersHaveNoGap(t)
  t.comment(`${kills} kills, ${ROUNDS} before and after each of ${steps - 1} steps`)
})

t.test('random kills during purchases and webhooks lose no payment', async t => {
  await post('/razorpay/settings', { webhooks: 'on' })
  const paid: { orderId: string; email: string }[] = []
  let isOver = false
  const people = await Promise.all(
    [0, 1, 2, 3].map(async n => ({ email: `r${n}@example.org`, token: await world.token(`r${n}@example.org`) })),
  )

  async function shopUntilKilled({ email, token }: { email: string; token: string }) {
    while (!isOver) {
      const { status, json } = await call(token, 'POST', '/cv/checkout', { amount: 59_000, currType: 'INR' })
      if (status !== 200) return
      const orderId = json.order.id as string
      const triple = (await post('/razorpay/pay', { order_id: orderId })) as { razorpay_payment_id?: string }
      // The open order is paid already, and its webhook is being sent.
      if (!triple.razorpay_payment_id) continue
      paid.push({ orderId, email })
      if (below(3) > 0) await call(token, 'POST', '/cv/payment_verification', { ...triple, userMailId: email })
    }
  }
  for (let kill = 0; kill < KILLS; kill++) {
    isOver = false
    const shopping = people.map(one => shopUntilKilled(one).catch(() => undefined))
    await sleep(100 + below(1_000))
    isOver = true
    await service.kill()
    await Promise.all(shopping)
    await startService()
  }
  const open = async () => {
    for (const { orderId, email } of paid) if ((await wrongs(orderId, email)).length) return true
    return false
  }
  await until('all of it was settled', async () => !(await open()))
  for (const { email } of people) {
    const mine = paid.filter(one => one.email === email).length
    const grants = ((await users.findOne({ email }))?.grants ?? []) as unknown[]
    t.equal(grants.length, mine, `${mine} payments, as many periods`)
  }
  await numbersHaveNoGap(t)
  t.comment(`seed ${seed}: ${KILLS} kills, ${paid.length} payments`)
})
