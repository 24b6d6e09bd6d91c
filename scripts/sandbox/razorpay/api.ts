// The part of Razorpay's REST API that the product uses: authentication, validation and its error messages.
import type { Answer, Call } from '../calls.ts'
import {
  capture,
  type Ledger,
  newId,
  nowSeconds,
  type Order,
  orderEntity,
  type Payment,
  paymentEntity,
  paymentsOf,
  type Refund,
  refund,
} from './ledger.ts'

type Fields = Record<string, unknown>
export type Send = (event: string, payment: Payment, more?: { refund?: Refund }) => void
export type ApiParts = { ledger: Ledger; send: Send; isRefundPending: () => boolean }

/** An error reply with Razorpay's fields and messages. */
export class ApiError extends Error {
  readonly answer: Answer
  constructor(description: string, details: Fields = {}, status = 400) {
    super(description)
    const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null, metadata: {} }
    this.answer = { status, body: { error: { ...error, ...details } } }
  }
}

const NOT_THERE = 'The id provided does not exist'
const ORDER_FIELDS = 'amount currency receipt notes partial_payment first_payment_min_amount payment payment_capture'
const CURRENCIES = ['INR', 'USD', 'AED', 'SGD', 'EUR', 'GBP', 'JPY']

/** Basic authentication; as at Razorpay, the scheme is case-sensitive. */
export function assertKey({ keyId, keySecret }: Ledger, call: Call): void {
  const wanted = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  if (call.headers.authorization !== wanted) throw new ApiError('Authentication failed', {}, 401)
}

function bodyOf(call: Call, allowed: string): Fields {
  let body: unknown
  try {
    body = JSON.parse(call.body || '{}')
  } catch {
    throw new ApiError('The request body is not JSON.')
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new ApiError('The body is no object.')
  const extra = Object.keys(body).filter(key => !allowed.split(' ').includes(key))
  if (extra.length > 0) {
    const is = extra.length > 1 ? 'are' : 'is'
    throw new ApiError(`${extra.join(', ')} ${is} not required and should not be sent`, { reason: 'extra_field_sent' })
  }
  return body as Fields
}

function notesOf(value: unknown): Order['notes'] {
  if (value === undefined || value === null) return []
  const notes = value as Record<string, string>
  const pairs = typeof notes === 'object' ? Object.entries(notes) : [['', '']]
  if (pairs.length > 15 || pairs.some(([key, text]) => `${key}`.length > 256 || `${text}`.length > 256)) {
    throw new ApiError('The notes may have 15 pairs of at most 256 characters.', { field: 'notes' })
  }
  return pairs.length === 0 ? [] : notes
}

function amountOf(value: unknown, currency: unknown): number {
  const field = { field: 'amount', step: 'order_creation' }
  if (value === undefined) throw new ApiError('amount: is required.', field)
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new ApiError('The amount must be an integer.', field)
  if (value < 100) {
    const reason = 'amount_less_than_minimum_amount'
    throw new ApiError(`Order amount less than minimum amount allowed (${currency})`, { ...field, reason })
  }
  return value
}

export function createOrder({ ledger }: ApiParts, call: Call): Answer {
  const body = bodyOf(call, ORDER_FIELDS)
  const { currency, receipt = null } = body
  if (currency === undefined) throw new ApiError('currency: is required.', { field: 'currency' })
  if (typeof currency !== 'string') throw new ApiError(`expected string but provided ${JSON.stringify(currency)}`)
  if (!CURRENCIES.includes(currency)) throw new ApiError('Currency is not supported', { field: 'currency' })
  const amount = amountOf(body.amount, currency)
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40)) {
    throw new ApiError('The receipt may not be greater than 40 characters.', { field: 'receipt' })
  }
  const first = Object.values(ledger.orders).find(order => receipt !== null && order.receipt === receipt)
  if (first) throw new ApiError('Order receipt should be unique.', { metadata: { order_id: first.id } })
  const payment = (body.payment ?? {}) as { capture?: string }
  const order: Order = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: receipt as string | null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: notesOf(body.notes),
    created_at: nowSeconds(),
    autoCapture: payment.capture === undefined ? body.payment_capture !== false : payment.capture === 'automatic',
  }
  ledger.orders[order.id] = order
  return { body: orderEntity(order) }
}

