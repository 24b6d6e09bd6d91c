// The embedded database with much data: large documents, compaction during writes, a full disk.
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { type Row, type Rows, refused } from '../database-harness.ts'
import { freshDir, startProcess, using } from '../database-process.ts'
import { dose } from '../dose.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

const { MongoClient } = mongoose.mongo
const ROUNDS = dose(50)
t.setTimeout(120_000 + 20_000 * ROUNDS)

/** A document of about `kilobytes` that can be checked by itself. */
const rowOf = (_id: string, kilobytes: number, n = 0): Row => ({
  _id,
  group: _id.slice(0, 1),
  n,
  kilobytes,
  text: `${_id}/${n};`.repeat((kilobytes * 1_024) / `${_id}/${n};`.length),
})
const replace = (rows: Rows, { _id, ...rest }: Row) => rows.updateOne({ _id }, { $set: rest })
const isWhole = (row: Row) => row.text === rowOf(String(row._id), Number(row.kilobytes), Number(row.n)).text

t.test('large documents work like small ones', async t => {
  const dir = freshDir(t)
  const sizes = [1, 255, 257, 300, 3_000, 12_000]
  const expected = sizes.map(size => rowOf(`a${size}`, size))
  const check = async (rows: Rows, what: string) => {
    const confirmed = (found: Row[]) => found.map(row => [row._id, row.n, row.kilobytes, row.seen, isWhole(row)])
    t.strictSame(confirmed(await rows.find().toArray()), confirmed(expected), what)
    t.equal(await rows.countDocuments({ group: 'a' }), expected.length)
    t.ok(await rows.findOne({ _id: 'a300', text: rowOf('a300', 300).text }), 'and are found by what is in them')
  }
  await using(dir, async (rows, server) => {
    await rows.createIndex({ group: 1, n: 1 })
    await rows.insertMany(expected)
    await check(rows, 'once they are written')
    await server.compact()
    await check(rows, 'after a rewrite')
    await rows.updateOne({ _id: 'a300' }, { $set: { seen: true } })
    expected[3] = { ...expected[3]!, seen: true }
    await replace(rows, rowOf('a1', 400))
    expected[0] = rowOf('a1', 400)
    await rows.deleteOne({ _id: 'a257' })
    expected.splice(2, 1)
    await check(rows, 'changed, grown, and one of them removed')
  })
  await using(dir, async (rows, server) => {
    await check(rows, 'after a restart')
    const before = statSync(join(dir, 'log')).size
    await server.compact()
    t.ok(statSync(join(dir, 'log')).size < before - 250 * 1_024, 'what was removed leaves the disk')
    await check(rows, 'and the others stay')
  })
})

t.test('a cursor survives a compaction', async t => {
  await using(freshDir(t), async (rows, server) => {
    const ids = Array.from({ length: 12 }, (_, at) => `b${at + 10}`)
    await rows.insertMany(ids.map(id => rowOf(id, 300)))
    const cursor = rows.find({}, { batchSize: 2 })
    const seen = [(await cursor.next())!._id]
    await server.compact()
    await rows.updateOne({ _id: 'b12' }, { $inc: { n: 1 } as never })
    await rows.deleteOne({ _id: 'b15' })
    seen.push((await cursor.next())!._id, (await cursor.next())!._id)
    await server.compact()
    for await (const row of cursor) {
      t.ok(isWhole(row), `${row._id} is whole`)
      seen.push(row._id)
    }
    t.strictSame(seen.filter(id => id !== 'b15'), ids.filter(id => id !== 'b15'), 'it tells what it found') // biome-ignore format: one line
  })
})

/** The acknowledged writes. A write inserts, changes or removes one document. */
type Ledger = { stored: Map<string, number>; removed: Set<string>; unsure: Set<string> }

async function write(rows: Rows, name: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const mine: string[] = []
  for (let at = 0; !isOver(); at++) {
    const _id = at % 4 < 2 || mine.length < 4 ? `${name}-${at}` : mine[at % mine.length]!
    ledger.unsure.add(_id)
    if (!ledger.stored.has(_id)) {
      await rows.insertOne(rowOf(_id, at % 9 === 0 ? 300 : 2))
      ledger.stored.set(_id, 0)
      mine.push(_id)
    } else if (at % 4 === 2) {
      const n = ledger.stored.get(_id)! + 1
      await replace(rows, rowOf(_id, at % 8 === 2 ? 2 : 270, n))
      ledger.stored.set(_id, n)
    } else {
      await rows.deleteOne({ _id })
      ledger.stored.delete(_id)
      ledger.removed.add(_id)
      mine.splice(mine.indexOf(_id), 1)
    }
    ledger.unsure.delete(_id)
  }
}

