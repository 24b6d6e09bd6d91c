// Traces and metrics for a collector, by OpenTelemetry's protocol. To be loaded and started before fastify and mongoose, whose
// libraries it instruments, and only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { randomUUID } from 'node:crypto'
import { context, metrics, SpanStatusCode, trace } from '@opentelemetry/api'
import { type ExportResult, getRPCMetadata, hrTime, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationType,
  createAllowListAttributesProcessor,
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
  type ViewOptions,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { Config } from '../config/config.ts'
import { monotonicMs } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Figure, Telemetry } from '../lib/telemetry.ts'
import { release } from '../lib/version.ts'
import { metricOf } from './figures.ts'

const STOP_WITHIN_MS = 3_000
const REPORT_MS = 60_000
/** Requested every few seconds by machines. */
const UNTRACED = /^\/(healthz|readyz|metrics)$/
const OF_REQUESTS = ['http.request.method', 'http.route', 'http.response.status_code']
/**
 * The only attributes that are exported. Addresses contain the ids of unpublished CVs and the tokens of links; messages of errors quote
 * documents.
 */
const SHOWN = new Set([...OF_REQUESTS, 'error.type', 'db.system.name', 'db.operation.name', 'db.collection.name'])

const VIEWS: ViewOptions[] = [
  {
    instrumentName: 'http.server.request.duration',
    attributesProcessors: [createAllowListAttributesProcessor(OF_REQUESTS)],
  },
  // The driver's counts sessions and calls them connections; trucv_database_connections is among the figures.
  { instrumentName: 'db.*', aggregation: { type: AggregationType.DROP } },
]

class ShownSpans extends OTLPTraceExporter {
  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans.map(shown), done)
  }
}

/** The first entry of a command names its collection, where the driver itself says `$cmd`. */
function collectionOf(command: object): string {
  const [first] = Object.values(command)
  return typeof first === 'string' && /^[a-z_]{1,40}$/.test(first) ? first : ''
}

function shown(span: ReadableSpan): ReadableSpan {
  const { 'db.collection.name': given, 'db.query.text': ofCommand } = span.attributes
  const collection = given === '$cmd' ? ofCommand : given
  const entries = Object.entries({ ...span.attributes, 'db.collection.name': collection })
  return Object.create(span, {
    name: { value: span.name.replace('$cmd', `${collection}`).trimEnd() },
    attributes: { value: Object.fromEntries(entries.filter(([key, value]) => SHOWN.has(key) && value)) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  })
}

export function startTelemetry({ endpoint, headers, serviceName, share }: Config['telemetry'], log: Log): Telemetry {
  const startTime = hrTime()
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.instance.id': randomUUID(), 'service.version': release }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }))
  const readers: (() => Promise<Figure[]>)[] = []
  const figures: MetricProducer = {
    async collect() {
      const found = (await Promise.all(readers.map(read => read()))).flat()
      const metrics = found.map(figure => metricOf(figure, startTime, hrTime()))
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'trucv' }, metrics }] }, errors: [] }
    },
  }
  const to = (path: string) => ({ url: `${endpoint}/v1/${path}`, headers: Object.fromEntries(headers) })
  reportFailures(log)
  const tracerProvider = new NodeTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new ShownSpans(to('traces')))],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(to('metrics')),
    metricProducers: [figures],
  })
  const meterProvider = new MeterProvider({ resource, readers: [reader], views: VIEWS })
  // Each request begins a trace: a stranger's `traceparent` would choose the id of our log lines. None is sent to outside parties.
  tracerProvider.register({ propagator: null })
  metrics.setGlobalMeterProvider(meterProvider)
  registerInstrumentations({ instrumentations: createInstrumentations(), tracerProvider, meterProvider })
  return {
    ...spans(),
    sendFigures: read => void readers.push(read),
    async stop() {
      const late = new Promise<void>(resolve => setTimeout(resolve, STOP_WITHIN_MS))
      const stopped = Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()])
      await Promise.race([stopped, late])
    },
  }
}

const createInstrumentations = () => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
    // It sees neither fetch nor imported functions: calls to outside parties are spans of inSpan.
    disableOutgoingRequestInstrumentation: true,
  }),
  new MongoDBInstrumentation({ dbStatementSerializer: collectionOf }),
]

function spans(): Pick<Telemetry, 'traceId' | 'nameRoute' | 'inSpan'> {
  const tracer = trace.getTracer('trucv')
  return {
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    nameRoute(route) {
      const request = getRPCMetadata(context.active())
      if (request) request.route = route
    },
    inSpan: (name, outcomeOf, call) =>
      tracer.startActiveSpan(name, async span => {
        try {
          return await call()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcomeOf(error))
          throw error
        } finally {
          span.end()
        }
      }),
  }
}

/** Spans that the collector refuses are dropped; the log says so once a minute, without the collector's message. */
function reportFailures(log: Log): void {
  let reportedMs = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler(error => {
    if (monotonicMs() - reportedMs < REPORT_MS) return
    reportedMs = monotonicMs()
    const { name, code } = error as Error & { code?: unknown }
    log.warn({ name, code }, 'telemetry is lost: the collector does not take it')
  })
}
