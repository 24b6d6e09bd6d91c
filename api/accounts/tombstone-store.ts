// Tombstones of removed accounts: a keyed hash of the account, the time, whether it was banned, and pending removals. The same hash is the
// key for limits that must survive the removal of the account.
import { randomBytes } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { keyedHash } from '../lib/keyed-hash.ts'
import { unlessTaken } from '../lib/retry.ts'

export type Tombstone = Readonly<{ at: Date; banned: boolean }>
/** A removal in progress. `until`: when all requests that began before the removal have ended. */
export type Pending = Person & Readonly<{ until: Date }>
type Stored = Tombstone & { _id: string; pending: { userId: string; cvIds: readonly string[]; until: Date }[] }

const KEY_BYTES = 32
const WHAT_IS_KEPT =
  'This keyed hash of your Google account number stays when the account is deleted: with coupons you have used until the coupon is deleted, with counts of what you may do so many times an hour or a day until that time is over, and with the mark that the account was deleted.'

const tombstoneSchema = new Schema(
  { _id: String, at: Date, banned: Boolean, pending: [Schema.Types.Mixed] },
  SCHEMA_OPTIONS,
)
tombstoneSchema.index({ 'pending.userId': 1 })
const keySchema = new Schema({ _id: String, secret: String }, SCHEMA_OPTIONS)

export type TombstoneStore = ReturnType<typeof createTombstoneStore>

export function createTombstoneStore(connection: Connection) {
  const tombstones = documents<Stored>(connection, 'Tombstone', tombstoneSchema, 'tombstones')
  const keys = documents<{ _id: string; secret: string }>(connection, 'TombstoneKey', keySchema, 'tombstone_keys')

  /** Created once and kept for ever: without it no tombstone can be matched to an account. */
  async function readSecret(): Promise<string> {
    const fresh = { secret: randomBytes(KEY_BYTES).toString('base64') }
    await unlessTaken(keys.updateOne({ _id: 'sub' }, { $setOnInsert: fresh }, { upsert: true }))
    return ((await keys.findById('sub').lean()) as { secret: string }).secret
  }
  const hashOf = keyedHash(readSecret, 'base64url')

  return {
    collections: ['tombstones', 'tombstone_keys'],
    buildIndexes: () => tombstones.createIndexes(),
    exportOf: ({ limitKey }: Person) => ({ limits: pieces(async () => [{ keptUnder: limitKey, what: WHAT_IS_KEPT }]) }),

    /** Identifies this installation; each backup contains it. */
    findInstallation: () => hashOf('installation'),
    /** The key for counting an account's limits. */
    limitKeyOf: hashOf,

    findTombstone: async (sub: string): Promise<Tombstone | null> => {
      const found = await tombstones.findById(await hashOf(sub)).lean()
      return found && { at: found.at, banned: found.banned }
    },
    /** Idempotent; keeps a ban. */
    raise: async (sub: string, at: Date, { id, cvIds, until }: Omit<Pending, 'limitKey'>): Promise<void> => {
      const hash = await hashOf(sub)
      const pending = { userId: id, cvIds, until }
      await tombstones.updateOne(
        { _id: hash },
        { $set: { at }, $setOnInsert: { banned: false }, $push: { pending } },
        { upsert: true },
      )
    },
    ban: async (limitKey: string): Promise<void> => {
      await tombstones.updateOne({ _id: limitKey }, { $set: { banned: true } })
    },
    listPending: async (): Promise<Pending[]> => {
      const found = await tombstones.find({ 'pending.userId': { $gt: '' } }).lean()
      return found.flatMap(({ _id: limitKey, pending }) =>
        pending.map(({ userId: id, cvIds, until }) => ({ id, cvIds, until, limitKey })),
      )
    },
    finish: async (userId: string): Promise<void> => {
      await tombstones.updateMany({ 'pending.userId': userId }, { $pull: { pending: { userId } } })
    },
  }
}
