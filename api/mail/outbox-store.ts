// Mails to be sent, one row each, identified by an idempotency key. A row holds references, not the text, which is composed when
// the mail is sent. Afterwards only the key is stored, for 400 days, so that the mail is not posted again.
import { type Connection, Schema } from 'mongoose'
import { documents, IS_DATE, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { unlessTaken } from '../lib/retry.ts'

/** sent: a mail server accepted it. dropped: no longer relevant when it was due. refused: failed permanently. */
export type MailEnd = 'sent' | 'dropped' | 'refused'
export type MailRow = Readonly<{
  /** The idempotency key, for example invoice:<document>. */
  id: string
  kind: string
  data: Record<string, unknown>
  state: 'waiting' | MailEnd
  /** When it may be leased; while it is leased, when the lease ends. */
  dueAt: Date
  /** The id of the present lease. */
  claim: string | null
  tries: number
  createdAt: Date
}>
type Stored = Omit<MailRow, 'id'> & { _id: string; endedAt?: Date }

const mailSchema = new Schema(
  {
    _id: String,
    kind: String,
    data: Schema.Types.Mixed,
    state: String,
    dueAt: Date,
    claim: String,
    tries: Number,
    createdAt: Date,
    endedAt: Date,
  },
  SCHEMA_OPTIONS,
)
// Longer than any operation that posts a mail may be retried.
mailSchema.index({ endedAt: 1 }, { expireAfterSeconds: 400 * 24 * 3_600 })
mailSchema.index({ 'data.user': 1 }, { sparse: true })
mailSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: IS_DATE } })

export type OutboxStore = ReturnType<typeof createOutboxStore>

export function createOutboxStore(connection: Connection) {
  const mails = documents<Stored>(connection, 'Mail', mailSchema, 'mails')

  return {
    collections: ['mails'],
    buildIndexes: () => mails.createIndexes(),
    exportOf: ({ id }: Person) => ({ mails: pieces(() => mails.find({ 'data.user': id }).lean()) }),
    /** Mails about payments stay: their recipient is no longer found, so they are dropped when they are due. */
    removeOf: async ({ id }: Person): Promise<void> => {
      await mails.deleteMany({ 'data.user': id })
      await mails.deleteMany({ _id: { $gte: `plan-ends:${id}:`, $lt: `plan-ends:${id};` } })
    },

    /** False when a mail with this key exists or was sent before. */
    addMail: async (id: string, kind: string, data: MailRow['data'], at: Date): Promise<boolean> => {
      const row = { _id: id, kind, data, state: 'waiting', dueAt: at, claim: null, tries: 0, createdAt: at }
      return (await unlessTaken(mails.insertOne(row).then(() => true))) ?? false
    },

    /** Waiting mails: all, or those due by `at`. */
    countWaiting: (at?: Date | undefined): Promise<number> =>
      mails.countDocuments({ dueAt: { ...IS_DATE, ...(at && { $lte: at }) } }),

    /** Leases the mail that has been due longest; null when none is due. */
    claimMail: async (claim: string, at: Date, until: Date): Promise<MailRow | null> => {
      const stored = await mails
        .findOneAndUpdate(
          { dueAt: { ...IS_DATE, $lte: at } },
          { $set: { dueAt: until, claim }, $inc: { tries: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean()
      if (!stored) return null
      const { _id, ...rest } = stored
      return { ...rest, id: _id }
    },
    /** Changes the due time of a leased mail. False when the lease was lost to another process. */
    moveMail: async ({ id, claim }: MailRow, dueAt: Date): Promise<boolean> =>
      (await mails.updateOne({ _id: id, claim }, { $set: { dueAt } })).matchedCount === 1,
    /** Ends a leased mail and removes its data. */
    endMail: async ({ id, claim }: MailRow, state: MailEnd, endedAt: Date): Promise<void> => {
      await mails.updateOne(
        { _id: id, claim },
        { $set: { state, endedAt }, $unset: { data: '', dueAt: '', claim: '' } },
      )
    },
  }
}
