// What an earlier process left undone: finished after a start, in the background, each piece again until it succeeds.
import type { Log } from '../lib/log.ts'

const AGAIN_MS = 30_000

export function createLeftovers(pieces: Readonly<Record<string, () => Promise<void>>>, log: Pick<Log, 'warn'>) {
  const left = new Map(Object.entries(pieces))
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> | null = null

  async function tryAll(): Promise<void> {
    for (const [what, finish] of [...left]) {
      if (isStopped) return
      try {
        await finish()
        left.delete(what)
      } catch (error) {
        log.warn({ name: (error as Error).name, what }, 'what an earlier process left is finished later')
      }
    }
    if (left.size > 0 && !isStopped) timer = setTimeout(start, AGAIN_MS).unref()
  }
  function start(): void {
    running ??= tryAll().finally(() => {
      running = null
    })
  }

  return {
    start,
    /** All of it once, whether it was done before or not. Throws what fails. */
    async run(): Promise<void> {
      for (const finish of Object.values(pieces)) await finish()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
