// Properties of the embedded database's values, on random ones: a total order over all types, keys consistent with equality, filters
// consistent with each other, updates that do what they say.
import { Binary, Double, Int32, Long, ObjectId } from 'bson'
import { compileFilter } from '../../scripts/sandbox/database/match.ts'
import { sorter } from '../../scripts/sandbox/database/results.ts'
import { compileUpdate } from '../../scripts/sandbox/database/update.ts'
import { compare, type Doc, encode, equal, keyOf, parse } from '../../scripts/sandbox/database/values.ts'
import { dose, fc } from '../dose.ts'
import t from '../tap.ts'

const name = fc.constantFrom('a', 'b', 'c')
const text = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'binary', maxLength: 2 }))
const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  text,
  fc.integer({ min: -3, max: 3 }).map(n => new Int32(n)),
  fc.constantFrom(0, -0, 1, 1.5, Number.NaN, 2 ** 53, -1 / 0).map(n => new Double(n)),
  fc.constantFrom('1', '9007199254740990', '9007199254740991', '-3').map(n => Long.fromString(n)),
  fc.integer({ min: 0, max: 3 }).map(n => new Date(n)),
  fc.constantFrom('000000000000000000000001', 'f00000000000000000000001').map(hex => new ObjectId(hex)),
  fc.uint8Array({ maxLength: 2 }).map(bytes => new Binary(bytes)),
)
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))
const document = fc.dictionary(name, value, { maxKeys: 3, noNullPrototype: true }) as fc.Arbitrary<Doc>
const path = fc.oneof(
  name,
  fc.tuple(name, fc.constantFrom('a', 'b', '0', '1')).map(parts => parts.join('.')),
)

const always = (t: { pass(): unknown }, property: fc.IRawProperty<unknown>) => {
  fc.assert(property, { numRuns: dose(5_000) })
  t.pass()
}

const matches = (filter: Doc, doc: Doc) => compileFilter(filter)(doc)

t.test('values have a total order', async t => {
  always(
    t,
    fc.property(value, value, (a, b) => Math.sign(compare(a, b)) === -Math.sign(compare(b, a))),
  )
  always(
    t,
    fc.property(value, value, value, (a, b, c) => compare(a, b) > 0 || compare(b, c) > 0 || compare(a, c) <= 0),
  )
  always(
    t,
    fc.property(value, a => compare(a, a) === 0),
  )
})

t.test('text is ordered by its UTF-8 bytes', async t => {
  const wellFormed = fc.string({ unit: 'binary', maxLength: 4 })
  const sign = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
  always(
    t,
    fc.property(wellFormed, wellFormed, (a, b) => Math.sign(compare(a, b)) === sign(a, b)),
  )
})

t.test('two values have the same key exactly when they are equal', async t => {
  always(
    t,
    fc.property(value, value, (a, b) => equal(a, b) === (keyOf(a) === keyOf(b))),
  )
})

t.test('a stored document is unchanged', async t => {
  always(
    t,
    fc.property(document, doc => equal(parse(encode(doc)), doc)),
  )
})

t.test('filters are consistent with each other', async t => {
  const law = (holds: (doc: Doc, path: string, value: unknown) => boolean) =>
    always(t, fc.property(document, path, value, holds))
  law((doc, p, v) => matches({ [p]: { $eq: v } }, doc) === !matches({ [p]: { $ne: v } }, doc))
  law((doc, p, v) => matches({ [p]: { $in: [v] } }, doc) === matches({ [p]: { $eq: v } }, doc))
  law((doc, p, v) => matches({ [p]: { $nin: [v] } }, doc) === !matches({ [p]: { $in: [v] } }, doc))
  law((doc, p, v) => !matches({ [p]: { $gt: v } }, doc) || matches({ [p]: { $gte: v } }, doc))
  law((doc, p, v) => !matches({ [p]: { $eq: v } }, doc) || matches({ $or: [{ [p]: { $eq: v } }, { zz: 1 }] }, doc))
  law((doc, p) => matches({ [p]: { $exists: true } }, doc) === !matches({ [p]: { $exists: false } }, doc))
})

t.test('a field equals its own value', async t => {
  always(
    t,
    fc.property(document, doc =>
      Object.entries(doc).every(([field, held]) => matches({ [field]: { $eq: held } }, doc)),
    ),
  )
})

t.test('sorting is stable and ordered', async t => {
  always(
    t,
    fc.property(fc.array(scalar, { maxLength: 8 }), values => {
      const docs = values.map((v, i) => ({ doc: { v, i } as Doc }))
      const sorted = sorter<{ doc: Doc }>({ v: 1 })(docs).map(({ doc }) => doc)
      return sorted.every((doc, at) => {
        const order = at ? compare(sorted[at - 1]!.v, doc.v) : -1
        return order < 0 || (order === 0 && Number(sorted[at - 1]!.i) < Number(doc.i))
      })
    }),
  )
})

t.test('an update has the effect of its operators', async t => {
  const apply = (update: Doc, doc: Doc) => {
    const copy = parse(encode(doc))
    compileUpdate(update)(copy, false)
    return copy
  }
  const one = fc.record({ doc: document, field: name, value })
  const law = (holds: (doc: Doc, field: string, value: unknown) => boolean) =>
    always(
      t,
      fc.property(one, ({ doc, field, value }) => holds(doc, field, value)),
    )
  law((doc, field, v) => equal(apply({ $set: { [field]: v } }, doc)[field], v))
  law((doc, field) => !(field in apply({ $unset: { [field]: 1 } }, doc)))
  law((doc, field, v) => compare(apply({ $max: { [field]: v } }, doc)[field], v) >= 0)
  law((doc, field, v) => {
    const list = [v, doc[field] ?? null]
    const pushed = apply({ $push: { [field]: { $each: list } } }, { ...doc, [field]: [] })
    return equal(pushed[field], list)
  })
})
