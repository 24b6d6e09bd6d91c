// Coupons: the discounted price, whether a coupon applies, and the validation of its terms. Pure.

import type { CouponRefusal } from '../../core/contract/billing.ts'
import type { FieldProblem } from '../../core/contract/schema.ts'
import type { Currency } from '../../core/contract/tax.ts'
import { MINOR_PER_MAJOR, priceOf } from '../../core/prices.ts'

export type CouponTerms = Readonly<{
  /** 1-100, or null when the coupon names prices. */
  percentOff: number | null
  /** Whole major units by currency: the price after the coupon. Null when it takes a percentage off. */
  prices: Partial<Record<Currency, number>> | null
  /** Null: any number of times. */
  maxRedemptions: number | null
  perUser: number
  startsAt: Date | null
  expiresAt: Date | null
  active: boolean
  currencies: readonly Currency[]
}>
/** How often a coupon is used: redeemed, or held for an order that may still be paid. */
export type CouponUsage = Readonly<{ total: number; byCaller: number }>
export type CouponVerdict = 'applies' | CouponRefusal

/** The normalised code: trimmed, upper case. Null when it is not a valid code. */
export function normalCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9_-]{3,32}$/.test(code) ? code : null
}

/** Whether the coupon applies to this currency now. It is expired from `expiresAt` on. */
export function couponVerdict(
  coupon: CouponTerms | null,
  currency: Currency,
  usage: CouponUsage,
  at: Date,
): CouponVerdict {
  if (!coupon?.active) return 'coupon_unknown'
  if (coupon.startsAt && at < coupon.startsAt) return 'coupon_not_started'
  if (coupon.expiresAt && at >= coupon.expiresAt) return 'coupon_expired'
  if (!coupon.currencies.includes(currency) || discountedMinor(coupon, currency) === null) return 'coupon_currency'
  if (usage.byCaller >= coupon.perUser) return 'coupon_used_by_you'
  if (coupon.maxRedemptions !== null && usage.total >= coupon.maxRedemptions) return 'coupon_used_up'
  return 'applies'
}

/** The discounted price in minor units, always a whole major unit; null when the coupon has no price for the currency. */
export function discountedMinor(
  { percentOff, prices }: Pick<CouponTerms, 'percentOff' | 'prices'>,
  currency: Currency,
): number | null {
  const plain = priceOf(currency)
  if (percentOff !== null) {
    return Math.round((plain * (100 - percentOff)) / (100 * MINOR_PER_MAJOR)) * MINOR_PER_MAJOR
  }
  const price = prices?.[currency]
  return price === undefined ? null : Math.min(plain, price * MINOR_PER_MAJOR)
}

/** Whether the coupon makes the plan free in one of its currencies. */
export const isFree = (coupon: CouponTerms): boolean =>
  coupon.currencies.some(currency => discountedMinor(coupon, currency) === 0)

/** Why a paid order grants nothing. */
export const noUseLeft = (code: string | null): string =>
  `The coupon ${code} had no use left for this payment: others used it, or another order of yours did. So the payment gives no Pro.`

/** Problems of a coupon's terms as a whole; the schema validates each field. */
export function couponProblems(coupon: CouponTerms): FieldProblem[] {
  const { percentOff, prices, currencies, maxRedemptions, startsAt, expiresAt } = coupon
  const found: FieldProblem[] = []
  const report = (path: string, message: string) => found.push({ path, message })
  if ((percentOff === null) === (prices === null))
    report('/percentOff', 'Give either a percentage or prices, and not both.')
  for (const [currency, price] of Object.entries(prices ?? {}) as [Currency, number][]) {
    const plain = priceOf(currency) / MINOR_PER_MAJOR
    if (price > plain) report(`/prices/${currency}`, `This must be at most the plain price, ${plain}.`)
  }
  const unpriced = prices === null ? undefined : currencies.find(currency => prices[currency] === undefined)
  if (unpriced) report('/currencies', `There is no price for ${unpriced}.`)
  if (isFree(coupon) && maxRedemptions === null) {
    report('/maxRedemptions', 'This is required for a coupon that makes the plan free.')
  }
  if (startsAt && expiresAt && expiresAt <= startsAt) report('/expiresAt', 'This must be after the start.')
  return found
}
