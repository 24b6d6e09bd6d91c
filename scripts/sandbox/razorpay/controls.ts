// The controls of Razorpay's stand-in, by which a person or a test pays, decides as the bank, and holds webhooks back.
import { createHmac } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { type Answer, anyText, bodyOf, type Call, oneOf, Refusal, type Routes, wholeNumber } from '../calls.ts'
import { attempt, authorize, capture, fail, type Ledger, newId, type Payment, refund } from './ledger.ts'
import type { WebhookSettings, Webhooks } from './webhooks.ts'

export type Settings = WebhookSettings & { refunds: 'processed' | 'pending' }
type Parts = { ledger: Ledger; save: () => void; settings: Settings; webhooks: Webhooks }

const PAY = Type.Object({
  order_id: anyText,
  outcome: Type.Optional(oneOf('captured', 'authorized', 'failed')),
  method: Type.Optional(anyText),
  amount: Type.Optional(wholeNumber(1)),
  currency: Type.Optional(anyText),
  email: Type.Optional(anyText),
  contact: Type.Optional(anyText),
  international: Type.Optional(Type.Boolean({ description: 'true or false' })),
  base_amount: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'a whole number, or null' })),
})
const CHANGE = Type.Object({
  base_amount: Type.Optional(wholeNumber(1)),
  payment_id: Type.Optional(anyText),
  refund_id: Type.Optional(anyText),
  order_id: Type.Optional(anyText),
  status: Type.Optional(oneOf('created', 'authorized', 'captured', 'failed', 'processed')),
})
const DISPUTE = Type.Object({
  payment_id: anyText,
  dispute_id: Type.Optional(anyText),
  status: oneOf('open', 'under_review', 'won', 'lost', 'closed'),
  amount: Type.Optional(wholeNumber(1)),
})
const SETTINGS = Type.Object({
  webhooks: Type.Optional(oneOf('on', 'held', 'off')),
  copies: Type.Optional(wholeNumber(1)),
  refunds: Type.Optional(oneOf('processed', 'pending')),
})
const RELEASE = Type.Object({ reversed: Type.Optional(Type.Boolean({ description: 'true or false' })) })

export function controlRoutes(parts: Parts): Routes {
  const { settings, webhooks } = parts
  return {
    'POST /razorpay/pay': { answer: call => pay(parts, call) },
    'POST /razorpay/change': { answer: call => change(parts, call) },
    'POST /razorpay/dispute': { answer: call => dispute(parts, call) },
    'POST /razorpay/settings': { answer: call => ({ body: Object.assign(settings, bodyOf(call, SETTINGS)) }) },
    'GET /razorpay/events': { answer: call => ({ body: webhooks.list(call.query.get('about') ?? '') }) },
    'POST /razorpay/release': {
      answer: async call => {
        const { reversed = false } = bodyOf(call, RELEASE)
        settings.webhooks = 'on'
        return { body: { released: await webhooks.release(reversed) } }
      },
    },
  }
}

/** A payment attempt. Returns a signature even when it fails, for tests. */
function pay({ ledger, save, webhooks }: Parts, call: Call): Answer {
  const { order_id, outcome = 'captured', ...more } = bodyOf(call, PAY)
  const order = ledger.orders[order_id]
  if (!order) throw new Refusal(404, `There is no order '${order_id}'.`)
  const payment = attempt(ledger, order, more)
  if (!payment) throw new Refusal(409, 'This order is paid, or a payment of it is under way.')
  if (outcome === 'failed') {
    fail(payment)
    webhooks.send('payment.failed', payment)
  } else {
    authorize(payment)
    webhooks.send('payment.authorized', payment)
  }
  if (outcome === 'captured') captureAndTell(ledger, webhooks, payment)
  save()
  const signature = createHmac('sha256', ledger.keySecret).update(`${order.id}|${payment.id}`).digest('hex')
  return { body: { razorpay_payment_id: payment.id, razorpay_order_id: order.id, razorpay_signature: signature } }
}

function captureAndTell(ledger: Ledger, webhooks: Webhooks, payment: Payment) {
  capture(ledger, payment)
  webhooks.send('payment.captured', payment)
  webhooks.send('order.paid', payment)
}

/** A later decision of the bank. Late authorisations are captured automatically. */
function change({ ledger, save, webhooks }: Parts, call: Call): Answer {
  const { payment_id, refund_id, status, order_id, base_amount } = bodyOf(call, CHANGE)
  const made = ledger.refunds[refund_id ?? '']
  const payment = ledger.payments[made?.payment_id ?? payment_id ?? '']
  if (!payment) throw new Refusal(404, 'There is no such payment or refund.')
  if (made) {
    made.status = status === 'failed' ? 'failed' : 'processed'
    if (made.status === 'failed') {
      payment.amount_refunded -= made.amount
      Object.assign(payment, { status: 'captured', refund_status: payment.amount_refunded > 0 ? 'partial' : null })
    }
    webhooks.send(`refund.${made.status}`, payment, { refund: made })
  } else if (base_amount !== undefined) payment.base_amount = base_amount
  else if (order_id !== undefined) payment.order_id = order_id
  else changePayment(ledger, webhooks, payment, status)
  save()
  return { body: { payment, refund: made ?? null } }
}

/** A chargeback of the buyer's bank, or what becomes of it. The stand-in keeps none: each call says all. */
function dispute({ ledger, save, webhooks }: Parts, call: Call): Answer {
  const { payment_id, dispute_id, status, amount } = bodyOf(call, DISPUTE)
  const payment = ledger.payments[payment_id]
  if (!payment) throw new Refusal(404, 'There is no such payment.')
  const about = {
    id: dispute_id ?? newId('disp'),
    entity: 'dispute',
    payment_id,
    amount: amount ?? payment.amount,
    currency: payment.currency,
    amount_deducted: status === 'lost' ? (amount ?? payment.amount) : 0,
    reason_code: 'goods_or_services_not_received',
    status,
    phase: 'chargeback',
  } as const
  webhooks.send(`payment.dispute.${status === 'open' ? 'created' : status}`, payment, { dispute: about })
  save()
  return { body: { dispute: about } }
}

type Status = Static<typeof CHANGE>['status']

function changePayment(ledger: Ledger, webhooks: Webhooks, payment: Payment, status: Status) {
  const isPaid = ledger.orders[payment.order_id]?.status === 'paid'
  if (status === 'failed') {
    fail(payment)
    payment.captured = false
    return webhooks.send('payment.failed', payment)
  }
  if (status === 'created') return void Object.assign(payment, { status })
  authorize(payment)
  webhooks.send('payment.authorized', payment)
  if (status === 'authorized') return
  if (isPaid && !payment.captured) return void refund(ledger, payment, payment.amount, { status: 'processed' })
  captureAndTell(ledger, webhooks, payment)
}
