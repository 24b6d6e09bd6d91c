// What tax documents print, row by row of the decision table, as a reader of PDFs finds it; and that they fit, carry their data and seal.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Credit, creditOf } from '../../api/billing/tax/amounts.ts'
import {
  creditedOf,
  type DocumentFacts,
  type InvoiceFacts,
  invoiceFacts,
  noteFacts,
  type Sale,
  type TaxSettings,
} from '../../api/billing/tax/facts.ts'
import { paperOf } from '../../api/billing/tax/paper.ts'
import { canonicalJson } from '../../api/core/canonical-json.ts'
import type { Currency } from '../../api/core/contract/tax.ts'
import { createPdfSealer } from '../../api/files/pdf-seal.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { sealOf as sandboxSeal } from '../../scripts/sandbox/keys.ts'
import { attachmentOf, verifySeal } from '../pdf-reader.ts'
import t from '../tap.ts'
import { bitmapsOf, insidesOf, pageTextsOf } from '../typeset-reader.ts'

const typesetter = createTypesetter()
t.teardown(() => typesetter.close())
const AT = new Date('2026-11-25T06:30:00Z')
const PLACE = { run: 0, serial: 42 }
const CONTEXT = {
  paymentId: 'pay_RkQ2v8XcTzYb1N',
  orderId: 'order_RkQ1nW7sPq4LmZ',
  paidAt: new Date('2026-11-24T06:30:00Z'),
  item: 'TruCV Pro, 6 months',
  from: AT,
  to: new Date('2027-05-25T06:30:00Z'),
  origin: 'https://cv.example.org',
  sealed: true,
}
const LUTS = { '26-27': 'AD290326000002B' }
const SELLER: TaxSettings = {
  name: 'Sample Seller',
  address: '1 Sample Street, Bengaluru',
  gstin: '29AAAAA0000A1ZY',
  sac: '998439',
  luts: LUTS,
}
const NO_LUT = { ...SELLER, luts: {} }
const UNREGISTERED = { ...NO_LUT, gstin: '' }
const FIRM = { legalName: 'Blue Lotus', address: '4 Market Road\nMumbai' }
const GSTIN = '27AAPFU0939F1ZV'
const PRICES = { INR: [59_000, null], USD: [3_000, 249_007], AED: [5_000, 114_231], SGD: [5_000, 322_500] } as const

function invoice(
  seller: TaxSettings,
  billing: Sale['billing'],
  currency: Currency = 'INR',
  more = {},
  accountName: string | null = 'Asha Rao',
): InvoiceFacts {
  const [priceMinor, inrMinor] = PRICES[currency]
  const paid = { currency, priceMinor, totalMinor: priceMinor, coupon: null, inrMinor, international: true, ...more }
  return invoiceFacts({ seller, billing, accountName, payment: paid }, PLACE, AT, CONTEXT) as InvoiceFacts
}
function note(of: InvoiceFacts, minor: number, at = AT, reason = 'Refund') {
  const credit = creditOf(creditedOf(of), 0, minor) as Exclude<Credit, { why: unknown }>
  return noteFacts(of, credit, reason, { run: 0, serial: 7 }, at)
}

const hashOf = (facts: DocumentFacts) => createHash('sha256').update(canonicalJson(facts)).digest('hex')
const pdfOf = (facts: DocumentFacts) =>
  typesetter.paper('invoice.typ', paperOf(facts, hashOf(facts)), new Date(facts.issuedAt), undefined, {
    'invoice.json': Buffer.from(canonicalJson(facts)),
  })
async function textOf(facts: DocumentFacts) {
  const pages = await pageTextsOf(await pdfOf(facts))
  return { pages: pages.length, text: pages.join(' ').replace(/\s+/g, ' ') }
}

const EVERYWHERE = [
  'Original for recipient',
  'Date 25 November 2026',
  'Date of payment 24 November 2026',
  CONTEXT.paymentId,
  CONTEXT.orderId,
  'Sample Seller',
  '1 Sample Street, Bengaluru',
  'TruCV Pro, 6 months',
  '25 November 2026 to 25 May 2027',
  'Sealed digitally, see https://cv.example.org/verify',
]
const UNSIGNED = 'Made by a computer and valid without a signature'
const INVOICE = [
  'Tax invoice',
  'TCV/26-27/000042',
  'GSTIN 29AAAAA0000A1ZY',
  'SAC 998439',
  'Reverse charge: No',
  UNSIGNED,
]
const BILL = ['Not registered under GST', 'The seller is not registered under GST. No tax is charged.']
const LUT =
  'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX (LUT AD290326000002B)'
