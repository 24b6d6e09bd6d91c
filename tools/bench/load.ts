// Load over HTTP by autocannon, from a process other than the service's, and what the figures say.
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'

/** What a browser sends with a navigation. */
export const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
}

export type Load = {
  url: string
  connections: number
  seconds: number
  /** How much of it at the beginning is not counted. The connections are opened in this time, one after the other. */
  leadSeconds?: number
  /** A rate for all connections together; without it each sends its next request when it has the reply to the last one. */
  perSecond?: number
  /** What a connection sends over and over, in this order. */
  requestsOf: (connection: number) => Request[]
}
export type Tally = {
  /** What was really sent a second. */
  perSecond: number
  /** Replies by status; 0: none came. */
  statuses: Record<number, number>
  goodPerSecond: number
  /** Milliseconds from request to reply, sorted, of those answered 2xx or 3xx. */
  goodMs: number[]
}

/**
 * autocannon opens all its connections at once, and sends a second's requests at its beginning: so many runs, begun one after the other,
 * spread both. (Node accepts one new connection in each round of its loop, so a thousand at once wait for seconds under load.)
 */
const RUNS = 50
/** It ends with a tick. */
const TICK_MS = 100

export async function send(load: Load): Promise<Tally> {
  const { url, connections, seconds, leadSeconds = 0, perSecond, requestsOf } = load
  const tally: Tally = { perSecond: 0, statuses: {}, goodPerSecond: 0, goodMs: [] }
  const runs = perSecond ? Math.min(RUNS, connections, perSecond) : 1
  const shareOf = (whole: number, run: number) => Math.floor(whole / runs) + (run < whole % runs ? 1 : 0)
  const openingMs = Math.max(1, leadSeconds - 1) * 1_000
  let opened = 0
  const beginMs = performance.now() + leadSeconds * 1_000
  const isCounted = (nowMs: number) => nowMs >= beginMs && nowMs < beginMs + (seconds - leadSeconds) * 1_000
  const count = (status: number, ms: number) => {
    if (!isCounted(performance.now())) return
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (status < 400) tally.goodMs.push(ms)
  }
  await Promise.all(
    Array.from({ length: runs }, async (_, run) => {
      await sleep((run * openingMs) / runs)
      const going = autocannon({
        url,
        connections: shareOf(connections, run),
        duration: seconds,
        sampleInt: TICK_MS,
        ...(perSecond && { overallRate: shareOf(perSecond, run) }),
        setupClient: client => client.setRequests(requestsOf(opened++)),
      })
      going.on('response', (_client, status, _bytes, ms) => count(Number(status), ms))
      const { errors, requests, duration } = await going
      if (errors > 0) tally.statuses[0] = (tally.statuses[0] ?? 0) + errors
      tally.perSecond += requests.sent / duration
    }),
  )
  tally.goodPerSecond = tally.goodMs.length / (seconds - leadSeconds)
  tally.goodMs.sort((a, b) => a - b)
  return tally
}

/** Replies with other statuses than 200, for the table. */
export function others({ statuses }: Tally): string {
  const odd = Object.entries(statuses).filter(([status]) => status !== '200')
  return odd.map(([status, count]) => `; ${count} with ${status}`).join('')
}

/** Throws where a reply had another status. */
export async function sendFor(status: number, load: Load): Promise<Tally> {
  const tally = await send(load)
  const found = Object.keys(tally.statuses).filter(other => Number(other) !== status)
  if (found.length > 0) throw new Error(`${found} instead of ${status}`)
  return tally
}

/** The value that so many per cent of a sorted list do not exceed. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN

/** Runs every candidate once a round, each round beginning with another one, after one round that is thrown away. */
export async function inTurns<K extends string, F>(rounds: number, candidates: Record<K, () => Promise<F>>) {
  const names = Object.keys(candidates) as K[]
  const figures = Object.fromEntries(names.map(name => [name, [] as F[]])) as Record<K, F[]>
  for (let round = -1; round < rounds; round++) {
    for (const place of names.keys()) {
      const name = names[(place + round + 1) % names.length] as K
      const figure = await candidates[name]()
      if (round >= 0) figures[name].push(figure)
    }
  }
  return figures
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** What `of` is of `base`, round by round, in per cent: median, and from least to most. */
export function share(of: readonly number[], base: readonly number[]) {
  const percents = of.map((value, round) => (100 * value) / (base[round] as number))
  const text = (value: number) => `${value.toFixed(0)} %`
  return {
    percent: median(percents),
    text: `${text(median(percents))} (${text(Math.min(...percents))} to ${text(Math.max(...percents))})`,
  }
}

/** One line of the table; without a goal it is there for comparison. */
export type Row = { what: string; measured: string; goal?: string; met?: boolean }

/** `of` must be at least `goal` per cent of `base`. */
export function shareRow(what: string, goal: number, of: readonly number[], base: readonly number[]): Row {
  const { percent, text } = share(of, base)
  return {
    what,
    goal: `>= ${goal} %`,
    measured: `${text}; ${perSecond(of)} of ${perSecond(base)}`,
    met: percent >= goal,
  }
}

export const perSecond = (values: readonly number[]): string => `${Math.round(median(values)).toLocaleString('en')}/s`
