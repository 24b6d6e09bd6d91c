// Which mails follow from what happens to an order. Each is posted under a key of its own and may be posted any number of
// times; the words are found when it is sent, by mails.ts.
import type { OrderRecord } from './order-store.ts'

export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
export type Notices = {
  /** The order's money is certain, or there was none to pay. */
  paid(order: OrderRecord): Promise<void>
  /** Money of the order went back, in part or all of it. */
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
