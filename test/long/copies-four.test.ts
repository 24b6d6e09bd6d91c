// Four processes of the service behind a balancer: payments, claims and leases are as exact as with one, and a
// rolling restart under load loses no request. On TEST_MONGODB_URI, or else on the embedded database.
import http from 'node:http'
import { text } from 'node:stream/consumers'
import mongoose from 'mongoose'
import { freePort } from '../../scripts/lib/free-port.ts'
import { startBalancer } from '../balancer.ts'
import { isLong } from '../dose.ts'
import { ADMIN, contentWith } from '../harness.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import t from '../tap.ts'
import { newJwks } from '../wallet-upstream.ts'

const COPIES = 4
const BUYERS = isLong ? 24 : 8
const EDITORS = isLong ? 12 : 6
const ROUNDS = isLong ? 3 : 1

type Reply = { status: number; etag: string | null; json: Record<string, unknown> }

/** Four copies with these settings on an empty database, and a balancer where the world knows the service. */
async function setUp(t: { teardown(fn: () => unknown): void }, settings: Record<string, string> = {}) {
  const server = process.env.TEST_MONGODB_URI
  const uri = server && new URL(server)
  if (uri) uri.pathname = `/copies_${process.pid}_${Date.now()}`
  const world = await setUpProcesses(t, {
    ADMIN_EMAILS: ADMIN.email,
    ATTESTATION_KEYS: newJwks('attest-1'),
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '3',
    ...settings,
    ...(uri && { MONGODB_URI: uri.href }),
  })
  if (!uri) await world.startDatabase()
  const found = new Set<number>()
  while (found.size < COPIES) found.add(await freePort())
  const ports = [...found]
  const urls = ports.map(port => `http://127.0.0.1:${port}`)
  const services: Running[] = []
  const start = async (at: number) => {
    services[at] = (await world.startCopy({ PORT: String(ports[at]) })).service
  }
  const balancer = await startBalancer(t, Number(new URL(world.url).port), urls)
  const isReady = async (at: number) => {
    if (services[at]?.child.exitCode !== null) throw new Error(services[at]?.output())
    return balancer.isReady(urls[at] as string)
  }
  for (const at of ports.keys()) await start(at)
  for (const at of ports.keys()) await until('every copy was ready', () => isReady(at))
  const connection = await mongoose.createConnection(world.uri).asPromise()
  t.teardown(async () => {
    if (uri) await connection.dropDatabase()
    await connection.close()
  })

  /** `given`: JSON, or as a text a form. */
  async function call(token: string | null, method: string, path: string, given?: object | string, more: object = {}) {
    const type = typeof given === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(given && { 'content-type': type }),
      ...more,
    }
    const body = given ? (typeof given === 'string' ? given : JSON.stringify(given)) : null
    const reply = await fetch(world.url + path, { method, headers, body, redirect: 'manual' })
    const text = await reply.text()
    const json = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: reply.status, etag: reply.headers.get('etag'), json } as Reply
  }
  /** Retries like a client when the machine is too slow: 'overloaded' or 408. */
  async function answered(...request: Parameters<typeof call>): Promise<Reply> {
    const reply = await call(...request)
    return reply.json.code === 'overloaded' || reply.status === 408 ? answered(...request) : reply
  }
  const razorpay = async (path: string, body: object) => {
    const reply = await fetch(`${world.sandbox.origin}/razorpay${path}`, { method: 'POST', body: JSON.stringify(body) })
    return (await reply.json()) as Record<string, string>
  }
  async function restart(at: number): Promise<number | null> {
    const service = services[at] as Running
    service.child.kill('SIGTERM')
    const code = await service.exited
    await start(at)
    await until('the copy was ready again', () => isReady(at))
    return code
  }
  return { ...world, balancer, connection, call, answered, razorpay, restart }
}
type World = Awaited<ReturnType<typeof setUp>>

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const tally = (replies: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => index + from)
const idOf = ({ json }: Reply) => (json.cv as { nanoId: string }).nanoId

/** Saves, attests, publishes and reads one CV over and over; one more version for each save that was acknowledged. */
async function edit({ answered, token }: World, name: string, isOver: () => boolean) {
  const owner = await token(`${name}@example.org`)
  const skills = [{ id: 'go', name: 'Go' }]
  const cv = idOf(await answered(owner, 'POST', '/cvs', { content: contentWith({ skills }) }))
  const replies: Reply[] = []
  const send = async (...request: [string, string, object?, object?]) => {
    const reply = await answered(owner, ...request)
    replies.push(reply)
    return reply
  }
  let version = 1
  for (; !isOver(); ) {
    const saved = await send('PUT', `/cvs/${cv}`, { title: `${name} ${version}` }, { 'if-match': `"${version}"` })
    if (saved.status !== 200) break
    version++
    await send('PUT', `/cvs/${cv}/attestations/skills.go`, { method: 'account' })
    await send('POST', `/cvs/${cv}/publish`)
    await send('GET', `/cv/${cv}`)
  }
  return { owner, cv, version, replies, title: `${name} ${version - 1}` }
}

/** Buys a plan; the proof of the payment is sent three times at once. */
async function buy({ answered, token, razorpay }: World, email: string) {
  const buyer = await token(email)
  const ordered = await answered(buyer, 'POST', '/cv/checkout', { amount: 59_000, currType: 'INR' })
  const order = ordered.json.order as { id: string }
  const proof = { ...(await razorpay('/pay', { order_id: order.id, outcome: 'captured' })), userMailId: email }
  return [ordered, ...(await times(3, () => answered(buyer, 'POST', '/cv/payment_verification', proof)))]
}

const world = await setUp(t)

