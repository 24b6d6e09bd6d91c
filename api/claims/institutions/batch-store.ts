// Batches of decisions at a desk, in MongoDB. A job works them off; `next` is the first request that it has not recorded yet.
import { type Connection, Schema } from 'mongoose'
import { type Documents, documents, listIds, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { unlessTaken } from '../../lib/retry.ts'

/** gone: removed, expired, or in no CV any more. answered: decided before. */
export type Missed = Readonly<{ id: string; why: 'gone' | 'answered' }>
export type Batch = Readonly<{
  id: string
  mailbox: string
  /** The idempotency key. */
  key: string
  decision: 'confirm' | 'decline' | 'revoke'
  name: string | null
  note: string | null
  requests: readonly string[]
  /** The batch that this one undoes. */
  of: string | null
  at: Date
  next: number
  done: number
  missed: readonly Missed[]
  /** The hash of the secret of the link that undoes it; the secret is sealed until its mail is posted. */
  undoHash: string
  sealed: string | null
  isUnfinished: boolean
}>
type Stored = Omit<Batch, 'id'> & { _id: string; removeAt: Date }

const KEPT_MS = 30 * 24 * 3_600_000

const batchSchema = new Schema(
  {
    _id: String,
    mailbox: String,
    key: String,
    decision: String,
    name: String,
    note: String,
    requests: [String],
    of: String,
    at: Date,
    next: Number,
    done: Number,
    missed: [Schema.Types.Mixed],
    undoHash: String,
    sealed: String,
    isUnfinished: Boolean,
    removeAt: Date,
  },
  SCHEMA_OPTIONS,
)
batchSchema.index({ mailbox: 1, key: 1 }, { unique: true })
batchSchema.index({ undoHash: 1 })
batchSchema.index({ isUnfinished: 1 }, { partialFilterExpression: { isUnfinished: true } })
batchSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 })

const orNull = (stored: Stored | null): Batch | null => {
  if (!stored) return null
  const { _id, removeAt: _, ...rest } = stored
  return { ...rest, id: _id }
}

export type BatchStore = ReturnType<typeof createBatchStore>

export function createBatchStore(connection: Connection) {
  const batches: Documents<Stored> = documents<Stored>(connection, 'DeskBatch', batchSchema, 'desk_batches')
  return {
    // They name requests by id only.
    collections: ['desk_batches'],
    buildIndexes: () => batches.createIndexes(),

    /** The batch with this idempotency key: the new one, or that of an earlier call. */
    createBatch: async (batch: Batch): Promise<Batch> => {
      const { id, ...rest } = batch
      const removeAt = new Date(batch.at.getTime() + KEPT_MS)
      const made = await unlessTaken(batches.insertOne({ _id: id, ...rest, removeAt }).then(() => batch))
      const { mailbox, key } = batch
      return made ?? (orNull(await batches.findOne({ mailbox, key }).lean()) as Batch)
    },
    findBatch: async (id: string) => orNull(await batches.findById(id).lean()),
    findByUndo: async (undoHash: string) => orNull(await batches.findOne({ undoHash }).lean()),
    listUnfinished: () => listIds(batches, { isUnfinished: true }, { isUnfinished: 1 }),
    /** Records the results of the requests from `next` on; nothing when another process has recorded them. */
    record: async ({ id, next }: Batch, change: Pick<Batch, 'next' | 'done' | 'missed' | 'isUnfinished'>) => {
      await batches.updateOne({ _id: id, next }, { $set: { ...change, sealed: null } })
    },
  }
}
