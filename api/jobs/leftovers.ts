// What an earlier process left undone: finished after a start, each piece again until it succeeds.
import type { Log } from '../lib/log.ts'
import type { MayGoOn } from './job.ts'

export function createLeftovers(pieces: Readonly<Record<string, () => Promise<void>>>, log: Pick<Log, 'warn'>) {
  const left = new Map(Object.entries(pieces))
  return {
    /** The work of a job: false while a piece is left. */
    async work(mayGoOn: MayGoOn): Promise<boolean> {
      for (const [what, finish] of [...left]) {
        if (!(await mayGoOn())) break
        try {
          await finish()
          left.delete(what)
        } catch (error) {
          log.warn({ name: (error as Error).name, what }, 'what an earlier process left is finished later')
        }
      }
      return left.size === 0
    },
    /** All of it once, whether it was done before or not. Throws what fails. */
    async finishAll(): Promise<void> {
      for (const finish of Object.values(pieces)) await finish()
    },
  }
}
