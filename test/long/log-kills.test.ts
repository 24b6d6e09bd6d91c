// The runner of the log, killed at random steps, two at once: no gap, no fork, nothing lost, nothing twice.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { projectRoot } from '../../api/lib/root.ts'
import { createLogStore } from '../../api/log/store.ts'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { okp } from '../config-environments.ts'
import { isLong, randomOf, seed } from '../dose.ts'
import { isProven, leafOf, readCheckpoint, readProof, sha256, treeHash } from '../log-harness.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

t.setTimeout(3_600_000)
const KILLS = isLong ? 200 : 15
const random = randomOf(seed)

const server = process.env.TEST_MONGODB_URI ? null : await startDatabase({ dir: null })
const uri = new URL(server?.uri ?? (process.env.TEST_MONGODB_URI as string))
uri.pathname = `/trucv_log_kills_${process.pid}`
const connection = await mongoose.createConnection(uri.href).asPromise()
t.teardown(async () => {
  if (!server) await connection.dropDatabase()
  await connection.close()
  await server?.stop()
})
const store = createLogStore(connection)
await store.buildIndexes()
const LOG_KEY = JSON.stringify(okp('log'))

const running = new Set<ChildProcess>()
t.teardown(() => {
  for (const child of running) child.kill('SIGKILL')
})
/** A holder that works until it is killed; tells when it is at work. */
async function startHolder(): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, LOG_KEY, URI: uri.href }
  const child = fork(join(projectRoot, 'dist', 'test', 'log-runner.js'), { env: env as NodeJS.ProcessEnv })
  running.add(child)
  await new Promise(resolve => child.once('message', resolve))
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  running.delete(child)
}

const queued: string[] = []
async function queue(count: number) {
  const rows = Array.from({ length: count }, () => {
    const commitment = sha256(`${seed} ${queued.length} ${random()}`).toString('base64url')
    queued.push(commitment)
    const entry = Buffer.from(JSON.stringify({ commitment }))
    return { id: `attestation:${commitment}`, kind: 'attestation' as const, commitment, entry }
  })
  await store.enqueue(rows, new Date(Math.floor(Date.now() / 1_000) * 1_000))
}

t.test(`${KILLS} kills of two holders at once`, async t => {
  t.comment(`seed ${seed}`)
  let [one, two] = await Promise.all([startHolder(), startHolder()])
  let sizes = 0
  for (let kills = 0; kills < KILLS; kills++) {
    await queue(1 + Math.floor(random() * 60))
    // A step of the database's work, not a span of time: so many reads of this test's own go by.
    for (let reads = Math.floor(random() * 60); reads > 0; reads--) await store.countQueued()
    const [victim, other] = random() < 0.5 ? [one, two] : [two, one]
    await kill(victim)
    if (random() < 0.3) {
      await kill(other)
      two = await startHolder()
    } else two = other
    one = await startHolder()
    const size = (await store.findPublished('trucv.test/log'))?.size ?? 0
    t.ok(size >= sizes, 'it never shrinks')
    sizes = size
  }
  await queue(300)
  await until('the queue is empty', async () => (await store.countQueued()) === 0)
  await Promise.all([kill(one), kill(two)])

  const state = await store.findPublished('trucv.test/log')
  const rows = await connection.collection('log_queue').find({}).sort({ index: 1 }).toArray()
  t.equal(rows.length, queued.length, 'nothing is lost')
  t.same(
    rows.map(({ index }) => index),
    [...rows.keys()],
    'no gap, and nothing twice',
  )
  t.same(rows.map(({ commitment }) => commitment).sort(), [...queued].sort())
  t.equal(state?.size, queued.length)
  const leaves = rows.map(({ entry }) => leafOf(Buffer.from(entry.buffer)))
  const checkpoints = await connection.collection('log_checkpoints').find({}).toArray()
  for (const { text } of checkpoints) {
    const { size, root } = readCheckpoint(text)
    t.ok(treeHash(leaves.slice(0, size)).equals(root), `the checkpoint of ${size} is of this history`)
  }
  t.equal(new Set(checkpoints.map(({ text }) => readCheckpoint(text).size)).size, checkpoints.length, 'no fork')

  const included = await connection.collection('included').find({}).toArray()
  const proofs = new Map<string, Set<string>>()
  for (const { commitment, index, proof } of included)
    proofs.set(commitment, (proofs.get(commitment) ?? new Set()).add(`${index} ${proof}`))
  t.same([...proofs.keys()].sort(), [...queued].sort(), 'every claim got its proof')
  t.ok(
    [...proofs.values()].every(({ size }) => size === 1),
    'a proof that was recorded twice is the same',
  )
  const wrong = rows.filter(({ commitment, entry, index }) => {
    const [text = ''] = proofs.get(commitment) ?? []
    const proof = readProof(text.slice(text.indexOf(' ') + 1))
    return proof.index !== index || !isProven(proof, Buffer.from(entry.buffer))
  })
  t.same(wrong, [], 'every proof holds')
  t.comment(`${queued.length} entries, ${checkpoints.length} checkpoints, ${included.length} proofs included`)
})
