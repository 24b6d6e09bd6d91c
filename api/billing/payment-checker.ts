// The state of an order's payment according to Razorpay. Captures an authorised payment, once.
import { Problem } from '../lib/problem.ts'
import type { PaymentFacts, RazorpayProvider } from '../providers/razorpay.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'

/**
 * paid: captured. unknown: Razorpay is unavailable. denied: the payment does not pay the order. `mismatch`: it was meant for the order but
 * differs from it. `mayChange`: the same payment may still be captured later.
 */
export type PaymentCheck = { kind: 'paid' } | { kind: 'unknown' } | Denied
type Denied = { kind: 'denied'; why: string; mismatch: boolean; mayChange: boolean }
type Deps = { razorpay: RazorpayProvider; orders: OrderStore; now: () => Date }
export type PaymentChecker = ReturnType<typeof createPaymentChecker>

const CAPTURE_AGAIN_MS = 30_000

const denied = (why: string, more: Partial<Denied> = {}): Denied => ({
  kind: 'denied',
  why,
  mismatch: false,
  mayChange: false,
  ...more,
})

/** Whether an error is an outage of Razorpay rather than an error of ours. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'upstream_failed' || error.code === 'upstream_timeout')

export const createPaymentChecker = (deps: Deps) => ({
  /** The state of one payment of an order. */
  async checkPayment(order: OrderRecord, paymentId: string): Promise<PaymentCheck> {
    try {
      return await check(deps, order, await deps.razorpay.findPayment(paymentId))
    } catch (error) {
      if (isOutage(error)) return { kind: 'unknown' }
      throw error
    }
  },
  /** The payment that pays an order, if any, and the reason of a mismatch. Throws on an outage. */
  async findPaying(order: OrderRecord): Promise<{ paymentId: string | null; mismatch: string | null }> {
    const payments = await deps.razorpay.listPayments(String(order.rzpOrderId))
    let mismatch: string | null = null
    // Captured payments first; an authorised one is captured only if there is none.
    for (const status of ['captured', 'authorized']) {
      for (const payment of payments.filter(one => one.status === status)) {
        const result = await check(deps, order, payment)
        if (result.kind === 'paid') return { paymentId: payment.id, mismatch }
        if (result.kind === 'denied' && result.mismatch) mismatch = result.why
      }
    }
    return { paymentId: null, mismatch }
  },
})

async function check(deps: Deps, order: OrderRecord, payment: PaymentFacts | null): Promise<PaymentCheck> {
  const result = compare(order, payment)
  return result === 'authorized' ? captureOnce(deps, order, (payment as PaymentFacts).id) : result
}

function compare(order: OrderRecord, payment: PaymentFacts | null): PaymentCheck | 'authorized' {
  if (!payment) return denied('Razorpay does not know the payment', { mayChange: true })
  if (payment.orderId !== order.rzpOrderId) return denied('the payment is of another order', { mismatch: true })
  if (payment.amountMinor !== order.amountMinor || payment.currency !== order.currency) {
    return denied('amount or currency of the payment differ', { mismatch: true })
  }
  if (payment.status === 'captured') return { kind: 'paid' }
  if (payment.status === 'authorized') return 'authorized'
  return denied(`the payment is ${payment.status}`, { mayChange: payment.status === 'created' })
}

/** Only one of several concurrent callers captures the payment; for the others its state is unknown until a later check. */
async function captureOnce(deps: Deps, order: OrderRecord, paymentId: string): Promise<PaymentCheck> {
  const { razorpay, orders } = deps
  const at = deps.now()
  const current = await orders.findOrder(order.id)
  const requestedAt = current?.captureRequestedAt
  if (!current || (requestedAt && at.getTime() - requestedAt.getTime() < CAPTURE_AGAIN_MS)) return { kind: 'unknown' }
  const isFirst = await orders.changeOrder(current, { captureRequestedAt: at }, null)
  if (!isFirst) return { kind: 'unknown' }
  const captured = await razorpay.capture(paymentId, order.amountMinor, order.currency)
  // A refused capture may mean that the payment was captured automatically just now.
  const result = compare(order, captured ?? (await razorpay.findPayment(paymentId)))
  return result === 'authorized' ? denied('the payment may not be captured') : result
}
