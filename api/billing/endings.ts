// Notifies people two weeks before their Pro ends: the work of a job, one mail for each end.
import type { MayGoOn } from '../jobs/job.ts'
import type { Post } from './notices.ts'

export type Ending = Readonly<{ userId: string; endsAt: Date }>
type Deps = {
  /** Pro plans that end in (from, until], by end date, after the cursor `after`. */
  listEndings: (from: Date, until: Date, after: Ending | null, limit: number) => Promise<Ending[]>
  post: Post
  now: () => Date
}

const DAY_MS = 24 * 3_600_000
const NOTICE_MS = 14 * DAY_MS
const BATCH = 200

export function createEndings({ listEndings, post, now }: Deps) {
  /** False when another process has the lease. */
  return async function announce(mayGoOn: MayGoOn): Promise<boolean> {
    const from = now()
    const until = new Date(from.getTime() + NOTICE_MS)
    let last: Ending | null = null
    while (await mayGoOn()) {
      const endings: Ending[] = await listEndings(from, until, last, BATCH)
      for (const { userId, endsAt } of endings) {
        const at = endsAt.toISOString()
        await post(`plan-ends:${userId}:${at}`, 'plan-ends', { user: userId, endsAt: at })
      }
      last = endings.at(-1) ?? null
      if (endings.length < BATCH) return true
    }
    return false
  }
}