t.test('a rolling restart under load loses no request, and everything counts once', async t => {
  const { answered, restart, balancer, connection, sandbox } = world
  const rows = (name: string) => connection.collection(name).find({}).toArray()
  let isOver = false
  const editing = times(EDITORS, at => edit(world, `editor${at}`, () => isOver))
  const bought: Reply[] = []
  const buying = (async () => {
    for (let at = 0; at < BUYERS || !isOver; at++) bought.push(...(await buy(world, `buyer${at}@example.org`)))
    return bought.length / 4
  })()
  const codes: (number | null)[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < COPIES; at++) codes.push(await restart(at))
  }
  isOver = true
  const edited = await editing
  const buyers = await buying

  t.same(codes, Array(COPIES * ROUNDS).fill(0), 'every copy ended by itself')
  t.same(balancer.failed, [])
  const replies = [...edited.flatMap(({ replies }) => replies), ...bought]
  t.same(tally(replies), { 200: replies.length }, `${replies.length} requests, none failed`)
  for (const { owner, cv, version, title } of edited) {
    const { json } = await answered(owner, 'GET', `/cvs/${cv}`)
    t.match(json.cv, { version, title }, 'what was acknowledged is there, and nothing twice')
  }

  await until('every payment had its invoice', async () => (await rows('tax_documents')).length === buyers)
  const serials = (await rows('tax_documents')).map(({ serial }) => Number(serial)).sort((a, b) => a - b)
  t.same(serials, range(buyers, 1), 'invoices without a gap and without a double')
  const grants = (await rows('users')).map(user => user.grants?.length ?? 0).filter(count => count > 0)
  t.same(grants, Array(buyers).fill(1), 'each payment grants once')
  const inbox = async (to: string) =>
    (await (await fetch(`${sandbox.origin}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { subject: string }[]
  for (const at of range(buyers)) {
    await until('the invoice was sent', async () => (await inbox(`buyer${at}@example.org`)).length > 0)
    t.equal((await inbox(`buyer${at}@example.org`)).length, 1, 'one invoice each')
  }
  await until('every claim had its place in the log', async () =>
    (await rows('log_queue')).every(row => row.index !== null),
  )
  const places = (await rows('log_queue')).map(row => Number(row.index)).sort((a, b) => a - b)
  t.same(places, range(places.length), 'one writer of the log at a time')
  t.comment(`${replies.length} requests, ${buyers} payments, ${places.length} entries of the log`)
})

t.test('claims of one CV that are made through four copies at once are all kept', async t => {
  const { answered, token } = world
  const owner = await token('claims@example.org')
  const skills = range(12).map(at => ({ id: `s${at}`, name: `Skill ${at}` }))
  const cv = idOf(await answered(owner, 'POST', '/cvs', { content: contentWith({ skills }) }))
  const replies = await times(skills.length, at =>
    answered(owner, 'PUT', `/cvs/${cv}/attestations/skills.s${at}`, { method: 'account' }),
  )
  t.same(tally(replies), { 200: skills.length })
  const { json } = await answered(owner, 'GET', `/cvs/${cv}`)
  const { verification } = json.cv as { verification: { skills: Record<string, object> } }
  t.equal(Object.keys(verification.skills).length, skills.length)
})

t.test('of two saves of one version through two copies one is accepted, each time', async t => {
  const { answered, token } = world
  const owner = await token('editor@example.org')
  const cv = idOf(await answered(owner, 'POST', '/cvs', { content: contentWith() }))
  for (let version = 1; version <= 20; version++) {
    const ifMatch = { 'if-match': `"${version}"` }
    const replies = await times(2, at => answered(owner, 'PUT', `/cvs/${cv}`, { title: `${version}.${at}` }, ifMatch))
    t.same(tally(replies), { 200: 1, 412: 1 }, `version ${version}`)
    const winner = replies.findIndex(({ status }) => status === 200)
    const seen = await times(2, () => answered(owner, 'GET', `/cvs/${cv}`))
    for (const { json, etag } of seen) {
      t.match(json.cv, { title: `${version}.${winner}`, version: version + 1 })
      t.equal(etag, seen[0]?.etag)
    }
  }
})

t.test('a copy that is told to end answers on kept connections until /readyz has refused', async t => {
  // Long, for a machine on which an answer takes seconds: as soon as /readyz refuses nothing more is sent.
  const world = await setUpProcesses(t, { DRAIN_SECONDS: '20' })
  await world.startDatabase()
  const service = world.startService()
  await until('it was ready', () => world.isReady(service))
  const headers = { authorization: `Bearer ${await world.token('kept@example.org')}` }
  const agent = new http.Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const ask = (path: string) =>
    new Promise<number | string>(resolve => {
      const request = http.get(world.url + path, { agent, headers }, reply => {
        text(reply).then(
          body => resolve(body.includes('"overloaded"') ? 'overloaded' : (reply.statusCode as number)),
          () => resolve('cut'),
        )
      })
      request.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)))
    })
  let isRefused = false
  const lanes = Promise.all(
    range(20).map(async () => {
      const seen: (number | string)[] = []
      while (!isRefused) seen.push(await ask('/cvs'))
      return seen
    }),
  )
  service.child.kill('SIGTERM')
  let readiness: number | string = 200
  await until('/readyz refused', async () => {
    readiness = await ask('/readyz')
    return readiness !== 200
  })
  isRefused = true
  // A slow machine may have refused some as 'overloaded'.
  const seen = (await lanes).flat().filter(status => status !== 'overloaded')
  t.equal(readiness, 503)
  t.same(new Set(seen), new Set([200]), `${seen.length} requests`)
  t.equal(await service.exited, 0)
})
