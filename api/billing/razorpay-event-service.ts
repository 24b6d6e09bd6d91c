// Razorpay's webhook events: verified on their raw bytes, stored, then applied by the settler. Events are identified by their content,
// because the event id is not signed. An event without an order is retried by the reconciler.
import { isObject } from '../core/is-object.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import type { RazorpayEventFacts, RazorpayEventRecord, RazorpayEventStore } from './razorpay-event-store.ts'
import { DISPUTE_STATUSES } from './rules/settle.ts'
import type { Settler } from './settle.ts'

type Deps = {
  razorpayEvents: RazorpayEventStore
  orders: OrderStore
  settler: Settler
  razorpay: RazorpayProvider
  now: () => Date
  log: Log
}
export type RazorpayEventService = ReturnType<typeof createRazorpayEventService>

const KNOWN = ['payment.captured', 'order.paid', 'payment.failed', 'refund.processed']
const DISPUTE = 'payment.dispute.'
const WEEK_MS = 7 * 24 * 3_600_000
/** Unhandled events that a run retries. Events of other shops on the same Razorpay account never find an order. */
const RETRIED = 1_000

export function createRazorpayEventService(deps: Deps) {
  const { razorpayEvents, razorpay, now, log } = deps
  const items = createItems('events of Razorpay', { now, log })
  return {
    /** Receives one event. Throws 400 for an invalid event, 5xx when Razorpay should retry. */
    async receive(body: Buffer, signature: unknown): Promise<void> {
      if (!razorpay.hasWebhooks) throw new Problem('payments_unavailable')
      if (!razorpay.isWebhookSignature(body, signature)) {
        log.warn({ bytes: body.length }, 'webhook event with an invalid signature')
        throw new Problem('invalid_request', { message: 'The signature does not match.' })
      }
      const { event, facts } = factsOf(parsed(body))
      if (!facts) return log.info({ event }, 'webhook event ignored: not relevant')
      const record = await razorpayEvents.storeEvent(sha256(body).toString('hex'), facts, now())
      if (record.handledAt) return
      if (!(await handle(deps, record))) log.warn({ event, order: facts.orderId }, 'webhook event for an unknown order')
    },

    /** The events of the last week without an order, oldest first. */
    async retryUnhandled(): Promise<void> {
      const since = new Date(now().getTime() - WEEK_MS)
      await items.each(razorpayEvents.listUnhandled(since, RETRIED), event => handle(deps, event))
    },
  }
}

/** False while the order of the event does not exist. */
async function handle(deps: Deps, { id, facts }: RazorpayEventRecord): Promise<boolean> {
  const order = await deps.orders.findByRazorpayOrder(facts.orderId)
  if (!order) return false
  await apply(deps, order, facts)
  await deps.razorpayEvents.markHandled(id, deps.now())
  return true
}

async function apply({ settler, log }: Deps, order: OrderRecord, facts: RazorpayEventFacts) {
  const { event, payment, refund, dispute } = facts
  const { id: paymentId, amountMinor, currency, status } = payment
  if (event === 'refund.processed' && refund) {
    await settler.refund(order, { refundId: refund.id, paymentId, amountMinor: refund.amountMinor }, 'webhook')
  } else if (event === 'payment.failed') {
    // Not final: another attempt can pay the order, and the bank can still accept this one.
    log.info({ order: order.id, payment: paymentId }, 'payment attempt failed')
  } else if (status === 'captured' || status === 'refunded') {
    const paid = await settler.pay(order, { paymentId, amountMinor, currency, confirmed: true }, 'webhook')
    if (!dispute) return
    const { id: disputeId, ...news } = dispute
    await settler.dispute(paid ?? order, { disputeId, paymentId, ...news }, 'webhook')
  } else if (dispute) {
    log.warn(
      { order: order.id, payment: paymentId, dispute: dispute.id, status },
      'chargeback of a payment that was not captured',
    )
  }
}

function parsed(body: Buffer): Fields {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (isObject(value)) return value
  } catch {}
  throw invalid([{ path: '', message: 'This must be a JSON object.' }])
}

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields => (isObject(value) ? value : {})
const isId = (value: unknown, prefix: string): value is string =>
  typeof value === 'string' && new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`).test(value)
const isMinor = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The few fields that are used, if present; in real events many others are missing or contradictory. */
function factsOf(body: Fields): { event: string; facts: RazorpayEventFacts | null } {
  const { event: name, payload } = body
  const event = typeof name === 'string' ? name.slice(0, 100) : ''
  const entity = (of: string) => fields(fields(fields(payload)[of]).entity)
  const { id, order_id: orderId, amount, currency, status } = entity('payment')
  const isWhole = isId(id, 'pay') && isId(orderId, 'order') && isMinor(amount)
  const isKnown = KNOWN.includes(event) || event.startsWith(DISPUTE)
  if (!isKnown || !isWhole || typeof currency !== 'string' || typeof status !== 'string') {
    return { event, facts: null }
  }
  const money = entity('refund')
  const isRefund = isId(money.id, 'rfnd') && isMinor(money.amount) && money.payment_id === id
  const refund = isRefund
    ? { id: String(money.id), amountMinor: Number(money.amount), status: String(money.status) }
    : null
  const dispute = event.startsWith(DISPUTE) ? disputeOf(entity('dispute'), id) : null
  if (event === 'refund.processed' && !refund) return { event, facts: null }
  if (event.startsWith(DISPUTE) && !dispute) return { event, facts: null }
  return { event, facts: { event, orderId, payment: { id, amountMinor: amount, currency, status }, refund, dispute } }
}

/**
 * The chargeback of a payment. A lost one counts with `amount_deducted`, which may be 0. Razorpay states that in rupees, also for payments in
 * another currency, so it is limited to the disputed amount.
 */
function disputeOf({ id, payment_id, amount, amount_deducted: taken, currency, status }: Fields, paymentId: string) {
  const isWhole = isId(id, 'disp') && payment_id === paymentId && isMinor(amount) && typeof currency === 'string'
  const known = DISPUTE_STATUSES.find(one => one === status)
  if (!isWhole || !known) return null
  const amountMinor = known === 'lost' && isMinor(taken) ? Math.min(taken, amount) : amount
  return { id, status: known, amountMinor, currency }
}
