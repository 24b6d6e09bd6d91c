// The state machine of orders, for all sources: the redirect, webhooks, free coupons and the reconciler. An order only moves forward, and
// the same event twice has no further effect. Pure.
import type { Currency } from '../../core/contract/tax.ts'

/**
 * initialized: stored by us only. created: exists at Razorpay and can be paid. paid: claimed by one payment. refunded: in full. revoked:
 * granted on a signature, but never captured. failed: Razorpay did not create it. abandoned: not paid in time; it can still be paid,
 * because Razorpay's orders do not expire.
 */
export type OrderState = 'initialized' | 'created' | 'paid' | 'refunded' | 'revoked' | 'failed' | 'abandoned'
export type Source = 'redirect' | 'webhook' | 'coupon' | 'reconciler' | 'admin'

export type OrderFacts = Readonly<{
  state: OrderState
  amountMinor: number
  currency: Currency
  rzpPaymentId: string | null
  /** Whether Razorpay itself has reported the payment as captured. */
  confirmed: boolean
  refunds: readonly { id: string; amountMinor: number }[]
  disputes: readonly DisputeFacts[]
}>
export type DisputeFacts = Readonly<{ id: string; status: DisputeStatus; amountMinor: number }>
/** In the order in which they may follow each other; Razorpay's events come in any order. */
export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'closed', 'lost'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]
export type PaidNews = Readonly<{ paymentId: string; amountMinor: number; currency: string; confirmed: boolean }>
export type DisputeNews = Omit<DisputeFacts, 'id'> &
  Readonly<{ disputeId: string; paymentId: string; currency: string }>
export type RefundNews = Readonly<{ refundId: string; paymentId: string; amountMinor: number }>

/** claim: this payment pays the order. confirm: it was claimed on a signature and is now captured. done: no change. */
export type PaidDecision = { do: 'claim' | 'confirm' | 'done' } | { do: 'refuse'; why: string; review: boolean }

const refuse = (why: string, review: boolean): PaidDecision => ({ do: 'refuse', why, review })

/** The effect of a payment on an order. `review`: an admin should review it. */
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
      // A late payment counts, but only when Razorpay confirms it: the signature alone was accepted before.
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

/** note: refunded in part. end: refunded in full. Refunds are counted once by id. */
export type RefundDecision = { do: 'note' | 'end' | 'done' } | { do: 'refuse'; why: string; review: boolean }

export function decideRefund(order: OrderFacts, news: RefundNews): RefundDecision {
  const mayBePaid = order.state === 'created' || order.state === 'abandoned' || order.state === 'revoked'
  if (!mayBePaid && order.rzpPaymentId !== news.paymentId) {
    // Razorpay may refund a second payment automatically, which does not affect the first.
    return { do: 'refuse', why: 'a refund of another payment', review: order.state !== 'paid' }
  }
  // After a lost chargeback a refund of the rest may still be reported.
  const isOver = order.state === 'refunded' && !order.disputes.some(({ status }) => status === 'lost')
  if (isOver || order.refunds.some(refund => refund.id === news.refundId)) return { do: 'done' }
  return { do: isEnded(order, news.amountMinor) ? 'end' : 'note' }
}

/** note: only the status of the chargeback is recorded. end: nothing of the payment is left. Events arrive in any order. */
export function decideDispute(order: OrderFacts, news: DisputeNews): RefundDecision {
  if (order.rzpPaymentId !== news.paymentId) {
    return { do: 'refuse', why: 'a chargeback of another payment', review: true }
  }
  if (news.currency !== order.currency) return { do: 'refuse', why: 'a chargeback in another currency', review: true }
  const known = order.disputes.find(({ id }) => id === news.disputeId)
  const rank = (status: DisputeStatus) => DISPUTE_STATUSES.indexOf(status)
  if (known && rank(known.status) >= rank(news.status)) return { do: 'done' }
  return { do: news.status === 'lost' && isEnded(order, news.amountMinor) ? 'end' : 'note' }
}

const sumOf = (parts: readonly { amountMinor: number }[]) => parts.reduce((sum, part) => sum + part.amountMinor, 0)

/** What was sent back to the buyer or taken back by the bank. */
export const returnedMinor = ({ refunds, disputes }: Pick<OrderFacts, 'refunds' | 'disputes'>): number =>
  sumOf(refunds) + sumOf(disputes.filter(({ status }) => status === 'lost'))

/** Whether nothing of a payment is left when this much more goes back. */
const isEnded = (order: OrderFacts, minor: number) => returnedMinor(order) + minor >= order.amountMinor

/** Whether a payment that will never be captured revokes the order: only if it made the order's unconfirmed claim. */
export const isRevokedBy = (order: OrderFacts, paymentId: string): boolean =>
  order.state === 'paid' && !order.confirmed && order.rzpPaymentId === paymentId

const MINUTE_MS = 60_000
const CHECKED_FOR_MS = 7 * 24 * 60 * MINUTE_MS

/** When a document that waits is tried again: after 2, 15 and 60 minutes, then daily. */
export function documentCheckAt(paidAt: Date, at: Date): Date {
  const ageMs = at.getTime() - paidAt.getTime()
  const delayMs = [2, 15, 60].map(minutes => minutes * MINUTE_MS).find(delay => ageMs < delay)
  return delayMs ? new Date(paidAt.getTime() + delayMs) : new Date(at.getTime() + 24 * 60 * MINUTE_MS)
}

/** When an order is checked next: at growing intervals, and no more after a week (null). */
export function nextCheckAt(createdAt: Date, at: Date): Date | null {
  const ageMs = at.getTime() - createdAt.getTime()
  if (ageMs >= CHECKED_FOR_MS) return null
  return new Date(at.getTime() + Math.min(Math.max(2 * MINUTE_MS, ageMs), 6 * 60 * MINUTE_MS))
}
