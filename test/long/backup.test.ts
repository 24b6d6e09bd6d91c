// Backups: made while others write, put back into an empty database, and refused when anything about them is wrong.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose, { type Connection } from 'mongoose'
import { assembleStores } from '../../api/assemble/stores.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { dataVersionIn } from '../../scripts/backup/data-version.ts'
import { dump, LEFT_OUT } from '../../scripts/backup/dump.ts'
import { finish } from '../../scripts/backup/finish.ts'
import { BadBackup, writeBackup } from '../../scripts/backup/format.ts'
import { type Options, restore } from '../../scripts/backup/restore.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { freshDatabase } from '../database-harness.ts'
import { isLong } from '../dose.ts'
import { contentWith, startApp } from '../harness.ts'
import { runDatabase } from '../processes.ts'
import t from '../tap.ts'

const ROWS = isLong ? 10_000 : 500
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))

type Row = { _id: string; [field: string]: unknown }
/** The header of a backup that is made now. */
const about = (data = 1) => ({ at: new Date().toISOString(), leftOut: LEFT_OUT, data })
const PLAIN: Options = { replace: false, finish }

const uriOf = (connection: Connection) =>
  `mongodb://${connection.host}:${connection.port}/${connection.name}?directConnection=true`
const rows = (connection: Connection, name: string) => connection.collection<Row>(name)
const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** A hash of each document's very bytes, by collection and id. */
async function hashesOf(connection: Connection): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const { name } of await connection.db!.listCollections().toArray()) {
    for await (const raw of connection.collection(name).find({}, { raw: true })) {
      const bytes = raw as unknown as Buffer
      hashes.set(`${name} ${mongoose.mongo.BSON.deserialize(bytes)._id}`, sha(bytes))
    }
  }
  return hashes
}

/** A document whose last field is the checksum of the rest, so that half a document is detected. */
const rowOf = (_id: string, count: number) => ({
  _id,
  count,
  text: `${_id}:${count} `.repeat(500),
  sum: sha(`${_id}:${count}`),
})

t.test('a backup made during writes is restored into an empty database', async t => {
  const source = await freshDatabase(t)
  await rows(source, 'things').insertMany(Array.from({ length: ROWS }, (_, at) => rowOf(`t${at}`, at)))
  const { Long, Double, Decimal128, Binary, UUID } = mongoose.mongo
  const odd = { whole: new Double(3), big: Long.fromString('9007199254740993'), money: Decimal128.fromString('1.10') }
  await rows(source, 'odd').insertOne({
    _id: 'odd',
    ...odd,
    id: new UUID(),
    bytes: new Binary(Buffer.from([1]), 5),
    re: /a/i,
  })
  for (const name of LEFT_OUT) await rows(source, name).insertOne({ _id: 'secret-of-the-moment' })
  const before = await hashesOf(source)
  let [isOver, written] = [false, 0]
  const writers = ['w1', 'w2', 'w3'].map(async writer => {
    for (let at = 0; !isOver; at++, written++) {
      await rows(source, 'moving').updateOne(
        { _id: `${writer}-${at % 40}` },
        { $set: rowOf(`${writer}-${at % 40}`, at) },
        { upsert: true },
      )
    }
  })
  while (written < 300) await new Promise(resolve => setTimeout(resolve, 5))
  const acknowledged = await rows(source, 'moving').find().toArray()
  const path = join(folder, 'drill.backup')
  const begun = performance.now()
  await writeBackup(path, about(), dump(source.db!, 1))
  const dumped = performance.now()
  isOver = true
  await Promise.all(writers)
  t.equal(statSync(path).mode & 0o777, 0o600, 'only its owner can read it')
  t.notOk(existsSync(`${path}.part`))

  const target = await freshDatabase(t)
  const { counts } = await restore(target, path, PLAIN)
  const restored = performance.now()
  const after = await hashesOf(target)
  const kept = [...before].filter(([key]) => !LEFT_OUT.includes(key.split(' ')[0]!))
  t.strictSame(kept.filter(([key, hash]) => after.get(key) !== hash), [], `${kept.length} documents, their hashes equal`) // biome-ignore format: one line
  const moving = new Map((await rows(target, 'moving').find().toArray()).map(row => [row._id, row]))
  for (const { _id, count } of acknowledged) {
    const found = moving.get(_id)
    if (!found || Number(found.count) < Number(count)) t.fail(`${_id}: what was acknowledged before is not there`)
  }
  for (const row of moving.values()) t.strictSame(row, rowOf(row._id, Number(row.count)), 'whole')
  for (const name of LEFT_OUT) t.equal(await rows(target, name).countDocuments(), 0, `${name} is left out`)
  t.equal(counts.things, ROWS)
  t.ok(written > 300, 'there was somebody who wrote')
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  t.comment(`${kept.length} documents: backup ${seconds(dumped - begun)}, restore ${seconds(restored - dumped)}`)
})

