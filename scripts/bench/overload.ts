// More than the service can do: twice, five times and ten times as much, at a fixed rate from another process. What it still gets
// done, how soon those let in and those refused are answered, and what is left afterwards.

import { readFile } from 'node:fs/promises'
import { get as httpGet } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, type Row } from './load.ts'
import type { Order, Tally } from './sender.ts'
import { underLoad } from './under-load.ts'
import type { World } from './world.ts'

const PEOPLE = 8
const CVS_OF_EACH = 40
const TIMES = [2, 5, 10]
const LEAD_SECONDS = 3
const PEAK_CONNECTIONS = 16
const PEAK_SECONDS = 4
const WARM_UPS = 3
const MANY_CONNECTIONS = 1_000

/** The value that so many per cent of a sorted list do not exceed. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN

/** Three readings of each CV and one save, as its owner's editor sends them. */
export async function requestsOf(world: World): Promise<string[]> {
  const rows: string[][] = [[], [], [], []]
  for (let person = 0; person < PEOPLE; person++) {
    const token = await world.token(`overload${person}@example.org`)
    for (let at = 0; at < CVS_OF_EACH; at++) {
      const { nanoId, content } = await world.importSample(token)
      const text = JSON.stringify({ content })
      const head = `host: localhost\r\nauthorization: Bearer ${token}\r\n`
      const save = `content-type: application/json\r\nif-match: "%VERSION%"\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      rows[at % 4]?.push(`PUT /cvs/${nanoId} HTTP/1.1\r\n${head}${save}\r\n${text}`)
      for (const copy of [1, 2, 3]) {
        rows[(at + copy) % 4]?.push(`GET /cvs/${nanoId} HTTP/1.1\r\n${head}x-copy: ${copy}\r\n\r\n`)
      }
    }
  }
  return rows.flat()
}

/** One overload, beside the peaks just before and after it: what a machine can do changes from minute to minute. */
type Load = { tally: Tally; peak: number; calm: Tally; healthMs: number[]; unanswered: number }

export const measureOverload = (rounds: number, seconds: number): Promise<Row[]> =>
  underLoad(async ({ world, send }) => {
    const requests = await requestsOf(world)
    const order = (parts: Partial<Order>): Promise<Tally> =>
      send({
        port: world.port,
        perSecond: null,
        seconds,
        leadSeconds: 1,
        connections: PEAK_CONNECTIONS,
        requests,
        ...parts,
      })
    const peakNow = () => order({ seconds: PEAK_SECONDS })
    const calmOrder = (peak: number, seconds: number) =>
      order({ perSecond: Math.round(peak / 10), connections: MANY_CONNECTIONS, seconds })
    // A service that was just started does two thirds of what it will do.
    for (let count = 0; count < WARM_UPS; count++) await peakNow()
    const before = await connectionsTo(world.port)
    const loads = new Map<number, Load[]>(TIMES.map(times => [times, []]))
    const peaks: Tally[] = []
    const calms: Tally[] = []
    for (let round = 0; round < rounds; round++) {
      let last = await peakNow()
      peaks.push(last)
      const calm = await calmOrder(last.goodPerSecond, seconds + 1)
      calms.push(calm)
      for (const times of TIMES) {
        const health = probe(world.url)
        const tally = await order({
          perSecond: Math.round(last.goodPerSecond * times),
          seconds: seconds + LEAD_SECONDS,
          leadSeconds: LEAD_SECONDS,
          connections: MANY_CONNECTIONS,
        })
        const [healthMs, unanswered] = await health.end()
        const next = await peakNow()
        const peak = (last.goodPerSecond + next.goodPerSecond) / 2
        loads.get(times)?.push({ tally, peak, calm, healthMs, unanswered })
        peaks.push(next)
        last = next
      }
    }
    const peak = median(peaks.map(one => one.goodPerSecond))
    const rows: Row[] = [
      { what: 'overload: peak of reads and saves', measured: `${Math.round(peak)}/s${peaks.map(others).join('')}` },
      {
        what: 'overload: p99 at a tenth of the peak',
        measured: `${median(calms.map(one => percentile(one.goodMs, 99))).toFixed(1)} ms, median ${median(calms.map(one => percentile(one.goodMs, 50))).toFixed(1)} ms`,
      },
      ...[...loads].flatMap(([times, some]) => rowsOf(times, some)),
    ]
    await order({
      perSecond: Math.round(peak * Math.max(...TIMES)),
      seconds: LEAD_SECONDS,
      connections: MANY_CONNECTIONS,
    })
    const begun = performance.now()
    while ((await inFlight(world.url)) > 0 && performance.now() - begun < 10_000) await sleep(20)
    const backMs = performance.now() - begun
    const after = await calmOrder(peak, 3)
    await sleep(500)
    const [places, sockets] = [await inFlight(world.url), (await connectionsTo(world.port)) - before]
    const ratio = percentile(after.goodMs, 99) / median(calms.map(one => percentile(one.goodMs, 99)))
    rows.push(
      {
        what: 'overload: p99 from 1 s after its end, of the p99 before',
        goal: '<= 2x',
        measured: `${ratio.toFixed(2)}x; no request was left after ${Math.round(backMs)} ms`,
        met: ratio <= 2 && backMs < 5_000,
      },
      {
        what: 'overload: places and sockets left behind',
        goal: '0',
        measured: `${places} places, ${sockets} sockets`,
        met: places === 0 && sockets <= 0,
      },
    )
    return rows
  })

/** Medians of the rounds, and each round's. */
function rowsOf(times: number, loads: Load[]): Row[] {
  const each = (of: (load: Load) => number) => loads.map(of)
  const listed = (values: number[], digits: number) => values.map(value => value.toFixed(digits)).join(', ')
  const goodput = each(({ tally, peak }) => (100 * tally.goodPerSecond) / peak)
  const goodMs = each(({ tally }) => percentile(tally.goodMs, 99))
  const ratio = each(({ tally, calm }) => percentile(tally.goodMs, 99) / percentile(calm.goodMs, 99))
  // Where a peak was measured in a bad moment, twice as much may be no overload.
  const refusedMs = each(({ tally }) => (tally.refusedMs.length > 0 ? percentile(tally.refusedMs, 99) : 0))
  const sent = loads.map(({ tally }) => tally)
  const silent = sent.reduce((sum, tally) => sum + tally.refusedWithoutRetryAfter, 0)
  const odd = sent.map(others).join('')
  const health = loads.flatMap(load => load.healthMs).sort((a, b) => a - b)
  const unanswered = loads.reduce((sum, load) => sum + load.unanswered, 0)
  return [
    {
      what: `overload ${times}x: what still gets done, of the peaks before and after`,
      ...(times === 2 && { goal: '>= 80 %' }),
      measured: `${median(goodput).toFixed(0)} % (${listed(goodput, 0)}); of ${Math.round(median(sent.map(one => one.perSecond)))}/s sent, at most ${Math.round(Math.max(...sent.map(one => one.latestMs)))} ms late`,
      met: times > 2 || median(goodput) >= 80,
    },
    {
      what: `overload ${times}x: p99 of those let in, of the unloaded p99`,
      measured: `${median(ratio).toFixed(1)}x (${listed(ratio, 1)}); ${median(goodMs).toFixed(0)} ms`,
    },
    {
      what: `overload ${times}x: p99 of the refusals`,
      ...(times === 2 && { goal: '< 150 ms' }),
      measured: `${median(refusedMs).toFixed(1)} ms (${listed(refusedMs, 0)}), ${silent} without Retry-After${odd}`,
      met: (times > 2 || median(refusedMs) < 150) && silent === 0 && odd === '',
    },
    {
      what: `overload ${times}x: p99 of /healthz`,
      goal: '< 1 s',
      measured: `${percentile(health, 99).toFixed(1)} ms of ${health.length}, ${unanswered} unanswered`,
      met: unanswered === 0 && percentile(health, 99) < 1_000,
    },
  ]
}

/** Replies that are neither good nor refusals. */
function others({ statuses }: Tally): string {
  const odd = Object.entries(statuses).filter(([status]) => !['200', '429', '503'].includes(status))
  return odd.map(([status, count]) => `; ${count} with ${status}`).join('')
}

/** One GET on a connection of its own, so that none is left. Rejects where nobody answers. */
const get = (url: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    httpGet(url, { agent: false }, reply => {
      let text = ''
      reply.setEncoding('utf8').on('data', part => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text })).on('error', reject)
    }).on('error', reject)
  })

/** Asks for /healthz ten times a second until it is told to stop: sorted milliseconds, and how many had no 200. */
function probe(url: string) {
  const taken: number[] = []
  let [isOver, unanswered] = [false, 0]
  const running = (async () => {
    while (!isOver) {
      const begun = performance.now()
      const status = await get(`${url}/healthz`).then(
        reply => reply.status,
        () => 0,
      )
      if (status === 200) taken.push(performance.now() - begun)
      else unanswered++
      await sleep(100)
    }
  })()
  return {
    async end(): Promise<[number[], number]> {
      isOver = true
      await running
      return [taken.sort((a, b) => a - b), unanswered]
    },
  }
}

/** Requests under way but this one. */
async function inFlight(url: string): Promise<number> {
  const { text } = await get(`${url}/metrics`)
  return Number(/^http_requests_in_flight (\d+)$/m.exec(text)?.[1] ?? Number.NaN) - 1
}

const CLOSE_WAIT = '08'
const ESTABLISHED = '01'
/** Connections that the service still holds on its port; NaN where the machine does not tell. */
async function connectionsTo(port: number): Promise<number> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const table = await readFile('/proc/net/tcp', 'latin1').catch(() => null)
  if (table === null) return Number.NaN
  const rows = table.split('\n').map(line => line.trim().split(/\s+/))
  return rows.filter(
    ([, local, , state]) => local?.endsWith(`:${hex}`) && [ESTABLISHED, CLOSE_WAIT].includes(state ?? ''),
  ).length
}