const RATE = `Exchange rate 1 USD = INR 83.0023 (Razorpay, ${CONTEXT.paymentId}, 24 November 2026)`
const ASSUMED = "Place not given by the buyer; the seller's State was used."
const NOTE_ONLY = /Reason|Remaining|section 34/
const US = { country: 'US', address: '1 Main Street\nAustin' }

const ROWS: [what: string, facts: DocumentFacts, wanted: string[], unwanted: RegExp][] = [
  [
    'T1 in rupees',
    invoice(UNREGISTERED, { country: 'IN', state: '33' }),
    ['Bill', 'TCB/26-27/000042', ...BILL, UNSIGNED, 'State: Tamil Nadu (33)', 'Price 590.00', 'Total 590.00'],
    /invoice|Taxable|[CSI]GST|SAC|Place|Reverse|included|Value/i,
  ],
  [
    'T1 in dollars',
    invoice(UNREGISTERED, US, 'USD'),
    [...BILL, RATE, 'Price 30.00 2,490.07', 'Total 30.00 2,490.07', 'Country: United States'],
    /Taxable|[CSI]GST|SAC|Place|Reverse|included/,
  ],
  [
    'T2 in dollars',
    invoice(SELLER, null, 'USD'),
    [...INVOICE, 'Asha Rao', 'Place of supply: Karnataka (29)', ASSUMED, 'SGST 9 % 2.29 189.92', RATE],
    /IGST|State:|Country|SUPPLY/,
  ],
  [
    'T3 with a coupon',
    invoice(SELLER, { country: 'IN', state: '29' }, 'INR', { totalMinor: 29_900, coupon: 'DIWALI' }),
    [
      ...INVOICE,
      ...['State: Karnataka (29)', 'Place of supply: Karnataka (29)', 'Price, GST included 590.00'],
      ...['Discount, coupon DIWALI −291.00', 'Taxable value 253.38', 'CGST 9 % 22.81', 'SGST 9 % 22.81'],
      ...['Total 299.00', 'In words Two hundred and ninety-nine rupees only', 'Amount (INR)'],
    ],
    /IGST|UTGST|Value \(INR\)|Exchange|SUPPLY|Place not|599/,
  ],
  [
    'T3 in a Union territory, in dirhams',
    invoice({ ...SELLER, gstin: '04AABCT1234F1ZY' }, { country: 'IN', state: '04' }, 'AED'),
    ['Place of supply: Chandigarh (04)', 'UTGST 9 %', 'Amount (AED) Value (INR)', 'Fifty UAE dirhams only'],
    / SGST|IGST|SUPPLY/,
  ],
  [
    'T4 of a business',
    invoice(SELLER, { country: 'IN', state: '27', business: { ...FIRM, gstin: GSTIN } }),
    [...INVOICE, 'Blue Lotus 4 Market Road Mumbai State: Maharashtra (27) GSTIN 27AAPFU0939F1ZV', 'IGST 18 % 90.00'],
    /Asha|CGST|SGST|Tax number/,
  ],
  [
    'T4 in Singapore dollars',
    invoice(SELLER, { country: 'IN', state: '27', name: 'Asha R. Rao' }, 'SGD'),
    ['Asha R. Rao', 'Place of supply: Maharashtra (27)', 'IGST 18 % 7.63 491.95', '1 SGD = INR 64.5000 (Razorpay'],
    /CGST|SUPPLY/,
  ],
  [
    'T5',
    invoice(SELLER, { country: 'SG', address: 'Singapore' }),
    [...INVOICE, 'Country: Singapore', 'Place of supply: outside India, Singapore', 'IGST 18 % 90.00'],
    /State:|SUPPLY|EXPORT|\(96\)|Value \(INR\)/,
  ],
  [
    'T6 with a coupon',
    invoice(SELLER, { ...US, business: { ...FIRM, taxId: '98-7654321' } }, 'USD', {
      totalMinor: 1_500,
      coupon: 'HALF',
      inrMinor: 124_504,
    }),
    [
      ...[...INVOICE, LUT, 'Tax number 98-7654321', 'Price 30.00 2,490.08', 'Discount, coupon HALF −15.00 −1,245.04'],
      ...['Taxable value 15.00 1,245.04', 'IGST 0 % 0.00 0.00', 'Total 15.00 1,245.04'],
    ],
    /included|ON PAYMENT/,
  ],
  [
    'T7',
    invoice(NO_LUT, { country: 'AE', address: 'Dubai' }, 'AED'),
    ['SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX', 'Price, GST included 50.00', 'IGST 18 % 7.63 174.25'],
    /LUT|BOND/,
  ],
  [
    'a credit note in dollars',
    note(invoice(SELLER, US, 'USD'), 1_000),
    [
      ...['Credit note', 'TCC/26-27/000007', 'Invoice TCV/26-27/000042', 'Date of the invoice 25 November 2026', LUT],
      ...['Reason: Refund', 'Remaining of the invoice: USD 20.00', 'Total credited 10.00 830.02', RATE, 'SAC 998439'],
    ],
    /Made by a computer|section 34|Price/,
  ],
  [
    'a bill reversal',
    note(invoice(UNREGISTERED, { country: 'IN', state: '27', business: { ...FIRM, gstin: GSTIN } }), 10_000),
    [
      ...['Bill reversal', 'TCR/26-27/000007', 'Bill TCB/26-27/000042', 'Date of the bill 25 November 2026', ...BILL],
      ...['Reason: Refund', 'Remaining of the bill: INR 490.00', 'Total reversed 100.00', `GSTIN ${GSTIN}`],
    ],
    /invoice|Made by a computer|Taxable|[CSI]GST|SAC|Place|Reverse charge|included/i,
  ],
]

