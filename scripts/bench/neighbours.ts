// What a user's heaviest CV or file costs all others: the time of an ordinary request, alone and beside such work.
import { setTimeout as sleep } from 'node:timers/promises'
import { inTurns, median, percentile, type Row, timesMs } from './load.ts'
import { type World, withService } from './world.ts'

const REQUESTS = 1_000
/** At most so many times as long as alone. */
const GOAL = 2
const READERS = 4

/** About 60,000 Chinese letters, which fill nearly the 30 pages that a file may have. */
const heavyContent = () => ({
  personalDetails: { name: 'Heavy' },
  experience: Array.from({ length: 12 }, (_, at) => ({
    id: `e${at}`,
    position: '工作',
    description: '把复杂的系统变得简单可靠'.repeat(410),
  })),
})

/** A text of a thousand jobs, far longer than any CV. */
const heavyFile = () => {
  const job = (at: number) => `Engineer ${at}, Works ${at} Ltd\nMarch 2019 - present\n- Led the office of ${at}\n`
  return new Blob([`Heavy Example\n\nEXPERIENCE\n\n${Array.from({ length: 1_000 }, (_, at) => job(at)).join('\n')}`])
}

/** Works of one lane each; an endless sequence. */
type Lane = (turn: number) => Promise<unknown>

async function beside(lanes: Lane[], measure: () => Promise<number[]>): Promise<number[]> {
  let isOver = false
  const going = Promise.all(
    lanes.map(async lane => {
      for (let turn = 0; !isOver; turn++) await lane(turn)
    }),
  )
  await sleep(300)
  const times = await measure()
  isOver = true
  await going
  return times
}

const TEMPLATES = ['meridian', 'atlas', 'folio', 'ledger', 'quay', 'trellis']

/** Two CVs in turns of six templates: more drawings than the service keeps, so each is made anew. */
async function typesetting(world: World): Promise<Lane[]> {
  const token = await world.token('heavy@example.org')
  const lane = async () => {
    const { nanoId } = (await world.call(token, 'POST', '/cvs', { content: heavyContent() })).cv
    return async (turn: number) => {
      const path = `/cvs/${nanoId}/preview.svg?template=${TEMPLATES[turn % TEMPLATES.length]}`
      const reply = await fetch(world.url + path, { headers: { authorization: `Bearer ${token}` } })
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
    }
  }
  return [await lane(), await lane()]
}

async function reading(world: World): Promise<Lane[]> {
  const file = heavyFile()
  return Promise.all(
    Array.from({ length: READERS }, async (_, at) => {
      const headers = { authorization: `Bearer ${await world.token(`reader${at}@example.org`)}` }
      return async () => {
        const body = new FormData()
        body.append('file', file, 'cv.txt')
        const reply = await fetch(`${world.url}/cvs/import/file`, { method: 'POST', headers, body })
        if (!reply.ok && reply.status !== 503) throw new Error(`${reply.status} ${await reply.text()}`)
        await reply.arrayBuffer()
      }
    }),
  )
}

export const measureNeighbours = (rounds: number): Promise<Row[]> =>
  withService(async world => {
    const token = await world.token('light@example.org')
    const { nanoId } = await world.importSample(token)
    const request = { path: `/cvs/${nanoId}`, headers: { authorization: `Bearer ${token}` } }
    const alone = () => timesMs(world.url, request, REQUESTS)
    const [drawn, read] = [await typesetting(world), await reading(world)]
    const times = await inTurns(rounds, {
      alone,
      drawn: () => beside(drawn, alone),
      read: () => beside(read, alone),
    })
    const row = (what: string, some: number[][]): Row => {
      const ratio = (percent: number) =>
        median(some.map((one, round) => percentile(one, percent) / percentile(times.alone[round] ?? [], percent)))
      const ms = (percent: number) => median(some.map(one => percentile(one, percent))).toFixed(1)
      const measured = `${ratio(50).toFixed(2)}x (${ms(50)} ms); p99 ${ratio(99).toFixed(2)}x (${ms(99)} ms)`
      return { what, goal: `<= ${GOAL}x`, measured, met: ratio(50) <= GOAL }
    }
    return [
      row('GET of a CV beside the heaviest ones being typeset', times.drawn),
      row(`GET of a CV beside ${READERS} big files being read`, times.read),
    ]
  })
