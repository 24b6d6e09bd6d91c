// kill -9 of the service between a change and the delivery of its event: afterwards each event was delivered at least once, always
// under the same id, and the events of a CV in order.
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { dose, randomOf, seed } from '../dose.ts'
import { confirm, content, EDUCATION } from '../institutions-harness.ts'
import { setUpProcesses, until } from '../processes.ts'
import t, { type Test } from '../tap.ts'
import { isSigned, startReceiver } from '../webhook-receiver.ts'

t.setTimeout(3_600_000)
const random = randomOf(seed)
const below = (limit: number) => Math.floor(random() * limit)
const world = await setUpProcesses(t)
const receiver = await startReceiver(t)
await world.startDatabase()
let service = world.startService()
const ready = () => until('the service is ready', () => world.isReady(service))
await ready()
const connection = await mongoose.createConnection(world.uri).asPromise()
t.teardown(() => connection.close())
type Doc = Record<string, unknown> & { _id: string }
const [cvs, rows] = [connection.collection<Doc>('cvs'), connection.collection<Doc>('webhook_deliveries')]

/** The status and the body of a reply; status 0 when the service was killed first. */
async function call(token: string | null, method: string, path: string, given?: object) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(given && { 'content-type': 'application/json' }),
  }
  const asked = fetch(`${world.url}${path}`, { method, headers, ...(given && { body: JSON.stringify(given) }) })
  return asked
    .then(async reply => ({ status: reply.status, body: JSON.parse((await reply.text()) || 'null') }))
    .catch(() => ({ status: 0, body: null }))
}
async function newOwner(email: string, path: string) {
  const token = await world.token(email)
  const events = ['cv.published', 'cv.unpublished', 'claim.confirmed', 'claim.withdrawn', 'payment.completed']
  const { body } = await call(token, 'POST', '/me/webhooks', { url: receiver.url(path), events })
  const cv = (await call(token, 'POST', '/cvs', { content })).body.cv.id as string
  return { email, token, cv, secret: body.secret as string, path }
}

/** Kills the service at a random moment, or while a message arrives. */
async function killSometime(): Promise<void> {
  const isAtMessage = random() < 0.4
  const arrives = new Promise<void>(done => (receiver.hooks.onMessage = () => void (isAtMessage && done())))
  await Promise.race([arrives, sleep(below(250))])
  await service.kill()
  receiver.hooks.onMessage = undefined
}
async function restart(): Promise<void> {
  service = world.startService()
  await ready()
}
/** Makes all deliveries due, also the ones that a killed process has claimed. */
const hurry = () => rows.updateMany({ dueAt: { $type: 'date' } }, { $set: { dueAt: new Date(0) } })
const allSent = () =>
  until('all events are delivered', async () => {
    await hurry()
    const left =
      (await rows.countDocuments({ state: 'waiting' })) +
      (await cvs.countDocuments({ 'pendingEvents.id': { $exists: true } }))
    if (left > 0) await sleep(300)
    return left === 0
  })

/** The events that a path received, in the order of their first delivery. */
function eventsOf(path: string) {
  const all = receiver.at(path)
  return all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at)
}
/** Each id has one body, however often it was delivered. */
function assertStable(t: Test, { path, secret }: { path: string; secret: string }) {
  const bodies = new Map<string, Set<string>>()
  for (const { id, body } of receiver.at(path)) bodies.set(id, (bodies.get(id) ?? new Set()).add(body))
  t.ok(
    [...bodies.values()].every(({ size }) => size === 1),
    'one id, one message',
  )
  t.ok(
    receiver.at(path).every(one => isSigned(one, secret)),
    'all signed',
  )
}

type State = { publishedAt: string | null; isTrashed: boolean }
async function stateOf(cv: string): Promise<State> {
  const stored = await cvs.findOne({ _id: cv })
  const published = stored?.published as { at: Date } | null
  return { publishedAt: published?.at.toISOString() ?? null, isTrashed: Boolean(stored?.trashedAt) }
}
/** The events that follow from a change of the database. */
const eventOf = (before: State, after: State) =>
  after.publishedAt === before.publishedAt ? [] : [after.publishedAt ? 'cv.published' : 'cv.unpublished']

const STEPS = ['publish', 'publish', 'unpublish', 'trash', 'recover'] as const
const step = ({ token, cv }: { token: string; cv: string }, which: (typeof STEPS)[number]) =>
  which === 'trash' ? call(token, 'DELETE', `/cvs/${cv}`) : call(token, 'POST', `/cvs/${cv}/${which}`)

