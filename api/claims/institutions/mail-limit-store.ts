// Limits on mails to institutions, and opt-outs, in MongoDB. Addresses and domains are stored as keyed hashes only. The key is stored in
// the database, because opt-outs must survive every change of the configuration.
import { randomBytes } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { type Entry, roomAt, type Span, stillCounting } from '../../core/claims/mail-limits.ts'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { type Person, pieces } from '../../db/personal-data.ts'
import { keyedHash } from '../../lib/keyed-hash.ts'
import { unlessTaken, untilDone } from '../../lib/retry.ts'

type Ledger = { _id: string; entries: Entry[]; rev: number; endsAt: Date }

const ledgerSchema = new Schema({ _id: String, entries: Schema.Types.Mixed, rev: Number, endsAt: Date }, SCHEMA_OPTIONS)
ledgerSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })
const optOutSchema = new Schema({ _id: String, at: Date }, SCHEMA_OPTIONS)
const secretSchema = new Schema({ _id: String, value: String }, SCHEMA_OPTIONS)

export type MailLimitStore = ReturnType<typeof createMailLimitStore>

export function createMailLimitStore(connection: Connection) {
  const ledgers = documents<Ledger>(connection, 'MailLedger', ledgerSchema, 'mail_ledgers')
  const optOuts = documents<{ _id: string; at: Date }>(connection, 'MailOptOut', optOutSchema, 'mail_opt_outs')
  const secrets = documents<{ _id: string; value: string }>(connection, 'Secret', secretSchema, 'service_secrets')

  async function readKey(): Promise<string> {
    const fresh = randomBytes(32).toString('hex')
    const made = secrets.updateOne({ _id: 'mail-addresses' }, { $setOnInsert: { value: fresh } }, { upsert: true })
    await unlessTaken(made)
    return ((await secrets.findById('mail-addresses').lean()) as { value: string }).value
  }
  /** The keyed hash of a mailbox or an `@domain`. */
  const hashOf = keyedHash(readKey, 'hex')

  return {
    // All subjects are keyed hashes. Opt-outs belong to recipients, so they survive the accounts that sent requests.
    collections: ['mail_ledgers', 'mail_opt_outs', 'service_secrets'],
    exportOf: ({ limitKey }: Person) => ({
      mailLimits: pieces(() => ledgers.find({ _id: { $in: [`open:${limitKey}`, `user:${limitKey}`] } }).lean()),
    }),
    /** The account's open links end with it. Its daily limit stays until it expires, so that removing the account does not reset it. */
    removeOf: ({ id, limitKey }: Person) =>
      ledgers.deleteMany({ _id: { $in: [`open:${limitKey}`, `open:${id}`, `user:${id}`] } }),
    buildIndexes: () => ledgers.createIndexes(),
    hashOf,

    /**
     * Counts one more mail, or returns when there will be room again. Exact under concurrency: each write is conditional on the state
     * it was decided on. A mail that was counted before counts once.
     */
    take: async (subject: string, spans: readonly Span[], id: string, at: Date): Promise<Date | null> => {
      const { wait } = await untilDone(async () => {
        const found = await ledgers.findById(subject).lean()
        const entries = stillCounting(found?.entries ?? [], spans, at)
        const wait = entries.some(entry => entry.id === id) ? null : roomAt(entries, spans, at)
        if (wait) return { wait }
        const endsAt = new Date(at.getTime() + Math.max(...spans.map(({ spanMs }) => spanMs)))
        const change = { entries: [...entries.filter(entry => entry.id !== id), { id, at }], endsAt }
        if (found) {
          const { rev } = found
          const written = await ledgers.updateOne({ _id: subject, rev }, { $set: { ...change, rev: rev + 1 } })
          return written.matchedCount === 1 ? { wait: null } : null
        }
        return unlessTaken(ledgers.insertOne({ _id: subject, ...change, rev: 1 }).then(() => ({ wait: null })))
      })
      return wait
    },
    /** Removes an entry. Idempotent. */
    release: async (subject: string, id: string): Promise<void> => {
      await ledgers.updateOne({ _id: subject }, { $pull: { entries: { id } }, $inc: { rev: 1 } })
    },

    /** Permanent. Idempotent. */
    addOptOut: async (mailbox: string, at: Date): Promise<void> => {
      await unlessTaken(optOuts.updateOne({ _id: await hashOf(mailbox) }, { $setOnInsert: { at } }, { upsert: true }))
    },
    hasOptedOut: async (mailbox: string): Promise<boolean> =>
      (await optOuts.findById(await hashOf(mailbox)).lean()) !== null,
  }
}
