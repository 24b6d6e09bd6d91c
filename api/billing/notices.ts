// The mails about an order. Each is posted with an idempotency key, so posting can be repeated; mails.ts composes the text.
import type { OrderRecord } from './order-store.ts'
import type { Issued } from './tax/issue.ts'
import type { DocumentRecord } from './tax/store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type Notices = {
  /** The payment is confirmed, or the order was free. `invoice` is null while it is waiting. */
  paid(order: OrderRecord, invoice: DocumentRecord | null): Promise<void>
  /** The order was refunded, in part or in full. A mail waits for the credit note of its refund. */
  refunded(order: OrderRecord, issued: Issued): Promise<void>
}
type QueuePayment = (order: OrderRecord, invoice: DocumentRecord | null) => Promise<void>

/** `queuePayment`: queues the event of the payment for the buyer's webhooks. */
export const createNotices = (post: Post, queuePayment: QueuePayment): Notices => ({
  async paid(order, invoice) {
    const { id, confirmed, amountMinor } = order
    if (!confirmed) return
    if (amountMinor === 0) await post(`free:${id}`, 'free', { order: id })
    if (invoice) await post(`invoice:${invoice.id}`, 'invoice', { document: invoice.id })
    await queuePayment(order, invoice)
  },
  async refunded({ id, refunds }, { state, invoice, notes }) {
    if (invoice) await post(`invoice:${invoice.id}`, 'invoice', { document: invoice.id })
    for (const { id: refund } of refunds) {
      const note = notes.find(({ cause }) => cause === `refund:${refund}`)
      const data = { order: id, refund, document: note?.id ?? null }
      if (note) await post(`credit-note:${note.id}`, 'refund', data)
      else if (state !== 'waiting') await post(`refund:${refund}`, 'refund', data)
    }
  },
})
