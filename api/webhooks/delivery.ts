// Tells webhooks what happened: events become rows, one for each webhook, and rows are sent, those of a CV in order. Every step can be
// repeated after a kill; a claim keeps a row to one process at a time.
import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '../core/contract/webhooks.ts'
import type { Seal } from '../crypto/seal.ts'
import type { CvEvent, ToTell } from '../cv/telling.ts'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { MayGoOn } from '../jobs/job.ts'
import type { Log } from '../lib/log.ts'
import type { Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { GuardedPost, Posted } from '../providers/guarded-fetch.ts'
import { eventIdOf, headersOf, nextTryAt } from './rules.ts'
import type { DeliveryRecord, WebhookRecord, WebhookStore } from './store.ts'

export type Parts = {
  store: WebhookStore
  cvs: {
    listToTell: () => Promise<string[]>
    findToTell: (nanoId: string) => Promise<ToTell | null>
    dropTold: (nanoId: string, events: readonly CvEvent[]) => Promise<void>
  }
  outside: GuardedPost
  seal: Seal
  isBanned: (userId: string) => Promise<boolean>
  /** Requests of an account to one host. */
  hostQuota: SharedQuota
  /** Posts a mail. */
  post: (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
  publicOrigin: string
  emit: Emit
  now: () => Date
  log: Pick<Log, 'warn'>
}
/** Something that happened. */
type Happened = Pick<DeliveryRecord, 'eventId' | 'at' | 'data' | 'lane' | 'n'> & { type: WebhookEvent }
export type Paid = Readonly<{ id: string; userId: string; claim: number; amountMinor: number; paidAt: Date | null }>

const MOST_WAITING = 1_000
/** Requests at a time: of an account, and in all. */
const OF_ACCOUNT = 2
const IN_ALL = 50
/** Longer than a request may take. */
const CLAIM_MS = 30_000
const WEEK_MS = 7 * 24 * 3_600_000
const GONE = 410
const NEVER_TRIED = { dueAt: null, claim: null, tries: 0, status: null, failure: null, triedAt: null, endedAt: null }

export function createDelivery({ store, cvs, outside, seal, publicOrigin, emit, now, log, ...parts }: Parts) {
  const sending = new Map<string, { userId: string; lane: string; done: Promise<void> }>()
  const inMs = (ms: number) => new Date(now().getTime() + ms)
  const telling = createItems('events of CVs for webhooks', { now, log })
  const queued = () => emit('webhooks.queued', {})

  async function addFor({ id, userId }: WebhookRecord, events: readonly (Happened | TestEvent)[]): Promise<void> {
    let room = events.length > 0 ? MOST_WAITING - (await store.countWaitingOf(id)) : 0
    for (const { lane, ...event } of events) {
      const ids = { id: `${id}:${event.eventId}`, webhookId: id, userId, lane: `${id}:${lane}` }
      const [since, isCrowded] = [now(), room-- <= 0]
      const state = isCrowded ? 'failed' : 'waiting'
      const end = isCrowded ? { failure: 'crowded' as const, endedAt: since } : { dueAt: since }
      await store.addDelivery({ ...NEVER_TRIED, ...event, ...ids, since, state, ...end })
    }
  }

  /** Idempotent. */
  async function enqueue(userId: string, events: readonly Happened[]): Promise<void> {
    const webhooks = (await store.listWebhooks(userId)).filter(({ offBecause }) => offBecause === null)
    for (const webhook of webhooks) {
      const wanted = events.filter(({ type, at }) => webhook.events.includes(type) && webhook.since <= at)
      await addFor(webhook, wanted)
    }
    if (webhooks.length > 0) await queued()
  }

  /** Queues what a CV has to tell. Idempotent. */
  async function settle(cv: string): Promise<void> {
    const found = await cvs.findToTell(cv)
    if (!found) return
    const events = found.events.map(({ id: eventId, data, ...rest }) => {
      const url = rest.type === 'cv.published' && { url: `${publicOrigin}/cv/${cv}` }
      return { ...rest, eventId, data: { cv, ...data, ...url }, lane: cv }
    })
    await enqueue(found.userId, events)
    await cvs.dropTold(cv, found.events)
  }

  async function ask({ eventId, type, at, data }: DeliveryRecord, { id, url, secrets }: WebhookRecord) {
    const live = secrets.filter(({ until }) => !until || until > now()).map(({ sealed }) => seal.open(sealed, id))
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
    const known = live.filter(secret => secret !== null)
    return known.length < live.length ? 'sealed' : outside.post(url, body, headersOf(known, eventId, now(), body))
  }

  /** Notes whether the webhook can be reached; switches it off after a week of failures, or when it says that it is gone. */
  async function note({ id, userId, failingSince }: WebhookRecord, isGood: boolean, status: number | null) {
    if (isGood) return failingSince ? store.noteFailing(id, null) : undefined
    const since = failingSince ?? now()
    if (!failingSince) await store.noteFailing(id, since)
    const isOver = now().getTime() - since.getTime() >= WEEK_MS
    if (!isOver && status !== GONE) return
    // First the mail, which waits until the webhook is off.
    const at = since.toISOString()
    await parts.post(`webhook-off:${id}:${at}`, 'webhook-off', { user: userId, webhook: id, since: at })
    await store.switchOff({ id, offBecause: isOver ? 'failures' : 'gone' }, now(), since)
  }

  /** Counts a request to a host. When it has had the most of the moment: until when the next one waits. */
  const waitFor = (host: string): Promise<Date | null> =>
    parts.hostQuota.take(host).then(
      () => null,
      (error: Problem) => inMs((error.details?.retryAfterSeconds ?? 1) * 1_000),
    )

  async function attempt(row: DeliveryRecord): Promise<void> {
    const isTest = row.type === 'test'
    const earlier = await store.findEarlier(row)
    if (earlier) return store.putBack(row, new Date(Math.max(Number(earlier.dueAt) + 1, inMs(1_000).getTime())))
    const webhook = await store.findWebhook(row.webhookId)
    if (!webhook || (webhook.offBecause && !isTest)) return store.endTry(row, { ...NO_ANSWER, failure: 'off' }, now())
    const isBanned = await parts.isBanned(row.userId)
    const wait = isBanned ? null : await waitFor(`${row.userId} ${new URL(webhook.url).hostname.replace(/\.$/, '')}`)
    if (wait) return store.putBack(row, wait)
    const answer = isBanned ? 'suspended' : await ask(row, webhook)
    if (typeof answer !== 'string' && 'failed' in answer && answer.failed === 'stopped')
      return store.putBack(row, now())
    const { status, failure } = readAnswer(answer)
    if (!isBanned && (failure === null || !isTest)) await note(webhook, failure === null, status)
    const isLast = failure === null || isTest || status === GONE
    const dueAt = isLast ? null : nextTryAt(row.tries + 1, row.since, now())
    await store.endTry(row, { status, failure, dueAt }, now())
  }

  /** Ends a try that failed for a reason of ours. */
  async function fail(row: DeliveryRecord, { name }: Error): Promise<void> {
    log.warn({ delivery: row.id, name }, 'a webhook will be told later')
    const dueAt = nextTryAt(row.tries + 1, row.since, now())
    await store.endTry(row, { status: null, failure: 'internal', dueAt }, now())
  }

  function start(row: DeliveryRecord): void {
    const done = attempt(row)
      .catch((error: Error) => fail(row, error))
      // The database is the reason: the claim ends by itself.
      .catch(() => undefined)
      .then(() => void sending.delete(row.id))
      .then(queued)
    sending.set(row.id, { userId: row.userId, lane: row.lane, done })
  }

  /** Accounts that have no room for another request. */
  function busy(): string[] {
    const users = [...sending.values()].map(({ userId }) => userId)
    return [...new Set(users)].filter(id => users.filter(one => one === id).length >= OF_ACCOUNT)
  }

  return {
    /** To be called before a CV is removed with what it has to tell. */
    settle,
    /** Queues a payment that is complete. Idempotent. */
    tellPaid: async ({ id, userId, claim, amountMinor, paidAt }: Paid): Promise<void> => {
      if (amountMinor === 0 || !paidAt) return
      const event = {
        eventId: eventIdOf(`payment ${id} ${claim}`),
        at: paidAt,
        data: { order: id },
        lane: id,
        n: claim,
      }
      await enqueue(userId, [{ ...event, type: 'payment.completed' }])
    },
    sendTest: async (webhook: WebhookRecord): Promise<void> => {
      const eventId = eventIdOf(randomUUID())
      await addFor(webhook, [{ eventId, type: 'test', at: now(), data: {}, lane: eventId, n: 0 }])
      await queued()
    },
    /** The work of a job: what CVs have to tell is queued, and what is due is sent. Does not wait for the answers. */
    async work(mayGoOn: MayGoOn): Promise<void> {
      await telling.each(cvs.listToTell(), settle)
      while (sending.size < IN_ALL && (await mayGoOn())) {
        const lanes = [...sending.values()].map(({ lane }) => lane)
        const times = { at: now(), until: inMs(CLAIM_MS) }
        const row = await store.claimDelivery(randomUUID(), times, { users: busy(), lanes })
        if (!row) return
        start(row)
      }
    },
    /** Ends what is under way; the next process sends it. */
    async close(): Promise<void> {
      outside.close()
      await Promise.all([...sending.values()].map(({ done }) => done))
    },
  }
}

type TestEvent = Omit<Happened, 'type'> & { type: 'test' }
const NO_ANSWER = { status: null, failure: null, dueAt: null }

/** What an answer means; null without a failure: the webhook was told. */
function readAnswer(answer: Posted | 'suspended' | 'sealed'): Pick<DeliveryRecord, 'status' | 'failure'> {
  if (typeof answer === 'string') return { status: null, failure: answer }
  if ('failed' in answer) return { status: null, failure: answer.failed === 'stopped' ? 'unreachable' : answer.failed }
  const { status } = answer
  if (status >= 200 && status < 300) return { status, failure: null }
  return { status, failure: status >= 300 && status < 400 ? 'redirected' : 'refused' }
}
