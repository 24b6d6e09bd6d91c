// The first replies to calls with an idempotency key, sealed, for a day. A row begins with its call and has a lease while that runs.
import { type Connection, Schema } from 'mongoose'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import { documents, SCHEMA_OPTIONS } from './documents.ts'
import { type Person, pieces } from './personal-data.ts'

export type Call = {
  /** A keyed hash of caller, operation and key. */
  id: string
  /** Null for a caller without an account. */
  userId: string | null
  operation: string
  /** A keyed hash of the request: neither keys nor bodies can be guessed from what is stored. */
  digest: string
}
type Row = Omit<Call, 'id'> & {
  _id: string
  /** Random; what the call makes is unique under it, so that a call that is taken over makes it once. */
  creationKey: string
  leaseEndsAt: Date
  reply: string | null
  removeAt: Date
}
export type Begun =
  | { kind: 'begun'; creationKey: string }
  | { kind: 'running' }
  | { kind: 'other' }
  | { kind: 'done'; reply: string }

const KEPT_MS = 24 * 3_600_000
const rowSchema = new Schema(
  {
    ...{ _id: String, userId: String, operation: String, digest: String },
    ...{ creationKey: String, leaseEndsAt: Date, reply: String, removeAt: Date },
  },
  SCHEMA_OPTIONS,
)
rowSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })
rowSchema.index({ userId: 1 })

export function createReplyStore(connection: Connection) {
  const rows = documents<Row>(connection, 'KeptReply', rowSchema, 'kept_replies')
  return {
    collections: ['kept_replies'],
    buildIndexes: () => rows.createIndexes(),
    exportOf: ({ id }: Person) => ({
      repeatableCalls: pieces(async () =>
        (await rows.find({ userId: id }).lean()).map(({ operation, removeAt }) => ({ operation, removeAt })),
      ),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => rows.deleteMany({ userId: id }),

    /** Leases the call for the first request, and for a repetition whose first one has ended without a final reply. */
    begin: ({ id, ...call }: Call, creationKey: string, leaseEndsAt: Date, at: Date): Promise<Begun> =>
      untilDone<Begun>(async () => {
        const fresh = { ...call, creationKey, leaseEndsAt, reply: null, removeAt: new Date(at.getTime() + KEPT_MS) }
        if (await unlessTaken(rows.insertOne({ _id: id, ...fresh }).then(() => true)))
          return { kind: 'begun', creationKey }
        const found = await rows.findById(id).lean()
        if (!found) return null
        const isOver = found.removeAt <= at
        if (!isOver && found.digest !== call.digest) return { kind: 'other' }
        if (!isOver && found.reply !== null) return { kind: 'done', reply: found.reply }
        if (!isOver && found.leaseEndsAt > at) return { kind: 'running' }
        const asFound = { _id: id, creationKey: found.creationKey, leaseEndsAt: found.leaseEndsAt, reply: found.reply }
        const taken = await rows.updateOne(asFound, { $set: isOver ? fresh : { leaseEndsAt } })
        return taken.matchedCount > 0 ? { kind: 'begun', creationKey: isOver ? creationKey : found.creationKey } : null
      }),
    /** Ends the lease with its final reply, or without one. Does nothing when another request has taken it over. */
    end: async (id: string, creationKey: string, leaseEndsAt: Date, reply: string | null, at: Date): Promise<void> => {
      await rows.updateOne({ _id: id, creationKey, leaseEndsAt, reply: null }, { $set: { reply, leaseEndsAt: at } })
    },
  }
}
