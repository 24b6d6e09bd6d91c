// Schemas of tax documents: invoices, bills, credit notes and bill reversals.
import Type, { type Static } from 'typebox'
import { ID, ORDER_ID, PAYMENT_ID } from './examples.ts'
import { closed, Instant, List, Nullable, OneOf, pageQuery, part, ref, Short } from './schema.ts'

export const CURRENCIES = ['INR', 'USD', 'AED', 'SGD'] as const
export type Currency = (typeof CURRENCIES)[number]
export const minor = (example: number) => Type.Integer({ description: 'Minor units.', examples: [example] })

const gstin = '29KLMCQ7071N1ZL'
const businessFields = {
  gstin: Type.Optional(
    Type.String({ maxLength: 40, description: 'Required in India, refused elsewhere.', examples: [gstin] }),
  ),
  legalName: Short(1_000, 'Blue Lotus Traders'),
  address: Type.String({ maxLength: 2_000, examples: ['4 Market Road, 1st floor'] }),
  taxId: Type.Optional(Type.String({ maxLength: 400, description: 'Of another country; refused in India.' })),
}
const billing = {
  country: Type.String({ maxLength: 10, description: 'ISO 3166-1 alpha-2.', examples: ['IN'] }),
  state: Type.Optional(
    Type.String({
      maxLength: 10,
      description: 'The GST code of a State, required in India and refused elsewhere.',
      examples: ['29'],
    }),
  ),
  name: Type.Optional(Short(1_000)),
  address: Type.Optional(Type.String({ maxLength: 2_000 })),
  business: Type.Optional(part(businessFields, { title: 'Business' })),
}
/** What the invoice says of the buyer. api/billing/tax/billing.ts has the rules between its fields. */
export const Billing = closed('Billing', billing, { examples: [{ country: 'IN', state: '29' }] })
export const CheckoutBilling = closed(
  'CheckoutBilling',
  {
    ...billing,
    remember: Type.Optional(Type.Boolean({ description: 'Whether it is kept for the next purchase.', default: true })),
  },
  { examples: [{ country: 'IN', state: '29' }] },
)
export const BillingRequest = closed('BillingRequest', { billing: ref(Billing) })

export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'bill', 'bill_reversal'] as const
/** none: nothing was charged, or it was sent back before it began. waiting: the document follows. */
export const DOCUMENT_STATES = ['none', 'waiting', 'issued'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
export const RETURN_TABLES = ['B2B', 'B2CL', 'B2CS', 'EXP'] as const
const HASH = '4f3a0c9e4b1d5a6f7e8d9c0b1a2f3e4d5c6b7a8f9e0d1c2b3a4f5e6d7c8b9a0f'
const NUMBER = 'TCV/26-27/000042'
const day = () => Type.String({ format: 'date', maxLength: 10, examples: ['2026-11-25'] })
const hash = () => Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, examples: [HASH] })

const summary = {
  id: Short(24, ID),
  kind: OneOf(DOCUMENT_KINDS),
  number: Short(16, NUMBER),
  date: day(),
  totalMinor: minor(59_000),
  currency: OneOf(CURRENCIES),
  ready: Type.Boolean({ description: 'Whether its PDF is made already.' }),
}
export const TaxDocument = closed('TaxDocument', summary)

