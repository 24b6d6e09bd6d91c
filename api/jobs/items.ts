// The items of a queue: one that fails is logged, skipped until its backoff ends, and stops no other item.
import { BoundedMap } from '../lib/bounded-map.ts'
import type { Log } from '../lib/log.ts'

const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000
/** Failing items that a process remembers. One that it forgets is tried again earlier. */
const REMEMBERED = 10_000

type Item = string | Readonly<{ id: string }>
type Items<T> = Iterable<T> | AsyncIterable<T>
const idOf = (item: Item) => (typeof item === 'string' ? item : item.id)

/** `what`: the name of the queue in log lines. */
export function createItems(what: string, { now, log }: { now: () => Date; log: Pick<Log, 'warn'> }) {
  const failed = new BoundedMap<string, { tries: number; untilMs: number }>(REMEMBERED)

  /** False when the work failed now, or failed before and its backoff has not ended. Never throws. */
  async function attempt(id: string, work: () => Promise<unknown>): Promise<boolean> {
    const { tries, untilMs } = failed.get(id) ?? { tries: 0, untilMs: 0 }
    const nowMs = now().getTime()
    if (nowMs < untilMs) return false
    try {
      await work()
      failed.delete(id)
      return true
    } catch (error) {
      // The next run tries it again at once; from its second failure on the pauses double.
      const pauseMs = tries === 0 ? 0 : Math.min(FIRST_MS * 2 ** (Math.min(tries, 20) - 1), LONGEST_MS)
      failed.set(id, { tries: tries + 1, untilMs: nowMs + pauseMs })
      log.warn({ what, id, name: (error as Error).name, tries: tries + 1 }, 'an item failed; it is retried later')
      return false
    }
  }

  return {
    attempt,
    /** Attempts every item. False when some are left. */
    async each<T extends Item>(
      list: Items<T> | Promise<Items<T>>,
      work: (item: T) => Promise<unknown>,
      mayGoOn: () => Promise<boolean> = async () => true,
    ): Promise<boolean> {
      let isDone = true
      for await (const item of await list) {
        if (!(await mayGoOn())) return false
        isDone = (await attempt(idOf(item), () => work(item))) && isDone
      }
      return isDone
    },
  }
}
