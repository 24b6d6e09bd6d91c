// The deliveries of webhooks in MongoDB: one row for each event and webhook, which is both the queue and the log.
import { type Connection, Schema } from 'mongoose'
import type { Failure, WebhookEvent } from '../core/contract/webhooks.ts'
import { type Documents, documents, IS_DATE, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { olderThan, type Wanted } from '../lib/cursor.ts'
import { unlessTaken } from '../lib/retry.ts'

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
  /** When it may be claimed; while it is claimed, when the claim ends. Null when it has ended. */
  dueAt: Date | null
  claim: string | null
  tries: number
  status: number | null
  failure: Failure | null
  triedAt: Date | null
  endedAt: Date | null
}>
type Stored = Omit<DeliveryRecord, 'id'> & { _id: string }
type Rows = Documents<Stored>
/** `dueAt`: when the next try is; null when there is none. */
type TryEnd = Pick<DeliveryRecord, 'status' | 'failure' | 'dueAt'>

const rowSchema = new Schema(
  {
    _id: String,
    webhookId: String,
    userId: String,
    eventId: String,
    type: { type: String },
    at: Date,
    data: Schema.Types.Mixed,
    lane: String,
    n: Number,
    state: String,
    since: Date,
    dueAt: Date,
    claim: String,
    tries: Number,
    status: Number,
    failure: String,
    triedAt: Date,
    endedAt: Date,
  },
  SCHEMA_OPTIONS,
)
rowSchema.index({ webhookId: 1, at: -1, _id: -1 })
rowSchema.index({ lane: 1, n: 1 })
rowSchema.index({ userId: 1 })
rowSchema.index({ eventId: 1 })
rowSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: IS_DATE } })
rowSchema.index({ endedAt: 1 }, { expireAfterSeconds: 90 * 24 * 3_600 })

/** Ended deliveries of a webhook that are stored. */
const LOGGED = 50
/** The times of what happens to a delivery. */
const CHANGES = ['at', 'since', 'triedAt', 'endedAt'] as const
const NEWEST = { at: -1, _id: -1 } as const

const toRecord = ({ _id, ...rest }: Stored): DeliveryRecord => ({ ...rest, id: _id })

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

