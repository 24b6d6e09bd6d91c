// Telemetry: traces and metrics as a collector gets them, what they never hold, and that nothing of it is loaded without one.
import { trace } from '@opentelemetry/api'
import { release } from '../../api/lib/version.ts'
import { startTelemetry } from '../../api/telemetry/telemetry.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { contentWith } from '../harness.ts'
import { type Metric, type Span, startCollector, valuesOf } from '../otlp-collector.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const world = await setUpProcesses(t, { LOG_LEVEL: 'info' })
await world.startDatabase()

/** Answers the message `modules` with the files that were loaded. */
const TELLS_MODULES = `--import=data:text/javascript,${encodeURIComponent(
  "import { createRequire } from 'node:module';" +
    "process.on('message', word => word === 'modules' && process.send(Object.keys(createRequire('/').cache)))",
)}`

async function start(env: Record<string, string> = {}): Promise<Running> {
  const service = world.startService({ NODE_OPTIONS: TELLS_MODULES, ...env })
  await until('the service is ready', () => world.isReady(service))
  return service
}

/** Those of OpenTelemetry but its API, which prom-client loads and which does nothing by itself. */
async function modulesOf({ child }: Running): Promise<string[]> {
  const all = await new Promise<string[]>(resolve => {
    child.once('message', list => resolve(list as string[]))
    child.send('modules')
  })
  return all.filter(path => /@opentelemetry\/(?!api\/)/.test(path))
}

/** Ends it as a supervisor does; its exit code. */
function end({ child, exited }: Running): Promise<number | null> {
  child.kill('SIGTERM')
  return exited
}

const MARK = 'canary4711'
const STRANGER = '0af7651916cd43dd8448eb211c80319c'
type Call = { path: string; id: string; status: number }

/** Requests with a mark wherever a request has room for one. */
async function leaveMarks(token: string): Promise<{ calls: Call[]; nanoId: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    traceparent: `00-${STRANGER}-b7ad6b7169203331-01`,
    'user-agent': MARK,
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-host': `${MARK}.example`,
    'content-type': 'application/json',
  }
  const calls: Call[] = []
  async function send(path: string, body?: object) {
    const method = body ? 'POST' : 'GET'
    const reply = await fetch(world.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    calls.push({ path, id: reply.headers.get('x-request-id') ?? '', status: reply.status })
    return reply
  }
  const content = contentWith({ personalDetails: { name: MARK, email: `${MARK}@example.org` } })
  const made = await send('/cvs', { title: MARK, content })
  const { nanoId } = ((await made.json()) as { cv: { nanoId: string } }).cv
  await send(`/cvs/${nanoId}`)
  await send(`/cvs/${nanoId}/preview.svg`)
  await send(`/verify/${MARK.padEnd(43, 'x')}?id_token=${MARK}`)
  await send(`/nope/${MARK}`)
  await send(`/%E0%A4%A?${MARK}`)
  await send('/cvs', { title: [MARK] })
  for (const path of ['/healthz', '/readyz', '/metrics']) await send(path)
  return { calls, nanoId }
}

/** A span's ancestors within its trace, nearest first. */
function ancestorsOf(span: Span, spans: Span[]): Span[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId)
  return parent ? [parent, ...ancestorsOf(parent, spans)] : []
}

t.test('without an endpoint nothing of OpenTelemetry is loaded, and requests have ids of the same form', async t => {
  const service = await start()
  const reply = await fetch(`${world.url}/plans`, { headers: { traceparent: `00-${STRANGER}-b7ad6b7169203331-01` } })
  const id = reply.headers.get('x-request-id') ?? ''
  t.match(id, /^[0-9a-f]{32}$/)
  t.not(id, STRANGER)
  t.same(await modulesOf(service), [])
  t.equal(await end(service), 0)
})

