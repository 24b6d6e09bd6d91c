// The files of the return against a recount by other code, over random years; and what the reconciliation finds.
import type { OrderRecord } from '../../api/billing/order-store.ts'
import { creditOf } from '../../api/billing/tax/amounts.ts'
import {
  creditedOf,
  type DocumentFacts,
  type InvoiceFacts,
  invoiceFacts,
  noteFacts,
} from '../../api/billing/tax/facts.ts'
import { gstr1Of, monthOf } from '../../api/billing/tax/gstr1.ts'
import { csvOf, TABLES } from '../../api/billing/tax/gstr1-files.ts'
import { firstYearOf, yearName } from '../../api/billing/tax/numbers.ts'
import { openBooks } from '../../api/billing/tax/reconcile.ts'
import type { ReturnDocument } from '../../api/billing/tax/store.ts'
import type { BillingData, Currency } from '../../api/core/contract/tax.ts'
import { STATES } from '../../api/core/tax/states.ts'
import { isLong, randomOf, seed } from '../dose.ts'
import { differencesOf, parse } from '../gstr1-recount.ts'
import t from '../tap.ts'

const random = randomOf(seed)
const below = (count: number) => Math.floor(random() * count)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const CODES = Object.keys(STATES)
const NAMES = ['Asha Rao', '=1+1', '-Traders', 'A "B", C', 'வணிகம்', '@home', '+91', 'O’Neil & Sons']
const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 3 + at, 1)).toISOString().slice(0, 7))

function randomBilling(): BillingData | null {
  if (random() < 0.1) return null
  const business = { legalName: pick(NAMES), address: '1 Street' }
  if (random() < 0.3) return { country: pick(['SG', 'US', 'AE']), address: 'City', ...(random() < 0.2 && { business }) }
  const state = random() < 0.4 ? '29' : pick(CODES)
  return { country: 'IN', state, ...(random() < 0.4 && { business: { ...business, gstin: `${state}KLMCQ7071N1ZL` } }) }
}

const serials = new Map<string, number>()
/** The next place of a series, whose first run is nearly used up. */
function nextPlace(letter: string, at: Date) {
  const series = `${letter} ${firstYearOf(at)}`
  const count = serials.get(series) ?? 999_900
  serials.set(series, count + 1)
  return { run: Math.floor(count / 999_999), serial: (count % 999_999) + 1 }
}

function randomInvoice(at: Date): InvoiceFacts {
  const currency = pick(['INR', 'INR', 'USD', 'AED', 'SGD'] as const satisfies readonly Currency[])
  const totalMinor = random() < 0.2 ? 100 + below(30_000_000) : 100 + below(60_000)
  const luts: Record<string, string> = random() < 0.7 ? { [yearName(firstYearOf(at))]: 'AD290326000002B' } : {}
  const seller = { name: 'S', address: 'A', gstin: '29AAAAA0000A1ZY', sac: pick(['998439', '998315', '997331']), luts }
  const inrMinor = currency === 'INR' ? null : totalMinor * (20 + below(80)) + below(20)
  const payment = { currency, priceMinor: totalMinor, totalMinor, coupon: null, inrMinor }
  const sale = { seller, billing: randomBilling(), accountName: pick(NAMES) }
  const context = {
    paymentId: 'pay_1',
    orderId: 'order_1',
    paidAt: at,
    item: 'Pro',
    from: at,
    to: at,
    origin: '',
    sealed: true,
  }
  const international = pick([true, false, null])
  return invoiceFacts(
    { ...sale, payment: { ...payment, international } },
    nextPlace('V', at),
    at,
    context,
  ) as InvoiceFacts
}

/** A note against any earlier invoice that has something left; null when the chosen one has not. */
function randomNote(at: Date, invoices: { facts: InvoiceFacts; credited: number }[]): DocumentFacts | null {
  const one = pick(invoices)
  const left = one.facts.totalMinor - one.credited
  const minor = random() < 0.5 ? left : 100 + below(Math.max(1, left - 100))
  const credit = creditOf(creditedOf(one.facts), one.credited, minor)
  if ('why' in credit) return null
  one.credited += minor
  return noteFacts(one.facts, credit, 'Refund', nextPlace('C', at), at)
}

t.test('the tables of twelve months of random documents are those of a recount, cell by cell', async t => {
  const count = isLong ? 500 : 60
  const all: DocumentFacts[] = []
  const invoices: { facts: InvoiceFacts; credited: number }[] = []
  const add = (at: Date) => {
    const facts = invoices.length > 20 && random() < 0.35 ? randomNote(at, invoices) : randomInvoice(at)
    if (!facts) return
    all.push(facts)
    if (!('against' in facts)) invoices.push({ facts, credited: 0 })
  }
  // Invoices of the two years before, so that some notes are too late.
  for (let at = 0; at < count; at++) add(new Date(Date.UTC(2025, below(15), 1 + below(28))))
  for (const month of MONTHS) {
    const first = Date.parse(`${month}-01T00:00:00+05:30`)
    for (let at = 0; at < count; at++) add(new Date(first + (at * 27.9 * 86_400_000) / count))
  }
  const names = new Map(all.map(({ number, recipient }) => [number, recipient.name ?? '']))
  let rows = 0
  for (const month of MONTHS) {
    const gstr1 = gstr1Of(monthOf(month), all)
    const files = Object.fromEntries(TABLES.map(table => [table, csvOf(table, gstr1, names)]))
    t.same(differencesOf(month, files, all), [], month)
    rows += Object.values(files).reduce((sum, text) => sum + parse(text).length - 1, 0)
  }
  t.ok(rows > 12 * count * 0.4, `${rows} rows`)
  const isLate = (one: DocumentFacts) => 'taxAdjustable' in one && !one.taxAdjustable
  for (const treatment of ['intra', 'inter', 'abroad_taxed', 'export_lut', 'export_igst'] as const)
    t.ok(
      all.some(one => one.treatment === treatment && 'against' in one),
      `notes: ${treatment}`,
    )
  t.ok(all.some(isLate), 'and late notes')
})

