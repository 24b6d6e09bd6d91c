// What the stores write: inserts, updates, upserts, findAndModify, deletes, bulk writes and their races. Each case is
// MongoDB's behaviour, and the whole file also runs against a real MongoDB when TEST_MONGODB_URI is set.
import type mongoose from 'mongoose'
import { failureOf, findAndModify, idsOf, openBench, type Row, refused, update } from '../database-harness.ts'
import t from '../tap.ts'

const { fresh, connection } = await openBench('database_writes')

t.test('inserting', async t => {
  const rows = await fresh()
  await rows.insertOne({ z: 1, _id: 1, a: 2, m: 3 })
  t.strictSame(
    Object.keys((await rows.findOne({ _id: 1 }))!),
    ['_id', 'z', 'a', 'm'],
    'puts _id first and keeps the order',
  )
  await update(rows, { _id: 1 }, { $set: { z: 9, b: 1 } })
  t.strictSame(
    Object.keys((await rows.findOne({ _id: 1 }))!),
    ['_id', 'z', 'a', 'm', 'b'],
    'adds new fields at the end',
  )
  const duplicate = await refused(t, rows.insertOne({ _id: 1 }), 11000)
  t.strictSame(duplicate.keyPattern, { _id: 1 })
  const db = connection.db!
  await db.command({ insert: 'bare', documents: [{ a: 1 }] })
  t.ok((await db.collection('bare').findOne({ a: 1 }))?._id, 'gives an _id to a document without one')
  const reply = await db.command({ insert: rows.collectionName, documents: [{ _id: [1] }] })
  t.equal(reply.writeErrors[0].code, 53, 'refuses an array as _id')
})

t.test('inserting many', async t => {
  const ordered = await fresh()
  const failure = (await failureOf(
    t,
    ordered.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }]),
  )) as unknown as {
    result: { insertedCount: number }
    writeErrors: { index: number }[]
  }
  t.equal(failure.result.insertedCount, 2, 'in order keeps what came before the failure')
  t.equal(failure.writeErrors[0]!.index, 2)
  t.strictSame(await idsOf(ordered), [1, 2])
  const unordered = await fresh()
  await failureOf(t, unordered.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 3 }], { ordered: false }))
  t.strictSame(await idsOf(unordered), [1, 3], 'without order goes on')
})

t.test('large documents and bytes are kept, up to 16 MiB', async t => {
  const rows = await fresh()
  const bytes = Buffer.alloc(5 * 1024 * 1024, 7)
  const text = 'é'.repeat(500_000)
  await rows.insertOne({ _id: 1, bytes, text, n: 0 })
  await update(rows, { _id: 1, n: 0 }, { $set: { n: 1 } })
  const found = await rows.findOne({ _id: 1 })
  t.ok(bytes.equals((found!.bytes as mongoose.mongo.Binary).buffer), 'all bytes')
  t.ok(found?.text === text, 'all characters')
  await t.rejects(rows.insertOne({ _id: 2, text: 'x'.repeat(17_000_000) }))
  await failureOf(t, update(rows, { _id: 1 }, { $set: { a: 'x'.repeat(9_000_000), b: 'x'.repeat(9_000_000) } }))
  t.equal((await rows.findOne({ _id: 1 }))?.a, undefined, 'a change that would be too large changes nothing')
})

t.test('an upsert', async t => {
  const rows = await fresh()
  const filter = { a: 1, 'b.c': 2, $and: [{ d: { $eq: 4 } }], i: { $in: [7] }, z: { $gt: 5 }, y: { $in: [1, 2] } }
  const change = { $set: { e: 5 }, $setOnInsert: { f: 6 }, $inc: { n: 1 }, $push: { l: 'x' } }
  const result = await update(rows, filter, change, { upsert: true })
  t.strictSame([result.matchedCount, result.upsertedCount, Boolean(result.upsertedId)], [0, 1, true])
  const { _id, ...found } = (await rows.findOne())!
  t.strictSame(found, { a: 1, b: { c: 2 }, d: 4, i: 7, e: 5, f: 6, l: ['x'], n: 1 }, 'starts from the filter')
  t.equal(Object.keys((await rows.findOne())!)[0], '_id')
  const again = await update(rows, { a: 1 }, { $set: { e: 9 }, $setOnInsert: { f: 9 } }, { upsert: true })
  t.strictSame([again.matchedCount, again.upsertedCount], [1, 0], 'updates what is there')
  t.strictSame(await idsOf(rows, { e: 9, f: 6 }), [_id])
  t.equal(
    (await update(rows, { _id: 'k' }, { $inc: { n: 1 } }, { upsert: true })).upsertedId,
    'k',
    'takes _id from the filter',
  )
  await refused(t, update(rows, { _id: 6 }, { $set: { _id: 7 } }, { upsert: true }), 66)
})

t.test('findAndModify', async t => {
  const rows = await fresh([
    { owner: 'u', version: 3, list: ['a'], old: 1 },
    { owner: 'u', version: 1 },
  ])
  const before = await findAndModify(
    rows,
    { owner: 'u' },
    { $inc: { version: 10 } },
    { sort: { version: 1 }, projection: { version: 1, _id: 0 } },
  )
  t.strictSame(before, { version: 1 } as unknown as Row, 'gives what was, in the order asked, projected')
  const change = { $set: { title: 't' }, $unset: { old: 1 }, $inc: { version: 1 }, $push: { list: 'b' } }
  const wanted = { _id: 1, owner: 'u', version: 3 }
  const after = await findAndModify(rows, wanted, change, { returnDocument: 'after' })
  t.strictSame(after, { _id: 1, owner: 'u', version: 4, list: ['a', 'b'], title: 't' }, 'gives what is now')
  t.equal(await findAndModify(rows, wanted, change, { returnDocument: 'after' }), null, 'nothing for an older version')
  const pulled = await findAndModify(rows, { _id: 1 }, { $pull: { list: 'a' } }, { returnDocument: 'after' })
  t.strictSame(pulled?.list, ['b'])
  t.equal((await rows.findOneAndDelete({}, { sort: { _id: -1 } }))?._id, 2)
  t.strictSame(await idsOf(rows), [1])
})