/** One owner changes a CV in several steps; at the last one the service is killed. Returns the expected events. */
async function act(owner: { token: string; cv: string }): Promise<string[]> {
  const happened: string[] = []
  const steps = 1 + below(3)
  for (let nth = 0; nth < steps; nth++) {
    const before = await stateOf(owner.cv)
    const acting = step(owner, before.isTrashed ? 'recover' : (STEPS[below(4)] as 'publish'))
    if (nth === steps - 1) await killSometime()
    await acting
    happened.push(...eventOf(before, await stateOf(owner.cv)))
  }
  return happened
}

for (const [name, withCopy, rounds] of [
  ['one process', false, dose(120)],
  ['beside a second copy', true, dose(60)],
] as const) {
  t.test(`${rounds} kills while CVs are published and taken down: ${name}`, async t => {
    t.comment(`seed ${seed}`)
    const path = `/${withCopy ? 'two' : 'one'}`
    const owners = [
      await newOwner(`a${path.slice(1)}@example.org`, path),
      await newOwner(`b${path.slice(1)}@example.org`, `${path}b`),
    ]
    const copy = withCopy ? await world.startCopy() : null
    const happened = owners.map(() => [] as string[])
    for (let round = 0; round < rounds; round++) {
      for (const owner of owners) receiver.statuses.set(owner.path, random() < 0.3 ? 500 : 200)
      const at = below(owners.length)
      happened[at]?.push(...(await act(owners[at] as (typeof owners)[number])))
      await restart()
    }
    for (const owner of owners) receiver.statuses.delete(owner.path)
    await allSent()
    await copy?.service.kill()
    for (const [at, owner] of owners.entries()) {
      const all = eventsOf(owner.path)
      t.same(
        all.map(one => one.event.type),
        happened[at],
        `exactly what happened, in order`,
      )
      t.ok(all.every(one => one.event.data.cv === owner.cv))
      assertStable(t, owner)
      t.comment(`${all.length} events, ${receiver.at(owner.path).length} messages`)
    }
    t.ok(happened.flat().length > 0)
  })
}

t.test('kills during confirmations and withdrawals lose no event', async t => {
  const rounds = dose(60)
  for (let round = 0; round < rounds; round++) {
    const owner = await newOwner(`claims${round}@example.org`, `/claims${round}`)
    const email = `dean${round}@university${round}.example`
    const asked = { email, institution: 'University of Example' }
    const { status } = await call(owner.token, 'POST', `/cvs/${owner.cv}/verifications/${EDUCATION}`, asked)
    t.equal(status, 201)
    let link: string | undefined
    await until('the mail is there', async () => {
      const mails = await (await fetch(`${world.sandbox.origin}/inbox.json?to=${email}`)).json()
      link = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((mails as { text: string }[])[0]?.text ?? '')?.[1]
      return Boolean(link)
    })
    for (const decision of [confirm, { decision: 'revoke' }]) {
      const deciding = call(null, 'POST', `/verify/${link}`, decision)
      await killSometime()
      await deciding
      await restart()
      // A request that succeeded is refused the second time.
      const again = await call(null, 'POST', `/verify/${link}`, decision)
      t.ok([200, 409].includes(again.status), `answered with ${again.status}`)
    }
    await until('all events are delivered', async () => {
      await hurry()
      return eventsOf(owner.path).length >= 2
    })
    await allSent()
    t.same(
      eventsOf(owner.path).map(one => one.event.type),
      ['claim.confirmed', 'claim.withdrawn'],
    )
    assertStable(t, owner)
  }
})

t.test('a kill around a payment loses no event', async t => {
  const rounds = dose(60)
  for (let round = 0; round < rounds; round++) {
    const owner = await newOwner(`pays${round}@example.org`, `/pays${round}`)
    const { order } = (await call(owner.token, 'POST', '/cv/checkout', { amount: 59_000, currType: 'INR' })).body
    const body = JSON.stringify({ order_id: order.id, outcome: 'captured' })
    const paid = await fetch(`${world.sandbox.origin}/razorpay/pay`, { method: 'POST', body })
    const proof = { ...((await paid.json()) as object), userMailId: owner.email }
    const verifying = call(owner.token, 'POST', '/cv/payment_verification', proof)
    await killSometime()
    await verifying
    await restart()
    t.equal((await call(owner.token, 'POST', '/cv/payment_verification', proof)).status, 200)
    await until('the event is delivered', async () => {
      await hurry()
      return eventsOf(owner.path).length > 0
    })
    await allSent()
    t.same(
      eventsOf(owner.path).map(one => one.event.type),
      ['payment.completed'],
    )
    assertStable(t, owner)
  }
})