export function createDeliveryStore(connection: Connection) {
  const rows = documents<Stored>(connection, 'WebhookDelivery', rowSchema, 'webhook_deliveries')

  return {
    collections: ['webhook_deliveries'],
    buildIndexes: () => rows.createIndexes(),
    exportOf: ({ id }: Person) => ({
      webhookDeliveries: pieces(async () => (await rows.find({ userId: id }).lean()).map(toRecord)),
    }),
    removeOf: ({ id }: Pick<Person, 'id'>) => rows.deleteMany({ userId: id }),

    /** Idempotent. */
    addDelivery: async ({ id, ...rest }: DeliveryRecord): Promise<void> => {
      await unlessTaken(rows.insertOne({ _id: id, ...rest }))
      if (rest.endedAt) await prune(rows, rest.webhookId)
    },
    complete: complete.bind(null, rows),
    countWaitingOf: (webhookId: string) => rows.countDocuments({ webhookId, state: 'waiting' }),
    /** Waiting deliveries: all, or those due by `at`. */
    countWaiting: (at?: Date | undefined): Promise<number> =>
      rows.countDocuments({ dueAt: { ...IS_DATE, ...(at && { $lte: at }) } }),
    listDeliveries: listDeliveries.bind(null, rows),

    /** Claims the delivery that has been due longest, except of these accounts and lanes; null when none is due. */
    claimDelivery: async (
      claim: string,
      { at, until }: { at: Date; until: Date },
      { users, lanes }: { users: readonly string[]; lanes: readonly string[] },
    ): Promise<DeliveryRecord | null> => {
      const due = { dueAt: { ...IS_DATE, $lte: at }, userId: { $nin: [...users] }, lane: { $nin: [...lanes] } }
      const options = { sort: { dueAt: 1 }, returnDocument: 'after' }
      const claimed = await rows.findOneAndUpdate(due, { $set: { dueAt: until, claim } }, options).lean()
      return claimed && toRecord(claimed)
    },
    /** The first waiting delivery of the same lane with a lower number. */
    findEarlier: async ({ lane, n }: DeliveryRecord) => {
      const earlier = rows.find({ lane, n: { $lt: n }, state: 'waiting' }, { dueAt: 1 }).sort({ lane: 1, n: 1 })
      return (await earlier.limit(1).lean())[0]
    },
    /** Ends a claim without a try. */
    putBack: async ({ id, claim }: DeliveryRecord, dueAt: Date): Promise<void> => {
      await rows.updateOne({ _id: id, claim }, { $set: { dueAt, claim: null } })
    },
    /** Stores the result of a try, and ends its claim. */
    endTry: async ({ id, claim, webhookId }: DeliveryRecord, end: TryEnd, at: Date): Promise<void> => {
      const state = end.failure === null ? 'delivered' : end.dueAt ? 'waiting' : 'failed'
      const change = { ...end, state, triedAt: at, endedAt: end.dueAt ? null : at, claim: null } as const
      await rows.updateOne({ _id: id, claim }, { $set: change, $inc: { tries: 1 } })
      if (!end.dueAt) await prune(rows, webhookId)
    },
    /** Gives up the waiting deliveries of a webhook that was switched off. */
    giveUp: async (webhookId: string, endedAt: Date): Promise<void> => {
      const failed = { state: 'failed', failure: 'off', endedAt, dueAt: null, claim: null } as const
      await rows.updateMany({ webhookId, state: 'waiting' }, { $set: failed })
    },
    sendAgain: (id: string, at: Date): Promise<boolean> => sendAgain(rows, id, at),
  }
}

/** One more than wanted. The id of a position is that of the event. */
async function listDeliveries(rows: Rows, webhookId: string, { limit, after, since }: Wanted) {
  const older = after && olderThan({ ...after, id: `${webhookId}:${after.id}` }, 'at')
  const changed = since && { $and: [{ $or: CHANGES.map(field => ({ [field]: { $gte: since } })) }] }
  const found = rows.find({ webhookId, ...older, ...changed }).sort(NEWEST)
  return (await found.limit(limit + 1).lean()).map(toRecord)
}

/** Gives an event that was not sent yet its whole data, and sends it now. */
const complete = (rows: Rows, eventId: string, data: DeliveryRecord['data'], dueAt: Date) =>
  rows.updateMany({ eventId, tries: 0, claim: null, state: 'waiting' }, { $set: { data, dueAt } })

/** Removes the oldest ended deliveries of a webhook. */
async function prune(rows: Rows, webhookId: string): Promise<void> {
  const ended = { webhookId, state: { $in: ['delivered' as const, 'failed' as const] } }
  const old = await rows.find(ended, { _id: 1 }).sort(NEWEST).skip(LOGGED).lean()
  if (old.length > 0) await rows.deleteMany({ ...ended, _id: { $in: old.map(({ _id }) => _id) } })
}

/** Requeues an ended delivery, in a lane of its own, or makes a waiting one due now. False when it does not exist. */
async function sendAgain(rows: Rows, id: string, at: Date): Promise<boolean> {
  const change = { state: 'waiting', lane: id, since: at, dueAt: at, endedAt: null, tries: 0 } as const
  const ended = await rows.updateOne({ _id: id, state: { $in: ['delivered', 'failed'] } }, { $set: change })
  if (ended.matchedCount > 0) return true
  const waiting = await rows.findOneAndUpdate({ _id: id, claim: null }, { $set: { dueAt: at } }).lean()
  if (waiting) await rows.updateMany({ lane: waiting.lane, claim: null, state: 'waiting' }, { $set: { dueAt: at } })
  return waiting !== null || (await rows.findById(id).lean()) !== null
}
