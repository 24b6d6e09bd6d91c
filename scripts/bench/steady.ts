// Half of what the service can do, at a fixed rate: how soon those are answered who ask at ordinary times (p99), how much memory it
// takes meanwhile, and how it ends when it is told to under load.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Row, requestBytes } from './load.ts'
import { percentile, requestsOf } from './overload.ts'
import type { Order } from './sender.ts'
import { underLoad } from './under-load.ts'

const CONNECTIONS = 16
const UNDER_WAY = 200

export const measureSteady = (seconds: number): Promise<Row[]> =>
  underLoad(async ({ world, service, send, megabytes }) => {
    const signedIn = await requestsOf(world)
    const token = await world.token('steady@example.org')
    const { nanoId } = await world.importSample(token)
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const page = requestBytes('GET', `/cv/${nanoId}`, { 'accept-encoding': 'br' }).toString()
    const order = { port: world.port, seconds: seconds + 1, leadSeconds: 1, connections: CONNECTIONS }
    const half = async (what: string, requests: string[], goal: number): Promise<Row> => {
      const peak = await send({ ...order, perSecond: null, requests })
      const steady: Order = { ...order, perSecond: Math.round(peak.goodPerSecond / 2), requests, connections: 256 }
      const { goodMs } = await send(steady)
      const p99 = percentile(goodMs, 99)
      const measured = `${p99.toFixed(1)} ms at ${steady.perSecond}/s, median ${percentile(goodMs, 50).toFixed(1)} ms`
      return { what: `p99 at half of the capacity: ${what}`, goal: `<= ${goal} ms`, measured, met: p99 <= goal }
    }
    const pages = Array.from({ length: 100 }, (_, copy) => page.replace('\r\n\r\n', `\r\nx-copy: ${copy}\r\n\r\n`))
    const rows = [await half('public page', pages, 50)]
    const saves = signedIn.filter(text => text.startsWith('PUT'))
    rows.push(await half('save', saves, 150))
    const before = megabytes()
    rows.push(await half('reads and saves', signedIn, 150))
    const after = megabytes()
    const grown = (100 * (after - before)) / before
    rows.push({
      what: `memory over ${seconds} s of half the capacity (RSS)`,
      goal: '< 400 MB',
      measured: `${Math.round(before)} to ${Math.round(after)} MB, ${grown.toFixed(0)} % more`,
      met: after < 400,
    })
    rows.push(await told(world.url, token, () => service.stop(15_000), service.exited))
    return rows
  })

/** SIGTERM while many are under way: all are answered, and the process goes by itself. */
async function told(url: string, token: string, stop: () => Promise<void>, exited: Promise<number>): Promise<Row> {
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
