// Plans and prices, in whole major units of their currency.
import { type Read, useRead } from './read.ts'

export type Price = { currency: 'INR' | 'USD' | 'AED' | 'SGD'; price: number; list?: number }
export type FreePlan = { id: 'free'; name: string; price: number; per: string; features: string[] }
export type ProPlan = {
  id: 'pro'
  name: string
  months: number
  gstPercent: number
  prices: Price[]
  features: string[]
}
export type Plans = { free: FreePlan; pro: ProPlan }

const plansKey = '/plans'

export function usePlans(): Read<Plans> {
  const read = useRead<{ plans: (FreePlan | ProPlan)[] }>(plansKey)
  const free = read.data?.plans.find(plan => plan.id === 'free')
  const pro = read.data?.plans.find(plan => plan.id === 'pro')
  return { ...read, data: free && pro ? { free, pro } : undefined }
}

/** The price in a currency, for example "₹590". */
export function money(price: number, currency: Price['currency']): string {
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: digits }).format(price)
}

/** The price shown before a currency is chosen. */
export const rupees = (pro: ProPlan): Price | undefined => pro.prices.find(price => price.currency === 'INR')

/** "Pro · ₹590" for a button; null until the price is loaded. */
export function usePriceTag(): string | null {
  const { data: plans } = usePlans()
  const price = plans && rupees(plans.pro)
  return price ? `Pro · ${money(price.price, price.currency)}` : null
}
