// Webhooks and their deliveries in MongoDB: a row for each event and webhook, which is both the queue and the log.
import { type Connection, Schema } from 'mongoose'
import type { Failure, WebhookData, WebhookEvent } from '../core/contract/webhooks.ts'
import { documents, IS_DATE, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { unlessTaken } from '../lib/retry.ts'

export type WebhookRecord = Readonly<{
  id: string
  userId: string
  /** A number below the limit, unique for each account, so that a unique index enforces the limit. */
  place: number
  /** Counts the secrets, for conditional updates. */
  rev: number
  url: string
  events: readonly WebhookEvent[]
  /** Sealed, the newest first, and until when each signs; null: until there is another. */
  secrets: readonly { sealed: string; until: Date | null }[]
  createdAt: Date
  /** When it was made or last switched on: earlier events are not for it. */
  since: Date
  offBecause: WebhookData['offBecause']
  failingSince: Date | null
  /** When its owner removed it; it can be taken back for an hour. */
  removedAt: Date | null
}>
export type DeliveryRecord = Readonly<{
  id: string
  webhookId: string
  userId: string
  eventId: string
  type: WebhookEvent | 'test'
  at: Date
  data: Readonly<Record<string, unknown>>
  /** The events of a lane are delivered in the order of `n`. */
  lane: string
  n: number
  state: 'waiting' | 'delivered' | 'failed'
  /** When its tries began. */
  since: Date
  /** When it may be claimed; while it is claimed, when the claim ends. Null when nothing waits. */
  dueAt: Date | null
  claim: string | null
  tries: number
  status: number | null
  failure: Failure | null
  triedAt: Date | null
  endedAt: Date | null
}>
type Stored<T> = Omit<T, 'id'> & { _id: string }
export type DeliveryEnd = Pick<DeliveryRecord, 'status' | 'failure'> & { dueAt: Date | null }

const HOUR_S = 3_600
const webhookSchema = new Schema(
  {
    ...{ _id: String, userId: String, place: Number, rev: Number, url: String, events: [String] },
    ...{ secrets: [Schema.Types.Mixed], createdAt: Date, since: Date, offBecause: String, failingSince: Date },
    removedAt: Date,
  },
  SCHEMA_OPTIONS,
)
webhookSchema.index({ userId: 1, place: 1 }, { unique: true })
webhookSchema.index({ removedAt: 1 }, { expireAfterSeconds: HOUR_S })

const deliverySchema = new Schema(
  {
    ...{ _id: String, webhookId: String, userId: String, eventId: String, type: { type: String }, at: Date },
    ...{ data: Schema.Types.Mixed, lane: String, n: Number, state: String, since: Date, dueAt: Date, claim: String },
    ...{ tries: Number, status: Number, failure: String, triedAt: Date, endedAt: Date },
  },
  SCHEMA_OPTIONS,
)
deliverySchema.index({ webhookId: 1, at: -1, _id: -1 })
deliverySchema.index({ lane: 1, n: 1 })
deliverySchema.index({ userId: 1 })
deliverySchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: IS_DATE } })
deliverySchema.index({ endedAt: 1 }, { expireAfterSeconds: 90 * 24 * HOUR_S })

const toWebhook = ({ _id, ...rest }: Stored<WebhookRecord>): WebhookRecord => ({ ...rest, id: _id })
const toDelivery = ({ _id, ...rest }: Stored<DeliveryRecord>): DeliveryRecord => ({ ...rest, id: _id })
const orNull = <S, R>(stored: S | null, read: (stored: S) => R): R | null => (stored ? read(stored) : null)
const LOGGED = 50
const NEWEST = { at: -1, _id: -1 } as const