/** Differences from the acknowledged writes; unacknowledged ones may be either way, and are then recorded as found. */
async function complaints(rows: Rows, ledger: Ledger): Promise<string[]> {
  const found = new Map((await rows.find().toArray()).map(row => [String(row._id), row]))
  const problems = [...found.values()].filter(row => !isWhole(row)).map(row => `${row._id} is not whole`)
  for (const [id, n] of ledger.stored) {
    if (!ledger.unsure.has(id) && found.get(id)?.n !== n) problems.push(`${id} is lost or old`)
  }
  for (const id of ledger.removed) if (found.has(id)) problems.push(`${id} is back`)
  for (const id of found.keys()) {
    if (!ledger.stored.has(id) && !ledger.unsure.has(id)) problems.push(`${id} came from nowhere`)
  }
  for (const id of ledger.unsure) {
    const row = found.get(id)
    if (row) ledger.stored.set(id, Number(row.n))
    else ledger.stored.delete(id)
  }
  ledger.unsure.clear()
  return problems
}

t.test(
  `kill -9 at any moment of a compaction, ${ROUNDS} times: nothing is lost and nothing deleted returns`,
  async t => {
    const dir = freshDir(t)
    const ledger: Ledger = { stored: new Map(), removed: new Set(), unsure: new Set() }
    let [confirmed, whileRewriting] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const { child, uri } = startProcess(t, dir)
      const options = { retryWrites: false, retryReads: false, serverSelectionTimeoutMS: 5_000 }
      const client = await new MongoClient(await uri, options).connect()
      const rows = client.db().collection<Row>('c')
      let isOver = false
      const writers = ['k', 'l', 'm', 'n'].map(name => write(rows, `${name}${round}`, ledger, () => isOver).catch(() => {})) // biome-ignore format: one line
      const before = confirmed
      await until('rows are written', () => ledger.stored.size + ledger.removed.size > before + 1)
      const orders = setInterval(() => child.connected && child.send({ compact: true }), 15)
      await sleep(20 + ((round * 37) % 180))
      clearInterval(orders)
      child.kill('SIGKILL')
      isOver = true
      await Promise.all([once(child, 'exit'), ...writers])
      await client.close(true)
      whileRewriting += Number(statSync(join(dir, 'log.new'), { throwIfNoEntry: false }) !== undefined)
      await using(dir, async rows => t.strictSame(await complaints(rows, ledger), [], `round ${round}`))
      confirmed = ledger.stored.size + ledger.removed.size
    }
    t.ok(confirmed > ROUNDS, 'there was something to lose')
    t.comment(`${ROUNDS} kills, ${whileRewriting} in the middle of a rewrite, ${confirmed} documents, 0 lost, 0 back`)
  },
)

t.test('a full disk refuses writes without room, and works again when there is room', async t => {
  const dir = freshDir(t)
  const { child, uri } = startProcess(t, dir, 8_192)
  const client = await new MongoClient(await uri).connect()
  const rows = client.db().collection<Row>('c')
  await rows.createIndex({ n: 1, group: 1 })
  const stored: string[] = []
  const fill = async () => {
    for (;;) {
      const row = rowOf(`f${stored.length}`, 300, stored.length)
      const failure = await rows.insertOne(row).then(() => null, error => error) // biome-ignore format: one line
      if (failure) return failure
      stored.push(String(row._id))
    }
  }
  t.equal((await fill()).code, 14031, 'no room')
  t.ok(stored.length >= 10, `after ${stored.length} documents`)
  const last = stored.length
  await refused(t, rows.insertMany([rowOf('g1', 1), rowOf('g2', 900)], { ordered: false }), 14031)
  await refused(t, replace(rows, rowOf(stored[0]!, 600, 7)), 14031)
  const found = await rows.find().toArray()
  t.strictSame(found.map(row => row._id), stored, 'what was refused is not there') // biome-ignore format: one line
  t.ok(found.every(isWhole), 'and everything else is')
  t.equal(await rows.countDocuments({ n: last }), 0, 'in no index either')
  await rows.insertOne(rowOf('small', 1, 5_000))
  await rows.deleteOne({ _id: 'small' })
  for (const id of stored.splice(4)) await rows.deleteOne({ _id: id as never })
  child.send({ compact: true })
  for (let tries = 0; statSync(join(dir, 'log')).size > 2_000_000; tries++) {
    if (tries > 1_000) throw new Error('The log did not become smaller.')
    await sleep(10)
  }
  t.equal((await fill()).code, 14031)
  t.ok(stored.length >= last - 1, 'as many as before fit again')
  await client.close()
  child.kill('SIGTERM')
  await once(child, 'exit')
  await using(dir, async rows => {
    t.strictSame((await rows.find().toArray()).map(row => row._id), stored, 'and a restart finds the same') // biome-ignore format: one line
    t.notMatch(readFileSync(join(dir, 'log'), 'latin1'), /g1\/0/)
  })
})
