// The version of the stored data: written once, raised by changes that run once and in order, and refused where it is newer.
import mongoose, { type Connection } from 'mongoose'
import { openDatabase, StartRefused } from '../api/db/connection.ts'
import type { DataVersion } from '../api/db/data-version.ts'
import { type Change, versionAfter } from '../api/upgrades.ts'
import { freshDatabase } from './database-harness.ts'
import { startApp } from './harness.ts'
import { run, setUpProcesses, until } from './processes.ts'
import t, { type Test } from './tap.ts'
import { startUpgrade, upgradesOf } from './upgrade-harness.ts'

const HOUR_MS = 3_600_000
const uriOf = ({ host, port, name }: Connection) => `mongodb://${host}:${port}/${name}?directConnection=true`
const versions = (connection: Connection) => connection.collection<DataVersion>('data_version')
const versionIn = async (connection: Connection) => (await versions(connection).findOne({ _id: 'data' }))?.version

/** Counts its runs in the database, which a real change must not do: it may run again after a kill. */
const counted = (title: string): Change => ({
  title,
  run: connection => connection.collection('runs').updateOne({ title }, { $inc: { runs: 1 } }, { upsert: true }),
})
const runsIn = async (connection: Connection) =>
  (await connection.collection('runs').find().sort({ title: 1 }).toArray()).map(({ title, runs }) => `${title} ${runs}`)

/** A copy of the service, as far as its database. */
function copyOn(t: Test, connection: Connection, changes: Change[]) {
  const lines: string[] = []
  const note = (detail: object, message: string) => void lines.push(`${message} ${JSON.stringify(detail)}`)
  const log = { info: note, warn: note }
  const database = openDatabase(uriOf(connection), own => startUpgrade(own, changes, { log }), log)
  t.teardown(() => database.close())
  return { database, lines }
}

const upgradeProcess = (t: Test, connection: Connection, endingsMs = 0) =>
  run(t, 'test/upgrade-process.js', [uriOf(connection), String(endingsMs)], {})

t.test('the first start on a new database writes the version, and later starts leave it', async t => {
  const { connection } = await startApp(t)
  t.equal(await versionIn(connection), versionAfter())
  await startUpgrade(connection, [])
  t.same(await versions(connection).find().toArray(), [{ _id: 'data', version: 1 }])
})

t.test('changes run in order, each named in the log; a new database needs none', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [])
  const { database, lines } = copyOn(t, connection, [counted('one'), counted('two')])
  await database.connect()
  t.same(await runsIn(connection), ['one 1', 'two 1'])
  t.same(await versions(connection).find().toArray(), [{ _id: 'data', version: 3 }])
  t.same(lines, [
    'stored data: the change begins {"change":"one","from":1,"to":2}',
    'stored data: the change is complete {"change":"one","from":1,"to":2}',
    'stored data: the change begins {"change":"two","from":2,"to":3}',
    'stored data: the change is complete {"change":"two","from":2,"to":3}',
  ])
  const other = await freshDatabase(t)
  await startUpgrade(other, [counted('one'), counted('two')])
  t.same([await versionIn(other), await runsIn(other)], [3, []])
})

t.test('copies that start at once run a change once, and are ready after it', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [])
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  const slow: Change = {
    title: 'slow',
    run: async own => {
      await counted('slow').run(own)
      await gate
    },
  }
  const copies = [1, 2, 3].map(() => copyOn(t, connection, [slow, counted('next')]))
  let ready = 0
  const starts = copies.map(({ database }) => database.connect().then(() => ready++))
  const waits = (line: string) => line.includes('Another copy of the service changes the stored data.')
  await until('two copies wait', () => copies.filter(({ lines }) => lines.some(waits)).length === 2)
  t.equal(ready, 0)
  open()
  await Promise.all(starts)
  t.same(await runsIn(connection), ['next 1', 'slow 1'])
  t.equal(await versionIn(connection), 3)
  t.equal(copies.flatMap(({ lines }) => lines).filter(line => line.includes('is complete')).length, 2)
})

