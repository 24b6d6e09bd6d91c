// Gauges, which are read when the metrics are scraped. docs/operations.md has the list.
import { CURRENCIES } from '../core/contract/tax.ts'
import type { Metrics } from './metrics.ts'

type Load = () => { waiting: number; running: number }
type Parts = {
  admission: { inFlight: () => number; refused: () => number }
  isBreakerOpen: () => boolean
  loads: { typesetting: Load; inspecting: Load[] }
  countDueOrders: () => Promise<number>
  countWaitingOrders: (isForInrValue: boolean) => Promise<number>
  /** Of tax documents, by series. */
  numbersUsed: Record<string, () => Promise<number>>
  /** What the last reconciliation of payments and tax documents found; null in a copy that has made none. */
  reconciled: () => { differences: Record<string, number>; missing: number; altered: number } | null
  lutEndSeconds: () => number | null
  countMails: (isDue: boolean) => Promise<number>
  countDeliveries: (isDue: boolean) => Promise<number>
  desks: Record<'open' | 'batches' | 'mails', () => Promise<number>>
  pool: () => { inUse: number; waiting: number }
  sealEndSeconds: () => number | null
  log: Record<'size' | 'queued' | 'waitingSeconds', () => Promise<number>> & { refuses: () => number }
}

export function showGauges({ gauge, total }: Metrics, parts: Parts): void {
  const { admission, countMails, countDeliveries, desks, pool, log } = parts
  const { typesetting } = parts.loads
  const inspecting = (state: keyof ReturnType<Load>) =>
    parts.loads.inspecting.reduce((sum, load) => sum + load()[state], 0)
  gauge('http_requests_in_flight', 'Requests in flight.', admission.inFlight)
  total('http_requests_refused_total', 'Requests refused because too many were in flight.', admission.refused)
  gauge(
    'upstream_breaker_open',
    '1 while calls to a party are refused, because several in a row have failed.',
    { wallet: () => Number(parts.isBreakerOpen()) },
    'party',
  )
  gauge(
    'typeset_jobs',
    'Typesetting jobs now.',
    { waiting: () => typesetting().waiting, running: () => typesetting().running },
    'state',
  )
  gauge(
    'upload_jobs',
    'Jobs on uploads and imports now.',
    { waiting: () => inspecting('waiting'), running: () => inspecting('running') },
    'state',
  )
  const sealEnd = 'Unix time at which the certificate of seals expires, or one of its issuers.'
  gauge('seal_certificate_expiry_timestamp_seconds', sealEnd, parts.sealEndSeconds)
  gauge('payments_orders_due', 'Orders whose check is overdue.', parts.countDueOrders)
  showTaxDocuments(gauge, parts)
  gauge('mails_waiting', 'Mails to be sent.', { due: () => countMails(true), all: () => countMails(false) }, 'state')
  gauge(
    'webhook_deliveries_waiting',
    'Deliveries to webhooks that wait.',
    { due: () => countDeliveries(true), all: () => countDeliveries(false) },
    'state',
  )
  gauge(
    'desk_waiting',
    'At desks: open requests, unfinished batches of decisions, and mails about requests whose hour has come.',
    desks,
    'what',
  )
  gauge(
    'database_connections',
    'Connections of the pool in use, and operations that wait for one.',
    { in_use: () => pool().inUse, waited_for: () => pool().waiting },
    'state',
  )
  gauge(
    'log_entries',
    'Entries of the log that are published, and that wait.',
    { published: log.size, waiting: log.queued },
    'state',
  )
  gauge('log_waiting_seconds', 'The age of the oldest entry that waits for its place in the log.', log.waitingSeconds)
  gauge('log_refuses', '1 while this copy signs no checkpoint, because the database was rolled back.', log.refuses)
}

function showTaxDocuments(gauge: Metrics['gauge'], parts: Parts): void {
  gauge(
    'billing_documents_waiting',
    'Orders whose tax document waits: for the value in rupees, or for another reason.',
    { inr_value: () => parts.countWaitingOrders(true), other: () => parts.countWaitingOrders(false) },
    'why',
  )
  gauge(
    'billing_series_last',
    'The numbers that a series of tax documents has used in the year of its last one, of 9999990.',
    parts.numbersUsed,
    'series',
  )
  gauge(
    'billing_documents_difference_minor',
    'Minor units by which payments, refunds and tax documents of this month and the last differ.',
    Object.fromEntries(CURRENCIES.map(one => [one, () => parts.reconciled()?.differences[one] ?? null])),
    'currency',
  )
  gauge(
    'billing_documents_wrong',
    'Tax documents of these months that are missing by their number, or that differ from their hash or have lost their file.',
    { missing: () => parts.reconciled()?.missing ?? null, altered: () => parts.reconciled()?.altered ?? null },
    'what',
  )
  const lutEnd = 'Unix time from which on no Letter of Undertaking is listed; nothing where none ever was.'
  gauge('billing_lut_end_timestamp_seconds', lutEnd, parts.lutEndSeconds)
}