t.test('findAndModify with an upsert', async t => {
  const rows = await fresh()
  const options = { upsert: true, returnDocument: 'after' }
  const made = await findAndModify(rows, { sub: 's' }, { $setOnInsert: { plan: 'Free' }, $inc: { logins: 1 } }, options)
  t.match(made, { sub: 's', plan: 'Free', logins: 1 })
  const again = await findAndModify(rows, { sub: 's' }, { $setOnInsert: { plan: 'x' }, $inc: { logins: 1 } }, options)
  t.strictSame(again, { ...made, logins: 2 })
  t.equal(
    await findAndModify(rows, { sub: 'new' }, { $inc: { n: 1 } }, { upsert: true }),
    null,
    'there was nothing before',
  )
  const detailed = { ...options, includeResultMetadata: true }
  const result = await findAndModify(rows, { _id: 7 }, { $set: { a: 1 } }, detailed)
  t.match(result, { lastErrorObject: { n: 1, updatedExisting: false, upserted: 7 }, value: { _id: 7, a: 1 } })
})

t.test('50 concurrent writes of one document lose no change', async t => {
  const all = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, i) => work(i)))
  const settled = <T>(work: (i: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: 50 }, (_, i) => work(i)))
  const one = await fresh([{ n: 0, version: 1, left: 10, used: [] }])
  await all(() => update(one, { _id: 1 }, { $inc: { n: 1 } }))
  t.equal((await one.findOne())?.n, 50, 'every increment counts')
  const saves = await all(i => update(one, { _id: 1, version: 1 }, { $set: { by: i }, $inc: { version: 1 } }))
  t.equal(saves.filter(result => result.modifiedCount).length, 1, 'one save of a version wins')
  const takes = await all(() => findAndModify(one, { _id: 1, left: { $gt: 0 } }, { $inc: { left: -1 } }))
  t.equal(takes.filter(Boolean).length, 10, 'no more is taken than there is')
  const redeemed = await all(i =>
    update(one, { _id: 1, used: { $ne: `u${i % 25}` } }, { $push: { used: `u${i % 25}` } }),
  )
  t.equal(redeemed.filter(result => result.modifiedCount).length, 25, 'each of a set is taken once')
  const jobs = await fresh(Array.from({ length: 50 }, (_, i) => ({ state: 'new', i })))
  const claims = await all(by =>
    findAndModify(jobs, { state: 'new' }, { $set: { state: 'run', by } }, { sort: { i: 1 } }),
  )
  t.equal(new Set(claims.map(doc => doc?._id)).size, 50, 'each claims a job of its own')
  const unique = await fresh()
  await unique.createIndex({ k: 1 }, { unique: true })
  const inserts = await settled(i => unique.insertOne({ _id: i, k: 'x' }))
  t.equal(inserts.filter(({ status }) => status === 'fulfilled').length, 1, 'one insert of a unique key wins')
  const upserts = await settled(() => update(unique, { k: 'y' }, { $inc: { n: 1 } }, { upsert: true }))
  t.ok(upserts.every(result => result.status === 'fulfilled' || result.reason.code === 11000))
  t.equal(await unique.countDocuments({ k: 'y' }), 1, 'upserts make one document')
  const counted = upserts.filter(({ status }) => status === 'fulfilled').length
  t.equal((await unique.findOne({ k: 'y' } as Partial<Row>))?.n, counted)
})

t.test('deleting', async t => {
  const rows = await fresh([{ g: 1 }, { g: 1 }, { g: 2 }, { g: 2 }])
  t.equal((await rows.deleteOne({ g: 1 } as Partial<Row>)).deletedCount, 1, 'takes the first')
  t.strictSame(await idsOf(rows), [2, 3, 4])
  t.equal((await rows.deleteMany({ g: 2 } as Partial<Row>)).deletedCount, 2)
  t.equal((await rows.deleteMany({})).deletedCount, 1)
  t.equal((await rows.deleteMany({})).deletedCount, 0)
})

t.test('bulk writes', async t => {
  const rows = await fresh([{ a: 1 }, { a: 1 }])
  const result = await rows.bulkWrite([
    { insertOne: { document: { _id: 3, a: 1 } } },
    { updateOne: { filter: { _id: 1 }, update: { $set: { a: 2 } } } },
    { updateMany: { filter: { a: 1 } as Partial<Row>, update: { $inc: { a: 5 } } as object } },
    { updateOne: { filter: { _id: 9 }, update: { $set: { z: 1 } } as object, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
  ])
  const { insertedCount, matchedCount, modifiedCount, upsertedCount, deletedCount, upsertedIds } = result
  t.strictSame([insertedCount, matchedCount, modifiedCount, upsertedCount, deletedCount], [1, 3, 3, 1, 1])
  t.equal(upsertedIds[3], 9)
  t.strictSame(await idsOf(rows), [1, 3, 9])
  await refused(t, rows.bulkWrite([4, 3, 5].map(_id => ({ insertOne: { document: { _id } } }))), 11000)
  t.strictSame(await idsOf(rows), [1, 3, 4, 9], 'in order stops at the failure')
})
