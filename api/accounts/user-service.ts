// Sign-in, and the plan and role of accounts.

import type { MeData, UserDataData } from '../core/contract/accounts.ts'
import type { Account, SignedIn } from '../core/signed-in.ts'
import { Problem } from '../lib/problem.ts'
import { isDuplicateKey } from '../lib/retry.ts'
import type { GoogleClaims } from '../providers/google.ts'
import { isGoogleAuthoritative, isTokenOver, mayDownload, planAt } from './rules.ts'
import type { UserRecord, UserStore } from './user-store.ts'

export type UserService = ReturnType<typeof createUserService>

type Parts = {
  store: UserStore
  adminEmails: readonly string[]
  now: () => Date
  /** Ids of a user's CVs, newest first. */
  listCvIds: (userId: string) => Promise<string[]>
  /** The price of Pro in whole major units, for the plan_required error. */
  proPrice: { currency: string; amount: number; months: number }
  /** The tombstone of a removed account, by its `sub`. */
  findTombstone: (sub: string) => Promise<{ at: Date; banned: boolean } | null>
  /** The keyed hash of a `sub`. */
  limitKeyOf: (sub: string) => Promise<string>
}

export function createUserService({ store, adminEmails, now, listCvIds, proPrice, findTombstone, limitKeyOf }: Parts) {
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
    if (!found) return firstSignIn(claims)
    if (found.email === email && found.name === name && found.picture === picture && found.hd === hd) return found
    if (isTokenOver(claims.iatSeconds, found.tokensValidAfter)) return found
    // Removed concurrently: either the token is over, or this is a first sign-in again.
    return (await store.changeProfile(found.id, { email, name, picture, hd })) ?? firstSignIn(claims)
  }

  async function signedIn(record: UserRecord, admitsBanned: boolean): Promise<SignedIn> {
    if (record.banned && !admitsBanned) throw suspended()
    const { id, name, email, sub } = record
    const role = record.banned ? 'user' : await roleOf(record)
    return { id, name, email, role, limitKey: await limitKeyOf(sub), record }
  }

  async function firstSignIn(claims: GoogleClaims): Promise<UserRecord> {
    const { sub, email, name, picture, hd } = claims
    await assertNotOver(claims)
    const create = () => store.createUser(sub, { email, name, picture, hd }, now())
    const user = await create().catch((error: unknown) => {
      // A concurrent first sign-in created the account.
      if (isDuplicateKey(error)) return create()
      throw error
    })
    // The account may have been removed concurrently: an old token must not recreate it.
    await assertNotOver(claims).catch(async (error: unknown) => {
      await store.removeOf(user)
      throw error
    })
    return user
  }

  /** Throws invalid_token for a token issued before the account's removal, forbidden when it was banned at that time. */
  async function assertNotOver({ sub, iatSeconds }: GoogleClaims): Promise<void> {
    const tombstone = await findTombstone(sub)
    if (tombstone && isTokenOver(iatSeconds, tombstone.at)) throw new Problem('invalid_token')
    if (tombstone?.banned) throw suspended()
  }

  const planOf = (user: Account) => ({
    subscriptionPlan: planAt(user, now()),
    planExpiresAt: user.planExpiresAt?.toISOString() ?? null,
    paymentId: user.paymentId,
    couponCode: user.couponCode,
  })

  return {
    /** The account of verified claims, created at the first sign-in. Throws invalid_token, or forbidden for a banned user unless admitted. */
    async signIn(claims: GoogleClaims, admitsBanned: boolean): Promise<SignedIn> {
      const record = await upToDate(claims)
      if (isTokenOver(claims.iatSeconds, record.tokensValidAfter)) throw new Problem('invalid_token')
      return signedIn(record, admitsBanned)
    },
    /** The account of an API key; null when it was removed. Throws forbidden for a banned user. */
    async findSignedIn(id: string): Promise<SignedIn | null> {
      const record = await store.findUserById(id)
      return record && signedIn(record, false)
    },

    /** Throws plan_required, with the price, when the plan does not include downloads. */
    assertMayDownload({ record }: SignedIn): void {
      if (mayDownload(record, now())) return
      const { currency, amount, months } = proPrice
      const message = `PDF and Word files are part of Pro: ${currency} ${amount} for ${months} months. Data exports are free.`
      throw new Problem('plan_required', { message, extra: { price: proPrice } })
    },

    /** The recipient of a mail; null when the account was removed. */
    async findReader(id: string) {
      const user = await store.findUserById(id)
      return user && { ...user, isPro: planAt(user, now()) === 'Pro' }
    },

    async describeMe({ role, record }: SignedIn): Promise<MeData> {
      const { email, name, picture, banned } = record
      return { email, name, picture, role, banned, ...planOf(record), nanoIds: await listCvIds(record.id) }
    },

    /** GET /cv/getCvIds/{email}: the caller's own account; for admins any account, unless two share the address. */
    async describeByEmail(caller: SignedIn, email: string): Promise<UserDataData> {
      const wanted = email.toLowerCase()
      const record = wanted === caller.email ? caller.record : await findForAdmin(caller, wanted)
      return { email: record.email, ...planOf(record), nanoIds: await listCvIds(record.id) }
    },
  }

  async function findForAdmin(caller: SignedIn, email: string): Promise<Account> {
    if (caller.role !== 'admin') throw new Problem('forbidden')
    const [first, second] = await store.listUsersByEmail(email, 2)
    if (!first) throw new Problem('not_found')
    if (second) throw new Problem('conflict', { message: 'More than one account has this e-mail address.' })
    return first
  }
}

const suspended = () => new Problem('forbidden', { message: 'This account has been suspended.' })