function orderAt({ ledger }: ApiParts, call: Call): Order {
  const id = String(call.params.id)
  if (!/^order_[A-Za-z0-9]{14}$/.test(id)) throw new ApiError(`${id} is not a valid id`)
  return ledger.orders[id] ?? refuse()
}

function paymentAt({ ledger }: ApiParts, call: Call): Payment {
  const id = String(call.params.id)
  if (!/^pay_[A-Za-z0-9]{14}$/.test(id)) throw new ApiError(`${id} is not a valid id`)
  return ledger.payments[id] ?? refuse()
}

const refuse = (): never => {
  throw new ApiError(NOT_THERE)
}
const collection = (items: unknown[]): Answer => ({ body: { entity: 'collection', count: items.length, items } })

export const readOrder = (parts: ApiParts, call: Call): Answer => ({ body: orderEntity(orderAt(parts, call)) })
export const listOrders = ({ ledger }: ApiParts, call: Call): Answer => {
  const receipt = call.query.get('receipt')
  const found = Object.values(ledger.orders).filter(order => receipt === null || order.receipt === receipt)
  return collection(found.slice(0, Number(call.query.get('count') ?? 10)).map(orderEntity))
}
export const listPayments = (parts: ApiParts, call: Call): Answer =>
  collection(paymentsOf(parts.ledger, orderAt(parts, call).id).map(paymentEntity))
export const readPayment = (parts: ApiParts, call: Call): Answer => ({ body: paymentEntity(paymentAt(parts, call)) })
export const listRefunds = (parts: ApiParts, call: Call): Answer => {
  const { id } = paymentAt(parts, call)
  return collection(Object.values(parts.ledger.refunds).filter(one => one.payment_id === id))
}

export function capturePayment(parts: ApiParts, call: Call): Answer {
  const payment = paymentAt(parts, call)
  const { amount, currency = 'INR' } = bodyOf(call, 'amount currency')
  if (payment.status === 'captured') throw new ApiError('This payment has already been captured')
  if (payment.status !== 'authorized') {
    throw new ApiError('Only payments which have been authorized and not yet captured can be captured')
  }
  if (amount !== payment.amount || currency !== payment.currency) {
    throw new ApiError('Capture amount must be equal to the amount authorized', { field: 'amount' })
  }
  if (parts.ledger.orders[payment.order_id]?.status === 'paid') {
    throw new ApiError('The payment cannot be captured: the order is already paid')
  }
  capture(parts.ledger, payment)
  parts.send('payment.captured', payment)
  parts.send('order.paid', payment)
  return { body: paymentEntity(payment) }
}

export function refundPayment(parts: ApiParts, call: Call): Answer {
  const payment = paymentAt(parts, call)
  const body = bodyOf(call, 'amount speed notes receipt')
  const key = call.headers['x-refund-idempotency']
  const known = typeof key === 'string' ? parts.ledger.answered[key] : undefined
  if (known) {
    const message = 'Different request with the same idempotency key has already been processed.'
    if (known.body !== `${payment.id} ${call.body}`) throw new ApiError(message, {}, 409)
    return { body: parts.ledger.refunds[known.refundId] }
  }
  if (typeof key === 'string' && !/^[A-Za-z0-9_-]{10,}$/.test(key))
    throw new ApiError('The idempotency key is too short')
  if (payment.status === 'refunded') throw new ApiError('The payment has been fully refunded already')
  if (payment.status !== 'captured') {
    throw new ApiError('The payment status should be captured for action to be taken')
  }
  const { amount = payment.amount - payment.amount_refunded, receipt = null } = body as {
    amount?: number
    receipt?: string
  }
  if (!Number.isInteger(amount) || amount < 100) throw new ApiError('The amount must be at least INR 1.00')
  if (amount > payment.amount - payment.amount_refunded) {
    throw new ApiError('The refund amount provided is greater than amount captured')
  }
  const status = parts.isRefundPending() ? 'pending' : 'processed'
  const made = refund(parts.ledger, payment, amount, { receipt, notes: notesOf(body.notes), status })
  if (typeof key === 'string') parts.ledger.answered[key] = { body: `${payment.id} ${call.body}`, refundId: made.id }
  parts.send('refund.created', payment, { refund: made })
  if (status === 'processed') parts.send('refund.processed', payment, { refund: made })
  return { body: made }
}
