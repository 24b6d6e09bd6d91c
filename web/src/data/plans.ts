// Plans and prices, in whole major units of their currency.
import type { Schemas } from './contract.ts'
import { type Read, useRead } from './read.ts'

type Plan = Schemas['Plan']
export type Price = NonNullable<Plan['prices']>[number]
export type FreePlan = Required<Pick<Plan, 'name' | 'price' | 'per' | 'features'>>
export type ProPlan = Required<Pick<Plan, 'name' | 'months' | 'gstPercent' | 'prices' | 'features'>>
export type Plans = { free: FreePlan; pro: ProPlan }

const plansKey = '/plans'

export function usePlans(): Read<Plans> {
  const read = useRead(plansKey)
  const free = read.data?.plans.find(plan => plan.id === 'free')
  const pro = read.data?.plans.find(plan => plan.id === 'pro')
  return { ...read, data: free && pro ? ({ free, pro } as Plans) : undefined }
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
