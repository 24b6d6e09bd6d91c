// Razorpay as the payment provider, through its SDK, with limits of time and size. Every reply is validated; signatures are checked here,
// in constant time. A failed call throws upstream_failed or upstream_timeout; a definite refusal is null. No message of Razorpay and no
// key leaves this file.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject } from '../core/is-object.ts'
import { Problem } from '../lib/problem.ts'

export type PaymentFacts = Readonly<{
  id: string
  orderId: string | null
  amountMinor: number
  currency: string
  /** created, authorized, captured, refunded or failed; failed is not final. */
  status: string
  /** What it was worth in paise, for a payment in another currency. Null when Razorpay does not say. */
  inrMinor: number | null
  /** Whether the card was of another country. Null when Razorpay does not say. */
  international: boolean | null
}>
export type RefundFacts = Readonly<{ id: string; paymentId: string; amountMinor: number; status: string }>
export type NewOrder = { receipt: string; amountMinor: number; currency: string; notes: Record<string, string> }

export type RazorpayProvider = {
  /** The public half of the key; empty when payments are not configured. */
  keyId: string
  /** The new order's id. Throws when Razorpay's order differs from the requested one. */
  createOrder(order: NewOrder): Promise<string>
  /** Null when Razorpay knows no such payment. */
  findPayment(paymentId: string): Promise<PaymentFacts | null>
  listPayments(orderId: string): Promise<PaymentFacts[]>
  /** Null when Razorpay refuses; the state of the payment then says why. */
  capture(paymentId: string, amountMinor: number, currency: string): Promise<PaymentFacts | null>
  /** `key` is the idempotency key. Null when Razorpay refuses. */
  refund(paymentId: string, amountMinor: number, key: string): Promise<RefundFacts | null>
  listRefunds(paymentId: string): Promise<RefundFacts[]>
  isPaymentSignature(orderId: string, paymentId: string, signature: unknown): boolean
  isWebhookSignature(body: Buffer, signature: unknown): boolean
  hasWebhooks: boolean
}
export type RazorpayOptions = {
  keyId: string
  keySecret: string
  /** The current secret and, after a rotation, the previous one, with which late events may still be signed. */
  webhookSecrets: readonly string[]
  baseUrl: string
}

const CREATE_WITHIN_MS = 6_000
const ASK_WITHIN_MS = 3_000
const REPLY_BYTES = 1_048_576

export const isOrderId = (id: unknown): id is string => typeof id === 'string' && /^order_[A-Za-z0-9]{14}$/.test(id)
export const isPaymentId = (id: unknown): id is string => typeof id === 'string' && /^pay_[A-Za-z0-9]{14}$/.test(id)
export const isRefundId = (id: unknown): id is string => typeof id === 'string' && /^rfnd_[A-Za-z0-9]{14}$/.test(id)

