// The state of Razorpay's stand-in: orders, payments, refunds, and their transitions as at Razorpay. Knows no HTTP.
import { randomBytes } from 'node:crypto'
import { keptState } from '../kept.ts'

export type Notes = Record<string, string>
export type Order = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes | []
  created_at: number
  /** Internal: whether payments are captured automatically. */
  autoCapture: boolean
}
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type Payment = {
  id: string
  amount: number
  currency: string
  status: PaymentStatus
  order_id: string
  method: string
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  email: string
  contact: string
  /** In paise, of a payment in another currency; null: Razorpay does not say. */
  base_amount: number | null
  international: boolean
  error_code: string | null
  error_description: string | null
  created_at: number
}
export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Notes | []
  receipt: string | null
  acquirer_data: { arn: null }
  created_at: number
  batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal'
  speed_requested: 'normal'
}
export type Event = {
  id: string
  event: string
  body: string
  createdMs: number
  attempts: number
  isDelivered: boolean
}
export type Ledger = {
  accountId: string
  keyId: string
  keySecret: string
  webhookSecret: string
  orders: Record<string, Order>
  payments: Record<string, Payment>
  refunds: Record<string, Refund>
  /** Refunds by idempotency key. */
  answered: Record<string, { body: string; refundId: string }>
  /** Undelivered webhook events, oldest first, and the latest delivered ones. */
  events: Event[]
}
export type Keys = { keyId: string; keySecret: string; webhookSecret: string }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const letters = (count: number) => Array.from(randomBytes(count), byte => LETTERS[byte % 62]).join('')

/** An id in Razorpay's format. */
export const newId = (prefix: string) => `${prefix}_${letters(14)}`
export const nowSeconds = () => Math.floor(Date.now() / 1000)

const fresh = (): Ledger => ({
  accountId: `acc_${letters(14)}`,
  keyId: `rzp_test_sandbox${letters(8)}`,
  keySecret: letters(24),
  webhookSecret: letters(24),
  orders: {},
  payments: {},
  refunds: {},
  answered: {},
  events: [],
})

/** `keys`: the user's own test account replaces the sandbox's. */
export function openLedger(dataDir: string | null, keys: Partial<Keys>) {
  const { state: ledger, save } = keptState(dataDir, 'razorpay.json', fresh(), keys)
  return { ledger, save }
}

export const paymentsOf = (ledger: Ledger, orderId: string): Payment[] =>
  Object.values(ledger.payments).filter(payment => payment.order_id === orderId)

type Attempt = Partial<
  Pick<Payment, 'method' | 'amount' | 'currency' | 'email' | 'contact' | 'base_amount' | 'international'>
>

/** Rupees for a unit of a foreign currency. */
const RATE = 83

/** A payment attempt. Null when the order is paid or has a payment in progress. */
export function attempt(ledger: Ledger, order: Order, wish: Attempt) {
  const { method, amount = order.amount, currency = order.currency, email, contact, base_amount, international } = wish
  const isForeign = currency !== 'INR'
  const isTaken = paymentsOf(ledger, order.id).some(one => one.status === 'authorized' || one.status === 'captured')
  if (order.status === 'paid' || isTaken) return null
  const payment: Payment = {
    id: newId('pay'),
    amount,
    currency,
    status: 'created',
    order_id: order.id,
    method: method ?? 'card',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    email: email ?? 'payer@example.com',
    contact: contact ?? '+919000090000',
    base_amount: isForeign ? (base_amount === undefined ? amount * RATE : base_amount) : null,
    international: international ?? isForeign,
    error_code: null,
    error_description: null,
    created_at: nowSeconds(),
  }
  ledger.payments[payment.id] = payment
  order.attempts += 1
  order.status = 'attempted'
  return payment
}

export function fail(payment: Payment): void {
  Object.assign(payment, {
    status: 'failed',
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Your payment has been declined by your bank.',
  })
}

export function authorize(payment: Payment): void {
  Object.assign(payment, { status: 'authorized', error_code: null, error_description: null })
}

/** Captures the payment, which pays its order. */
export function capture(ledger: Ledger, payment: Payment): void {
  Object.assign(payment, { status: 'captured', captured: true, error_code: null, error_description: null })
  const order = ledger.orders[payment.order_id]
  if (order) Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
}

/** Records a refund and counts it towards the payment. */
export function refund(ledger: Ledger, payment: Payment, amount: number, more: Partial<Refund>): Refund {
  const made: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: nowSeconds(),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: 'normal',
    ...more,
  }
  ledger.refunds[made.id] = made
  payment.amount_refunded += amount
  const isFull = payment.amount_refunded >= payment.amount
  payment.refund_status = isFull ? 'full' : 'partial'
  if (isFull) payment.status = 'refunded'
  return made
}

/** The public fields of an order. */
export const orderEntity = ({ autoCapture: _, ...order }: Order) => order

/** A payment as API replies and webhooks show it. */
export function paymentEntity(payment: Payment) {
  const { base_amount, ...rest } = payment
  const fee = payment.captured ? Math.round(payment.amount * 0.0236) : null
  return {
    entity: 'payment',
    ...rest,
    ...(base_amount !== null && { base_amount, base_currency: 'INR' }),
    invoice_id: null,
    description: 'Test payment / \u20b9',
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    notes: [],
    fee,
    tax: fee === null ? null : 0,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
  }
}
