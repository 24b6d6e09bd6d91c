// Surprising behaviour of MongoDB: null through arrays, the count of modified documents, upserts from $all, $pull on nested lists,
// parallel arrays. The tables have its results; also runs against a real MongoDB with TEST_MONGODB_URI.
import { failureOf, idsOf, openBench, plain, type Row, refused, update } from '../database-harness.ts'
import t from '../tap.ts'

const { fresh } = await openBench('database_nuances')

t.test('null on a path through arrays', async t => {
  const docs: Record<string, object> = {
    numbers: { a: [1, 2] },
    empty: { a: [] },
    all: { a: [{ b: 1 }] },
    some: { a: [{ b: 1 }, { c: 1 }] },
    mixed: { a: [{ b: 1 }, 5] },
    scalar: { a: 5 },
    none: {},
    nested: { a: [[{ b: 1 }]] },
    'nested beside': { a: [[], { b: 1 }] },
    'nested empty': { a: [[]] },
    nulls: { a: [null] },
    'b null': { a: [{ b: null }] },
    'b list': { a: { b: [] } },
    deep: { a: [{ b: [1] }] },
  }
  const rows = await fresh(Object.entries(docs).map(([_id, doc]) => ({ _id, ...doc })))
  const matching = ['numbers', 'empty', 'some', 'mixed', 'scalar', 'none', 'nested', 'nested empty', 'nulls', 'b null']
  const others = Object.keys(docs).filter(name => !matching.includes(name))
  const cases: [filter: object, names: string[]][] = [
    [{ 'a.b': null }, matching],
    [{ 'a.b': { $in: [null] } }, matching],
    [{ 'a.b': { $gte: null } }, matching],
    [{ 'a.b': { $ne: null } }, others],
    [{ 'a.b': { $nin: [null] } }, others],
    [{ 'a.b.c': null }, Object.keys(docs)],
    [
      { 'a.0': null },
      ['empty', 'all', 'some', 'mixed', 'scalar', 'none', 'nested beside', 'nulls', 'b null', 'b list', 'deep'],
    ],
    [{ 'a.1': null }, Object.keys(docs).filter(name => name !== 'numbers')],
  ]
  for (const [filter, names] of cases)
    t.strictSame(await idsOf(rows, filter), [...names].sort(), JSON.stringify(filter))
})

t.test('an upsert starts with the values that its filter requires', async t => {
  const cases: [filter: object, made: object | number][] = [
    [{ x: { $in: [5] } }, { x: 5, z: 1 }],
    [{ x: { $in: [5, 6] } }, { z: 1 }],
    [{ $or: [{ x: 5 }] }, { x: 5, z: 1 }],
    [{ $or: [{ $and: [{ x: 5 }, { y: 6 }] }] }, { x: 5, y: 6, z: 1 }],
    [{ $or: [{ x: 5 }, { x: 6 }] }, { z: 1 }],
    [{ x: 5, $and: [{ x: 5 }] }, 54],
    [{ x: { y: 5 }, 'x.y': 5 }, 54],
  ]
  for (const [filter, made] of cases) {
    const rows = await fresh()
    const upsert = update(rows, filter, { $set: { z: 1 } }, { upsert: true })
    if (typeof made === 'number') await refused(t, upsert, made)
    else {
      await upsert
      t.strictSame(plain(await rows.findOne({}, { projection: { _id: 0 } })), made, JSON.stringify(filter))
    }
  }
  const rows = await fresh()
  await update(rows, { _id: { $eq: 'k' } }, { $set: { z: 1 } }, { upsert: true })
  t.strictSame(await idsOf(rows), ['k'])
  await refused(t, update(rows, { x: { $eq: 5 } }, { $push: { x: 1 } }, { upsert: true }), 2)
})

t.test('$pull removes a value, or documents by a filter', async t => {
  const lists = [[1, 9], [1]]
  const cases: [list: unknown[], condition: unknown, after: unknown[] | number][] = [
    [lists, 9, lists],
    [lists, [1, 9], [[1]]],
    [[null, 1, [null]], null, [1, [null]]],
    [[{ b: [1, 9] }, { b: 1 }], { b: { $gt: 4 } }, [{ b: 1 }]],
    [[[{ b: 1 }], { b: 1 }], { b: 1 }, [[{ b: 1 }]]],
    [lists, { $not: { $gt: 4 } }, 2],
  ]
  for (const [l, condition, after] of cases) {
    const rows = await fresh([{ l }])
    const change = update(rows, { _id: 1 }, { $pull: { l: condition } })
    if (typeof after === 'number') await refused(t, change, after)
    else {
      await change
      t.strictSame(plain((await rows.findOne({ _id: 1 }))?.l), after, JSON.stringify(condition))
    }
  }
})

t.test('$pull needs an existing path', async t => {
  const ways: [doc: object, path: string, code: number][] = [
    [{ a: 5 }, 'a', 2],
    [{ a: 5 }, 'a.b', 28],
    [{ a: { b: 5 } }, 'a.b.c', 28],
    [{ a: [1] }, 'a.b', 28],
    [{ a: [1] }, 'a.0', 2],
    [{ a: [{ b: [1] }] }, 'a.b', 28],
    [{ a: [1] }, 'a.0.b', 28],
    [{ a: null }, 'a.b', 28],
    [{ a: [] }, 'a.b.c', 28],
    [{}, 'a.b', 0],
    [{ a: {} }, 'a.b.c', 0],
    [{ a: [1] }, 'a.5.b', 0],
    [{ a: [{ b: [1] }] }, 'a.0.b', 0],
  ]
  for (const [doc, path, code] of ways) {
    const rows = await fresh([doc])
    const change = update(rows, { _id: 1 }, { $pull: { [path]: 1 } })
    if (code) await refused(t, change, code)
    else t.equal((await change).matchedCount, 1, `${JSON.stringify(doc)} at ${path}`)
  }
})

t.test('an index of two fields refuses two arrays', async t => {
  const [one, apart] = [
    { a: 1, b: 1 },
    { 'a.b': 1, 'c.d': 1 },
  ] as const
  const cases: [key: object, doc: object, isTaken: boolean][] = [
    [one, { a: [1, 2], b: [1, 2] }, false],
    [one, { a: [1], b: [1] }, false],
    [one, { a: [], b: [] }, false],
    [one, { a: [1], b: [{ c: 1 }] }, false],
    [one, { a: [1, 2], b: 1 }, true],
    [one, { a: [1, 2] }, true],
    [apart, { a: [{ b: 1 }], c: [{ d: 1 }] }, false],
    [apart, { a: [{ b: 1 }], c: { d: [1] } }, false],
    [apart, { a: [5], c: [6] }, false],
    [apart, { a: [], c: [] }, false],
  ]
  for (const [key, doc, isTaken] of cases) {
    const rows = await fresh()
    await rows.createIndex(key as Record<string, 1>)
    const insert = rows.insertOne({ _id: 1, ...doc } as Row)
    if (isTaken) t.ok((await insert).acknowledged, JSON.stringify(doc))
    else t.equal((await failureOf(t, insert)).code, 171, JSON.stringify(doc))
  }
  const rows = await fresh([{ a: [1, 2], b: 1 }])
  await rows.createIndex(one, { unique: true })
  t.ok((await rows.insertOne({ _id: 2, a: [2], b: 2 } as Row)).acknowledged, 'each element has a key of its own')
  await refused(t, rows.insertOne({ _id: 3, a: [3, 2], b: 1 } as Row), 11000)
})
