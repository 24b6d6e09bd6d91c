// Builds the services of webhooks: the queue, the deliveries, and what their owners see.
import type { Config } from '../config/config.ts'
import { createKeySeal } from '../crypto/seal.ts'
import type { Emit } from '../events.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import { createGuardedPost } from '../providers/guarded-fetch.ts'
import { createDelivery } from '../webhooks/delivery.ts'
import { createWebhookQueue } from '../webhooks/queue.ts'
import { requestWebhook } from '../webhooks/request.ts'
import { createWebhookService } from '../webhooks/service.ts'
import type { Limits } from './limits.ts'
import type { Stores } from './stores.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'attestationKeys' | 'credentials'>
  stores: Stores
  limits: Pick<Limits, 'webhooks' | 'webhookHosts'>
  post: (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
  emit: Emit
  now: () => Date
  log: Log
}

export function assembleWebhooks({ config, stores, limits, post, emit, now, log }: Deps) {
  const { publicOrigin, attestationKeys, credentials } = config
  const { webhooks: quota, webhookHosts: hostQuota } = limits
  const { webhooks: store, deliveries, cvs, users } = stores
  const seal = createKeySeal(attestationKeys, 'trucv webhook secrets')
  const outside = createGuardedPost({ hosts: new Map(credentials.hosts) })
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
