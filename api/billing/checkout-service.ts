// Buying Pro: the coupon and its price, the order at Razorpay, and the verification of the payment. Only the server decides prices: an
// amount from the client is compared, never used.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  CheckoutOrderData,
  CheckoutRequestData,
  CouponAnswerData,
  CouponQueryData,
  Currency,
  PaymentVerificationData,
} from '../core/contract/billing.ts'
import { dayInIndia } from '../core/days.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { CouponRecord, CouponStore } from './coupon-store.ts'
import type { EvidenceSource } from './evidence.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import {
  type CouponVerdict,
  couponVerdict,
  discountedMinor,
  normalCode,
  noUseLeft,
  VERDICT_MESSAGES,
} from './rules/coupons.ts'
import { MINOR_PER_MAJOR, PRO_MONTHS, priceOf } from './rules/prices.ts'
import type { Settler } from './settle.ts'

export type Buyer = Readonly<{ id: string; email: string; limitKey: string }>
type Parts = {
  orders: OrderStore
  coupons: CouponStore
  settler: Settler
  evidenceSource: EvidenceSource
  razorpay: RazorpayProvider
  now: () => Date
  log: Log
}
export type CheckoutService = ReturnType<typeof createCheckoutService>

const HALF_HOUR_MS = 30 * 60_000
/** When the reconciler checks an order that a crash may have left without its Razorpay order. */
const UNMADE_CHECK_MS = 10 * 60_000
/** A younger order may still be in creation by a concurrent call, for which another call waits WAITS times. */
const MAKING_MS = 15_000
const [WAITS, WAIT_MS] = [30, 100]

const newOrderId = () => randomBytes(12).toString('hex')
const major = (minor: number) => minor / MINOR_PER_MAJOR
const notVerified = () => new Problem('payment_not_verified')

