// The service on a replica set of two members whose primary fails as asked, and the requests that must survive it.
import type { Test as Asked, Response } from 'supertest'
import { CLAIMED, newlyNamed, startClaims } from './claims-harness.ts'
import type { Companion } from './harness.ts'
import { openShop } from './payments-harness.ts'
import { type Code, type Fault, type Plan, type ReplicaSet, startReplicaSet } from './replica-set.ts'
import type { Test } from './tap.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document as it is stored
type Row = any
const CODES: Code[] = [10107, 189, 11602, 91]
export const FAULTS: Fault[] = [
  ...CODES.map(code => ({ kind: 'refused', code }) as const),
  ...CODES.map(code => ({ kind: 'unacknowledged', code }) as const),
  { kind: 'reset', code: 91 },
  { kind: 'lost', code: 91 },
]
export const nameOf = ({ fault, on, skip = 0, times = 1 }: Plan) =>
  `${fault.kind} ${fault.code} at ${on || 'any'} after ${skip}, ${times} times`

/** One request on a subject of its own. `done`: its status when it succeeds. `found`: its effects, afterwards in the database. */
export type Attempt = { ask(): Asked; done: number; found(): Promise<unknown>; expected: unknown }
/** `main`: the command that has the effect. */
export type Action = { name: string; main: string; begin(): Promise<Attempt> }

async function inFront(t: Test) {
  const sets: ReplicaSet[] = []
  const companion: Companion = {
    async between(uri) {
      const set = await startReplicaSet(uri)
      sets.push(set)
      t.teardown(() => set.stop())
      // The driver looks for the next primary every 20 ms instead of twice a second.
      return `${set.uri}&minHeartbeatFrequencyMS=20`
    },
  }
  return { companion, set: () => sets[0] as ReplicaSet }
}

/** The service with CVs and claims. */
export async function openCvs(t: Test) {
  const { companion, set } = await inFront(t)
  // Background jobs would send commands of the kinds that are to fail.
  const world = await startClaims(t, { JOBS: 'off' }, companion)
  const { app, owner, make } = world
  const cvs = app.connection.collection('cvs')
  const claims = app.connection.collection('claims')
  const clear = async () => {
    await cvs.deleteMany({})
    await claims.deleteMany({})
  }
  const stored = async (nanoId: string) => (await cvs.findOne({ _id: nanoId as never })) as Row
  let keys = 0

  const actions: Action[] = [
    {
      name: 'read',
      main: 'find cvs',
      async begin() {
        const nanoId = await make(CLAIMED)
        const found = async () => (await stored(nanoId)).version
        return { ask: () => owner.get(`/cvs/${nanoId}`), done: 200, found, expected: 1 }
      },
    },
    {
      name: 'save',
      main: 'findAndModify cvs',
      async begin() {
        const nanoId = await make(CLAIMED)
        const edit = { title: 'Saved', content: { ...CLAIMED, profileSummary: 'Once.' } }
        const found = async () => {
          const { title, content, version } = await stored(nanoId)
          return { title, content, version }
        }
        const ask = () => owner.put(`/cvs/${nanoId}`).set('if-match', '"1"').send(edit)
        return { ask, done: 200, found, expected: { ...edit, version: 2 } }
      },
    },
    {
      name: 'create',
      main: 'insert cvs',
      async begin() {
        const title = `Made ${++keys}`
        const ask = () => owner.post('/cvs').set('idempotency-key', `key-${keys}`).send({ title })
        return { ask, done: 201, found: () => cvs.countDocuments({ title }), expected: 1 }
      },
    },
    {
      name: 'publish',
      main: 'findAndModify cvs',
      async begin() {
        const nanoId = await make(CLAIMED)
        const found = async () => {
          const { published, eventCount } = await stored(nanoId)
          return { version: published?.version, eventCount }
        }
        const ask = () => owner.post(`/cvs/${nanoId}/publish`)
        return { ask, done: 200, found, expected: { version: 1, eventCount: 1 } }
      },
    },
    {
      name: 'claim',
      main: 'insert claims',
      async begin() {
        const content = newlyNamed()
        const nanoId = await make(content, true)
        const found = async () => {
          const made = await claims.find({ person: content.personalDetails.name }).toArray()
          return made.map(({ attestations }) => attestations.length)
        }
        return { ask: () => world.put(nanoId, 'skills.go', { method: 'account' }), done: 200, found, expected: [1] }
      },
    },
  ]
  return { set: set(), ...world, cvs, stored, clear, actions }
}

