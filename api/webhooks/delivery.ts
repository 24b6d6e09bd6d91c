// Sends the deliveries of webhooks, those of one CV in order. Every step can be repeated after a kill; a claim keeps a delivery to one
// process at a time.
import { randomUUID } from 'node:crypto'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { DeliveryRecord, DeliveryStore } from './delivery-store.ts'
import type { Reply } from './request.ts'
import { nextTryAt } from './rules.ts'
import type { WebhookRecord, WebhookStore } from './store.ts'

type Deps = {
  store: WebhookStore
  deliveries: DeliveryStore
  request: (row: DeliveryRecord, webhook: WebhookRecord) => Promise<Reply>
  isBanned: (userId: string) => Promise<boolean>
  /** Requests of an account to one host. */
  hostQuota: SharedQuota
  /** Posts a mail. */
  post: (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
  now: () => Date
}

/** Requests at a time: of an account, and in all. */
const OF_ACCOUNT = 2
const IN_ALL = 50
/** Longer than a request may take. */
const CLAIM_MS = 30_000
const WEEK_MS = 7 * 24 * 3_600_000
const GONE = 410

const inMs = (now: () => Date, ms: number) => new Date(now().getTime() + ms)

export function createDelivery(deps: Deps, { emit, log }: { emit: Emit; log: Pick<Log, 'warn'> }) {
  const { deliveries, now } = deps
  const items = createItems('deliveries of webhooks', { now, log })
  const sending = new Map<string, { userId: string; lane: string; done: Promise<unknown> }>()

  const retryLater = async (row: DeliveryRecord): Promise<void> => {
    const dueAt = nextTryAt(row.tries + 1, row.since, now())
    await deliveries.endTry(row, { status: null, failure: 'internal', dueAt }, now())
  }

  function start(row: DeliveryRecord): void {
    const done = items
      .attempt(row, () => deliver(deps, row), { retryLater })
      .then(() => sending.delete(row.id))
      .then(() => emit('webhooks.queued', {}))
    sending.set(row.id, { userId: row.userId, lane: row.lane, done })
  }

  /** Accounts that have no room for another request. */
  function busy(): string[] {
    const users = [...sending.values()].map(({ userId }) => userId)
    return [...new Set(users)].filter(id => users.filter(one => one === id).length >= OF_ACCOUNT)
  }

  return {
    /** Sends the due deliveries. Does not wait for the replies. */
    async sendDue(mayGoOn: MayGoOn): Promise<void> {
      while (sending.size < IN_ALL && (await mayGoOn())) {
        const lanes = [...sending.values()].map(({ lane }) => lane)
        const times = { at: now(), until: inMs(now, CLAIM_MS) }
        const row = await deliveries.claimDelivery(randomUUID(), times, { users: busy(), lanes })
        if (!row) return
        start(row)
      }
    },
    /** Resolves when the running requests have ended. */
    whenIdle: async (): Promise<void> => {
      await Promise.all([...sending.values()].map(({ done }) => done))
    },
  }
}

/** One try of a claimed delivery. */
async function deliver(deps: Deps, row: DeliveryRecord): Promise<void> {
  const { store, deliveries, now } = deps
  const isTest = row.type === 'test'
  const earlier = await deliveries.findEarlier(row)
  if (earlier) {
    const afterIt = Math.max(Number(earlier.dueAt) + 1, inMs(now, 1_000).getTime())
    return deliveries.putBack(row, new Date(afterIt))
  }
  const webhook = await store.findWebhook(row.webhookId)
  if (!webhook || (webhook.offBecause && !isTest)) {
    return deliveries.endTry(row, { status: null, failure: 'off', dueAt: null }, now())
  }
  const isBanned = await deps.isBanned(row.userId)
  const waitUntil = isBanned ? null : await takeHostQuota(deps, webhook)
  if (waitUntil) return deliveries.putBack(row, waitUntil)
  const reply = isBanned ? ({ status: null, failure: 'suspended' } as const) : await deps.request(row, webhook)
  if (reply === 'stopped') return deliveries.putBack(row, now())
  const { status, failure } = reply
  if (!isBanned && (failure === null || !isTest)) await noteHealth(deps, webhook, reply)
  const isLast = failure === null || isTest || status === GONE
  const dueAt = isLast ? null : nextTryAt(row.tries + 1, row.since, now())
  await deliveries.endTry(row, { status, failure, dueAt }, now())
}

/** Counts a request to a host. Returns when the next one is allowed if the quota of the host is used up. */
function takeHostQuota({ hostQuota, now }: Deps, { userId, url }: WebhookRecord): Promise<Date | null> {
  const host = new URL(url).hostname.replace(/\.$/, '')
  return hostQuota.take(`${userId} ${host}`).then(
    () => null,
    (error: Problem) => inMs(now, (error.details?.retryAfterSeconds ?? 1) * 1_000),
  )
}

/** Stores since when a webhook fails, and switches it off after a week of failures or a 410. */
async function noteHealth(deps: Deps, webhook: WebhookRecord, { status, failure }: Exclude<Reply, 'stopped'>) {
  const { store, deliveries, post, now } = deps
  const { id, userId, failingSince } = webhook
  if (failure === null) return failingSince ? store.noteFailing(id, null) : undefined
  const since = failingSince ?? now()
  if (!failingSince) await store.noteFailing(id, since)
  const hasFailedForAWeek = now().getTime() - since.getTime() >= WEEK_MS
  if (!hasFailedForAWeek && status !== GONE) return
  // First the mail: the outbox retries it until the webhook is off.
  const at = since.toISOString()
  await post(`webhook-off:${id}:${at}`, 'webhook-off', { user: userId, webhook: id, since: at })
  const reason = hasFailedForAWeek ? 'failures' : 'gone'
  if (await store.switchOff({ id, offBecause: reason }, since)) await deliveries.giveUp(id, now())
}
