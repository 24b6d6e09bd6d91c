// The only place where orders change state, for the redirect, webhooks, free coupons and the reconciler. A claim is one conditional
// update; the steps that follow are idempotent and are repeated until all are done.
import type { Log } from '../lib/log.ts'
import { isDuplicateKey, untilDone } from '../lib/retry.ts'
import type { RazorpayProvider, RefundFacts } from '../providers/razorpay.ts'
import type { CouponStore } from './coupon-store.ts'
import { refundedMinor } from './describe.ts'
import { isOutage } from './evidence.ts'
import type { Notices } from './notices.ts'
import type { HistoryLine, OrderChange, OrderRecord, OrderStore } from './order-store.ts'
import { financialYearOf } from './rules/receipts.ts'
import {
  decidePaid,
  decideRefund,
  isRevokedBy,
  nextCheckAt,
  type PaidNews,
  type RefundNews,
  type Source,
} from './rules/settle.ts'

/** Implemented by accounts/plan-service. */
export type Grants = {
  grant(
    userId: string,
    grant: { key: string; at: Date; months: number; paymentId: string | null; couponCode: string | null },
  ): Promise<{ from: Date; to: Date } | null>
  revoke(userId: string, key: string): Promise<void>
}
type Parts = {
  orders: OrderStore
  coupons: CouponStore
  razorpay: Pick<RazorpayProvider, 'refund' | 'listRefunds'>
  grants: Grants
  notices: Notices
  /** The key for counting an account's limits; null when the account was removed. */
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}
type Requested = { order: OrderRecord; isRefused: boolean }
export type Settler = ReturnType<typeof createSettler>

const UNCONFIRMED_CHECK_MS = 120_000

/** The idempotency key of the grant for one claim of an order. */
const grantKey = ({ id, claim }: OrderRecord) => `${id}:${claim}`

