// Buying Pro: coupons, orders, verification, past payments. Orders and payments are in minor units, coupons in whole major
// units. Only the service decides prices.
import type { CouponAnswerData, PaymentData } from '../../../api/core/contract/billing.ts'
import { get, getFile, post, withQuery } from './fetch.ts'
import type { Price } from './plans.ts'
import { type Read, refresh, useReadOf } from './read.ts'
import { stored } from './storage.ts'
import { meKey, userDataKey } from './users.ts'

export type CurrencyCode = Price['currency']
/** The checkout's result; the service verifies the signature. */
export type PaidAnswer = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

const paymentsKey = '/me/payments'
const MINOR_PER_MAJOR = 100

/** The price with a coupon. When it is 0, this call grants Pro. */
export async function verifyCoupon(couponCode: string, currency: CurrencyCode): Promise<CouponAnswerData> {
  const query = { couponCode, currType: currency, userMailId: stored('email') ?? '' }
  const answer = await get(withQuery('/cv/coupon_verify', query))
  if (answer.applied && answer.value === 0) await notePlan()
  return answer
}

/** `price` in whole units. Throws 409 `price_changed` with `expectedAmount` in minor units. */
export const checkout = (price: number, currType: CurrencyCode, couponCode: string | null) =>
  post('/cv/checkout', { amount: price * MINOR_PER_MAJOR, currType, couponCode: couponCode || undefined })

/** Grants Pro for a payment. Throws 400 `payment_not_verified`, or 409 `payment_refunded` when the coupon had no use left. */
export async function verifyPayment(paid: PaidAnswer, couponCode: string | null): Promise<{ paymentId: string }> {
  const userMailId = stored('email') ?? ''
  const body = { ...paid, userMailId, couponCode: couponCode || undefined }
  try {
    const { success, paymentId } = await post('/cv/payment_verification', body)
    if (!success) throw new Error('Payment verification failed.')
    return { paymentId }
  } finally {
    await notePlan()
  }
}

const CHANNEL = 'trucv.plan'

/** Reads the plan again, here and in the other windows of this browser. */
async function notePlan(): Promise<void> {
  await refreshPlan()
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when the plan may have changed in another window, once it was read again. Returns the function that unsubscribes. */
export function onPlanChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void refreshPlan().then(listener)
  return () => channel.close()
}

/** The user's payments, newest first. */
export const usePayments = (): Read<PaymentData[]> => useReadOf(paymentsKey, 'payments')

export const getReceipt = async (id: string): Promise<Blob> => (await getFile(`${paymentsKey}/${id}/receipt`)).body

/** Reads plan, role and payments again. */
async function refreshPlan(): Promise<void> {
  const email = stored('email')
  await refresh(meKey, paymentsKey, ...(email ? [userDataKey(email)] : []))
}
