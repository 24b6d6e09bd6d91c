// kill -9 while a batch of a desk is worked off: each request is decided exactly once, in its claim, the log, the events and the mails.
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { hashOfToken } from '../../api/claims/institutions/link-seal.ts'
import { isLong, randomOf, seed } from '../dose.ts'
import { type Running, setUpProcesses, until } from '../processes.ts'
import t from '../tap.ts'
import { newJwks } from '../wallet-upstream.ts'

t.setTimeout(7_200_000)
const KILLS = Number(process.env.KILLS ?? (isLong ? 100 : 3))
const REQUESTS = Number(process.env.REQUESTS ?? (isLong ? 1_000 : 40))
const PER_CV = 20
const MAILBOX = 'registrar@uni.example'
const random = randomOf(seed)

const world = await setUpProcesses(t, { ATTESTATION_KEYS: newJwks('attest-1') })
await world.startDatabase()
let service: Running = world.startService()
await until('the service was ready', () => world.isReady(service))
const connection = await mongoose.createConnection(world.uri).asPromise()
t.teardown(() => connection.close())
const collection = (name: string) => connection.collection<Record<string, unknown> & { _id: string }>(name)

async function call(method: string, path: string, headers: Record<string, string>, given?: object) {
  const type = given && { 'content-type': 'application/json' }
  const body = given && { body: JSON.stringify(given) }
  const reply = await fetch(`${world.url}${path}`, { method, headers: { ...headers, ...type }, ...body })
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
  return JSON.parse(await reply.text())
}

/** Requests of several people, each for another skill of a published CV. */
async function askMany(): Promise<string[]> {
  const ids: string[] = []
  for (let person = 0; person < REQUESTS / PER_CV; person++) {
    const headers = { authorization: `Bearer ${await world.token(`kim${person}@example.org`)}` }
    const skills = Array.from({ length: PER_CV }, (_, at) => ({ id: `s${at}`, name: `Skill ${at}`, level: 'Master' }))
    const content = { personalDetails: { name: `Kim ${person}` }, skills }
    const { nanoId } = (await call('POST', '/cvs', headers, { content })).cv
    await call('POST', `/cvs/${nanoId}/publish`, headers)
    for (const { id } of skills) {
      await collection('mail_ledgers').deleteMany({})
      const asked = { email: MAILBOX, institution: 'University' }
      ids.push((await call('POST', `/cvs/${nanoId}/verifications/skills.${id}`, headers, asked)).request.id)
    }
  }
  return ids
}

t.test(`${KILLS} kills during ${REQUESTS} confirmations`, async t => {
  const at = new Date()
  const desk = { mailbox: MAILBOX, mails: 'never', hour: 7, nextMailAt: null, mailedAt: at, openedAt: at }
  await collection('desks').insertOne({ _id: 'desk', ...desk })
  const secret = 'S'.repeat(43)
  const session = { mailbox: MAILBOX, endsAt: new Date(at.getTime() + 12 * 3_600_000) }
  await collection('desk_sessions').insertOne({ _id: hashOfToken(secret), ...session })
  const requests = await askMany()
  const headers = { cookie: `desk=${secret}` }
  const start = performance.now()
  const chosen = { decision: 'confirm', name: 'Dr. Iyer', requests }
  const { id } = (await call('POST', '/desk/batches', headers, chosen)).batch
  const progress = async () => Number((await collection('desk_batches').findOne({ _id: id }))?.next)
  let inWork = 0
  for (let round = 0; round < KILLS; round++) {
    const before = await progress()
    // Every second kill comes once the work goes on, the others at any time of the start.
    if (round % 2 && before < REQUESTS) await until('the work goes on', async () => (await progress()) > before)
    await sleep(random() * 300)
    await service.kill()
    if ((await progress()) < REQUESTS) inWork++
    service = world.startService()
    await until('the service was ready again', () => world.isReady(service))
  }
  await until('the batch was finished', async () => (await progress()) === REQUESTS)
  t.comment(`${REQUESTS} confirmations in ${Math.round(performance.now() - start)} ms, ${inWork} kills before the last`)
  const isLeft = async (name: string, filter: object) => (await collection(name).countDocuments(filter)) > 0
  const isSettled = async () =>
    !(await isLeft('verification_requests', { isUnfinished: true })) && !(await isLeft('claims', { unsettled: true }))
  await until('all steps were finished', isSettled)
  t.match((await call('GET', `/desk/batches/${id}`, headers)).batch, { done: REQUESTS, missed: [], isFinished: true })
  t.equal(await collection('verification_requests').countDocuments({ status: 'confirmed', batch: id }), REQUESTS)
  const claims = await collection('claims').find({}).toArray()
  const entries = claims.flatMap(({ requests }) => requests as { id: string; status: string }[])
  t.same(entries.map(one => `${one.status} ${one.id}`).sort(), requests.map(one => `confirmed ${one}`).sort())
  t.equal(await collection('log_queue').countDocuments({ kind: 'confirmation' }), REQUESTS, 'each is logged once')
  for (const { eventCount } of await collection('cvs').find({}).toArray()) t.equal(eventCount, 1 + PER_CV)
  const told = { $gte: 'verification-confirmed:', $lt: 'verification-confirmed;' }
  t.equal(await collection('mails').countDocuments({ _id: told }), REQUESTS)
  t.equal(await collection('mails').countDocuments({ _id: `desk-batch:${id}` }), 1)
})
