// What the capacity bench says, as Markdown that docs/scaling.md takes over.
import { type Cost, capacityOf, type Kind, type Limit, limitsOf, type Measured, type peakOf } from './capacity-model.ts'
import type { Row } from './load.ts'

/** One level of load: connections, requests a second, the cores that all processes together got, processor time a request. */
export type Peak = { connections: number; perSecond: number; cores: number; ms: number; odd: string }

const USERS = [1e4, 1e5, 1e6, 1e7, 1e8]
/** The prediction may be off by so many per cent. */
const TOLERANCE = 20

const REMEDIES = { copies: 'more copies', shards: 'shards', none: 'decision 36' } as const

function printTable(head: string[], rows: string[][]): void {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---|').join('')}`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

/** Two digits that count. */
const short = (value: number): string =>
  Math.abs(value) < 0.005 ? '0' : Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 })

/** firstView: first view. */
const wordsOf = (kind: Kind) =>
  kind.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replace(/cv|pdf/, name => name.toUpperCase())

function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const unit = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)))
  return `${short(value / 1_000 ** unit)} ${units[unit]}`
}

export function printCosts(costs: Record<Kind, Cost>): void {
  const head = ['Request', 'Service', 'Its helpers', 'Database', 'Reads', 'Writes', 'Stored', 'Sent']
  const rows = (Object.keys(costs) as Kind[]).map(kind => {
    const { service, helpers, database, reads, writes, stored, sent } = costs[kind]
    const times = [service, helpers, database].map(ms => `${short(ms)} ms`)
    return [wordsOf(kind), ...times, reads.toFixed(1), writes.toFixed(1), bytes(stored), bytes(sent)]
  })
  printTable(head, rows)
}

const breaking = (limit: Limit | null) => (limit ? `${limit.what}, at ${short(limit.users)}` : 'nothing in the model')

export function printCapacity(measured: Measured): void {
  const head = ['Users', 'Requests a second', 'Cores: web', 'typesetting', 'Copies: web', 'typesetting']
  head.push('Database operations a second', 'Database', 'Files', 'Primaries', 'Breaks first')
  const rows = USERS.map(users => {
    const { primaries, first, ...load } = capacityOf(users, measured)
    const cores = [short(load.webCores), short(load.typesetCores)]
    const copies = [load.webCopies, load.typesetCopies].map(count => count.toLocaleString('en'))
    const stored = [bytes(load.databaseBytes), bytes(load.objectBytes)]
    const operations = `${short(load.operations)} (${short(load.writes)} writes)`
    return [
      `10^${Math.log10(users)}`,
      short(load.requests),
      ...cores,
      ...copies,
      operations,
      ...stored,
      String(primaries),
      breaking(first),
    ]
  })
  printTable(head, rows)
  printTable(
    ['What is full', 'at so many users', 'what helps'],
    limitsOf(measured).map(({ what, users, remedy }) => [what, short(users), REMEDIES[remedy]]),
  )
}

/** Prints the levels, and returns the row of the prediction's goal. */
export function printPeaks(predicted: ReturnType<typeof peakOf>, cores: number, peaks: readonly Peak[]): Row[] {
  const head = [
    'Connections',
    'Requests a second',
    'Cores that all got',
    'Processor time a request',
    'Replies but 200 and 304',
  ]
  printTable(
    head,
    peaks.map(({ connections, perSecond, cores, ms, odd }) => [
      String(connections),
      perSecond.toFixed(0),
      cores.toFixed(2),
      `${ms.toFixed(2)} ms`,
      odd.replace(/^; /, '') || 'none',
    ]),
  )
  console.log()
  const best = peaks.reduce((most, peak) => (peak.perSecond > most.perSecond ? peak : most))
  const ratio = (100 * predicted.perSecond) / best.perSecond
  return [
    {
      what: 'peak of the mix: predicted, of the measured',
      goal: `${100 - TOLERANCE} to ${100 + TOLERANCE} %`,
      measured: `${ratio.toFixed(0)} %; ${predicted.perSecond.toFixed(0)}/s of ${best.perSecond.toFixed(0)}/s, limited by ${predicted.by}`,
      met: Math.abs(ratio - 100) <= TOLERANCE,
    },
    {
      what: 'processor time a request of the mix',
      measured: `${predicted.totalMs.toFixed(2)} ms by the single costs, ${best.ms.toFixed(2)} ms measured; cores: ${cores.toFixed(2)}, ${best.cores.toFixed(2)}`,
    },
  ]
}
