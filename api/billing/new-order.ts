// The shared parts of a purchase: the buyer, and a new order as it is stored before Razorpay knows it.
import { randomBytes } from 'node:crypto'
import type { Currency } from '../core/contract/tax.ts'
import { PRO_MONTHS, priceOf } from '../core/prices.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { CouponRecord, CouponStore } from './coupon-store.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import type { PaymentChecker } from './payment-checker.ts'
import type { Settler } from './settle.ts'
import type { BillingDetails, BillingDetailsStore } from './tax/details-store.ts'

export type CheckoutDeps = {
  orders: OrderStore
  coupons: CouponStore
  settler: Settler
  paymentChecker: PaymentChecker
  razorpay: RazorpayProvider
  details: BillingDetailsStore
  /** Empty for a seller who is not registered. */
  sellerGstin: string
  now: () => Date
  log: Log
}
/** `billing`: what the invoice says of them; `remember`: keep it for the next purchase. */
export type Buyer = Readonly<{
  id: string
  email: string
  name: string
  limitKey: string
  billing?: BillingDetails | null
  remember?: boolean
}>

/** When the reconciler checks an order that a crash may have left without its Razorpay order. */
const UNMADE_CHECK_MS = 10 * 60_000
const HALF_HOUR_MS = 30 * 60_000

/** When a hold of a coupon, and an offer of a discounted price, end. */
export const holdEnd = (at: Date) => new Date(at.getTime() + HALF_HOUR_MS)

export const newOrderId = () => randomBytes(12).toString('hex')

export const newOrder = (
  { id, buyer, at }: { id: string; buyer: Buyer; at: Date },
  currency: Currency,
  amountMinor: number,
  coupon: CouponRecord | null,
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
  captureRequestedAt: null,
  overLimit: null,
  review: null,
  refunds: [],
  refundRequest: null,
  adjustments: [],
  disputes: [],
  priceMinor: priceOf(currency),
  billing: buyer.billing ?? null,
  accountName: buyer.name,
  remember: buyer.remember === true,
  inrMinor: null,
  inrSource: null,
  international: null,
  documentState: null,
  createdAt: at,
  requestedAt: at,
  paidAt: null,
  from: null,
  to: null,
  nextCheckAt: new Date(at.getTime() + UNMADE_CHECK_MS),
  history: [],
})

/** The address must be the caller's own. An unencoded plus in a query arrives as a space. */
export function assertOwnAddress(buyer: Buyer, address: string): void {
  if (address.replaceAll(' ', '+').toLowerCase() !== buyer.email) {
    throw new Problem('forbidden', { message: 'This is not the address of your account.' })
  }
}
