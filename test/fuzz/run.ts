// Sends the fuzzer's requests over real connections, 32 at a time, checks every reply, and every 500 of them checks what they left.
import { Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import type { TestApp } from '../harness.ts'
import { complaints, type Reply } from './checks.ts'
import { anyPlan } from './requests.ts'
import type { Request, World } from './world.ts'

const LANES = 32
const CHUNK = 500

export type Finding = {
  /** Operation and complaint: equal ones are one finding. */
  key: string
  detail: string
}
export type Outcome = { sent: number; findings: Map<string, Finding>; seconds: number; statuses: Map<number, number> }

type Options = {
  app: TestApp
  world: World
  seed: number
  count: number
  /** Says of each new finding whether to go on. */
  onFinding?: (finding: Finding) => 'on' | 'stop'
}

/** Sends `count` requests made from `seed`. */
export async function fuzz({ app, world, seed, count, onFinding = () => 'on' }: Options): Promise<Outcome> {
  const started = performance.now()
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  const outcome: Outcome = { sent: 0, findings: new Map(), seconds: 0, statuses: new Map() }
  let isOver = false
  const report = (key: string, detail: string) => {
    if (outcome.findings.has(key)) return
    outcome.findings.set(key, { key, detail })
    if (onFinding({ key, detail }) === 'stop') isOver = true
  }
  const plans = anyPlan(extraPaths(app))
  const seal = await world.sealOfVault()

  for (let chunk = 0; chunk * CHUNK < count && !isOver; chunk++) {
    const size = Math.min(CHUNK, count - chunk * CHUNK)
    const batch = fc.sample(plans, { seed: seed + chunk, numRuns: size })
    await inLanes(batch, async (plan, index) => {
      if (isOver) return
      const request = world.fill(plan, index)
      const said = await askAndCheck(app, agent, world, request, outcome)
      for (const [complaint, reply] of said) {
        report(`${plan.operation?.name ?? 'stray'}: ${complaint}`, show(request, reply, seed, chunk * CHUNK + index))
      }
    })
    for (const complaint of await leftBehind(world, seal))
      report(complaint, `seed ${seed}, within request ${chunk * CHUNK + size}`)
    if (!isOver) await world.tidy()
  }
  agent.destroy()
  outcome.seconds = (performance.now() - started) / 1_000
  return outcome
}

async function inLanes<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function askAndCheck(
  app: TestApp,
  agent: Agent,
  world: World,
  request: Request,
  outcome: Outcome,
): Promise<[string, Reply | null][]> {
  const reply = await ask(app.config.port, agent, request).catch((error: Error & { code?: string }) => error)
  outcome.sent++
  if (reply instanceof Error) return [[`no reply (${(reply as { code?: string }).code ?? reply.message})`, null]]
  outcome.statuses.set(reply.status, (outcome.statuses.get(reply.status) ?? 0) + 1)
  if (reply.status < 300 && request.actor !== 'nobody' && reply.headers.etag) learnFrom(world, reply)
  return complaints(request, reply, world.canary).map(complaint => [complaint, reply])
}

/** The newest entity tag of each CV, for saves that are to succeed. */
function learnFrom(world: World, reply: Reply): void {
  const nanoId = /"nanoId":"([\w-]{21})"/.exec(reply.body.toString('latin1'))?.[1]
  if (nanoId) world.learn(nanoId, String(reply.headers.etag))
}

function ask(port: number, agent: Agent, { method, path, headers, body }: Request): Promise<Reply> {
  const begun = performance.now()
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
          resolve({ status, headers, body: Buffer.concat(parts), ms: performance.now() - begun })
        })
      },
    )
    sent.once('error', reject)
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

/** Everything that is needed to ask again by hand. */
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
