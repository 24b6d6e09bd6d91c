// Which index a query may use, partial ones above all: the table has MongoDB's results and also runs against a real MongoDB with
// TEST_MONGODB_URI. And the option that refuses queries without an index.
import mongoose from 'mongoose'
import { startDatabase } from '../../scripts/sandbox/database/server.ts'
import { idsOf, openBench, type Rows, refused, scansOf } from '../database-harness.ts'
import t, { type Test } from '../tap.ts'

const { fresh, connection } = await openBench('database_explain')
const db = connection.db!
const day = new Date(0)
const isDate = { a: { $type: 'date' } }
const isText = { a: { $type: 'string' } }
const isThere = { a: { $exists: true } }
const above = { a: { $gt: 0 } }
const open = { b: true }

/** An index on `a` with this filter, a query, and whether the query may use it. */
const partials: [filter: object, query: object, isUsed: boolean][] = [
  [isDate, {}, false],
  [isDate, { a: day }, false],
  [isDate, { a: { $lte: day } }, false],
  [isDate, { a: { $exists: true } }, false],
  [isDate, { a: { $type: 'date' } }, true],
  [isDate, { a: { $lte: day, $type: 'date' } }, true],
  [isDate, { $and: [{ a: { $lte: day } }, { a: { $type: 'date' } }] }, true],
  [isDate, { $or: [{ a: { $lte: day, $type: 'date' } }, { _id: 3 }] }, true],
  [isDate, { $or: [{ a: { $lte: day } }, { _id: 3 }] }, false],
  [isDate, { b: 1, $or: [{ a: { $lte: day, $type: 'date' } }, { _id: 3 }] }, true],
  [isDate, { a: { $type: 'date' }, $or: [{ a: { $lte: day } }, { _id: 3 }] }, true],
  [isText, { a: 'x' }, false],
  [isText, { a: { $in: ['x'] } }, false],
  [isText, { a: { $eq: 'x', $type: 'string' } }, true],
  [isText, { a: { $in: ['x', 'y'], $type: 'string' } }, true],
  [{ b: { $type: 'string' } }, { a: 1, b: 'x' }, false],
  [{ b: { $type: 'string' } }, { a: 1, b: { $eq: 'x', $type: 'string' } }, true],
  [isThere, { a: 1 }, true],
  [isThere, { a: null }, false],
  [isThere, { a: { $gt: 1 } }, true],
  [isThere, { a: { $gte: null } }, false],
  [isThere, { a: { $in: [1, 2] } }, true],
  [isThere, { a: { $in: [1, null] } }, false],
  [isThere, { a: { $type: 'string' } }, true],
  [above, { a: 5 }, true],
  [above, { a: 0 }, false],
  [above, { a: 'x' }, false],
  [above, { a: { $gt: 0 } }, true],
  [above, { a: { $gte: 0 } }, false],
  [above, { a: { $gte: 1 } }, true],
  [above, { a: { $gt: -1, $lt: 5 } }, false],
  [above, { a: { $gt: 1, $lt: 5 } }, true],
  [above, { a: { $lt: 5 } }, false],
  [above, { a: { $in: [1, 2] } }, true],
  [above, { a: { $in: [1, -2] } }, false],
  [open, { a: 1 }, false],
  [open, { a: 1, b: true }, true],
  [open, { a: 1, b: { $in: [true] } }, true],
  [open, { a: 1, b: { $in: [true, false] } }, false],
  [open, { a: 1, b: { $ne: false } }, false],
  [open, { $and: [{ a: 1 }, { b: true }] }, true],
  [{ b: 1, c: { $exists: true } }, { a: 1, b: 1 }, false],
  [{ b: 1, c: { $exists: true } }, { a: 1, b: 1, c: 2 }, true],
]

const scansIn = async (command: object) => scansOf(await db.command({ explain: command }))

t.test('a partial index is used only when the query implies its filter, and changes no result', async t => {
  const rows = await fresh([
    { a: 1, b: true },
    { a: day, b: 1 },
    { a: 'x', b: 'x', c: 2 },
    { a: null },
    {},
    { a: [5, 'x'] },
  ])
  const find = rows.collectionName
  for (const [filter, query, isUsed] of partials) {
    const what = `${JSON.stringify(filter)} for ${JSON.stringify(query)}`
    const before = await idsOf(rows, query)
    await rows.createIndex({ a: 1 }, { name: 'part', partialFilterExpression: filter })
    const scans = await scansIn({ find, filter: query })
    t.strictSame(await idsOf(rows, query), before, what)
    await rows.dropIndex('part')
    t.equal(scans.includes('part'), isUsed, `${what}: ${scans}`)
    t.equal(scans.includes('COLLSCAN'), !isUsed)
  }
})