t.test('a damaged backup is refused with its fault before the database is changed', async t => {
  const source = await freshDatabase(t)
  await finish(source, [])
  await rows(source, 'things').insertMany(Array.from({ length: 200 }, (_, at) => rowOf(`t${at}`, at)))
  const path = join(folder, 'good.backup')
  await writeBackup(path, about(), dump(source.db!, 1))
  const good = readFileSync(path)
  const target = await freshDatabase(t)
  await rows(target, 'other').insertOne({ _id: 'mine' })
  const replacing = { ...PLAIN, replace: true }
  const bad = join(folder, 'bad.backup')
  const put = (bytes: Uint8Array | string) => writeFileSync(bad, bytes, { mode: 0o600 })
  const refused = async (why: RegExp, what: string) => {
    const failure = await restore(target, bad, replacing).then(() => undefined, error => error) // biome-ignore format: one line
    t.ok(failure instanceof BadBackup, what)
    t.match(failure?.message, why)
    t.strictSame(await rows(target, 'other').find().toArray(), [{ _id: 'mine' }], 'nothing was touched')
  }
  for (let at = 60; at < good.length; at += Math.ceil(good.length / 12)) {
    const damaged = Buffer.from(good)
    damaged[at]! ^= 1
    put(damaged)
    await refused(/damaged|not a backup/, `a bit at ${at} is wrong`)
    put(good.subarray(0, at))
    await refused(/cut short|not a backup/, `it ends after ${at} bytes`)
  }
  put(good.subarray(0, good.length - 1))
  await refused(/cut short/, 'its last byte is missing')
  put(Buffer.concat([good, Buffer.from('\n')]))
  await refused(/damaged/, 'it goes on after its end')
  put(good.toString('latin1').replace('"version":1', '"version":2'))
  await refused(/version 2; this program restores version 1/, 'it is of another version')
  put(good.toString('latin1').replace('"data":1', '"data":2'))
  await refused(/data of version 2; this program knows 1/, 'its data are of a newer version')
  for (const text of ['', 'a letter\n', '{"format":"other"}\n', 'null\n']) {
    put(text)
    await refused(/not a backup/, `a file with ${JSON.stringify(text)}`)
  }
  put(good)
  chmodSync(bad, 0o640)
  await refused(/open to others/, 'others may read it')
  rmSync(bad)
  await refused(/cannot be read/, 'it is not there')
  await t.rejects(
    restore(target, path, PLAIN),
    /holds something \(other\)/,
    'a database that holds something is left alone',
  )
  await restore(target, path, replacing)
  t.strictSame(await hashesOf(target), await hashesOf(source), 'unless it is to be replaced')
})

