// Ten minutes at half of what the service can do: whether its memory still grows once it has found its size.
import { execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../api/lib/root.ts'
import { median, type Row } from './load.ts'
import { ask, percentile, requestsOf } from './overload.ts'
import { readyAfter, startWorld } from './world.ts'

const CONNECTIONS = 16
const PEAK_SECONDS = 5
const SAMPLES = 60

/** `minutes` of load; compared is the last one with the second, each by the median of its samples. */
export async function measureSoak(minutes: number): Promise<Row[]> {
  const world = await startWorld()
  const service = world.startService()
  const sender = fork(join(projectRoot, 'dist/scripts/bench/sender.js'))
  const megabytes = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(service.pid)])) / 1_024
  try {
    await readyAfter(world.url)
    const requests = await requestsOf(world)
    const order = { port: world.port, leadSeconds: 1, connections: CONNECTIONS, requests }
    const peak = await ask(sender, { ...order, seconds: PEAK_SECONDS, perSecond: null })
    const perSecond = Math.round(peak.goodPerSecond / 2)
    const load = ask(sender, { ...order, seconds: minutes * 60, perSecond, connections: 256 })
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
  } finally {
    sender.disconnect()
    await service.stop(15_000)
    await world.stop()
  }
}
