// The service's process by itself: how long until it is ready, and what it holds when it has nothing to do.
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { median, type Row } from './load.ts'
import { megabytesOf, readyAfter, startWorld } from './world.ts'

const IDLE_SECONDS = 5

export async function measureStart(rounds: number): Promise<Row[]> {
  const world = await startWorld()
  try {
    const [starts, sizes, empty]: number[][] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      empty?.push(await emptyProcess())
      const service = world.startService()
      starts?.push(await readyAfter(world.url))
      if (round === 0) await sleep(IDLE_SECONDS * 1_000)
      if (round === 0) sizes?.push(megabytesOf(service.pid))
      await service.stop(15_000)
    }
    const start = median(starts ?? [])
    const size = median(sizes ?? [])
    const beside = `an empty Node takes ${Math.round(median(empty ?? []))} ms`
    return [
      {
        what: 'start of the process to ready',
        goal: '<= 2 s',
        measured: `${Math.round(start)} ms; ${beside}`,
        met: start <= 2_000,
      },
      { what: 'memory when idle (RSS)', goal: '<= 150 MB', measured: `${Math.round(size)} MB`, met: size <= 150 },
    ]
  } finally {
    await world.stop()
  }
}

async function emptyProcess() {
  const begun = performance.now()
  await promisify(execFile)(process.execPath, ['-e', ''])
  return performance.now() - begun
}