t.test(
  'a collector gets each request with its database calls, and the metrics, without anything of people',
  async t => {
    const collector = await startCollector(t)
    const service = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20a%20test',
      OTEL_SERVICE_NAME: 'trucv-test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
    })
    t.not((await modulesOf(service)).length, 0, 'the list of modules shows what is loaded')
    const token = await world.token(`${MARK}@example.org`)
    const { calls, nanoId } = await leaveMarks(token)
    const text = await (await fetch(`${world.url}/metrics`)).text()
    t.equal(await end(service), 0, 'what is left is sent at the end')

    t.same([...new Set(collector.kept.paths)].sort(), ['/v1/metrics', '/v1/traces'])
    for (const headers of collector.kept.headers) t.equal(headers['api-key'], 'of a test')
    for (const resource of collector.resources)
      t.match(valuesOf(resource.attributes), {
        'service.name': 'trucv-test',
        'service.version': release,
        'service.instance.id': /^[0-9a-f-]{36}$/,
        'deployment.environment.name': 'tests',
      })
    checkRequests(t, calls, collector.spans, service.output())
    checkSpans(t, collector.spans)
    checkMetrics(t, collector.metrics, text)
    const sent = collector.kept.bytes.toString('latin1')
    for (const word of [MARK, nanoId, STRANGER, '203.0.113.77', '@example', token.slice(-30), 'id_token', 'localhost'])
      t.notOk(sent.includes(word), `${word} is not sent`)
    t.ok(sent.includes('/cvs/:id/preview.svg'), 'what is sent can be searched')
  },
)

function checkRequests(t: Test, calls: Call[], spans: Span[], log: string) {
  const lines = log.split('\n').filter(line => line.includes('"request"'))
  const inLog = new Map(lines.map(line => JSON.parse(line)).map(line => [line.reqId, line]))
  for (const { path, id, status } of calls) {
    t.match(id, /^[0-9a-f]{32}$/, path)
    t.not(id, STRANGER, `${path}: a stranger does not choose the trace`)
    if (!path.includes('%E0')) t.equal(inLog.get(id)?.status, status, `${path}: its line in the log has the id`)
    const [request, ...more] = spans.filter(span => span.traceId === id && span.kind === 2)
    const isUntraced = ['/healthz', '/readyz', '/metrics'].includes(path)
    t.equal(more.length + (request ? 1 : 0), isUntraced ? 0 : 1, `${path}: one span of the request`)
    if (request) t.equal(valuesOf(request.attributes)['http.response.status_code'], status)
  }
  t.equal(new Set(calls.map(({ id }) => id)).size, calls.length, 'each has an id of its own')
  t.same(
    calls.map(({ id }) => spans.find(span => span.traceId === id && span.kind === 2)?.name),
    ['POST /cvs', 'GET /cvs/:id', 'GET /cvs/:id/preview.svg', 'GET /verify/:token', 'GET', 'GET', 'POST /cvs'].concat(
      Array(3).fill(undefined),
    ),
    'by the patterns of routes',
  )
}

function checkSpans(t: Test, spans: Span[]) {
  const under = (name: string, child: string) =>
    spans.filter(span => span.name === child && ancestorsOf(span, spans).at(-1)?.name === name)
  t.equal(under('POST /cvs', 'insert cvs').length, 1, 'a write of the request')
  t.ok(under('GET /cvs/:id', 'find cvs').length > 0, 'a read of the request')
  t.ok(under('GET /cvs/:id/preview.svg', 'typeset run').length > 0, 'a job of another process')
  t.ok(
    spans.some(({ name }) => name === 'google fetchKeys'),
    'a call to an outside party',
  )
  const commands = spans.map(span => valuesOf(span.attributes)).filter(values => values['db.system.name'])
  const ofNone = /^(ping|endSessions|killCursors|getMore|listCollections|buildInfo)$/
  const unnamed = commands.filter(values => !/^[a-z_]+$/.test(String(values['db.collection.name'])))
  t.same(
    unnamed.map(values => String(values['db.operation.name'])).filter(name => !ofNone.test(name)),
    [],
    'database spans name their collection',
  )
  t.ok(
    spans.some(({ name }) => /^findAndModify [a-z_]+$/.test(name)),
    'also spans that the driver calls commands',
  )
  t.notMatch(spans.map(({ name }) => name).join('\n'), '$cmd')
  const keys = new Set(spans.flatMap(span => Object.keys(valuesOf(span.attributes))))
  t.same([...keys].sort(), [
    ...['db.collection.name', 'db.operation.name', 'db.system.name'],
    ...['http.request.method', 'http.response.status_code', 'http.route'],
  ])
  for (const { name, events, links, status } of spans)
    t.same([events, links, status?.message ?? ''], [[], [], ''], `${name} has no texts`)
}

