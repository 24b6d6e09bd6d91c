// Indexes: uniqueness, expiry, creation. Also runs against a real MongoDB with TEST_MONGODB_URI.
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { findAndModify, idsOf, isEmbedded, openBench, plain, type Row, refused, update } from '../database-harness.ts'
import t from '../tap.ts'

const { fresh, connection } = await openBench('database_indexes')
const db = connection.db!

t.test('a duplicate key error has code, key and text', async t => {
  const rows = await fresh([{ email: 'a@x' }, { email: 'b@x' }])
  await rows.createIndex({ email: 1 }, { unique: true })
  const changes = [
    () => rows.insertOne({ _id: 3, email: 'a@x' }),
    () => update(rows, { _id: 2 }, { $set: { email: 'a@x' } }),
    () => findAndModify(rows, { _id: 2 }, { $set: { email: 'a@x' } }),
    () => update(rows, { _id: 4 }, { $set: { email: 'a@x' } }, { upsert: true }),
  ]
  for (const change of changes) {
    const failure = await refused(t, change(), 11000)
    t.equal(failure.name, 'MongoServerError')
    t.strictSame([plain(failure.keyPattern), plain(failure.keyValue)], [{ email: 1 }, { email: 'a@x' }])
    t.match(failure.message, /E11000 duplicate key error collection: \S+ index: email_1 dup key: \{ email: "a@x" \}/)
  }
  t.strictSame(await idsOf(rows), [1, 2], 'and nothing was changed')
})

t.test('a sparse unique index allows many documents without the field', async t => {
  const rows = await fresh([{ tag: 'T' }, {}, {}])
  await rows.createIndex({ tag: 1 }, { unique: true, sparse: true })
  await refused(t, rows.insertOne({ _id: 4, tag: 'T' }), 11000)
})

t.test('a partial unique index covers only matching documents', async t => {
  const rows = await fresh([
    { n: 1, state: 'open' },
    { n: 1, state: 'done' },
  ])
  await rows.createIndex({ n: 1 }, { unique: true, partialFilterExpression: { state: 'open' } })
  await refused(t, update(rows, { _id: 2 }, { $set: { state: 'open' } }), 11000)
  await update(rows, { _id: 1 }, { $set: { state: 'done' } })
  await update(rows, { _id: 2 }, { $set: { state: 'open' } })
  t.strictSame(await idsOf(rows, { n: 1 }), [1, 2], 'and all documents are found by it')
})

t.test('a plain unique index allows one document without the field', async t => {
  const rows = await fresh([{ b: 1 }])
  await rows.createIndex({ a: 1 }, { unique: true })
  const failure = await refused(t, rows.insertOne({ _id: 2, b: 2 }), 11000)
  t.strictSame(failure.keyValue, { a: null })
  await refused(t, rows.insertOne({ _id: 3, a: null }), 11000)
})

t.test('a unique index covers the elements of arrays', async t => {
  const rows = await fresh([{ a: [1, 1, 2], k: [{ id: 1 }, { id: 2 }] }])
  await rows.createIndex({ a: 1 }, { unique: true })
  await refused(t, rows.insertOne({ _id: 2, a: [2, 3] }), 11000)
  await rows.insertOne({ _id: 3, a: [3] })
  await rows.dropIndex('a_1')
  await rows.deleteOne({ _id: 3 })
  await rows.createIndex({ 'k.id': 1 }, { unique: true })
  await refused(t, rows.insertOne({ _id: 4, k: [{ id: 2 }] }), 11000)
})

t.test('a unique index treats 5, 5.0 and a long 5 as equal', async t => {
  const rows = await fresh([{ v: mongoose.mongo.Long.fromNumber(5) }])
  await rows.createIndex({ v: 1 }, { unique: true })
  await refused(t, rows.insertOne({ _id: 2, v: 5 }), 11000)
  await refused(t, rows.insertOne({ _id: 3, v: new mongoose.mongo.Double(5) }), 11000)
  await rows.insertOne({ _id: 4, v: '5' })
})

t.test('a value can be used again after it was freed', async t => {
  const rows = await fresh([{ a: 1 }])
  await rows.createIndex({ a: 1 }, { unique: true })
  await update(rows, { _id: 1 }, { $set: { a: 2 } })
  await rows.insertOne({ _id: 2, a: 1 })
  await rows.deleteOne({ _id: 1 })
  await rows.insertOne({ _id: 3, a: 2 })
  await findAndModify(rows, { _id: 3 }, { $unset: { a: 1 } })
  await rows.insertOne({ _id: 4, a: 2 })
  t.equal(await rows.countDocuments(), 3)
})

t.test('indexes are created, compared and dropped', async t => {
  const rows = await fresh([{ a: 1 }, { a: 1 }])
  await refused(t, rows.createIndex({ a: 1 }, { unique: true }), 11000)
  t.equal((await rows.indexes()).length, 1, 'one that the data break is not kept')
  t.equal(await rows.createIndex({ a: 1 }), 'a_1')
  t.equal(await rows.createIndex({ a: 1 }), 'a_1', 'the same again is nothing new')
  await refused(t, rows.createIndex({ a: 1 }, { unique: true }), 86)
  await refused(t, rows.createIndex({ a: 1 }, { name: 'other' }), 85)
  await refused(t, rows.createIndex({ b: 1 }, { name: 'a_1' }), 86)
  await rows.createIndex({ b: 1, c: -1 })
  await rows.createIndex({ 'd.e': 1 })
  await rows.dropIndex('a_1')
  t.strictSame(
    (await rows.indexes()).map(({ name }) => name),
    ['_id_', 'b_1_c_-1', 'd.e_1'],
  )
  await rows.dropIndexes()
  t.equal((await rows.indexes()).length, 1)
  await refused(t, rows.dropIndex('_id_'), 72)
  await refused(t, (await fresh()).indexes(), 26)
})

t.test('expired documents are removed', async t => {
  const rows = await fresh()
  const past = new Date(Date.now() - 5000)
  const soon = new Date(Date.now() + 100_000)
  await rows.insertMany([
    { _id: 1, at: past },
    { _id: 2, at: soon },
    { _id: 3, at: 'text' },
    { _id: 4 },
    { _id: 5, at: [soon, past] },
  ] as Row[])
  await rows.createIndex({ at: 1 }, { expireAfterSeconds: 1 })
  if (!isEmbedded) return
  while ((await rows.countDocuments()) > 3) await sleep(20)
  t.strictSame(await idsOf(rows), [2, 3, 4])
})

t.test('collections are listed and dropped', async t => {
  const rows = await fresh([{ a: 1 }])
  const name = rows.collectionName
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  t.ok(listed.some(collection => collection.name === name))
  t.match(await db.listCollections({ name }).toArray(), [{ name, type: 'collection' }])
  await rows.drop()
  t.equal(await rows.countDocuments(), 0)
  t.notOk((await db.listCollections().toArray()).some(collection => collection.name === name))
})
