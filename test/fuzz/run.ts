// Sends the fuzzer's requests over real connections, 32 at a time, checks every reply, and every 500 of them checks what they left.
import { Agent, request as httpRequest } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { fc } from '../dose.ts'
import type { TestApp } from '../harness.ts'
import { complaints, type Reply } from './checks.ts'
import { anyPlan, type Plan } from './requests.ts'
import type { Request, World } from './world.ts'

/** Fewer than make the door narrower, so that a 503 is a finding however slow the machine is. */
const LANES = 32
const CHUNK = 500
const HANDFUL = 10
/** Longer than any limit of the service's own, so that a late reply on a busy machine is not reported as missing. */
const SILENCE_MS = 120_000

export type Finding = {
  /** Operation and complaint: equal ones are one finding. */
  key: string
  detail: string
}
export type Outcome = {
  sent: number
  findings: Map<string, Finding>
  seconds: number
  statuses: Map<number, number>
  reached: Map<string, Set<number>>
  /** Refused as overloaded and sent again. */
  overloaded: number
}

type Wire = { port: number; agent: Agent }
type Options = {
  app: TestApp
  world: World
  seed: number
  count: number
  /** Operations that are called more often than the others. */
  often?: string[] | undefined
  /** Called with each new finding; returns whether to continue. */
  onFinding?: (finding: Finding) => 'on' | 'stop'
}

/** Sends `count` requests made from `seed`. */
export async function fuzz({ app, world, seed, count, often, onFinding = () => 'on' }: Options): Promise<Outcome> {
  const started = performance.now()
  const seal = await world.sealOfVault()
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  const wire: Wire = { port: app.config.port, agent }
  const outcome: Outcome = {
    sent: 0,
    findings: new Map(),
    seconds: 0,
    statuses: new Map(),
    reached: new Map(),
    overloaded: 0,
  }
  let isOver = false
  const report = (key: string, detail: string) => {
    if (outcome.findings.has(key)) return
    outcome.findings.set(key, { key, detail })
    if (onFinding({ key, detail }) === 'stop') isOver = true
  }
  const plans = anyPlan(extraPaths(app), often)

  try {
    for (let chunk = 0; chunk * CHUNK < count && !isOver; chunk++) {
      const size = Math.min(CHUNK, count - chunk * CHUNK)
      await inLanes(makePlans(plans, seed + chunk, size), async (plan, index) => {
        if (isOver) return
        const request = world.fill(plan, index)
        for (const [complaint, reply] of await askAndCheck(wire, world, request, outcome)) {
          const shown = show(request, reply, seed, chunk * CHUNK + index)
          report(`${plan.operation?.name ?? 'stray'}: ${complaint}`, [shown, ...linesAbout(app, reply)].join('\n'))
        }
      })
      for (const complaint of await leftBehind(world, seal))
        report(complaint, `seed ${seed}, within request ${chunk * CHUNK + size}`)
      // Where the machine stands still for seconds, a call of its own may run out of time: once.
      if (!isOver) await world.tidy().catch(() => world.tidy())
    }
  } finally {
    agent.destroy()
  }
  outcome.seconds = (performance.now() - started) / 1_000
  return outcome
}

/** The service's log line of a reply. */
function linesAbout(app: TestApp, reply: Reply | null): string[] {
  const id = reply && /"requestId":"([^"]+)"/.exec(reply.body.toString())?.[1]
  return id ? app.logLines.filter(line => line.includes(id)) : []
}

/** Made a few at a time: many at once would keep the service in this process waiting. */
function* makePlans(plans: fc.Arbitrary<Plan>, seed: number, count: number): Generator<[number, Plan]> {
  for (let begun = 0; begun < count; begun += HANDFUL) {
    const some = fc.sample(plans, { seed: seed * 1_000 + begun, numRuns: Math.min(HANDFUL, count - begun) })
    for (const [index, plan] of some.entries()) yield [begun + index, plan]
  }
}

async function inLanes(plans: Generator<[number, Plan]>, work: (plan: Plan, index: number) => Promise<void>) {
  const lane = async () => {
    for (const [index, plan] of plans) await work(plan, index)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function askAndCheck(
  wire: Wire,
  world: World,
  request: Request,
  outcome: Outcome,
): Promise<[string, Reply | null][]> {
  const tryOnce = () => ask(wire, request).catch((error: Error & { code?: string }) => error)
  let reply = await tryOnce()
  // On a machine with too much to do the service may say so, once, and when to come again.
  if (!(reply instanceof Error) && reply.status === 503 && reply.headers['retry-after'] !== undefined) {
    outcome.overloaded++
    await sleep(1_000)
    reply = await tryOnce()
  }
  outcome.sent++
  if (reply instanceof Error) return [[`no reply (${(reply as { code?: string }).code ?? reply.message})`, null]]
  outcome.statuses.set(reply.status, (outcome.statuses.get(reply.status) ?? 0) + 1)
  const name = request.plan.operation?.name
  if (name) outcome.reached.set(name, (outcome.reached.get(name) ?? new Set()).add(Math.floor(reply.status / 100)))
  if (reply.status < 300 && request.actor !== 'nobody' && reply.headers.etag) learnFrom(world, reply)
  return complaints(request, reply, world.canary).map(complaint => [complaint, reply])
}

/** The newest entity tag of each CV, for saves that are to succeed. */
function learnFrom(world: World, reply: Reply): void {
  const nanoId = /"nanoId":"([\w-]{21})"/.exec(reply.body.toString('latin1'))?.[1]
  if (nanoId) world.learn(nanoId, String(reply.headers.etag))
}

function ask({ port, agent }: Wire, { method, path, headers, body }: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
      received => {
        const parts: Buffer[] = []
        received.on('data', (part: Buffer) => parts.push(part))
        received.once('error', reject)
        received.once('end', () => {
          const { statusCode: status = 0, headers } = received
          resolve({ status, headers, body: Buffer.concat(parts) })
        })
      },
    )
    sent.once('error', reject)
    sent.setTimeout(SILENCE_MS, () => sent.destroy(Object.assign(new Error('silence'), { code: 'silence' })))
    sent.end(body ?? undefined)
  })
}

async function leftBehind(world: World, seal: string): Promise<string[]> {
  const said: string[] = []
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) said.push('Object.prototype was changed')
  if ((await world.sealOfVault()) !== seal) said.push('what A keeps was changed')
  return said
}

/** Addresses of the service that the document leaves out: screens, pages, files. */
function extraPaths(app: TestApp): string[] {
  const hidden = app.routes.filter(route => route.schema?.operationId === undefined && route.method === 'GET')
  return hidden
    .map(route => route.url.replace(/:\w+/g, 'x').replaceAll('*', 'x'))
    .filter(url => !url.endsWith('bundle.js'))
}

const short = (text: string, max = 600) =>
  text.length > max ? `${text.slice(0, max)} … (${text.length} characters)` : text

/** Everything that is needed to repeat the request by hand. */
function show(
  { method, path, headers, body, actor }: Request,
  reply: Reply | null,
  seed: number,
  index: number,
): string {
  const { authorization: _, ...others } = headers
  return [
    `seed ${seed}, request ${index}, as ${actor}`,
    `${method} ${short(path)}`,
    JSON.stringify(others),
    body === null ? '(no body)' : short(JSON.stringify(String(body))),
    reply
      ? `-> ${reply.status} ${reply.headers['content-type'] ?? ''} ${short(reply.body.toString('utf8'))}`
      : '-> nothing',
  ].join('\n')
}
