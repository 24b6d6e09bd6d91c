// Ten minutes at half of what the service can do: whether its memory still grows once it has found its size.
import { setTimeout as sleep } from 'node:timers/promises'
import { median, type Row } from './load.ts'
import { percentile, requestsOf } from './overload.ts'
import { underLoad } from './under-load.ts'

const CONNECTIONS = 16
const PEAK_SECONDS = 5
const SAMPLES = 60

/** `minutes` of load; compared is the last one with the second, each by the median of its samples. */
export const measureSoak = (minutes: number): Promise<Row[]> =>
  underLoad(async ({ world, send, megabytes }) => {
    const requests = await requestsOf(world)
    const order = { port: world.port, leadSeconds: 1, connections: CONNECTIONS, requests }
    const peak = await send({ ...order, seconds: PEAK_SECONDS, perSecond: null })
    const perSecond = Math.round(peak.goodPerSecond / 2)
    const load = send({ ...order, seconds: minutes * 60, perSecond, connections: 256 })
    const ofMinute: number[] = []
    for (let minute = 0; minute < minutes; minute++) {
      const samples: number[] = []
      for (let sample = 0; sample < SAMPLES; sample++) {
        await sleep(60_000 / SAMPLES)
        samples.push(megabytes())
      }
      ofMinute.push(median(samples))
    }
    const { goodMs, statuses } = await load
    const [second = Number.NaN, last = Number.NaN] = [ofMinute[1], ofMinute.at(-1)]
    const grown = (100 * (last - second)) / second
    return [
      {
        what: `memory from minute 2 to ${minutes} of half the capacity (RSS)`,
        goal: '< 5 % more',
        measured: `${grown.toFixed(1)} %; by minutes ${ofMinute.map(Math.round).join(', ')} MB`,
        met: grown < 5,
      },
      {
        what: 'meanwhile',
        measured: `${perSecond}/s, p99 ${percentile(goodMs, 99).toFixed(0)} ms, statuses ${JSON.stringify(statuses)}`,
      },
    ]
  })
