// The steps that follow from the state of an order: the grant or its revocation, the tax documents, the mails. Each is idempotent, and
// they are repeated until all are done.

import { REMOVED_ACCOUNT } from '../db/personal-data.ts'
import type { Log } from '../lib/log.ts'
import { untilDone } from '../lib/retry.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { CouponStore } from './coupon-store.ts'
import type { Notices } from './notices.ts'
import type { HistoryLine, OrderChange, OrderRecord, OrderStore } from './order-store.ts'
import { isOutage } from './payment-checker.ts'
import { documentCheckAt, nextCheckAt, type Source } from './rules/settle.ts'
import type { BillingDetailsStore } from './tax/details-store.ts'
import { type Issued, needsInrValue, type TaxIssuer } from './tax/issue.ts'

/** Implemented by accounts/plan-service. */
export type Grants = {
  grant(
    userId: string,
    grant: { key: string; at: Date; months: number; paymentId: string | null; couponCode: string | null },
  ): Promise<{ from: Date; to: Date } | null>
  revoke(userId: string, key: string): Promise<void>
}
export type SettleDeps = {
  orders: OrderStore
  coupons: CouponStore
  razorpay: Pick<RazorpayProvider, 'refund' | 'listRefunds'>
  grants: Grants
  notices: Notices
  tax: TaxIssuer
  details: Pick<BillingDetailsStore, 'keep'>
  /** The key for counting an account's limits; null when the account was removed. */
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}
type Detail = HistoryLine['detail']
type Clock = Pick<SettleDeps, 'now'>

const UNCONFIRMED_CHECK_MS = 120_000

/** The idempotency key of the grant for one claim of an order. */
const grantKey = ({ id, claim }: OrderRecord) => `${id}:${claim}`
const laterCheck = ({ now }: Clock) => new Date(now().getTime() + UNCONFIRMED_CHECK_MS)

export const line = ({ now }: Clock, what: string, source: Source, detail: Detail = {}): HistoryLine => ({
  at: now(),
  what,
  source,
  detail,
})

export const findCurrent = async ({ orders }: Pick<SettleDeps, 'orders'>, order: OrderRecord) =>
  (await orders.findOrder(order.id)) as OrderRecord

/** Applies `decide` to the current order, with retries. Null from `decide` means no change. */
export async function changeUntilDone(
  deps: Pick<SettleDeps, 'orders'>,
  order: OrderRecord,
  decide: (order: OrderRecord) => [OrderChange, HistoryLine] | null,
): Promise<OrderRecord> {
  let current = order
  return untilDone(async () => {
    const next = decide(current)
    if (!next) return current
    const changed = await deps.orders.changeOrder(current, ...next)
    if (!changed) current = await findCurrent(deps, current)
    return changed
  })
}

/** Marks the order for review by an admin. An earlier reason is not replaced. */
export function flag(deps: SettleDeps, order: OrderRecord, why: string, source: Source, detail: Detail) {
  deps.log.warn({ order: order.id, why, ...detail }, 'order flagged for review')
  return changeUntilDone(deps, order, ({ review }) =>
    review ? null : [{ review: why }, line(deps, 'flagged', source, { why, ...detail })],
  )
}

