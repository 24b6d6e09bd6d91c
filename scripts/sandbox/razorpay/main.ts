// Razorpay's stand-in: the API, the checkout script with its payment sheet, webhooks to the service, and controls by
// which tests pay and inject faults. Written from Razorpay's documentation, independently of the service.
import { createHmac } from 'node:crypto'
import Type, { type Static } from 'typebox'
import {
  type Answer,
  anyText,
  bodyOf,
  type Call,
  oneOf,
  Refusal,
  type Route,
  type Routes,
  wholeNumber,
} from '../calls.ts'
import * as api from './api.ts'
import { attempt, authorize, capture, fail, type Keys, openLedger, type Payment, refund } from './ledger.ts'
import { createMishaps } from './mishaps.ts'
import { sheetPage } from './sheet.ts'
import { createWebhooks, type WebhookSettings } from './webhooks.ts'

type Options = {
  dataDir: string | null
  /** The service's webhook endpoint. */
  webhookUrl: string
  /** The origin whose pages may open the payment sheet. */
  publicOrigin: string
  /** The user's own test account, if configured. */
  keys: Partial<Keys>
}
type Settings = WebhookSettings & { refunds: 'processed' | 'pending' }
type Seen = { call: string; method: string; path: string; body: string; idempotencyKey: string | null }

const LOG_LENGTH = 2_000
const PAY = Type.Object({
  order_id: anyText,
  outcome: Type.Optional(oneOf('captured', 'authorized', 'failed')),
  method: Type.Optional(anyText),
  amount: Type.Optional(wholeNumber(1)),
  currency: Type.Optional(anyText),
  email: Type.Optional(anyText),
  contact: Type.Optional(anyText),
})
const CHANGE = Type.Object({
  payment_id: Type.Optional(anyText),
  refund_id: Type.Optional(anyText),
  order_id: Type.Optional(anyText),
  status: Type.Optional(oneOf('created', 'authorized', 'captured', 'failed', 'processed')),
})
const SETTINGS = Type.Object({
  webhooks: Type.Optional(oneOf('on', 'held', 'off')),
  copies: Type.Optional(wholeNumber(1)),
  refunds: Type.Optional(oneOf('processed', 'pending')),
})
const RELEASE = Type.Object({ reversed: Type.Optional(Type.Boolean({ description: 'true or false' })) })

