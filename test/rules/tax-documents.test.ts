// The rules of tax documents: vectors written by others, and what holds for every amount, State and kind of buyer.
import { readFileSync } from 'node:fs'
import { amountsOf, type Credit, creditOf, split } from '../../api/billing/tax/amounts.ts'
import { billingFaults, normalBilling } from '../../api/billing/tax/billing.ts'
import { creditedOf, type DocumentFacts, invoiceFacts, noteKind, type Sale } from '../../api/billing/tax/facts.ts'
import { gstr1Of } from '../../api/billing/tax/gstr1.ts'
import {
  creditUntil,
  type DocumentKind,
  firstYearOf,
  keepUntil,
  numberOf,
  placeAfter,
  yearName,
} from '../../api/billing/tax/numbers.ts'
import type { BillingData } from '../../api/core/contract/tax.ts'
import { isoDayInIndia } from '../../api/core/days.ts'
import { readGstin } from '../../api/core/tax/gstin.ts'
import { halfOf, isStateCode, STATES, type StateCode } from '../../api/core/tax/states.ts'
import t from '../tap.ts'

// biome-ignore lint/suspicious/noExplicitAny: the values of vectors
type Values = any
type Vector = { id: string; kind: string; in: Values; out: Values }
const { cases } = JSON.parse(readFileSync('test/fixtures/invoices.json', 'utf8')) as { cases: Vector[] }
const REGISTERED = '29AAAAA0000A1ZY'
const AT = new Date('2026-11-25T06:30:00Z')
const CONTEXT = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  paidAt: AT,
  item: 'Pro',
  from: AT,
  to: AT,
  origin: '',
  sealed: true,
}

function saleOf({ seller, billing, remembered, accountName, payment }: Values): Sale {
  const { gstin, sac, luts } = seller
  const said = (billing ?? remembered) as BillingData | null
  const settings = {
    name: 'Seller',
    address: '1 Street',
    gstin: gstin === 'none' ? '' : (gstin ?? ''),
    sac,
    luts: luts ?? {},
  }
  return { seller: settings, billing: said && normalBilling(said), accountName, payment }
}

const answers: Record<string, (given: Values) => unknown> = {
  state: ({ code }) => (isStateCode(code) ? { known: true, name: STATES[code], half: halfOf(code) } : { known: false }),
  gstin: ({ value }) => readGstin(value),
  billing: ({ billing, sellerGstin }) => {
    const errors = billingFaults(normalBilling(billing), sellerGstin).map(({ path, why }) => ({ path, why }))
    return errors.length > 0 ? { ok: false, errors } : { ok: true }
  },
  split: ({ totalMinor, heads }) => {
    const { taxable, parts } = split(totalMinor, heads)
    const named = heads === 'intra' ? { cgstMinor: parts[0], otherHalfMinor: parts[1] } : { igstMinor: parts[0] }
    return { taxableMinor: taxable, ...named }
  },
  document: ({ serial, issuedAt, ...rest }) => {
    const facts = invoiceFacts(saleOf(rest), { run: 0, serial }, new Date(issuedAt), CONTEXT)
    if (facts === null) return { document: 'none' }
    return facts === 'no_inr_value' ? { document: 'waiting', why: facts } : { document: 'issued', ...facts }
  },
  credit: ({ invoice, refunds }) => {
    const { totalMinor, inrTotalMinor, treatment, pos, number } = invoice
    const half = isStateCode(pos ?? '') ? halfOf(pos) : 'SGST'
    let before = 0
    const notes = refunds.map(({ minor }: { minor: number }) => {
      const credit: Credit = creditOf({ totalMinor, inrTotalMinor, treatment, half }, before, minor)
      if ('why' in credit) return { note: 'none', ...credit }
      before += minor
      return { note: 'issued', kind: noteKind({ kind: number.startsWith('TCB') ? 'bill' : 'invoice' }), ...credit }
    })
    return { notes }
  },
  year: ({ at }) => {
    const day = new Date(at)
    const first = firstYearOf(day)
    return {
      date: isoDayInIndia(day),
      year: yearName(first),
      keepUntil: keepUntil(first),
      creditUntil: creditUntil(first),
    }
  },
  late: ({ invoiceAt, noteAt }) => ({
    taxAdjustable: isoDayInIndia(noteAt) <= creditUntil(firstYearOf(new Date(invoiceAt))),
  }),
  gstr1: ({ fp, invoices, notes }) => {
    const against = (number: string) => invoices.find((one: DocumentFacts) => one.number === number)
    const credits = notes.map(({ number, date, note, ...rest }: Values) => {
      return { ...against(rest.against), ...note, number, date, against: { number: rest.against }, taxAdjustable: true }
    })
    return gstr1Of(fp, [...invoices, ...credits])
  },
  number: ({ kind, year, run, lastSerial }) => {
    const place = placeAfter(lastSerial === 0 ? null : { run, serial: lastSerial })
    return { next: place && numberOf(kind as DocumentKind, 2000 + Number(year.slice(0, 2)), place) }
  },
}
for (const kind of new Set(cases.map(({ kind }) => kind))) {
  t.test(`vectors: ${kind}`, async t => {
    for (const { id, in: given, out } of cases.filter(one => one.kind === kind)) {
      const answer = answers[kind]?.(given) as Record<string, unknown>
      // Facts have more fields than the vectors; the days of returns are tested with the returns.
      const { portalDate: _portal, sheetDate: _sheet, ...wanted } = kind === 'year' ? { ...out, fp: undefined } : out
      const named = Object.fromEntries(Object.keys(wanted).map(name => [name, answer[name]]))
      t.same(named, wanted, id)
    }
  })
}

