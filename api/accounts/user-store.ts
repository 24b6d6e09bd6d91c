// Accounts, the pins of ADMIN_EMAILS, and the audit trail, in MongoDB. Only functions and plain records leave this file.

import { randomBytes } from 'node:crypto'
import { type Connection, Schema, type Types } from 'mongoose'
import { type Documents, documents, type Filter, IS_DATE, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { olderThan, type Position } from '../lib/cursor.ts'
import { createKeptReads } from '../lib/kept-reads.ts'
import { type AuditEntry, createAuditStore } from './audit-store.ts'
import type { Plan } from './rules.ts'
import type { Grant, PlanBase, PlanState } from './rules-plan.ts'

export type UserRecord = Readonly<{
  id: string
  sub: string
  email: string
  name: string
  picture: string
  hd: string | null
  role: 'user' | 'admin'
  banned: boolean
  tokensValidAfter: Date | null
  /** When a sign-out everywhere or a ban ended all API keys. */
  keysEndedAt: Date | null
  plan: Plan
  planExpiresAt: Date | null
  paymentId: string | null
  couponCode: string | null
  /** The plan that an admin has set, which the grants extend. `plan` and `planExpiresAt` are computed from both. */
  planBase: PlanBase
  grants: readonly Grant[]
  /** The revision of the plan, for conditional updates. */
  planRev: number
  createdAt: Date
}>

export type UserProfile = Pick<UserRecord, 'email' | 'name' | 'picture' | 'hd'>
export type UserChange = Partial<Pick<UserRecord, 'role' | 'banned' | 'tokensValidAfter' | 'keysEndedAt'>>
export type PlanChange = PlanState & Pick<UserRecord, 'planBase' | 'grants'>
export type { AuditEntry }
/** Filters the list of accounts: by a prefix of the e-mail address, an exact name or payment id, or ids. */
export type UserFilter = Readonly<{
  plan: Plan | null
  search: Readonly<{ prefix: string; exact: string; ids: readonly string[] }> | null
  at: Date
}>

/** `holderKey`: makes the pseudonyms of the account's claims. It is never shown, and no record has it. */
type Stored = Omit<UserRecord, 'id' | 'planBase'> & {
  _id: Types.ObjectId
  planBase: PlanBase | null
  holderKey: string
}
type StoredPin = { _id: string; sub: string }

const userSchema = new Schema(
  {
    sub: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: '' },
    picture: { type: String, default: '' },
    hd: { type: String, default: null },
    role: { type: String, default: 'user' },
    banned: { type: Boolean, default: false },
    tokensValidAfter: { type: Date, default: null },
    keysEndedAt: { type: Date, default: null },
    plan: { type: String, default: 'Free' },
    planExpiresAt: { type: Date, default: null },
    paymentId: { type: String, default: null },
    couponCode: { type: String, default: null },
    planBase: { type: Schema.Types.Mixed, default: null },
    grants: { type: [Schema.Types.Mixed], default: [] },
    planRev: { type: Number, default: 0 },
    holderKey: String,
    createdAt: { type: Date, required: true },
  },
  SCHEMA_OPTIONS,
)
userSchema.index({ sub: 1 }, { unique: true })
userSchema.index({ email: 1 })
userSchema.index({ createdAt: -1, _id: -1 })
userSchema.index({ name: 1 })
userSchema.index({ paymentId: 1 })
userSchema.index({ plan: 1, createdAt: -1, _id: -1 })
userSchema.index({ role: 1 }, { partialFilterExpression: { role: 'admin' } })
userSchema.index({ planExpiresAt: 1, _id: 1 }, { partialFilterExpression: { planExpiresAt: IS_DATE } })

const pinSchema = new Schema({ _id: String, sub: String }, SCHEMA_OPTIONS)
pinSchema.index({ sub: 1 })
const recordOf = ({ _id, holderKey: _key, ...rest }: Stored): UserRecord => ({
  ...rest,
  id: _id.toHexString(),
  planBase: rest.planBase ?? { plan: rest.plan, expiresAt: rest.planExpiresAt },
})
/** Without payments every account reads as Pro without an end; what is stored stays for the day when they are switched on. */
const withPro = (stored: Stored): UserRecord => ({ ...recordOf(stored), plan: 'Pro', planExpiresAt: null })
type ToRecord = (stored: Stored) => UserRecord
/** A range that contains every text with this prefix, so that an index can be used. */
const startsWith = (prefix: string) => ({ $gte: prefix, $lt: `${prefix}\uffff` })

