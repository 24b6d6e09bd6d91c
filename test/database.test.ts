// What the stores read: filters, order, paging, projections, counts, cursors. Each case is MongoDB's behaviour, and the
// whole file also runs against a real MongoDB when TEST_MONGODB_URI is set.
import mongoose from 'mongoose'
import { idsOf, ObjectId, openBench, plain, type Row, refused } from './database-harness.ts'
import t from './tap.ts'

const bench = await openBench('database_reads')
const { fresh } = bench
const { Long, Double, Decimal128, Binary } = mongoose.mongo

const people = await fresh([
  { age: 30, name: 'Asha', tags: ['go', 'sql'], home: { city: 'Pune' } },
  { age: 41.5, name: 'Björn', tags: ['sql'], home: { city: 'Oslo' } },
  { age: null, name: 'Chen', tags: [] },
  {
    name: 'Dora',
    tags: 'go',
    jobs: [
      { years: 1, pay: 9 },
      { years: 8, pay: 2 },
    ],
  },
  { age: '30', name: 'Emil', home: { city: 'Pune', zip: 1 } },
  { age: [30, 60], name: 'Fay' },
  { age: new Date(5), name: 'Gita', jobs: [{ years: 6, pay: 6 }] },
  { age: true, name: 'Hal', score: -3, limit: 5, used: [1, 2] },
])

