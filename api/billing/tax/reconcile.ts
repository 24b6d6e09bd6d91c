// Compares a month's payments and refunds with the documents that were issued for them: nothing may be left over. Pure.
import { CURRENCIES, type Currency } from '../../core/contract/tax.ts'
import type { ReconciliationData } from '../../core/contract/tax-admin.ts'
import { isoDayInIndia } from '../../core/days.ts'
import type { OrderRecord } from '../order-store.ts'
import { inRupees, LEAST_MINOR } from './amounts.ts'
import { type Gstr1, gstr1Of, headSums, monthOf } from './gstr1.ts'
import { creditsOf, hasDocuments } from './issue.ts'
import type { ReturnDocument } from './store.ts'

type Money = Readonly<{ minor: number; inr: number }>
type What = ReconciliationData['leftovers'][number]['what']
type Credit = ReturnType<typeof creditsOf>[number]
type ByCause = ReadonlyMap<string, ReturnDocument>
type Books = ReturnType<typeof newBooks>

/** A document that is younger than this at the start may have been issued while its month was read. */
const RECENT_MS = 60_000
const LONGEST_LIST = 10_000

/**
 * Opens the books of a month, such as 2026-11. `issued`: all documents of the month. Then `add` takes each order with a payment, a
 * refund, a chargeback or an adjustment in the month, with all documents of the order, which are read after `issued`.
 */
export function openBooks(month: string, issued: readonly ReturnDocument[], startedAt: Date) {
  const books = newBooks(month, issued, startedAt)
  for (const one of issued) addIssued(books, one)
  return {
    add(order: OrderRecord, documents: readonly ReturnDocument[]): void {
      const byCause = new Map(documents.map(one => [one.cause, one]))
      addPayment(books, order, byCause.get(`order:${order.id}`))
      addCredits(books, order, byCause)
      explain(books, order)
      for (const { status, amountMinor: minor, at } of order.disputes) {
        if (status === 'lost' && isIn(month, at)) books.chargebacks.add(order.currency, 'lost', { minor, inr: 0 })
      }
    },
    close: () => close(books, issued),
  }
}

const newBooks = (month: string, issued: readonly ReturnDocument[], startedAt: Date) => ({
  month,
  recentAt: new Date(startedAt.getTime() - RECENT_MS),
  issuedIds: new Set(issued.map(({ id }) => id)),
  paid: createSums(['payments'], ['documents', 'refundedBefore', 'waiting']),
  issued: createSums(['issued', 'issuedLater'], ['caused', 'paidEarlier']),
  refunded: createSums(['refunds'], ['notes', 'waiting', 'withoutNote']),
  chargebacks: createSums(['lost'], ['credited']),
  paidEarlier: [] as ReconciliationData['paidEarlier'],
  issuedLater: [] as ReconciliationData['issuedLater'],
  leftovers: [] as ReconciliationData['leftovers'],
  /** Documents of the month by their cause, until an order says what they are for. */
  unexplained: new Map(issued.map(one => [one.cause, one])),
})

/** Sums by currency and name, in minor units and in paise. The difference is what the first names have more than the others. */
function createSums<Left extends string, Right extends string>(left: readonly Left[], right: readonly Right[]) {
  type Name = Left | Right
  const rows = new Map<Currency, Map<Name, Money>>()
  const figures = (currency: Currency, unit: keyof Money) => {
    const figure = (name: Name) => rows.get(currency)?.get(name)?.[unit] ?? 0
    const sum = (names: readonly Name[]) => names.reduce((total, name) => total + figure(name), 0)
    const named = Object.fromEntries([...left, ...right].map(name => [`${name}Minor`, figure(name)]))
    return { ...(named as Record<`${Name}Minor`, number>), differenceMinor: sum(left) - sum(right) }
  }
  return {
    add(currency: Currency, name: Name, { minor, inr }: Money): void {
      const row = rows.get(currency) ?? new Map<Name, Money>()
      const sum = row.get(name) ?? { minor: 0, inr: 0 }
      rows.set(currency, row.set(name, { minor: sum.minor + minor, inr: sum.inr + inr }))
    },
    list: () =>
      CURRENCIES.filter(currency => rows.has(currency)).map(currency => {
        return { currency, ...figures(currency, 'minor'), inr: figures(currency, 'inr') }
      }),
  }
}