function filterOf({ plan, search, at }: UserFilter): Record<string, unknown> {
  const isOver = { planExpiresAt: { ...IS_DATE, $lte: at } }
  const parts = [
    search && {
      $or: [
        { email: startsWith(search.prefix) },
        { name: search.exact },
        { paymentId: search.exact },
        { _id: { $in: search.ids } },
      ],
    },
    plan === 'Pro' && { plan: 'Pro', $or: [{ planExpiresAt: null }, { planExpiresAt: { $gt: at } }] },
    plan === 'Free' && { $or: [{ plan: 'Free' }, isOver] },
  ].filter(part => part !== null && part !== false)
  return parts.length > 0 ? { $and: parts } : {}
}

/** The accounts that ADMIN_EMAILS makes admins. */
const adminPins = (pins: Documents<StoredPin>) => ({
  findAdminPin: async (email: string): Promise<string | null> => (await pins.findById(email).lean())?.sub ?? null,
  /** Pins an address of ADMIN_EMAILS to the first `sub` that signs in with it. Returns the pinned `sub`. */
  pinAdmin: async (email: string, sub: string): Promise<string> => {
    const pin = await pins
      .findOneAndUpdate({ _id: email }, { $setOnInsert: { sub } }, { upsert: true, returnDocument: 'after' })
      .lean()
    return (pin as { sub: string }).sub
  },
})

