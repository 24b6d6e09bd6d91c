// What stays of accounts that are gone: a keyed hash of whose it was, when, whether they were banned; and, for a minute, what
// is still to be removed. Only functions and plain records leave this file.
import { createHmac, randomBytes } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { documents } from '../lib/documents.ts'
import type { Person } from '../lib/holding.ts'

export type Tombstone = Readonly<{ at: Date; banned: boolean }>
/** A removal under way. `until`: nothing that was begun for the person before runs any longer. */
export type Pending = Person & Readonly<{ until: Date }>
type Stored = Tombstone & { _id: string; pending: (Omit<Pending, 'id'> & { userId: string })[] }

const options = { versionKey: false, autoIndex: false, autoCreate: false, minimize: false } as const
const KEY_BYTES = 32

const tombstoneSchema = new Schema({ _id: String, at: Date, banned: Boolean, pending: [Schema.Types.Mixed] }, options)
tombstoneSchema.index({ 'pending.userId': 1 })
const keySchema = new Schema({ _id: String, secret: String }, options)

export type TombstoneStore = ReturnType<typeof createTombstoneStore>

export function createTombstoneStore(connection: Connection) {
  const tombstones = documents<Stored>(connection, 'Tombstone', tombstoneSchema, 'tombstones')
  const keys = documents<{ _id: string; secret: string }>(connection, 'TombstoneKey', keySchema, 'tombstone_keys')
  let known: string | null = null

  /** Made once and kept for ever: without it no tombstone says anything about anybody. */
  async function secret(): Promise<string> {
    const fresh = { secret: randomBytes(KEY_BYTES).toString('base64') }
    known ??= (
      (await keys
        .findOneAndUpdate({ _id: 'sub' }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
        .lean()) as { secret: string }
    ).secret
    return known
  }
  const nameOf = async (sub: string) =>
    createHmac('sha256', await secret())
      .update(sub)
      .digest('base64url')

  return {
    collections: ['tombstones', 'tombstone_keys'],
    buildIndexes: () => tombstones.createIndexes(),

    findTombstone: async (sub: string): Promise<Tombstone | null> => {
      const found = await tombstones.findById(await nameOf(sub)).lean()
      return found && { at: found.at, banned: found.banned }
    },
    /** Repeatable; a ban stays. */
    raise: async (sub: string, at: Date, { id, cvIds, until }: Pending): Promise<void> => {
      const name = await nameOf(sub)
      const pending = { userId: id, cvIds, until }
      await tombstones.updateOne(
        { _id: name },
        { $set: { at }, $setOnInsert: { banned: false }, $push: { pending } },
        { upsert: true },
      )
    },
    ban: async (sub: string): Promise<void> => {
      await tombstones.updateOne({ _id: await nameOf(sub) }, { $set: { banned: true } })
    },
    listPending: async (): Promise<Pending[]> => {
      const found = await tombstones.find({ 'pending.userId': { $gt: '' } }).lean()
      return found.flatMap(({ pending }) => pending).map(({ userId, cvIds, until }) => ({ id: userId, cvIds, until }))
    },
    finish: async (userId: string): Promise<void> => {
      await tombstones.updateMany({ 'pending.userId': userId }, { $pull: { pending: { userId } } })
    },
  }
}
