// Buying Pro: the order at Razorpay. An amount from the client is compared with the price, never used.

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CheckoutOrderData, CheckoutRequestData } from '../core/contract/billing.ts'
import type { BillingData, Currency } from '../core/contract/tax.ts'
import { priceOf } from '../core/prices.ts'
import { PROBLEMS, Problem } from '../lib/problem.ts'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import { findPrice, verifyCoupon } from './coupon-check.ts'
import type { CouponRecord } from './coupon-store.ts'
import { type Buyer, type CheckoutDeps as Deps, holdEnd, newOrder, newOrderId } from './new-order.ts'
import type { OrderRecord } from './order-store.ts'
import { verifyPayment } from './payment-verification.ts'
import type { CouponVerdict } from './rules/coupons.ts'
import { checkedBilling } from './tax/billing.ts'

export type CheckoutService = ReturnType<typeof createCheckoutService>

/** A younger order may still be in creation by a concurrent call, for which another call waits WAITS times. */
const MAKING_MS = 15_000
const WAITS = 30
const WAIT_MS = 100

export const createCheckoutService = (deps: Deps) => ({
  verifyCoupon: verifyCoupon.bind(null, deps),
  checkout: checkout.bind(null, deps),
  verifyPayment: verifyPayment.bind(null, deps),
})

/** POST /cv/checkout. 409 price_changed, with the right price, when the amount differs from it. */
async function checkout(deps: Deps, caller: Buyer, wish: CheckoutRequestData): Promise<CheckoutOrderData> {
  const { amount, currType: currency, couponCode, billing } = wish
  if (deps.razorpay.keyId === '') throw new Problem('payments_unavailable')
  const at = deps.now()
  const plain = priceOf(currency)
  const id = newOrderId()
  if (amount === plain) {
    const buyer = await withBilling(deps, caller, billing)
    return describeOrder(await openOrder(deps, buyer, newOrder({ id, buyer, at }, currency, plain, null), null))
  }
  const code = couponCode ?? (await findOffered(deps, caller, currency, at))
  const { coupon, verdict, priceMinor } = await findPrice(deps, caller, code, currency, at)
  // A price of 0 never becomes an order.
  if (!coupon || !priceMinor) throw priceChanged(plain, couponCode === undefined ? 'applies' : verdict)
  if (amount !== priceMinor) throw priceChanged(priceMinor, 'applies')
  const buyer = await withBilling(deps, caller, billing)
  return describeOrder(await openOrder(deps, buyer, newOrder({ id, buyer, at }, currency, priceMinor, coupon), coupon))
}

/** The buyer with what the invoice says of them: as given, else as remembered. Throws invalid_request. */
async function withBilling(
  { details, sellerGstin }: Deps,
  buyer: Buyer,
  given: BillingData | undefined,
): Promise<Buyer> {
  if (!given) return { ...buyer, billing: await details.find(buyer.id) }
  const billing = checkedBilling(given, sellerGstin)
  return { ...buyer, billing, remember: given.remember !== false }
}

/** The code that the buyer checked within the last half hour. */
async function findOffered({ coupons }: Deps, buyer: Buyer, currency: Currency, at: Date) {
  const offer = await coupons.findOffer(buyer.id, currency)
  return offer && at < holdEnd(offer.at) ? offer.code : undefined
}

/**
 * The buyer's open order at this price, or a new one: stored by us first, then created at Razorpay, then stored with its id, so that
 * only orders that we know can be paid.
 */
async function openOrder(deps: Deps, buyer: Buyer, wanted: OrderRecord, coupon: CouponRecord | null) {
  const { orders, coupons, razorpay, now } = deps
  const { amountMinor, currency } = wanted
  const { order, before } = await storeOpen(deps, wanted)
  const { id, state } = order
  try {
    if (coupon) await holdCoupon(deps, coupon, order, buyer)
    if (state === 'created') return order
    const rzpOrderId = await razorpay.createOrder({ receipt: id, amountMinor, currency, notes: { order: id } })
    const line = { at: now(), what: 'created', source: 'redirect', detail: { rzpOrderId } } as const
    const opened = await orders.changeOrder(order, { rzpOrderId, state: 'created', nextCheckAt: now() }, line)
    if (!opened) throw new Problem('overloaded', { retryAfterSeconds: 1 })
    return opened
  } catch (error) {
    if (before) {
      // The order may still be paid, so its hold of the coupon remains.
      await orders.changeOrder(order, { couponId: before.couponId, couponCode: before.couponCode }, null)
      throw error
    }
    const code = error instanceof Problem ? error.code : 'unknown'
    const line = { at: now(), what: 'failed', source: 'redirect', detail: { code } } as const
    await orders.changeOrder(order, { state: 'failed', nextCheckAt: null }, line)
    await coupons.releaseUse(id)
    throw error
  }
}

/** Stores `order` unless the buyer has an open one at this price, which is returned. Waits while a concurrent call creates it. */
async function storeOpen(deps: Deps, order: OrderRecord) {
  const { orders, now } = deps
  for (let tries = 0; tries < WAITS; tries++) {
    if (await unlessTaken(orders.createOrder(order).then(() => true))) return { order, before: null }
    const open = await orders.findOpen(order)
    const renewed = open?.state === 'created' && (await renew(deps, open, order))
    if (renewed) return { order: renewed, before: open }
    if (open?.state === 'initialized' && order.createdAt.getTime() - open.createdAt.getTime() > MAKING_MS) {
      const line = { at: now(), what: 'failed', source: 'redirect', detail: { why: 'never made' } } as const
      await orders.changeOrder(open, { state: 'failed', nextCheckAt: null }, line)
    } else await pause(WAIT_MS)
  }
  throw new Problem('conflict', { message: 'This checkout is being prepared already. Please wait a moment.' })
}

/** An open order that is requested again is checked as often as a new one; a coupon of the same price replaces its coupon. */
async function renew({ orders }: Deps, open: OrderRecord, wanted: OrderRecord): Promise<OrderRecord | null> {
  const { couponId, couponCode, billing, accountName, remember, createdAt: at } = wanted
  const isRecent = at.getTime() - open.requestedAt.getTime() < MAKING_MS
  const isSame = open.couponId === couponId && isDeepStrictEqual(open.billing, billing) && open.remember === remember
  if (isRecent && isSame) return open
  const change = { couponId, couponCode, billing, accountName, remember, requestedAt: at, nextCheckAt: at }
  return orders.changeOrder(open, change, null)
}

/** Holds the coupon for the order; a hold of another order of the buyer moves to it. */
function holdCoupon(deps: Deps, coupon: CouponRecord, { id, currency }: OrderRecord, buyer: Buyer): Promise<true> {
  const { coupons } = deps
  const at = deps.now()
  const until = holdEnd(at)
  return untilDone(async () => {
    const hold = await coupons.holdUse(coupon, id, buyer, until, at)
    if (!('use' in hold)) throw priceChanged(priceOf(currency), `coupon_${hold.kind}`)
    const isHeld = await coupons.moveHold(hold.use, id, until)
    return isHeld || hold.kind === 'taken' || null
  })
}

const describeOrder = ({ rzpOrderId, amountMinor, currency }: OrderRecord): CheckoutOrderData => ({
  id: String(rzpOrderId),
  amount: amountMinor,
  currency,
})

function priceChanged(expectedAmount: number, verdict: CouponVerdict): Problem {
  if (verdict === 'applies') return new Problem('price_changed', { extra: { expectedAmount } })
  const { message } = PROBLEMS[verdict]
  return new Problem('price_changed', { extra: { expectedAmount, coupon: verdict }, message })
}
