// The capacity model: its arithmetic on costs that are easy to reckon with, and that more users never need less.
import t from 'tap'
import {
  type Cost,
  capacityOf,
  firstToBreak,
  type Kind,
  type Limit,
  limitsOf,
  type Measured,
  mixOf,
  PLAN,
  peakOf,
  ratesOf,
  USE,
} from '../scripts/bench/capacity-model.ts'
import { dose, fc } from './dose.ts'

const FREE: Cost = { service: 0, helpers: 0, database: 0, generator: 0, reads: 0, writes: 0, stored: 0, sent: 0 }
const KINDS = [...Object.keys(USE.visit), ...Object.keys(USE.views), ...Object.keys(USE.yearly)] as Kind[]
const costsOf = (costOf: (kind: Kind) => Partial<Cost>) =>
  Object.fromEntries(KINDS.map(kind => [kind, { ...FREE, ...costOf(kind) }])) as Record<Kind, Cost>
const measuredOf = (costOf: (kind: Kind) => Partial<Cost>): Measured => ({
  costs: costsOf(costOf),
  userBytes: 20_000,
  versionBytes: 3_000,
  pictureBytes: 100_000,
})
const SOME = measuredOf(() => ({
  service: 1,
  helpers: 2,
  database: 0.5,
  generator: 0.2,
  reads: 2,
  writes: 1,
  sent: 5_000,
}))

t.test('the rates of the busiest hour', async t => {
  const rates = ratesOf(10_000)
  // 10,000 users, a tenth a day, half of them in two hours: 250 visits an hour.
  t.equal(Math.round(rates.me * 3_600), 250)
  t.equal(Math.round(rates.save * 3_600), 7_500)
  const visit = Object.values(USE.visit).reduce<number>((sum, count) => sum + count, 0)
  t.equal(visit, 60, 'sixty requests a visit')
  const views = rates.view + rates.firstView + rates.verify + rates.check
  t.equal(Math.round(views * 86_400), 60_000, 'two CVs each, seen three times a day')
  t.equal(Math.round((rates.payment * 7_200 * 365) / USE.inBusiestHours), 2_000, 'one payment of five users in a year')
})

t.test('cores, operations and bytes are sums of rates and costs', async t => {
  const { webCores, typesetCores, operations, writes, databaseBytes, objectBytes } = capacityOf(
    1e6,
    measuredOf(kind => ({
      service: kind === 'me' ? 1_000 : 0,
      helpers: kind === 'pdf' ? 2_000 : 0,
      writes: kind === 'save' ? 1 : 0,
    })),
  )
  const rates = ratesOf(1e6)
  t.ok(Math.abs(webCores - rates.me * PLAN.burst) < 1e-9)
  t.ok(Math.abs(typesetCores - 2 * rates.pdf * PLAN.burst) < 1e-9, 'a PDF belongs to the typesetting copies')
  t.ok(Math.abs(operations - writes) < 1e-9 && Math.abs(writes - rates.save * PLAN.burst) < 1e-9)
  t.equal(databaseBytes, 1e6 * (20_000 + 2 * 5 * 3_000))
  t.equal(objectBytes, 1e6 * (0.5 * 100_000 + 0.1 * 500_000))
})

t.test('copies and primaries are whole, with a copy more to fail', async t => {
  const small = capacityOf(10, SOME)
  t.strictSame([small.webCopies, small.typesetCopies, small.primaries], [2, 2, 1])
  const { webCores, typesetCores, webCopies, typesetCopies, primaries, databaseBytes } = capacityOf(1e8, SOME)
  t.equal(webCopies, 1 + Math.ceil(webCores / PLAN.busy))
  t.equal(typesetCopies, 1 + Math.ceil(typesetCores / PLAN.busy / PLAN.typesetCores))
  t.ok(primaries >= databaseBytes / PLAN.primary.bytes)
})

