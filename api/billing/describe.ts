// Maps records to the contract's replies.

import type { AdminPaymentData, CouponData, PaymentData } from '../core/contract/billing.ts'
import { gstInside } from '../core/prices.ts'
import type { CouponRecord } from './coupon-store.ts'
import type { OrderRecord } from './order-store.ts'
import { receiptNumber } from './rules/receipts.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export function describePayment(order: OrderRecord): PaymentData {
  return { ...commonFields(order), status: statusOf(order) as PaymentData['status'] }
}

export function describeForAdmin(order: OrderRecord, email: string | null): AdminPaymentData {
  return {
    ...commonFields(order),
    status: statusOf(order),
    userId: order.userId,
    email,
    orderId: order.rzpOrderId,
    paymentId: order.rzpPaymentId,
    couponCode: order.couponCode,
    refundedMinor: refundedMinor(order),
    review: order.review,
  }
}

export const refundedMinor = ({ refunds }: OrderRecord): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)

function commonFields(order: OrderRecord) {
  const { id, receiptYear, receiptSerial, paidAt, createdAt, amountMinor, currency, plan, from, to } = order
  return {
    id,
    receiptNumber: receiptYear && receiptSerial ? receiptNumber(receiptYear, receiptSerial) : null,
    date: (paidAt ?? createdAt).toISOString(),
    amountMinor,
    currency,
    ...gstInside(amountMinor),
    plan,
    from: iso(from),
    to: iso(to),
    overLimit: order.overLimit === true,
  }
}

function statusOf(order: OrderRecord): AdminPaymentData['status'] {
  const { state } = order
  if (state === 'initialized' || state === 'created') return 'open'
  if (state !== 'paid') return state
  if (order.refundRequest) return 'refund_pending'
  if (order.refunds.length > 0) return 'partially_refunded'
  return order.confirmed ? 'paid' : 'unconfirmed'
}

export function describeCoupon(coupon: CouponRecord, redemptions: number): CouponData {
  const { code, percentOff, maxRedemptions, perUser, active, currencies } = coupon
  return {
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
