// Tells people two weeks before their Pro ends: a look once a day, in one process at a time, one mail for each end.
import { randomUUID } from 'node:crypto'
import type { Log } from '../lib/log.ts'
import type { Post } from './notices.ts'

export type Ending = Readonly<{ userId: string; endsAt: Date }>
type Parts = {
  /** Who has Pro that ends in (from, until], the first end first, from behind `after` on. */
  listEndings: (from: Date, until: Date, after: Ending | null, limit: number) => Promise<Ending[]>
  takeLease: (name: string, holder: string, until: Date, at: Date) => Promise<boolean>
  dropLease: (name: string, holder: string) => Promise<void>
  post: Post
  now: () => Date
  log: Log
}
export type Endings = ReturnType<typeof createEndings>

const DAY_MS = 24 * 3_600_000
const NOTICE_MS = 14 * DAY_MS
const LEASE_MS = 60_000
/** A lease that is not to be had may be that of a process that died. */
const AGAIN_MS = 2 * LEASE_MS
const BATCH = 200
const LEASE = 'plan-endings'

export function createEndings({ listEndings, takeLease, dropLease, post, now, log }: Parts) {
  const holder = randomUUID()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let running: Promise<boolean> | null = null

  const mayGoOn = () => takeLease(LEASE, holder, new Date(now().getTime() + LEASE_MS), now())

  /** False when another process is at it, or was until it died. */
  async function announceAll(): Promise<boolean> {
    const from = now()
    const until = new Date(from.getTime() + NOTICE_MS)
    let last: Ending | null = null
    while (!isStopped && (await mayGoOn())) {
      const endings: Ending[] = await listEndings(from, until, last, BATCH)
      for (const { userId, endsAt } of endings) {
        const at = endsAt.toISOString()
        await post(`plan-ends:${userId}:${at}`, 'plan-ends', { user: userId, endsAt: at })
      }
      last = endings.at(-1) ?? null
      if (endings.length < BATCH) {
        await dropLease(LEASE, holder)
        return true
      }
    }
    return false
  }

  /** One look; a second call while it lasts waits for the same one. */
  function announce(): Promise<boolean> {
    running ??= announceAll().finally(() => {
      running = null
    })
    return running
  }
  async function inBackground(): Promise<void> {
    const isDone = await announce().catch((error: Error) => {
      log.warn({ name: error.name }, 'the look at ending plans was interrupted')
      return false
    })
    if (!isDone && !isStopped) setTimeout(inBackground, AGAIN_MS).unref()
  }

  return {
    announce,
    /** Looks now and once a day until it is stopped. */
    start(): void {
      if (timer || isStopped) return
      timer = setInterval(inBackground, DAY_MS).unref()
      void inBackground()
    },
    async stop(): Promise<void> {
      isStopped = true
      if (timer) clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
