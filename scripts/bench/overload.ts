// More than the service can do: twice and ten times as much, at a fixed rate. What it still gets done, how soon requests let in and
// requests refused are answered, and what is left afterwards.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEditors } from './editors.ts'
import { median, others, percentile, type Row, send, type Tally } from './load.ts'
import { withService } from './world.ts'

const TIMES = [2, 10]
/** Enough for all connections to be open. */
const LEAD_SECONDS = 8
const CALM_LEAD_SECONDS = 3
const PEAK_CONNECTIONS = 16
const PEAK_SECONDS = 4
const WARM_UPS = 3
/** More than the in-flight limit, as from a balancer that keeps its connections. */
const CONNECTIONS = 300

/** One overload, beside the peaks just before and after it: what a machine can do changes from minute to minute. */
type Load = { tally: Tally; peak: number; calm: Tally; openingMs: number[]; healthMs: number[]; unanswered: number }

export const measureOverload = (rounds: number, seconds: number): Promise<Row[]> =>
  withService(async world => {
    const editors = await createEditors(world, CONNECTIONS)
    const order = { url: world.url, requestsOf: editors.requestsOf, connections: CONNECTIONS }
    const peakNow = () => send({ ...order, connections: PEAK_CONNECTIONS, seconds: PEAK_SECONDS, leadSeconds: 1 })
    const calmNow = (peak: number, seconds: number) =>
      send({
        ...order,
        perSecond: Math.round(peak / 10),
        seconds: seconds + CALM_LEAD_SECONDS,
        leadSeconds: CALM_LEAD_SECONDS,
      })
    // A service that was just started does two thirds of what it will do.
    for (let count = 0; count < WARM_UPS; count++) await peakNow()
    const before = await connectionsTo(world.port)
    const loads = new Map<number, Load[]>(TIMES.map(times => [times, []]))
    const peaks: Tally[] = []
    let lost = 0
    for (let round = 0; round < rounds; round++) {
      let last = await peakNow()
      const calm = await calmNow(last.goodPerSecond, seconds)
      for (const times of TIMES) {
        // The end of the load before may have cut off replies to saves.
        lost += await editors.refresh()
        const health = probe(world.url, LEAD_SECONDS)
        const perSecond = Math.round(last.goodPerSecond * times)
        const tally = await send({ ...order, perSecond, seconds: seconds + LEAD_SECONDS, leadSeconds: LEAD_SECONDS })
        const unanswered = await health.end()
        const next = await peakNow()
        const peak = (last.goodPerSecond + next.goodPerSecond) / 2
        loads
          .get(times)
          ?.push({ tally, peak, calm, openingMs: health.openingMs, healthMs: health.healthMs, unanswered })
        peaks.push(last)
        last = next
      }
    }
    const peak = median(peaks.map(one => one.goodPerSecond))
    const calms = [...loads.values()].flat().map(({ calm }) => calm)
    const calmP99 = median(calms.map(one => percentile(one.goodMs, 99)))
    const calmP50 = median(calms.map(one => percentile(one.goodMs, 50)))
    const rows: Row[] = [
      {
        what: 'overload: peak of reads and saves',
        measured: `${Math.round(peak)}/s${peaks.map(tally => others(tally)).join('')}`,
      },
      {
        what: 'overload: p99 at a tenth of the peak',
        measured: `${calmP99.toFixed(1)} ms, median ${calmP50.toFixed(1)} ms`,
      },
      ...[...loads].flatMap(([times, some]) => rowsOf(times, some)),
    ]
    await send({ ...order, perSecond: Math.round(peak * Math.max(...TIMES)), seconds: 3 })
    const begun = performance.now()
    while ((await inFlight(world.url)) > 0 && performance.now() - begun < 10_000) await sleep(20)
    const backMs = performance.now() - begun
    const after = await calmNow(peak, 3)
    const ratio = percentile(after.goodMs, 99) / calmP99
    const [places, sockets] = [await inFlight(world.url), (await connectionsTo(world.port)) - before]
    lost += await editors.refresh()
    rows.push(
      {
        what: 'overload: p99 from 3 s after its end, of the p99 before',
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
      { what: 'overload: acknowledged saves lost', goal: '0', measured: String(lost), met: lost === 0 },
    )
    return rows
  })

/** Medians of the rounds, and each round's. */
function rowsOf(times: number, loads: Load[]): Row[] {
  const listed = (values: number[], digits: number) => values.map(value => value.toFixed(digits)).join(', ')
  const goodput = loads.map(({ tally, peak }) => (100 * tally.goodPerSecond) / peak)
  const goodMs = loads.map(({ tally }) => percentile(tally.goodMs, 99))
  const ratio = loads.map(({ tally, calm }) => percentile(tally.goodMs, 99) / percentile(calm.goodMs, 99))
  // Where a peak was measured in a bad moment, twice as much may be no overload.
  const refusedMs = loads.map(({ tally }) => (tally.refusedMs.length > 0 ? percentile(tally.refusedMs, 99) : 0))
  const sent = median(loads.map(({ tally }) => tally.perSecond))
  const silent = loads.reduce((sum, { tally }) => sum + tally.refusedWithoutRetryAfter, 0)
  const odd = loads.map(({ tally }) => others(tally, '429', '503')).join('')
  const [health, opening] = [loads.flatMap(load => load.healthMs), loads.flatMap(load => load.openingMs)]
  for (const list of [health, opening]) list.sort((a, b) => a - b)
  const unanswered = loads.reduce((sum, load) => sum + load.unanswered, 0)
  return [
    {
      what: `overload ${times}x: what still gets done, of the peaks before and after`,
      ...(times === 2 && { goal: '>= 80 %' }),
      measured: `${median(goodput).toFixed(0)} % (${listed(goodput, 0)}); of ${Math.round(sent)}/s sent`,
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
      measured: `${percentile(health, 99).toFixed(0)} ms of ${health.length}, ${unanswered} unanswered; while ${CONNECTIONS} clients connect: ${percentile(opening, 99).toFixed(0)} ms`,
      met: unanswered === 0 && percentile(health, 99) < 1_000,
    },
  ]
}

/** Asks for /healthz ten times a second until it is told to stop; milliseconds while the clients connect, and from then on. */
function probe(url: string, leadSeconds: number) {
  const openingMs: number[] = []
  const healthMs: number[] = []
  const leadMs = leadSeconds * 1_000
  const start = performance.now()
  let [isOver, unanswered] = [false, 0]
  const running = (async () => {
    while (!isOver) {
      const begun = performance.now()
      const isGood = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
        reply => reply.ok,
        () => false,
      )
      const list = begun - start < leadMs ? openingMs : healthMs
      if (isGood) list.push(performance.now() - begun)
      else unanswered++
      await sleep(100)
    }
  })()
  return {
    openingMs,
    healthMs,
    async end(): Promise<number> {
      isOver = true
      await running
      return unanswered
    },
  }
}

/** Requests under way but this one. */
async function inFlight(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text()
  return Number(/^trucv_http_requests_in_flight (\d+)$/m.exec(text)?.[1] ?? Number.NaN) - 1
}

/** Connections that the service still holds on its port (established, or closed by the client alone). Linux only. */
async function connectionsTo(port: number): Promise<number> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const table = await readFile('/proc/net/tcp', 'latin1').catch(() => '')
  return [...table.matchAll(/^\s*\d+: \w+:(\w+) \S+ (?:01|08) /gm)].filter(([, local]) => local === hex).length
}
