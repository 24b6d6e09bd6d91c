// Builds the services of the webhooks, for compose.ts.
import { createKeySeal } from '../crypto/seal.ts'
import type { Emit } from '../events.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { GuardedPost } from '../providers/guarded-fetch.ts'
import { createDelivery } from '../webhooks/delivery.ts'
import { createWebhookQueue } from '../webhooks/queue.ts'
import { requestWebhook } from '../webhooks/request.ts'
import { createWebhookService } from '../webhooks/service.ts'
import type { Stores } from './stores.ts'

type Deps = {
  stores: Stores
  keys: Parameters<typeof createKeySeal>[0]
  outside: GuardedPost & { refusalOf: (url: string) => string | null }
  post: (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
  /** Test events, and deliveries that are sent again. */
  quota: { check(key: string): void; use(key: string): void }
  /** Requests of an account to one host. */
  hostQuota: SharedQuota
  publicOrigin: string
  emit: Emit
  now: () => Date
  log: Log
}

export function assembleWebhooks(deps: Deps) {
  const { stores, outside, post, quota, hostQuota, publicOrigin, emit, now, log } = deps
  const { webhooks: store, deliveries, cvs, users } = stores
  const seal = createKeySeal(deps.keys, 'trucv webhook secrets')
  const queue = createWebhookQueue({ store, deliveries, cvs, publicOrigin, emit, now, log })
  const request = requestWebhook.bind(null, { outside, seal, now })
  const sending = { store, deliveries, request, isBanned: users.isBanned, hostQuota, post, now }
  const delivery = createDelivery(sending, { emit, log })
  const { refusalOf } = outside
  const sendSoon = () => emit('webhooks.queued', {})
  return {
    queueCv: queue.queueCv,
    queuePayment: queue.queuePayment,
    service: createWebhookService({ store, deliveries, queue, seal, refusalOf, sendSoon, quota, now }),
    /** The work of a job: queues the events of CVs, and sends the due deliveries. */
    async work(mayGoOn: MayGoOn): Promise<void> {
      await queue.queueCvs()
      await delivery.sendDue(mayGoOn)
    },
    countWaiting: (isDue: boolean) => deliveries.countWaiting(isDue ? now() : undefined),
    /** Breaks off the running requests; the next process sends them again. */
    async close(): Promise<void> {
      outside.close()
      await delivery.whenIdle()
    },
  }
}