for (const [what, facts, wanted, unwanted] of ROWS) {
  t.test(`printed: ${what}`, async t => {
    const { pages, text } = await textOf(facts)
    t.equal(pages, 1)
    for (const words of [...EVERYWHERE, ...wanted, `Document ${hashOf(facts).slice(0, 16)}`])
      t.ok(text.includes(words), `${words}: ${text}`)
    t.notMatch(text, unwanted)
    t.notMatch(text, 'against' in facts ? UNSIGNED : NOTE_ONLY)
    t.notMatch(text, /@|Receipt/)
  })
}

t.test('a note after November says that it does not change the tax, and a bill reversal has no word of it', async t => {
  const late = new Date('2027-12-01T06:30:00Z')
  const taxed = await textOf(note(invoice(SELLER, { country: 'IN', state: '27' }), 20_000, late))
  t.ok(taxed.text.includes('Does not change the tax (section 34(2))'))
  t.ok(taxed.text.includes('Date 1 December 2027'))
  const reversal = await textOf(note(invoice(UNREGISTERED, null), 20_000, late))
  t.notMatch(reversal.text, /section 34/)
  t.ok(reversal.text.includes('Asha Rao'))
})

t.test('the figures of every printed column add up', async t => {
  const { cases } = JSON.parse(readFileSync('test/fixtures/invoices.json', 'utf8'))
  const minorOf = (figure: string) => Number(figure.replace(/[,.]/g, '').replace('−', '-'))
  let documents = 0
  for (const { id, kind, in: given } of cases) {
    if (kind !== 'document') continue
    const { gstin, sac, luts } = given.seller
    const seller = { ...SELLER, gstin: gstin === 'none' ? '' : gstin, sac, luts }
    const facts = invoiceFacts({ ...given, seller }, PLACE, new Date(given.issuedAt), CONTEXT)
    if (facts === null || facts === 'no_inr_value') continue
    documents++
    const { columns, parts, prices, total } = paperOf(facts, hashOf(facts))
    for (const [at, column] of columns.entries()) {
      const sum = (rows: typeof prices) => rows.reduce((sum, { amounts }) => sum + minorOf(amounts[at] as string), 0)
      t.equal(sum(prices), minorOf(total.amounts[at] as string), `${id}: prices, ${column}`)
      if (parts.length > 0) t.equal(sum(parts), minorOf(total.amounts[at] as string), `${id}: parts, ${column}`)
    }
  }
  t.ok(documents > 70)
})

