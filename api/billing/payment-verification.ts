// The proof of a payment, which the buyer's browser sends: the signature is checked, then the payment at Razorpay.
import type { PaymentVerificationData } from '../core/contract/billing.ts'
import { Problem } from '../lib/problem.ts'
import { assertOwnAddress, type Buyer, type CheckoutDeps as Deps } from './new-order.ts'
import type { OrderRecord } from './order-store.ts'
import { normalCode, noUseLeft } from './rules/coupons.ts'

const notVerified = () => new Problem('payment_not_verified')

/** POST /cv/payment_verification: the payment's id when it pays the order; 400 in every other case. */
export async function verifyPayment(deps: Deps, buyer: Buyer, proof: PaymentVerificationData): Promise<string> {
  const { settler, paymentChecker, log } = deps
  const { razorpay_payment_id: paymentId } = proof
  const order = await findSigned(deps, buyer, proof)
  if (proof.couponCode && normalCode(proof.couponCode) !== order.couponCode) {
    log.warn({ order: order.id }, 'payment with another coupon than its order')
  }
  if (order.state === 'paid' && order.rzpPaymentId === paymentId) {
    if ((await settler.finish(order, 'redirect')).overLimit) throw await refusal(deps, order, paymentId)
    return paymentId
  }
  const check = await paymentChecker.checkPayment(order, paymentId)
  if (check.kind === 'denied') {
    log.warn({ order: order.id, why: check.why }, 'signed payment does not pay its order')
    if (check.mismatch) await settler.flag(order, check.why, 'redirect', { payment: paymentId })
    await settler.revoke(order, paymentId, 'redirect')
    throw await refusal(deps, order, paymentId)
  }
  const { amountMinor, currency } = order
  const news = { paymentId, amountMinor, currency, confirmed: check.kind === 'paid' }
  const paid = await settler.pay(order, news, 'redirect')
  if (!paid || paid.overLimit) throw await refusal(deps, order, paymentId)
  return paymentId
}

/** The buyer's order that the proof is about. Throws when the order is another buyer's, or the signature is wrong. */
async function findSigned({ orders, razorpay, log }: Deps, buyer: Buyer, proof: PaymentVerificationData) {
  assertOwnAddress(buyer, proof.userMailId)
  const order = await orders.findByRazorpayOrder(proof.razorpay_order_id)
  if (!order?.rzpOrderId || order.userId !== buyer.id) throw notVerified()
  if (!razorpay.isPaymentSignature(order.rzpOrderId, proof.razorpay_payment_id, proof.razorpay_signature)) {
    log.warn({ order: order.id, user: buyer.id }, 'payment with an invalid signature')
    throw notVerified()
  }
  return order
}

/** Why a signed payment grants nothing. */
async function refusal({ orders }: Deps, { id }: OrderRecord, paymentId: string): Promise<Problem> {
  const order = await orders.findOrder(id)
  if (!order?.overLimit || order.rzpPaymentId !== paymentId) return notVerified()
  const message = `${noUseLeft(order.couponCode)} We refund it in full: your bank usually needs five to seven working days.`
  return new Problem('payment_refunded', { message })
}
