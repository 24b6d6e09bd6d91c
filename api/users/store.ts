// Accounts, the pins of ADMIN_EMAILS, and the audit trail, in MongoDB. Only functions and plain records leave this file.
import { type Connection, Schema, type Types } from 'mongoose'
import { documents } from '../lib/documents.ts'
import { unlessTaken } from '../lib/retry.ts'
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
  plan: Plan
  planExpiresAt: Date | null
  paymentId: string | null
  couponCode: string | null
  /** What an admin has set, from which the grants count on. `plan` and `planExpiresAt` follow from both. */
  planBase: PlanBase
  grants: readonly Grant[]
  /** Counts the changes of the plan: each is made on the very state it was decided on. */
  planRev: number
  createdAt: Date
}>

export type UserProfile = Pick<UserRecord, 'email' | 'name' | 'picture' | 'hd'>
export type UserChange = Partial<Pick<UserRecord, 'role' | 'banned' | 'tokensValidAfter'>>
export type PlanChange = PlanState & Pick<UserRecord, 'planBase' | 'grants'>
export type AuditEntry = { at: Date; by: string; what: string; target: string; detail: unknown; reason: string | null }

type Stored = Omit<UserRecord, 'id' | 'planBase'> & { _id: Types.ObjectId; planBase: PlanBase | null }

const options = { versionKey: false, autoIndex: false, autoCreate: false, minimize: false } as const

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
    plan: { type: String, default: 'Free' },
    planExpiresAt: { type: Date, default: null },
    paymentId: { type: String, default: null },
    couponCode: { type: String, default: null },
    planBase: { type: Schema.Types.Mixed, default: null },
    grants: { type: [Schema.Types.Mixed], default: [] },
    planRev: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
  },
  options,
)
userSchema.index({ sub: 1 }, { unique: true })
userSchema.index({ email: 1 })
userSchema.index({ planExpiresAt: 1, _id: 1 }, { partialFilterExpression: { planExpiresAt: { $type: 'date' } } })

const pinSchema = new Schema({ _id: String, sub: String }, options)
const auditSchema = new Schema(
  { at: Date, by: String, what: String, target: String, detail: Schema.Types.Mixed, reason: String, key: String },
  options,
)
auditSchema.index({ at: -1 })
auditSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } })

const toRecord = ({ _id, ...rest }: Stored): UserRecord => ({
  ...rest,
  id: _id.toHexString(),
  planBase: rest.planBase ?? { plan: rest.plan, expiresAt: rest.planExpiresAt },
  grants: rest.grants ?? [],
  planRev: rest.planRev ?? 0,
})
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore(connection: Connection) {
  const users = documents<Stored>(connection, 'User', userSchema, 'users')
  const pins = documents<{ _id: string; sub: string }>(connection, 'AdminPin', pinSchema, 'admin_pins')
  const audit = documents<AuditEntry>(connection, 'Audit', auditSchema, 'audit')

  return {
    buildIndexes: async () => {
      await users.createIndexes()
      await audit.createIndexes()
    },
    findUserBySub: async (sub: string) => orNull(await users.findOne({ sub }).lean()),
    findUserById: async (id: string) => orNull(await users.findById(id).lean()),
    listUsersByEmail: async (email: string, limit: number) =>
      (await users.find({ email }).limit(limit).lean()).map(toRecord),

    /** Creates the account at its first sign-in, or brings its profile up to date. One upsert on the unique `sub`. */
    saveProfile: async (sub: string, profile: UserProfile, at: Date): Promise<UserRecord> => {
      const stored = await users
        .findOneAndUpdate(
          { sub },
          { $set: profile, $setOnInsert: { createdAt: at } },
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
            { _id: id, planRev: planRev === 0 ? { $in: [0, null] } : planRev },
            { $set: { ...change, planRev: planRev + 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    /** Who has Pro that ends in (from, until], the first end first, from behind `after` on. */
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
      const filter = { plan: 'Pro', planExpiresAt: { $gt: from, $lte: until }, ...(later && { $or: later }) }
      const found = await users
        .find(filter, { planExpiresAt: 1 })
        .sort({ planExpiresAt: 1, _id: 1 })
        .limit(limit)
        .lean()
      return found.map(({ _id, planExpiresAt }) => ({ userId: _id.toHexString(), endsAt: planExpiresAt as Date }))
    },
    /** The addresses of accounts, by id. */
    listEmails: async (ids: readonly string[]): Promise<Map<string, string>> =>
      new Map(
        (await users.find({ _id: { $in: ids } }, { email: 1 }).lean()).map(one => [one._id.toHexString(), one.email]),
      ),

    findAdminPin: async (email: string): Promise<string | null> => (await pins.findById(email).lean())?.sub ?? null,
    /** The `sub` that an address of ADMIN_EMAILS belongs to for good: the first one that came. */
    pinAdmin: async (email: string, sub: string): Promise<string> => {
      const pin = await pins
        .findOneAndUpdate({ _id: email }, { $setOnInsert: { sub } }, { upsert: true, returnDocument: 'after' })
        .lean()
      return (pin as { sub: string }).sub
    },

    addAudit: async (entry: AuditEntry): Promise<void> => {
      await audit.insertOne(entry)
    },
    /** A line that is written once, however often the step it belongs to is repeated. */
    addAuditOnce: async (key: string, entry: AuditEntry): Promise<void> => {
      await unlessTaken(audit.insertOne({ ...entry, key }))
    },
  }
}
