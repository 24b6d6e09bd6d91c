// What each update operator does to a document, and what it refuses. Also runs against a real MongoDB when
// TEST_MONGODB_URI is set.
import mongoose from 'mongoose'
import { failureOf, idsOf, openBench, plain, type Row, update } from '../database-harness.ts'
import t from '../tap.ts'

const { fresh } = await openBench('database_update')
const { Long, Double } = mongoose.mongo

type Case = [name: string, before: object, change: object, after: object, options?: object]
const updates: Case[] = [
  ['$set makes the way', { a: 1 }, { $set: { 'b.c.d': 5 } }, { a: 1, b: { c: { d: 5 } } }],
  ['$set replaces a document', { o: { x: 1, y: 2 } }, { $set: { o: { z: [1] } } }, { o: { z: [1] } }],
  ['$set of null', { a: 1 }, { $set: { a: null } }, { a: null }],
  ['$set by index', { l: [1, 2] }, { $set: { 'l.1': 9 } }, { l: [1, 9] }],
  ['$set at the end adds an element', { l: [1] }, { $set: { 'l.1': 9 } }, { l: [1, 9] }],
  ['$set in an element', { l: [{ a: 1 }] }, { $set: { 'l.0.b': 2 } }, { l: [{ a: 1, b: 2 }] }],
  ['$set in a map, by a key with a dash', { m: { 'a-1': 1 } }, { $set: { 'm.b-2': 2 } }, { m: { 'a-1': 1, 'b-2': 2 } }],
  ['$set in a map, by a number', { m: {} }, { $set: { 'm.7': { n: 1 } } }, { m: { 7: { n: 1 } } }],
  ['$set of a whole array', { l: [1] }, { $set: { l: [] } }, { l: [] }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': 1 } }, { b: { d: 2 } }],
  ['$unset of an element leaves null', { l: [1, 2] }, { $unset: { 'l.0': 1 } }, { l: [null, 2] }],
  ['$unset of the last key leaves the map', { m: { a: 1 } }, { $unset: { 'm.a': 1 } }, { m: {} }],
  ['$inc', { n: 1 }, { $inc: { n: 2 } }, { n: 3 }],
  ['$inc of what is missing', {}, { $inc: { n: 3 } }, { n: 3 }],
  ['$inc below, downwards', { a: { n: 1 } }, { $inc: { 'a.n': -2 } }, { a: { n: -1 } }],
  ['$inc by a fraction', { n: 0.5 }, { $inc: { n: 0.25 } }, { n: 0.75 }],
  ['$inc past 32 bits', { n: 2147483647 }, { $inc: { n: 1 } }, { n: 2147483648 }],
  ['$inc makes a counter in a map', { m: {} }, { $inc: { 'm.x.count': 1 } }, { m: { x: { count: 1 } } }],
  ['$max takes the greater', { a: 5, b: 5 }, { $max: { a: 3, b: 9, c: 1 } }, { a: 5, b: 9, c: 1 }],
  ['$max of dates', { d: new Date(5) }, { $max: { d: new Date(9) } }, { d: new Date(9) }],
  ['$push', { l: [1] }, { $push: { l: 2 } }, { l: [1, 2] }],
  ['$push makes the array', {}, { $push: { l: { a: 1 } } }, { l: [{ a: 1 }] }],
  ['$push of an array is one element', { l: [] }, { $push: { l: [1, 2] } }, { l: [[1, 2]] }],
  ['$push $each', { l: [1] }, { $push: { l: { $each: [2, 3] } } }, { l: [1, 2, 3] }],
  ['$pull by value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
  ['$pull by fields', { l: [{ a: 1, b: 1 }, { a: 2 }] }, { $pull: { l: { a: 1 } } }, { l: [{ a: 2 }] }],
  [
    '$pull by a condition on a field',
    { l: [{ a: 1 }, { a: 2 }] },
    { $pull: { l: { a: { $lt: 2 } } } },
    { l: [{ a: 2 }] },
  ],
  ['$pull of an absent value', { l: [1] }, { $pull: { l: 7 } }, { l: [1] }, { same: true }],
  ['$pull from a missing field', { a: 1 }, { $pull: { l: 7 } }, { a: 1 }, { same: true }],
  [
    'several operators',
    { a: 1, l: [1], z: 1 },
    { $set: { b: 2 }, $inc: { a: 1 }, $push: { l: 2 }, $unset: { z: 1 } },
    { a: 2, l: [1, 2], b: 2 },
  ],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 1 } }, { a: 1, b: 1 }],
  ['the same value changes nothing', { a: 1 }, { $set: { a: 1 } }, { a: 1 }, { same: true }],
  ['$inc by 0 changes nothing', { a: 1 }, { $inc: { a: 0 } }, { a: 1 }, { same: true }],
  ['$unset of what is missing changes nothing', { a: 1 }, { $unset: { b: 1, 'c.d': 1 } }, { a: 1 }, { same: true }],
]

