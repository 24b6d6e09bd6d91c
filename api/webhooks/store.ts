// Webhooks in MongoDB.
import { type Connection, Schema } from 'mongoose'
import type { WebhookData, WebhookEvent } from '../core/contract/webhooks.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'

export type WebhookRecord = Readonly<{
  id: string
  userId: string
  /** A number below the limit, unique for each account, so that a unique index enforces the limit. */
  slot: number
  /** Counts the secrets, for conditional updates. */
  rev: number
  url: string
  events: readonly WebhookEvent[]
  /** Sealed, the newest first, and until when each signs; null: until there is another. */
  secrets: readonly { sealed: string; until: Date | null }[]
  createdAt: Date
  /** When it was created or last switched on: earlier events are not sent to it. */
  since: Date
  offBecause: WebhookData['offBecause']
  failingSince: Date | null
  /** When its owner removed it; it can be recovered for an hour. */
  removedAt: Date | null
}>
type Stored = Omit<WebhookRecord, 'id'> & { _id: string }

const webhookSchema = new Schema(
  {
    _id: String,
    userId: String,
    slot: Number,
    rev: Number,
    url: String,
    events: [String],
    secrets: [Schema.Types.Mixed],
    createdAt: Date,
    since: Date,
    offBecause: String,
    failingSince: Date,
    removedAt: Date,
  },
  SCHEMA_OPTIONS,
)
webhookSchema.index({ userId: 1, slot: 1 }, { unique: true })
webhookSchema.index({ removedAt: 1 }, { expireAfterSeconds: 3_600 })

const toRecord = ({ _id, ...rest }: Stored): WebhookRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => stored && toRecord(stored)

export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore(connection: Connection) {
  const webhooks = documents<Stored>(connection, 'Webhook', webhookSchema, 'webhooks')

  const listAll = async (userId: string) =>
    (await webhooks.find({ userId }).sort({ userId: 1, slot: 1 }).lean()).map(toRecord)
  const findOwn = async (userId: string, id: string) =>
    orNull(await webhooks.findOne({ _id: id, userId, removedAt: null }).lean())

  return {
    collections: ['webhooks'],
    buildIndexes: () => webhooks.createIndexes(),
    exportOf: ({ id }: Person) => ({
      webhooks: pieces(async () => (await listAll(id)).map(({ secrets, ...shown }) => shown)),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => webhooks.deleteMany({ userId: id }),

    /** Throws a duplicate key error when the slot is taken. */
    createWebhook: async ({ id, ...rest }: WebhookRecord): Promise<void> => {
      await webhooks.insertOne({ _id: id, ...rest })
    },
    /** Removed webhooks included: they have their slots until they are dropped. */
    listAll,
    listWebhooks: async (userId: string) => (await listAll(userId)).filter(({ removedAt }) => removedAt === null),
    dropRemoved: (userId: string) => webhooks.deleteMany({ userId, removedAt: { $ne: null } }),
    findWebhook: async (id: string) => orNull(await webhooks.findOne({ _id: id, removedAt: null }).lean()),
    findOwn,
    /** False when the webhook does not exist, or a concurrent change of its secrets came first. */
    changeSecrets: async ({ id, userId, rev }: WebhookRecord, secrets: WebhookRecord['secrets']): Promise<boolean> =>
      (await webhooks.updateOne({ _id: id, userId, rev, removedAt: null }, { $set: { secrets }, $inc: { rev: 1 } }))
        .matchedCount > 0,
    /** Does not change a webhook that is on. */
    switchOn: async (userId: string, id: string, since: Date): Promise<void> => {
      const filter = { _id: id, userId, removedAt: null, offBecause: { $ne: null } }
      await webhooks.updateOne(filter, { $set: { since, offBecause: null, failingSince: null } })
    },
    /** `failingSince`: only if it still fails since then. False when it was off already. */
    switchOff: async (
      { id, offBecause }: Pick<WebhookRecord, 'id' | 'offBecause'>,
      failingSince?: Date,
    ): Promise<boolean> => {
      const filter = { _id: id, offBecause: null, ...(failingSince && { failingSince }) }
      return (await webhooks.updateOne(filter, { $set: { offBecause } })).matchedCount > 0
    },
    /** Null after a success. */
    noteFailing: async (id: string, failingSince: Date | null): Promise<void> => {
      const filter = { _id: id, failingSince: failingSince ? null : { $ne: null } }
      await webhooks.updateOne(filter, { $set: { failingSince } })
    },
    removeWebhook: async (userId: string, id: string, removedAt: Date): Promise<boolean> =>
      (await webhooks.updateOne({ _id: id, userId, removedAt: null }, { $set: { removedAt } })).matchedCount > 0,
    recoverWebhook: async (userId: string, id: string, since: Date) => {
      await webhooks.updateOne({ _id: id, userId, removedAt: { $ne: null } }, { $set: { removedAt: null, since } })
      return findOwn(userId, id)
    },
  }
}
