// What a request costs: replies to strangers beside a bare Fastify in a process of its own that sends the same bytes and headers, and the
// processor time that the service takes for each kind of request, by package and file.
import { get } from 'node:http'
import type { Request } from 'autocannon'
import { createEditors } from './editors.ts'
import { BROWSER, inTurns, type Load, median, type Row, send, sendFor, shareRow } from './load.ts'
import { ADMIN, startWorld, type World } from './world.ts'

const CONNECTIONS = 16
/** Of a reply, what a server adds by itself. */
const ADDED = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']
const LISTED = 10
const SHOWN = 12
const MANY = 5_000

export async function measureCost(rounds: number, seconds: number): Promise<Row[]> {
  const world = await startWorld()
  try {
    await world.startBenchServer()
    const bare = `http://127.0.0.1:${(JSON.parse(await world.startBare()) as { port: number }).port}`
    const kinds = await requestsIn(world)
    const rows = await besideBare(world, bare, kinds, rounds, seconds)
    for (const [name, kind] of Object.entries(kinds)) rows.push(...(await costOf(world, name, kind, rounds, seconds)))
    rows.push(await statsOfMany(world, rounds))
    return rows
  } finally {
    await world.stop()
  }
}

type Kind = { status: number; requestsOf: Load['requestsOf']; goal?: number; ofBare?: number; connections?: number }

async function requestsIn(world: World): Promise<Record<string, Kind>> {
  const token = await world.token('cost@example.org')
  const made = [await world.importSample(token)]
  while (made.length < LISTED) made.push(await world.importSample(token))
  const { nanoId } = made[0]!
  await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
  const { user } = await world.call<{ user: { id: string } }>(token, 'GET', '/me')
  const admin = await world.token(ADMIN)
  await world.call(admin, 'PATCH', `/admin/users/${user.id}`, { subscriptionPlan: 'Pro', planExpiresAt: null })
  const bearer = { authorization: `Bearer ${token}` }
  const gets =
    (path: string, headers: Record<string, string> = {}) =>
    () => [{ path, headers }]
  const page = await fetch(`${world.url}/cv/${nanoId}`, { headers: BROWSER })
  const etag = page.headers.get('etag') ?? ''
  const { savesOf } = await createEditors(world, CONNECTIONS)
  const publish = (connection: number): Request[] => [
    { method: 'POST', path: `/cvs/${made[connection % LISTED]!.nanoId}/publish`, headers: bearer },
  ]
  return {
    page: { status: 200, requestsOf: gets(`/cv/${nanoId}`, BROWSER), ofBare: 85 },
    'page, unchanged': {
      status: 304,
      requestsOf: gets(`/cv/${nanoId}`, { ...BROWSER, 'if-none-match': etag }),
      ofBare: 70,
    },
    'public read': { status: 200, requestsOf: gets(`/cvs/${nanoId}`), ofBare: 80 },
    'owner’s read': { status: 200, requestsOf: gets(`/cvs/${nanoId}`, bearer), goal: 0.8 },
    [`list of ${LISTED}`]: { status: 200, requestsOf: gets('/cvs?limit=10', bearer), goal: 1.2 },
    save: { status: 200, requestsOf: savesOf, goal: 2.2 },
    publish: { status: 200, requestsOf: publish, goal: 4, connections: 4 },
    preview: { status: 200, requestsOf: gets(`/cvs/${nanoId}/preview.svg`, bearer) },
    PDF: { status: 200, requestsOf: gets(`/cvs/${nanoId}/pdf`, bearer) },
  }
}

