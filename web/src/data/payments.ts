// Buying Pro over the API: coupons, orders, verification, payments made. Amounts of orders and payments are minor units, the
// values of coupons whole major ones. The service alone decides prices.
import type { CheckoutOrderData, CouponAnswerData, PaymentData } from '../../../api/core/contract/billing.ts'
import { get, getFile, post } from './fetch.ts'
import type { Price } from './plans.ts'
import { type Read, refresh, useRead } from './read.ts'
import { stored } from './storage.ts'
import { meKey, userDataKey } from './users.ts'

export type CurrencyCode = Price['currency']
/** What the checkout hands over when it is done; the service checks the signature. */
export type PaidAnswer = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

export const paymentsKey = '/me/payments'
const MINOR_PER_MAJOR = 100

/** What a coupon makes of the price. With the value 0 Pro is granted by this very call. */
export async function verifyCoupon(couponCode: string, currency: CurrencyCode): Promise<CouponAnswerData> {
  const query = new URLSearchParams({ couponCode, currType: currency, userMailId: stored('email') ?? '' })
  const answer = await get<CouponAnswerData>(`/cv/coupon_verify?${query}`)
  if (answer.applied && answer.value === 0) await refreshPlan()
  return answer
}

/** An order of `price` whole units. Throws 409 `price_changed` with `expectedAmount` in minor units. */
export const checkout = (price: number, currType: CurrencyCode, couponCode: string | null) =>
  post<{ order: CheckoutOrderData; keyId: string }>('/cv/checkout', {
    amount: price * MINOR_PER_MAJOR,
    currType,
    ...(couponCode && { couponCode }),
  })

/** Grants what was paid. Throws 400 `payment_not_verified` when it does not hold. */
export async function verifyPayment(paid: PaidAnswer, couponCode: string | null): Promise<{ paymentId: string }> {
  const userMailId = stored('email') ?? ''
  const body = { ...paid, userMailId, ...(couponCode && { couponCode }) }
  const { success, paymentId } = await post<{ success: boolean; paymentId: string }>('/cv/payment_verification', body)
  if (!success) throw new Error('Payment verification failed.')
  await refreshPlan()
  return { paymentId }
}

/** Own payments, newest first. */
export function usePayments(signedIn = true): Read<PaymentData[]> {
  const read = useRead<{ payments: PaymentData[] }>(signedIn ? paymentsKey : null)
  return { ...read, data: read.data?.payments }
}

export const getReceipt = async (id: string): Promise<Blob> => (await getFile(`${paymentsKey}/${id}/receipt`)).body

/** Plan, role and payments may all have changed. */
async function refreshPlan(): Promise<void> {
  const email = stored('email')
  await refresh(meKey, paymentsKey, ...(email ? [userDataKey(email)] : []))
}
