// Durability of the embedded database: acknowledged writes survive a restart, a kill or a torn write.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { failureOf, type Row, refused } from '../database-harness.ts'
import { freshDir, program, startProcess, using } from '../database-process.ts'
import { dose } from '../dose.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const { MongoClient, Long } = mongoose.mongo
/** How often the process is killed under load. */
const rounds = Number(process.env.ROUNDS ?? dose(200))
// Starts and kills a dozen processes, which takes longer than the default timeout on a busy machine.
t.setTimeout(120_000 + 20_000 * rounds)

const all = (dir: string) => using(dir, rows => rows.find().toArray())
const log = (dir: string) => join(dir, 'log')
const locksIn = (dir: string) => readdirSync(dir).filter(name => name.startsWith('lock'))

t.test('all data survives a restart', async t => {
  const dir = freshDir(t)
  const doc = {
    _id: 2,
    list: [1, { a: null }],
    at: new Date(5),
    big: Buffer.alloc(5_000_000, 3),
    long: Long.fromString('9007199254740993'),
  }
  await using(dir, async (rows, _, db) => {
    await rows.createIndex({ email: 1 }, { unique: true, sparse: true, name: 'mail' })
    await rows.createIndex({ n: 1 }, { unique: true, partialFilterExpression: { open: true } })
    await rows.createIndex({ gone: 1 })
    await rows.insertMany([{ _id: 3, email: 'a' }, doc, { _id: 1, email: 'b', n: 1, open: true }])
    await rows.updateOne({ _id: 3 }, { $set: { email: 'c' } })
    await rows.deleteOne({ _id: 1 })
    await rows.dropIndex('gone_1')
    await db.collection('dropped').insertOne({ a: 1 })
    await db.collection('dropped').drop()
    await db.collection('empty').insertOne({ a: 1 })
    await db.collection('empty').deleteMany({})
  })
  await using(dir, async (rows, _, db) => {
    const found = await rows.find().toArray()
    t.strictSame(found.map(row => row._id), [3, 2], 'in their order') // biome-ignore format: one line
    t.match(found[0], { email: 'c' })
    t.equal(String(found[1]?.long), '9007199254740993')
    t.equal((found[1]!.big as mongoose.mongo.Binary).length(), 5_000_000)
    const names = (await rows.indexes()).map(index => index.name)
    t.strictSame(names, ['_id_', 'mail', 'n_1'])
    await refused(t, rows.insertOne({ _id: 9, email: 'c' }), 11000)
    await rows.insertMany([
      { _id: 10, email: 'a' },
      { _id: 11, n: 1 },
      { _id: 12, n: 1, open: true },
    ])
    await refused(t, rows.insertOne({ _id: 13, n: 1, open: true }), 11000)
    t.strictSame((await db.listCollections().toArray()).map(({ name }) => name).sort(), ['c', 'empty'])
  })
})

/** A directory with documents 1 to 5, each in its own frame, and the length of the log after each. */
async function fiveDocuments(t: Test): Promise<{ dir: string; ends: number[] }> {
  const dir = freshDir(t)
  const ends: number[] = []
  await using(dir, async rows => {
    for (let _id = 1; _id <= 5; _id++) {
      await rows.insertOne({ _id })
      ends.push(statSync(log(dir)).size)
    }
  })
  return { dir, ends }
}

t.test('a torn write is dropped, earlier ones are kept', async t => {
  const { dir, ends } = await fiveDocuments(t)
  const whole = readFileSync(log(dir))
  for (let length = ends[3]!; length < ends[4]!; length += 31) {
    writeFileSync(log(dir), whole.subarray(0, length))
    t.equal((await all(dir)).length, 4, `cut ${ends[4]! - length} bytes before its end`)
    t.equal(statSync(log(dir)).size, ends[3])
  }
  writeFileSync(log(dir), Buffer.concat([whole, Buffer.alloc(4096)]))
  t.equal((await all(dir)).length, 5, 'zeros at the end are no data')
  appendFileSync(log(dir), Buffer.from([255, 255, 0, 0, 1, 2, 3, 4, 5]))
  await using(dir, rows => rows.insertOne({ _id: 6 }))
  t.equal((await all(dir)).length, 6, 'and writing goes on behind the cut')
})

