// The mails about an order. Each is posted with an idempotency key, so posting can be repeated; mails.ts composes the text.
import type { OrderRecord } from './order-store.ts'
import type { Issued } from './tax/issue.ts'
import type { DocumentRecord } from './tax/store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type Notices = {
  /** The payment is confirmed, or the order was free. The event of a payment waits for its document. */
  paid(order: OrderRecord, issued: Issued): Promise<void>
  /** The mails of what was issued, and of refunds that have no credit note. */
  issued(order: OrderRecord, issued: Issued): Promise<void>
}
type QueuePayment = (order: OrderRecord, invoice: DocumentRecord | null) => Promise<void>

/** `queuePayment`: queues the event of the payment for the buyer's webhooks. */
export const createNotices = (post: Post, queuePayment: QueuePayment): Notices => ({
  async paid(order, { documents }) {
    const { id, confirmed, amountMinor } = order
    if (!confirmed) return
    if (amountMinor === 0) await post(`free:${id}`, 'free', { order: id })
    await queuePayment(order, documents[0] ?? null)
  },
  async issued({ id, refunds }, { state, documents }) {
    const [invoice] = documents
    if (invoice) await post(`invoice:${invoice.id}`, 'invoice', { document: invoice.id })
    for (const { id: refund } of refunds) {
      const note = documents.find(({ cause }) => cause === `refund:${refund}`)
      const data = { order: id, refund, document: note?.id ?? null }
      if (note) await post(`credit-note:${note.id}`, 'refund', data)
      else if (state !== 'waiting') await post(`refund:${refund}`, 'refund', data)
    }
    for (const [at, { id: document, cause }] of documents.entries()) {
      const credit = documents[at - 1]?.id
      const isAmended = cause.startsWith('amend:') && cause.endsWith(':invoice')
      if (isAmended) await post(`amended:${document}`, 'amended', { document, credit })
      if (cause.startsWith('dispute:')) await post(`credit-note:${document}`, 'chargeback', { document })
    }
  },
})
