// What somebody's heaviest CV costs everybody else: the time of an ordinary request, alone and while the typesetter is kept busy with
// a CV near its limits.
import { setTimeout as sleep } from 'node:timers/promises'
import { inTurns, median, medianMs, type Row } from './load.ts'
import { withService } from './world.ts'

const REQUESTS = 1_000
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

export const measureNeighbours = (rounds: number): Promise<Row[]> =>
  withService(async world => {
    const [mine, theirs] = [await world.token('light@example.org'), await world.token('heavy@example.org')]
    const { nanoId: light } = await world.importSample(mine)
    const { nanoId: heavy } = (await world.call(theirs, 'POST', '/cvs', { content: heavyContent() })).cv
    const request = { path: `/cvs/${light}`, headers: { authorization: `Bearer ${mine}` } }
    const alone = () => medianMs(world.url, request, REQUESTS)
    const beside = async () => {
      let isOver = false
      // Each asks for another page of the same drawing, so that the drawing must be made anew.
      const lane = async (templates: string[]) => {
        for (let at = 0; !isOver; at++) {
          const path = `/cvs/${heavy}/preview.svg?template=${templates[at % templates.length]}`
          await (await fetch(world.url + path, { headers: { authorization: `Bearer ${theirs}` } })).arrayBuffer()
        }
      }
      const lanes = Promise.all([lane(['meridian', 'atlas', 'folio']), lane(['ledger', 'quay', 'trellis'])])
      await sleep(300)
      const ms = await alone()
      isOver = true
      await lanes
      return ms
    }
    const ms = await inTurns(rounds, { alone, beside })
    const times = median(ms.beside.map((one, round) => one / (ms.alone[round] as number)))
    const measured = `${times.toFixed(2)}x (${median(ms.beside).toFixed(1)} ms, alone ${median(ms.alone).toFixed(1)} ms)`
    return [
      { what: 'GET of a CV beside the heaviest ones being typeset', goal: `<= ${GOAL}x`, measured, met: times <= GOAL },
    ]
  })
