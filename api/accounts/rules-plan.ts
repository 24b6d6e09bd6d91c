// How an account's plan follows from what was granted: periods of calendar months, one after the other. Pure.
// Knows nothing of orders and money; a grant is named by a key and counts once.
import type { Plan } from './rules.ts'

export type Grant = Readonly<{
  key: string
  at: Date
  months: number
  paymentId: string | null
  couponCode: string | null
  /** Taken back. The key stays, so that a late grant of the same key changes nothing. */
  revokedAt: Date | null
  /** Already inside what an admin has set since. */
  absorbed: boolean
}>
/** What an admin has set by hand, from which the grants count on. */
export type PlanBase = Readonly<{ plan: Plan; expiresAt: Date | null }>
export type PlanState = Readonly<{
  plan: Plan
  planExpiresAt: Date | null
  paymentId: string | null
  couponCode: string | null
}>

/** The same day and time `months` calendar months later, UTC; the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target
}

/** The period of each grant that counts, oldest first: from its own time, or from the end of what came before. */
export function periodsOf(base: PlanBase, grants: readonly Grant[]): { key: string; from: Date; to: Date }[] {
  let end = base.plan === 'Pro' ? base.expiresAt : null
  return counting(grants).map(({ key, at, months }) => {
    const from = end && end > at ? end : at
    end = addMonths(from, months)
    return { key, from, to: end }
  })
}

/** Plan, its end, and the payment and coupon shown with it: those of the latest grant that stands. */
export function planFrom(base: PlanBase, grants: readonly Grant[]): PlanState {
  const last = grants
    .filter(grant => !grant.revokedAt)
    .sort(byTime)
    .at(-1)
  const shown = { paymentId: last?.paymentId ?? null, couponCode: last?.couponCode ?? null }
  const end = periodsOf(base, grants).at(-1)?.to
  if (!end) return { plan: base.plan, planExpiresAt: base.expiresAt, ...shown }
  // Pro without an end stays so.
  const isEndless = base.plan === 'Pro' && base.expiresAt === null
  return { plan: 'Pro', planExpiresAt: isEndless ? null : end, ...shown }
}

const counting = (grants: readonly Grant[]) => grants.filter(grant => !grant.revokedAt && !grant.absorbed).sort(byTime)
const byTime = (one: Grant, other: Grant) => one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : 1)
