// kill -9 of the service around a payment and its mail: afterwards the buyer has the plan and the invoice,
// under one Message-ID even when it was sent twice.

import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { documentId } from '../../api/billing/tax/store.ts'
import type { Message } from '../../scripts/sandbox/inbox.ts'
import { dose, randomOf, seed } from '../dose.ts'
import { setUpProcesses, until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

t.setTimeout(3_600_000)
const world = await setUpProcesses(t)
const { url, sandbox } = world
await world.startDatabase()
let service = world.startService()
const ready = () => until('the service is ready', () => world.isReady(service))
await ready()
const connection = await mongoose.createConnection(world.uri).asPromise()
t.teardown(() => connection.close())
const rows = connection.collection<{ _id: string; state: string; tries: number; dueAt: Date }>('mails')

const post = (address: string, body: object, headers = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const fault = (mode: string, times?: number) =>
  post(`${sandbox.origin}/faults`, { target: 'smtp', mode, ...(times && { times }) })
const inbox = async (email: string) =>
  (await (await fetch(`${sandbox.origin}/inbox.json?to=${email}`)).json()) as Message[]

/** A paid order; `verify` sends its proof. */
async function paidOrder(email: string) {
  const headers = { authorization: `Bearer ${await world.token(email)}` }
  const { order } = (await (await post(`${url}/cv/checkout`, { amount: 59_000, currType: 'INR' }, headers)).json()) as {
    order: { id: string }
  }
  const paid = await post(`${sandbox.origin}/razorpay/pay`, { order_id: order.id, outcome: 'captured' })
  const proof = { ...((await paid.json()) as object), userMailId: email }
  const { _id: id } = (await connection.collection('payment_orders').findOne({ rzpOrderId: order.id })) as unknown as {
    _id: string
  }
  return {
    id,
    key: `invoice:${documentId(`order:${id}`)}`,
    verify: () => post(`${url}/cv/payment_verification`, proof, headers),
  }
}

async function restart() {
  await service.kill()
  // The last writes of the killed process may still reach the database.
  await sleep(300)
  await pastClaims()
  service = world.startService()
  await ready()
}
/** Ends the claim of the killed process. */
const pastClaims = () => rows.updateMany({ dueAt: { $type: 'date' } }, { $set: { dueAt: new Date(0) } })

/** The two minutes of a killed process's claim, and the half minute to the next run. */
const CLAIM_RUNS_OUT_MS = 240_000

/** Waits until the invoice has arrived and is marked; returns how often it was sent. */
async function settled(t: Test, email: string, key: string): Promise<number> {
  const isSent = async () => {
    if ((await rows.findOne({ _id: key }))?.state === 'sent') return true
    await sleep(200)
    return false
  }
  await until(`the invoice of ${email} is sent`, isSent, CLAIM_RUNS_OUT_MS)
  const mails = await inbox(email)
  t.ok(mails.length > 0, `${email} has the invoice`)
  t.equal(new Set(mails.map(({ messageId }) => messageId)).size, 1, 'one Message-ID')
  return mails.length
}

t.test(
  'after a kill between the claim of a mail and the server’s greeting, the next service sends it once',
  async t => {
    for (let round = 0; round < dose(20); round++) {
      const email = `claimed${round}@example.org`
      await fault('slow', 1)
      const { key, verify } = await paidOrder(email)
      t.equal((await verify()).status, 200)
      await until('the mail is claimed', async () => ((await rows.findOne({ _id: key }))?.tries ?? 0) > 0)
      t.same(await inbox(email), [], 'not sent yet')
      await restart()
      t.equal(await settled(t, email, key), 1)
      t.ok(Number((await rows.findOne({ _id: key }))?.tries) >= 2)
    }
  },
)

t.test('after a kill at any moment of a verification the buyer has the plan and the invoice', async t => {
  const counts: Record<number, number> = {}
  const [rounds, random] = [dose(60), randomOf(seed)]
  for (let round = 0; round < rounds; round++) {
    const email = `any${round}@example.org`
    const { id, key, verify } = await paidOrder(email)
    const answered = verify().then(
      reply => reply.status,
      () => 0,
    )
    await sleep(random() * 900)
    await restart()
    const status = await answered
    t.ok(status === 0 || status === 200, `answered with ${status}`)
    // A buyer without a reply repeats the request.
    t.equal((await verify()).status, 200)
    const sent = await settled(t, email, key)
    counts[sent] = (counts[sent] ?? 0) + 1
    const user = await connection.collection('users').findOne({ email })
    t.equal(user?.grants.length, 1)
    t.equal(await rows.countDocuments({ 'data.order': id }), 0, 'nothing waits any more')
  }
  t.comment(`${rounds} kills; mails by how often they were sent: ${JSON.stringify(counts)}`)
})
