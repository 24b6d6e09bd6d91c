// Webhooks as their owner sees them: made, switched off and on, removed and taken back, with their secrets and their log.
import { nanoid } from 'nanoid'
import { type CreateWebhookData, type DeliveryData, FAILURES, type WebhookData } from '../core/contract/webhooks.ts'
import type { Seal } from '../crypto/seal.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { untilDone } from '../lib/retry.ts'
import { takeSlot } from '../lib/slots.ts'
import { BOTH_SIGN_MS, newSecret } from './rules.ts'
import type { DeliveryRecord, WebhookRecord, WebhookStore } from './store.ts'

type Owner = Readonly<{ id: string }>
type Parts = {
  store: WebhookStore
  seal: Seal
  /** Why an address is not allowed, in words. */
  refusalOf: (url: string) => string | null
  sendTest: (webhook: WebhookRecord) => Promise<void>
  /** Something waits to be sent. */
  queued: () => Promise<void>
  /** Tests and repeated deliveries of an account. */
  quota: { check: (of: string) => void; use: (of: string) => void }
  now: () => Date
}
export type WebhookService = ReturnType<typeof createWebhookService>

const MOST = 10

export function createWebhookService({ store, seal, refusalOf, sendTest, queued, quota, now }: Parts) {
  async function own(owner: Owner, id: string): Promise<WebhookRecord> {
    const webhook = await store.findOwn(owner.id, id)
    if (!webhook) throw new Problem('not_found')
    return webhook
  }
  function count(owner: Owner): void {
    quota.check(owner.id)
    quota.use(owner.id)
  }

  return {
    listWebhooks: async (owner: Owner): Promise<WebhookData[]> => (await store.listWebhooks(owner.id)).map(describe),

    /** `secret`: its text, which is kept sealed. */
    async createWebhook(owner: Owner, { url, events }: CreateWebhookData) {
      const message = refusalOf(url)
      if (message) throw invalid([{ path: '/url', message }])
      await store.dropRemoved(owner.id)
      const [id, secret, at] = [nanoid(), newSecret(), now()]
      const secrets = [{ sealed: seal.seal(secret, id), until: null }]
      const made = await takeSlot(
        async () => (await store.listAll(owner.id)).map(({ place }) => place),
        { count: MOST },
        async place => {
          const times = { createdAt: at, since: at, offBecause: null, failingSince: null, removedAt: null }
          const webhook: WebhookRecord = { id, userId: owner.id, place, rev: 0, url, events, secrets, ...times }
          await store.createWebhook(webhook)
          return webhook
        },
      )
      if (made) return { webhook: describe(made.written), secret }
      throw new Problem('limit_reached', { message: `An account can have ${MOST} webhooks. Remove one to make room.` })
    },

    async switchWebhook(owner: Owner, id: string, isOn: boolean): Promise<WebhookData> {
      await own(owner, id)
      await (isOn ? store.switchOn(owner.id, id, now()) : store.switchOff({ id, offBecause: 'owner' }, now()))
      return describe(await own(owner, id))
    },
    /** Nothing more is sent. It can be taken back for an hour. */
    async removeWebhook(owner: Owner, id: string): Promise<void> {
      if (!(await store.removeWebhook(owner.id, id, now()))) throw new Problem('not_found')
    },
    async recoverWebhook(owner: Owner, id: string): Promise<WebhookData> {
      const webhook = await store.recoverWebhook(owner.id, id, now())
      if (!webhook) throw new Problem('not_found')
      return describe(webhook)
    },

    /** A new secret; the one before signs too for a day. */
    async renewSecret(owner: Owner, id: string): Promise<string> {
      const secret = newSecret()
      const [sealed, at] = [seal.seal(secret, id), now()]
      await untilDone(async () => {
        const webhook = await own(owner, id)
        const [last] = webhook.secrets
        const before = last ? [{ ...last, until: new Date(at.getTime() + BOTH_SIGN_MS) }] : []
        return (await store.changeSecrets(webhook, [{ sealed, until: null }, ...before])) || null
      })
      return secret
    },

    async testWebhook(owner: Owner, id: string): Promise<void> {
      const webhook = await own(owner, id)
      count(owner)
      await sendTest(webhook)
    },
    /** The last 50. */
    async listDeliveries(owner: Owner, id: string): Promise<DeliveryData[]> {
      await own(owner, id)
      return (await store.listDeliveries(id)).map(describeDelivery)
    },
    /** Sends an event once more, with the id that it has; one that waits for its next try at once. */
    async sendAgain(owner: Owner, id: string, eventId: string): Promise<void> {
      const webhook = await own(owner, id)
      if (webhook.offBecause) throw new Problem('conflict', { message: 'This webhook is off. Switch it on first.' })
      count(owner)
      if (!(await store.sendAgain(`${id}:${eventId}`, now()))) throw new Problem('not_found')
      await queued()
    },
  }
}

function describe({ id, url, events, createdAt, offBecause, failingSince }: WebhookRecord): WebhookData {
  const times = { createdAt: createdAt.toISOString(), failingSince: failingSince?.toISOString() ?? null }
  return { id, url, events: [...events], isOn: offBecause === null, offBecause, ...times }
}

function describeDelivery(row: DeliveryRecord): DeliveryData {
  const { eventId: id, type, state, tries, status, failure } = row
  const times = { at: row.at.toISOString(), triedAt: row.triedAt?.toISOString() ?? null }
  const nextAt = row.dueAt?.toISOString() ?? null
  return { id, type, state, tries, status, failure, message: failure && FAILURES[failure], ...times, nextAt }
}
