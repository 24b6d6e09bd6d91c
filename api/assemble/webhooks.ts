// Builds the services of this feature, for compose.ts.
import { createKeySeal } from '../crypto/seal.ts'
import { createDelivery, type Parts as DeliveryParts } from '../webhooks/delivery.ts'
import { createWebhookService } from '../webhooks/service.ts'
import type { Stores } from './stores.ts'

type Parts = Omit<DeliveryParts, 'store' | 'cvs' | 'isBanned' | 'seal'> & {
  stores: Stores
  keys: Parameters<typeof createKeySeal>[0]
  /** Test events, and deliveries that are sent again. */
  quota: { check(key: string): void; use(key: string): void }
}

export function assembleWebhooks({ stores, keys, quota, ...parts }: Parts) {
  const { webhooks: store, cvs, users } = stores
  const seal = createKeySeal(keys, 'trucv webhook secrets')
  const delivery = createDelivery({ ...parts, store, cvs, seal, isBanned: users.isBanned })
  const { sendTest } = delivery
  const { refusalOf } = parts.outside
  const queued = () => parts.emit('webhooks.queued', {})
  return {
    ...delivery,
    countWaiting: (isDue: boolean) => store.countWaiting(isDue ? parts.now() : undefined),
    service: createWebhookService({ ...parts, store, seal, refusalOf, sendTest, queued, quota }),
  }
}