const cut = (unit: string, length: number) => Array.from(unit.repeat(length)).slice(0, length).join('')
const fourLines = (unit: string) => [74, 74, 74, 75].map(length => cut(unit, length)).join('\n')
/** Pixels of the page that are not white and outside its margins, which have 24 mm at the sides and 18 mm below. */
async function strayPixels(pdf: Buffer) {
  const [{ data, width, height } = { data: Buffer.alloc(0), width: 0, height: 0 }] = await bitmapsOf(pdf, 1)
  const [side, below] = [Math.floor((22 / 210) * width), Math.floor((16 / 297) * height)]
  let stray = 0
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isOutside = x < side || x >= width - side || y >= height - below
    if (isOutside && data.readUInt32LE(at * 4) !== 0xffffffff) stray++
  }
  return stray
}

t.test('the longest names, addresses and reasons stay on one page and in their columns', async t => {
  const units = {
    wide: 'W',
    words: 'Wonderful & Sons ',
    tamil: 'முத்துலட்சுமி ',
    broad: 'ஔ',
    arabic: 'محمد ',
    han: '漢字',
  }
  for (const [what, unit] of Object.entries(units)) {
    const business = { legalName: cut(unit, 200), address: fourLines(unit), taxId: cut('W', 40) }
    const half = { totalMinor: 1_500, coupon: cut('W', 32), inrMinor: 124_504 }
    const facts = invoice(SELLER, { country: 'US', business }, 'USD', half)
    const reason = cut('The bank decided for the buyer, who could not be reached. ', 500)
    for (const one of [facts, note(facts, 1_000, new Date('2027-12-01T06:30:00Z'), reason)]) {
      const pdf = await pdfOf(one)
      const pages = await pageTextsOf(pdf)
      t.equal(pages.length, 1, what)
      t.equal(await strayPixels(pdf), 0, `${what}: margins are empty`)
      t.match(insidesOf(pdf), /pdfuaid:part>1</, `${what}: PDF/UA`)
      const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u200b\u2066-\u2069]/g, '')
      if (what === 'wide' || what === 'words')
        t.ok(bare(pages[0] ?? '').includes(bare(cut(unit, 200))), `${what}: whole`)
    }
  }
})

t.test('a recipient without a name, and one in letters that no face has, which are in the attached data', async t => {
  t.match((await textOf(invoice(SELLER, null, 'INR', {}, null))).text, /Recipient Name not given/)
  const facts = invoice(SELLER, { country: 'IN', state: '29', name: 'ნინო ბერიძე' })
  const pdf = await pdfOf(facts)
  t.match((await pageTextsOf(pdf))[0], /Name: see the attached invoice\.json/)
  t.equal(JSON.parse(String(attachmentOf(pdf, 'invoice.json'))).recipient.name, 'ნინო ბერიძე')
})

t.test('the attached data are the canonical facts, also sealed, and their SHA-256 is the hash', async t => {
  const { SEAL_KEY, SEAL_CERTIFICATE } = sandboxSeal(null)
  const seal = createPdfSealer(SEAL_KEY, [SEAL_CERTIFICATE])
  // The place that other attached files have for the hash of the text.
  const zeros = invoice(SELLER, { country: 'IN', state: '29', name: '0'.repeat(64) })
  for (const facts of [zeros, note(invoice(UNREGISTERED, US, 'USD'), 1_000)]) {
    const pdf = await pdfOf(facts)
    t.ok(pdf.equals(await pdfOf(facts)), 'the same facts give the same bytes')
    const sealed = seal(pdf, AT)
    t.ok((await verifySeal(sealed)).isValid, 'sealed')
    for (const file of [pdf, sealed]) {
      const attached = attachmentOf(file, 'invoice.json') ?? Buffer.alloc(0)
      t.equal(String(attached), canonicalJson(facts))
      t.equal(createHash('sha256').update(attached).digest('hex'), hashOf(facts))
    }
    t.same(await pageTextsOf(sealed), await pageTextsOf(pdf), 'it reads as before')
    t.match(sealed.toString('latin1'), /\/AFRelationship \/Data/)
    const changed = Buffer.from(sealed)
    changed[200]! ^= 1
    t.notOk((await verifySeal(changed)).isValid, 'a changed byte')
  }
})