const head = part({
  name: Short(10, 'IGST'),
  percent: Type.Integer({ examples: [18] }),
  minor: minor(9_000),
  inrMinor: minor(9_000),
})
const named = part({ code: Short(2, '27'), name: Short(100, 'Maharashtra') }, { title: 'PlaceOfSupply' })
const recipient = part({
  name: Nullable(Short(1_000, 'Asha Rao')),
  address: Nullable(Short(2_000), null),
  country: Nullable(Short(2, 'IN')),
  state: Nullable(Short(2, '27')),
  gstin: Nullable(Short(15), null),
  taxId: Nullable(Short(400), null),
})
const facts = {
  format: Type.Literal(1),
  kind: OneOf(DOCUMENT_KINDS),
  title: Short(40, 'Tax invoice'),
  number: Short(16, NUMBER),
  year: Short(5, '26-27'),
  date: day(),
  issuedAt: Instant(),
  keepUntil: day(),
  treatment: OneOf(['intra', 'inter', 'abroad_taxed', 'export_lut', 'export_igst', 'unregistered']),
  placeOfSupply: Nullable(named),
  placeAssumed: Type.Boolean(),
  recipient,
  currency: OneOf(CURRENCIES),
  priceMinor: minor(59_000),
  discountMinor: minor(0),
  inrDiscountMinor: minor(0),
  coupon: Nullable(Short(32), null),
  totalMinor: minor(59_000),
  taxableMinor: minor(50_000),
  taxMinor: minor(9_000),
  heads: List(head, 2),
  inrTotalMinor: minor(59_000),
  inrTaxableMinor: minor(50_000),
  inrTaxMinor: minor(9_000),
  rate: Nullable(Short(20), null),
  rateSource: Nullable(Short(200), null),
  priceContainsTax: Type.Boolean(),
  endorsement: Nullable(Short(300), null),
  reverseCharge: Nullable(Short(3, 'No')),
  sac: Nullable(Short(6, '998439')),
  gstr1: Nullable(OneOf(RETURN_TABLES)),
  gstr1Type: Nullable(OneOf(['R', 'WOPAY', 'WPAY']), null),
  seller: part({ name: Short(1_000), address: Short(2_000), gstin: Short(15, '29AAAAA0000A1ZY') }),
  payment: part({ id: Short(40, PAYMENT_ID), orderId: Short(40, ORDER_ID), date: day() }),
  item: part({ name: Short(200, 'TruCV Pro, 6 months'), from: Nullable(Short(40)), to: Nullable(Short(40)) }),
  words: Short(400, 'Five hundred and ninety rupees only'),
  origin: Short(300, 'https://cv.example.com'),
  sealed: Type.Boolean(),
  against: Type.Optional(part({ number: Short(16, NUMBER), date: day() })),
  reason: Type.Optional(Short(500)),
  leftMinor: Type.Optional(minor(0)),
  taxAdjustable: Type.Optional(Type.Boolean()),
}
/**
 * Everything that is printed. `hash` beside it is SHA-256 over its canonical JSON (RFC 8785). After `keepUntil` the recipient is null in
 * every field, and the hash is that of the facts before.
 */
export const TaxDocumentFacts = closed('TaxDocumentFacts', facts)
export const factsReply = { facts: ref(TaxDocumentFacts), hash: hash() }

/** What anyone with the hash of a document may know. */
export const hashReply = {
  number: Short(16, NUMBER),
  kind: OneOf(DOCUMENT_KINDS),
  date: day(),
  creditedMinor: Type.Integer({ description: 'What was credited of it since, in minor units.', examples: [0] }),
  currency: OneOf(CURRENCIES),
}
export const taxReply = {
  registered: Type.Boolean({ description: 'Whether the seller charges GST.' }),
  exportWithoutTax: Type.Boolean({ description: 'Whether a buyer abroad pays no GST in another currency than INR.' }),
}
export const billingReply = { billing: Nullable(ref(Billing)) }

export const InrValueRequest = closed('InrValueRequest', {
  inrMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Paise.', examples: [249_007] }),
  source: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Who says so: it is printed.',
    examples: ['RBI reference rate'],
  }),
})

const PROBLEMS = ['place_assumed', 'late', 'without_pdf'] as const
/** A credit note of the last month in which it changes the tax. */
const LAST_MONTH = 'file_before_30_november'
export const AdminTaxDocument = closed('AdminTaxDocument', {
  ...summary,
  /** Of the order that it is about. */
  orderId: Short(24, ID),
  paymentId: Short(40, PAYMENT_ID),
  recipient: Nullable(Short(1_000, 'Asha Rao')),
  gstin: Nullable(Short(15), null),
  place: Nullable(named),
  table: Nullable(OneOf(RETURN_TABLES)),
  problems: List(OneOf([...PROBLEMS, LAST_MONTH]), 4),
  amendable: Type.Boolean({ description: 'Whether details of its recipient can be put right by a new one.' }),
})
export const TaxDocumentsQuery = part({
  q: Type.Optional(
    Type.String({
      maxLength: 320,
      description: 'A number, a GSTIN, a payment’s id, or a name or address of a present account.',
    }),
  ),
  kind: Type.Optional(OneOf(DOCUMENT_KINDS)),
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', maxLength: 7, examples: ['2026-11'] })),
  state: Type.Optional(
    Type.String({ pattern: '^\\d{2}$', maxLength: 2, description: 'The code of the place of supply; 96 is abroad.' }),
  ),
  table: Type.Optional(OneOf(RETURN_TABLES)),
  problem: Type.Optional(OneOf(PROBLEMS)),
  ...pageQuery(),
})
export const TaxDocumentId = part({ id: Type.String({ pattern: '^[0-9a-f]{24}$', maxLength: 24, examples: [ID] }) })
export const TaxDocumentHash = part({ hash: hash() })

export type BillingData = Static<typeof CheckoutBilling>
export type TaxDocumentData = Static<typeof TaxDocument>
export type InrValueData = Static<typeof InrValueRequest>
export type AdminTaxDocumentData = Static<typeof AdminTaxDocument>
export type TaxDocumentsQueryData = Static<typeof TaxDocumentsQuery>
export type TaxDocumentFactsData = Static<typeof TaxDocumentFacts>