/** Lists and counts of accounts, for admins and for mails about the end of Pro. */
const userLists = (users: Documents<Stored>, toRecord: ToRecord) => ({
  /** Pro plans that end in (from, until], by end date, after the cursor `after`. */
  listEndings: async (
    from: Date,
    until: Date,
    after: { userId: string; endsAt: Date } | null,
    limit: number,
  ): Promise<{ userId: string; endsAt: Date }[]> => {
    const later = after && [
      { planExpiresAt: { $gt: after.endsAt } },
      { planExpiresAt: after.endsAt, _id: { $gt: after.userId } },
    ]
    const filter: Filter<Stored> = { plan: 'Pro', planExpiresAt: { ...IS_DATE, $gt: from, $lte: until } }
    if (later) filter.$or = later
    const found = await users.find(filter, { planExpiresAt: 1 }).sort({ planExpiresAt: 1, _id: 1 }).limit(limit).lean()
    return found.map(({ _id, planExpiresAt }) => ({ userId: _id.toHexString(), endsAt: planExpiresAt as Date }))
  },
  /** The addresses of accounts, by id. */
  listEmails: async (ids: readonly string[]): Promise<Map<string, string>> =>
    new Map(
      (await users.find({ _id: { $in: ids } }, { email: 1 }).lean()).map(one => [one._id.toHexString(), one.email]),
    ),

  /** Newest first, from behind `after` on. */
  listUsers: async (filter: UserFilter, after: Position | null, limit: number): Promise<UserRecord[]> => {
    const found = users
      .find({ ...filterOf(filter), ...(after && olderThan(after, 'createdAt')) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
    // Nearly all accounts are Free: scanning the index by age and skipping the others avoids a sort in memory.
    const isNearlyAll = filter.search === null && filter.plan === 'Free'
    return (await (isNearlyAll ? found.hint({ createdAt: -1, _id: -1 }) : found).lean()).map(toRecord)
  },
  /** Counts the accounts of a filter. */
  countUsers: async (filter: UserFilter): Promise<number> => {
    if (filter.search === null && filter.plan === 'Free') {
      const isPro = filterOf({ ...filter, plan: 'Pro' })
      return Math.max(0, (await users.estimatedDocumentCount()) - (await users.countDocuments(isPro)))
    }
    if (filter.search === null && filter.plan === null) return users.estimatedDocumentCount()
    if (filter.search === null || filter.plan !== null) return users.countDocuments(filterOf(filter))
    // The prefix is counted by the index; the few other matches are read, to count none twice.
    const { prefix, exact, ids } = filter.search
    const others = await users.find({ $or: [{ name: exact }, { paymentId: exact }, { _id: { $in: ids } }] }).lean()
    const more = others.filter(({ email }) => !email.startsWith(prefix))
    return (await users.countDocuments({ email: startsWith(prefix) })) + more.length
  },
  /** Counts the accounts created in [from, to). */
  countCreated: (from: Date, to: Date) => users.countDocuments({ createdAt: { $gte: from, $lt: to } }),
  /** Whether another account has the admin role and is not banned. */
  hasOtherAdmin: async (id: string): Promise<boolean> =>
    (await users.find({ role: 'admin' }).lean()).some(one => one._id.toHexString() !== id && !one.banned),
  /** 32 random bytes in base64url; null without such an account. */
  findHolderKey: async (id: string): Promise<string | null> =>
    (await users.findById(id, { holderKey: 1 }).lean())?.holderKey ?? null,
})

/** The lists where every account has Pro: none is Free. */
function listsOfPro(lists: ReturnType<typeof userLists>): typeof lists {
  return {
    ...lists,
    listUsers: async (filter, after, limit) =>
      filter.plan === 'Free' ? [] : lists.listUsers({ ...filter, plan: null }, after, limit),
    countUsers: async filter => (filter.plan === 'Free' ? 0 : lists.countUsers({ ...filter, plan: null })),
  }
}

/** Changes of one account. */
const userChanges = (users: Documents<Stored>, toRecord: ToRecord) => {
  const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
  return {
    /** Null when the account was removed. */
    changeProfile: async (id: string, profile: UserProfile) =>
      orNull(await users.findOneAndUpdate({ _id: id }, { $set: profile }, { returnDocument: 'after' }).lean()),
    /** Creates the account at its first sign-in. One upsert on the unique `sub`. */
    createUser: async (sub: string, profile: UserProfile, at: Date): Promise<UserRecord> => {
      const stored = await users
        .findOneAndUpdate(
          { sub },
          { $set: profile, $setOnInsert: { createdAt: at, holderKey: randomBytes(32).toString('base64url') } },
          { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
        )
        .lean()
      return toRecord(stored as Stored)
    },

    changeUser: async (id: string, change: UserChange) =>
      orNull(await users.findOneAndUpdate({ _id: id }, { $set: change }, { returnDocument: 'after' }).lean()),

    /** Null when the plan was changed since `user` was read. */
    changePlan: async ({ id, planRev }: UserRecord, change: PlanChange) =>
      orNull(
        await users
          .findOneAndUpdate(
            { _id: id, planRev },
            { $set: { ...change, planRev: planRev + 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
  }
}

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore(connection: Connection, hasPayments = true) {
  const users = documents<Stored>(connection, 'User', userSchema, 'users')
  const pins = documents<StoredPin>(connection, 'AdminPin', pinSchema, 'admin_pins')
  const { buildIndexes: buildAudit, ...audit } = createAuditStore(connection)
  const toRecord = hasPayments ? recordOf : withPro
  const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
  const callers = createKeptReads<UserRecord>()
  const findUserBySub = async (sub: string) => orNull(await users.collection.findOne({ sub }))
  const findUserById = async (id: string) => orNull(await users.findById(id).lean())

  const store = {
    ...audit,
    ...adminPins(pins),
    ...userChanges(users, toRecord),
    ...(hasPayments ? userLists(users, toRecord) : listsOfPro(userLists(users, toRecord))),
    collections: ['users', 'admin_pins', 'audit'],
    buildIndexes: () => Promise.all([users.createIndexes(), pins.createIndexes(), buildAudit()]),
    exportOf: ({ id }: Person) => ({
      account: pieces(async () => [orNull(await users.findById(id).lean())].filter(user => user !== null)),
      audit: audit.eachAbout(id),
    }),
    removeOf: async ({ id }: Pick<Person, 'id'>): Promise<void> => {
      const gone = await users.findOneAndDelete({ _id: id }).lean()
      if (gone) await pins.deleteMany({ sub: gone.sub })
      await audit.forget(id)
    },
    findUserBySub,
    findUserById,
    /** At most five seconds old, and not older than the last write of this process: for requests that only read. */
    findCallerBySub: (sub: string) => callers.find(`sub ${sub}`, () => findUserBySub(sub)),
    findCallerById: (id: string) => callers.find(`id ${id}`, () => findUserById(id)),
    isBanned: async (id: string): Promise<boolean> => (await users.findById(id, { banned: 1 }).lean())?.banned ?? false,
    listUsersByEmail: async (email: string, limit: number) =>
      (await users.find({ email }).limit(limit).lean()).map(toRecord),
  }
  return callers.droppedBy(store, 'changeProfile', 'createUser', 'changeUser', 'changePlan', 'removeOf')
}
