// Money in words, in whole major units of a currency. The plans are the service's own table.
import { MINOR_PER_MAJOR, type PRO_PLAN, PRO_PRICE_MINOR } from '../../../api/core/prices.ts'

export type ProPlan = typeof PRO_PLAN
export type Price = ProPlan['prices'][number]

/** The price in a currency, for example "₹590". */
export function money(price: number, currency: Price['currency']): string {
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: digits }).format(price)
}

/** The price of Pro before a currency is chosen. */
export const RUPEES = money(PRO_PRICE_MINOR.INR / MINOR_PER_MAJOR, 'INR')