t.test('data of an older version are brought forward before anything else reads them', async t => {
  const source = await freshDatabase(t)
  await finish(source, [])
  await rows(source, 'things').insertOne({ _id: 'a', old: true })
  const path = join(folder, 'older.backup')
  await writeBackup(path, about(await dataVersionIn(source.db!)), dump(source.db!, 1))
  const target = await freshDatabase(t)
  const things = rows(target, 'things')
  const renew = { title: 'a new field', run: () => things.updateMany({}, { $set: { new: true }, $unset: { old: '' } }) }
  await restore(target, path, { ...PLAIN, finish: (connection, deleted) => finish(connection, deleted, [renew]) })
  t.same(await things.find().toArray(), [{ _id: 'a', new: true }])
  t.match(await target.collection('data_version').findOne({}), { version: 2 })
  await t.rejects(
    dataVersionIn(target.db!),
    /data of version 2; this program knows 1/,
    'which this program does not read',
  )
  await t.rejects(finish(target, []), /data of version 2/)
})

t.test('a change of the stored data during a backup ends it without a file', async t => {
  const source = await freshDatabase(t)
  await finish(source, [])
  await rows(source, 'things').insertOne({ _id: 'a' })
  async function* changing() {
    for await (const item of dump(source.db!, 1)) {
      await source.collection('data_version').updateOne({}, { $set: { to: 2, at: new Date() } })
      yield item
    }
  }
  await t.rejects(writeBackup(join(folder, 'changed.backup'), about(), changing()), /brings the data to version 2/)
  t.notOk(existsSync(join(folder, 'changed.backup')))
})

t.test('a backup never overwrites a file, and leaves no incomplete file behind', async t => {
  const source = await freshDatabase(t)
  const path = join(folder, 'mine.backup')
  writeFileSync(path, 'mine')
  await t.rejects(writeBackup(path, about(), dump(source.db!, 1)), { code: 'EEXIST' })
  t.equal(readFileSync(path, 'utf8'), 'mine')
  const failing = join(folder, 'failing.backup')
  async function* broken() {
    yield { collection: 'a' }
    throw new Error('the database went away')
  }
  await t.rejects(writeBackup(failing, about(), broken()), /went away/)
  t.strictSame(readdirSync(folder).filter(name => name.startsWith('failing')), []) // biome-ignore format: one line
})