t.test('a frame with a wrong checksum ends the log', async t => {
  const { dir, ends } = await fiveDocuments(t)
  const bytes = readFileSync(log(dir))
  bytes[ends[2]! + 20]! ^= 1
  writeFileSync(log(dir), bytes)
  t.equal((await all(dir)).length, 3)
  truncateSync(log(dir), 3)
  t.equal((await all(dir)).length, 0, 'a log cut in its first bytes is empty')
  t.equal(statSync(log(dir)).size, 0)
})

t.test('a file of another format is not touched', async t => {
  const dir = freshDir(t)
  writeFileSync(log(dir), 'somebody’s notes')
  await t.rejects(startDatabase({ dir }), /not a log of this database/)
  t.equal(readFileSync(log(dir), 'utf8'), 'somebody’s notes')
  t.notOk(locksIn(dir).length, 'and the directory is free again')
})

t.test('a log of mostly outdated entries is compacted at the start', async t => {
  const dir = freshDir(t)
  const expected = await using(dir, async rows => {
    await rows.createIndex({ k: 1 }, { unique: true })
    await rows.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, k: `k${i}`, n: 0 })))
    for (let i = 0; i < 30; i++) await rows.updateMany({}, { $inc: { n: 1 } as never })
    await rows.deleteMany({ _id: { $gte: 40 } })
    return rows.find().toArray()
  })
  const before = statSync(log(dir)).size
  t.strictSame(await all(dir), expected)
  t.ok(statSync(log(dir)).size < before / 10)
  t.notOk(existsSync(join(dir, 'log.new')))
  t.strictSame(await all(dir), expected, 'and says the same')
  await using(dir, rows => refused(t, rows.insertOne({ _id: 100, k: 'k1' }), 11000))
})

t.test('two processes never share a directory', async t => {
  const dir = freshDir(t)
  const server = await startDatabase({ dir })
  await t.rejects(startDatabase({ dir }), /in use by process/)
  const other = startProcess(t, dir)
  const [code] = await once(other.child, 'exit')
  t.equal(code, 1)
  t.match(other.errors.join(''), new RegExp(`in use by process ${process.pid}`))
  await server.stop()
  await (await startDatabase({ dir })).stop()
  for (const [name, stale] of [
    [`lock.${process.pid}`, `${process.pid}\nanother boot 1\n`],
    ['lock.999999999', '999999999\nx\n'],
    ['lock', 'nonsense'],
  ] as const) {
    writeFileSync(join(dir, name), stale)
    await (await startDatabase({ dir })).stop()
    t.notOk(locksIn(dir).length, 'the lock of a process that is gone is taken over')
  }
})

t.test('a disk that accepts no more writes stops the database', { skip: !existsSync('/dev/full') }, async t => {
  const dir = freshDir(t)
  mkdirSync(dir, { recursive: true })
  symlinkSync('/dev/full', log(dir))
  const server = await startDatabase({ dir })
  const client = await new MongoClient(server.uri, { serverSelectionTimeoutMS: 200 }).connect()
  await failureOf(t, client.db().collection('c').insertOne({ a: 1 }))
  t.match((await server.failed).message, /ENOSPC/)
  await t.rejects(
    new MongoClient(server.uri, { serverSelectionTimeoutMS: 100 }).connect(),
    'the server no longer answers',
  )
  await client.close()
})

t.test('a killed process holds no lock, even if its parent does not reap it', async t => {
  const dir = freshDir(t)
  // As in a container without an init process: the shell is replaced by a program that never waits for its children.
  const script = 'exec 3<&0; "$0" "$1" --dir "$2" <&3 & exec sleep 60'
  const parent = spawn('sh', ['-c', script, process.execPath, program, dir], { stdio: ['pipe', 'pipe', 'inherit'] })
  t.teardown(() => parent.kill('SIGKILL'))
  await once(createInterface({ input: parent.stdout }), 'line')
  const pid = Number(locksIn(dir)[0]?.slice('lock.'.length))
  process.kill(pid, 'SIGKILL')
  const canStart = () => startDatabase({ dir }).then(server => server.stop().then(() => true), () => false) // biome-ignore format: one line
  await until('the directory was free', canStart, 20_000)
  t.ok(process.kill(pid, 0), 'though the number is still in use')
})

