// The mails about an order. Each is posted with an idempotency key, so posting can be repeated; mails.ts composes the text.
import type { OrderRecord } from './order-store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type Notices = {
  /** The payment is confirmed, or the order was free. */
  paid(order: OrderRecord): Promise<void>
  /** The order was refunded, in part or in full. */
  refunded(order: OrderRecord): Promise<void>
}

/** `queuePayment`: queues the event of the payment for the buyer's webhooks. */
export const createNotices = (post: Post, queuePayment: (order: OrderRecord) => Promise<void>): Notices => ({
  async paid(order) {
    const { id, confirmed, amountMinor } = order
    if (!confirmed) return
    const kind = amountMinor === 0 ? 'free' : 'receipt'
    await post(`${kind}:${id}`, kind, { order: id })
    await queuePayment(order)
  },
  async refunded({ id, refunds }) {
    for (const refund of refunds) await post(`refund:${refund.id}`, 'refund', { order: id, refund: refund.id })
  },
})