t.test('an account that was deleted after the backup stays deleted', async t => {
  const app = await startApp(t)
  const db = app.connection.db!
  const connect = async (uri: string) => {
    const connection = await mongoose.createConnection(uri).asPromise()
    t.teardown(() => connection.close())
    return connection
  }
  const sign = async (name: string) => app.as({ email: `${name}@example.org`, sub: `sub-${name}` })
  const arrive = async (name: string) => {
    const agent = await sign(name)
    const { nanoId } = (await agent.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
    await agent.post(`/cvs/${nanoId}/publish`).expect(200)
    return { agent, nanoId: nanoId as string }
  }
  const leave = async (name: string) =>
    (await sign(name))
      .delete('/me')
      .send({ email: `${name}@example.org` })
      .expect(204)
  const idOf = async (name: string) => String((await db.collection('users').findOne({ sub: `sub-${name}` }))?._id)
  const where = async (connection: Connection, text: string) => {
    const found: string[] = []
    for (const { name } of await connection.db!.listCollections().toArray()) {
      const all = await connection.collection(name).find().toArray()
      if (name !== 'tombstones' && all.some(row => JSON.stringify(row).includes(text))) found.push(name)
    }
    return found
  }
  await arrive('early')
  const [gone, back, kept] = [await arrive('gone'), await arrive('back'), await arrive('kept')]
  const ids = { gone: await idOf('gone'), back: await idOf('back'), kept: await idOf('kept') }
  await leave('early')
  const path = join(folder, 'accounts.backup')
  await writeBackup(path, about(), dump(db, 1))
  await leave('gone')
  await leave('back')
  await new Promise(resolve => setTimeout(resolve, 1_100))
  await arrive('back')
  const hash = (await db.collection('tombstones').find().sort({ at: -1 }).toArray())[1]?._id
  await db.collection('tombstones').updateOne({ _id: hash as never }, { $set: { banned: true } })

  const { forgotten } = await restore(await connect(app.config.mongodbUri), path, { ...PLAIN, replace: true })
  t.equal(forgotten, 2)
  for (const name of ['gone', 'back'] as const) t.same(await where(app.connection, ids[name]), [], name)
  t.same(await where(app.connection, gone.nanoId), [])
  t.same(await where(app.connection, back.nanoId), [])
  await gone.agent.get('/me').expect(401)
  await (await sign('gone')).get('/me').expect(403)
  await app.anyone().get(`/cv/${gone.nanoId}`).expect(404)
  t.match((await kept.agent.get('/me').expect(200)).body.user, { nanoIds: [kept.nanoId] })
  t.equal(await idOf('kept'), ids.kept)
  t.equal(await db.collection('tombstones').countDocuments(), 3, 'and the ban and the tombstones stay')

  t.test('an account deleted after the backup stays deleted under another key, in a new database', async t => {
    const other = await freshDatabase(t)
    const { tombstones } = assembleStores(other)
    const person = { id: '1'.repeat(24), cvIds: [], until: new Date() }
    await tombstones.raise('sub-gone', new Date(), person)
    await tombstones.raise('sub-kept', new Date(Date.parse('2020-01-01')), person)
    await restore(await connect(uriOf(other)), path, PLAIN)
    t.same(await where(other, ids.gone), [], 'deleted there')
    t.ok((await where(other, ids.kept)).includes('cvs'), 'deleted long before: made again since')
    const { tombstones: now } = assembleStores(await connect(uriOf(other)))
    t.ok((await now.findTombstone('sub-gone'))?.at, 'known by the key that came with the backup')
    t.ok((await now.findTombstone('sub-early'))?.at, 'and so is who had gone before it')
  })
})

/** Runs one of the two commands; what it said, and its exit code. */
function command(name: string, args: string[], dataDir: string): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, MONGODB_URI: '', MONGODB_URI_FILE: '' }
  const child: ChildProcess = spawn(process.execPath, [join(projectRoot, 'dist/scripts', `${name}.js`), ...args], {
    env,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (said += data))
  return new Promise(resolve => child.once('exit', code => resolve({ code, said })))
}

t.test('the two commands, with the embedded database running and at rest', async t => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const path = join(dataDir, 'a.backup')
  t.match(await command('backup', [path], dataDir), { code: 1, said: /There is no database/ })
  const running = await runDatabase(t, join(dataDir, 'database'), await freePort())
  const { uri } = JSON.parse(running.output())
  const connection = await mongoose.createConnection(uri).asPromise()
  await rows(connection, 'things').insertOne(rowOf('a', 1))
  await connection.close()
  t.match(await command('backup', [path], dataDir), { code: 0, said: /1 {2}things/ }, 'beside the service')
  t.match(await command('restore', [path], dataDir), { code: 1, said: /in use: stop/ }, 'a restore wants it alone')
  await running.kill()
  t.match(await command('backup', [path], dataDir), { code: 1, said: /EEXIST/ })
  t.match(await command('restore', [path], dataDir), { code: 1, said: /--replace/ })
  const { said } = await command('restore', [path, '--replace', '--numbers-complete'], dataDir)
  t.notMatch(said, /next run/)
  const next = /1 {2}things[\s\S]*Invoices of \d\d-\d\d go on with the next run/
  t.match(await command('restore', [path, '--replace'], dataDir), { code: 0, said: next })
  const other = mkdtempSync(join(folder, 'data-'))
  t.match(await command('restore', [path], other), { code: 0, said: /1 {2}things/ }, 'into a folder that has none')
  t.ok(existsSync(join(other, 'database', 'log')))
  t.match(await command('restore', ['--tombstones'], other), { code: 0, said: /tombstone: 0/ }, 'after another tool')
  t.match(await command('restore', [], other), { code: 1, said: /Usage/ })
})
