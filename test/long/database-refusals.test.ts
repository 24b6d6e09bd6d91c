// Unsupported features of the embedded database are refused by name, never answered wrongly. And its own features: the published
// list, faults, retried writes, the wire protocol.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { projectRoot } from '../../api/lib/root.ts'
import { commands, genericOptions } from '../../scripts/sandbox/database/commands.ts'
import { deleteFields, updateFields } from '../../scripts/sandbox/database/commands-data.ts'
import { indexOptions, partialFilterOperators } from '../../scripts/sandbox/database/indexes.ts'
import { logicalOperators, queryOperators } from '../../scripts/sandbox/database/match.ts'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { pushModifiers, updateOperators } from '../../scripts/sandbox/database/update.ts'
import { failureOf, refused, sendRaw } from '../database-harness.ts'
import t from '../tap.ts'

const server = await startDatabase({ dir: null })
const client = await new mongoose.mongo.MongoClient(server.uri).connect()
t.teardown(async () => {
  await client.close()
  await server.stop()
})
const db = client.db('refusals')
await db.collection('c').insertOne({ a: 1, l: [1] })
await db.collection('lists').insertOne({ l: [[1]] })

const run = (command: object) => db.command(command)
const find = (filter: object) => run({ find: 'c', filter })
const project = (projection: object) => run({ find: 'c', projection })
const aggregate = (stage: object) => run({ aggregate: 'c', pipeline: [stage], cursor: {} })
const group = (fields: object) => aggregate({ $group: { _id: null, ...fields } })
const index = (key: object, options: object = {}) =>
  run({ createIndexes: 'c', indexes: [{ key, name: 'i', ...options }] })
async function change(u: object, more: object = {}) {
  const { writeErrors } = await run({ update: 'c', updates: [{ q: {}, u, ...more }] })
  if (writeErrors) throw Object.assign(new Error(writeErrors[0].errmsg), writeErrors[0])
}

