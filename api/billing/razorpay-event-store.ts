// Razorpay's webhook events, deduplicated by content.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'
import type { DisputeStatus } from './rules/settle.ts'

/** The fields of an event that are used; never the payer's address or phone number. */
export type RazorpayEventFacts = Readonly<{
  event: string
  orderId: string
  payment: { id: string; amountMinor: number; currency: string; status: string }
  refund: { id: string; amountMinor: number; status: string } | null
  dispute: { id: string; amountMinor: number; currency: string; status: DisputeStatus } | null
}>
export type RazorpayEventRecord = Readonly<{
  id: string
  facts: RazorpayEventFacts
  receivedAt: Date
  handledAt: Date | null
}>

type StoredEvent = Omit<RazorpayEventRecord, 'id'> & { _id: string }

const STORED_SECONDS = 90 * 24 * 3_600

const eventSchema = new Schema(
  { _id: String, facts: Schema.Types.Mixed, receivedAt: Date, handledAt: { type: Date, default: null } },
  SCHEMA_OPTIONS,
)
eventSchema.index({ handledAt: 1, receivedAt: 1 })
eventSchema.index({ receivedAt: 1 }, { expireAfterSeconds: STORED_SECONDS })

export type RazorpayEventStore = ReturnType<typeof createRazorpayEventStore>

export function createRazorpayEventStore(connection: Connection) {
  const events = documents<StoredEvent>(connection, 'WebhookEvent', eventSchema, 'webhook_events')

  return {
    // No personal data: only Razorpay's ids and amounts.
    collections: ['webhook_events'],
    buildIndexes: () => events.createIndexes(),

    /** Stores an event. Returns the stored record, which is the earlier one for a repeated event. */
    storeEvent: async (id: string, facts: RazorpayEventFacts, at: Date): Promise<RazorpayEventRecord> => {
      await unlessTaken(events.insertOne({ _id: id, facts, receivedAt: at, handledAt: null }))
      const { _id, ...rest } = (await events.findById(id).lean()) as StoredEvent
      return { ...rest, id: _id }
    },
    markHandled: async (id: string, at: Date): Promise<void> => {
      await events.updateOne({ _id: id }, { $set: { handledAt: at } })
    },
    /** Unhandled events, oldest first. */
    listUnhandled: async (since: Date, limit: number): Promise<RazorpayEventRecord[]> =>
      (
        await events
          .find({ handledAt: null, receivedAt: { $gte: since } })
          .sort({ receivedAt: 1 })
          .limit(limit)
          .lean()
      ).map(({ _id, ...rest }) => ({ ...rest, id: _id })),
  }
}