const isIn = (month: string, at: Date | null) => at !== null && isoDayInIndia(at).startsWith(month)
const moneyOf = ({ facts }: ReturnDocument): Money => ({ minor: facts.totalMinor, inr: facts.inrTotalMinor })
const less = (one: Money, other: Money): Money => ({ minor: one.minor - other.minor, inr: one.inr - other.inr })
/** What a payment was worth; the paise are 0 while they are not known. */
const worthOf = ({ currency, amountMinor: minor, inrMinor }: OrderRecord): Money => {
  return { minor, inr: currency === 'INR' ? minor : (inrMinor ?? 0) }
}
/** Whether the documents of an order are still to be issued. One that is missing afterwards was taken away. */
const isWaiting = (order: OrderRecord) => order.unfinished || order.documentState === 'waiting' || !hasDocuments(order)
const shiftedOf = ({ orderId, number, facts }: ReturnDocument) => {
  return { orderId, number, paid: facts.payment.date, issued: facts.date }
}

function leave(
  { leftovers }: Books,
  { id: orderId, currency }: Pick<OrderRecord, 'id' | 'currency'>,
  what: What,
  rest: Money,
) {
  const { minor, inr: inrMinor } = rest
  if (minor !== 0 || inrMinor !== 0) leftovers.push({ orderId, currency, minor, inrMinor, what })
}

/** Point 2, from the documents. */
function addIssued({ month, issued, paidEarlier }: Books, one: ReturnDocument): void {
  if (!one.cause.startsWith('order:')) return
  const { currency, payment } = one.facts
  issued.add(currency, 'issued', moneyOf(one))
  if (payment.date.startsWith(month)) return
  issued.add(currency, 'paidEarlier', moneyOf(one))
  paidEarlier.push(shiftedOf(one))
}

/** Point 1, and point 2 from the payments. */
function addPayment(books: Books, order: OrderRecord, invoice: ReturnDocument | undefined): void {
  const { month, paid, issued, issuedLater } = books
  const { currency, amountMinor, confirmed, refunds, state } = order
  if (amountMinor === 0 || !isIn(month, order.paidAt)) return
  const worth = confirmed || refunds.length > 0 ? worthOf(order) : { minor: 0, inr: 0 }
  paid.add(currency, 'payments', worth)
  if (!invoice) {
    const isBefore = !hasDocuments(order) && state === 'refunded'
    if (isBefore) paid.add(currency, 'refundedBefore', worth)
    else if (isWaiting(order)) paid.add(currency, 'waiting', worth)
    else leave(books, order, 'payment', worth)
    return
  }
  const money = moneyOf(invoice)
  paid.add(currency, 'documents', money)
  leave(books, order, 'payment', less(worth, money))
  issued.add(currency, 'caused', money)
  if (!invoice.facts.date.startsWith(month)) {
    issued.add(currency, 'issuedLater', money)
    issuedLater.push(shiftedOf(invoice))
  } else if (!books.issuedIds.has(invoice.id) && invoice.createdAt > books.recentAt)
    issued.add(currency, 'issued', money)
}

