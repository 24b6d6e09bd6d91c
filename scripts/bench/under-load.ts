// The service as it is shipped, with a sender of load beside it: what the measurements under load share.
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import type { Order, Tally } from './sender.ts'
import { readyAfter, startWorld, type World } from './world.ts'

export type UnderLoad = {
  world: World
  service: ReturnType<World['startService']>
  /** Has an order sent, and resolves with what came of it. */
  send: (order: Order) => Promise<Tally>
  /** What the service has in memory (RSS). */
  megabytes: () => number
}

/** Starts all of it, measures, and ends all of it. */
export async function underLoad<T>(measure: (given: UnderLoad) => Promise<T>): Promise<T> {
  const world = await startWorld()
  const service = world.startService()
  const sender = fork(join(projectRoot, 'dist/scripts/bench/sender.js'))
  try {
    await readyAfter(world.url)
    return await measure({
      world,
      service,
      send: order => ask(sender, order),
      megabytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(service.pid)])) / 1_024,
    })
  } finally {
    sender.disconnect()
    await service.stop(15_000)
    await world.stop()
  }
}

function ask(sender: ChildProcess, order: Order): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`The sender ended with ${code}`))
    sender.once('exit', end)
    sender.once('message', tally => {
      sender.off('exit', end)
      resolve(tally as Tally)
    })
    sender.send(order)
  })
}
