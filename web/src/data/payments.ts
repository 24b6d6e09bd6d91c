// Buying Pro: coupons, orders, verification, past payments and their invoices, what the next invoice says. Orders and payments are in
// minor units, coupons in whole major units. Only the service decides prices.
import type { CouponAnswerData, PaymentData } from '../../../api/core/contract/billing.ts'
import type { BillingData } from '../../../api/core/contract/tax.ts'
import type { ReplyOf } from './contract.ts'
import { call, post } from './fetch.ts'
import { type Download, readFile } from './files.ts'
import type { Price } from './plans.ts'
import { type Read, refresh, replace, useReadOf } from './read.ts'
import { stored } from './storage.ts'
import { meKey, userDataKey } from './users.ts'

export type CurrencyCode = Price['currency']
/** The checkout's result; the service verifies the signature. */
export type PaidAnswer = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

const paymentsKey = '/me/payments'
const billingKey = '/me/billing'
const MINOR_PER_MAJOR = 100

/** The price with a coupon. When it is 0, this call grants Pro. Throws 422 with a code of `coupon_…` when it does not apply. */
export async function applyCoupon(couponCode: string, currType: CurrencyCode): Promise<CouponAnswerData> {
  const answer = await post('/cv/coupon_apply', { couponCode, currType })
  if (answer.value === 0) await notePlan()
  return answer
}

type Order = { price: number; currType: CurrencyCode; couponCode: string | undefined; billing: BillingData | undefined }

/**
 * `price` in whole units. Throws 409 `price_changed` with `expectedAmount` in minor units, and 400 with a path below /billing for
 * each wrong field.
 */
export const checkout = ({ price, billing, ...order }: Order) =>
  post('/cv/checkout', {
    ...order,
    amount: price * MINOR_PER_MAJOR,
    billing: billing && { ...billing, remember: true },
  })

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

/** Null when nothing is remembered. */
export const useBilling = (): Read<BillingData | null> => useReadOf(billingKey, 'billing')

/** Throws 400 with a path below /billing for each wrong field. */
export async function changeBilling(billing: BillingData): Promise<void> {
  const { body } = await call('PUT', billingKey, { body: { billing } })
  await replace(billingKey, () => body)
}

export async function eraseBilling(): Promise<void> {
  await call('DELETE', billingKey)
  await replace(billingKey, () => ({ success: true as const, billing: null }))
}

/** Whether the seller charges GST, and on exports; undefined until known. */
export const useTax = (): ReplyOf<'GET', '/plans'>['tax'] | undefined => useReadOf('/plans', 'tax').data

export const readDocument = (id: string): Promise<Download> => readFile(`/me/documents/${id}`)

/** Reads plan, role, payments and what is remembered for invoices again. */
async function refreshPlan(): Promise<void> {
  const email = stored('email')
  await refresh(meKey, paymentsKey, billingKey, ...(email ? [userDataKey(email)] : []))
}
