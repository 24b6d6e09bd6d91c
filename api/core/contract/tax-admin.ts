// Schemas of what admins and their accountant do with tax documents: corrections, chargebacks, returns, reconciliation, retention.
import Type, { type Static } from 'typebox'
import { ID } from './examples.ts'
import { closed, Instant, List, OneOf, part, ref, Short } from './schema.ts'
import { Billing, CURRENCIES, minor } from './tax.ts'

const DISPUTE = 'disp_EsIAlDcoUr8CaQ'
const reason = () =>
  Type.String({ minLength: 1, maxLength: 500, description: 'Kept in the audit log.', examples: ['Wrong State'] })
const month = () => Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', maxLength: 7, examples: ['2026-11'] })
const year = () =>
  Type.String({ pattern: '^\\d{2}-\\d{2}$', maxLength: 5, description: 'A financial year.', examples: ['26-27'] })
const day = () => Type.String({ format: 'date', maxLength: 10, examples: ['2026-11-25'] })
const amounts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map(name => [name, minor(0)])) as Record<Name, ReturnType<typeof minor>>
const heads = amounts('taxableMinor', 'igstMinor', 'cgstMinor', 'sgstMinor')

export const AmendDocumentRequest = closed('AmendDocumentRequest', { billing: ref(Billing), reason: reason() })
export const DisputeCreditRequest = closed('DisputeCreditRequest', {
  disputeId: Type.String({ pattern: '^disp_[A-Za-z0-9]{14}$', maxLength: 19, examples: [DISPUTE] }),
  reason: reason(),
})
/** A chargeback, as Razorpay reports it. */
export const Dispute = closed('Dispute', {
  id: Short(40, DISPUTE),
  status: OneOf(['open', 'under_review', 'lost', 'won', 'closed']),
  amountMinor: Type.Integer({
    description: 'What it is about; of a lost one what was taken back.',
    examples: [59_000],
  }),
  at: Instant(),
  credited: Type.Boolean({ description: 'Whether a credit note was issued for it.' }),
})

export const YearHoldRequest = closed('YearHoldRequest', { year: year(), reason: reason() })
export const YearHold = closed('YearHold', {
  id: year(),
  year: year(),
  keepUntil: day(),
  reason: Short(500),
  at: Instant(),
})

export const GSTR1_TABLES = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn_b2b', 'hsn_b2c', 'docs'] as const
export const MonthQuery = part({ month: month() })
export const TableQuery = part({ month: month(), table: OneOf(GSTR1_TABLES) })

/** `inr`: the same figures in paise. */
const byCurrency = <Name extends string>(...names: Name[]) => {
  const figures = { ...amounts(...names), ...amounts('differenceMinor') }
  return List(part({ currency: OneOf(CURRENCIES), ...figures, inr: part(figures) }), CURRENCIES.length)
}
const shifted = part(
  { orderId: Short(24, ID), number: Short(16), paid: day(), issued: day() },
  { title: 'ShiftedDocument' },
)
/** Payments and refunds of a month against its documents: every difference is 0. */
export const Reconciliation = closed('Reconciliation', {
  paid: byCurrency('paymentsMinor', 'documentsMinor', 'refundedBeforeMinor', 'waitingMinor'),
  issued: byCurrency('issuedMinor', 'causedMinor', 'paidEarlierMinor', 'issuedLaterMinor'),
  refunded: byCurrency('refundsMinor', 'notesMinor', 'waitingMinor', 'withoutNoteMinor'),
  /** Chargebacks that were lost in the month, and what of them was credited. */
  chargebacks: List(part({ currency: OneOf(CURRENCIES), ...amounts('lostMinor', 'creditedMinor') }), 4),
  /** Paise by which table 12 differs from tables 4 to 9. */
  tables: part(heads),
  series: List(
    part(
      { series: Short(10, 'TCV/26-27'), count: Type.Integer(), last: Type.Integer(), missing: Type.Integer() },
      { title: 'DocumentSeries' },
    ),
    100,
  ),
  paidEarlier: List(shifted, 10_000),
  issuedLater: List(shifted, 10_000),
  /** Orders whose money and documents differ. */
  leftovers: List(
    part({
      orderId: Short(24, ID),
      currency: OneOf(CURRENCIES),
      minor: minor(0),
      inrMinor: minor(0),
      what: OneOf(['payment', 'refund', 'chargeback', 'amendment']),
    }),
    10_000,
  ),
  /** Documents whose facts are not those of their hash, or whose file is gone or changed. */
  damaged: List(part({ orderId: Short(24, ID), number: Short(16) }), 10_000),
  balanced: Type.Boolean({ description: 'Whether all of it adds up.' }),
})
export const gstr1Reply = {
  month: month(),
  tables: List(part({ table: OneOf(GSTR1_TABLES), rows: Type.Integer(), ...heads }), GSTR1_TABLES.length),
  /** Sales abroad by country, so that a threshold of another country is seen coming. */
  countries: List(part({ country: Short(2, 'SG'), count: Type.Integer(), inrTotalMinor: minor(0) }), 300),
  reconciliation: ref(Reconciliation),
}

export type AmendDocumentData = Static<typeof AmendDocumentRequest>
export type DisputeCreditData = Static<typeof DisputeCreditRequest>
export type YearHoldData = Static<typeof YearHoldRequest>
export type ReconciliationData = Static<typeof Reconciliation>
export type Gstr1Table = (typeof GSTR1_TABLES)[number]
export type MonthQueryData = Static<typeof MonthQuery>
export type TableQueryData = Static<typeof TableQuery>
