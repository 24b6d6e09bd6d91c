// The service's metrics, the only user of prom-client. Label values come from closed lists and route patterns, never from requests, so
// that their number stays bounded.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Figure, Telemetry } from '../lib/telemetry.ts'
import { commit, version } from '../lib/version.ts'
import { watched } from './watched.ts'

export type Party = 'google' | 'razorpay' | 'wallet' | 'smtp' | 'witness' | 'files'
export type Metrics = ReturnType<typeof createMetrics>
/** Reads a gauge's value when the metrics are scraped; null leaves it out. */
type Ask = () => number | null | Promise<number>

/** The prefix of every metric, including those of prom-client. The names here and in gauges.ts omit it. */
const PREFIX = 'trucv_'
const SHORT = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LONG = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMetrics(telemetry?: Telemetry) {
  const registry = new Registry()
  telemetry?.sendFigures(async () => (await registry.getMetricsAsJSON()) as unknown as Figure[])
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  const build = { name: `${PREFIX}build_info`, help: 'The version and the commit that runs; the value is 1.' }
  new Gauge({ ...build, labelNames: ['version', 'commit'], registers: [registry] }).set({ version, commit }, 1)
  const measures = registerMeasures(registry)
  const { requests, aborted, reconciler, damaged, database } = measures
  return {
    registry,
    requests,
    aborted,
    reconciler,
    damaged,
    database,
    gauge: (name: string, help: string, ask: Ask | Record<string, Ask>, label?: string) =>
      registerGauge(registry, name, help, ask, label),
    total: (name: string, help: string, ask: () => number) => registerTotal(registry, name, help, ask),
    ...createWatchers(measures, telemetry),
  }
}

type Measures = ReturnType<typeof registerMeasures>

function registerMeasures(registry: Registry) {
  const registers = [registry]
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers })
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers })
  return {
    requests: histogram(
      'http_request_duration_seconds',
      'Time from the first byte of a request to the last of its reply.',
      SHORT,
      'method',
      'route',
      'status',
    ),
    aborted: counter('http_requests_aborted_total', 'Requests whose client left before the reply.'),
    upstream: histogram(
      'upstream_request_duration_seconds',
      'Calls to the outside parties, tries again included.',
      LONG,
      'party',
      'outcome',
    ),
    typeset: histogram(
      'typeset_job_duration_seconds',
      'Typesetting jobs, their wait included. cv_too_complex was killed at the limit, overloaded found the queue full.',
      LONG,
      'format',
      'outcome',
    ),
    inspected: histogram(
      'upload_job_duration_seconds',
      'Uploads drawn or re-encoded, their wait included.',
      LONG,
      'kind',
      'outcome',
    ),
    orders: counter('payments_order_events_total', 'Steps of orders, each counted once.', 'event', 'source'),
    documents: counter('billing_documents_issued_total', 'Tax documents issued.', 'kind'),
    placesAssumed: counter('billing_places_assumed_total', 'Tax documents whose buyer gave no State or country.'),
    damaged: counter('billing_documents_damaged_total', 'Readings of tax documents that differ from their hash.'),
    webhooks: counter('payments_webhooks_total', 'Webhooks of the payment provider.', 'outcome'),
    reconciler: counter('payments_reconciler_runs_total', 'Runs of the reconciler in this process.', 'outcome'),
    mails: counter(
      'mails_ended_total',
      'Mails sent, given up, or dropped because they are no longer wanted.',
      'outcome',
    ),
    database: counter('database_failures_total', 'Connections that could not be had, were lost or late.', 'kind'),
  }
}

/** Copies of services whose calls are measured. */
const createWatchers = (measures: Measures, telemetry?: Telemetry) => ({
  /** Measures calls to an outside party. */
  watchParty: <T extends object>(party: Party, of: T, ...names: (keyof T)[]): T =>
    watched(telemetry, party, of, names, ({ outcome, seconds }) =>
      measures.upstream.observe({ party, outcome }, seconds),
    ),
  /** Measures typesetting jobs. */
  watchTypesetting: <T extends { run: (job: never) => Promise<unknown> }>(of: T): T =>
    watched(telemetry, 'typeset', of, ['run'], ({ args: [job], outcome, seconds }) =>
      measures.typeset.observe({ format: (job as { format: string }).format, outcome }, seconds),
    ),
  /** Measures inspections of uploads. */
  watchInspections: <T extends { run: (job: never) => Promise<unknown> }>(of: T): T =>
    watched(telemetry, 'upload', of, ['run'], ({ args: [job], outcome, seconds }) =>
      measures.inspected.observe({ kind: (job as { kind: string }).kind, outcome }, seconds),
    ),
  /** Counts the order events that were actually written. */
  watchOrders: <T extends { changeOrder: (...args: never[]) => Promise<unknown> }>(of: T): T =>
    watched(telemetry, 'order', of, ['changeOrder'], ({ args: [, , line], result }) => {
      const { what, source } = (line ?? {}) as { what?: string; source?: string }
      if (result && what && source) measures.orders.inc({ event: what, source })
    }),
  /** Counts the tax documents that were actually inserted. */
  watchDocuments: <T extends { insert: (...args: never[]) => Promise<unknown> }>(of: T): T =>
    watched(telemetry, 'document', of, ['insert'], ({ args: [document], outcome }) => {
      if (outcome !== 'ok') return
      const { kind, facts } = document as { kind: string; facts: { placeAssumed: boolean } }
      measures.documents.inc({ kind })
      if (facts.placeAssumed) measures.placesAssumed.inc()
    }),
  watchWebhooks: <T extends { receive: (...args: never[]) => Promise<void> }>(of: T): T =>
    watched(telemetry, 'webhook', of, ['receive'], ({ outcome }) => measures.webhooks.inc({ outcome })),
  /** Counts how mails end. */
  watchMails: <T extends { endMail: (...args: never[]) => Promise<void> }>(of: T): T =>
    watched(telemetry, 'mail', of, ['endMail'], ({ args: [, state], outcome }) => {
      if (outcome === 'ok') measures.mails.inc({ outcome: String(state) })
    }),
})

/** A gauge, or one for each value of a label. A value whose reading fails is left out; the others are still reported. */
function registerGauge(
  registry: Registry,
  name: string,
  help: string,
  ask: Ask | Record<string, Ask>,
  label?: string,
): void {
  const asks = typeof ask === 'function' ? { '': ask } : ask
  new Gauge({
    name: PREFIX + name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      this.reset()
      const readings = Object.entries(asks).map(async ([value, ask]) => {
        const figure = await Promise.resolve()
          .then(ask)
          .catch(() => null)
        if (figure !== null) this.set(label ? { [label]: value } : {}, figure)
        else this.remove(label ? { [label]: value } : {})
      })
      await Promise.all(readings)
    },
  })
}

/** A counter whose value is read when the metrics are scraped. */
function registerTotal(registry: Registry, name: string, help: string, ask: () => number): void {
  new Counter({
    name: PREFIX + name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(ask())
    },
  })
}
