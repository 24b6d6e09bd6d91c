// What telemetry costs where it is switched off, against a process whose entry does not know of it, and where it is switched on.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inTurns, median, perSecond, type Row, send, share } from './load.ts'
import { megabytesOf, readyAfter, startWorld } from './world.ts'

type Figures = { startMs: number; goodPerSecond: number; megabytes: number }

export async function measureTelemetry(rounds: number, seconds: number): Promise<Row[]> {
  const world = await startWorld()
  const collector = createServer((request, reply) => void request.resume().on('end', () => reply.end()))
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

  type Started = { child: { pid?: number | undefined; stop: (graceMs: number) => Promise<void> } }
  async function measure(start: () => Started | Promise<Started>): Promise<Figures> {
    const starting = start()
    const startMs = await readyAfter(world.url)
    const { child } = await starting
    const requestsOf = () => [{ path: '/plans' }]
    const { goodPerSecond } = await send({
      url: world.url,
      connections: 16,
      seconds: seconds + 2,
      leadSeconds: 2,
      requestsOf,
    })
    const megabytes = megabytesOf(child.pid)
    await child.stop(15_000)
    return { startMs, goodPerSecond, megabytes }
  }

  try {
    const { absent, off, on } = await inTurns(rounds, {
      absent: () => measure(world.startBenchServer),
      off: () => measure(() => ({ child: world.startService() })),
      on: () => measure(() => ({ child: world.startService({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) })),
    })
    const rates = (list: Figures[]) => list.map(one => one.goodPerSecond)
    const starts = (list: Figures[]) => list.map(one => one.startMs)
    const row = (what: string, of: number[], base: number[], text: (values: number[]) => string, isBetter: boolean) => {
      const noise = share(
        base,
        base.map(() => median(base)),
      )
      const measured = `${share(of, base).text}; ${text(of)} of ${text(base)}`
      // Not measurable: the median is among the baseline's own rounds, or better than they are.
      const met = isBetter ? median(of) >= Math.min(...base) : median(of) <= Math.max(...base)
      return { what, goal: 'in noise', measured: `${measured}; noise ${noise.text}`, met }
    }
    const ms = (values: number[]) => `${Math.round(median(values))} ms`
    const megabytes = (list: Figures[]) => `${Math.round(median(list.map(one => one.megabytes)))} MB`
    return [
      row('telemetry off: GET /plans, of a process without it', rates(off), rates(absent), perSecond, true),
      row('telemetry off: start to ready, of the same', starts(off), starts(absent), ms, false),
      {
        what: 'telemetry on: GET /plans, of off',
        measured: `${share(rates(on), rates(off)).text}; ${perSecond(rates(on))}`,
      },
      {
        what: 'telemetry on: start to ready, of off',
        measured: `${share(starts(on), starts(off)).text}; ${ms(starts(on))}`,
      },
      { what: 'memory after it: absent, off, on', measured: [absent, off, on].map(megabytes).join(', ') },
    ]
  } finally {
    await world.stop()
    collector.closeAllConnections()
    collector.close()
  }
}
