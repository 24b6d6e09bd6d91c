// Tax documents for those who may read them: the buyer, admins, and anyone who has the hash of one.
import type { AuditEntry, UserStore } from '../../accounts/user-store.ts'
import type { BillingData, TaxDocumentsQueryData } from '../../core/contract/tax.ts'
import { pageOf, readCursor } from '../../lib/cursor.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import { sha256 } from '../../lib/sha256.ts'
import { describeDocumentForAdmin } from '../describe.ts'
import type { OrderRecord, OrderStore } from '../order-store.ts'
import { checkedBilling } from './billing.ts'
import type { BillingDetails, BillingDetailsStore } from './details-store.ts'
import { hasDocuments } from './issue.ts'
import { monthInIndia } from './numbers.ts'
import { assertIntact, fileNameOf, type TaxPdfs } from './pdfs.ts'
import type { DocumentRecord, TaxDocumentStore } from './store.ts'

type Deps = {
  documents: TaxDocumentStore
  pdfs: TaxPdfs
  details: BillingDetailsStore
  orders: Pick<OrderStore, 'findOrder'>
  users: Pick<UserStore, 'listUsers' | 'addAudit'>
  sellerGstin: string
  onDamage: () => void
  now: () => Date
  log: Log
}
type File = { name: string; bytes: Buffer; sha256: string }
export type TaxDocumentService = ReturnType<typeof createTaxDocumentService>

const PAGE = 50
/** Accounts with a name or an address that a search looks at. */
const ACCOUNTS = 100
const ORDER_ID = /^[0-9a-f]{24}$/

export const createTaxDocumentService = (deps: Deps) => ({
  readBilling: (userId: string): Promise<BillingDetails | null> => deps.details.find(userId),
  changeBilling: changeBilling.bind(null, deps),
  eraseBilling: (userId: string) => deps.details.remove(userId),
  readFacts: readFacts.bind(null, deps),
  readPdf: async (userId: string, id: string): Promise<File> => fileOf(deps, await findOwn(deps, userId, id)),
  readInvoice: readInvoice.bind(null, deps),
  findByHash: findByHash.bind(null, deps),
  listAll: listAll.bind(null, deps),
  readAny: readAny.bind(null, deps),
  readAnyPdf: readAnyPdf.bind(null, deps),
})

async function changeBilling(
  { details, sellerGstin }: Deps,
  userId: string,
  given: BillingData,
): Promise<BillingDetails> {
  const billing = checkedBilling(given, sellerGstin)
  await details.keep(userId, billing)
  return billing
}

async function findOwn({ documents }: Deps, userId: string, id: string): Promise<DocumentRecord> {
  const document = await documents.find(id)
  if (!document || document.userId !== userId) throw new Problem('not_found')
  return document
}

async function readFacts(deps: Deps, userId: string, id: string) {
  const document = await findOwn(deps, userId, id)
  assertIntact(deps, document)
  return { facts: document.facts, hash: document.hash }
}

async function fileOf({ pdfs }: Deps, document: DocumentRecord): Promise<File> {
  const bytes = await pdfs.read(document)
  return { name: fileNameOf(document.facts), bytes, sha256: document.pdf?.sha256 ?? sha256(bytes).toString('hex') }
}

/** The newest invoice or bill of a payment. Throws conflict, with the reason, for a payment without one. */
async function readInvoice(deps: Deps, userId: string, orderId: string): Promise<File> {
  const order = await deps.orders.findOrder(orderId)
  if (!order?.paidAt || order.userId !== userId) throw new Problem('not_found')
  const documents = await deps.documents.listOf([orderId])
  const invoice = documents.findLast(({ kind }) => kind === 'invoice' || kind === 'bill')
  if (!invoice) throw new Problem('conflict', { message: whyNone(order) })
  return fileOf(deps, invoice)
}

function whyNone(order: OrderRecord): string {
  if (order.amountMinor === 0) return 'Nothing was charged, so there is no invoice.'
  if (order.overLimit) return 'This payment is refunded in full, so there is no invoice.'
  if (hasDocuments(order)) return 'The invoice follows in a moment.'
  if (order.state === 'paid') return 'Your bank has not confirmed this payment yet. The invoice follows when it has.'
  return 'This payment was not completed, so there is no invoice.'
}

async function findByHash({ documents }: Deps, hash: string) {
  const document = await documents.findByHash(hash)
  if (!document) throw new Problem('not_found', { message: 'This service knows no such document.' })
  const { number, kind, orderId, facts } = document
  const others = await documents.listOf([orderId])
  const notes = others.filter(({ facts }) => 'against' in facts && facts.against.number === number)
  const creditedMinor = notes.reduce((sum, { facts }) => sum + facts.totalMinor, 0)
  return { number, kind, date: facts.date, creditedMinor, currency: facts.currency }
}

/** Newest first. */
async function listAll(deps: Deps, query: TaxDocumentsQueryData) {
  const { q, month, limit = PAGE, cursor, ...filter } = query
  const [from, to] = month ? monthInIndia(month) : [null, null]
  const found = await deps.documents.list(
    { ...filter, search: await searchFor(deps, q?.trim()), from, to },
    readCursor(cursor),
    limit + 1,
  )
  const { page, nextCursor } = pageOf(found, limit)
  return { documents: await describeAll(deps, page), nextCursor }
}

async function describeAll({ documents, now }: Deps, page: readonly DocumentRecord[]) {
  const ofOrders = await documents.listOf([...new Set(page.map(({ orderId }) => orderId))])
  return page.map(document => describeDocumentForAdmin(document, ofOrders, now()))
}

async function searchFor({ users, now }: Deps, words: string | undefined) {
  if (!words) return null
  const search = { prefix: words.toLowerCase(), exact: words, ids: [] }
  const found = await users.listUsers({ plan: null, search, at: now() }, null, ACCOUNTS)
  const orderIds = ORDER_ID.test(words) ? [words] : []
  // Numbers and GSTINs have capitals only; the ids of Razorpay have both.
  const isId = /^(pay|order)_/.test(words)
  return { words: isId ? words : words.toUpperCase(), orderIds, userIds: found.map(({ id }) => id) }
}

async function readAny(deps: Deps, adminId: string, id: string) {
  const document = await findAny(deps, adminId, id, 'document.read')
  assertIntact(deps, document)
  const [described] = await describeAll(deps, [document])
  return { document: described, facts: document.facts, hash: document.hash }
}

async function readAnyPdf(deps: Deps, adminId: string, id: string): Promise<File> {
  return fileOf(deps, await findAny(deps, adminId, id, 'document.download'))
}

/** Each reading is a line of the audit trail: documents name people who may have left. */
async function findAny({ documents, users, now }: Deps, by: string, id: string, what: string): Promise<DocumentRecord> {
  const document = await documents.find(id)
  if (!document) throw new Problem('not_found')
  const entry: AuditEntry = {
    at: now(),
    by,
    what,
    target: document.orderId,
    detail: { number: document.number },
    reason: null,
  }
  await users.addAudit(entry)
  return document
}
