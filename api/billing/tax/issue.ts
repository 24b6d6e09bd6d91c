// Issues the documents of an order: its invoice or bill, and a note for each refund. Each is one row with its number, so that a number
// exists exactly when its document does, and each cause has one row, so that ten processes at once make one document.
import { canonicalJson } from '../../core/canonical-json.ts'
import type { DocumentState } from '../../core/contract/tax.ts'
import type { Log } from '../../lib/log.ts'
import { isDuplicateKey, untilDone } from '../../lib/retry.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { RazorpayProvider } from '../../providers/razorpay.ts'
import type { OrderRecord } from '../order-store.ts'
import { creditOf, isBelievable } from './amounts.ts'
import {
  type Context,
  creditedOf,
  type DocumentFacts,
  type InvoiceFacts,
  invoiceFacts,
  invoiceKind,
  noteFacts,
  noteKind,
  type Sale,
  type TaxSettings,
} from './facts.ts'
import { type DocumentKind, firstYearOf, numberOf, type Place, placeAfter } from './numbers.ts'
import { type DocumentRecord, documentId, type TaxDocumentStore } from './store.ts'

type Deps = {
  documents: TaxDocumentStore
  razorpay: Pick<RazorpayProvider, 'findPayment'>
  settings: TaxSettings & { origin: string }
  isSealing: () => boolean
  now: () => Date
  log: Log
}
export type InrValue = Pick<OrderRecord, 'inrMinor' | 'international'>
/** `documents`: in the order of their making, the first invoice or bill first. `problem`: why a refund has no note. */
export type Issued = {
  state: DocumentState
  documents: readonly DocumentRecord[]
  problem: string | null
}
export type TaxIssuer = ReturnType<typeof createTaxIssuer>

const REFUND = 'Refund'
const AMENDED = 'Details of the recipient corrected'
const NONE: Issued = { state: 'none', documents: [], problem: null }
const DOUBTFUL = 'a value in rupees that cannot be right'
const PROBLEMS = {
  too_small: 'a refund below the least amount of a credit note',
  more_than_left: 'a refund of more than is left of the invoice',
}

export const createTaxIssuer = (deps: Deps) => ({
  issue: issue.bind(null, deps),
  findInrValue: findInrValue.bind(null, deps),
})

/** Whether an order gets documents: it was paid, and not sent back in full before a plan was granted. */
export function hasDocuments({ amountMinor, overLimit, state, confirmed, refunds, from }: OrderRecord): boolean {
  if (amountMinor === 0 || overLimit) return false
  // A refund proves that the money arrived.
  if (state === 'paid') return confirmed || refunds.length > 0
  return state === 'refunded' && from !== null
}

/** Whether the value in rupees has to be read from Razorpay before the invoice. */
export const needsInrValue = (order: OrderRecord): boolean =>
  order.currency !== 'INR' && order.inrMinor === null && hasDocuments(order)

/** A value in rupees that cannot be right. */
const isDoubtful = ({ inrMinor, amountMinor }: OrderRecord) => inrMinor !== null && !isBelievable(amountMinor, inrMinor)

/** What the payment was worth in rupees on its day. Nulls while Razorpay does not say. */
async function findInrValue({ razorpay }: Deps, { rzpPaymentId }: OrderRecord): Promise<InrValue> {
  const payment = await razorpay.findPayment(String(rzpPaymentId))
  return { inrMinor: payment?.inrMinor ?? null, international: payment?.international ?? null }
}

/** Issues what is missing. Repeatable, by any number of processes at once. */
async function issue(deps: Deps, order: OrderRecord): Promise<Issued> {
  if (!hasDocuments(order) && !(await wasInvoiced(deps, order))) return NONE
  const first = await issueInvoice(deps, order)
  if (!first) return { ...NONE, state: 'waiting', problem: isDoubtful(order) ? DOUBTFUL : null }
  const documents: DocumentRecord[] = [first]
  // Later credits count against the newest invoice.
  let invoice = first
  let credited = 0
  let problem: string | null = null
  for (const { cause, reason, amountMinor, amended } of creditsOf(order)) {
    const minor = amountMinor ?? invoice.facts.totalMinor - credited
    if (amended && minor === 0) continue
    const credit = creditOf(creditedOf(invoice.facts), credited, minor)
    if ('why' in credit) {
      problem = PROBLEMS[credit.why as keyof typeof PROBLEMS]
      continue
    }
    const against = invoice.facts as InvoiceFacts
    const facts = (place: Place, at: Date) => noteFacts(against, credit, reason, place, at)
    const note = await insert(deps, order, cause, noteKind(against), facts)
    if (!note) return { state: 'waiting', documents, problem }
    documents.push(note)
    credited += minor
    if (!amended) continue
    const next = await issueAmended(deps, order, amended, note)
    if (!next) return { state: 'waiting', documents, problem }
    documents.push(next)
    invoice = next
    credited = 0
  }
  return { state: 'issued', documents, problem }
}

const invoiceCause = ({ id }: OrderRecord) => `order:${id}`

/** A crash may come between the invoice and the period on the order; after a refund in full the invoice still wants its note. */
const wasInvoiced = async ({ documents }: Deps, order: OrderRecord) =>
  order.state === 'refunded' && (await documents.find(documentId(invoiceCause(order)))) !== null

