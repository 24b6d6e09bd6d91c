// Computes an account's plan from its grants: consecutive periods of calendar months. A grant counts once by its key. Pure.
import type { Plan } from './rules.ts'

export type Grant = Readonly<{
  key: string
  at: Date
  months: number
  paymentId: string | null
  couponCode: string | null
  /** Set when revoked. The key is kept, so that a late grant with the same key has no effect. */
  revokedAt: Date | null
  /** Replaced by a plan that an admin has set since. */
  absorbed: boolean
}>
/** The plan that an admin has set, which later grants extend. */
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

/** The period of each effective grant, oldest first: from its own time, or from the end of the previous period. */
export function periodsOf(base: PlanBase, grants: readonly Grant[]): { key: string; from: Date; to: Date }[] {
  let end = base.plan === 'Pro' ? base.expiresAt : null
  return effective(grants).map(({ key, at, months }) => {
    const from = end && end > at ? end : at
    end = addMonths(from, months)
    return { key, from, to: end }
  })
}

/** Plan, its end, and the payment and coupon of the latest grant that is not revoked. */
export function planFrom(base: PlanBase, grants: readonly Grant[]): PlanState {
  const last = grants
    .filter(grant => !grant.revokedAt)
    .sort(byTime)
    .at(-1)
  const shown = { paymentId: last?.paymentId ?? null, couponCode: last?.couponCode ?? null }
  const end = periodsOf(base, grants).at(-1)?.to
  if (!end) return { plan: base.plan, planExpiresAt: base.expiresAt, ...shown }
  // Grants do not limit a Pro plan without an end.
  const isEndless = base.plan === 'Pro' && base.expiresAt === null
  return { plan: 'Pro', planExpiresAt: isEndless ? null : end, ...shown }
}

const effective = (grants: readonly Grant[]) => grants.filter(grant => !grant.revokedAt && !grant.absorbed).sort(byTime)
const byTime = (one: Grant, other: Grant) => one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : 1)