/** The service with payments. */
export async function openPayments(t: Test) {
  const { companion, set } = await inFront(t)
  const shop = await openShop(t, {}, companion)
  let buyers = 0
  const action: Action = {
    name: 'payment',
    main: 'findAndModify payment_orders',
    async begin() {
      const buyer = await shop.buyer(`failover${++buyers}@example.org`)
      const orderId = await buyer.order()
      const triple = await shop.pay(orderId)
      const found = async () => {
        const { state, unfinished, documentState } = await shop.row(orderId)
        const invoices = (await shop.papersOf(orderId)).length
        return { state, unfinished, documentState, invoices, grants: (await buyer.grants()).length }
      }
      const expected = { state: 'paid', unfinished: false, documentState: 'issued', invoices: 1, grants: 1 }
      return { ask: () => buyer.verify(triple), done: 200, found, expected }
    },
  }
  return { set: set(), ...shop, action }
}

const isRefused = ({ status, headers }: Response) => status === 503 && Number(headers['retry-after']) > 0

/** Sends the request of an attempt while the plan is on, then until it succeeds, as clients do; the first status. */
export async function strike(t: Test, set: ReplicaSet, attempt: Attempt, name: string, plan: Plan): Promise<number> {
  const what = `${name}, ${nameOf(plan)}`
  set.plant(plan)
  const first = await attempt.ask()
  const isUnused = set.clear()
  if (isUnused && (plan.times ?? 1) === 1 && plan.on) t.fail(`${what}: the command was never sent`)
  if (first.status !== attempt.done && !isRefused(first)) t.fail(`${what}: ${first.status} ${first.text}`)
  // The whole effect was promised with the answer.
  if (first.status === attempt.done) t.same(await attempt.found(), attempt.expected, `${what}: acknowledged`)
  let last = await attempt.ask()
  for (let tries = 0; isRefused(last) && tries < 50; tries++) last = await attempt.ask()
  if (last.status !== attempt.done) t.fail(`${what}: asked again: ${last.status} ${last.text}`)
  t.same(await attempt.found(), attempt.expected, `${what}: once, after ${first.status}`)
  return first.status
}

/** The different commands of a request, in their order. */
export async function commandsOf(set: ReplicaSet, { ask, done }: Attempt): Promise<string[]> {
  set.commands()
  await ask().expect(done)
  return [...new Set(set.commands())]
}

/** Saves new CVs until `isOver`, each save again until it is acknowledged; how many were. */
export async function saveOn(world: Cvs, t: Test, count: number, isOver: () => boolean) {
  const nanoIds: string[] = []
  while (nanoIds.length < count) nanoIds.push(await world.make(CLAIMED))
  return { saved: Promise.all(nanoIds.map(nanoId => saveOne(world, t, nanoId, isOver))) }
}

async function saveOne({ owner }: Cvs, t: Test, nanoId: string, isOver: () => boolean): Promise<Saved> {
  const refusals: number[] = []
  let saves = 0
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const edit = { title: `Save ${++saves}` }
    const ask = () => owner.put(`/cvs/${nanoId}`).set('if-match', `"${saves}"`).send(edit)
    let reply = await ask()
    for (; isRefused(reply); reply = await ask()) refusals.push(reply.status)
    if (reply.status !== 200) t.fail(`${edit.title}: ${reply.status} ${reply.text}`)
  }
  return { nanoId, saves, refusals: refusals.length }
}
type Cvs = Awaited<ReturnType<typeof openCvs>>
type Saved = { nanoId: string; saves: number; refusals: number }