const filters: [name: string, filter: object, ids: number[]][] = [
  ['a number also finds it among the elements of an array', { age: 30 }, [1, 6]],
  ['$eq is the same as a plain value', { age: { $eq: '30' } }, [5]],
  ['null finds null and missing', { age: null }, [3, 4]],
  ['$ne keeps out arrays that hold the value', { age: { $ne: 30 } }, [2, 3, 4, 5, 7, 8]],
  ['$ne null finds what is there', { age: { $ne: null } }, [1, 2, 5, 6, 7, 8]],
  ['$gt stays within numbers', { age: { $gt: 0 } }, [1, 2, 6]],
  ['$gt stays within strings', { name: { $gt: 'Emil' } }, [6, 7, 8]],
  ['$lt stays within dates', { age: { $lt: new Date(9) } }, [7]],
  ['$gte and $lte include their bounds', { age: { $gte: 30, $lte: 41.5 } }, [1, 2, 6]],
  ['a range on an array may be met by different elements', { age: { $gt: 55, $lt: 31 } }, [6]],
  ['$lt null finds nothing', { age: { $lt: null } }, []],
  ['$gt null finds nothing', { age: { $gt: null } }, []],
  ['$gte null finds null and missing', { age: { $gte: null } }, [3, 4]],
  ['$lte null finds null and missing', { age: { $lte: null } }, [3, 4]],
  ['$gt NaN finds nothing', { age: { $gt: Number.NaN } }, []],
  ['a boolean is not a number', { age: true }, [8]],
  ['0 is not false', { age: 1 }, []],
  ['$in takes several values', { age: { $in: [30, null] } }, [1, 3, 4, 6]],
  ['$in of nothing finds nothing', { age: { $in: [] } }, []],
  ['$nin is the opposite of $in', { age: { $nin: [30, null] } }, [2, 5, 7, 8]],
  ['$nin of nothing finds all', { age: { $nin: [] } }, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['$exists: true counts null', { age: { $exists: true } }, [1, 2, 3, 5, 6, 7, 8]],
  ['$exists: false is missing only', { age: { $exists: false } }, [4]],
  ['$exists through a path', { 'home.zip': { $exists: true } }, [5]],
  ['$type string', { age: { $type: 'string' } }, [5]],
  ['$type looks into arrays', { age: { $type: 'int' } }, [1, 6]],
  ['$type array is the array itself', { age: { $type: 'array' } }, [6]],
  ['$type null is no missing field', { age: { $type: 'null' } }, [3]],
  ['$type double', { age: { $type: 'double' } }, [2]],
  ['a value is found in an array', { tags: 'go' }, [1, 4]],
  ['a whole array is found in its order', { tags: ['go', 'sql'] }, [1]],
  ['a whole array in another order is another array', { tags: ['sql', 'go'] }, []],
  ['an empty array is found', { tags: [] }, [3]],
  ['an index in a path', { 'tags.0': 'sql' }, [2]],
  ['an index in a path, then a field', { 'jobs.1.years': 8 }, [4]],
  ['an embedded document is found whole', { home: { city: 'Pune' } }, [1]],
  ['an embedded document minds the order of its fields', { home: { zip: 1, city: 'Pune' } }, []],
  ['a dotted path', { 'home.city': 'Pune' }, [1, 5]],
  ['a dotted path through an array', { 'jobs.years': 8 }, [4]],
  ['a dotted path to null: whatever lacks it', { 'home.city': null }, [3, 4, 6, 7, 8]],
  ['a dotted path to null: an element that lacks it', { 'jobs.bonus': null, jobs: { $exists: true } }, [4, 7]],
  ['dotted paths may be met by different elements', { 'jobs.years': { $gt: 5 }, 'jobs.pay': { $gt: 5 } }, [4, 7]],
  ['$or', { $or: [{ age: 30 }, { name: 'Emil' }] }, [1, 5, 6]],
  ['$and with $or inside', { $and: [{ age: 30 }, { $or: [{ tags: 'sql' }, { tags: 'x' }] }] }, [1]],
  ['several fields are all wanted', { age: 30, name: 'Fay' }, [6]],
  ['_id in a list', { _id: { $in: [2, 3, 99] } }, [2, 3]],
  ['_id in a range', { _id: { $gt: 6 } }, [7, 8]],
  ['_id with other conditions', { _id: 1, tags: 'sql' }, [1]],
  ['no filter finds all', {}, [1, 2, 3, 4, 5, 6, 7, 8]],
]

t.test('a filter', async t => {
  for (const [name, filter, ids] of filters) t.strictSame(await idsOf(people, filter), ids, name)
  const indexed = await fresh(await people.find({}).toArray())
  for (const path of ['age', 'name', 'tags', 'home.city', 'jobs.years']) await indexed.createIndex({ [path]: 1 })
  for (const [name, filter, ids] of filters) t.strictSame(await idsOf(indexed, filter), ids, `${name}, with indexes`)
})

t.test('an invalid filter is refused', async t => {
  const find = (filter: object) => people.find(filter as Partial<Row>).toArray()
  await refused(t, find({ age: { $nope: 1 } }), 2, /\$nope/)
  await refused(t, find({ $nope: 1 }), 2, /\$nope/)
  await refused(t, find({ age: { $in: 3 } }), 2, /\$in/)
  await refused(t, find({ age: { $all: 3 } }), 2, /\$all/)
  await refused(t, find({ $or: [] }), 2)
  await refused(t, find({ $and: [5] }), 2)
  await refused(t, find({ age: { $not: 5 } }), 2, /\$not/)
  await refused(t, find({ age: { $elemMatch: 5 } }), 2, /\$elemMatch/)
  await refused(t, find({ age: { $options: 'i' } }), 2, /\$options/)
  await refused(t, find({ age: { $ne: /x/ } }), 2)
})

t.test('numbers are one type to a filter, however they are stored', async t => {
  const rows = await fresh([{ v: Long.fromNumber(5) }, { v: new Double(5) }, { v: 5 }, { v: 5.5 }])
  t.strictSame(await idsOf(rows, { v: 5 }), [1, 2, 3])
  t.strictSame(await idsOf(rows, { v: Long.fromNumber(5) }), [1, 2, 3])
  t.strictSame(await idsOf(rows, { v: { $gt: 5 } }), [4])
  await rows.createIndex({ v: 1 })
  t.strictSame(await idsOf(rows, { v: { $in: [new Double(5), 5.5] } }), [1, 2, 3, 4])
})

t.test('64-bit integers keep every digit', async t => {
  const big = Long.fromString('9007199254740993')
  const rows = await fresh([{ v: big }])
  t.equal(String((await rows.findOne({ _id: 1 }))?.v), '9007199254740993')
})

t.test('ids are found and ordered by their bytes', async t => {
  const [low, high] = ['000000000000000000000001', 'f00000000000000000000001'].map(hex => new ObjectId(hex))
  const rows = await fresh([{ _id: high }, { _id: low }])
  t.strictSame((await idsOf(rows)).map(String), [String(low), String(high)])
  t.equal(await rows.countDocuments({ _id: { $gt: low } }), 1)
  t.strictSame(plain(await rows.findOne({ _id: low })), { _id: String(low) })
})

t.test('every type of value is returned unchanged', async t => {
  const doc = {
    _id: new ObjectId(),
    date: new Date(1e12),
    bytes: Buffer.from([0, 1, 255]),
    decimal: Decimal128.fromString('1.50'),
    nothing: null,
    fraction: 1.5,
    text: 'é\u{1F600}',
    nested: { list: [1, { yes: true }, []], empty: {} },
    pattern: /a.b/i,
  }
  const rows = await fresh([doc])
  const found = (await rows.findOne({ _id: doc._id })) as unknown as typeof doc
  t.strictSame(found.date, doc.date)
  t.strictSame(Buffer.from((found.bytes as unknown as { buffer: Buffer }).buffer), doc.bytes)
  t.equal(String(found.decimal), '1.50')
  t.strictSame(
    [found.nothing, found.fraction, found.text, found.nested],
    [doc.nothing, doc.fraction, doc.text, doc.nested],
  )
  t.strictSame(found.pattern, doc.pattern)
  t.equal(await rows.countDocuments({ bytes: new Binary(doc.bytes) }), 1, 'and bytes are found by their value')
})

t.test('without an order, documents are in insertion order', async t => {
  const rows = await fresh([{ _id: 3 }, { _id: 1 }, { _id: 2 }])
  await rows.updateOne({ _id: 3 }, { $set: { later: true } })
  t.strictSame(
    (await rows.find().toArray()).map(doc => doc._id),
    [3, 1, 2],
  )
})

t.test('a sort', async t => {
  const sorted = async (values: unknown[], direction: 1 | -1 = 1) => {
    const rows = await fresh(values.map(v => (v === undefined ? {} : { v })))
    return (await rows.find().sort({ v: direction, _id: 1 }).toArray()).map(doc => doc._id)
  }
  const types = ['a', 3, undefined, null, new Date(0), true, { x: 1 }, new ObjectId(), Buffer.from('z'), [], [2]]
  t.strictSame(await sorted(types), [10, 3, 4, 11, 2, 1, 7, 9, 8, 6, 5], 'goes by type first')
  t.strictSame(await sorted([[5, 1], 3, [9, 0]]), [3, 1, 2], 'takes the least of an array')
  t.strictSame(await sorted([[5, 1], 3, [9, 0]], -1), [3, 1, 2], 'or its greatest, downwards')
  const words = ['b', 'A', 'a', 'é', 'Z', '\u{1F600}', '\uFF5E', 'aa']
  t.strictSame(await sorted(words), [2, 5, 3, 8, 1, 4, 7, 6], 'orders text by its bytes')
  t.strictSame(await sorted([{ b: 1 }, { a: 2 }, { a: 1, b: 0 }, {}]), [4, 3, 2, 1], 'orders documents by their fields')
  t.strictSame(await sorted([2, Number.NaN, -1, null]), [4, 2, 3, 1], 'puts NaN before numbers')
  const rows = await fresh(Array.from({ length: 20 }, (_, i) => ({ g: i % 3, in: { v: i } })))
  const page = await rows.find().sort({ g: -1, 'in.v': 1 }).skip(2).limit(3).toArray()
  t.strictSame(
    page.map(doc => doc._id),
    [9, 12, 15],
    'by several keys, then skip and limit',
  )
  const command = { find: rows.collectionName, sort: { g: 2 } }
  await refused(t, bench.connection.db!.command(command), 15975)
})

t.test('a list is paged by the date and id of the last row', async t => {
  const at = (second: number) => new Date(1_700_000_000_000 + second * 1000)
  const rows = await fresh(Array.from({ length: 10 }, (_, i) => ({ owner: 'u', createdAt: at(Math.floor(i / 3)) })))
  await rows.insertOne({ _id: 99, owner: 'other', createdAt: at(9) })
  await rows.createIndex({ owner: 1, createdAt: -1, _id: -1 })
  const seen: unknown[] = []
  for (let last: Row | undefined, pages = 0; pages < 5; pages++) {
    const older = last && [
      { createdAt: { $lt: last.createdAt } },
      { createdAt: last.createdAt, _id: { $lt: last._id } },
    ]
    const filter = { owner: 'u', ...(older && { $or: older }) } as Partial<Row>
    const page = await rows.find(filter).sort({ createdAt: -1, _id: -1 }).limit(4).toArray()
    seen.push(...page.map(doc => doc._id))
    last = page.at(-1)
    if (page.length < 4) break
  }
  t.strictSame(seen, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

const projections: [name: string, projection: object, shown: object][] = [
  ['include', { a: 1 }, { _id: 1, a: 1 }],
  ['include without _id', { a: 1, _id: 0 }, { a: 1 }],
  ['include with true', { a: true }, { _id: 1, a: 1 }],
  ['only _id', { _id: 1 }, { _id: 1 }],
  ['include what is missing', { nope: 1 }, { _id: 1 }],
  ['exclude', { list: 0, items: 0, o: 0 }, { _id: 1, a: 1 }],
  ['exclude only _id', { _id: 0, items: 0, o: 0, list: 0 }, { a: 1 }],
  ['include below', { 'o.k': 1 }, { _id: 1, o: { k: 1 } }],
  ['exclude below', { 'o.k': 0, list: 0, items: 0 }, { _id: 1, a: 1, o: { j: 2 } }],
  ['include in the elements of an array', { 'items.q': 1, _id: 0 }, { items: [{ q: 1 }, { q: 6 }] }],
  [
    'exclude in the elements of an array',
    { 'items.q': 0, a: 0, o: 0, list: 0 },
    { _id: 1, items: [{ w: 5 }, { w: 1 }] },
  ],
  ['include below a scalar', { 'a.b': 1 }, { _id: 1 }],
]

t.test('a projection', async t => {
  const doc = {
    a: 1,
    list: ['x', 'y', 'z'],
    o: { k: 1, j: 2 },
    items: [
      { q: 1, w: 5 },
      { q: 6, w: 1 },
    ],
  }
  const rows = await fresh([doc])
  for (const [name, projection, shown] of projections) t.strictSame(await rows.findOne({}, { projection }), shown, name)
  await refused(t, rows.findOne({}, { projection: { a: 1, o: 0 } }), 31254)
  await refused(t, rows.findOne({}, { projection: { a: 0, o: 1 } }), 31253)
})

t.test('counting', async t => {
  const rows = await fresh([{ a: 1 }, { a: 1 }, { a: 2 }])
  t.equal(await rows.countDocuments({ a: 1 }), 2)
  t.equal(await rows.countDocuments({ a: 9 }), 0)
  t.equal(await rows.estimatedDocumentCount(), 3)
})

t.test('a collection that does not exist is empty', async t => {
  const rows = await fresh()
  t.equal(await rows.countDocuments(), 0)
  t.equal(await rows.estimatedDocumentCount(), 0)
  t.strictSame(await rows.find().toArray(), [])
  t.equal(await rows.findOne(), null)
  t.strictSame(await rows.aggregate([{ $group: { _id: null, n: { $sum: 1 } } }]).toArray(), [])
  t.equal((await rows.updateOne({ a: 1 }, { $set: { a: 2 } })).matchedCount, 0)
  t.equal((await rows.deleteMany({})).deletedCount, 0)
})

const pipelines: [name: string, pipeline: object[], result: unknown[]][] = [
  ['$group counts all', [{ $group: { _id: null, n: { $sum: 1 } } }], [{ _id: null, n: 4 }]],
  [
    '$group by a field, with a sum',
    [{ $match: {} }, { $group: { _id: '$who', n: { $sum: 1 }, total: { $sum: '$n' } } }],
    [
      { _id: null, n: 1, total: 5 },
      { _id: 'a', n: 2, total: 4 },
      { _id: 'b', n: 1, total: 2.5 },
    ],
  ],
  ['$sum leaves out what is no number', [{ $group: { _id: 1, total: { $sum: '$who' } } }], [{ _id: 1, total: 0 }]],
]

t.test('a pipeline', async t => {
  const rows = await fresh([{ who: 'a', n: 1 }, { who: 'b', n: 2.5 }, { who: 'a', n: 3 }, { n: 5 }])
  const sorted = (found: unknown[]) => found.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  for (const [name, pipeline, result] of pipelines)
    t.strictSame(sorted(await rows.aggregate(pipeline).toArray()), sorted(result), name)
  t.equal((await rows.aggregate([{ $match: {} }], { batchSize: 1 }).toArray()).length, 4, 'in batches')
})

t.test('a cursor', async t => {
  const rows = await fresh(Array.from({ length: 1000 }, (_, i) => ({ v: i })))
  const values: unknown[] = []
  for await (const doc of rows.find().sort({ v: 1 }).batchSize(70)) values.push(doc.v)
  t.strictSame(
    values,
    Array.from({ length: 1000 }, (_, i) => i),
    'goes through all, in order',
  )
  t.equal((await rows.find().toArray()).length, 1000, 'with the default batches')
  t.equal((await rows.find().limit(150).toArray()).length, 150, 'up to the limit')
  const early = rows.find().batchSize(10)
  await early.next()
  await t.resolves(early.close(), 'may be closed early')
  const open = rows
    .find({ v: { $lt: 20 } } as Partial<Row>)
    .sort({ v: 1 })
    .batchSize(10)
  await open.next()
  await bench.connection.collection(rows.collectionName).updateMany({}, { $inc: { v: 1000 } })
  t.equal((await open.toArray()).length, 19, 'keeps what it found')
})

t.test('results larger than one reply are split', async t => {
  const rows = await fresh()
  const big = 'x'.repeat(1_000_000)
  for (let i = 0; i < 5; i++) await rows.insertMany(Array.from({ length: 5 }, (_, j) => ({ _id: i * 5 + j, big })))
  const found = await rows.find({}, { batchSize: 1000 }).toArray()
  t.equal(found.length, 25)
  t.ok(found.every(doc => doc.big === big))
})