t.test('an update', async t => {
  for (const [name, before, change, after, options] of updates) {
    const { same, ...rest } = { same: false, ...options }
    const rows = await fresh([before])
    const result = await update(rows, { _id: 1 }, change, rest)
    t.strictSame([result.matchedCount, result.modifiedCount], [1, same ? 0 : 1], `${name}: the counts`)
    const { _id, ...found } = (await rows.findOne())!
    t.strictSame(plain(found), plain(after), name)
  }
})

t.test('new fields appear in the order of their paths', async t => {
  const rows = await fresh([{}])
  await update(rows, { _id: 1 }, { $set: { c: 1, a: 1 }, $inc: { b: 1 } })
  t.strictSame(Object.keys((await rows.findOne())!), ['_id', 'a', 'b', 'c'])
})

const refusals: [name: string, before: object, change: object, code: number, options?: object][] = [
  ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
  ['$inc by text', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$push to what is no array', { a: 1 }, { $push: { a: 1 } }, 2],
  ['$pull from what is no array', { a: 1 }, { $pull: { a: 1 } }, 2],
  ['$push $each of no array', { a: [] }, { $push: { a: { $each: 1 } } }, 2],
  ['another _id', { a: 1 }, { $set: { _id: 5 } }, 66],
  ['no _id', { a: 1 }, { $unset: { _id: 1 } }, 66],
  ['one path twice', { a: 1 }, { $set: { 'b.c': 1 }, $inc: { 'b.c': 1 } }, 40],
  ['a path and what is below it', { a: 1 }, { $set: { b: 1 }, $inc: { 'b.c': 1 } }, 40],
  ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a field of an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['an unknown operator', { a: 1 }, { $foo: { a: 1 } }, 9],
  ['an empty field name', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
  ['$ without a match in the filter', { l: [1] }, { $set: { 'l.$': 1 } }, 2],
]

t.test('an invalid update is refused and changes nothing', async t => {
  for (const [name, before, change, code, options] of refusals) {
    const rows = await fresh([before])
    const failure = await failureOf(t, update(rows, { _id: 1 }, change, options))
    t.equal(failure.code, code, `${name}: ${failure.message}`)
    t.strictSame(await rows.findOne(), { _id: 1, ...before })
  }
})

t.test('updating many', async t => {
  const rows = await fresh([
    { g: 1, v: 0 },
    { g: 1, v: 1 },
    { g: 2, v: 0 },
  ])
  const result = await rows.updateMany({ g: 1 } as Partial<Row>, { $set: { v: 1 } } as object)
  t.strictSame([result.matchedCount, result.modifiedCount], [2, 1], 'counts what matched and what changed')
  t.strictSame(await idsOf(rows, { v: 1 }), [1, 2])
})

t.test('the types of numbers survive an update', async t => {
  const rows = await fresh([{ long: Long.fromNumber(5), half: 2.5, whole: new Double(3), n: 1 }])
  await update(rows, {}, { $inc: { n: 1 } })
  for (const [field, type] of Object.entries({ long: 'long', half: 'double', whole: 'double', n: 'int' })) {
    t.strictSame(await idsOf(rows, { [field]: { $type: type } }), [1], field)
  }
})
