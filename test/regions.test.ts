// The simulation of two regions keeps its promises, and its checks find the designs that break them.
import t from 'tap'
import { measureRegions, REGIONS, simulate } from '../scripts/bench/regions.ts'

/** Shorter, and with many writes on their way when the primary is lost. */
const SHORT = {
  ...{ ...REGIONS, forMs: 20_000, requestsASecond: 150, majorityMs: 100, ids: 2_000 },
  noPrimary: { region: 0, from: 5_000, to: 9_000 },
  cut: { from: 12_000, to: 15_000 },
} as const
const NONE = { 'id given out twice': 0, 'acknowledged save lost': 0, 'page missing though its row was there': 0 }

t.test('nothing is given out twice, lost or missing', async t => {
  const { requests, broken } = await simulate(SHORT)
  t.strictSame(broken, NONE)
  const failures = new Set(requests.map(({ failure }) => failure))
  t.strictSame(
    [...failures].sort(),
    ['cut off', 'no primary', null].sort(),
    'both faults were felt, and no page was missing',
  )
})

t.test('a seed gives the same run again, another seed another', async t => {
  const run = async (seed: number) => JSON.stringify(await simulate({ ...SHORT, seed }))
  const first = await run(1)
  t.ok(first === (await run(1)))
  t.ok(first !== (await run(2)))
})

t.test('without faults all is answered, and only what crosses is slow', async t => {
  const never = { from: 0, to: 0 }
  const { requests, broken } = await simulate({ ...SHORT, noPrimary: { ...never, region: 0 }, cut: never })
  t.strictSame(broken, NONE)
  t.notOk(requests.find(({ failure }) => failure !== null))
  const near = requests.filter(({ kind, isCross }) => kind !== 'create' && !isCross)
  t.ok(Math.max(...near.map(({ ms }) => ms)) < SHORT.crossMs)
})

t.test('the checks find a save that is acknowledged before a majority has it', async t => {
  t.ok((await simulate({ ...SHORT, isAcknowledgedEarly: true })).broken['acknowledged save lost'] > 0)
})

t.test('the checks find a directory that does not refuse an id that is taken', async t => {
  t.ok((await simulate({ ...SHORT, isDirectoryUnchecked: true })).broken['id given out twice'] > 0)
})

t.test('the checks find that a row which is not there yet is remembered as missing', async t => {
  t.ok((await simulate({ ...SHORT, isMissingCached: true })).broken['page missing though its row was there'] > 0)
})

t.test('the table has latencies, what crosses, errors by kind and the checks', async t => {
  const rows = await measureRegions(SHORT)
  t.match(rows[0]?.measured, /^\d+, \d+ % across; p50 \d+, p95 \d+, p99 \d+ ms; \d+ no primary; \d+ cut off$/)
  t.strictSame(
    rows.slice(3).map(({ measured, met }) => [measured, met]),
    [
      ['0', true],
      ['0', true],
      ['0', true],
    ],
  )
})
