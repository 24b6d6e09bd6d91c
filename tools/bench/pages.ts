// The public page and its 304 against routes of the same application that send the same bytes from a constant.
import { BROWSER, inTurns, perSecond, type Row, sendFor, share, shareRow } from './load.ts'
import { startWorld } from './world.ts'

const CONNECTIONS = 50

export async function measurePages(rounds: number, seconds: number): Promise<Row[]> {
  const world = await startWorld()
  try {
    const { barePort } = JSON.parse(await world.startBenchServer()) as { barePort: number }
    const token = await world.token('pages@example.org')
    const { nanoId } = await world.importSample(token)
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const held = (await (await fetch(`${world.url}/bench/hold/${nanoId}`)).json()) as { bytes: number; etag: string }
    await assertSame(world.url, `/cv/${nanoId}`, '/bench/page')

    const load = (path: string, status: number, headers = {}, url = world.url) => {
      const requestsOf = () => [{ path, headers: { ...BROWSER, ...headers } }]
      return async () => {
        const [before, begun] = [await cpuSeconds(world.url), performance.now()]
        const { perSecond: rate } = await sendFor(status, { url, connections: CONNECTIONS, seconds, requestsOf })
        const count = (rate * (performance.now() - begun)) / 1_000
        return { rate, perCpu: count / ((await cpuSeconds(world.url)) - before) }
      }
    }
    const condition = { 'if-none-match': held.etag }
    const { page, constant, unchanged, constantUnchanged, bare } = await inTurns(rounds, {
      page: load(`/cv/${nanoId}`, 200),
      constant: load('/bench/page', 200),
      unchanged: load(`/cv/${nanoId}`, 304, condition),
      constantUnchanged: load('/bench/unchanged', 304, condition),
      bare: load('/', 200, {}, `http://127.0.0.1:${barePort}`),
    })
    const row = (what: string, goal: number, of: Figure[], base: Figure[]): Row => {
      const made = shareRow(what, goal, rates(of), rates(base))
      return { ...made, measured: `${made.measured}; by CPU time ${share(perCpu(of), perCpu(base)).text}` }
    }
    return [
      row(`public page (${held.bytes} bytes) of a constant route`, 70, page, constant),
      row('its 304 of a constant 304', 85, unchanged, constantUnchanged),
      {
        what: 'bare Fastify, the same bytes',
        measured: `${perSecond(rates(bare))}; the page is ${share(rates(page), rates(bare)).text} of it`,
      },
    ]
  } finally {
    await world.stop()
  }
}

/** Requests a second, and a second of the service's own CPU time: the steadier one where others use the machine too. */
type Figure = { rate: number; perCpu: number }
const rates = (figures: Figure[]) => figures.map(figure => figure.rate)
const perCpu = (figures: Figure[]) => figures.map(figure => figure.perCpu)

async function cpuSeconds(url: string): Promise<number> {
  const { user, system } = (await (await fetch(`${url}/bench/cpu`)).json()) as NodeJS.CpuUsage
  return (user + system) / 1e6
}

/** A client must see no difference between the two routes. */
async function assertSame(url: string, one: string, other: string) {
  const [a, b] = await Promise.all(
    [one, other].map(async path => {
      const reply = await fetch(url + path, { headers: BROWSER })
      const own = ['date', 'x-request-id']
      return JSON.stringify([[...reply.headers].filter(([name]) => !own.includes(name)).sort(), await reply.text()])
    }),
  )
  if (a !== b) throw new Error(`${one} and ${other} are not answered alike:\n${a}\n${b}`)
}