t.test('the recount sees one paisa, one row and one number', async t => {
  const all = Array.from({ length: 60 }, (_, at) => randomInvoice(new Date(Date.UTC(2027, 4, 1 + (at % 27)))))
  const names = new Map(all.map(({ number, recipient }) => [number, recipient.name ?? '']))
  const gstr1 = gstr1Of('052027', all)
  const good = Object.fromEntries(TABLES.map(table => [table, csvOf(table, gstr1, names)]))
  t.same(differencesOf('2027-05', good, all), [])
  for (const table of ['b2b', 'b2cs', 'exp', 'hsn_b2b', 'hsn_b2c', 'docs'] as const) {
    const text = good[table] as string
    const changed = text.replace(/\d(?=[^\d]*\r\n$)/, digit => String((Number(digit) + 1) % 10))
    t.not(differencesOf('2027-05', { ...good, [table]: changed }, all).length, 0, table)
    const short = text.split('\r\n').slice(0, -2).join('\r\n')
    t.not(
      differencesOf('2027-05', { ...good, [table]: `${short}\r\n` }, all).length,
      0,
      `${table}, without its last row`,
    )
  }
})

t.test('a month without documents has nine files of one line', async t => {
  const empty = gstr1Of('012030', [])
  for (const table of TABLES) t.match(csvOf(table, empty, new Map()), /^[^\r\n]+\r\n$/, table)
  t.same(differencesOf('2030-01', Object.fromEntries(TABLES.map(one => [one, csvOf(one, empty, new Map())])), []), [])
})

const AT = new Date('2026-11-10T06:30:00Z')
/** An order that was paid in November, and its invoice. */
const orderOf = (change: Partial<OrderRecord>) =>
  ({
    ...{
      id: 'o',
      currency: 'INR',
      amountMinor: 59_000,
      inrMinor: null,
      overLimit: false,
      state: 'paid',
      confirmed: true,
    },
    ...{ unfinished: false, documentState: 'issued', refunds: [], disputes: [], adjustments: [], paidAt: AT, from: AT },
    ...change,
  }) as unknown as OrderRecord
const invoiceOf = (createdAt = AT) =>
  ({
    ...{ id: 'd', cause: 'order:o', orderId: 'o', number: 'TCV/26-27/000001', createdAt },
    facts: { ...randomInvoice(AT), currency: 'INR', totalMinor: 59_000, inrTotalMinor: 59_000, gstr1: null },
  }) as unknown as ReturnDocument
const refundOf = (amountMinor: number, at = AT) => ({ id: `r${amountMinor}`, amountMinor, at })

t.test('what has no document: sent back before a plan began, below the least amount, or still waiting', async t => {
  const cases: [what: string, order: OrderRecord, sums: { paid: object; refunded?: object; leftovers?: object[] }][] = [
    ['waits', orderOf({ documentState: 'waiting' }), { paid: { waitingMinor: 59_000 } }],
    ['is on its way', orderOf({ unfinished: true }), { paid: { waitingMinor: 59_000 } }],
    ['was taken away', orderOf({}), { paid: { waitingMinor: 0 }, leftovers: [{ minor: 59_000, what: 'payment' }] }],
    ['over the limit', orderOf({ overLimit: true, documentState: null }), { paid: { waitingMinor: 59_000 } }],
    [
      'sent back before',
      orderOf({ state: 'refunded', from: null, documentState: 'none', refunds: [refundOf(59_000)] }),
      { paid: { refundedBeforeMinor: 59_000 }, refunded: { refundsMinor: 59_000, withoutNoteMinor: 59_000 } },
    ],
    [
      'both wait',
      orderOf({ documentState: 'waiting', refunds: [refundOf(59_000)] }),
      { paid: { waitingMinor: 59_000 }, refunded: { waitingMinor: 59_000 } },
    ],
  ]
  for (const [what, order, { paid, refunded, leftovers = [] }] of cases) {
    const books = openBooks('2026-11', [], AT)
    books.add(order, [])
    const found = books.close()
    t.match(found.paid, [{ paymentsMinor: 59_000, documentsMinor: 0, ...paid }], what)
    t.match(found.refunded, refunded ? [{ differenceMinor: 0, ...refunded }] : [], what)
    t.match(found.leftovers, leftovers, what)
    t.equal(found.leftovers.length, leftovers.length, what)
  }
  const books = openBooks('2026-11', [invoiceOf()], AT)
  books.add(orderOf({ refunds: [refundOf(50), refundOf(60_000), refundOf(500, new Date('2026-12-01T00:00:00Z'))] }), [
    invoiceOf(),
  ])
  const { refunded, leftovers } = books.close()
  t.match(refunded, [{ refundsMinor: 60_050, notesMinor: 0, withoutNoteMinor: 60_050, differenceMinor: 0 }])
  t.same(leftovers, [], 'a refund of another month belongs to that one')
})

t.test(
  'an invoice that is issued while the month is read is no difference; an older one that was not seen is',
  async t => {
    for (const [seconds, difference] of [
      [30, 0],
      [90, -59_000],
    ] as const) {
      const books = openBooks('2026-11', [], AT)
      const invoice = invoiceOf(new Date(AT.getTime() - seconds * 1_000))
      books.add(orderOf({}), [invoice])
      t.match(books.close().issued, [{ differenceMinor: difference }], `${seconds} seconds`)
    }
  },
)