/** Point 3. A credit counts against the newest invoice, which an amendment replaces. */
function addCredits(books: Books, order: OrderRecord, byCause: ByCause): void {
  let whole = worthOf(order)
  let credited = 0
  const isSold = hasDocuments(order) || byCause.has(`order:${order.id}`)
  for (const credit of creditsOf(order)) {
    const minor = credit.amountMinor ?? whole.minor - credited
    const hasNote = isSold && minor >= LEAST_MINOR && credited + minor <= whole.minor
    const value = (part: number) => inRupees(part, whole.minor, whole.inr)
    const worth = { minor, inr: hasNote ? value(credited + minor) - value(credited) : value(minor) }
    if (isIn(books.month, credit.at)) addCredit(books, order, { ...credit, worth, hasNote }, byCause)
    if (!hasNote) continue
    credited = credit.amended ? 0 : credited + minor
    if (credit.amended) whole = worth
  }
}

type Valued = Credit & { worth: Money; hasNote: boolean }
function addCredit(books: Books, order: OrderRecord, credit: Valued, byCause: ByCause): void {
  const { refunded, chargebacks } = books
  const { currency } = order
  const { what, cause, worth, hasNote, amended } = credit
  const note = byCause.get(cause)
  if (what === 'refund') {
    refunded.add(currency, 'refunds', worth)
    if (note) refunded.add(currency, 'notes', moneyOf(note))
    else if (!hasNote) refunded.add(currency, 'withoutNote', worth)
    else if (isWaiting(order)) refunded.add(currency, 'waiting', worth)
  }
  if (what === 'chargeback' && note) chargebacks.add(currency, 'credited', moneyOf(note))
  const documents = amended ? [note, byCause.get(amended.cause)] : [note]
  for (const document of documents) {
    if (document) leave(books, order, what, less(worth, moneyOf(document)))
    else if (hasNote && !isWaiting(order)) leave(books, order, what, worth)
  }
}

/** What an order has documents for. They were read before the order, which knows each reason before its document exists. */
function explain({ month, unexplained }: Books, order: OrderRecord): void {
  const cause = `order:${order.id}`
  const invoice = unexplained.get(cause)
  if (invoice && isIn(month, order.paidAt) === invoice.facts.payment.date.startsWith(month)) unexplained.delete(cause)
  for (const { cause, amended } of creditsOf(order)) {
    unexplained.delete(cause)
    if (amended) unexplained.delete(amended.cause)
  }
}

const WHAT: Readonly<Record<string, What>> = { order: 'payment', refund: 'refund', dispute: 'chargeback' }

function close(books: Books, issued: readonly ReturnDocument[]) {
  const { month, unexplained, refunded } = books
  for (const one of unexplained.values()) {
    const { currency } = one.facts
    const what = WHAT[String(one.cause.split(':')[0])] ?? 'amendment'
    if (what === 'refund') refunded.add(currency, 'notes', moneyOf(one))
    leave(books, { id: one.orderId, currency }, what, less({ minor: 0, inr: 0 }, moneyOf(one)))
  }
  const facts = issued.map(one => one.facts)
  return {
    paid: books.paid.list(),
    issued: books.issued.list(),
    refunded: books.refunded.list(),
    chargebacks: books.chargebacks.list(),
    tables: tableDifferences(gstr1Of(monthOf(month), facts)),
    paidEarlier: books.paidEarlier.slice(0, LONGEST_LIST),
    issuedLater: books.issuedLater.slice(0, LONGEST_LIST),
    leftovers: books.leftovers.slice(0, LONGEST_LIST),
  }
}

/** Point 4. The summary of codes is made from the documents, the tables are made one by one: both must say the same. */
function tableDifferences({ b2b, b2cl, b2cs, exp, cdnr, cdnur, hsn_b2b, hsn_b2c }: Gstr1) {
  const codes = headSums([...hsn_b2b, ...hsn_b2c])
  const sold = headSums([...b2b, ...b2cl, ...b2cs, ...exp])
  const back = headSums([...cdnr, ...cdnur])
  const heads = Object.keys(codes) as (keyof typeof codes)[]
  return Object.fromEntries(heads.map(head => [head, codes[head] - sold[head] + back[head]])) as typeof codes
}
