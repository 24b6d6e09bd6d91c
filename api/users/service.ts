// Accounts: who is calling, what plan and role they have, and the changes an admin makes to them.
import { invalid, Problem } from '../lib/problem.ts'
import { isDuplicateKey } from '../lib/retry.ts'
import type { GoogleClaims } from '../providers/google.ts'
import type { PlanService } from './plan-service.ts'
import { isGoogleAuthoritative, isTokenOver, mayDownload, planAt } from './rules.ts'
import type { AdminUserData, ChangeUserData, MeData, UserDataData } from './schema.ts'
import type { UserRecord, UserStore } from './store.ts'

/** The caller of a request, as every feature sees it. */
export type SignedIn = Readonly<{ id: string; name: string; email: string; role: 'user' | 'admin'; record: UserRecord }>

export type UserService = ReturnType<typeof createUserService>

type Parts = {
  store: UserStore
  adminEmails: readonly string[]
  now: () => Date
  /** Ids of a user's CVs, newest first; wired from the CV feature. */
  listCvIds: (userId: string) => Promise<string[]>
  /** What Pro costs, for those who need it; in whole units. */
  proPrice: { currency: string; amount: number; months: number }
  plans: Pick<PlanService, 'setPlan'>
}

export function createUserService({ store, adminEmails, now, listCvIds, proPrice, plans }: Parts) {
  async function roleOf(user: UserRecord): Promise<'user' | 'admin'> {
    if (user.role === 'admin') return 'admin'
    if (!adminEmails.includes(user.email) || !isGoogleAuthoritative(user.email, user.hd)) return 'user'
    const known = await store.findAdminPin(user.email)
    if (known) return known === user.sub ? 'admin' : 'user'
    const pinned = await store.pinAdmin(user.email, user.sub).catch((error: unknown) => {
      if (isDuplicateKey(error)) return store.pinAdmin(user.email, user.sub)
      throw error
    })
    return pinned === user.sub ? 'admin' : 'user'
  }

  async function upToDate(claims: GoogleClaims): Promise<UserRecord> {
    const { sub, email, name, picture, hd } = claims
    const found = await store.findUserBySub(sub)
    if (found && found.email === email && found.name === name && found.picture === picture && found.hd === hd)
      return found
    if (found && isTokenOver(claims.iatSeconds, found.tokensValidAfter)) return found
    return store.saveProfile(sub, { email, name, picture, hd }, now()).catch((error: unknown) => {
      // Two first calls at once: the other one created the account.
      if (isDuplicateKey(error)) return store.saveProfile(sub, { email, name, picture, hd }, now())
      throw error
    })
  }

  const planOf = (user: UserRecord) => ({
    subscriptionPlan: planAt(user, now()),
    planExpiresAt: user.planExpiresAt?.toISOString() ?? null,
    paymentId: user.paymentId,
    couponCode: user.couponCode,
  })

  async function describeForAdmin(user: UserRecord): Promise<AdminUserData> {
    const { id, email, role, banned } = user
    return { _id: id, email, role, banned, ...planOf(user), nanoIds: await listCvIds(id) }
  }

  return {
    /** The account of valid claims; made at the first call. Throws invalid_token or forbidden. */
    async signIn(claims: GoogleClaims): Promise<SignedIn> {
      const record = await upToDate(claims)
      if (isTokenOver(claims.iatSeconds, record.tokensValidAfter)) throw new Problem('invalid_token')
      if (record.banned) throw new Problem('forbidden', { message: 'This account has been suspended.' })
      return { id: record.id, name: record.name, email: record.email, role: await roleOf(record), record }
    },

    /** Throws plan_required, with the price, for those whose plan holds no finished files. */
    assertMayDownload({ record }: SignedIn): void {
      if (mayDownload(record, now())) return
      const { currency, amount, months } = proPrice
      const message = `PDF and Word files are part of Pro: ${currency} ${amount} for ${months} months. Data exports are free.`
      throw new Problem('plan_required', { message, extra: { price: proPrice } })
    },

    async describeMe({ role, record }: SignedIn): Promise<MeData> {
      const { email, name, picture } = record
      return { email, name, picture, role, ...planOf(record), nanoIds: await listCvIds(record.id) }
    },

    /** GET /cv/getCvIds/{email}: the caller's own account first; others for admins only, and not when two share it. */
    async describeByEmail(caller: SignedIn, email: string): Promise<UserDataData> {
      const wanted = email.toLowerCase()
      const record = wanted === caller.email ? caller.record : await findForAdmin(caller, wanted)
      return { email: record.email, ...planOf(record), nanoIds: await listCvIds(record.id) }
    },

    /** What an admin changes: plan, its end, role, ban. Leaves a line in the audit trail. */
    async changeUser(admin: SignedIn, id: string, change: ChangeUserData): Promise<AdminUserData> {
      const { subscriptionPlan, planExpiresAt, role, banned, reason } = change
      if (admin.id === id && (role === 'user' || banned)) {
        throw new Problem('conflict', { message: 'You cannot take this away from your own account.' })
      }
      const expiresAt = planExpiresAt == null ? planExpiresAt : new Date(planExpiresAt)
      if (expiresAt instanceof Date && Number.isNaN(expiresAt.getTime())) {
        throw invalid([{ path: '/planExpiresAt', message: 'This must be an instant such as 2027-05-20T00:00:00Z.' }])
      }
      const others = { ...(role && { role }), ...(banned !== undefined && { banned }) }
      const plan = {
        ...(subscriptionPlan && { plan: subscriptionPlan }),
        ...(expiresAt !== undefined && { expiresAt }),
      }
      let changed = Object.keys(plan).length > 0 ? await plans.setPlan(id, plan) : await store.findUserById(id)
      if (changed && Object.keys(others).length > 0) changed = await store.changeUser(id, others)
      if (!changed) throw new Problem('not_found')
      const { reason: _, ...detail } = change
      await store.addAudit({ at: now(), by: admin.id, what: 'user.change', target: id, detail, reason: reason ?? null })
      return describeForAdmin(changed)
    },
  }

  async function findForAdmin(caller: SignedIn, email: string): Promise<UserRecord> {
    if (caller.role !== 'admin') throw new Problem('forbidden')
    const [first, second] = await store.listUsersByEmail(email, 2)
    if (!first) throw new Problem('not_found')
    if (second) throw new Problem('conflict', { message: 'More than one account has this e-mail address.' })
    return first
  }
}
