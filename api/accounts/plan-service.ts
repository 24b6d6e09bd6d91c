// The plan of an account: grants, revocations, and changes by an admin. Each is one conditional update of the account; grants are
// idempotent by key.
import { untilDone } from '../lib/retry.ts'
import { type Grant, type PlanBase, periodsOf, planFrom } from './rules-plan.ts'
import type { UserRecord, UserStore } from './user-store.ts'

export type NewGrant = Pick<Grant, 'key' | 'at' | 'months' | 'paymentId' | 'couponCode'>
export type PlanService = ReturnType<typeof createPlanService>

type Next = Pick<UserRecord, 'planBase' | 'grants'>
type Parts = { store: UserStore; now: () => Date }

export function createPlanService({ store, now }: Parts) {
  /** Applies `decide` to the current state, with retries; null from it means no change. Returns null when there is no account. */
  async function change(userId: string, decide: (user: UserRecord) => Next | null): Promise<UserRecord | null> {
    const { user } = await untilDone(async () => {
      const found = await store.findUserById(userId)
      const next = found && decide(found)
      if (!found || !next) return { user: found }
      const changed = await store.changePlan(found, { ...next, ...planFrom(next.planBase, next.grants) })
      return changed && { user: changed }
    })
    return user
  }

  const audit = (what: string, key: string, userId: string, detail: object) =>
    store.addAuditOnce(`${what}:${key}`, { at: now(), by: 'billing', what, target: userId, detail, reason: null })

  return {
    /** Adds a period, idempotently. Returns its start and end; null when there is no account, or the grant was revoked. */
    async grant(userId: string, grant: NewGrant): Promise<{ from: Date; to: Date } | null> {
      const user = await change(userId, ({ planBase, grants }) => {
        if (grants.some(one => one.key === grant.key)) return null
        return { planBase, grants: [...grants, { ...grant, revokedAt: null, absorbed: false }] }
      })
      const period = user && periodsOf(user.planBase, user.grants).find(one => one.key === grant.key)
      if (!period) return null
      await audit('plan.grant', grant.key, userId, { ...grant, from: period.from, to: period.to })
      return { from: period.from, to: period.to }
    },

    /** Revokes a grant. A grant that arrives later with the same key will have no effect. */
    async revoke(userId: string, key: string): Promise<void> {
      const at = now()
      const tombstone = { key, at, months: 0, paymentId: null, couponCode: null, revokedAt: at, absorbed: false }
      await change(userId, ({ planBase, grants }) => {
        const known = grants.find(one => one.key === key)
        if (!known) return { planBase, grants: [...grants, tombstone] }
        if (known.revokedAt) return null
        return { planBase, grants: grants.map(one => (one === known ? { ...one, revokedAt: at } : one)) }
      })
      await audit('plan.revoke', key, userId, {})
    },

    /** Sets the plan by an admin: it replaces all grants so far, and later grants extend it. */
    setPlan(userId: string, wish: Partial<PlanBase>): Promise<UserRecord | null> {
      return change(userId, ({ plan, planExpiresAt, grants }) => ({
        planBase: { plan, expiresAt: planExpiresAt, ...wish },
        grants: grants.map(one => ({ ...one, absorbed: true })),
      }))
    },
  }
}
