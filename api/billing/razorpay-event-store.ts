// Webhook events, deduplicated by content, and the leases that keep background work to one process at a time.
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'

/** The fields of an event that are used; never the payer's address or phone number. */
export type WebhookFacts = Readonly<{
  event: string
  orderId: string
  payment: { id: string; amountMinor: number; currency: string; status: string }
  refund: { id: string; amountMinor: number; status: string } | null
}>
export type WebhookEventRecord = Readonly<{ id: string; facts: WebhookFacts; receivedAt: Date; handledAt: Date | null }>

type StoredEvent = Omit<WebhookEventRecord, 'id'> & { _id: string }

const KEPT_SECONDS = 90 * 24 * 3_600

const eventSchema = new Schema(
  { _id: String, facts: Schema.Types.Mixed, receivedAt: Date, handledAt: { type: Date, default: null } },
  SCHEMA_OPTIONS,
)
eventSchema.index({ handledAt: 1, receivedAt: 1 })
eventSchema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })

const leaseSchema = new Schema({ _id: String, holder: String, until: Date }, SCHEMA_OPTIONS)

export type RazorpayEventStore = ReturnType<typeof createRazorpayEventStore>

export function createRazorpayEventStore(connection: Connection) {
  const events = documents<StoredEvent>(connection, 'WebhookEvent', eventSchema, 'webhook_events')
  const leases = documents<{ _id: string; holder: string; until: Date }>(connection, 'Lease', leaseSchema, 'leases')

  return {
    // No personal data: only Razorpay's ids and amounts.
    collections: ['webhook_events', 'leases'],
    buildIndexes: () => events.createIndexes(),

    /** Stores an event. Returns the stored record, which is the earlier one for a repeated event. */
    keepEvent: async (id: string, facts: WebhookFacts, at: Date): Promise<WebhookEventRecord> => {
      await unlessTaken(events.insertOne({ _id: id, facts, receivedAt: at, handledAt: null }))
      const { _id, ...rest } = (await events.findById(id).lean()) as StoredEvent
      return { ...rest, id: _id }
    },
    markHandled: async (id: string, at: Date): Promise<void> => {
      await events.updateOne({ _id: id }, { $set: { handledAt: at } })
    },
    /** Unhandled events, oldest first. */
    listUnhandled: async (since: Date, limit: number): Promise<WebhookEventRecord[]> =>
      (
        await events
          .find({ handledAt: null, receivedAt: { $gte: since } })
          .sort({ receivedAt: 1 })
          .limit(limit)
          .lean()
      ).map(({ _id, ...rest }) => ({ ...rest, id: _id })),

    /** Takes or renews a lease. False while another holder has it. */
    takeLease: async (name: string, holder: string, until: Date, at: Date): Promise<boolean> => {
      const filter = { _id: name, $or: [{ holder }, { until: { $lte: at } }] }
      const taken = await unlessTaken(
        leases.findOneAndUpdate(filter, { $set: { holder, until } }, { upsert: true, returnDocument: 'after' }).lean(),
      )
      return taken !== null
    },
    dropLease: async (name: string, holder: string): Promise<void> => {
      await leases.deleteOne({ _id: name, holder })
    },
  }
}
