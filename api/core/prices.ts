// The plans and their prices, for the service and the client. Pure. Money is an integer in minor units; the contract shows whole major units.
import type { Currency } from './contract/tax.ts'

/** GST inside the price, in percent. */
export const GST_PERCENT = 18
export const PRO_MONTHS = 6

/** Minor units in a major one; all four currencies have two decimals. */
export const MINOR_PER_MAJOR = 100
/** Price of Pro in minor units. */
export const PRO_PRICE_MINOR: Readonly<Record<Currency, number>> = { INR: 59_000, USD: 3_000, AED: 5_000, SGD: 5_000 }
/** In rupees; there is none in other currencies. */
const LIST_PRICE = 599

/** The price of Pro in whole major units, and its duration. */
export const proPrice = (currency: Currency) => ({
  currency,
  amount: PRO_PRICE_MINOR[currency] / MINOR_PER_MAJOR,
  months: PRO_MONTHS,
})

/** The price of Pro without a coupon, in minor units. */
export const priceOf = (currency: Currency): number => PRO_PRICE_MINOR[currency]

export const FREE_PLAN = {
  id: 'free' as const,
  name: 'Free Plan',
  price: 0,
  per: 'year' as const,
  features: [
    'Sharable link of the product-designed CV',
    'Sharable link of the template CV',
    'Text, Markdown and JSON Resume',
    'No download as PDF or Word',
  ],
}

export const PRO_PLAN = {
  id: 'pro' as const,
  name: 'Pro Plan',
  months: PRO_MONTHS,
  gstPercent: GST_PERCENT,
  prices: (Object.keys(PRO_PRICE_MINOR) as Currency[]).map(currency => ({
    currency,
    price: PRO_PRICE_MINOR[currency] / MINOR_PER_MAJOR,
    ...(currency === 'INR' && { list: LIST_PRICE }),
  })),
  features: [
    'Sharable link of the product-designed CV',
    'Sharable link of the template CV',
    'Download as PDF and Word',
  ],
}

/** The plans for the contract's reply, with prices in whole major units. `registered`: the seller charges GST. */
export const listPlans = (registered: boolean) => [FREE_PLAN, registered ? PRO_PLAN : { ...PRO_PLAN, gstPercent: 0 }]
