// What a request costs where two copies share the work of one: processor time, and how much more the two can answer.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { startChild } from '../lib/children.ts'
import { freePort } from '../lib/free-port.ts'
import { createEditors } from './editors.ts'
import { inTurns, median, type Row, send, type Tally } from './load.ts'
import { readyAfter, startWorld } from './world.ts'

const CONNECTIONS = 16
/** One copy can answer so many beside the generator and the database on two cores. */
const RATE = 150
const CORES = 4
const TICKS_A_SECOND = 100

/** Processor seconds of a process so far, with its threads. */
function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
const pin = (pid: number | undefined, cores: string) =>
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })

export async function measureCopies(rounds: number, seconds: number): Promise<Row[]> {
  const cores = availableParallelism()
  const isMeasurable = cores >= CORES
  // What is started from here on inherits it: generator and database leave the copies' cores alone.
  if (isMeasurable) pin(process.pid, `2-${cores - 1}`)
  const world = await startWorld()
  const port = await freePort()
  const urls = [world.url, `http://127.0.0.1:${port}`]
  const env = { ...world.env, PORT: String(port) }
  const copies = [world.startService(), startChild('api/main.js', { env, onOutput: () => undefined })]
  try {
    for (const url of urls) await readyAfter(url)
    if (isMeasurable) copies.forEach(({ pid }, at) => void pin(pid, String(at)))
    const { requestsOf, refresh } = await createEditors(world, CONNECTIONS)

    /** The same load on the first copies; processor milliseconds a request, and requests a second. */
    async function load(count: number, rate?: number) {
      const share = CONNECTIONS / count
      const used = () => copies.slice(0, count).reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
      const before = used()
      const tallies: Tally[] = await Promise.all(
        urls.slice(0, count).map((url, at) =>
          send({
            url,
            connections: share,
            seconds,
            ...(rate && { perSecond: rate / count }),
            requestsOf: connection => requestsOf(connection + at * share),
          }),
        ),
      )
      const spent = used() - before
      await refresh()
      const answered = tallies.reduce((sum, { goodMs }) => sum + goodMs.length, 0)
      return { cpuMs: (1_000 * spent) / answered, perSecond: answered / seconds }
    }
    const costs = await inTurns(rounds, { one: () => load(1, RATE), two: () => load(2, RATE) })
    const ms = (figures: { cpuMs: number }[]) => median(figures.map(({ cpuMs }) => cpuMs))
    const ratio = ms(costs.two) / ms(costs.one)
    const cost: Row = {
      what: 'processor time a request, two copies of one',
      goal: '<= 1.15',
      measured: `${ratio.toFixed(2)}; ${ms(costs.two).toFixed(2)} of ${ms(costs.one).toFixed(2)} ms at ${RATE}/s`,
      met: ratio <= 1.15,
    }
    const what = 'requests a second, two copies of one'
    if (!isMeasurable) return [cost, { what, goal: '>= 1.7', measured: `not measurable with ${cores} cores` }]
    const peaks = await inTurns(rounds, { one: () => load(1), two: () => load(2) })
    const rate = (figures: { perSecond: number }[]) => median(figures.map(({ perSecond }) => perSecond))
    const gain = rate(peaks.two) / rate(peaks.one)
    const measured = `${gain.toFixed(2)}; ${Math.round(rate(peaks.two))} of ${Math.round(rate(peaks.one))}/s`
    return [cost, { what, goal: '>= 1.7', measured, met: gain >= 1.7 }]
  } finally {
    await Promise.all(copies.map(copy => copy.stop(15_000)))
    await world.stop()
  }
}
