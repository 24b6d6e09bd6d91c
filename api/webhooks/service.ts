// Webhooks of an account: create, switch, remove and recover them, renew their secrets, and read their log.
import { nanoid } from 'nanoid'
import {
  type CreateWebhookData,
  type DeliveryData,
  type DeliveryQueryData,
  FAILURES,
  type WebhookData,
} from '../core/contract/webhooks.ts'
import type { Seal } from '../crypto/seal.ts'
import { pageOf, wantedOf } from '../lib/cursor.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { untilDone } from '../lib/retry.ts'
import { takeSlot } from '../lib/slots.ts'
import type { DeliveryRecord, DeliveryStore } from './delivery-store.ts'
import type { WebhookQueue } from './queue.ts'
import { BOTH_SIGN_MS, newSecret } from './rules.ts'
import type { WebhookRecord, WebhookStore } from './store.ts'

type Owner = Readonly<{ id: string }>
type Deps = {
  store: WebhookStore
  deliveries: DeliveryStore
  queue: Pick<WebhookQueue, 'queueTest'>
  seal: Seal
  /** Why an address is not allowed; null when it is. */
  refusalOf: (url: string) => string | null
  /** Requests that deliveries are sent soon. */
  sendSoon: () => Promise<void>
  /** Tests and repeated deliveries of an account. */
  quota: { check: (of: string) => void; use: (of: string) => void }
  now: () => Date
}
export type WebhookService = ReturnType<typeof createWebhookService>

const MOST = 10

export const createWebhookService = (deps: Deps) => ({
  listWebhooks: async (owner: Owner): Promise<WebhookData[]> =>
    (await deps.store.listWebhooks(owner.id)).map(describeWebhook),
  createWebhook: createWebhook.bind(null, deps),
  switchWebhook: switchWebhook.bind(null, deps),
  /** Removes a webhook: no more deliveries. It can be recovered for an hour. */
  async removeWebhook(owner: Owner, id: string): Promise<void> {
    const at = deps.now()
    if (!(await deps.store.removeWebhook(owner.id, id, at))) throw new Problem('not_found')
    await deps.deliveries.giveUp(id, at)
  },
  async recoverWebhook(owner: Owner, id: string): Promise<WebhookData> {
    const webhook = await deps.store.recoverWebhook(owner.id, id, deps.now())
    if (!webhook) throw new Problem('not_found')
    return describeWebhook(webhook)
  },
  renewSecret: renewSecret.bind(null, deps),
  async testWebhook(owner: Owner, id: string): Promise<void> {
    const webhook = await findOwn(deps, owner, id)
    countUse(deps, owner)
    await deps.queue.queueTest(webhook)
  },
  async listDeliveries(owner: Owner, id: string, query: DeliveryQueryData) {
    await findOwn(deps, owner, id)
    const wanted = wantedOf(query)
    const found = await deps.deliveries.listDeliveries(id, wanted)
    const { page, nextCursor } = pageOf(found, wanted.limit, ({ eventId, at }) => ({ id: eventId, createdAt: at }))
    return { deliveries: page.map(describeDelivery), nextCursor }
  },
  /** Sends an event again under its id; a waiting delivery is sent at once. */
  async sendAgain(owner: Owner, id: string, eventId: string): Promise<void> {
    const webhook = await findOwn(deps, owner, id)
    if (webhook.offBecause) throw new Problem('conflict', { message: 'This webhook is off. Switch it on first.' })
    countUse(deps, owner)
    if (!(await deps.deliveries.sendAgain(`${id}:${eventId}`, deps.now()))) throw new Problem('not_found')
    await deps.sendSoon()
  },
})

async function findOwn({ store }: Deps, owner: Owner, id: string): Promise<WebhookRecord> {
  const webhook = await store.findOwn(owner.id, id)
  if (!webhook) throw new Problem('not_found')
  return webhook
}

function countUse({ quota }: Deps, owner: Owner): void {
  quota.check(owner.id)
  quota.use(owner.id)
}

/** `secret`: its text, which is stored sealed. */
async function createWebhook({ store, seal, refusalOf, now }: Deps, owner: Owner, { url, events }: CreateWebhookData) {
  const message = refusalOf(url)
  if (message) throw invalid([{ path: '/url', message }])
  await store.dropRemoved(owner.id)
  const id = nanoid()
  const secret = newSecret()
  const at = now()
  const secrets = [{ sealed: seal.seal(secret, id), until: null }]
  const created = await takeSlot(
    async () => (await store.listAll(owner.id)).map(({ slot }) => slot),
    { count: MOST },
    async slot => {
      const times = { createdAt: at, since: at, offBecause: null, failingSince: null, removedAt: null }
      const webhook: WebhookRecord = { id, userId: owner.id, slot, rev: 0, url, events, secrets, ...times }
      await store.createWebhook(webhook)
      return webhook
    },
  )
  if (created) return { webhook: describeWebhook(created.written), secret }
  throw new Problem('limit_reached', { message: `An account can have ${MOST} webhooks. Remove one to make room.` })
}

async function switchWebhook(deps: Deps, owner: Owner, id: string, isOn: boolean): Promise<WebhookData> {
  const { store, deliveries, now } = deps
  await findOwn(deps, owner, id)
  if (isOn) await store.switchOn(owner.id, id, now())
  else if (await store.switchOff({ id, offBecause: 'owner' })) await deliveries.giveUp(id, now())
  return describeWebhook(await findOwn(deps, owner, id))
}

/** A new secret. The previous one also signs for a day. */
async function renewSecret(deps: Deps, owner: Owner, id: string): Promise<string> {
  const secret = newSecret()
  const sealed = deps.seal.seal(secret, id)
  const until = new Date(deps.now().getTime() + BOTH_SIGN_MS)
  await untilDone(async () => {
    const webhook = await findOwn(deps, owner, id)
    const previous = webhook.secrets.slice(0, 1).map(last => ({ ...last, until }))
    return (await deps.store.changeSecrets(webhook, [{ sealed, until: null }, ...previous])) || null
  })
  return secret
}

function describeWebhook({ id, url, events, createdAt, offBecause, failingSince }: WebhookRecord): WebhookData {
  const times = { createdAt: createdAt.toISOString(), failingSince: failingSince?.toISOString() ?? null }
  return { id, url, events: [...events], isOn: offBecause === null, offBecause, ...times }
}

function describeDelivery(row: DeliveryRecord): DeliveryData {
  const { eventId: id, type, state, tries, status, failure } = row
  const times = { at: row.at.toISOString(), triedAt: row.triedAt?.toISOString() ?? null }
  const nextAt = row.dueAt?.toISOString() ?? null
  return { id, type, state, tries, status, failure, message: failure && FAILURES[failure], ...times, nextAt }
}