/** Runs all remaining steps. Concurrent callers find them done. */
export function runSteps(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord> {
  let current = order
  return untilDone(async () => {
    if (!current.unfinished) return current
    const run = current.state === 'paid' ? runPaidSteps : runEndSteps
    current = (await run(deps, current, source)) ?? (await findCurrent(deps, current))
    return current.unfinished ? null : current
  })
}

async function runPaidSteps(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord | null> {
  const { orders, grants, notices, details } = deps
  const { userId, months, rzpPaymentId: paymentId, couponCode } = order
  const at = order.paidAt as Date
  const overLimit = order.overLimit ?? !(await redeemCoupon(deps, order, at))
  if (overLimit) return refuse(deps, order, source)
  const valued = await withInrValue(deps, order, source)
  if (valued !== order) return valued
  const key = grantKey(order)
  const period = await grants.grant(userId, { key, at, months, paymentId, couponCode })
  const known = period ?? { from: order.from, to: order.to }
  const issued = await deps.tax.issue({ ...order, ...known })
  await notices.paid(order, issued)
  await notices.issued(order, issued)
  if (order.remember && order.billing && order.userId !== REMOVED_ACCOUNT) await details.keep(userId, order.billing)
  const isSettled = order.confirmed && !order.refundRequest
  const later = isSettled ? null : laterCheck(deps)
  const done = { unfinished: false, overLimit, nextCheckAt: later, ...known, ...afterIssue(deps, order, issued) }
  const change: OrderChange = known.to ? done : { ...done, review: 'paid without a period' }
  return orders.changeOrder(
    order,
    change,
    line(deps, order.to ? 'settled again' : 'granted', source, { key, ...known }),
  )
}

/** Stores what a payment in another currency was worth in rupees, before its invoice. Null when the order has changed meanwhile. */
async function withInrValue(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord | null> {
  if (!needsInrValue(order)) return order
  const value = await deps.tax.findInrValue(order).catch((error: unknown) => {
    // The plan does not wait for the invoice.
    if (isOutage(error)) return null
    throw error
  })
  if (!value || value.inrMinor === null) return order
  return deps.orders.changeOrder(order, value, line(deps, 'worth in rupees', source, value))
}

/** What an order keeps of its documents. While one is waiting, the order is looked at again, and keeps the names for it. */
function afterIssue(deps: SettleDeps, order: OrderRecord, { state, problem }: Issued): OrderChange {
  return {
    documentState: state,
    remember: false,
    ...(state === 'waiting' && { nextCheckAt: documentCheckAt(order.paidAt ?? deps.now(), deps.now()) }),
    ...(state !== 'waiting' && namesOfNobody(order)),
    // The new invoice has what an admin entered.
    ...(state === 'issued' && { adjustments: order.adjustments.map(one => ({ ...one, billing: null })) }),
    ...(problem && !order.review && { review: problem }),
  }
}

/** An order of a removed account keeps no names. */
const namesOfNobody = ({ userId }: OrderRecord): OrderChange =>
  userId === REMOVED_ACCOUNT ? { billing: null, accountName: null } : {}

/** False when the coupon of the order has no use left for its payment. */
async function redeemCoupon({ coupons, limitKeyOf }: SettleDeps, { id, userId, couponId }: OrderRecord, at: Date) {
  if (couponId === null) return true
  return coupons.redeemUse(couponId, id, { limitKey: await limitKeyOf(userId) }, at)
}

/** Refuses a payment for which its coupon has no use left: it grants nothing, and captured money is refunded. */
function refuse(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord | null> {
  const { orders, now } = deps
  const entry = line(deps, 'over the coupon’s limit', source)
  const later = laterCheck(deps)
  if (order.amountMinor === 0) {
    const failed = { overLimit: true, nextCheckAt: later, state: 'failed', paidAt: null } as const
    return orders.changeOrder(order, { ...failed, ...namesOfNobody(order) }, entry)
  }
  const request = { at: now(), by: 'billing', reason: 'The coupon had no use left.' }
  const refundRequest = order.refundRequest ?? (order.confirmed ? request : null)
  // A refund that a crash interrupts is due at the next start.
  const nextCheckAt = refundRequest ? now() : later
  const refused = { overLimit: true, nextCheckAt, refundRequest, unfinished: false }
  return orders.changeOrder(order, { ...refused, ...namesOfNobody(order) }, entry)
}

async function runEndSteps(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord | null> {
  const { orders, coupons, grants, notices, now } = deps
  const valued = await withInrValue(deps, order, source)
  if (valued !== order) return valued
  await grants.revoke(order.userId, grantKey(order))
  const issued = await deps.tax.issue(order)
  await notices.issued(order, issued)
  // The payment was never captured, so the coupon is released.
  if (order.state === 'revoked') await coupons.releaseUse(order.id, 'decided')
  // A revoked order may still be paid late.
  const checkAt = order.state === 'revoked' ? nextCheckAt(order.requestedAt, now()) : null
  const change = { unfinished: false, nextCheckAt: checkAt, ...afterIssue(deps, order, issued) }
  return orders.changeOrder(order, change, line(deps, 'ended', source))
}