t.test('the parts of every amount add up, both halves are equal, and the tax is nowhere off by a unit', async t => {
  const wrong: string[] = []
  for (let total = 1; total <= 99_999; total++) {
    for (const treatment of ['intra', 'inter', 'export_lut', 'unregistered'] as const) {
      const { taxable, parts } = split(total, treatment)
      const sum = parts.reduce((sum, part) => sum + part, taxable)
      const isHalved = treatment !== 'intra' || parts[0] === parts[1]
      const tax = treatment === 'intra' || treatment === 'inter' ? 0.18 * taxable : 0
      const isNear = Math.abs(sum - taxable - tax) < (treatment === 'intra' ? 2 : 1)
      const isGood = sum === total && isHalved && isNear && Math.min(taxable, ...parts) >= 0
      if (!isGood) wrong.push(`${treatment} ${total}`)
    }
  }
  t.same(wrong, [])
})

t.test('every State as home and as buyer, every kind of buyer and currency: heads, place and sums', async t => {
  const wrong: string[] = []
  const codes = Object.keys(STATES) as StateCode[]
  for (const home of codes) {
    for (const state of codes) {
      for (const currency of ['INR', 'USD', 'AED', 'SGD'] as const) {
        const total = 1 + (((Number(home) * 37 + Number(state)) * 7919 + currency.charCodeAt(0)) % 99_999)
        const seller = { name: 'S', address: 'A', gstin: `${home}AAAAA0000A1Z0`, sac: '998439', luts: {} }
        const payment = {
          currency,
          priceMinor: total,
          totalMinor: total,
          coupon: null,
          inrMinor: total * 61 + 3,
          international: true,
        }
        const sale: Sale = { seller, billing: { country: 'IN', state }, accountName: 'Asha', payment }
        const facts = invoiceFacts(sale, { run: 0, serial: 1 }, AT, CONTEXT) as DocumentFacts
        const names = facts.heads.map(({ name }) => name).join('+')
        const expected = home === state ? `CGST+${halfOf(home)}` : 'IGST'
        const isWhole = [facts.totalMinor - facts.taxableMinor, facts.inrTotalMinor - facts.inrTaxableMinor].every(
          (tax, at) => tax === facts.heads.reduce((sum, head) => sum + (at === 0 ? head.minor : head.inrMinor), 0),
        )
        if (names !== expected || facts.placeOfSupply?.code !== state || !isWhole)
          wrong.push(`${home} ${state} ${currency}`)
      }
    }
  }
  t.same(wrong, [])
})

t.test('refunds in any parts and order give the invoice back, head by head, in both currencies', async t => {
  const wrong: string[] = []
  let seed = 43
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 3_000; round++) {
    const treatment = (['intra', 'inter', 'abroad_taxed', 'export_lut', 'export_igst', 'unregistered'] as const)[
      round % 6
    ]!
    const totalMinor = 1_200 + random(98_000)
    const inrTotalMinor = totalMinor * (1 + random(99)) + random(100)
    const whole = amountsOf(totalMinor, inrTotalMinor, treatment, 'SGST')
    let before = 0
    const sums = new Map<string, number>()
    const parts = 1 + random(12)
    for (let part = 1; before < totalMinor; part++) {
      const left = totalMinor - before
      const minor = part >= parts || left < 300 ? left : 100 + random(left - 200)
      const credit = creditOf({ ...whole, treatment, half: 'SGST' }, before, minor)
      if ('why' in credit) throw new Error(credit.why)
      before += minor
      for (const [name, value] of figuresOf(credit)) sums.set(name, (sums.get(name) ?? 0) + value)
    }
    if (figuresOf(whole).some(([name, value]) => sums.get(name) !== value)) wrong.push(`${treatment} ${totalMinor}`)
  }
  t.same(wrong, [])
})

const figuresOf = ({ heads, ...rest }: ReturnType<typeof amountsOf>): [string, number][] => [
  ...Object.entries(rest).filter(
    (entry): entry is [string, number] => entry[0] !== 'leftMinor' && typeof entry[1] === 'number',
  ),
  ...heads.flatMap(
    ({ name, minor, inrMinor }) =>
      [
        [name, minor],
        [`${name} INR`, inrMinor],
      ] as [string, number][],
  ),
]

t.test('a note takes its half of the tax from the invoice', async t => {
  const sale = saleOf({
    seller: { gstin: REGISTERED.replace('29', '04'), sac: '998439' },
    billing: { country: 'IN', state: '04' },
    accountName: 'Asha',
    payment: {
      currency: 'INR',
      priceMinor: 59_000,
      totalMinor: 59_000,
      coupon: null,
      inrMinor: null,
      international: null,
    },
  })
  const invoice = invoiceFacts(sale, { run: 0, serial: 1 }, AT, CONTEXT) as DocumentFacts
  t.same(creditedOf(invoice), { totalMinor: 59_000, inrTotalMinor: 59_000, treatment: 'intra', half: 'UTGST' })
})

t.test('an account whose name is blank has no name on its invoice', async t => {
  const payment = { currency: 'INR', priceMinor: 59_000, totalMinor: 59_000, coupon: null, inrMinor: null }
  const sale = (accountName: string) =>
    saleOf({ seller: { gstin: REGISTERED, sac: '998439' }, billing: null, accountName, payment })
  const nameOf = (name: string) =>
    (invoiceFacts(sale(name), { run: 0, serial: 1 }, AT, CONTEXT) as DocumentFacts).recipient.name
  t.same([nameOf('  '), nameOf(''), nameOf(' Asha Rao ')], [null, null, 'Asha Rao'])
})
