// What an admin puts right after an invoice was issued: the details of its recipient, and the credit note of a lost chargeback. The decision
// is stored on the order first; the steps of the order make the documents, again after a crash.
import type { AuditEntry } from '../../accounts/user-store.ts'
import type { AmendDocumentData, DisputeCreditData } from '../../core/contract/tax-admin.ts'
import { isoDayInIndia } from '../../core/days.ts'
import { Problem } from '../../lib/problem.ts'
import type { Adjustment, OrderRecord, OrderStore } from '../order-store.ts'
import type { Settler } from '../settle.ts'
import { LEAST_MINOR } from './amounts.ts'
import { checkedBilling } from './billing.ts'
import type { TaxSettings } from './facts.ts'
import { creditUntil } from './numbers.ts'
import type { DocumentRecord, TaxDocumentStore } from './store.ts'

type Deps = {
  orders: Pick<OrderStore, 'findOrder' | 'changeOrder'>
  documents: Pick<TaxDocumentStore, 'find' | 'listOf'>
  settler: Pick<Settler, 'finish'>
  settings: TaxSettings
  addAudit: (entry: AuditEntry) => Promise<void>
  now: () => Date
}
type Wish = Pick<Adjustment, 'disputeId' | 'amountMinor' | 'billing' | 'reason'>

const isInvoice = ({ kind }: DocumentRecord) => kind === 'invoice' || kind === 'bill'
const conflict = (message: string) => new Problem('conflict', { message })

/** The newest invoice or bill of an order, and how much of it no note has taken back. `documents`: of the order, oldest first. */
export function newestInvoice(documents: readonly DocumentRecord[]) {
  const invoice = documents.findLast(isInvoice)
  if (!invoice) return null
  const notes = documents.filter(({ facts }) => 'against' in facts && facts.against.number === invoice.number)
  const leftMinor = notes.reduce((left, { facts }) => left - facts.totalMinor, invoice.facts.totalMinor)
  return { invoice, leftMinor }
}

/** Why an invoice cannot be put right any more; null when it can. */
export function whyNotAmended({ id, firstYear }: DocumentRecord, documents: readonly DocumentRecord[], at: Date) {
  const newest = newestInvoice(documents)
  if (newest?.invoice.id !== id) return 'Only the newest invoice of a payment can be corrected.'
  if (newest.leftMinor < LEAST_MINOR) return 'Nothing is left of this invoice: it was credited.'
  if (isoDayInIndia(at) > creditUntil(firstYear)) {
    return `A credit note changes the tax of this invoice only until ${creditUntil(firstYear)}.`
  }
  return null
}

/** Takes an invoice back and issues a new one for the right recipient. Throws conflict when it is too late. */
export async function amend(deps: Deps, by: string, documentId: string, { billing, reason }: AmendDocumentData) {
  const { documents, orders, settings, now } = deps
  const document = await documents.find(documentId)
  if (!document) throw new Problem('not_found')
  const checked = checkedBilling(billing, settings.gstin, { mayHaveUin: true })
  // The order is read before its documents: a document that is issued after that changes the order, and the amendment is refused.
  const order = (await orders.findOrder(document.orderId)) as OrderRecord
  const why = whyNotAmended(document, await documents.listOf([document.orderId]), now())
  if (why) throw conflict(why)
  const detail = { number: document.number }
  return adjust(
    deps,
    by,
    order,
    { disputeId: null, amountMinor: null, billing: checked, reason },
    'document.amend',
    detail,
  )
}

/** Issues the credit note of a lost chargeback, over what is left at most. Once: a repeated call changes nothing. */
export async function creditDispute(deps: Deps, by: string, orderId: string, { disputeId, reason }: DisputeCreditData) {
  const order = await deps.orders.findOrder(orderId)
  if (!order) throw new Problem('not_found')
  const dispute = order.disputes.find(({ id }) => id === disputeId)
  if (dispute?.status !== 'lost') throw conflict('This payment has no lost chargeback of that id.')
  if (order.adjustments.some(one => one.disputeId === disputeId)) return deps.settler.finish(order, 'admin')
  const newest = newestInvoice(await deps.documents.listOf([orderId]))
  const amountMinor = Math.min(dispute.amountMinor, newest?.leftMinor ?? 0)
  if (amountMinor < LEAST_MINOR) throw conflict('This chargeback leaves nothing to credit.')
  return adjust(deps, by, order, { disputeId, amountMinor, billing: null, reason }, 'payment.dispute-credit', {
    disputeId,
  })
}

async function adjust(
  { orders, settler, addAudit, now }: Deps,
  by: string,
  order: OrderRecord,
  wish: Wish,
  what: string,
  detail: Record<string, unknown>,
): Promise<OrderRecord> {
  const at = now()
  // The limits were checked against the documents of the order, so none of them may be missing.
  if (order.unfinished || order.documentState !== 'issued') throw conflict('Its documents are being made. Try again.')
  const adjustments = [...order.adjustments, { after: order.refunds.length, by, at, ...wish }]
  const line = { at, what, source: 'admin', detail: { by, ...detail } } as const
  const changed = await orders.changeOrder(order, { adjustments, unfinished: true, nextCheckAt: at }, line)
  if (!changed) throw conflict('The payment changed just now. Please look again.')
  await addAudit({ at, by, what, target: order.id, detail, reason: wish.reason })
  return settler.finish(changed, 'admin')
}
