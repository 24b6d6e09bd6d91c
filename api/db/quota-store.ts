// Uses that are counted over all copies of the service, each until its window ends.
import { type Connection, Schema } from 'mongoose'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import { documents, SCHEMA_OPTIONS } from './documents.ts'

type Window = { _id: string; used: number; endsAt: Date }

const windowSchema = new Schema({ _id: String, used: Number, endsAt: Date }, SCHEMA_OPTIONS)
windowSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

export function createQuotaStore(connection: Connection) {
  const windows = documents<Window>(connection, 'Quota', windowSchema, 'quotas')

  return {
    // All keys are keyed hashes. A limit outlives the account that it counts for, or removing the account would reset it.
    collections: ['quotas'],
    buildIndexes: () => windows.createIndexes(),

    /** Counts uses, unless the present window would exceed `max`. A window begins with its first use. */
    take: (id: string, { max, spanMs, uses }: { max: number; spanMs: number; uses: number }, at: Date) =>
      untilDone(async () => {
        const endsAt = new Date(at.getTime() + spanMs)
        const hasRoom = { _id: id, used: { $lte: max - uses }, endsAt: { $gt: at } }
        const count = { $inc: { used: uses }, $setOnInsert: { endsAt } }
        const options = { upsert: true, returnDocument: 'after' }
        const taken = await unlessTaken(windows.findOneAndUpdate(hasRoom, count, options).lean())
        if (taken) return { isTaken: true, endsAt: taken.endsAt }
        const found = await windows.findById(id).lean()
        // The index removes what has ended a minute later.
        if (found && found.endsAt <= at) {
          const begun = await windows.updateOne({ _id: id, endsAt: found.endsAt }, { $set: { used: uses, endsAt } })
          return begun.matchedCount > 0 ? { isTaken: true, endsAt } : null
        }
        return found && found.used > max - uses ? { isTaken: false, endsAt: found.endsAt } : null
      }),
    /** Takes back uses of the window that ends then. */
    giveBack: async (id: string, endsAt: Date, uses: number): Promise<void> => {
      await windows.updateOne({ _id: id, endsAt, used: { $gte: uses } }, { $inc: { used: -uses } })
    },
  }
}
