// What somebody's heaviest CV costs everybody else: the time of an ordinary request, alone and while the typesetter is kept busy with
// a CV near its limits.
import { setTimeout as sleep } from 'node:timers/promises'
import { inTurns, median, type Row } from './load.ts'
import { readyAfter, startWorld } from './world.ts'

const REQUESTS = 150
/** At most so many times as long as alone. */
const GOAL = 2

/** About 80,000 Chinese letters: seconds of work for the engine, and the most that a CV may hold. */
const heavyContent = () => ({
  personalDetails: { name: 'Heavy' },
  experience: Array.from({ length: 17 }, (_, at) => ({
    id: `e${at}`,
    position: '工作',
    description: '把复杂的系统变得简单可靠'.repeat(410),
  })),
})

export async function measureNeighbours(rounds: number): Promise<Row[]> {
  const world = await startWorld()
  const service = world.startService()
  try {
    await readyAfter(world.url)
    const [mine, theirs] = [await world.token('light@example.org'), await world.token('heavy@example.org')]
    const { nanoId: light } = await world.importSample(mine)
    const { nanoId: heavy } = (await world.call(theirs, 'POST', '/cvs', { content: heavyContent() })).cv
    const get = async (token: string, path: string) => {
      const reply = await fetch(world.url + path, { headers: { authorization: `Bearer ${token}` } })
      await reply.arrayBuffer()
      return reply.status
    }
    const medianMs = async () => {
      const taken: number[] = []
      for (let at = 0; at < REQUESTS; at++) {
        const begun = performance.now()
        await get(mine, `/cvs/${light}`)
        taken.push(performance.now() - begun)
        await sleep(5)
      }
      return median(taken)
    }
    const besideHeavy = async () => {
      let isOver = false
      // Each asks for another page of the same drawing, so that the drawing must be made anew.
      const lane = async (templates: string[]) => {
        for (let at = 0; !isOver; at++)
          await get(theirs, `/cvs/${heavy}/preview.svg?template=${templates[at % templates.length]}`)
      }
      const lanes = Promise.all([lane(['meridian', 'atlas', 'folio']), lane(['ledger', 'quay', 'trellis'])])
      await sleep(300)
      const ms = await medianMs()
      isOver = true
      await lanes
      return ms
    }
    const { alone, beside } = await inTurns(rounds, { alone: medianMs, beside: besideHeavy })
    const times = median(beside.map((ms, round) => ms / (alone[round] as number)))
    const measured = `${times.toFixed(2)}x (${median(beside).toFixed(1)} ms, alone ${median(alone).toFixed(1)} ms)`
    return [
      { what: 'GET of a CV beside the heaviest ones being typeset', goal: `<= ${GOAL}x`, measured, met: times <= GOAL },
    ]
  } finally {
    await service.stop(15_000)
    await world.stop()
  }
}