function checkMetrics(t: Test, metrics: Metric[], text: string) {
  const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(match => match[1])
  const sent = [...new Set(metrics.map(({ name }) => name))]
  t.same(sent.sort(), [...names, 'http.server.request.duration'].sort(), 'those of /metrics, and the standard one')
  const last = (name: string) => metrics.findLast(metric => metric.name === name)
  const point = (name: string, key: string, route: string) =>
    last(name)?.histogram?.points.find(one => valuesOf(one.attributes)[key] === route)
  const [line = '', count] =
    /trucv_http_request_duration_seconds_count\{.*route="\/cvs\/:id\/preview.svg".*\} (\d+)/.exec(text) ?? []
  const own = point('trucv_http_request_duration_seconds', 'route', '/cvs/:id/preview.svg')
  t.equal(own?.count, Number(count), line)
  t.equal(
    own?.bucketCounts.reduce((sum, each) => sum + each, 0),
    own?.count,
    'the buckets are not cumulated',
  )
  t.equal(own?.bucketCounts.length, (own?.explicitBounds.length ?? 0) + 1)
  const standard = point('http.server.request.duration', 'http.route', '/cvs/:id/preview.svg')
  t.equal(standard?.count, 1)
  t.match(last('trucv_http_requests_aborted_total')?.sum, { isMonotonic: true, temporality: 2 })
  t.ok((last('trucv_process_resident_memory_bytes')?.gauge?.points[0]?.double ?? 0) > 1e6, 'the process’s own figures')
}

t.test('an unreachable collector loses traces and delays no request', async t => {
  const service = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
  })
  t.equal((await fetch(`${world.url}/plans`)).status, 200)
  await until('the log says so', () => service.output().includes('telemetry is lost'))
  t.equal((await fetch(`${world.url}/plans`)).status, 200)
  t.equal(await end(service), 0)
  t.equal(service.output().match(/telemetry is lost/g)?.length, 1, 'once a minute at most')
})

t.test('a silent collector does not delay the end of the process, and gets no unsampled trace', async t => {
  const collector = await startCollector(t, { isSilent: true })
  const service = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' })
  t.match((await fetch(`${world.url}/plans`)).headers.get('x-request-id'), /^[0-9a-f]{32}$/)
  // After ten seconds the process would end with 1.
  t.equal(await end(service), 0)
  t.same(collector.kept.paths, ['/v1/metrics'])
})

t.test('a span of an error carries its kind, not the text of a library', async t => {
  const collector = await startCollector(t)
  const settings = { endpoint: collector.url, headers: [], serviceName: 'trucv', share: 1 }
  const telemetry = startTelemetry(settings, { info: () => undefined, warn: () => undefined })
  const call = telemetry.inSpan(
    'wallet ask',
    () => 'timeout',
    async () => {
      const span = trace.getActiveSpan()
      span?.recordException(new Error(MARK))
      span?.setStatus({ code: 2, message: MARK }).setAttribute('db.query.text', MARK)
      span?.addLink({ context: span.spanContext(), attributes: { mark: MARK } })
      throw new Error(MARK)
    },
  )
  await t.rejects(call, { message: MARK }, 'the caller gets the error')
  await telemetry.stop()
  const [span, ...others] = collector.spans
  t.same(others, [])
  t.match(span, { name: 'wallet ask', events: [], links: [], status: { code: 2, message: '' } })
  t.same(valuesOf(span?.attributes ?? []), { 'error.type': 'timeout' })
  t.notOk(collector.kept.bytes.includes(MARK))
})
