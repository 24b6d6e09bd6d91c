// The mails about an order. Each is posted with an idempotency key, so posting can be repeated; mails.ts composes the text.
import type { OrderRecord } from './order-store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type Notices = {
  /** The payment is confirmed, or the order was free. */
  paid(order: OrderRecord): Promise<void>
  /** The order was refunded, in part or in full. */
  refunded(order: OrderRecord): Promise<void>
}

export const createNotices = (post: Post): Notices => ({
  async paid({ id, confirmed, amountMinor }) {
    if (!confirmed) return
    const kind = amountMinor === 0 ? 'free' : 'receipt'
    await post(`${kind}:${id}`, kind, { order: id })
  },
  async refunded({ id, refunds }) {
    for (const refund of refunds) await post(`refund:${refund.id}`, 'refund', { order: id, refund: refund.id })
  },
})
