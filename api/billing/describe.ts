// Maps records to the contract's replies.

import type { AdminPaymentData, CouponData, PaymentData } from '../core/contract/billing.ts'
import type { AdminTaxDocumentData, TaxDocumentData } from '../core/contract/tax.ts'
import type { CouponRecord } from './coupon-store.ts'
import type { OrderRecord } from './order-store.ts'
import { whyNotAmended } from './tax/corrections.ts'
import { decide, isNote, type TaxSettings } from './tax/facts.ts'
import { hasDocuments } from './tax/issue.ts'
import { creditUntil, firstYearOf } from './tax/numbers.ts'
import type { DocumentRecord } from './tax/store.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** `documents`: of any orders, oldest first. */
export type Paper = { documents: readonly DocumentRecord[]; settings: TaxSettings; at: Date }

export function describePayment(order: OrderRecord, paper: Paper): PaymentData {
  return { ...commonFields(order, paper), status: statusOf(order) as PaymentData['status'] }
}

export function describeForAdmin(order: OrderRecord, email: string | null, paper: Paper): AdminPaymentData {
  return {
    ...commonFields(order, paper),
    status: statusOf(order),
    userId: order.userId,
    email,
    orderId: order.rzpOrderId,
    paymentId: order.rzpPaymentId,
    couponCode: order.couponCode,
    refundedMinor: refundedMinor(order),
    disputes: order.disputes.map(({ at, ...dispute }) => ({
      ...dispute,
      at: at.toISOString(),
      credited: order.adjustments.some(({ disputeId }) => disputeId === dispute.id),
    })),
    review: order.review,
  }
}

export function describeDocument({ id, kind, number, facts, pdf, erasedAt }: DocumentRecord): TaxDocumentData {
  const { date, totalMinor, currency } = facts
  return { id, kind, number, date, totalMinor, currency, ready: pdf !== null && !erasedAt }
}

/** `documents`: at least those of its order, oldest first. */
export function describeDocumentForAdmin(
  document: DocumentRecord,
  documents: readonly DocumentRecord[],
  at: Date,
): AdminTaxDocumentData {
  const { facts, orderId } = document
  const problems = [
    facts.placeAssumed && ('place_assumed' as const),
    'taxAdjustable' in facts && !facts.taxAdjustable && ('late' as const),
    isOfLastMonth(document) && ('file_before_30_november' as const),
    document.pdf === null && !document.erasedAt && ('without_pdf' as const),
  ]
  return {
    ...describeDocument(document),
    orderId,
    paymentId: facts.payment.id,
    recipient: facts.recipient.name,
    gstin: facts.recipient.gstin,
    place: facts.placeOfSupply,
    table: facts.gstr1,
    problems: problems.filter(problem => problem !== false),
    amendable:
      whyNotAmended(
        document,
        documents.filter(one => one.orderId === orderId),
        at,
      ) === null,
  }
}

/** Whether it is a credit note of the last month in which it changes the tax. */
function isOfLastMonth({ facts }: DocumentRecord): boolean {
  if (!isNote(facts) || facts.gstr1 === null) return false
  const until = creditUntil(firstYearOf(new Date(`${facts.against.date}T12:00:00+05:30`)))
  return facts.date.slice(0, 7) === until.slice(0, 7)
}

export const refundedMinor = ({ refunds }: OrderRecord): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)

function commonFields(order: OrderRecord, { documents, settings, at }: Paper) {
  const { id, paidAt, createdAt, amountMinor, currency, plan, from, to, documentState } = order
  const own = documents.filter(({ orderId }) => orderId === id)
  const invoice = own.find(({ kind }) => kind === 'invoice' || kind === 'bill')
  const { taxableMinor, taxMinor: gstMinor } = invoice?.facts ?? amountsNow(order, settings, at)
  return {
    id,
    date: (paidAt ?? createdAt).toISOString(),
    amountMinor,
    currency,
    taxableMinor,
    gstMinor,
    documents: own.map(describeDocument),
    documentState: documentState ?? (hasDocuments(order) ? ('waiting' as const) : ('none' as const)),
    plan,
    from: iso(from),
    to: iso(to),
    overLimit: order.overLimit === true,
  }
}

/** The amounts that the invoice of an order would have now. */
function amountsNow(order: OrderRecord, seller: TaxSettings, at: Date) {
  const { amountMinor: totalMinor, couponCode: coupon, billing, accountName } = order
  // The value in rupees does not change how the charged amount divides.
  const payment = { ...order, totalMinor, coupon, inrMinor: totalMinor }
  const decision = decide({ seller, billing, accountName, payment }, at)
  return decision === null || decision === 'no_inr_value' ? { taxableMinor: 0, taxMinor: 0 } : decision
}

function statusOf(order: OrderRecord): AdminPaymentData['status'] {
  const { state } = order
  if (state === 'initialized' || state === 'created') return 'open'
  if (state === 'refunded' && refundedMinor(order) < order.amountMinor) return 'charged_back'
  if (state !== 'paid') return state
  if (order.refundRequest) return 'refund_pending'
  if (order.refunds.length > 0) return 'partially_refunded'
  return order.confirmed ? 'paid' : 'unconfirmed'
}

export function describeCoupon(coupon: CouponRecord, redemptions: number): CouponData {
  const { code, percentOff, maxRedemptions, perUser, active, currencies } = coupon
  return {
    id: code,
    code,
    percentOff,
    prices: coupon.prices as CouponData['prices'],
    maxRedemptions,
    perUser,
    startsAt: iso(coupon.startsAt),
    expiresAt: iso(coupon.expiresAt),
    active,
    currencies: [...currencies],
    redemptions,
    createdAt: coupon.createdAt.toISOString(),
  }
}