const refusals: [name: string, work: () => Promise<unknown>, code: number][] = [
  ...['$mod', '$size', '$all', '$elemMatch', '$not', '$options', '$bitsAllSet', '$near', '$jsonSchema'].map(
    (name): [string, () => Promise<unknown>, number] => [name, () => find({ a: { [name]: [1, 0] } }), 2],
  ),
  ['$where', () => find({ $where: 'true' }), 2],
  ['$text', () => find({ $text: { $search: 'x' } }), 2],
  ['$jsonSchema', () => find({ $jsonSchema: {} }), 2],
  ['$expr', () => find({ $expr: { $eq: [1, 1] } }), 2],
  ['$nor', () => find({ $nor: [{ a: 1 }] }), 2],
  ['BSONRegExp', () => find({ a: /x/ }), 2],
  ['$regex', () => find({ a: { $regex: 'x' } }), 2],
  ['a list of lists', () => run({ find: 'lists', filter: { 'l.0.b': null } }), 2],
  ['$type javascript', () => find({ a: { $type: 'javascript' } }), 2],
  ['$type number', () => find({ a: { $type: 'number' } }), 2],
  ['$type int,long', () => find({ a: { $type: ['int', 'long'] } }), 2],
  ['$type 9', () => find({ a: { $type: 9 } }), 2],
  ['beyond 2\\^53', () => find({ a: mongoose.mongo.Long.fromString('9007199254740993') }), 2],
  ['Decimal128', () => find({ a: mongoose.mongo.Decimal128.fromString('1') }), 2],
  ...['$min', '$mul', '$rename', '$pop', '$pullAll', '$addToSet', '$currentDate', '$bit'].map(
    (name): [string, () => Promise<unknown>, number] => [name, () => change({ [name]: { a: 1 } }), 9],
  ),
  ['pipeline', () => change([{ $set: { a: 1 } }]), 9],
  ['$foo', () => change({ $push: { l: { $each: [1], $foo: 1 } } }), 2],
  ['\\$slice', () => change({ $push: { l: { $each: [1], $slice: 1 } } }), 2],
  ['\\$pull by \\$gt', () => change({ $pull: { l: { $gt: 1 } } }), 2],
  ['\\$\\[\\]', () => change({ $set: { 'l.$[]': 1 } }), 2],
  ['The part \\$ ', () => change({ $set: { 'l.$': 1 } }), 2],
  ['arrayFilters', () => change({ $set: { a: 1 } }, { arrayFilters: [{ e: 1 }] }), 115],
  ['An element 3', () => change({ $set: { 'l.3': 1 } }), 2],
  ['Replacing', () => change({ a: 1 }), 9],
  ['collation', () => change({ $set: { a: 1 } }, { collation: { locale: 'en' } }), 115],
  ['sort', () => change({ $set: { a: 1 } }, { sort: { a: 1 } }), 115],
  ...['$lookup', '$unwind', '$addFields', '$set', '$facet', '$out', '$merge', '$changeStream'].map(
    (name): [string, () => Promise<unknown>, number] => [name, () => aggregate({ [name]: {} }), 40324],
  ),
  ...['$avg', '$push', '$min', '$first', '$addToSet'].map((name): [string, () => Promise<unknown>, number] => [
    name,
    () => group({ n: { [name]: '$a' } }),
    15952,
  ]),
  ['expression a', () => group({ _id: { a: '$a' } }), 168],
  ['$cond', () => group({ n: { $sum: { $cond: [1, 1, 0] } } }), 168],
  ['\\$a.b', () => group({ n: { $sum: '$a.b' } }), 168],
  ['\\$slice', () => project({ l: { $slice: 1 } }), 2],
  ['to a value', () => project({ x: '$a' }), 2],
  ['$elemMatch', () => project({ l: { $elemMatch: { $gt: 1 } } }), 2],
  ['l\\.\\$', () => project({ 'l.$': 1 }), 2],
  ['\\$meta', () => run({ find: 'c', sort: { a: { $meta: 'textScore' } } }), 2],
  ['collation', () => run({ find: 'c', collation: { locale: 'en', strength: 2 } }), 115],
  ['tailable', () => run({ find: 'c', tailable: true }), 115],
  ['distinct', () => run({ distinct: 'c', key: 'a' }), 59],
  ['let', () => run({ find: 'c', let: { a: 1 } }), 115],
  ['create', () => run({ create: 'd', capped: true, size: 10 }), 59],
  ['endSessions', () => run({ endSessions: [] }), 59],
  ['text', () => index({ a: 'text' }), 67],
  ['2dsphere', () => index({ a: '2dsphere' }), 67],
  ['hashed', () => index({ a: 'hashed' }), 67],
  ['\\$\\*\\*', () => index({ '$**': 1 }), 67],
  ['collation', () => index({ a: 1 }, { collation: { locale: 'en' } }), 115],
  ['\\$ne', () => index({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }), 67],
  ['\\$or', () => index({ a: 1 }, { partialFilterExpression: { $or: [{ a: 1 }] } }), 67],
  ['\\$exists: false', () => index({ a: 1 }, { partialFilterExpression: { a: { $exists: false } } }), 67],
  ...['collMod', 'renameCollection', 'dbStats', 'serverStatus', 'createUser', 'mapReduce', 'fooBar'].map(
    (name): [string, () => Promise<unknown>, number] => [name, () => run({ [name]: 'c' }), 59],
  ),
]

t.test('an unsupported feature is refused by its name, with a hint at MongoDB', async t => {
  for (const [name, work, code] of refusals) {
    const failure = await failureOf(t, work())
    t.equal(failure.code, code, `${name}: ${failure.message}`)
    t.match(failure.message, new RegExp(name.replace(/^\$+/, found => `\\$`.repeat(found.length))))
    t.match(failure.message, /not supported by the embedded database: use MongoDB \(set MONGODB_URI\)/)
  }
  t.match(
    await db
      .collection('c')
      .find({}, { projection: { _id: 0 } })
      .toArray(),
    [{ a: 1, l: [1] }],
  )
})

t.test('a transaction is refused by name', async t => {
  const session = client.startSession()
  t.teardown(() => session.endSession())
  const work = session.withTransaction(() => db.collection('c').insertOne({ b: 1 }, { session }))
  t.match((await failureOf(t, work)).message, /does not support sessions/, 'by the driver already')
  t.equal(await db.collection('c').countDocuments({ b: 1 }), 0)
  t.match(await sendRaw(server.port, { find: 'c', autocommit: false }), {
    ok: 0,
    code: 115,
    codeName: 'CommandNotSupported',
    errmsg: /autocommit/,
  })
  for (const [name, command] of Object.entries({
    txnNumber: { insert: 'c', documents: [{ b: 1 }], txnNumber: mongoose.mongo.Long.fromNumber(1) },
    commitTransaction: { commitTransaction: 1 },
    abortTransaction: { abortTransaction: 1 },
  }))
    t.match(await sendRaw(server.port, command), { ok: 0, errmsg: new RegExp(`${name}.*is not supported`) })
})

