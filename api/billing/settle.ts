// The only place where orders change state, for the redirect, webhooks, free coupons and the reconciler. A claim is one conditional
// update; order-steps.ts has the steps that follow from it.
import { isDuplicateKey } from '../lib/retry.ts'
import type { RefundFacts } from '../providers/razorpay.ts'
import { changeUntilDone, findCurrent, flag, line, runSteps, type SettleDeps } from './order-steps.ts'
import type { HistoryLine, OrderChange, OrderRecord } from './order-store.ts'
import { isOutage } from './payment-checker.ts'
import {
  type DisputeNews,
  decideDispute,
  decidePaid,
  decideRefund,
  isRevokedBy,
  type PaidNews,
  type RefundNews,
  returnedMinor,
  type Source,
} from './rules/settle.ts'

type Requested = { order: OrderRecord; isRefused: boolean }
type Change = [OrderChange, HistoryLine] | null
export type Settler = ReturnType<typeof createSettler>

export const createSettler = (deps: SettleDeps) => ({
  finish: finish.bind(null, deps),
  flag: flag.bind(null, deps),
  pay: pay.bind(null, deps),
  revoke: revoke.bind(null, deps),
  refund: refund.bind(null, deps),
  dispute: dispute.bind(null, deps),
  requestRefund: requestRefund.bind(null, deps),
})

/** Runs the steps that follow from the state, and requests the refund of a payment over its coupon's limit. */
async function finish(deps: SettleDeps, order: OrderRecord, source: Source): Promise<OrderRecord> {
  const done = await runSteps(deps, order, source)
  const isOwed = order.unfinished && done.state === 'paid' && done.overLimit && done.refundRequest
  if (!isOwed) return done
  try {
    return (await requestRefund(deps, done, source)).order
  } catch (error) {
    // The reconciler repeats the request.
    if (isOutage(error)) return done
    throw error
  }
}

/** Applies a payment. Null when it does not pay the order; otherwise the order with all steps done. */
async function pay(deps: SettleDeps, order: OrderRecord, news: PaidNews, source: Source): Promise<OrderRecord | null> {
  const { paymentId: rzpPaymentId, confirmed, ...detail } = news
  let refused: { why: string; review: boolean } | null = null
  const decide = (current: OrderRecord): Change => {
    const decision = decidePaid(current, news)
    refused = decision.do === 'refuse' ? decision : null
    const at = deps.now()
    const entry = line(deps, decision.do, source, { payment: rzpPaymentId, confirmed, ...detail })
    const change = { rzpPaymentId, unfinished: true, nextCheckAt: at }
    if (decision.do === 'confirm') return [{ ...change, confirmed: true }, entry]
    if (decision.do !== 'claim') return null
    const claim = current.claim + 1
    return [{ ...change, confirmed, claim, overLimit: null, state: 'paid', paidAt: at }, entry]
  }
  const changed = await changeUntilDone(deps, order, decide).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
    refused = { why: 'the payment belongs to another order', review: true }
    return order
  })
  const { why, review } = (refused ?? {}) as { why?: string; review?: boolean }
  if (why === undefined) return finish(deps, changed, source)
  if (review) await flag(deps, changed, why, source, { payment: rzpPaymentId, ...detail })
  return null
}

/** Revokes a grant that was made on a signature, because Razorpay never captured the payment. */
async function revoke(deps: SettleDeps, order: OrderRecord, paymentId: string, source: Source): Promise<OrderRecord> {
  const revoked = await changeUntilDone(deps, order, current => {
    if (!isRevokedBy(current, paymentId)) return null
    const change = { state: 'revoked', unfinished: true, nextCheckAt: deps.now() } as const
    return [change, line(deps, 'revoke', source, { payment: paymentId })]
  })
  return finish(deps, revoked, source)
}