t.test('more users never need less', async () => {
  const users = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(users, users, (one, two) => {
      const [less, more] = [Math.min(one, two), Math.max(one, two)].map(count => capacityOf(count, SOME))
      const { first: _, ...figures } = less!
      return (Object.keys(figures) as (keyof typeof figures)[]).every(name => less![name] <= more![name])
    }),
    { numRuns: dose(3_000) },
  )
})

t.test('the first thing to break', async t => {
  const limits = limitsOf(SOME)
  t.strictSame(
    limits,
    [...limits].sort((a, b) => a.users - b.users),
    'the smallest comes first',
  )
  for (const limit of limits) {
    const { primaries } = capacityOf(limit.users * 0.99, SOME)
    if (limit === limits.find(({ remedy }) => remedy === 'shards')) {
      t.equal(primaries, 1, 'one primary just below its first limit')
      t.equal(capacityOf(limit.users * 1.01, SOME).primaries, 2, 'two just above')
    }
  }
  const made: Limit[] = [
    { what: 'a series', users: 5_000, remedy: 'none' },
    { what: 'a core', users: 100, remedy: 'copies' },
    { what: 'a primary', users: 1_000, remedy: 'shards' },
  ]
  const whatAt = (users: number) => firstToBreak(users, made)?.what
  t.strictSame([10, 100, 101, 1_001, 1e9].map(whatAt), ['a core', 'a core', 'a primary', 'a series', 'a series'])
  t.equal(firstToBreak(200, made.slice(1, 2)), null, 'what more copies solve breaks no more')
})

t.test('a dearer request moves the limit that it meets and no other', async t => {
  const usersOf = (measured: Measured) => Object.fromEntries(limitsOf(measured).map(({ what, users }) => [what, users]))
  const dear = measuredOf(() => ({ service: 1, helpers: 2, database: 1, reads: 2, writes: 1, sent: 5_000 }))
  const [before, after] = [usersOf(SOME), usersOf(dear)]
  const moved = Object.keys(before).filter(what => before[what] !== after[what])
  t.strictSame(moved, ['a primary’s processors'])
  t.ok(Math.abs(after[moved[0]!]! * 2 - before[moved[0]!]!) < 1)
})

t.test('the peak of one machine is what its tightest part allows', async t => {
  const machine = { cores: 2, helpers: 1, databaseCores: 1 }
  const peak = (cost: Partial<Cost>) => {
    const { perSecond, by } = peakOf(
      ['read', 'save'],
      costsOf(() => cost),
      machine,
    )
    return [Math.round(perSecond), by]
  }
  t.strictSame(peak({ service: 1, database: 1, generator: 1, helpers: 1 }), [500, 'all cores'])
  t.strictSame(peak({ service: 2, database: 0.5 }), [500, 'the service’s thread'])
  t.strictSame(peak({ service: 0.5, database: 2 }), [500, 'the database'])
  t.strictSame(peak({ service: 0.5, generator: 4 }), [250, 'the generator'])
  t.strictSame(peak({ service: 0.5, helpers: 4 }), [250, 'the processes that typeset'])
  const mixed = costsOf(kind => ({ service: kind === 'save' ? 3 : 1 }))
  t.equal(Math.round(peakOf(['read', 'read', 'read', 'save'], mixed, machine).perSecond), 667, 'weighted by the mix')
})

t.test('the mix has each kind of visits and views, in their proportion', async t => {
  const mix = mixOf()
  const countOf = (kind: Kind) => mix.filter(one => one === kind).length
  for (const kind of [...Object.keys(USE.visit), ...Object.keys(USE.views)] as Kind[]) t.ok(countOf(kind) > 0, kind)
  t.strictSame([countOf('save'), countOf('preview'), countOf('me')], [30, 18, 1])
  t.equal(countOf('publish'), countOf('firstView'))
  const order = mix.filter(kind => kind === 'publish' || kind === 'firstView')
  t.ok(
    order.every((kind, at) => kind === (at % 2 ? 'firstView' : 'publish')),
    'published before each page that is made',
  )
  const edits = mix.filter(kind => kind === 'save' || kind === 'preview').join()
  t.notMatch(edits, /preview,preview/, 'no preview of what has been shown')
})
