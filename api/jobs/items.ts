// The one runner of work that is due: mails, webhooks, payments, requests, credentials, removals. An item that fails is logged, marked, and
// stops no other item. The marks (when an item is due, its tries) belong to its document and are written by `retryLater`; for a queue
// without marks this process remembers them.
import { BoundedMap } from '../lib/bounded-map.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import type { MayGoOn } from './job.ts'

const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000
/** Failing items that a process remembers. It retries a forgotten one earlier. */
const REMEMBERED = 10_000
/** Outages in a row after which the rest waits for the next run. */
const OUTAGES = 3
const ALWAYS = async () => true

type Item = string | Readonly<{ id: string }>
type List<T> = Iterable<T> | AsyncIterable<T>
export type Marks<T> = {
  /** Writes into the item's document when it is due again. `isStopping`: the failure may be the work of our own stop. */
  retryLater: (item: T, error: unknown, isStopping: boolean) => Promise<unknown>
  /** Whether the error is an outage of another service, which fails the next items, too. */
  isOutage?: (error: unknown) => boolean
}

const idOf = (item: Item) => (typeof item === 'string' ? item : item.id)
const reasonOf = (error: unknown) => (error instanceof Problem ? error.code : (error as Error).name)

/** `what`: the name of the queue in log lines. */
export function createItems(what: string, { now, log }: { now: () => Date; log: Pick<Log, 'warn'> }) {
  const backoff = createBackoff(now)

  /** Never throws. failed: the work failed now, or failed before and its pause has not ended. */
  async function attempt<T extends Item>(
    item: T,
    work: (item: T) => Promise<unknown>,
    { retryLater, isOutage }: Marks<T> = backoff,
    mayGoOn: MayGoOn = ALWAYS,
  ): Promise<'done' | 'failed' | 'outage'> {
    const id = idOf(item)
    if (backoff.isResting(id)) return 'failed'
    try {
      await work(item)
      backoff.forget(id)
      return 'done'
    } catch (error) {
      log.warn({ what, id, why: reasonOf(error) }, 'an item failed; it is retried later')
      try {
        await retryLater(item, error, !(await mayGoOn()))
        return isOutage?.(error) ? 'outage' : 'failed'
      } catch (failure) {
        log.warn({ what, id, why: reasonOf(failure) }, 'the failure of an item could not be stored')
        return 'outage'
      }
    }
  }

  return {
    attempt,
    /** Attempts every item. False when some are left. */
    async each<T extends Item>(
      list: List<T> | Promise<List<T>>,
      work: (item: T) => Promise<unknown>,
      mayGoOn: MayGoOn = ALWAYS,
      marks?: Marks<T>,
    ): Promise<boolean> {
      if (!(await mayGoOn())) return false
      let isDone = true
      let outages = 0
      for await (const item of await list) {
        const end = await attempt(item, work, marks, mayGoOn)
        outages = end === 'outage' ? outages + 1 : 0
        if (end !== 'done') isDone = false
        if (outages >= OUTAGES || !(await mayGoOn())) return false
      }
      return isDone
    },
  }
}

/** Retries an item at once after its first failure, and then with growing pauses. */
function createBackoff(now: () => Date) {
  const failed = new BoundedMap<string, { tries: number; untilMs: number }>(REMEMBERED)
  return {
    isResting: (id: string): boolean => now().getTime() < (failed.get(id)?.untilMs ?? 0),
    forget: (id: string): void => void failed.delete(id),
    async retryLater(item: Item): Promise<void> {
      const tries = failed.get(idOf(item))?.tries ?? 0
      const pauseMs = tries === 0 ? 0 : Math.min(FIRST_MS * 2 ** (Math.min(tries, 20) - 1), LONGEST_MS)
      failed.set(idOf(item), { tries: tries + 1, untilMs: now().getTime() + pauseMs })
    },
  }
}

/** Items that are leased one at a time, until none is due. */
export async function* claimed<T>(claim: () => Promise<T | null>): AsyncGenerator<T> {
  for (let item = await claim(); item !== null; item = await claim()) yield item
}

/** Due items in batches, each item once. */
export async function* inBatches<T extends { id: string }>(list: () => Promise<readonly T[]>): AsyncGenerator<T> {
  const seen = new Set<string>()
  for (;;) {
    const fresh = (await list()).filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    for (const item of fresh) {
      seen.add(item.id)
      yield item
    }
  }
}
