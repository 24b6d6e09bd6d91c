// Razorpay's webhooks: bodies encoded as PHP encodes JSON, signed, retried with growing pauses until they are accepted.
import { createHmac } from 'node:crypto'
import {
  type Event,
  type Ledger,
  newId,
  nowSeconds,
  orderEntity,
  type Payment,
  paymentEntity,
  type Refund,
} from './ledger.ts'

const ANSWER_WITHIN_MS = 5_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 300_000
const TRIED_FOR_MS = 24 * 3_600_000
/** The number of stored events, delivered ones included. */
const REMEMBERED = 500

export type WebhookSettings = {
  /** on: sent immediately. held: kept until released. off: dropped, as if the endpoint were disabled. */
  webhooks: 'on' | 'held' | 'off'
  /** How many times each event is sent. */
  copies: number
}
export type Webhooks = ReturnType<typeof createWebhooks>
type Parts = { ledger: Ledger; save: () => void; url: string; settings: WebhookSettings }

/** JSON with slashes and non-ASCII characters escaped: parsing and encoding it again gives other bytes. */
const phpJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const signatureOf = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')

export function createWebhooks(parts: Parts) {
  const { ledger, settings } = parts
  const { deliver, deliverLater, stop } = createDelivery(parts)
  const pending = () => ledger.events.filter(event => !event.isDelivered)
  // Undelivered events of the last run.
  for (const event of pending()) deliverLater(event, FIRST_PAUSE_MS)

  return {
    /** Sends an event about a payment, its refund, its chargeback or its order. */
    send(name: string, payment: Payment, more: { refund?: Refund; dispute?: object } = {}): void {
      if (settings.webhooks === 'off') return
      const event = newEvent(ledger, name, payment, more)
      ledger.events.push(event)
      if (ledger.events.length > REMEMBERED) {
        const oldest = ledger.events.findIndex(one => one.isDelivered)
        ledger.events.splice(Math.max(oldest, 0), 1)
      }
      void deliver(event)
    },
    /** Sends the undelivered events, on request newest first. */
    async release(isReversed: boolean): Promise<number> {
      const events = isReversed ? pending().reverse() : pending()
      for (const event of events) await deliver(event)
      return events.length
    },
    /** The events with their bodies as sent; `about` is an id that they must contain. */
    list: (about: string) =>
      ledger.events
        .filter(event => event.body.includes(about))
        .map(event => ({ ...event, signature: signatureOf(ledger.webhookSecret, event.body) })),
    /** When it resolves, nothing is sent or saved any more; interrupted events are sent at the next start. */
    stop,
  }
}

function newEvent(ledger: Ledger, name: string, payment: Payment, more: { refund?: Refund; dispute?: object }): Event {
  const order = ledger.orders[payment.order_id]
  const payload = {
    ...Object.fromEntries(Object.entries(more).map(([kind, entity]) => [kind, { entity: { ...entity } }])),
    payment: { entity: paymentEntity(payment) },
    ...(name.startsWith('order.') && order && { order: { entity: orderEntity(order) } }),
  }
  const { accountId } = ledger
  const contains = Object.keys(payload)
  const about = { entity: 'event', account_id: accountId, event: name, contains, payload, created_at: nowSeconds() }
  const id = newId('evt')
  return { id, event: name, body: phpJson(about), createdMs: Date.now(), attempts: 0, isDelivered: false }
}

function createDelivery({ ledger, save, url, settings }: Parts) {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  /** Sends the event; schedules a retry if it is not accepted. `stop` waits for it. */
  function deliver(event: Event): Promise<void> {
    const work = attempt(event).finally(() => running.delete(work))
    running.add(work)
    return work
  }

  async function attempt(event: Event): Promise<void> {
    if (stopping.signal.aborted || settings.webhooks !== 'on') return
    event.attempts += 1
    const signature = signatureOf(ledger.webhookSecret, event.body)
    const copies = Array.from({ length: settings.copies }, () => post(url, event, signature, stopping.signal))
    event.isDelivered = (await Promise.all(copies)).every(Boolean)
    save()
    if (event.isDelivered || Date.now() - event.createdMs > TRIED_FOR_MS) return
    deliverLater(event, Math.min(FIRST_PAUSE_MS * 2 ** (event.attempts - 1), LONGEST_PAUSE_MS))
  }

  function deliverLater(event: Event, ms: number): void {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(event)
    }, ms)
    timers.add(timer.unref())
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }

  return { deliver, deliverLater, stop }
}

/** Whether the service accepted the event. */
async function post(url: string, { id, body }: Event, signature: string, stopping: AbortSignal): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Razorpay-Webhook/v1',
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': id,
  }
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), stopping])
    const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
