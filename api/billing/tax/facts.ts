// What a tax document says: the decision table of Indian GST for a seller in India, and the facts of invoices and credit notes. Facts
// hold everything that is printed, so that a document never depends on an account or on settings again. Pure.
import type { BillingData, Currency } from '../../core/contract/tax.ts'
import { dayInIndia, isoDayInIndia } from '../../core/days.ts'
import { ABROAD, countryName, halfOf, STATES, type StateCode } from '../../core/tax/states.ts'
import { inWords } from '../rules/amounts.ts'
import { type Amounts, amountsOf, type Credit, inRupees, isBelievable, rateOf, type Treatment } from './amounts.ts'
import { HOME_COUNTRY } from './billing.ts'
import {
  creditUntil,
  type DocumentKind,
  firstYearOf,
  keepUntil,
  numberOf,
  type Place,
  TITLES,
  yearName,
  yearStart,
} from './numbers.ts'

/** `gstin` is empty for a seller who is not registered; `luts`: the number of the Letter of Undertaking of each financial year. */
export type TaxSettings = Readonly<{
  name: string
  address: string
  gstin: string
  sac: string
  luts: Readonly<Record<string, string>>
}>
export type PaymentForTax = Readonly<{
  currency: Currency
  /** Without the coupon. */
  priceMinor: number
  totalMinor: number
  coupon: string | null
  /** Paise; null while it is not known, and for a payment in rupees. */
  inrMinor: number | null
  /** Who says so, when it is not Razorpay. */
  inrSource?: string | null
  /** Whether it was made with a card of another country; null when not known, which counts as true. */
  international: boolean | null
}>
export type Sale = Readonly<{
  seller: TaxSettings
  billing: Omit<BillingData, 'remember'> | null
  accountName: string | null
  payment: PaymentForTax
}>
export type Recipient = Readonly<{
  name: string | null
  address: string | null
  country: string | null
  state: string | null
  gstin: string | null
  taxId: string | null
}>
/** The recipient of an erased document. */
export const NOBODY: Recipient = { name: null, address: null, country: null, state: null, gstin: null, taxId: null }
/** What a document says besides the sale: payment, item, period and where it can be checked. */
export type Context = Readonly<{
  paymentId: string
  orderId: string
  paidAt: Date
  item: string
  from: Date | null
  to: Date | null
  origin: string
  /** Whether its PDF is sealed. */
  sealed: boolean
}>
type Decision = Amounts &
  Readonly<{
    treatment: Treatment
    placeOfSupply: { code: string; name: string } | null
    placeAssumed: boolean
    recipient: Recipient
    currency: Currency
    priceMinor: number
    discountMinor: number
    inrDiscountMinor: number
    coupon: string | null
    /** Rupees for one unit, and who says so. */
    rate: string | null
    rateSource: string | null
    words: string
    priceContainsTax: boolean
    endorsement: string | null
    reverseCharge: 'No' | null
    sac: string | null
    gstr1: 'B2B' | 'B2CL' | 'B2CS' | 'EXP' | null
    gstr1Type: 'R' | 'WOPAY' | 'WPAY' | null
  }>
type Heading = Readonly<{
  format: 1
  kind: DocumentKind
  title: string
  number: string
  year: string
  date: string
  issuedAt: string
  keepUntil: string
}>
type Frame = Readonly<{
  seller: { name: string; address: string; gstin: string }
  payment: { id: string; orderId: string; date: string }
  item: { name: string; from: string | null; to: string | null }
  origin: string
  sealed: boolean
}>
/** Of a credit note or a bill reversal. `taxAdjustable`: it is early enough to change the tax. */
type Against = Readonly<{
  against: { number: string; date: string }
  reason: string
  leftMinor: number
  taxAdjustable: boolean
}>
export type InvoiceFacts = Heading & Decision & Frame
export type NoteFacts = InvoiceFacts & Against
export type DocumentFacts = InvoiceFacts | NoteFacts

const BOND = (lut: string) =>
  `SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX (LUT ${lut})`
const WITH_TAX = 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX'
/** In paise: an invoice without a GSTIN between States above it is listed by itself. */
const LARGE_MINOR = 10_000_000

const homeOf = (gstin: string) => gstin.slice(0, 2) as StateCode
export const isNote = (facts: DocumentFacts): facts is NoteFacts => 'against' in facts

/** Null for nothing paid, and `no_inr_value` while the value in rupees is missing or not believable. */
export function decide(sale: Sale, issuedAt: Date): Decision | null | 'no_inr_value' {
  const { seller, billing, payment } = sale
  const { currency, priceMinor, totalMinor, coupon } = payment
  if (totalMinor === 0) return null
  const inrMinor = currency === 'INR' ? totalMinor : payment.inrMinor
  if (inrMinor === null || (currency !== 'INR' && !isBelievable(totalMinor, inrMinor))) return 'no_inr_value'
  const lut = seller.luts[yearName(firstYearOf(issuedAt))]
  const treatment = treatmentOf(sale, lut)
  const isRegistered = treatment !== 'unregistered'
  const place = isRegistered ? placeOf(sale) : null
  const half = isRegistered ? halfOf(homeOf(seller.gstin)) : 'SGST'
  const recipient = recipientOf(sale)
  return {
    treatment,
    placeOfSupply: place,
    placeAssumed: isRegistered && billing === null,
    recipient,
    currency,
    priceMinor,
    discountMinor: priceMinor - totalMinor,
    inrDiscountMinor: inRupees(priceMinor, totalMinor, inrMinor) - inrMinor,
    coupon,
    ...amountsOf(totalMinor, inrMinor, treatment, half),
    words: inWords(totalMinor, currency),
    rate: currency === 'INR' ? null : rateOf(totalMinor, inrMinor),
    rateSource: currency === 'INR' ? null : (payment.inrSource ?? 'Razorpay'),
    priceContainsTax: isRegistered && treatment !== 'export_lut',
    endorsement: treatment === 'export_lut' ? BOND(String(lut)) : treatment === 'export_igst' ? WITH_TAX : null,
    reverseCharge: isRegistered ? 'No' : null,
    sac: isRegistered ? seller.sac : null,
    ...returnOf(treatment, recipient, inrMinor),
  }
}

