// What telemetry costs where it is switched off, against a process whose entry does not know of it, and where it is switched on.
// Processor times hold on a busy machine, too.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inTurns, median, type Row, share, timesMs } from './load.ts'
import { readyAfter, startWorld } from './world.ts'

const FIGURES = {
  'processor time until ready': (ms: number) => `${Math.round(ms)} ms`,
  'start to ready': (ms: number) => `${Math.round(ms)} ms`,
  'processor time of GET /plans': (ms: number) => `${ms.toFixed(3)} ms`,
  'GET /plans, one after the other': (ms: number) => `${Math.round(1_000 / ms)}/s`,
}
type Figures = Record<keyof typeof FIGURES, number>
type Started = { child: { pid?: number | undefined; stop: (graceMs: number) => Promise<void> } }

export async function measureTelemetry(rounds: number, requests: number): Promise<Row[]> {
  const world = await startWorld()
  // The ways of the two entries to write their logs differ.
  world.env.LOG_LEVEL = 'error'
  const collector = createServer((request, reply) => void request.resume().on('end', () => reply.end()))
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

  async function measure(start: () => Started | Promise<Started>): Promise<Figures> {
    const starting = start()
    const startMs = await readyAfter(world.url)
    const { child } = await starting
    const startCpuMs = cpuMsOf(child.pid)
    await timesMs(world.url, { path: '/plans' }, requests)
    const [begunMs, begunCpuMs] = [performance.now(), cpuMsOf(child.pid)]
    await timesMs(world.url, { path: '/plans' }, requests)
    const [ms, cpuMs] = [performance.now() - begunMs, cpuMsOf(child.pid) - begunCpuMs]
    await child.stop(15_000)
    return {
      'processor time until ready': startCpuMs,
      'start to ready': startMs,
      'processor time of GET /plans': cpuMs / requests,
      'GET /plans, one after the other': ms / requests,
    }
  }

  try {
    const { absent, off, on } = await inTurns(rounds, {
      absent: () => measure(world.startBenchServer),
      off: () => measure(() => ({ child: world.startService() })),
      on: () => measure(() => ({ child: world.startService({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) })),
    })
    return Object.entries(FIGURES).flatMap(([what, textOf]) => {
      const of = (list: Figures[]) => list.map(figures => figures[what as keyof Figures])
      const compared = (list: Figures[], base: Figures[]) =>
        `${share(of(list), of(base)).text}; ${textOf(median(of(list)))} of ${textOf(median(of(base)))}`
      const [least, most] = [Math.min, Math.max].map(end => textOf(end(...of(absent))))
      const measured = `${compared(off, absent)}, which varies from ${least} to ${most}`
      // No difference is measurable where the median is no more than the worst of the baseline's own rounds.
      const met = median(of(off)) <= Math.max(...of(absent))
      return [
        { what: `telemetry off: ${what}`, goal: 'in noise', measured, met },
        { what: `telemetry on: ${what}`, measured: compared(on, off) },
      ]
    })
  } finally {
    await world.stop()
    collector.closeAllConnections()
    collector.close()
  }
}

/** The processor time of a process, in Linux' ticks of 10 ms. */
function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
