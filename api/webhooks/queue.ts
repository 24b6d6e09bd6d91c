// The queue of webhooks: an event becomes one delivery for each webhook that subscribes to its type. Every step is idempotent: the id
// of a delivery follows from its webhook and its event.
import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '../core/contract/webhooks.ts'
import type { CvEvent, UnqueuedEvents } from '../cv/pending-events.ts'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import type { DeliveryRecord, DeliveryStore } from './delivery-store.ts'
import { eventIdOf } from './rules.ts'
import type { WebhookRecord, WebhookStore } from './store.ts'

type Deps = {
  store: WebhookStore
  deliveries: DeliveryStore
  /** The events of CVs that are not queued yet: they are stored with the change that caused them. */
  cvs: {
    listWithPendingEvents: () => Promise<string[]>
    findPendingEvents: (nanoId: string) => Promise<UnqueuedEvents | null>
    dropQueuedEvents: (nanoId: string, events: readonly CvEvent[]) => Promise<void>
  }
  publicOrigin: string
  emit: Emit
  now: () => Date
  log: Pick<Log, 'warn'>
}
/** `dueAt`: not before this. */
type QueuedEvent = Pick<DeliveryRecord, 'eventId' | 'type' | 'at' | 'data' | 'lane' | 'n'> & {
  dueAt?: Date | undefined
}
type SubscribedEvent = QueuedEvent & { type: WebhookEvent }
export type Paid = Readonly<{ id: string; userId: string; claim: number; amountMinor: number; paidAt: Date | null }>
/** Null while the document of the payment is not made. */
export type PaidDocument = Readonly<{ id: string; kind: string; number: string; facts: Amounts }> | null
type Amounts = Readonly<{ totalMinor: number; taxableMinor: number; taxMinor: number; currency: string }>

/** The most waiting deliveries of one webhook; further events fail immediately. */
const MOST_WAITING = 1_000
/** How long the event of a payment waits for its document. */
const DOCUMENT_WAIT_MS = 60_000
const NEVER_TRIED = { dueAt: null, claim: null, tries: 0, status: null, failure: null, triedAt: null, endedAt: null }

export type WebhookQueue = ReturnType<typeof createWebhookQueue>

export function createWebhookQueue(deps: Deps) {
  const items = createItems('events of CVs for webhooks', deps)
  const queueCv = (cv: string) => queueEventsOfCv(deps, cv)
  return {
    /** Queues the events of a CV. Also called before the CV is removed. */
    queueCv,
    /** Queues the events of all CVs. */
    queueCvs: (): Promise<boolean> => items.each(deps.cvs.listWithPendingEvents(), queueCv),
    /** Queues the event of a completed payment, which waits a minute for the document. */
    queuePayment: (order: Paid, document: PaidDocument): Promise<void> => queuePayment(deps, order, document),
    /** Queues a test event, which has no subscribers but this webhook. */
    async queueTest(webhook: WebhookRecord): Promise<void> {
      const eventId = eventIdOf(randomUUID())
      await addDeliveries(deps, webhook, [{ eventId, type: 'test', at: deps.now(), data: {}, lane: eventId, n: 0 }])
      await deps.emit('webhooks.queued', {})
    },
  }
}

async function queueEventsOfCv(deps: Deps, cv: string): Promise<void> {
  const { cvs, publicOrigin } = deps
  const found = await cvs.findPendingEvents(cv)
  if (!found) return
  const events = found.events.map(({ id: eventId, type, at, data, n }) => {
    const url = type === 'cv.published' && { url: `${publicOrigin}/cv/${cv}` }
    return { eventId, type, at, n, data: { cv, ...data, ...url }, lane: cv }
  })
  await queueEvents(deps, found.userId, events)
  await cvs.dropQueuedEvents(cv, found.events)
}

async function queuePayment(deps: Deps, { id, userId, claim, amountMinor, paidAt }: Paid, paper: PaidDocument) {
  if (amountMinor === 0 || !paidAt) return
  const eventId = eventIdOf(`payment ${id} ${claim}`)
  const { totalMinor, taxableMinor, taxMinor, currency } = paper?.facts ?? {}
  const document = paper && {
    id: paper.id,
    kind: paper.kind,
    number: paper.number,
    totalMinor,
    taxableMinor,
    taxMinor,
    currency,
  }
  const dueAt = document ? undefined : new Date(paidAt.getTime() + DOCUMENT_WAIT_MS)
  const data = { order: id, document }
  const event = { eventId, type: 'payment.completed', at: paidAt, data, lane: id, n: claim, dueAt } as const
  await queueEvents(deps, userId, [event])
  if (document) await deps.deliveries.complete(eventId, data, deps.now())
}

async function queueEvents(deps: Deps, userId: string, events: readonly SubscribedEvent[]): Promise<void> {
  const webhooks = (await deps.store.listWebhooks(userId)).filter(({ offBecause }) => offBecause === null)
  for (const webhook of webhooks) {
    const subscribed = events.filter(({ type, at }) => webhook.events.includes(type) && webhook.since <= at)
    await addDeliveries(deps, webhook, subscribed)
  }
  if (webhooks.length > 0) await deps.emit('webhooks.queued', {})
}

async function addDeliveries(deps: Deps, webhook: WebhookRecord, events: readonly QueuedEvent[]): Promise<void> {
  const { deliveries, now } = deps
  const { id: webhookId, userId } = webhook
  let room = events.length > 0 ? MOST_WAITING - (await deliveries.countWaitingOf(webhookId)) : 0
  for (const { lane, dueAt, ...event } of events) {
    const id = `${webhookId}:${event.eventId}`
    const since = now()
    const row = { ...NEVER_TRIED, ...event, id, webhookId, userId, lane: `${webhookId}:${lane}`, since }
    if (room > 0) await deliveries.addDelivery({ ...row, state: 'waiting', dueAt: dueAt ?? since })
    else await deliveries.addDelivery({ ...row, state: 'failed', failure: 'crowded', endedAt: since })
    room--
  }
}
