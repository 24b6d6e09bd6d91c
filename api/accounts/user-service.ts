// Sign-in, and the plan and role of accounts.

import type { MeData, UserDataData } from '../core/contract/accounts.ts'
import type { Account, SignedIn } from '../core/signed-in.ts'
import { Problem } from '../lib/problem.ts'
import { isDuplicateKey } from '../lib/retry.ts'
import type { GoogleClaims } from '../providers/google.ts'
import { isGoogleAuthoritative, isTokenOver, mayDownload, planAt } from './rules.ts'
import type { UserProfile, UserRecord, UserStore } from './user-store.ts'

/** `isRead`: the request changes nothing and needs no admin, so that its caller may have been read a few seconds ago. */
export type How = Readonly<{ admitsBanned: boolean; isRead: boolean }>
export type UserService = ReturnType<typeof createUserService>

type Deps = {
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

export const createUserService = (deps: Deps) => ({
  signIn: (claims: GoogleClaims, how: How) => signIn(deps, claims, how),
  /** The account of an API key; null when it was removed. Throws forbidden for a banned user. */
  async findSignedIn(id: string, isRead: boolean): Promise<SignedIn | null> {
    const kept = isRead ? await deps.store.findCallerById(id) : null
    const record = kept && !kept.banned ? kept : await deps.store.findUserById(id)
    return record && describeSignedIn(deps, record, false)
  },
  assertMayDownload: (user: SignedIn) => assertMayDownload(deps, user),
  /** The recipient of a mail; null when the account was removed. */
  async findReader(id: string) {
    const user = await deps.store.findUserById(id)
    return user && { ...user, isPro: planAt(user, deps.now()) === 'Pro' }
  },
  async describeMe({ id, role, record: known }: SignedIn): Promise<MeData> {
    const record = (await deps.store.findUserById(id)) ?? known
    const { email, name, picture, banned } = record
    return {
      id: record.id,
      email,
      name,
      picture,
      role,
      banned,
      ...planOf(deps, record),
      nanoIds: await deps.listCvIds(record.id),
    }
  },
  describeByEmail: (caller: SignedIn, email: string) => describeByEmail(deps, caller, email),
})

/** The account of verified claims, created at the first sign-in. Throws invalid_token, or forbidden for a banned user unless admitted. */
async function signIn(deps: Deps, claims: GoogleClaims, { admitsBanned, isRead }: How): Promise<SignedIn> {
  const kept = isRead ? await deps.store.findCallerBySub(claims.sub) : null
  const isGood =
    kept && !kept.banned && isSameProfile(kept, claims) && !isTokenOver(claims.iatSeconds, kept.tokensValidAfter)
  if (isGood) return describeSignedIn(deps, kept, admitsBanned)
  const record = await upToDate(deps, claims)
  if (isTokenOver(claims.iatSeconds, record.tokensValidAfter)) throw new Problem('invalid_token')
  return describeSignedIn(deps, record, admitsBanned)
}

const isSameProfile = (user: UserProfile, { email, name, picture, hd }: UserProfile): boolean =>
  user.email === email && user.name === name && user.picture === picture && user.hd === hd

async function upToDate(deps: Deps, claims: GoogleClaims): Promise<UserRecord> {
  const { sub, email, name, picture, hd } = claims
  const found = await deps.store.findUserBySub(sub)
  if (!found) return firstSignIn(deps, claims)
  if (isSameProfile(found, claims)) return found
  if (isTokenOver(claims.iatSeconds, found.tokensValidAfter)) return found
  // Removed concurrently: either the token is over, or this is a first sign-in again.
  return (await deps.store.changeProfile(found.id, { email, name, picture, hd })) ?? firstSignIn(deps, claims)
}

async function firstSignIn(deps: Deps, claims: GoogleClaims): Promise<UserRecord> {
  const { sub, email, name, picture, hd } = claims
  await assertNotOver(deps, claims)
  const user = await onceMoreIfDuplicate(() => deps.store.createUser(sub, { email, name, picture, hd }, deps.now()))
  // The account may have been removed concurrently: an old token must not recreate it.
  await assertNotOver(deps, claims).catch(async (error: unknown) => {
    await deps.store.removeOf(user)
    throw error
  })
  return user
}

/** Throws invalid_token for a token issued before the account's removal, forbidden when it was banned at that time. */
async function assertNotOver({ findTombstone }: Deps, { sub, iatSeconds }: GoogleClaims): Promise<void> {
  const tombstone = await findTombstone(sub)
  if (tombstone && isTokenOver(iatSeconds, tombstone.at)) throw new Problem('invalid_token')
  if (tombstone?.banned) throw suspended()
}

async function describeSignedIn(deps: Deps, record: UserRecord, admitsBanned: boolean): Promise<SignedIn> {
  if (record.banned && !admitsBanned) throw suspended()
  const { id, name, email, sub } = record
  const role = record.banned ? 'user' : await roleOf(deps, record)
  return { id, name, email, role, limitKey: await deps.limitKeyOf(sub), record }
}

async function roleOf({ store, adminEmails }: Deps, user: UserRecord): Promise<'user' | 'admin'> {
  const { role, email, hd, sub } = user
  if (role === 'admin') return 'admin'
  if (!adminEmails.includes(email) || !isGoogleAuthoritative(email, hd)) return 'user'
  const pinned = (await store.findAdminPin(email)) ?? (await onceMoreIfDuplicate(() => store.pinAdmin(email, sub)))
  return pinned === sub ? 'admin' : 'user'
}

/** A concurrent request may insert the same unique key between the upsert’s search and its insert. */
const onceMoreIfDuplicate = <T>(upsert: () => Promise<T>): Promise<T> =>
  upsert().catch((error: unknown) => {
    if (isDuplicateKey(error)) return upsert()
    throw error
  })

/** Throws plan_required, with the price, when the plan does not include downloads. */
async function assertMayDownload({ store, now, proPrice }: Deps, { id, record }: SignedIn): Promise<void> {
  if (mayDownload(record, now())) return
  // It may have been bought just now, through another copy of the service.
  const present = await store.findUserById(id)
  if (present && mayDownload(present, now())) return
  const { currency, amount, months } = proPrice
  const message = `PDF and Word files are part of Pro: ${currency} ${amount} for ${months} months. Data exports are free.`
  throw new Problem('plan_required', { message, extra: { price: proPrice } })
}

/** GET /cv/getCvIds/{email}: the caller's own account; for admins any account, unless two share the address. */
async function describeByEmail(deps: Deps, caller: SignedIn, email: string): Promise<UserDataData> {
  const wanted = email.toLowerCase()
  const record = wanted === caller.email ? caller.record : await findForAdmin(deps, caller, wanted)
  return { id: record.id, email: record.email, ...planOf(deps, record), nanoIds: await deps.listCvIds(record.id) }
}

async function findForAdmin({ store }: Deps, caller: SignedIn, email: string): Promise<Account> {
  if (caller.role !== 'admin') throw new Problem('forbidden')
  const [first, second] = await store.listUsersByEmail(email, 2)
  if (!first) throw new Problem('not_found')
  if (second) throw new Problem('conflict', { message: 'More than one account has this e-mail address.' })
  return first
}

const planOf = ({ now }: Deps, user: Account) => ({
  subscriptionPlan: planAt(user, now()),
  planExpiresAt: user.planExpiresAt?.toISOString() ?? null,
  paymentId: user.paymentId,
  couponCode: user.couponCode,
})

const suspended = () => new Problem('forbidden', { message: 'This account has been suspended.' })
