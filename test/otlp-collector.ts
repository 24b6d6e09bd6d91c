// A collector: an HTTP server that takes traces and metrics by OpenTelemetry's protocol, protobuf over HTTP, and keeps them decoded.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import protobuf from 'protobufjs'

/** The messages of opentelemetry-proto 1.x that the tests read, with their names and numbers. */
const PROTOCOL = `syntax = "proto3";
message Array { repeated Value values = 1; }
message Value { oneof value { string text = 1; bool flag = 2; int64 int = 3; double double = 4; Array array = 5; bytes bytes = 7; } }
message KeyValue { string key = 1; Value value = 2; }
message Resource { repeated KeyValue attributes = 1; }
message Scope { string name = 1; string version = 2; repeated KeyValue attributes = 3; }
message Event { fixed64 time = 1; string name = 2; repeated KeyValue attributes = 3; }
message Link { bytes traceId = 1; bytes spanId = 2; repeated KeyValue attributes = 4; }
message Status { string message = 2; int32 code = 3; }
message Span {
  bytes traceId = 1; bytes spanId = 2; string traceState = 3; bytes parentSpanId = 4; string name = 5; int32 kind = 6;
  fixed64 start = 7; fixed64 end = 8; repeated KeyValue attributes = 9; repeated Event events = 11; repeated Link links = 13;
  Status status = 15;
}
message ScopeSpans { Scope scope = 1; repeated Span spans = 2; }
message ResourceSpans { Resource resource = 1; repeated ScopeSpans scopeSpans = 2; }
message Traces { repeated ResourceSpans resourceSpans = 1; }
message Number { fixed64 start = 2; fixed64 time = 3; double double = 4; sfixed64 int = 6; repeated KeyValue attributes = 7; }
message Histogram {
  fixed64 start = 2; fixed64 time = 3; fixed64 count = 4; double sum = 5; repeated fixed64 bucketCounts = 6;
  repeated double explicitBounds = 7; repeated KeyValue attributes = 9;
}
message Gauge { repeated Number points = 1; }
message Sum { repeated Number points = 1; int32 temporality = 2; bool isMonotonic = 3; }
message Histograms { repeated Histogram points = 1; int32 temporality = 2; }
message Metric { string name = 1; string description = 2; string unit = 3; oneof data { Gauge gauge = 5; Sum sum = 7; Histograms histogram = 9; } }
message ScopeMetrics { Scope scope = 1; repeated Metric metrics = 2; }
message ResourceMetrics { Resource resource = 1; repeated ScopeMetrics scopeMetrics = 2; }
message Metrics { repeated ResourceMetrics resourceMetrics = 1; }`
const { root } = protobuf.parse(PROTOCOL)

type Attributes = { key: string; value: Record<string, unknown> }[]
type Resource = { attributes: Attributes }
export type Span = {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  kind: number
  attributes: Attributes
  events: unknown[]
  links: unknown[]
  status: { message?: string; code?: number } | null
}
type Point = {
  attributes: Attributes
  double: number
  count: number
  sum: number
  bucketCounts: number[]
  explicitBounds: number[]
}
type Points = { points: Point[]; temporality?: number; isMonotonic?: boolean }
export type Metric = { name: string; gauge?: Points; sum?: Points; histogram?: Points }
type Traces = { resourceSpans: { resource: Resource; scopeSpans: { spans: Span[] }[] }[] }
type Metrics = { resourceMetrics: { resource: Resource; scopeMetrics: { metrics: Metric[] }[] }[] }

export const valuesOf = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')

function decode<T>(name: string, bytes: Buffer): T {
  const type = root.lookupType(name)
  return type.toObject(type.decode(bytes), { bytes: String, longs: Number, defaults: true, oneofs: false }) as T
}

/** `isSilent`: takes connections and never replies. */
export async function startCollector(t: { teardown(fn: () => unknown): void }, { isSilent = false } = {}) {
  const kept = { paths: [] as string[], headers: [] as IncomingHttpHeaders[], bytes: Buffer.alloc(0) }
  const [spans, metrics, resources]: [Span[], Metric[], Resource[]] = [[], [], []]
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const sent = Buffer.concat(parts)
    const bytes = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
    kept.paths.push(request.url ?? '')
    kept.headers.push(request.headers)
    kept.bytes = Buffer.concat([kept.bytes, bytes])
    if (isSilent) return
    if (request.url === '/v1/traces')
      for (const { resource, scopeSpans } of decode<Traces>('Traces', bytes).resourceSpans) {
        resources.push(resource)
        const found = scopeSpans.flatMap(scope => scope.spans)
        const ids = ({ traceId, spanId, parentSpanId }: Span) => [traceId, spanId, parentSpanId].map(hex)
        for (const span of found) {
          const [traceId = '', spanId = '', parentSpanId = ''] = ids(span)
          spans.push({ ...span, traceId, spanId, parentSpanId })
        }
      }
    else
      for (const { resource, scopeMetrics } of decode<Metrics>('Metrics', bytes).resourceMetrics) {
        resources.push(resource)
        metrics.push(...scopeMetrics.flatMap(scope => scope.metrics))
      }
    reply.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, kept, spans, metrics, resources }
}