/** Records a refund. A full refund ends the period that was paid for. */
async function refund(deps: SettleDeps, order: OrderRecord, news: RefundNews, source: Source): Promise<OrderRecord> {
  const { refundId: id, paymentId, amountMinor } = news
  const detail = { refund: id, payment: paymentId, amountMinor }
  let why: string | null = null
  const decide = (current: OrderRecord): Change => {
    const decision = decideRefund(current, news)
    if (decision.do === 'refuse' && decision.review) why = decision.why
    if (decision.do === 'refuse' || decision.do === 'done') return null
    const at = deps.now()
    const refunds = [...current.refunds, { id, amountMinor, at }]
    // The steps make the credit note and the mail of a paid order; another one has no document yet.
    const steps = isGranted(current) && ({ unfinished: true, nextCheckAt: at } as const)
    if (decision.do === 'note') return [{ refunds, ...steps }, line(deps, 'part refunded', source, detail)]
    const ended = { state: 'refunded', unfinished: true, nextCheckAt: at, refundRequest: null } as const
    return [{ refunds, ...ended, rzpPaymentId: paymentId }, line(deps, 'refunded', source, detail)]
  }
  const changed = await changeUntilDone(deps, order, decide)
  if (why !== null) return flag(deps, changed, why, source, detail)
  return finish(deps, changed, source)
}

const isGranted = ({ state }: OrderRecord) => state === 'paid' || state === 'refunded'

/** Records the status of a chargeback. A lost one over all that is left ends the period that was paid for; an admin decides about its credit note. */
async function dispute(deps: SettleDeps, order: OrderRecord, news: DisputeNews, source: Source): Promise<OrderRecord> {
  const { disputeId: id, paymentId, status, amountMinor } = news
  const detail = { dispute: id, payment: paymentId, status, amountMinor }
  const at = deps.now()
  let why = status === 'lost' ? 'a lost chargeback' : status === 'open' ? 'a chargeback' : null
  const decide = (current: OrderRecord): Change => {
    const decision = decideDispute(current, news)
    if (decision.do === 'refuse') why = decision.why
    const known = current.disputes.find(one => one.id === id)
    // An earlier status that arrives late changes nothing, so no admin has to look at it.
    if (decision.do === 'done' && known?.status !== status) why = null
    if (decision.do === 'refuse' || decision.do === 'done') return null
    const others = current.disputes.filter(one => one.id !== id)
    const disputes = [...others, { id, status, amountMinor, at }]
    const entry = line(deps, `chargeback ${status}`, source, detail)
    if (decision.do === 'note' || !isGranted(current)) return [{ disputes }, entry]
    return [{ disputes, state: 'refunded', unfinished: true, nextCheckAt: at, refundRequest: null }, entry]
  }
  const changed = await changeUntilDone(deps, order, decide)
  const flagged = why === null ? changed : await flag(deps, changed, why, source, detail)
  return finish(deps, flagged, source)
}

/** Records all refunds of a payment that Razorpay knows, each once. */
async function refundAll(deps: SettleDeps, order: OrderRecord, known: readonly RefundFacts[], source: Source) {
  const paymentId = String(order.rzpPaymentId)
  let current = await findCurrent(deps, order)
  for (const { id: refundId, amountMinor, status } of known) {
    if (status === 'processed') current = await refund(deps, current, { refundId, paymentId, amountMinor }, source)
  }
  return current
}

/**
 * Requests the refund that `refundRequest` has stored, or records the refunds that Razorpay has made already. Repeatable: the idempotency
 * key changes only after a partial or a failed refund. Throws on an outage.
 */
async function requestRefund(deps: SettleDeps, order: OrderRecord, source: Source): Promise<Requested> {
  const { razorpay } = deps
  const paymentId = String(order.rzpPaymentId)
  const back = returnedMinor(order)
  const request = (suffix = '') =>
    razorpay.refund(paymentId, order.amountMinor - back, `refund-${order.id}-${back}${suffix}`)
  let made = await request()
  if (made?.status !== 'processed') {
    const known = await razorpay.listRefunds(paymentId)
    const current = await refundAll(deps, order, known, source)
    const isNews = current.state !== 'paid' || current.refunds.length > order.refunds.length
    if (isNews || known.some(({ status }) => status === 'pending')) return { order: current, isRefused: false }
    const failed = known.filter(({ status }) => status === 'failed').length
    made = failed > 0 ? await request(`-${failed}`) : null
  }
  if (made?.status !== 'processed') return { order, isRefused: made?.status !== 'pending' }
  const { id: refundId, amountMinor } = made
  return { order: await refund(deps, order, { refundId, paymentId, amountMinor }, source), isRefused: false }
}