export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore(connection: Connection) {
  const webhooks = documents<Stored<WebhookRecord>>(connection, 'Webhook', webhookSchema, 'webhooks')
  const rows = documents<Stored<DeliveryRecord>>(connection, 'WebhookDelivery', deliverySchema, 'webhook_deliveries')

  const listAll = async (userId: string) =>
    (await webhooks.find({ userId }).sort({ userId: 1, place: 1 }).lean()).map(toWebhook)
  const findOwn = async (userId: string, id: string) =>
    orNull(await webhooks.findOne({ _id: id, userId, removedAt: null }).lean(), toWebhook)
  /** Gives up what waits. */
  const giveUp = (webhookId: string, endedAt: Date) =>
    rows.updateMany(
      { webhookId, state: 'waiting' },
      { $set: { state: 'failed', failure: 'off', endedAt, dueAt: null, claim: null } },
    )

  /** Of what has ended the newest are kept. */
  async function prune(webhookId: string): Promise<void> {
    const ended = { webhookId, state: { $in: ['delivered' as const, 'failed' as const] } }
    const old = await rows.find(ended, { _id: 1 }).sort(NEWEST).skip(LOGGED).lean()
    if (old.length > 0) await rows.deleteMany({ ...ended, _id: { $in: old.map(({ _id }) => _id) } })
  }

  return {
    collections: ['webhooks', 'webhook_deliveries'],
    buildIndexes: () => Promise.all([webhooks.createIndexes(), rows.createIndexes()]),
    exportOf: ({ id }: Person) => ({
      webhooks: pieces(async () => (await listAll(id)).map(({ secrets, ...shown }) => shown)),
      webhookDeliveries: pieces(async () => (await rows.find({ userId: id }).lean()).map(toDelivery)),
    }),
    removeOf: async ({ id }: Pick<Person, 'id'>): Promise<void> => {
      await webhooks.deleteMany({ userId: id })
      await rows.deleteMany({ userId: id })
    },

    /** Throws when the place is taken. */
    createWebhook: async ({ id, ...rest }: WebhookRecord): Promise<void> => {
      await webhooks.insertOne({ _id: id, ...rest })
    },
    /** Those that were removed too: their places are free once they are dropped. */
    listAll,
    listWebhooks: async (userId: string) => (await listAll(userId)).filter(({ removedAt }) => removedAt === null),
    dropRemoved: (userId: string) => webhooks.deleteMany({ userId, removedAt: { $ne: null } }),
    findWebhook: async (id: string) => orNull(await webhooks.findOne({ _id: id, removedAt: null }).lean(), toWebhook),
    findOwn,
    /** Null when it is not there, or another secret came first. */
    changeSecrets: async ({ id, userId, rev }: WebhookRecord, secrets: WebhookRecord['secrets']): Promise<boolean> =>
      (await webhooks.updateOne({ _id: id, userId, rev, removedAt: null }, { $set: { secrets }, $inc: { rev: 1 } }))
        .matchedCount > 0,
    /** No change to one that is on. */
    switchOn: async (userId: string, id: string, since: Date): Promise<void> => {
      const filter = { _id: id, userId, removedAt: null, offBecause: { $ne: null } }
      await webhooks.updateOne(filter, { $set: { since, offBecause: null, failingSince: null } })
    },
    /** `failingSince`: only if it still fails since then. */
    switchOff: async (
      { id, offBecause }: Pick<WebhookRecord, 'id' | 'offBecause'>,
      at: Date,
      failingSince?: Date,
    ): Promise<void> => {
      const filter = { _id: id, offBecause: null, ...(failingSince && { failingSince }) }
      if ((await webhooks.updateOne(filter, { $set: { offBecause } })).matchedCount > 0) await giveUp(id, at)
    },
    /** Null: it was reached. */
    noteFailing: async (id: string, failingSince: Date | null): Promise<void> => {
      const filter = { _id: id, failingSince: failingSince ? null : { $ne: null } }
      await webhooks.updateOne(filter, { $set: { failingSince } })
    },
    removeWebhook: async (userId: string, id: string, removedAt: Date): Promise<boolean> => {
      const found = await webhooks
        .findOneAndUpdate({ _id: id, userId, removedAt: null }, { $set: { removedAt } })
        .lean()
      if (found) await giveUp(id, removedAt)
      return found !== null
    },
    recoverWebhook: async (userId: string, id: string, since: Date) => {
      const removed = { _id: id, userId, removedAt: { $ne: null } }
      await webhooks.updateOne(removed, { $set: { removedAt: null, since } })
      return findOwn(userId, id)
    },

    /** Idempotent. */
    addDelivery: async ({ id, ...rest }: DeliveryRecord): Promise<void> => {
      await unlessTaken(rows.insertOne({ _id: id, ...rest }))
      if (rest.endedAt) await prune(rest.webhookId)
    },
    countWaitingOf: (webhookId: string) => rows.countDocuments({ webhookId, state: 'waiting' }),
    /** What waits: all, or what is due by `at`. */
    countWaiting: (at?: Date | undefined): Promise<number> =>
      rows.countDocuments({ dueAt: { ...IS_DATE, ...(at && { $lte: at }) } }),
    listDeliveries: async (webhookId: string): Promise<DeliveryRecord[]> =>
      (await rows.find({ webhookId }).sort(NEWEST).limit(LOGGED).lean()).map(toDelivery),
    /** Claims what has been due longest, but nothing of these accounts and lanes. */
    claimDelivery: async (
      claim: string,
      { at, until }: { at: Date; until: Date },
      { users, lanes }: { users: readonly string[]; lanes: readonly string[] },
    ): Promise<DeliveryRecord | null> =>
      orNull(
        await rows
          .findOneAndUpdate(
            { dueAt: { ...IS_DATE, $lte: at }, userId: { $nin: [...users] }, lane: { $nin: [...lanes] } },
            { $set: { dueAt: until, claim } },
            { sort: { dueAt: 1 }, returnDocument: 'after' },
          )
          .lean(),
        toDelivery,
      ),
    /** What must be delivered before this one: the next in its lane that waits. */
    findEarlier: async ({ lane, n }: DeliveryRecord) =>
      (
        await rows
          .find({ lane, n: { $lt: n }, state: 'waiting' }, { dueAt: 1 })
          .sort({ lane: 1, n: 1 })
          .limit(1)
          .lean()
      )[0],
    /** Ends a claim without a try. */
    putBack: async ({ id, claim }: DeliveryRecord, dueAt: Date): Promise<void> => {
      await rows.updateOne({ _id: id, claim }, { $set: { dueAt, claim: null } })
    },
    /** The end of a try; `dueAt`: when the next one is. */
    endTry: async ({ id, claim, webhookId }: DeliveryRecord, end: DeliveryEnd, at: Date): Promise<void> => {
      const state = end.failure === null ? 'delivered' : end.dueAt ? 'waiting' : 'failed'
      const change = { ...end, state, triedAt: at, endedAt: end.dueAt ? null : at, claim: null } as const
      await rows.updateOne({ _id: id, claim }, { $set: change, $inc: { tries: 1 } })
      if (!end.dueAt) await prune(webhookId)
    },
    /** Sends it once more, apart from its lane. False when there is none. */
    sendAgain: async (id: string, at: Date): Promise<boolean> => {
      const change = { state: 'waiting', lane: id, since: at, dueAt: at, endedAt: null, tries: 0 } as const
      const ended = await rows.updateOne({ _id: id, state: { $in: ['delivered', 'failed'] } }, { $set: change })
      if (ended.matchedCount > 0) return true
      const waiting = await rows.findOneAndUpdate({ _id: id, claim: null }, { $set: { dueAt: at } }).lean()
      if (waiting) await rows.updateMany({ lane: waiting.lane, claim: null, state: 'waiting' }, { $set: { dueAt: at } })
      return waiting !== null || (await rows.findById(id).lean()) !== null
    },
  }
}