export function createCheckoutService({ orders, coupons, settler, evidenceSource, razorpay, now, log }: Parts) {
  async function look(buyer: Buyer, text: string | undefined, currency: Currency, at: Date) {
    const code = text === undefined ? null : normalCode(text)
    const coupon = code === null ? null : await coupons.findCoupon(code)
    const usage = coupon ? await coupons.countUses(coupon.id, buyer, at) : { total: 0, byCaller: 0 }
    const verdict = couponVerdict(coupon, currency, usage, at)
    const priceMinor = coupon && verdict === 'applies' ? discountedMinor(coupon, currency) : null
    return { coupon, verdict, priceMinor }
  }

  const refusal = (verdict: CouponVerdict, currency: Currency): CouponAnswerData => ({
    success: false,
    applied: false,
    value: major(priceOf(currency)),
    message: VERDICT_MESSAGES[verdict as keyof typeof VERDICT_MESSAGES],
  })

  /** Price 0: grants the plan at once. The next call resumes an interrupted one. */
  async function giveFree(buyer: Buyer, coupon: CouponRecord, currency: Currency): Promise<CouponAnswerData> {
    const at = now()
    const until = new Date(at.getTime() + HALF_HOUR_MS)
    let id = newOrderId()
    const hold = await coupons.holdUse(coupon, id, buyer, until, at)
    if (hold.kind === 'used_up' || hold.kind === 'used_by_you') return refusal(hold.kind, currency)
    if (hold.kind === 'own') {
      const older = await orders.findOrder(hold.use.orderId)
      const isBought = older !== null && older.amountMinor > 0
      if (!isBought || !(await coupons.moveHold(hold.use, id, until))) id = hold.use.orderId
    }
    const free = newOrder(buyer, id, currency, 0, coupon, at)
    const claimed = { state: 'paid', confirmed: true, claim: 1, unfinished: true, paidAt: at } as const
    const line = { at, what: 'claim', source: 'coupon', detail: { coupon: coupon.code } } as const
    await unlessTaken(orders.createOrder({ ...free, ...claimed, history: [line] }))
    const order = await settler.finish((await orders.findOrder(id)) as OrderRecord, 'coupon')
    if (order.overLimit) return refusal('used_up', currency)
    const end = order.to ? ` until ${dayInIndia(order.to)}` : ''
    return { success: true, applied: true, value: 0, message: `Coupon applied. You have Pro${end}, free of charge.` }
  }

  const newOrder = (
    buyer: Buyer,
    id: string,
    currency: Currency,
    amountMinor: number,
    coupon: CouponRecord | null,
    at: Date,
  ): OrderRecord => ({
    id,
    rev: 0,
    userId: buyer.id,
    plan: 'Pro',
    months: PRO_MONTHS,
    currency,
    amountMinor,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    rzpOrderId: null,
    rzpPaymentId: null,
    state: 'initialized',
    confirmed: false,
    claim: 0,
    unfinished: false,
    captureAskedAt: null,
    overLimit: null,
    review: null,
    refunds: [],
    refundAsked: null,
    receiptYear: null,
    receiptSerial: null,
    createdAt: at,
    askedAt: at,
    paidAt: null,
    from: null,
    to: null,
    nextCheckAt: new Date(at.getTime() + UNMADE_CHECK_MS),
    history: [],
  })

  /** An open order that is requested again is checked as often as a new one; a coupon of the same price replaces its coupon. */
  function renew(open: OrderRecord, { couponId, couponCode, createdAt: at }: OrderRecord): Promise<OrderRecord | null> {
    const isRecent = at.getTime() - open.askedAt.getTime() < MAKING_MS
    if (isRecent && open.couponId === couponId) return Promise.resolve(open)
    return orders.changeOrder(open, { couponId, couponCode, askedAt: at, nextCheckAt: at }, null)
  }

  /** Stores `order` unless the buyer has an open one at this price, which is returned. Waits while a concurrent call creates it. */
  async function storeOpen(order: OrderRecord): Promise<{ order: OrderRecord; before: OrderRecord | null }> {
    for (let tries = 0; tries < WAITS; tries++) {
      if (await unlessTaken(orders.createOrder(order).then(() => true))) return { order, before: null }
      const open = await orders.findOpen(order)
      const renewed = open?.state === 'created' && (await renew(open, order))
      if (renewed) return { order: renewed, before: open }
      if (open?.state === 'initialized' && order.createdAt.getTime() - open.createdAt.getTime() > MAKING_MS) {
        const line = { at: now(), what: 'failed', source: 'redirect', detail: { why: 'never made' } } as const
        await orders.changeOrder(open, { state: 'failed', nextCheckAt: null }, line)
      } else await pause(WAIT_MS)
    }
    throw new Problem('conflict', { message: 'This checkout is being prepared already. Please wait a moment.' })
  }

  /** Takes a place of the coupon for the order, also from another order of the buyer. */
  function secure(coupon: CouponRecord, { id, currency }: OrderRecord, buyer: Buyer): Promise<true> {
    const at = now()
    const until = new Date(at.getTime() + HALF_HOUR_MS)
    return untilDone(async () => {
      const hold = await coupons.holdUse(coupon, id, buyer, until, at)
      if (!('use' in hold)) throw changed(priceOf(currency), hold.kind)
      const isHeld = await coupons.moveHold(hold.use, id, until)
      return isHeld || hold.kind === 'taken' || null
    })
  }

  /**
   * The buyer's open order at this price, or a new one: stored by us first, then created at Razorpay, then stored with its id, so that
   * only orders that we know can be paid.
   */
  async function openOrder(buyer: Buyer, currency: Currency, amountMinor: number, coupon: CouponRecord | null) {
    const { order, before } = await storeOpen(newOrder(buyer, newOrderId(), currency, amountMinor, coupon, now()))
    const { id, state } = order
    try {
      if (coupon) await secure(coupon, order, buyer)
      if (state === 'created') return order
      const rzpOrderId = await razorpay.createOrder({ receipt: id, amountMinor, currency, notes: { order: id } })
      const line = { at: now(), what: 'created', source: 'redirect', detail: { rzpOrderId } } as const
      const opened = await orders.changeOrder(order, { rzpOrderId, state: 'created', nextCheckAt: now() }, line)
      if (!opened) throw new Problem('overloaded', { retryAfterSeconds: 1 })
      return opened
    } catch (error) {
      if (before) {
        // The order may still be paid: it keeps the coupon whose place it has.
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

  /** Why a signed payment grants nothing. */
  async function refused({ id }: OrderRecord, paymentId: string): Promise<Problem> {
    const order = await orders.findOrder(id)
    if (!order?.overLimit || order.rzpPaymentId !== paymentId) return notVerified()
    const message = `${noUseLeft(order.couponCode)} We refund it in full: your bank usually needs five to seven working days.`
    return new Problem('payment_refunded', { message })
  }

  return {
    /** GET /cv/coupon_verify. Remembers the offer; when the price becomes 0, grants the plan. */
    async verifyCoupon(
      buyer: Buyer,
      query: CouponQueryData,
    ): Promise<{ answer: CouponAnswerData; isUnknown: boolean }> {
      assertOwnAddress(buyer, query.userMailId)
      const { currType: currency } = query
      const at = now()
      const { coupon, verdict, priceMinor } = await look(buyer, query.couponCode, currency, at)
      if (!coupon || priceMinor === null)
        return { answer: refusal(verdict, currency), isUnknown: verdict === 'unknown' }
      if (priceMinor === 0) return { answer: await giveFree(buyer, coupon, currency), isUnknown: false }
      await coupons.rememberOffer(buyer.id, currency, coupon.code, at)
      const message = `Coupon applied: you pay ${currency} ${major(priceMinor)}.`
      return { answer: { success: true, applied: true, value: major(priceMinor), message }, isUnknown: false }
    },

    /** POST /cv/checkout. 409 price_changed, with the right price, when the amount differs from it. */
    async checkout(buyer: Buyer, { amount, currType: currency, couponCode }: CheckoutRequestData) {
      if (razorpay.keyId === '') throw new Problem('payments_unavailable')
      const at = now()
      const plain = priceOf(currency)
      if (amount === plain) return shown(await openOrder(buyer, currency, plain, null))
      const { coupon, verdict, priceMinor } = await look(
        buyer,
        couponCode ?? (await offered(buyer, currency, at)),
        currency,
        at,
      )
      // A price of 0 never becomes an order.
      if (!coupon || !priceMinor) throw changed(plain, couponCode === undefined ? 'applies' : verdict)
      if (amount !== priceMinor) throw changed(priceMinor, 'applies')
      return shown(await openOrder(buyer, currency, priceMinor, coupon))
    },

    /** POST /cv/payment_verification: the payment's id when it pays the order; 400 in every other case. */
    async verifyPayment(buyer: Buyer, claim: PaymentVerificationData): Promise<string> {
      assertOwnAddress(buyer, claim.userMailId)
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = claim
      const order = await orders.findByRazorpayOrder(claim.razorpay_order_id)
      if (!order?.rzpOrderId || order.userId !== buyer.id) throw notVerified()
      if (!razorpay.isPaymentSignature(order.rzpOrderId, paymentId, signature)) {
        log.warn({ order: order.id, user: buyer.id }, 'payment with an invalid signature')
        throw notVerified()
      }
      if (claim.couponCode && normalCode(claim.couponCode) !== order.couponCode) {
        log.warn({ order: order.id }, 'payment with another coupon than its order')
      }
      if (order.state === 'paid' && order.rzpPaymentId === paymentId) {
        if ((await settler.finish(order, 'redirect')).overLimit) throw await refused(order, paymentId)
        return paymentId
      }
      const evidence = await evidenceSource.about(order, paymentId)
      if (evidence.kind === 'denied') {
        log.warn({ order: order.id, why: evidence.why }, 'signed payment does not pay its order')
        if (evidence.mismatch) await settler.flag(order, evidence.why, 'redirect', { payment: paymentId })
        await settler.revoke(order, paymentId, 'redirect')
        throw await refused(order, paymentId)
      }
      const { amountMinor, currency } = order
      const news = { paymentId, amountMinor, currency, confirmed: evidence.kind === 'paid' }
      const paid = await settler.pay(order, news, 'redirect')
      if (!paid || paid.overLimit) throw await refused(order, paymentId)
      return paymentId
    },
  }

  function shown(order: OrderRecord): CheckoutOrderData {
    return { id: String(order.rzpOrderId), amount: order.amountMinor, currency: order.currency }
  }

  async function offered(buyer: Buyer, currency: Currency, at: Date): Promise<string | undefined> {
    const offer = await coupons.findOffer(buyer.id, currency)
    return offer && at.getTime() - offer.at.getTime() < HALF_HOUR_MS ? offer.code : undefined
  }
}

function changed(expectedAmount: number, verdict: CouponVerdict): Problem {
  const why = verdict === 'applies' ? undefined : VERDICT_MESSAGES[verdict]
  return new Problem('price_changed', { extra: { expectedAmount }, ...(why && { message: why }) })
}

/** The address must be the caller's own. An unencoded plus in a query arrives as a space. */
function assertOwnAddress(buyer: Buyer, address: string): void {
  if (address.replaceAll(' ', '+').toLowerCase() !== buyer.email) {
    throw new Problem('forbidden', { message: 'This is not the address of your account.' })
  }
}
