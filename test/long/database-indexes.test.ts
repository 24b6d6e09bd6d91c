// Indexes: uniqueness, expiry, and mongoose's models at start. Also runs against a real MongoDB with TEST_MONGODB_URI.
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { findAndModify, idsOf, isEmbedded, openBench, plain, type Row, refused, update } from '../database-harness.ts'
import t from '../tap.ts'

const { fresh, connection } = await openBench('database_indexes')
const db = connection.db!

const userSchema = new mongoose.Schema(
  {
    email: { type: String, unique: true },
    plan: { type: String, default: 'Free' },
    tag: { type: String, unique: true, sparse: true },
    org: String,
    slug: String,
    expiresAt: { type: Date, expires: 1 },
    list: [String],
    counters: { type: Map, of: Number },
    anything: {},
    items: [{ sku: String, q: Number }],
  },
  { timestamps: true, autoCreate: false },
)
userSchema.index({ org: 1, slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } })
userSchema.index({ createdAt: -1, _id: -1 })
const User = connection.model('User', userSchema)

t.test('a model creates its collection and its indexes', async t => {
  await User.init()
  await User.createIndexes()
  await User.createIndexes()
  const indexes = await User.collection.indexes()
  const names = indexes.map(({ name }) => name).sort()
  t.strictSame(names, ['_id_', 'createdAt_-1__id_-1', 'email_1', 'expiresAt_1', 'org_1_slug_1', 'tag_1'])
  const named = (name: string) => indexes.find(index => index.name === name)
  t.match(named('tag_1'), { v: 2, key: { tag: 1 }, unique: true, sparse: true })
  t.match(named('expiresAt_1'), { expireAfterSeconds: 1 })
  t.match(named('org_1_slug_1'), { unique: true, partialFilterExpression: { slug: { $exists: true } } })
  t.strictSame(plain(await User.diffIndexes()), { toDrop: [], toCreate: [] })
  t.strictSame(await User.syncIndexes(), [])
})

t.test('a model keeps, changes and finds documents', async t => {
  const made = await User.create({ email: 'a@x', items: [{ sku: 'a', q: 1 }], counters: { 'x-1': 1 } })
  const found = await User.findById(made._id).lean()
  t.match(found, { email: 'a@x', plan: 'Free', __v: 0, counters: { 'x-1': 1 } })
  t.ok(found?.createdAt instanceof Date && found._id instanceof mongoose.Types.ObjectId)
  const [first, second] = [await User.findById(made._id), await User.findById(made._id)]
  first!.items.push({ sku: 'b', q: 2 })
  first!.counters!.set('y', 5)
  await first!.save()
  second!.items.splice(0, 1)
  await t.rejects(second!.save(), { name: 'VersionError' }, 'an array changed by two is noticed')
  t.match(plain(await User.findById(made._id).lean()), {
    items: [{ sku: 'a' }, { sku: 'b', q: 2 }],
    counters: { 'x-1': 1, y: 5 },
  })
  t.ok(await User.exists({ email: 'a@x' }))
  t.equal(await User.exists({ email: 'nobody' }), null)
  const selected = await User.findOne({ email: 'a@x' }).select('email -_id').lean()
  t.strictSame(plain(selected), { email: 'a@x' })
  const options = { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true } as const
  const upserted = await User.findOneAndUpdate({ email: 'up@x' }, { $push: { list: 'n' } }, options).lean()
  t.match(upserted, { plan: 'Free', list: ['n'] })
  t.ok(upserted?.createdAt)
  const bulk = await User.bulkWrite([
    { updateOne: { filter: { email: 'b@x' }, update: { $set: { plan: 'Pro' } }, upsert: true } },
  ])
  t.equal(bulk.upsertedCount, 1)
  let seen = 0
  for await (const _ of User.find().cursor({ batchSize: 2 })) seen++
  t.equal(seen, await User.countDocuments())
})

t.test('a duplicate key error has code, key and text', async t => {
  const failure = await refused(t, User.create({ email: 'a@x' }), 11000)
  t.equal(failure.name, 'MongoServerError')
  t.strictSame([plain(failure.keyPattern), plain(failure.keyValue)], [{ email: 1 }, { email: 'a@x' }])
  t.match(
    failure.message,
    /^E11000 duplicate key error collection: \S+\.users index: email_1 dup key: \{ email: "a@x" \}/,
  )
  for (const change of [
    () => User.updateOne({ email: 'b@x' }, { email: 'a@x' }).exec(),
    () => User.findOneAndUpdate({ email: 'b@x' }, { email: 'a@x' }).exec(),
    () => User.findOne({ email: 'b@x' }).then(user => user!.set('email', 'a@x').save()),
    () => User.updateOne({ plan: 'none' }, { $set: { email: 'a@x' } }, { upsert: true }).exec(),
  ]) {
    const refusal = await refused(t, change(), 11000)
    t.strictSame(plain(refusal.keyValue), { email: 'a@x' })
  }
  t.equal(await User.countDocuments({ email: 'b@x' }), 1, 'and nothing was changed')
  await refused(t, User.insertMany([{ email: 'm1' }, { email: 'a@x' }, { email: 'm2' }], { ordered: false }), 11000)
  t.equal(await User.countDocuments({ email: { $gte: 'm', $lt: 'n' } }), 2, 'the others of a list are kept')
})

t.test('a sparse unique index allows many documents without the field', async t => {
  await User.create({ email: 's1', tag: 'T' }, { email: 's2' }, { email: 's3' })
  await refused(t, User.create({ email: 's4', tag: 'T' }), 11000)
})

t.test('a partial unique index covers only matching documents', async t => {
  await User.create({ email: 'p1', org: 'o', slug: 's' }, { email: 'p2', org: 'o' }, { email: 'p3', org: 'o' })
  await User.create({ email: 'p4', org: 'o2', slug: 's' })
  const failure = await refused(t, User.create({ email: 'p5', org: 'o', slug: 's' }), 11000)
  t.strictSame(plain(failure.keyValue), { org: 'o', slug: 's' })
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
