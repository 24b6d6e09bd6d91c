// Mails to be sent, one row each under a key of its own. A row says what the mail is about, not its words: those are found
// when it is sent, and nothing of it stays behind but the key, for a year and a month. Only functions and plain records leave this file.
import { type Connection, Schema } from 'mongoose'
import { documents, IS_DATE, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { unlessTaken } from '../lib/retry.ts'

/** sent: a mail server took it. dropped: not wanted any more when its time came. refused: no try can help. */
export type MailEnd = 'sent' | 'dropped' | 'refused'
export type MailRow = Readonly<{
  /** The key: such as receipt:<order>. */
  id: string
  kind: string
  data: Record<string, unknown>
  state: 'waiting' | MailEnd
  /** When it may be claimed; as long as somebody has claimed it, when their claim ends. */
  dueAt: Date
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
// Longer than anything that posts a mail may be repeated for.
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
    /** Those that name a payment are about nobody from now on, and are dropped when their time comes. */
    removeOf: async ({ id }: Person): Promise<void> => {
      await mails.deleteMany({ 'data.user': id })
      await mails.deleteMany({ _id: { $gte: `plan-ends:${id}:`, $lt: `plan-ends:${id};` } })
    },

    /** False when there is, or ever was, a mail with this key. */
    addMail: async (id: string, kind: string, data: MailRow['data'], at: Date): Promise<boolean> => {
      const row = { _id: id, kind, data, state: 'waiting', dueAt: at, claim: null, tries: 0, createdAt: at }
      return (await unlessTaken(mails.insertOne(row).then(() => true))) ?? false
    },

    /** Mails that have not ended, those that were due by then or all. */
    countWaiting: (at?: Date | undefined): Promise<number> =>
      mails.countDocuments({ dueAt: { ...IS_DATE, ...(at && { $lte: at }) } }),

    /** The mail that has waited longest, now claimed until then; null when none is due. */
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
    /** Another due time for a claimed mail. False when the claim is over and somebody else has it. */
    moveMail: async ({ id, claim }: MailRow, dueAt: Date): Promise<boolean> =>
      (await mails.updateOne({ _id: id, claim }, { $set: { dueAt } })).matchedCount === 1,
    /** The end of a claimed mail: what it was about is forgotten. */
    endMail: async ({ id, claim }: MailRow, state: MailEnd, endedAt: Date): Promise<void> => {
      await mails.updateOne(
        { _id: id, claim },
        { $set: { state, endedAt }, $unset: { data: '', dueAt: '', claim: '' } },
      )
    },
  }
}
