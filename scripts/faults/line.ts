// F2 to F5 and F29, the connection to the database: `npm run faults line`. It is reset, cut, silent, slow or corrupt, or the primary of
// the replica set steps down, while twenty clients read and save.
//
// Required: each request is answered within the 5 s of a route, with 2xx or with 503 and Retry-After; /healthz answers without delay;
// nothing crashes; the service recovers within seconds, and every acknowledged save is there.
import { setTimeout as sleep } from 'node:timers/promises'
import { readyAfter, startWorld } from '../bench/world.ts'
import { startChild } from '../lib/children.ts'
import { type LineMode, startLine } from './proxy.ts'
import { startReplicaSet } from './replica-set.ts'
import { openFindings, tally } from './report.ts'

const WRITERS = 20
const FAULT_MS = 8_000
const MODES: [name: string, mode: LineMode, options: { ms?: number; isCut?: boolean }][] = [
  ['F2, broken connections', 'reset', { isCut: true }],
  ['F3, a black hole', 'blackhole', {}],
  ['F3, replies that stall', 'stall', {}],
  ['F4, half a second each way', 'latency', { ms: 500 }],
  ['F4, two seconds each way', 'latency', { ms: 2_000 }],
  ['F5, replies cut in the middle', 'cut', {}],
  ['F5, noise for replies', 'garbage', {}],
]

/** How long the set has no primary. */
const ELECTIONS_MS = [200, 1_500, 6_000]

/** `begin` brings the fault about for FAULT_MS; `end` takes it away. */
type Fault = { name: string; begin(): unknown; end(): void }
type Told = { status: number; at: number; ms: number; hasRetryAfter: boolean; version: number }

const world = await startWorld()
const findings = openFindings('F2 to F5, F29: the line to the database')
const address = new URL(world.uri)
const line = await startLine(Number(address.port))
address.port = String(line.port)
const set = await startReplicaSet(world.uri)
/** Log lines about a 500. There must be none; printed at the end as the reason of a failure. */
const causes = new Set<string>()
const onOutput = (text: string) => {
  for (const [found] of text.matchAll(/^.*"internal_error".*$/gm)) causes.add(found)
}
const token = await world.token('line@example.org')
const cvs: { nanoId: string; version: number }[] = []
/** When saves were acknowledged. */
const savedAt: number[] = []

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
    return {
      status: reply.status,
      at: performance.now(),
      ms: performance.now() - begun,
      hasRetryAfter,
      version: cv?.version ?? 0,
    }
  } catch {
    return { status: 0, at: performance.now(), ms: performance.now() - begun, hasRetryAfter: false, version: 0 }
  }
}

/** Saves and reads until `isOver`, recording the replies. After a save without a clear answer the read tells the version. */
async function write(cv: { nanoId: string; version: number }, isOver: () => boolean, told: Told[]): Promise<void> {
  while (!isOver()) {
    const saved = await ask('PUT', `/cvs/${cv.nanoId}`, cv.version, { title: `After ${cv.version}` })
    told.push(saved)
    if (saved.status === 200) savedAt.push(saved.at)
    if (saved.status === 200 || saved.status === 412) cv.version = saved.version
    told.push(await ask('GET', `/cvs/${cv.nanoId}`))
    await sleep(20)
  }
}

async function drill({ name, begin, end }: Fault, hasEnded: () => boolean): Promise<void> {
  const told: Told[] = []
  const alive: Told[] = []
  let isOver = false
  const writing = Promise.all(cvs.map(cv => write(cv, () => isOver, told)))
  await sleep(500)
  savedAt.splice(0, savedAt.length, performance.now())
  begin()
  for (const endMs = performance.now() + FAULT_MS; performance.now() < endMs; await sleep(100)) {
    alive.push(await ask('GET', '/healthz'))
  }
  end()
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
  const longestMs = Math.max(...savedAt.map((at, index) => at - (savedAt[index - 1] ?? at)))
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
    lost.length === 0 && !hasEnded(),
    `${name}: nothing acknowledged is lost, nothing crashed`,
    `${lost.length}; ${Math.round(longestMs)} ms at most without a save`,
  )
}

/** Lets each of the faults happen to a service with this connection to the database. */
async function drillAll(uri: string, faults: Fault[]): Promise<void> {
  const service = startChild('api/main.js', { env: { ...world.env, MONGODB_URI: uri }, onOutput })
  let hasEnded = false
  service.exited.then(() => {
    hasEnded = true
  })
  await readyAfter(world.url)
  while (cvs.length < WRITERS) cvs.push(await world.importSample(token))
  const wanted = faults.filter(({ name }) => !process.argv[2] || name.startsWith(process.argv[2]))
  for (const fault of wanted) await drill(fault, () => hasEnded)
  await service.stop(15_000)
}

const lineFaults = MODES.map(([name, mode, options]) => ({
  name,
  begin: () => line.set(mode, options),
  end: () => line.set('ok', { isCut: mode !== 'latency' }),
}))
const elections = ELECTIONS_MS.map(ms => ({
  name: `F29, a new primary after ${ms} ms`,
  begin: () => set.stepDown(ms),
  end: () => undefined,
}))
await drillAll(address.href, lineFaults)
await drillAll(set.uri, elections)
for (const cause of causes) console.log(cause)
await line.stop()
await set.stop()
await world.stop()
process.exit(findings.end())
