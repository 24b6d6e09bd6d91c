// A shop for payment tests: the service with Razorpay's stand-in, whose webhooks are held until a test delivers them, buyers,
// and access to the stored data.
import { createHmac } from 'node:crypto'
import type supertest from 'supertest'
import type { DocumentFacts } from '../api/billing/tax/facts.ts'
import { ADMIN, type Companion, startApp } from './harness.ts'
import type { Test } from './tap.ts'

export type Triple = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
export type Sent = { id: string; event: string; body: string; signature: string }
export type Row = Record<string, unknown> & { _id: string; state: string; history: { what: string }[] }
export type TaxRow = {
  _id: string
  kind: string
  serial: number
  number: string
  orderId: string
  cause: string
  facts: DocumentFacts
}
type Grant = { key: string; revokedAt: Date | null; months: number; at: Date }
export type Buyer = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['buyer']>>

export const PRICES = { INR: 59_000, USD: 3_000, AED: 5_000, SGD: 5_000 } as const
export const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

export async function openShop(t: Test, env: Record<string, string> = {}, companion: Companion = {}) {
  const app = await startApp(t, env, companion)
  const secret = app.config.razorpay.keySecret
  const rows = app.connection.collection<Row>('payment_orders')
  const users = app.connection.collection('users')
  const uses = app.connection.collection('coupon_uses')
  const papers = app.connection.collection<TaxRow>('tax_documents')

  const control = async (path: string, body: object) => {
    const reply = await fetch(`${app.sandbox.origin}/razorpay${path}`, { method: 'POST', body: JSON.stringify(body) })
    return { status: reply.status, json: (await reply.json()) as Record<string, unknown> }
  }
  const read = async (path: string) => (await fetch(`${app.sandbox.origin}/razorpay${path}`)).json()
  await control('/settings', { webhooks: 'held' })

  const calls = async () => (await read('/log')) as { call: string; body: string; idempotencyKey: string | null }[]
  const events = async () => (await read('/events')) as Sent[]
  const admin = await app.as(ADMIN)

  /** Delivers a webhook as Razorpay would, or with changes. */
  const deliver = (event: Sent, change: { body?: string; signature?: string; id?: string } = {}) => {
    const { body, signature, id } = { ...event, ...change }
    return app
      .anyone()
      .post('/webhooks/razorpay')
      .set({ 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': id })
      .serialize(text => text as unknown as string)
      .send(body)
  }

  async function buyer(email: string) {
    const agent = await app.as({ email })
    const me = async () => (await agent.get('/me').expect(200)).body.user
    await me()
    const user = async () => (await users.findOne({ email })) as unknown as { _id: unknown; grants: Grant[] }
    return {
      email,
      agent,
      me,
      /** The grants that are not revoked. */
      grants: async () => (await user()).grants.filter(grant => !grant.revokedAt && grant.months > 0),
      id: String((await user())._id),
      checkout: (amount: unknown = 59_000, currType: unknown = 'INR', couponCode?: string) =>
        agent.post('/cv/checkout').send({ amount, currType, ...(couponCode && { couponCode }) } as object),
      /** Creates an order and returns its id at Razorpay. */
      async order(amount: number = 59_000, currency = 'INR', couponCode?: string): Promise<string> {
        const body = { amount, currType: currency, ...(couponCode && { couponCode }) }
        return (await agent.post('/cv/checkout').send(body).expect(200)).body.order.id
      },
      verify: (triple: object, more: object = {}): supertest.Test =>
        agent.post('/cv/payment_verification').send({ ...triple, userMailId: email, ...more }),
      coupon: (couponCode: string, currType = 'INR', userMailId = email) =>
        agent.get('/cv/coupon_verify').query({ couponCode, currType, userMailId }),
      payments: async () => (await agent.get('/me/payments').expect(200)).body.payments,
    }
  }

  return {
    app,
    admin,
    control,
    calls,
    events,
    deliver,
    buyer,
    rows,
    users,
    uses,
    papers,
    /** The numbers of a kind of tax document, in order: 1, 2, 3 where there is no gap and no double. */
    serials: async (kind = 'invoice', firstYear?: number) =>
      (await papers.find({ kind, ...(firstYear && { firstYear }) }).toArray())
        .map(({ serial }) => serial)
        .sort((one, other) => one - other),
    papersOf: async (orderId: string) =>
      papers.find({ 'facts.payment.orderId': orderId }).sort({ createdAt: 1 }).toArray(),
    secret,
    /** Pays at Razorpay without a redirect or webhook to the service. */
    pay: async (orderId: string, outcome = 'captured', more: object = {}) =>
      (await control('/pay', { order_id: orderId, outcome, ...more })).json as unknown as Triple,
    mishap: (kind: string, on?: string, times = 1) => control('/mishap', { kind, times, ...(on && { on }) }),
    row: async (orderId: string) => (await rows.findOne({ rzpOrderId: orderId })) as Row,
    countCalls: async (name: string) => (await calls()).filter(one => one.call === name).length,
    /** The events about a payment, of one kind or all. */
    eventsOf: async (paymentId: string, event?: string) =>
      ((await read(`/events?about=${paymentId}`)) as Sent[]).filter(one => !event || one.event === event),
    sign: (orderId: string, paymentId: string) => ({
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: hmac(secret, `${orderId}|${paymentId}`),
    }),
    newCoupon: (code: string, terms: object = {}) =>
      admin
        .post('/admin/coupons')
        .send({ code, percentOff: 50, maxRedemptions: 10, ...terms })
        .expect(201),
    /** Runs the reconciler as if every order were due. */
    async reconcile() {
      await rows.updateMany({ nextCheckAt: { $type: 'date' } }, { $set: { nextCheckAt: new Date(0) } })
      await app.reconcile()
    },
  }
}

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
/** Counts the replies by status. */
export const statuses = (replies: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export type Shop = Awaited<ReturnType<typeof openShop>>
export type Order = {
  billing?: object | undefined
  currency?: keyof typeof PRICES
  amount?: number
  couponCode?: string
  card?: object
}

/** Buys, and returns the payment as the buyer sees it. */
export async function buy(
  shop: Shop,
  buyer: Buyer,
  { billing, currency = 'INR', amount, couponCode, card }: Order = {},
) {
  const wish = { amount: amount ?? PRICES[currency], currType: currency, billing, couponCode }
  const { body } = await buyer.agent.post('/cv/checkout').send(wish).expect(200)
  const triple = await shop.pay(body.order.id, 'captured', card)
  await buyer.verify(triple).expect(200)
  const [payment] = await buyer.payments()
  return { payment, orderId: body.order.id as string, triple }
}

/** A refund that was made at Razorpay, and its events. */
export const refund = async (shop: Shop, paymentId: string, amount: number, key = `part-${paymentId}-${amount}`) => {
  const { baseUrl, keyId, keySecret } = shop.app.config.razorpay
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  await fetch(`${baseUrl}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization, 'x-refund-idempotency': key },
    body: JSON.stringify({ amount }),
  })
  for (const event of await shop.eventsOf(paymentId, 'refund.processed')) await shop.deliver(event).expect(200)
}