t.test('a change whose process was killed half-way runs again and completes', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [])
  const things = connection.collection('things')
  await things.insertMany([{ name: 'a' }, { name: 'b' }])
  const started = upgradeProcess(t, connection)
  await until('the change is half-way', () => started.output() === 'half\n')
  await started.kill()
  t.match(await versions(connection).findOne({}), { version: 1, to: 2 }, 'the change is announced, not complete')
  t.equal(await things.countDocuments({ grown: true }), 1)
  const grow: Change = { title: 'all things', run: () => things.updateMany({}, { $set: { grown: true } }) }
  await t.rejects(startUpgrade(connection, [grow]), /Another copy/, 'its lease has not expired')
  await t.rejects(
    startUpgrade(connection, []),
    /this version of TruCV knows 1/,
    'the program of the version before does not read it',
  )
  await startUpgrade(connection, [grow], { now: () => new Date(Date.now() + HOUR_MS) })
  t.equal(await things.countDocuments({ grown: true }), 2)
  t.same(await versions(connection).find().toArray(), [{ _id: 'data', version: 2 }])
})

t.test('a change that fails is tried again, and the version rises only after it', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [])
  let tries = 0
  const failing: Change = {
    title: 'failing',
    run: async own => {
      tries++
      if (tries === 1) throw new Error('the first try fails')
      t.equal(await versionIn(own as Connection), 1)
    },
  }
  const { database, lines } = copyOn(t, connection, [failing])
  await database.connect()
  t.match(lines[1], /not ready.*the first try fails/)
  t.same([tries, await versionIn(connection)], [2, 2])
})

t.test('a change begins only when running copies of the version before have had time to end', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [])
  let isNoticed = false
  const old = upgradesOf(connection, [], { onNewer: () => (isNoticed = true) })
  await old.watch()
  t.equal(isNoticed, false)
  const waiting = upgradeProcess(t, connection, HOUR_MS)
  await until('the copy notices', async () => {
    await old.watch()
    return isNoticed
  })
  await until('the lease is taken', async () => (await connection.collection('leases').countDocuments()) === 1)
  await waiting.kill()
  t.equal(waiting.output(), '', 'the change has not begun')
  const later = { now: () => new Date(Date.now() + HOUR_MS), endingsMs: HOUR_MS }
  await startUpgrade(connection, [counted('one')], later)
  t.same(await runsIn(connection), ['one 1'], 'the time since the announcement counts')
})

t.test('a database of a newer version, or with accounts of an unknown one, is refused', async t => {
  const connection = await freshDatabase(t)
  await startUpgrade(connection, [counted('one')])
  const copy = copyOn(t, connection, [])
  await t.rejects(copy.database.connect(), {
    constructor: StartRefused,
    message:
      'MONGODB_URI: the database has data of version 2; this version of TruCV knows 1 and older ones. Start the newer TruCV.',
  })
  t.same(copy.lines, [], 'at once, without another try')
  await versions(connection).deleteMany({})
  await connection.collection('users').insertOne({ name: 'somebody' })
  await t.rejects(startUpgrade(connection, []), { constructor: StartRefused, message: /no document in data_version/ })
  t.equal(await versionIn(connection), undefined)
})

t.test('the process says why it does not start, and a running one ends', async t => {
  const { startDatabase, startService, isReady, uri } = await setUpProcesses(t)
  await startDatabase()
  const connection = await mongoose.createConnection(uri).asPromise()
  t.teardown(() => connection.close())
  await versions(connection).insertOne({ _id: 'data', version: 9 })
  const refused = startService()
  t.equal(await refused.exited, 1)
  t.match(refused.output(), /^TruCV does not start:\n {2}MONGODB_URI: .*data of version 9; .* knows 1 and older/m)
  await versions(connection).updateOne({}, { $set: { version: versionAfter() } })
  const running = startService({ LOG_LEVEL: 'info' })
  await until('it is ready', () => isReady(running))
  await versions(connection).updateOne({}, { $set: { to: versionAfter() + 1, at: new Date() } })
  t.equal(await running.exited, 1)
  t.match(running.output(), 'a newer version of TruCV changes the stored data')
})