t.test('the process ends on a signal and when its parent is gone', async t => {
  const dir = freshDir(t)
  const ends: [string, (child: ChildProcess) => void][] = [
    ['SIGTERM', child => child.kill('SIGTERM')],
    ['SIGINT', child => child.kill('SIGINT')],
    ['the end of its stdin', child => child.stdin?.end()],
  ]
  for (const [name, end] of ends) {
    const { child, uri } = startProcess(t, dir)
    const client = await new MongoClient(await uri).connect()
    end(child)
    t.strictSame(await once(child, 'exit'), [0, null], name)
    t.notOk(locksIn(dir).length, 'and leaves the directory free')
    await client.close()
  }
  const forked = fork(program, ['--dir', dir], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  await once(createInterface({ input: forked.stdout! }), 'line')
  forked.disconnect()
  t.strictSame(await once(forked, 'exit'), [0, null], 'the end of its channel')
})

/** 20 writers until so many inserts are acknowledged, then a kill; returns the acknowledged writes. */
async function writeUntilKilled(
  database: { child: ChildProcess; uri: Promise<string> },
  round: number,
  atLeast: number,
) {
  const options = { retryWrites: false, retryReads: false, serverSelectionTimeoutMS: 5000, maxPoolSize: 20 }
  const client = await new MongoClient(await database.uri, options).connect()
  const rows = client.db().collection<Row>('c')
  await rows.createIndex({ k: 1 }, { unique: true, sparse: true })
  const acknowledged: string[] = []
  const counts = { acknowledged: 0, sent: 0 }
  const writer = async (w: number) => {
    for (let i = 0; ; i++) {
      const _id = `${round}-${w}-${i}`
      await rows.insertOne({ _id, k: _id, text: 'x'.repeat(i * 7) })
      acknowledged.push(_id)
      counts.sent++
      await rows.updateOne({ _id: 'count' }, { $inc: { n: 1 } as never }, { upsert: true })
      counts.acknowledged++
    }
  }
  const writers = Promise.allSettled(Array.from({ length: 20 }, (_, w) => writer(w)))
  const isDead = writers.then(() => true)
  while (acknowledged.length < atLeast && !(await Promise.race([isDead, sleep(5)])));
  const isGone = once(database.child, 'exit')
  database.child.kill('SIGKILL')
  await Promise.all([writers, isGone])
  await client.close(true)
  return { acknowledged, counts }
}

t.test(`nothing acknowledged is lost by kill -9, in ${rounds} rounds under load`, async t => {
  const dir = freshDir(t)
  const expected = new Set<string>()
  const totals = { acknowledged: 0, sent: 0 }
  for (let round = 0; round < rounds; round++) {
    const { acknowledged, counts } = await writeUntilKilled(startProcess(t, dir), round, 60 + 37 * (round % 5))
    for (const id of acknowledged) expected.add(id)
    totals.acknowledged += counts.acknowledged
    totals.sent += counts.sent
    await using(dir, async rows => {
      const found = await rows.find().toArray()
      const ids = new Set(found.map(row => row._id))
      t.strictSame([...expected].filter(id => !ids.has(id)), [], `round ${round}: ${acknowledged.length} acknowledged, 0 lost`) // biome-ignore format: one line
      t.ok(found.every(row => row._id === 'count' || row._id === row.k), 'no document is half written') // biome-ignore format: one line
      const n = Number(found.find(row => row._id === 'count')?.n ?? 0)
      t.ok(n >= totals.acknowledged && n <= totals.sent, 'every increment is counted once')
      await refused(t, rows.insertOne({ _id: 'again', k: [...expected][0] }), 11000)
    })
  }
  t.comment(`${rounds} kills, ${expected.size} inserts and ${totals.acknowledged} increments acknowledged, 0 lost`)
})
