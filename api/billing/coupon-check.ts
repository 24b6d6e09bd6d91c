// The price with a coupon. Only the server decides prices; a price of 0 grants the plan at once.
import type { CouponAnswerData, CouponRefusal, CouponRequestData } from '../core/contract/billing.ts'
import type { Currency } from '../core/contract/tax.ts'
import { dayInIndia } from '../core/days.ts'
import { MINOR_PER_MAJOR, priceOf } from '../core/prices.ts'
import { PROBLEMS } from '../lib/problem.ts'
import { unlessTaken } from '../lib/retry.ts'
import type { CouponRecord } from './coupon-store.ts'
import { assertOwnAddress, type Buyer, type CheckoutDeps as Deps, holdEnd, newOrder, newOrderId } from './new-order.ts'
import type { OrderRecord } from './order-store.ts'
import { couponVerdict, discountedMinor, normalCode } from './rules/coupons.ts'

const major = (minor: number) => minor / MINOR_PER_MAJOR

const refusal = (code: CouponRefusal, currency: Currency): CouponAnswerData => ({
  success: false,
  applied: false,
  value: major(priceOf(currency)),
  message: PROBLEMS[code].message,
  code,
})

/** `priceMinor`: null when the coupon does not apply. */
export async function findPrice(deps: Deps, buyer: Buyer, text: string | undefined, currency: Currency, at: Date) {
  const { coupons } = deps
  const code = text === undefined ? null : normalCode(text)
  const coupon = code === null ? null : await coupons.findCoupon(code)
  const usage = coupon ? await coupons.countUses(coupon.id, buyer, at) : { total: 0, byCaller: 0 }
  const verdict = couponVerdict(coupon, currency, usage, at)
  const priceMinor = coupon && verdict === 'applies' ? discountedMinor(coupon, currency) : null
  return { coupon, verdict, priceMinor }
}

/** Remembers the offer; when the price becomes 0, grants the plan. */
export async function verifyCoupon(deps: Deps, buyer: Buyer, query: CouponRequestData): Promise<CouponAnswerData> {
  if (query.userMailId !== undefined) assertOwnAddress(buyer, query.userMailId)
  const { currType: currency } = query
  const at = deps.now()
  const { coupon, verdict, priceMinor } = await findPrice(deps, buyer, query.couponCode, currency, at)
  if (verdict !== 'applies') return refusal(verdict, currency)
  if (!coupon || priceMinor === null) return refusal('coupon_currency', currency)
  if (priceMinor === 0) return grantFree(deps, buyer, coupon, currency)
  await deps.coupons.rememberOffer(buyer.id, currency, coupon.code, at)
  const message = `Coupon applied: you pay ${currency} ${major(priceMinor)}.`
  return { success: true, applied: true, value: major(priceMinor), message }
}

/** Price 0: grants the plan at once. The next call resumes an interrupted one. */
async function grantFree(deps: Deps, buyer: Buyer, coupon: CouponRecord, currency: Currency) {
  const { orders, coupons, settler } = deps
  const at = deps.now()
  const until = holdEnd(at)
  let id = newOrderId()
  const hold = await coupons.holdUse(coupon, id, buyer, until, at)
  if (hold.kind === 'used_up' || hold.kind === 'used_by_you') return refusal(`coupon_${hold.kind}`, currency)
  if (hold.kind === 'own') {
    const older = await orders.findOrder(hold.use.orderId)
    const isBought = older !== null && older.amountMinor > 0
    if (!isBought || !(await coupons.moveHold(hold.use, id, until))) id = hold.use.orderId
  }
  const free = newOrder({ id, buyer, at }, currency, 0, coupon)
  const claimed = { state: 'paid', confirmed: true, claim: 1, unfinished: true, paidAt: at } as const
  const line = { at, what: 'claim', source: 'coupon', detail: { coupon: coupon.code } } as const
  await unlessTaken(orders.createOrder({ ...free, ...claimed, history: [line] }))
  const order = await settler.finish((await orders.findOrder(id)) as OrderRecord, 'coupon')
  if (order.overLimit) return refusal('coupon_used_up', currency)
  const end = order.to ? ` until ${dayInIndia(order.to)}` : ''
  return { success: true, applied: true, value: 0, message: `Coupon applied. You have Pro${end}, free of charge.` }
}
