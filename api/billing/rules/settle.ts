// What a piece of news about an order does to it. One table for the redirect, the webhook, the free coupon and the
// reconciler: an order only moves forward, and the same news twice does nothing more. Pure.
import type { Currency } from '../../core/contract/billing.ts'

/**
 * initialized: our row only. created: Razorpay has it, it can be paid. paid: claimed by one payment. refunded: in full.
 * revoked: granted on a signature, and never captured. failed: Razorpay did not make it. abandoned: nobody paid in time;
 * it still can be paid, for Razorpay's orders do not end.
 */
export type OrderState = 'initialized' | 'created' | 'paid' | 'refunded' | 'revoked' | 'failed' | 'abandoned'
export type Source = 'redirect' | 'webhook' | 'coupon' | 'reconciler' | 'admin'

export type OrderFacts = Readonly<{
  state: OrderState
  amountMinor: number
  currency: Currency
  rzpPaymentId: string | null
  /** Whether Razorpay itself has said that the money is captured. */
  confirmed: boolean
  refunds: readonly { id: string; amountMinor: number }[]
}>
export type PaidNews = Readonly<{ paymentId: string; amountMinor: number; currency: string; confirmed: boolean }>
export type RefundNews = Readonly<{ refundId: string; paymentId: string; amountMinor: number }>

/** claim: this payment pays the order. confirm: it was claimed on a signature, now it is certain. done: nothing new. */
export type PaidDecision = { do: 'claim' | 'confirm' | 'done' } | { do: 'refuse'; why: string; review: boolean }

const refuse = (why: string, review: boolean): PaidDecision => ({ do: 'refuse', why, review })

/** What a payment does to an order. `review`: a person should look at it. */
export function decidePaid(order: OrderFacts, news: PaidNews): PaidDecision {
  if (news.amountMinor !== order.amountMinor || news.currency !== order.currency) {
    return refuse('amount or currency differ', true)
  }
  const isSame = order.rzpPaymentId === news.paymentId
  switch (order.state) {
    case 'created':
    case 'abandoned':
      return { do: 'claim' }
    case 'revoked':
      // Late money is honoured, but only on Razorpay's own word: the signature alone was tried before.
      return news.confirmed ? { do: 'claim' } : refuse('revoked before', false)
    case 'paid':
      if (isSame && (order.confirmed || !news.confirmed)) return { do: 'done' }
      if (!order.confirmed && news.confirmed) return { do: 'confirm' }
      return refuse('a second payment for a paid order', true)
    case 'refunded':
      return refuse(isSame ? 'refunded before' : 'a second payment for a refunded order', !isSame)
    default:
      return refuse(`an order that is ${order.state} cannot be paid`, true)
  }
}

/** note: a part of the money went back. end: all of it did. The sum is over refunds with different ids. */
export type RefundDecision = { do: 'note' | 'end' | 'done' } | { do: 'refuse'; why: string; review: boolean }

export function decideRefund(order: OrderFacts, news: RefundNews): RefundDecision {
  const mayBePaid = order.state === 'created' || order.state === 'abandoned' || order.state === 'revoked'
  if (!mayBePaid && order.rzpPaymentId !== news.paymentId) {
    // A second payment that Razorpay sent back by itself takes nothing away from the first.
    return { do: 'refuse', why: 'a refund of another payment', review: order.state !== 'paid' }
  }
  if (order.state === 'refunded' || order.refunds.some(refund => refund.id === news.refundId)) return { do: 'done' }
  const total = order.refunds.reduce((sum, refund) => sum + refund.amountMinor, news.amountMinor)
  return { do: total >= order.amountMinor ? 'end' : 'note' }
}

/** What the news that a payment will never be captured does: only an unconfirmed claim by that very payment falls. */
export const isRevokedBy = (order: OrderFacts, paymentId: string): boolean =>
  order.state === 'paid' && !order.confirmed && order.rzpPaymentId === paymentId

const MINUTE_MS = 60_000
const CHECKED_FOR_MS = 7 * 24 * 60 * MINUTE_MS

/** When an order is looked at again: soon while it is young, ever less often, and no more after a week (null). */
export function nextCheckAt(createdAt: Date, at: Date): Date | null {
  const ageMs = at.getTime() - createdAt.getTime()
  if (ageMs >= CHECKED_FOR_MS) return null
  return new Date(at.getTime() + Math.min(Math.max(2 * MINUTE_MS, ageMs), 6 * 60 * MINUTE_MS))
}