/** Unix time from which on no Letter of Undertaking is listed; null for a seller without one. */
export function lutEndSeconds({ luts }: Pick<TaxSettings, 'luts'>, at: Date): number | null {
  if (Object.keys(luts).length === 0) return null
  let year = firstYearOf(at)
  while (luts[yearName(year)]) year++
  return yearStart(year).getTime() / 1_000
}

/** The first row of the table that fits. */
function treatmentOf({ seller, billing, payment }: Sale, lut: string | undefined): Treatment {
  if (seller.gstin === '') return 'unregistered'
  if (!billing) return 'intra'
  if (billing.country === HOME_COUNTRY) return billing.state === homeOf(seller.gstin) ? 'intra' : 'inter'
  if (payment.currency === 'INR' || payment.international === false) return 'abroad_taxed'
  return lut ? 'export_lut' : 'export_igst'
}

function placeOf({ seller, billing }: Sale) {
  if (billing && billing.country !== HOME_COUNTRY) return { code: ABROAD, name: countryName(billing.country) }
  const code = (billing?.state ?? homeOf(seller.gstin)) as StateCode
  return { code, name: STATES[code] }
}

function recipientOf({ billing, accountName }: Sale): Recipient {
  const { country = null, state = null, business } = billing ?? {}
  return {
    name: business?.legalName ?? billing?.name ?? (accountName?.trim() || null),
    address: business?.address ?? billing?.address ?? null,
    country,
    state,
    gstin: business?.gstin ?? null,
    taxId: business?.taxId ?? null,
  }
}

/** The table of the return GSTR-1 that the invoice belongs to. */
function returnOf(
  treatment: Treatment,
  { gstin }: Recipient,
  inrTotalMinor: number,
): Pick<Decision, 'gstr1' | 'gstr1Type'> {
  if (treatment === 'unregistered') return { gstr1: null, gstr1Type: null }
  if (treatment === 'export_lut') return { gstr1: 'EXP', gstr1Type: 'WOPAY' }
  if (treatment === 'export_igst') return { gstr1: 'EXP', gstr1Type: 'WPAY' }
  if (gstin) return { gstr1: 'B2B', gstr1Type: 'R' }
  return { gstr1: treatment !== 'intra' && inrTotalMinor > LARGE_MINOR ? 'B2CL' : 'B2CS', gstr1Type: null }
}

const heading = (kind: DocumentKind, place: Place, issuedAt: Date): Heading => {
  const firstYear = firstYearOf(issuedAt)
  return {
    format: 1,
    kind,
    title: TITLES[kind],
    number: numberOf(kind, firstYear, place),
    year: yearName(firstYear),
    date: isoDayInIndia(issuedAt),
    issuedAt: issuedAt.toISOString(),
    keepUntil: keepUntil(firstYear),
  }
}

/** The facts of an invoice or a bill. Null and `no_inr_value` as in `decide`. */
export function invoiceFacts(sale: Sale, place: Place, issuedAt: Date, context: Context) {
  const decision = decide(sale, issuedAt)
  if (decision === null || decision === 'no_inr_value') return decision
  const { name, address, gstin } = sale.seller
  const { paymentId, orderId, paidAt, item, from, to, origin, sealed } = context
  const period = { from: from && dayInIndia(from), to: to && dayInIndia(to) }
  const facts: InvoiceFacts = {
    ...heading(invoiceKind(sale.seller), place, issuedAt),
    ...decision,
    seller: { name, address, gstin },
    payment: { id: paymentId, orderId, date: isoDayInIndia(paidAt) },
    item: { name: item, ...period },
    origin,
    sealed,
  }
  return facts
}

export const invoiceKind = ({ gstin }: Pick<TaxSettings, 'gstin'>) => (gstin === '' ? 'bill' : 'invoice')
export const noteKind = ({ kind }: Pick<InvoiceFacts, 'kind'>) => (kind === 'bill' ? 'bill_reversal' : 'credit_note')

/** The facts of a note against an invoice: place, recipient, heads and endorsement are the invoice's; today's settings play no part. */
export function noteFacts(
  invoice: InvoiceFacts,
  credit: Exclude<Credit, { why: unknown }>,
  reason: string,
  place: Place,
  issuedAt: Date,
): NoteFacts {
  const { leftMinor, ...amounts } = credit
  return {
    ...invoice,
    ...heading(noteKind(invoice), place, issuedAt),
    ...amounts,
    words: inWords(amounts.totalMinor, invoice.currency),
    priceMinor: amounts.totalMinor,
    discountMinor: 0,
    inrDiscountMinor: 0,
    coupon: null,
    against: { number: invoice.number, date: invoice.date },
    reason,
    leftMinor,
    taxAdjustable: isoDayInIndia(issuedAt) <= creditUntil(firstYearOf(new Date(invoice.issuedAt))),
  }
}

/** What `creditOf` needs of an invoice. */
export const creditedOf = ({ totalMinor, inrTotalMinor, treatment, heads }: InvoiceFacts) => ({
  totalMinor,
  inrTotalMinor,
  treatment,
  half: heads[1]?.name === 'UTGST' ? ('UTGST' as const) : ('SGST' as const),
})