async function indexed(): Promise<Rows> {
  const rows = await fresh([{ a: 1, b: 1 }, { a: 2 }, { a: 'x', b: 1 }])
  await rows.createIndex({ a: 1, b: -1 }, { name: 'ab' })
  await rows.createIndex({ s: 1 }, { name: 's', sparse: true })
  await rows.createIndex({ d: -1, _id: -1 }, { name: 'd' })
  return rows
}

t.test('explain names the index that is used', async t => {
  const rows = await indexed()
  const name = rows.collectionName
  const cases: [filter: object, scans: string[]][] = [
    [{}, ['COLLSCAN']],
    [{ c: 1 }, ['COLLSCAN']],
    [{ b: 1 }, ['COLLSCAN']],
    [{ 'a.b': 1 }, ['COLLSCAN']],
    [{ _id: 1 }, ['_id_']],
    [{ _id: { $gt: 1 } }, ['_id_']],
    [{ a: 1 }, ['ab']],
    [{ a: null }, ['ab']],
    [{ a: { $gt: 1 } }, ['ab']],
    [{ a: { $in: [1, 2] } }, ['ab']],
    [{ s: null }, ['COLLSCAN']],
    [{ s: { $exists: false } }, ['COLLSCAN']],
    [{ s: 1 }, ['s']],
    [{ $or: [{ a: 1 }, { _id: 2 }] }, ['_id_', 'ab']],
    [{ $or: [{ a: 1 }, { c: 2 }] }, ['COLLSCAN']],
  ]
  for (const [filter, scans] of cases)
    t.strictSame(await scansIn({ find: name, filter }), [...scans].sort(), JSON.stringify(filter))
  const commands: [command: object, scan: string][] = [
    [{ count: name, query: { a: 1 } }, 'ab'],
    [{ count: name, query: { c: 1 } }, 'COLLSCAN'],
    [{ update: name, updates: [{ q: { a: 1 }, u: { $set: { z: 1 } } }] }, 'ab'],
    [{ delete: name, deletes: [{ q: { c: 1 }, limit: 1 }] }, 'COLLSCAN'],
    [{ findAndModify: name, query: { a: 1 }, update: { $set: { z: 1 } } }, 'ab'],
    [{ aggregate: name, pipeline: [{ $match: { a: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }], cursor: {} }, 'ab'],
    [{ aggregate: name, pipeline: [{ $match: { c: 1 } }], cursor: {} }, 'COLLSCAN'],
  ]
  for (const [command, scan] of commands) t.strictSame(await scansIn(command), [scan], JSON.stringify(command))
})

async function strictBench(t: Test) {
  const server = await startDatabase({
    dir: null,
    scanRule: { application: 'strict' },
  })
  const [strict, free] = await Promise.all(
    ['strict', 'other'].map(appName => mongoose.createConnection(server.uri, { appName }).asPromise()),
  )
  t.teardown(async () => {
    await strict!.close()
    await free!.close()
    await server.stop()
  })
  await free!.collection('c').createIndex({ a: 1 })
  return { strict: strict!.db!, free: free!.db! }
}

t.test('the option refuses a filter without an index on the given connection', async t => {
  const { strict, free } = await strictBench(t)
  const secret = { b: 'a secret', $or: [{ d: { $lt: 5 } }, { a: 1 }] }
  const commands = [
    { find: 'c', filter: secret },
    { count: 'c', query: secret },
    { aggregate: 'c', pipeline: [{ $match: secret }], cursor: {} },
    {
      update: 'c',
      updates: [
        { q: { a: 1 }, u: { $set: { a: 1 } } },
        { q: secret, u: { $set: { a: 1 } } },
      ],
    },
    { delete: 'c', deletes: [{ q: secret, limit: 0 }] },
    { findAndModify: 'c', query: secret, remove: true },
  ]
  for (const command of commands) {
    const [name] = Object.keys(command)
    const failure = await refused(
      t,
      strict.command(command),
      291,
      new RegExp(`^No index serves the filter of this ${name}`),
    )
    t.match(failure.message, ': c { b: ?, $or: [ { d: { $lt: ? } }, { a: ? } ] }')
    t.notMatch(failure.message, 'secret')
    t.equal((await free.command(command)).ok, 1, 'others go on')
  }
  for (const filter of [{}, { a: 1, b: 2 }, { _id: 1 }]) {
    t.equal((await strict.command({ find: 'c', filter })).ok, 1, JSON.stringify(filter))
  }
  for (const filter of [{ a: { $ne: 1 } }, { a: { $exists: true } }, { z: 1 }]) {
    await refused(t, strict.command({ find: 'c', filter, sort: { a: 1 } }), 291)
  }
})
