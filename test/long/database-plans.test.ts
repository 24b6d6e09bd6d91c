// Ranges, sorted pages and counts give the same result with an index as without. Also runs against a real MongoDB with
// TEST_MONGODB_URI.
import { openBench, type Row } from '../database-harness.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const { fresh } = await openBench('database_plans')

const value = fc.oneof(
  fc.integer({ min: -3, max: 6 }),
  fc.constantFrom('', 'a', 'ab', 'b', 'é', '\u{1f600}', '\uffff'),
  fc.constantFrom(null, 0.5, 1e300, true),
  fc.integer({ min: 0, max: 4 }).map(day => new Date(day * 86_400_000)),
)
/** Occasionally a value that cannot be ordered. */
const held = fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.array(value, { maxLength: 2 }) })
const doc = fc.record({ a: held, b: fc.integer({ min: 0, max: 2 }) }, { requiredKeys: ['b'] })
const bound = fc.dictionary(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$in'), value, {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
})
const condition = fc.oneof(
  value,
  bound.map(one => ('$in' in one ? { ...one, $in: [one.$in, 'a', 1] } : one)),
)
const fields = fc.record({ a: condition, b: fc.integer({ min: 0, max: 2 }) }, { requiredKeys: [] })
const several = fc.array(fields, { minLength: 1, maxLength: 2 })
const query = fc.oneof(
  fields,
  fc.record({ $or: several, b: fc.integer({ min: 0, max: 2 }) }, { requiredKeys: ['$or'] }),
  fc.record({ $and: several }),
)
const direction = fc.constantFrom(1, -1)
const change = fc.record({ at: fc.nat({ max: 30 }), to: fc.option(held) })

t.test('results are equal with and without an index', async t => {
  const plan = fc.record({
    docs: fc.array(doc, { minLength: 1, maxLength: 30 }),
    changes: fc.array(change, { maxLength: 6 }),
    queries: fc.array(fc.record({ query, up: direction, limit: fc.integer({ min: 0, max: 5 }), skip: fc.nat(3) }), {
      minLength: 4,
      maxLength: 8,
    }),
  })
  const asked = fc.assert(
    fc.asyncProperty(plan, async ({ docs, changes, queries }) => {
      const [plain, indexed] = [await fresh(docs), await fresh(docs)]
      await indexed.createIndex({ a: 1, _id: 1 })
      await indexed.createIndex({ b: -1 })
      for (const [at, { query, up, limit, skip }] of queries.entries()) {
        const [one, other] = await Promise.all(
          [plain, indexed].map(async rows => {
            const filter = query as Row
            const page = rows
              .find(filter)
              .sort({ a: up, _id: up } as Record<string, 1 | -1>)
              .skip(skip)
              .limit(limit)
            const first = await rows
              .find(filter)
              .sort({ b: up as 1, _id: 1 })
              .limit(3)
              .toArray()
            return JSON.stringify([await page.toArray(), first, await rows.countDocuments(filter)])
          }),
        )
        if (one !== other) throw new Error(`${one} is not ${other}`)
        const edit = changes[at]
        if (!edit) continue
        for (const rows of [plain, indexed]) {
          if (edit.to === null) await rows.deleteOne({ _id: edit.at })
          else await rows.updateOne({ _id: edit.at }, { $set: { a: edit.to } } as object)
        }
      }
      for (const rows of [plain, indexed]) await rows.drop()
    }),
    { numRuns: dose(300) },
  )
  await t.resolves(asked)
})
