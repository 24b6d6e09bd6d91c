// Posts a mail two weeks before a Pro plan ends. Runs once a day, in one process at a time (by a lease), one mail for each end.
import { randomUUID } from 'node:crypto'
import type { Log } from '../lib/log.ts'
import type { Post } from './notices.ts'

export type Ending = Readonly<{ userId: string; endsAt: Date }>
type Parts = {
  /** Pro plans that end in (from, until], by end date, after the cursor `after`. */
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
/** The lease may be held by a process that died, so the run is retried after it has expired. */
const AGAIN_MS = 2 * LEASE_MS
const BATCH = 200
const LEASE = 'plan-endings'

export function createEndings({ listEndings, takeLease, dropLease, post, now, log }: Parts) {
  const holder = randomUUID()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let running: Promise<boolean> | null = null

  const holdsLease = () => takeLease(LEASE, holder, new Date(now().getTime() + LEASE_MS), now())

  /** False when another process holds the lease. */
  async function announceAll(): Promise<boolean> {
    const from = now()
    const until = new Date(from.getTime() + NOTICE_MS)
    let last: Ending | null = null
    while (!isStopped && (await holdsLease())) {
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

  /** One run; concurrent calls share it. */
  function announce(): Promise<boolean> {
    running ??= announceAll().finally(() => {
      running = null
    })
    return running
  }
  async function inBackground(): Promise<void> {
    const isDone = await announce().catch((error: Error) => {
      log.warn({ name: error.name }, 'the run for ending plans was interrupted')
      return false
    })
    if (!isDone && !isStopped) setTimeout(inBackground, AGAIN_MS).unref()
  }

  return {
    announce,
    /** Runs now and once a day, until stopped. */
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
