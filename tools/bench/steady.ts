// Half of what the service can do, at a fixed rate: how soon requests are answered (p99), how much memory it takes meanwhile, and
// how it ends on SIGTERM under load.
import { setTimeout as sleep } from 'node:timers/promises'
import { createEditors } from './editors.ts'
import { others, percentile, type Row, send } from './load.ts'
import { megabytesOf, withService } from './world.ts'

const PEAK_CONNECTIONS = 16
const CONNECTIONS = 256
const UNDER_WAY = 200

export const measureSteady = (seconds: number): Promise<Row[]> =>
  withService(async (world, service) => {
    const { requestsOf, savesOf, refresh } = await createEditors(world, CONNECTIONS)
    const token = await world.token('steady@example.org')
    const { nanoId } = await world.importSample(token)
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const pages = () => [{ path: `/cv/${nanoId}`, headers: { 'accept-encoding': 'br' } }]
    const half = async (what: string, requests: typeof requestsOf, goal: number): Promise<Row> => {
      const order = { url: world.url, seconds: seconds + 1, leadSeconds: 1, requestsOf: requests }
      const peak = await send({ ...order, connections: PEAK_CONNECTIONS })
      await refresh()
      const perSecond = Math.round(peak.goodPerSecond / 2)
      const steady = await send({ ...order, connections: CONNECTIONS, perSecond })
      await refresh()
      const [p50, p99] = [percentile(steady.goodMs, 50), percentile(steady.goodMs, 99)]
      const measured = `${p99.toFixed(1)} ms at ${perSecond}/s, median ${p50.toFixed(1)} ms${others(steady)}`
      return { what: `p99 at half of the capacity: ${what}`, goal: `<= ${goal} ms`, measured, met: p99 <= goal }
    }
    const rows = [await half('public page', pages, 50), await half('save', savesOf, 150)]
    const before = megabytesOf(service.pid)
    rows.push(await half('reads and saves', requestsOf, 150))
    const after = megabytesOf(service.pid)
    const grown = (100 * (after - before)) / before
    rows.push({
      what: `memory over ${seconds} s of half the capacity (RSS)`,
      goal: '< 300 MB',
      measured: `${Math.round(before)} to ${Math.round(after)} MB, ${grown.toFixed(0)} % more`,
      met: after < 300,
    })
    rows.push(await measureStop(world.url, token, () => service.stop(15_000), service.exited))
    return rows
  })

/** SIGTERM while many are under way: all are answered, and the process goes by itself. */
async function measureStop(
  url: string,
  token: string,
  stop: () => Promise<void>,
  exited: Promise<number>,
): Promise<Row> {
  const headers = { authorization: `Bearer ${token}` }
  const running = Array.from({ length: UNDER_WAY }, () =>
    fetch(`${url}/cvs`, { headers }).then(
      async reply => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    ),
  )
  await sleep(50)
  const begun = performance.now()
  const [statuses, code] = [await Promise.all([...running, stop()]), await exited]
  const ms = performance.now() - begun
  const answered = statuses.filter(status => status === 200 || status === 503).length
  return {
    what: `SIGTERM to the end, ${UNDER_WAY} requests under way`,
    goal: '<= 10 s',
    measured: `${Math.round(ms)} ms, exit code ${code}, ${answered} of ${UNDER_WAY} answered`,
    met: ms <= 10_000 && code === 0,
  }
}
