// Webhooks of the fuzzer's people, as if they had been made, each with a delivery.
import type { TestApp } from '../harness.ts'

type Keeper = 'a' | 'b' | 'admin'

export const deliveryId = 'E'.repeat(21)
export const webhookIdOf = (who: Keeper, at: number) => `W${at}${who}`.padEnd(21, 'w')

/** Four for each of them; the addresses of A have the canary. */
export async function keepWebhooks(app: TestApp, ownerIds: Record<Keeper, string>, canary: string): Promise<void> {
  const [webhooks, deliveries] = ['webhooks', 'webhook_deliveries'].map(name => app.connection.collection<never>(name))
  await webhooks?.deleteMany({})
  await deliveries?.deleteMany({})
  const at = new Date()
  const times = { createdAt: at, since: at, offBecause: null, failingSince: null, removedAt: null }
  const ended = { state: 'delivered', dueAt: null, claim: null, tries: 1, status: 204, failure: null, triedAt: at }
  for (const who of ['a', 'b', 'admin'] as const) {
    const url = `https://hooks.example.com/${who === 'a' ? canary : ''}`
    for (const slot of [0, 1, 2, 3]) {
      const [webhookId, userId] = [webhookIdOf(who, slot), ownerIds[who]]
      const more = { url, events: ['cv.published'], secrets: [{ sealed: '', until: null }], ...times }
      await webhooks?.insertOne({ _id: webhookId, userId, slot, rev: 0, ...more } as never)
      const event = { eventId: deliveryId, type: 'cv.published', at, data: {}, lane: webhookId, n: 0, since: at }
      const row = { _id: `${webhookId}:${deliveryId}`, webhookId, userId, ...event, ...ended, endedAt: at }
      await deliveries?.insertOne(row as never)
    }
  }
}