/** The names under a heading of SUPPORTED.md; under Commands those of a line together. */
function listed(heading: string): string[] {
  const text = readFileSync(join(projectRoot, 'scripts/sandbox/database/SUPPORTED.md'), 'utf8')
  const section = text.split(/^## /m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  const names = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(found => found[1]!)
  return heading === 'Commands' ? section.split('\n').flatMap(line => names(line).join(' ') || []) : names(section)
}

t.test('the published list of features equals the features of the code', async t => {
  const lists: Record<string, string[]> = {
    Commands: Object.entries(commands).map(([name, { options }]) => [name, ...options].join(' ')),
    'Options of every command': genericOptions,
    'Fields of an update': updateFields,
    'Fields of a delete': deleteFields,
    'Query operators': [...Object.keys(queryOperators), ...Object.keys(logicalOperators)],
    'Update operators': [...Object.keys(updateOperators), ...pushModifiers],
    'Index options': indexOptions,
    'Partial filter operators': partialFilterOperators,
  }
  for (const [heading, names] of Object.entries(lists)) t.strictSame(listed(heading).sort(), [...names].sort(), heading)
})

t.test('the database identifies itself', async t => {
  t.match(server.uri, /^mongodb:\/\/127\.0\.0\.1:\d+\/trucv\?directConnection=true&replicaSet=embedded$/)
  const hello = await run({ hello: 1 })
  t.match(hello, { setName: 'embedded', isWritablePrimary: true, ok: 1 })
  t.equal((await run({ ping: 1 })).ok, 1)
  t.match((await run({ buildInfo: 1 })).version, /^\d+\.\d+\.\d+$/)
})

t.test('an unknown cursor, or one of another collection, is refused', async t => {
  await refused(t, run({ getMore: mongoose.mongo.Long.fromNumber(77), collection: 'c' }), 43)
  await db.collection('many').insertMany([{}, {}, {}])
  const { cursor } = await run({ find: 'many', batchSize: 1 })
  await refused(t, run({ getMore: cursor.id, collection: 'c' }), 43)
  t.strictSame((await run({ killCursors: 'many', cursors: [cursor.id] })).cursorsKilled.length, 1)
  await refused(t, run({ getMore: cursor.id, collection: 'many' }), 43)
})

t.test('faults', async t => {
  const ping = () => sendRaw(server.port, { ping: 1 })
  server.fault('error', 2)
  t.match(await ping(), { ok: 0, code: 11600, errmsg: 'injected' })
  t.match(await sendRaw(server.port, { hello: 1 }), { ok: 1 }, 'the handshake is spared')
  t.match(await ping(), { ok: 0 })
  t.match(await ping(), { ok: 1 }, 'twice is twice')
  server.fault('garbage', 1)
  await t.rejects(ping())
  server.fault('down', 1)
  await t.rejects(ping(), /hung up/)
  server.fault('slow', 1)
  const before = process.hrtime.bigint()
  await ping()
  t.ok(process.hrtime.bigint() - before >= 690_000_000n, 'slow waits 700 ms')
  server.fault('error')
  for (let i = 0; i < 3; i++) t.match(await ping(), { ok: 0 })
  server.fault('down')
  for (let i = 0; i < 3; i++) await t.rejects(ping())
  server.fault('off')
  t.match(await ping(), { ok: 1 }, 'and is back')
})

t.test('a write with a garbage reply is done once, because the driver does not retry it', async t => {
  const rows = db.collection('once')
  await rows.countDocuments()
  server.fault('garbage', 1)
  await t.rejects(rows.insertOne({ a: 1 }))
  t.equal(await rows.countDocuments(), 1)
})

t.test('clients that do not speak the protocol are disconnected', async t => {
  for (const bytes of [
    'GET / HTTP/1.1\r\n\r\n',
    '\0\0\0\0',
    Buffer.alloc(64, 255),
    Buffer.from([16, 0, 0, 0, ...Array(12).fill(9)]),
  ]) {
    const socket = connect(server.port, '127.0.0.1')
    await new Promise<void>(resolve => {
      socket.on('error', () => {})
      socket.once('close', () => resolve())
      socket.write(bytes)
      socket.resume()
    })
    t.ok(socket.destroyed)
  }
  t.equal((await run({ ping: 1 })).ok, 1, 'and the others are not disturbed')
})