type Amended = { cause: string; billing: OrderRecord['billing'] }
/** `amountMinor` null: all that is left. `amended`: a new invoice follows the credit. `at`: when it happened. */
type CreditOfOrder = {
  what: 'refund' | 'chargeback' | 'amendment'
  at: Date
  cause: string
  reason: string
  amountMinor: number | null
  amended?: Amended
}

/** What takes something back from the invoices of an order, in the order in which it happened. */
export function creditsOf({ id, refunds, adjustments }: OrderRecord): CreditOfOrder[] {
  let amendments = 0
  const adjusted = adjustments.map(({ after, disputeId, amountMinor, billing, reason, at }) => {
    if (disputeId !== null) {
      return { after, what: 'chargeback' as const, at, cause: `dispute:${disputeId}`, reason, amountMinor }
    }
    const cause = `amend:${id}:${++amendments}`
    const amended = { cause: `${cause}:invoice`, billing }
    const rest = { reason: AMENDED, amountMinor: null, amended }
    return { after, what: 'amendment' as const, at, cause: `${cause}:credit`, ...rest }
  })
  const others = (count: number) => adjusted.filter(({ after }) => after === count)
  const back = refunds.map(({ id, amountMinor, at }) => {
    return { what: 'refund' as const, at, cause: `refund:${id}`, reason: REFUND, amountMinor }
  })
  return [...back.flatMap((refund, index) => [...others(index), refund]), ...others(refunds.length)]
}

/** Null while it cannot be made. */
function issueInvoice(deps: Deps, order: OrderRecord): Promise<DocumentRecord | null> {
  const { amountMinor: totalMinor, couponCode: coupon, billing, accountName } = order
  const sale = { billing, accountName, payment: { ...order, totalMinor, coupon } }
  return insertInvoice(deps, order, invoiceCause(order), sale)
}

/** The invoice of what a note has taken back, for the right recipient, with the settings of today. */
function issueAmended(deps: Deps, order: OrderRecord, { cause, billing }: Amended, { facts }: DocumentRecord) {
  const { totalMinor, inrTotalMinor: inrMinor } = facts
  const payment = { ...order, totalMinor, priceMinor: totalMinor, coupon: null, inrMinor }
  // A removed account has no name any more.
  return insertInvoice(deps, order, cause, { billing, accountName: order.accountName ?? facts.recipient.name, payment })
}

function insertInvoice(deps: Deps, order: OrderRecord, cause: string, sale: Omit<Sale, 'seller'>) {
  const { settings } = deps
  const context: Context = {
    paymentId: String(order.rzpPaymentId),
    orderId: String(order.rzpOrderId),
    paidAt: order.paidAt ?? deps.now(),
    item: `TruCV ${order.plan}, ${order.months} months`,
    from: order.from,
    to: order.to,
    origin: settings.origin,
    sealed: deps.isSealing(),
  }
  return insert(deps, order, cause, invoiceKind(settings), (place, at) => {
    const facts = invoiceFacts({ ...sale, seller: settings }, place, at, context)
    return facts === 'no_inr_value' ? null : facts
  })
}

/** The document of a cause: the one that exists, or a new one with the next number. Null when it has to wait. */
async function insert(
  deps: Deps,
  { id: orderId, userId }: OrderRecord,
  cause: string,
  kind: DocumentKind,
  factsAt: (place: Place, at: Date) => DocumentFacts | null,
): Promise<DocumentRecord | null> {
  const { documents, log } = deps
  const id = documentId(cause)
  const { document } = await untilDone(async () => {
    const existing = await documents.find(id)
    if (existing) return { document: existing }
    const next = await nextPlace(deps, kind)
    const facts = next && factsAt(next.place, next.at)
    if (!next || !facts) {
      log.warn({ order: orderId, cause, why: next ? 'no value in rupees' : 'no number left' }, 'tax document waits')
      return { document: null }
    }
    const { place, at: createdAt } = next
    const firstYear = firstYearOf(createdAt)
    const number = numberOf(kind, firstYear, place)
    const head = { id, cause, kind, firstYear, number, ...place }
    const row = { ...head, userId, orderId, createdAt, facts, hash: hashOf(facts), pdf: null, erasedAt: null }
    try {
      await documents.insert(row)
      return { document: row }
    } catch (error) {
      // Somebody was faster: with the number, or with the document itself.
      if (isDuplicateKey(error)) return null
      throw error
    }
  })
  return document
}

/** The place after the last document of a kind, and a moment that is not before that of the last one. */
async function nextPlace({ documents, now }: Deps, kind: DocumentKind): Promise<{ place: Place; at: Date } | null> {
  const last = await documents.findLast(kind)
  const present = now()
  const at = last && last.createdAt > present ? last.createdAt : present
  const firstYear = firstYearOf(at)
  const least = await documents.leastRun(kind, firstYear)
  const place = placeAfter(last?.firstYear === firstYear ? last : null, least)
  return place && { place, at }
}

export const factsBytes = (facts: DocumentFacts): Buffer => Buffer.from(canonicalJson(facts))
export const hashOf = (facts: DocumentFacts): string => sha256(factsBytes(facts)).toString('hex')
