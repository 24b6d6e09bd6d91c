// Reconciles orders with Razorpay: payments without a redirect, steps interrupted by a crash, payments accepted on their signature, and
// webhook events that arrived before their order. The work of a job.
import { createItems, inBatches } from '../jobs/items.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { CouponStore } from './coupon-store.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import { isOutage, type PaymentChecker } from './payment-checker.ts'
import type { RazorpayEventService } from './razorpay-event-service.ts'
import { nextCheckAt } from './rules/settle.ts'
import type { Settler } from './settle.ts'

type Deps = {
  orders: OrderStore
  coupons: CouponStore
  settler: Settler
  paymentChecker: PaymentChecker
  events: Pick<RazorpayEventService, 'retryUnhandled'>
  razorpay: Pick<RazorpayProvider, 'keyId'>
  now: () => Date
  log: Log
}

const BATCH = 100
const MAKING_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
/** How long a payment may stay unconfirmed before its grant is revoked. */
const UNCONFIRMED_MS = 3 * DAY_MS
/** The delay before the next check of an order, after a failure that is not an outage. */
const AGAIN_MS = 30 * 60_000

export function createReconciler(deps: Deps) {
  const { orders, events, razorpay, now } = deps
  const items = createItems('checks of orders', deps)

  /** Puts the order behind the other due orders. */
  async function retryLater({ id }: OrderRecord, error: unknown): Promise<void> {
    const order = await orders.findOrder(id)
    if (!order?.nextCheckAt || order.nextCheckAt > now()) return
    const pauseMs = isOutage(error) ? 0 : AGAIN_MS
    await orders.changeOrder(order, { nextCheckAt: new Date(now().getTime() + pauseMs) }, null)
  }

  return async function reconcile(mayGoOn: MayGoOn): Promise<void> {
    await events.retryUnhandled()
    if (razorpay.keyId === '') return
    const due = inBatches(() => orders.listDue(now(), BATCH))
    await items.each(due, order => check(deps, order), mayGoOn, { retryLater, isOutage })
  }
}

async function check(deps: Deps, order: OrderRecord): Promise<unknown> {
  const { unfinished, state, confirmed, refundRequest, rzpPaymentId: paymentId } = order
  if (unfinished) return deps.settler.finish(order, 'reconciler')
  if (state === 'initialized') return dropUnmade(deps, order)
  if (state === 'created' || state === 'revoked') return checkOpen(deps, order)
  if (state === 'paid' && !confirmed && paymentId) return checkUnconfirmed(deps, order, paymentId)
  if (state === 'paid' && refundRequest && paymentId) return checkRefund(deps, order)
  if (order.documentState === 'waiting') return issueAgain(deps, order)
  return deps.orders.changeOrder(order, { nextCheckAt: null }, null)
}

/** An order whose Razorpay id no client received cannot be paid, so it has failed. */
async function dropUnmade(deps: Deps, order: OrderRecord): Promise<void> {
  if (deps.now().getTime() - order.createdAt.getTime() < MAKING_MS) return postpone(deps, order)
  await close(deps, order, 'failed', { why: 'never made' })
}

async function checkOpen(deps: Deps, order: OrderRecord): Promise<unknown> {
  const { paymentId, mismatch } = await deps.paymentChecker.findPaying(order)
  if (paymentId) return confirm(deps, order, paymentId)
  const current = mismatch ? await deps.settler.flag(order, mismatch, 'reconciler', {}) : order
  return postpone(deps, current)
}

async function checkUnconfirmed(deps: Deps, order: OrderRecord, paymentId: string): Promise<unknown> {
  const { settler, paymentChecker, now } = deps
  const result = await paymentChecker.checkPayment(order, paymentId)
  if (result.kind === 'paid') return confirm(deps, order, paymentId)
  if (result.kind === 'unknown') return postpone(deps, order)
  // Another payment of the same order may be valid.
  const other = (await paymentChecker.findPaying(order)).paymentId
  if (other) return confirm(deps, order, other)
  const isOld = now().getTime() - (order.paidAt as Date).getTime() > UNCONFIRMED_MS
  if (result.mayChange && !isOld) return postpone(deps, order)
  return settler.revoke(order, paymentId, 'reconciler')
}

/** A requested refund whose result is not known yet, or that failed. */
async function checkRefund(deps: Deps, order: OrderRecord): Promise<void> {
  const { settler } = deps
  const { order: current, isRefused } = await settler.requestRefund(order, 'reconciler')
  const seen = isRefused ? await settler.flag(current, 'Razorpay refused the refund', 'reconciler', {}) : current
  if (seen.state === 'paid') await postpone(deps, seen)
}

/** Runs the steps again for a document that could not be made. */
async function issueAgain({ orders, settler }: Deps, order: OrderRecord): Promise<unknown> {
  const again = await orders.changeOrder(order, { unfinished: true }, null)
  return again && settler.finish(again, 'reconciler')
}

function confirm({ settler }: Deps, order: OrderRecord, paymentId: string) {
  const { amountMinor, currency } = order
  return settler.pay(order, { paymentId, amountMinor, currency, confirmed: true }, 'reconciler')
}

async function postpone(deps: Deps, order: OrderRecord): Promise<void> {
  const { orders, now } = deps
  const next = nextCheckAt(order.requestedAt, now())
  if (!next && order.state === 'created') return close(deps, order, 'abandoned', {})
  // A granted order is checked until it is settled; checks of a revoked order end after a week, as for an open order.
  const late = order.state === 'paid' ? new Date(now().getTime() + DAY_MS) : null
  await orders.changeOrder(order, { nextCheckAt: next ?? late }, null)
}

/** Ends the checks of an order without a payment, and releases its coupon. */
async function close(deps: Deps, order: OrderRecord, state: 'failed' | 'abandoned', detail: object): Promise<void> {
  const line = { at: deps.now(), what: state, source: 'reconciler', detail: { ...detail } } as const
  await deps.orders.changeOrder(order, { state, nextCheckAt: null }, line)
  await deps.coupons.releaseUse(order.id)
}
