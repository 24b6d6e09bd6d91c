// Where an answer of MongoDB's surprises: null through arrays, what counts as modified, upserts from $all, $pull on lists of
// lists, parallel arrays. The tables are its own answers; also runs against a real MongoDB when TEST_MONGODB_URI is set.
import t from 'tap'
import { failureOf, findAndModify, idsOf, openBench, plain, type Row, refused, update } from './database-harness.ts'

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
    [{ 'a.b': { $all: [null] } }, matching],
    [{ 'a.b': { $ne: null } }, others],
    [{ 'a.b': { $nin: [null] } }, others],
    [{ $nor: [{ 'a.b': null }] }, others],
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

t.test('a $push that adds or sorts is a change, whatever comes out', async t => {
  const cases: [l: number[], argument: object, after: number[], modified: number][] = [
    [[1, 2, 3], { $each: [9], $slice: 3 }, [1, 2, 3], 1],
    [[1, 2, 3], { $each: [], $slice: 3 }, [1, 2, 3], 0],
    [[1, 2, 3], { $each: [], $slice: -2 }, [2, 3], 1],
    [[1, 2, 3], { $each: [], $sort: 1 }, [1, 2, 3], 1],
    [[1, 2, 3], { $each: [9], $sort: 1, $slice: 3 }, [1, 2, 3], 1],
    [[1, 2, 3], { $each: [] }, [1, 2, 3], 0],
    [[], { $each: [1], $slice: 0 }, [], 1],
  ]
  for (const [l, argument, after, modified] of cases) {
    const rows = await fresh([{ l, z: 1 }])
    const { modifiedCount } = await update(rows, { _id: 1 }, { $push: { l: argument }, $set: { z: 1 } })
    t.equal(modifiedCount, modified, JSON.stringify(argument))
    t.strictSame((await rows.findOne({ _id: 1 }))?.l, after)
  }
  const rows = await fresh([{ l: [1] }])
  t.match(await findAndModify(rows, { _id: 1 }, { $push: { l: { $each: [2], $slice: 1 } } }), { l: [1] })
})

t.test('an upsert starts from all that its filter fixes', async t => {
  const cases: [filter: object, made: object | number][] = [
    [{ x: { $all: [5] } }, { x: 5, z: 1 }],
    [{ x: { $all: [[5]] } }, { x: [5], z: 1 }],
    [{ x: { $all: [5], $gt: 1 } }, { x: 5, z: 1 }],
    [{ x: { $all: [] } }, { z: 1 }],
    [{ x: { $all: [/a/] } }, { z: 1 }],
    [{ x: { $all: [{ $elemMatch: { b: 1 } }] } }, { z: 1 }],
    [{ x: { $all: [5, 6] } }, 54],
    [{ x: { $in: [5] } }, { x: 5, z: 1 }],
    [{ x: { $in: [5, 6] } }, { z: 1 }],
    [{ $or: [{ x: 5 }] }, { x: 5, z: 1 }],
    [{ $or: [{ $and: [{ x: 5 }, { y: 6 }] }] }, { x: 5, y: 6, z: 1 }],
    [{ $or: [{ x: 5 }, { x: 6 }] }, { z: 1 }],
    [{ x: 5, $and: [{ x: 5 }] }, 54],
    [{ x: { $all: [5] }, $and: [{ x: 5 }] }, 54],
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
  await update(rows, { _id: { $all: ['k'] } }, { $set: { z: 1 } }, { upsert: true })
  t.strictSame(await idsOf(rows), ['k'])
  await refused(t, update(rows, { x: { $all: [5] } }, { $push: { x: 1 } }, { upsert: true }), 2)
})

t.test('$pull tests a list in a list as a field', async t => {
  const lists = [[1, 9], [1]]
  const cases: [list: unknown[], condition: unknown, after: unknown[] | number][] = [
    [[1, 5, [1, 9], [1]], { $gt: 4 }, [1, [1]]],
    [lists, { $in: [9] }, [[1]]],
    [lists, { $eq: 9 }, [[1]]],
    [lists, { $ne: 9 }, [[1, 9]]],
    [lists, { $nin: [9] }, [[1, 9]]],
    [lists, { $all: [9] }, [[1]]],
    [lists, { $size: 1 }, [[1, 9]]],
    [lists, { $elemMatch: { $gt: 4 } }, [[1]]],
    [lists, 9, lists],
    [lists, [1, 9], [[1]]],
    [[[1], ['x'], 'x'], { $type: 'string' }, [[1]]],
    [[['x'], 'x', 'y'], /x/, ['y']],
    [[null, 1, [null]], null, [1, [null]]],
    [[null, 1, [null]], { $in: [null] }, [1]],
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

t.test('$pull needs a way to its path', async t => {
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

t.test('an index of two fields takes no two arrays, unless they are one', async t => {
  const [one, inOne, apart] = [
    { a: 1, b: 1 },
    { 'a.b': 1, 'a.c': 1 },
    { 'a.b': 1, 'c.d': 1 },
  ] as const
  const cases: [key: object, doc: object, isTaken: boolean][] = [
    [one, { a: [1, 2], b: [1, 2] }, false],
    [one, { a: [1], b: [1] }, false],
    [one, { a: [], b: [] }, false],
    [one, { a: [1, 1], b: [2, 2] }, false],
    [one, { a: [1], b: [{ c: 1 }] }, false],
    [one, { a: [1, 2], b: 1 }, true],
    [one, { a: [1, 2] }, true],
    [
      inOne,
      {
        a: [
          { b: 1, c: 1 },
          { b: 2, c: 2 },
        ],
      },
      true,
    ],
    [inOne, { a: [{ b: [1] }, { c: [2] }] }, true],
    [inOne, { a: [{ b: [1, 2], c: [1, 2] }] }, false],
    [apart, { a: [{ b: 1 }], c: [{ d: 1 }] }, false],
    [apart, { a: [{ b: 1 }], c: { d: [1] } }, false],
    [apart, { a: [5], c: [6] }, false],
    [apart, { a: [], c: [] }, false],
    [{ a: 1, 'a.b': 1 }, { a: [{ b: 1 }, { b: 2 }] }, true],
  ]
  for (const [key, doc, isTaken] of cases) {
    const rows = await fresh()
    await rows.createIndex(key as Record<string, 1>)
    const insert = rows.insertOne({ _id: 1, ...doc } as Row)
    if (isTaken) t.ok((await insert).acknowledged, JSON.stringify(doc))
    else t.equal((await failureOf(t, insert)).code, 171, JSON.stringify(doc))
  }
  const rows = await fresh([
    {
      a: [
        { b: 1, c: 1 },
        { b: 2, c: 2 },
      ],
    },
  ])
  await rows.createIndex(inOne as Record<string, 1>, { unique: true })
  t.ok(
    (await rows.insertOne({ _id: 2, a: [{ b: 1, c: 2 }] } as Row)).acknowledged,
    'what stands in one element belongs together',
  )
  await refused(t, rows.insertOne({ _id: 3, a: [{ b: 2, c: 2 }] } as Row), 11000)
})
