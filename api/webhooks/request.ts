// One signed request to a webhook, and the meaning of its reply.
import type { Seal } from '../crypto/seal.ts'
import type { GuardedPost } from '../providers/guarded-fetch.ts'
import type { DeliveryRecord } from './delivery-store.ts'
import { headersOf } from './rules.ts'
import type { WebhookRecord } from './store.ts'

type Deps = { outside: GuardedPost; seal: Seal; now: () => Date }
/** Without a failure the event was delivered. stopped: our own stop interrupted the request. */
export type Reply = Pick<DeliveryRecord, 'status' | 'failure'> | 'stopped'

export async function requestWebhook(deps: Deps, row: DeliveryRecord, webhook: WebhookRecord): Promise<Reply> {
  const { outside, seal, now } = deps
  const at = now()
  const live = webhook.secrets.filter(({ until }) => !until || until > at)
  const opened = live.map(({ sealed }) => seal.open(sealed, webhook.id))
  const secrets = opened.filter(secret => secret !== null)
  if (secrets.length < live.length) return { status: null, failure: 'sealed' }
  const body = JSON.stringify({ type: row.type, timestamp: row.at.toISOString(), data: row.data })
  const reply = await outside.post(webhook.url, body, headersOf(secrets, row.eventId, at, body))
  if ('failed' in reply) return reply.failed === 'stopped' ? 'stopped' : { status: null, failure: reply.failed }
  const { status } = reply
  if (status >= 200 && status < 300) return { status, failure: null }
  return { status, failure: status >= 300 && status < 400 ? 'redirected' : 'refused' }
}