/** Throws where the two are not answered alike. */
async function besideBare(world: World, bare: string, kinds: Record<string, Kind>, rounds: number, seconds: number) {
  const compared = Object.entries(kinds).filter(([, { ofBare }]) => ofBare)
  const held = await Promise.all(
    compared.map(async ([name, kind]) => [name, await heldOf(world.url, kind.requestsOf(0)[0]!)] as const),
  )
  const body = JSON.stringify(Object.fromEntries(held))
  await fetch(`${bare}/hold`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const rows: Row[] = []
  for (const [name, { status, requestsOf, ofBare = 0 }] of compared) {
    const [request] = requestsOf(0)
    const path = `/held/${encodeURIComponent(name)}`
    assertAlike(name, await heldOf(world.url, request!), await heldOf(bare, { ...request, path }))
    const load = (url: string, asked: Load['requestsOf']) => async () =>
      (await sendFor(status, { url, connections: CONNECTIONS, seconds, requestsOf: asked })).perSecond
    const { ours, plain } = await inTurns(rounds, {
      ours: load(world.url, requestsOf),
      plain: load(bare, () => [{ path, headers: request!.headers ?? {} }]),
    })
    rows.push(shareRow(`${name}, of a bare Fastify with the same bytes`, ofBare, ours, plain))
  }
  return rows
}

type Held = { status: number; headers: Record<string, string>; body: string }

async function heldOf(url: string, { path = '', headers = {} }: Request): Promise<Held> {
  const reply = await fetch(url + path, { headers: headers as Record<string, string> })
  const kept = [...reply.headers].filter(([name]) => !ADDED.includes(name))
  const bytes = await rawBody(url + path, headers as Record<string, string>)
  return { status: reply.status, headers: Object.fromEntries(kept), body: bytes.toString('base64') }
}

function assertAlike(name: string, ...replies: Held[]) {
  const [ours, plain] = replies.map(({ headers: { 'x-request-id': _, ...headers }, ...rest }) =>
    JSON.stringify({ ...rest, headers: Object.entries(headers).sort() }),
  )
  if (ours !== plain) throw new Error(`${name} is not answered alike:\n${ours}\n${plain}`)
}

/** GET /admin/stats at 5,000 CVs, published over the last two months. */
async function statsOfMany(world: World, rounds: number): Promise<Row> {
  const { createConnection } = await import('mongoose')
  const connection = await createConnection(world.mongodbUri).asPromise()
  const dates = Array.from({ length: MANY }, (_, at) => new Date(Date.now() - (at % 60) * 86_400_000))
  const cvs = dates.map((at, index) => ({ _id: `stats-${index}`, userId: `${index}`, place: 1, published: { at } }))
  const users = dates.map((createdAt, index) => ({ sub: `stats-${index}`, email: `${index}@example.org`, createdAt }))
  await connection.collection('cvs').insertMany(cvs as never)
  await connection.collection('users').insertMany(users)
  await connection.close()
  const admin = await world.token(ADMIN)
  const times: number[] = []
  for (let round = -1; round < rounds * 4; round++) {
    const begun = performance.now()
    await world.call(admin, 'GET', '/admin/stats')
    if (round >= 0) times.push(performance.now() - begun)
  }
  const measured = `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`
  return { what: `admin’s statistics of ${MANY} CVs`, goal: '<= 60 ms', measured, met: median(times) <= 60 }
}

/** Processor time of one request, and where it goes. */
async function costOf(world: World, name: string, kind: Kind, rounds: number, seconds: number): Promise<Row[]> {
  const { status, requestsOf, goal, connections = CONNECTIONS } = kind
  const costs: number[] = []
  const load = { url: world.url, connections, seconds, requestsOf }
  const measure = async () => {
    const before = await cpuMs(world.url)
    const tally = await send(load)
    const count = Object.values(tally.statuses).reduce((sum, one) => sum + one, 0)
    if ((tally.statuses[status] ?? 0) < count * 0.9) throw new Error(`${name}: ${JSON.stringify(tally.statuses)}`)
    return { ms: (await cpuMs(world.url)) - before, count }
  }
  await measure()
  for (let round = 0; round < rounds; round++) {
    const { ms, count } = await measure()
    costs.push(ms / count)
  }
  await fetch(`${world.url}/bench/profile`)
  const { count } = await measure()
  const spent = (await (await fetch(`${world.url}/bench/profile/end`)).json()) as Record<string, number>
  const parts = Object.entries(spent).sort(([, a], [, b]) => b - a)
  const cost = median(costs)
  const met = goal && { goal: `<= ${goal} ms`, met: cost <= goal }
  const text = `${cost.toFixed(2)} ms (${Math.min(...costs).toFixed(2)} to ${Math.max(...costs).toFixed(2)})`
  return [
    { what: `${name}: processor time in the service`, measured: text, ...met },
    {
      what: '  of it, in µs',
      measured: parts
        .slice(0, SHOWN)
        .map(([part, us]) => `${part} ${Math.round(us / count)}`)
        .join(', '),
    },
  ]
}

/** As sent: fetch would decompress it. */
const rawBody = (address: string, headers: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = get(address, { headers }, async reply => resolve(Buffer.concat(await reply.toArray())))
    asked.once('error', reject)
  })

async function cpuMs(url: string): Promise<number> {
  const { user, system } = (await (await fetch(`${url}/bench/cpu`)).json()) as NodeJS.CpuUsage
  return (user + system) / 1_000
}