/** Checks an HMAC-SHA256 in lower-case hex, in constant time. False for an empty key. */
export function isSigned(key: string, message: string | Buffer, signature: unknown): boolean {
  if (key === '' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(createHmac('sha256', key).update(message).digest(), Buffer.from(signature, 'hex'))
}

/** `patience` multiplies the time limits. */
export function createRazorpay(options: RazorpayOptions, patience = 1): RazorpayProvider {
  const { keyId, keySecret, webhookSecrets } = options
  // Loaded on first use: it is large, and its constructor throws without a key.
  let loading: Promise<Sdk> | null = null
  const sdk = () => {
    if (keyId === '') throw new Problem('payments_unavailable')
    loading ??= loadSdk(options, patience)
    return loading
  }

  return {
    keyId,
    hasWebhooks: webhookSecrets.length > 0,

    async createOrder({ receipt, amountMinor, currency, notes }) {
      const { orders } = await sdk()
      const wish = { amount: amountMinor, currency, receipt, notes, payment: { capture: 'automatic' } }
      const made = await answered(() => orders.create(wish))
      const { id, amount, currency: itsCurrency } = (made ?? {}) as Record<string, unknown>
      if (!isOrderId(id) || amount !== amountMinor || itsCurrency !== currency) throw new Problem('upstream_failed')
      return id
    },

    async findPayment(paymentId) {
      if (!isPaymentId(paymentId)) return null
      const { payments } = await sdk()
      const found = await answered(() => payments.fetch(paymentId))
      return found === null ? null : paymentOf(found, paymentId)
    },
    async listPayments(orderId) {
      if (!isOrderId(orderId)) return []
      const { orders } = await sdk()
      return itemsOf(await answered(() => orders.fetchPayments(orderId))).map(item => paymentOf(item))
    },
    async capture(paymentId, amountMinor, currency) {
      if (!isPaymentId(paymentId)) return null
      const { payments } = await sdk()
      const captured = await answered(() => payments.capture(paymentId, amountMinor, currency))
      return captured === null ? null : paymentOf(captured, paymentId)
    },
    async refund(paymentId, amountMinor, key) {
      if (!isPaymentId(paymentId)) return null
      const { payments } = await sdk()
      const made = await answered(() => payments.refund(paymentId, { amount: amountMinor, receipt: key }))
      return made === null ? null : refundOf(made)
    },
    async listRefunds(paymentId) {
      if (!isPaymentId(paymentId)) return []
      const { payments } = await sdk()
      return itemsOf(await answered(() => payments.fetchMultipleRefund(paymentId, { count: 100 }))).map(refundOf)
    },

    isPaymentSignature: (orderId, paymentId, signature) =>
      isOrderId(orderId) && isPaymentId(paymentId) && isSigned(keySecret, `${orderId}|${paymentId}`, signature),
    isWebhookSignature: (body, signature) =>
      webhookSecrets.map(secret => isSigned(secret, body, signature)).some(Boolean),
  }
}

/** The part of the SDK that is used. Its own types are not reliable. */
type Sdk = {
  orders: { create(order: object): Promise<unknown>; fetchPayments(orderId: string): Promise<unknown> }
  payments: {
    fetch(id: string): Promise<unknown>
    capture(id: string, amount: number, currency: string): Promise<unknown>
    refund(id: string, wish: object): Promise<unknown>
    fetchMultipleRefund(id: string, wish: object): Promise<unknown>
  }
  api: { rq: Requests }
}
type Request = {
  method?: string
  url?: string
  data?: unknown
  signal?: AbortSignal
  headers: { set(name: string, value: string): void }
}
type Failure = { code?: string; response?: { status: number; data: unknown } | undefined }
type Requests = {
  defaults: Record<string, unknown>
  interceptors: {
    request: { use(change: (request: Request) => Request): void }
    response: { use(fine: undefined, failed: (error: Failure) => Promise<never>): void }
  }
}

async function loadSdk({ keyId, keySecret, baseUrl }: RazorpayOptions, patience: number): Promise<Sdk> {
  const { default: Razorpay } = await import('razorpay')
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret }) as unknown as Sdk
  const { defaults, interceptors } = client.api.rq
  // Ignores proxies from the environment; refuses redirects, which would carry the key along.
  Object.assign(defaults, { baseURL: baseUrl, proxy: false, maxRedirects: 0 })
  Object.assign(defaults, { maxContentLength: REPLY_BYTES, maxBodyLength: REPLY_BYTES })
  interceptors.request.use(request => {
    const isNew = request.url === '/v1/orders' && request.method === 'post'
    request.signal = AbortSignal.timeout(patience * (isNew ? CREATE_WITHIN_MS : ASK_WITHIN_MS))
    // The SDK has no parameter for this header.
    const key = request.url?.endsWith('/refund') ? (request.data as { receipt: string }).receipt : undefined
    if (key) request.headers.set('X-Refund-Idempotency', key)
    return request
  })
  // The SDK reads the status and error of a response, which is absent after network failures.
  interceptors.response.use(undefined, error => {
    const data = error.response?.data as { error?: unknown } | null | undefined
    const status = error.response?.status ?? 0
    const cause = status === 0 && error.code === 'ERR_CANCELED' ? 'timeout' : (data?.error ?? 'unreadable')
    error.response = { status, data: { error: cause } }
    return Promise.reject(error)
  })
  return client
}

/** The reply's object; null for a definite refusal. Throws upstream_timeout or upstream_failed for anything else. */
async function answered(call: () => Promise<unknown>): Promise<object | null> {
  const reply = await Promise.resolve()
    .then(call)
    .catch((cause: unknown) => {
      const { statusCode, error } = (cause ?? {}) as { statusCode?: number; error?: unknown }
      if (error === 'timeout') throw new Problem('upstream_timeout')
      const isRefusal = (statusCode === 400 || statusCode === 404 || statusCode === 409) && isApiError(error)
      if (isRefusal) return null
      throw new Problem('upstream_failed')
    })
  if (reply === null) return null
  // HTML pages, empty bodies and truncated JSON can arrive with status 200 too.
  if (typeof reply !== 'object') throw new Problem('upstream_failed')
  return reply
}

const isApiError = (error: unknown) => (error as { code?: unknown } | null)?.code === 'BAD_REQUEST_ERROR'

function itemsOf(reply: object | null): object[] {
  const { items } = (reply ?? { items: [] }) as { items?: unknown }
  if (!Array.isArray(items) || !items.every(isObject)) throw new Problem('upstream_failed')
  return items
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function paymentOf(reply: object, wanted?: string): PaymentFacts {
  const { id, order_id, amount, currency, status } = reply as Record<string, unknown>
  const isWhole = isPaymentId(id) && isAmount(amount) && typeof currency === 'string' && typeof status === 'string'
  if (!isWhole || (wanted !== undefined && id !== wanted)) throw new Problem('upstream_failed')
  const { base_amount, base_currency, international } = reply as Record<string, unknown>
  return {
    id,
    orderId: isOrderId(order_id) ? order_id : null,
    amountMinor: amount,
    currency,
    status,
    inrMinor: base_currency === 'INR' && isAmount(base_amount) ? base_amount : null,
    international: typeof international === 'boolean' ? international : null,
  }
}

function refundOf(reply: object): RefundFacts {
  const { id, payment_id, amount, status } = reply as Record<string, unknown>
  if (!isRefundId(id) || !isPaymentId(payment_id) || !isAmount(amount) || typeof status !== 'string') {
    throw new Problem('upstream_failed')
  }
  return { id, paymentId: payment_id, amountMinor: amount, status }
}