export function createRazorpay({ dataDir, webhookUrl, publicOrigin, keys }: Options) {
  const { ledger, save } = openLedger(dataDir, keys)
  const settings: Settings = { webhooks: 'on', copies: 1, refunds: 'processed' }
  const webhooks = createWebhooks({ ledger, save, url: webhookUrl, settings })
  const mishaps = createMishaps()
  const parts: api.ApiParts = { ledger, tell: webhooks.tell, isRefundPending: () => settings.refunds === 'pending' }
  const log: Seen[] = []

  /** An API route: logged, authenticated, subject to planned mishaps. */
  const call = (name: string, answer: (parts: api.ApiParts, call: Call) => Answer): Route => ({
    target: 'razorpay',
    answer: given => {
      const idempotencyKey = String(given.headers['x-refund-idempotency'] ?? '') || null
      log.push({ call: name, method: given.method, path: given.path, body: given.body, idempotencyKey })
      if (log.length > LOG_LENGTH) log.shift()
      return mishaps.around(name, () => {
        try {
          api.assertKey(ledger, given)
          return answer(parts, given)
        } catch (error) {
          if (error instanceof api.ApiError) return error.answer
          throw error
        } finally {
          save()
        }
      })
    },
  })

  function signed(orderId: string, paymentId: string) {
    const signature = createHmac('sha256', ledger.keySecret).update(`${orderId}|${paymentId}`).digest('hex')
    return { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature }
  }

  /** POST /razorpay/pay: a payment attempt. Returns a signature even when it fails, for tests. */
  function pay(given: Call): Answer {
    const { order_id, outcome = 'captured', ...more } = bodyOf(given, PAY)
    const order = ledger.orders[order_id]
    if (!order) throw new Refusal(404, `There is no order '${order_id}'.`)
    const payment = attempt(ledger, order, more)
    if (!payment) throw new Refusal(409, 'This order is paid, or a payment of it is under way.')
    if (outcome === 'failed') {
      fail(payment)
      webhooks.tell('payment.failed', payment)
    } else {
      authorize(payment)
      webhooks.tell('payment.authorized', payment)
    }
    if (outcome === 'captured') {
      capture(ledger, payment)
      webhooks.tell('payment.captured', payment)
      webhooks.tell('order.paid', payment)
    }
    save()
    return { body: signed(order.id, payment.id) }
  }

  /** POST /razorpay/change: a later decision of the bank. Late authorisations are captured automatically. */
  function change(given: Call): Answer {
    const { payment_id, refund_id, status, order_id } = bodyOf(given, CHANGE)
    const made = ledger.refunds[refund_id ?? '']
    const payment = ledger.payments[made?.payment_id ?? payment_id ?? '']
    if (!payment) throw new Refusal(404, 'There is no such payment or refund.')
    if (made) {
      made.status = status === 'failed' ? 'failed' : 'processed'
      webhooks.tell(`refund.${made.status}`, payment, { refund: made })
    } else if (order_id !== undefined) payment.order_id = order_id
    else changePayment(payment, status)
    save()
    return { body: { payment, refund: made ?? null } }
  }

  function changePayment(payment: Payment, status?: Static<typeof CHANGE>['status']) {
    const isPaid = ledger.orders[payment.order_id]?.status === 'paid'
    if (status === 'failed') {
      fail(payment)
      payment.captured = false
      return webhooks.tell('payment.failed', payment)
    }
    if (status === 'created') return void Object.assign(payment, { status })
    authorize(payment)
    webhooks.tell('payment.authorized', payment)
    if (status === 'authorized') return
    if (isPaid && !payment.captured) return void refund(ledger, payment, payment.amount, { status: 'processed' })
    capture(ledger, payment)
    webhooks.tell('payment.captured', payment)
    webhooks.tell('order.paid', payment)
  }

  const configure = (given: Call): Answer => ({ body: Object.assign(settings, bodyOf(given, SETTINGS)) })

  const routes: Routes = {
    'POST /razorpay/v1/orders': call('create', api.createOrder),
    'GET /razorpay/v1/orders': call('orders', api.listOrders),
    'GET /razorpay/v1/orders/:id': call('order', api.readOrder),
    'GET /razorpay/v1/orders/:id/payments': call('payments', api.listPayments),
    'GET /razorpay/v1/payments/:id': call('payment', api.readPayment),
    'POST /razorpay/v1/payments/:id/capture': call('capture', api.capturePayment),
    'POST /razorpay/v1/payments/:id/refund': call('refund', api.refundPayment),
    'GET /razorpay/v1/payments/:id/refunds': call('refunds', api.listRefunds),
    'GET /razorpay/sheet': { answer: given => sheetPage(ledger, publicOrigin, given.query) },
    'POST /razorpay/pay': { answer: pay },
    'POST /razorpay/change': { answer: change },
    'POST /razorpay/settings': { answer: configure },
    'POST /razorpay/mishap': { answer: given => mishaps.command(given) },
    'GET /razorpay/log': { answer: () => ({ body: log }) },
    'GET /razorpay/events': { answer: given => ({ body: webhooks.list(given.query.get('about') ?? '') }) },
    'POST /razorpay/release': {
      answer: async given => {
        const { reversed = false } = bodyOf(given, RELEASE)
        settings.webhooks = 'on'
        return { body: { released: await webhooks.release(reversed) } }
      },
    },
  }
  const { keyId, keySecret, webhookSecret } = ledger
  return { routes, keys: { keyId, keySecret, webhookSecret }, stop: webhooks.stop }
}