export function createSettler({ orders, coupons, razorpay, grants, notices, limitKeyOf, now, log }: Parts) {
  const line = (what: string, source: Source, detail: HistoryLine['detail'] = {}): HistoryLine => ({
    at: now(),
    what,
    source,
    detail,
  })
  const latest = async (order: OrderRecord) => (await orders.findOrder(order.id)) as OrderRecord

  /** Applies `decide` to the current order, with retries. Null from `decide` means no change. */
  async function move(order: OrderRecord, decide: (order: OrderRecord) => [OrderChange, HistoryLine] | null) {
    let current = order
    return untilDone(async () => {
      const next = decide(current)
      if (!next) return current
      const changed = await orders.changeOrder(current, ...next)
      if (!changed) current = await latest(current)
      return changed
    })
  }

  /** Marks the order for review by an admin; the first reason is kept. */
  function flag(order: OrderRecord, why: string, source: Source, detail: HistoryLine['detail']) {
    log.warn({ order: order.id, why, ...detail }, 'order flagged for review')
    return move(order, ({ review }) => (review ? null : [{ review: why }, line('flagged', source, { why, ...detail })]))
  }

  /** Runs the steps that follow from the state. Concurrent callers find them done. */
  async function finish(order: OrderRecord, source: Source): Promise<OrderRecord> {
    let current = order
    const done = await untilDone(async () => {
      if (!current.unfinished) return current
      const next = current.state === 'paid' ? await finishPaid(current, source) : await finishEnded(current, source)
      current = next ?? (await latest(current))
      return current.unfinished ? null : current
    })
    const isOwed = order.unfinished && done.state === 'paid' && done.overLimit && done.refundAsked
    if (!isOwed) return done
    try {
      return (await requestRefund(done, source)).order
    } catch (error) {
      // The reconciler repeats the request.
      if (isOutage(error)) return done
      throw error
    }
  }

  async function finishPaid(order: OrderRecord, source: Source): Promise<OrderRecord | null> {
    const { userId, months, rzpPaymentId: paymentId, couponId, couponCode } = order
    const at = order.paidAt as Date
    const payer = { limitKey: couponId && (await limitKeyOf(userId)) }
    const overLimit =
      order.overLimit ?? (couponId !== null && !(await coupons.redeemUse(couponId, order.id, payer, at)))
    if (overLimit) return refuse(order, source)
    const period = await grants.grant(userId, { key: grantKey(order), at, months, paymentId, couponCode })
    const numbered = await numberReceipt(order, at, source)
    if (!numbered) return null
    await notices.paid(numbered)
    const isSettled = order.confirmed && !order.refundAsked
    const checkedAt = isSettled ? null : new Date(now().getTime() + UNCONFIRMED_CHECK_MS)
    const known = period ?? { from: order.from, to: order.to }
    return orders.changeOrder(
      numbered,
      {
        unfinished: false,
        overLimit,
        nextCheckAt: checkedAt,
        ...known,
        ...(!known.to && { review: 'paid without a period' }),
      },
      line('granted', source, { key: grantKey(order), ...known }),
    )
  }

  /** Refuses a payment without a place within its coupon's limits: it grants nothing, and captured money is refunded. */
  function refuse(order: OrderRecord, source: Source): Promise<OrderRecord | null> {
    const over = { overLimit: true } as const
    const later = new Date(now().getTime() + UNCONFIRMED_CHECK_MS)
    const entry = line('over the coupon’s limit', source)
    if (order.amountMinor === 0)
      return orders.changeOrder(order, { ...over, nextCheckAt: later, state: 'failed', paidAt: null }, entry)
    const asked = { at: now(), by: 'billing', reason: 'The coupon had no use left.' }
    const refundAsked = order.refundAsked ?? (order.confirmed ? asked : null)
    // A refund that a crash interrupts is due at the next start.
    const nextCheckAt = refundAsked ? now() : later
    return orders.changeOrder(order, { ...over, nextCheckAt, refundAsked, unfinished: false }, entry)
  }

  /** Assigns the next receipt number of the year to a confirmed payment; retries when the number was taken concurrently. */
  async function numberReceipt(order: OrderRecord, at: Date, source: Source): Promise<OrderRecord | null> {
    if (!order.confirmed || order.amountMinor === 0 || order.receiptSerial !== null) return order
    const receiptYear = financialYearOf(at)
    const { changed } = await untilDone(async () => {
      const receiptSerial = (await orders.lastSerial(receiptYear)) + 1
      const change = { receiptYear, receiptSerial }
      return orders.changeOrder(order, change, line('receipt', source, change)).then(
        changed => ({ changed }),
        (error: unknown) => {
          if (isDuplicateKey(error)) return null
          throw error
        },
      )
    })
    return changed
  }

  async function finishEnded(order: OrderRecord, source: Source): Promise<OrderRecord | null> {
    await grants.revoke(order.userId, grantKey(order))
    if (order.state === 'refunded') await notices.refunded(order)
    // The payment was never captured, so the coupon is released.
    if (order.state === 'revoked') await coupons.releaseUse(order.id, 'decided')
    // A revoked order may still be paid late.
    const checkedAt = order.state === 'revoked' ? nextCheckAt(order.askedAt, now()) : null
    return orders.changeOrder(order, { unfinished: false, nextCheckAt: checkedAt }, line('ended', source))
  }

  /** Records a refund. A full refund ends the period that was paid for. */
  async function refund(order: OrderRecord, news: RefundNews, source: Source): Promise<OrderRecord> {
    const { refundId: id, paymentId, amountMinor } = news
    const detail = { refund: id, payment: paymentId, amountMinor }
    let why: string | null = null
    const moved = await move(order, current => {
      const decision = decideRefund(current, news)
      if (decision.do === 'refuse' && decision.review) why = decision.why
      if (decision.do === 'refuse' || decision.do === 'done') return null
      const refunds = [...current.refunds, { id, amountMinor, at: now() }]
      if (decision.do === 'note') return [{ refunds }, line('part refunded', source, detail)]
      const ended = { state: 'refunded', unfinished: true, nextCheckAt: now(), refundAsked: null } as const
      return [{ refunds, ...ended, rzpPaymentId: paymentId }, line('refunded', source, detail)]
    })
    if (why !== null) return flag(moved, why, source, detail)
    // After a partial refund the order stays paid, so `finish` has no step for it; a repeated event posts the notice again, idempotently.
    if (moved.state === 'paid') await notices.refunded(moved)
    return finish(moved, source)
  }

  /** Records all refunds of a payment that Razorpay knows, each once. */
  async function refundAll(order: OrderRecord, paymentId: string, known: readonly RefundFacts[], source: Source) {
    let current = order
    for (const { id: refundId, amountMinor, status } of known) {
      if (status === 'processed') current = await refund(current, { refundId, paymentId, amountMinor }, source)
    }
    return current
  }

  /**
   * Requests the refund that `refundAsked` has stored, or records those that Razorpay has made already. Repeatable: the idempotency key
   * changes only after a partial or a failed refund. Throws on an outage.
   */
  async function requestRefund(order: OrderRecord, source: Source): Promise<Requested> {
    const paymentId = String(order.rzpPaymentId)
    const back = refundedMinor(order)
    const request = (suffix = '') =>
      razorpay.refund(paymentId, order.amountMinor - back, `refund-${order.id}-${back}${suffix}`)
    let made = await request()
    if (made?.status !== 'processed') {
      const known = await razorpay.listRefunds(paymentId)
      const current = await refundAll(await latest(order), paymentId, known, source)
      const isNews = current.state !== 'paid' || current.refunds.length > order.refunds.length
      if (isNews || known.some(({ status }) => status === 'pending')) return { order: current, isRefused: false }
      const failed = known.filter(({ status }) => status === 'failed').length
      made = failed > 0 ? await request(`-${failed}`) : null
    }
    if (made?.status !== 'processed') return { order, isRefused: made?.status !== 'pending' }
    const { id: refundId, amountMinor } = made
    return { order: await refund(order, { refundId, paymentId, amountMinor }, source), isRefused: false }
  }

  return {
    finish,
    flag,

    /** Applies a payment. Null when it does not pay the order; otherwise the order with all steps done. */
    async pay(order: OrderRecord, news: PaidNews, source: Source): Promise<OrderRecord | null> {
      const { paymentId: rzpPaymentId, confirmed, ...detail } = news
      let refused: { why: string; review: boolean } | null = null
      const decide = (current: OrderRecord): [OrderChange, HistoryLine] | null => {
        const decision = decidePaid(current, news)
        refused = decision.do === 'refuse' ? decision : null
        const at = now()
        const entry = line(decision.do, source, { payment: rzpPaymentId, confirmed, ...detail })
        const common = { rzpPaymentId, unfinished: true, nextCheckAt: at }
        if (decision.do === 'confirm') return [{ ...common, confirmed: true }, entry]
        if (decision.do !== 'claim') return null
        const claim = current.claim + 1
        return [{ ...common, confirmed, claim, overLimit: null, state: 'paid', paidAt: at }, entry]
      }
      const moved = await move(order, decide).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error
        refused = { why: 'the payment belongs to another order', review: true }
        return order
      })
      const { why, review } = (refused ?? {}) as { why?: string; review?: boolean }
      if (why === undefined) return finish(moved, source)
      if (review) await flag(moved, why, source, { payment: rzpPaymentId, ...detail })
      return null
    },

    /** Revokes a grant that was made on a signature, because Razorpay never captured the payment. */
    async revoke(order: OrderRecord, paymentId: string, source: Source): Promise<OrderRecord> {
      const moved = await move(order, current =>
        isRevokedBy(current, paymentId)
          ? [{ state: 'revoked', unfinished: true, nextCheckAt: now() }, line('revoke', source, { payment: paymentId })]
          : null,
      )
      return finish(moved, source)
    },

    refund,
    requestRefund,
  }
}
