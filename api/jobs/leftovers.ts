// Work that an earlier process left unfinished: resumed after a start, each task until it succeeds.
import type { Log } from '../lib/log.ts'
import type { MayGoOn } from './job.ts'

/** `tasks`: each resolves with false when it left something. */
export function createLeftovers(tasks: Readonly<Record<string, () => Promise<unknown>>>, log: Pick<Log, 'warn'>) {
  const left = new Map(Object.entries(tasks))
  return {
    /** The work of a job: false while a task is left. */
    async work(mayGoOn: MayGoOn): Promise<boolean> {
      for (const [what, finish] of [...left]) {
        if (!(await mayGoOn())) break
        try {
          if ((await finish()) !== false) left.delete(what)
        } catch (error) {
          log.warn({ name: (error as Error).name, what }, 'unfinished work of an earlier process is retried later')
        }
      }
      return left.size === 0
    },
    /** Runs every task once, also those that are done. Throws the first failure. */
    async finishAll(): Promise<void> {
      for (const finish of Object.values(tasks)) await finish()
    },
  }
}
