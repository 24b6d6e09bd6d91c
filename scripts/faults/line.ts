// F2 to F5, the connection to the database: `npm run faults line`. It is reset, cut, silent, slow or corrupt while twenty clients
// read and save.
//
// Required: each request is answered within the 5 s of a route, with 2xx or with 503 and Retry-After; /healthz answers without delay;
// nothing crashes; the service recovers within seconds, and every acknowledged save is there.
import { setTimeout as sleep } from 'node:timers/promises'
import { readyAfter, startWorld } from '../bench/world.ts'
import { startChild } from '../lib/children.ts'
import { type LineMode, startLine } from './proxy.ts'
import { openFindings, tally } from './report.ts'

const WRITERS = 20
const FAULT_MS = 8_000
const FAULTS: [name: string, mode: LineMode, options: { ms?: number; isCut?: boolean }][] = [
  ['F2, broken connections', 'reset', { isCut: true }],
  ['F3, a black hole', 'blackhole', {}],
  ['F3, replies that stall', 'stall', {}],
  ['F4, half a second each way', 'latency', { ms: 500 }],
  ['F4, two seconds each way', 'latency', { ms: 2_000 }],
  ['F5, replies cut in the middle', 'cut', {}],
  ['F5, noise for replies', 'garbage', {}],
]

type Told = { status: number; ms: number; hasRetryAfter: boolean; version: number }

const world = await startWorld()
const findings = openFindings('F2 to F5: the line to the database')
const address = new URL(world.uri)
const line = await startLine(Number(address.port))
address.port = String(line.port)
const env = { ...world.env, MONGODB_URI: address.href }
/** Log lines about a 500. There must be none; printed at the end as the reason of a failure. */
const causes = new Set<string>()
const onOutput = (text: string) => {
  for (const [found] of text.matchAll(/^.*"internal_error".*$/gm)) causes.add(found)
}
const service = startChild('api/main.js', { env, onOutput })
let hasEnded = false
service.exited.then(() => {
  hasEnded = true
})
await readyAfter(world.url)
const token = await world.token('line@example.org')
const cvs: { nanoId: string; version: number }[] = []
for (let at = 0; at < WRITERS; at++) cvs.push(await world.importSample(token))

async function ask(method: string, path: string, version = 0, body: object | null = null): Promise<Told> {
  const begun = performance.now()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'if-match': `"${version}"` }),
  }
  try {
    const reply = await fetch(world.url + path, { method, headers, body: body && JSON.stringify(body) })
    const text = await reply.text()
    const cv = text.startsWith('{') ? (JSON.parse(text) as { cv?: { version: number } }).cv : undefined
    const hasRetryAfter = reply.headers.has('retry-after')
    return { status: reply.status, ms: performance.now() - begun, hasRetryAfter, version: cv?.version ?? 0 }
  } catch {
    return { status: 0, ms: performance.now() - begun, hasRetryAfter: false, version: 0 }
  }
}

/** Saves and reads until `isOver`, recording the replies. After a save without a clear answer the read tells the version. */
async function write(cv: { nanoId: string; version: number }, isOver: () => boolean, told: Told[]): Promise<void> {
  while (!isOver()) {
    const saved = await ask('PUT', `/cvs/${cv.nanoId}`, cv.version, { title: `After ${cv.version}` })
    told.push(saved)
    if (saved.status === 200 || saved.status === 412) cv.version = saved.version
    told.push(await ask('GET', `/cvs/${cv.nanoId}`))
    await sleep(20)
  }
}

for (const [name, mode, options] of FAULTS.filter(([name]) => !process.argv[2] || name.startsWith(process.argv[2]))) {
  const told: Told[] = []
  const alive: Told[] = []
  let isOver = false
  const writing = Promise.all(cvs.map(cv => write(cv, () => isOver, told)))
  await sleep(500)
  line.set(mode, options)
  for (const endMs = performance.now() + FAULT_MS; performance.now() < endMs; await sleep(100)) {
    alive.push(await ask('GET', '/healthz'))
  }
  line.set('ok', { isCut: mode !== 'latency' })
  const endedMs = performance.now()
  let recoveredMs = Number.NaN
  while (performance.now() - endedMs < 10_000 && Number.isNaN(recoveredMs)) {
    if ((await ask('GET', `/cvs/${cvs[0]?.nanoId}`)).status === 200) recoveredMs = performance.now() - endedMs
    else await sleep(50)
  }
  isOver = true
  await writing
  const odd = told.filter(
    ({ status, hasRetryAfter }) => ![200, 412].includes(status) && !(status === 503 && hasRetryAfter),
  )
  const slowestMs = Math.max(...told.map(({ ms }) => ms))
  const lateAlive = Math.max(...alive.map(({ ms }) => ms))
  const lost = []
  for (const cv of cvs) if ((await ask('GET', `/cvs/${cv.nanoId}`)).version < cv.version) lost.push(cv.nanoId)
  findings.must(odd.length === 0, `${name}: 2xx, or 503 with Retry-After`, tally(told.map(({ status }) => status)))
  findings.must(
    slowestMs < 9_500,
    `${name}: answered within the time of a route`,
    `${Math.round(slowestMs)} ms at most`,
  )
  findings.must(
    alive.every(({ status }) => status === 200) && lateAlive < 250,
    `${name}: /healthz within 250 ms`,
    `${Math.round(lateAlive)} ms at most of ${alive.length}`,
  )
  findings.must(recoveredMs < 5_000, `${name}: well again within 5 s`, `${Math.round(recoveredMs)} ms`)
  findings.must(
    lost.length === 0 && !hasEnded,
    `${name}: nothing acknowledged is lost, nothing crashed`,
    `${lost.length}`,
  )
}
for (const cause of causes) console.log(cause)
await service.stop(15_000)
await line.stop()
await world.stop()
process.exit(findings.end())
