// Reconciles orders with Razorpay: payments without a redirect, steps interrupted by a crash, payments accepted on their signature, and
// webhook events that arrived before their order. The work of a job.
import { createItems } from '../jobs/items.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { CouponStore } from './coupon-store.ts'
import { type EvidenceSource, isOutage } from './evidence.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import type { RazorpayEventService } from './razorpay-event-service.ts'
import type { RazorpayEventStore } from './razorpay-event-store.ts'
import { nextCheckAt } from './rules/settle.ts'
import type { Settler } from './settle.ts'

type Parts = {
  orders: OrderStore
  coupons: CouponStore
  razorpayEvents: RazorpayEventStore
  settler: Settler
  evidenceSource: EvidenceSource
  webhooks: Pick<RazorpayEventService, 'handle'>
  razorpay: RazorpayProvider
  now: () => Date
  log: Log
}

const BATCH = 100
/** Unhandled events that a run retries. Events of other shops on the same Razorpay account never find an order. */
const EVENTS = 1_000
const MAKING_MS = 10 * 60_000
/** How long a payment may stay unconfirmed before its grant is revoked. */
const UNCONFIRMED_MS = 3 * 24 * 3_600_000
const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
/** Outages in a row after which the rest waits for the next run. */
const OUTAGES = 3
/** When an order is checked again whose check failed for another reason. */
const AGAIN_MS = 30 * 60_000

export function createReconciler(parts: Parts) {
  const { orders, coupons, razorpayEvents, settler, evidenceSource, webhooks, razorpay, now, log } = parts
  const events = createItems('events of Razorpay', { now, log })
  /** An order whose Razorpay id no client received cannot be paid, so it has failed. */
  async function dropUnmade(order: OrderRecord): Promise<void> {
    if (now().getTime() - order.createdAt.getTime() < MAKING_MS) return postpone(order)
    const line = { at: now(), what: 'failed', source: 'reconciler', detail: { why: 'never made' } } as const
    await orders.changeOrder(order, { state: 'failed', nextCheckAt: null }, line)
    await coupons.releaseUse(order.id)
  }

  async function postpone(order: OrderRecord): Promise<void> {
    const next = nextCheckAt(order.askedAt, now())
    if (next || order.state !== 'created') {
      // A granted order is checked until it is settled; a revoked one is given up after a week, like an open one.
      const late = order.state === 'paid' ? new Date(now().getTime() + DAY_MS) : null
      await orders.changeOrder(order, { nextCheckAt: next ?? late }, null)
      return
    }
    const line = { at: now(), what: 'abandoned', source: 'reconciler', detail: {} } as const
    await orders.changeOrder(order, { state: 'abandoned', nextCheckAt: null }, line)
    await coupons.releaseUse(order.id)
  }

  async function checkOpen(order: OrderRecord): Promise<void> {
    const { paymentId, mismatch } = await evidenceSource.search(order)
    if (paymentId) {
      const { amountMinor, currency } = order
      await settler.pay(order, { paymentId, amountMinor, currency, confirmed: true }, 'reconciler')
      return
    }
    const current = mismatch ? await settler.flag(order, mismatch, 'reconciler', {}) : order
    await postpone(current)
  }

  async function checkUnconfirmed(order: OrderRecord, paymentId: string): Promise<void> {
    const evidence = await evidenceSource.about(order, paymentId)
    const { amountMinor, currency, paidAt } = order
    if (evidence.kind === 'paid') {
      await settler.pay(order, { paymentId, amountMinor, currency, confirmed: true }, 'reconciler')
      return
    }
    // Another payment of the same order may be valid.
    const other = evidence.kind === 'denied' ? (await evidenceSource.search(order)).paymentId : null
    if (other)
      return void (await settler.pay(order, { paymentId: other, amountMinor, currency, confirmed: true }, 'reconciler'))
    const isOld = now().getTime() - (paidAt as Date).getTime() > UNCONFIRMED_MS
    if (evidence.kind === 'denied' && (!evidence.mayChange || isOld))
      await settler.revoke(order, paymentId, 'reconciler')
    else await postpone(order)
  }

  /** A requested refund whose result is not known yet, or that failed. */
  async function checkRefund(order: OrderRecord): Promise<void> {
    const { order: current, isRefused } = await settler.requestRefund(order, 'reconciler')
    const seen = isRefused ? await settler.flag(current, 'Razorpay refused the refund', 'reconciler', {}) : current
    if (seen.state === 'paid') await postpone(seen)
  }

  async function check(order: OrderRecord): Promise<void> {
    if (order.unfinished) return void (await settler.finish(order, 'reconciler'))
    if (order.state === 'initialized') return dropUnmade(order)
    if (order.state === 'created' || order.state === 'revoked') return checkOpen(order)
    const paymentId = order.rzpPaymentId
    if (order.state === 'paid' && !order.confirmed && paymentId) return checkUnconfirmed(order, paymentId)
    if (order.state === 'paid' && order.refundAsked && paymentId) return checkRefund(order)
    await orders.changeOrder(order, { nextCheckAt: null }, null)
  }

  /** Lets the other orders go first. */
  async function putOff({ id }: OrderRecord, ms: number): Promise<void> {
    const order = await orders.findOrder(id)
    if (!order?.nextCheckAt || order.nextCheckAt > now()) return
    await orders.changeOrder(order, { nextCheckAt: new Date(now().getTime() + ms) }, null)
  }

  async function checkAll(mayGoOn: MayGoOn): Promise<void> {
    let outages = 0
    const seen = new Set<string>()
    for (;;) {
      const due = (await orders.listDue(now(), BATCH)).filter(order => !seen.has(order.id))
      if (due.length === 0) return
      for (const order of due) {
        if (outages >= OUTAGES || !(await mayGoOn())) return
        seen.add(order.id)
        try {
          await check(order)
          outages = 0
        } catch (error) {
          const isDown = isOutage(error)
          outages = isDown ? outages + 1 : 0
          log.warn(
            { order: order.id, why: isDown ? 'no reply' : (error as Error).name },
            'order check failed; retried later',
          )
          await putOff(order, isDown ? 0 : AGAIN_MS)
        }
      }
    }
  }

  return async function reconcile(mayGoOn: MayGoOn): Promise<void> {
    for (const event of await razorpayEvents.listUnhandled(new Date(now().getTime() - WEEK_MS), EVENTS)) {
      await events.attempt(event.id, () => webhooks.handle(event))
    }
    if (razorpay.keyId !== '') await checkAll(mayGoOn)
  }
}
