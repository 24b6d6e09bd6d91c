// Counts views of public pages in memory, to be written every few seconds: in all, by UTC day, and by recipient link; and downloads.
// No cookies, no addresses.
import { daysUntil } from '../core/cv/sharing.ts'
import { utcDay } from '../core/days.ts'
import type { HistoryStore } from '../cv/history-store.ts'

const DECLARED_BOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|embed|fetch|monitor|lighthouse|headless|curl|wget|python|axios|node|go-http|java\/|okhttp|feed|archive|validator/i

export type ViewCounter = ReturnType<typeof createViewCounter>

export function createViewCounter(history: Pick<HistoryStore, 'addViews'>, now: () => Date) {
  /** What to add to each path of a CV's counter. */
  let pending = new Map<string, Record<string, number>>()

  function add(cvId: string, counts: Readonly<Record<string, number>>): void {
    const sums = pending.get(cvId) ?? {}
    for (const [path, count] of Object.entries(counts)) sums[path] = (sums[path] ?? 0) + count
    pending.set(cvId, sums)
  }

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const counts = pending
    pending = new Map()
    try {
      await history.addViews(counts, daysUntil(now())[0] as string)
    } catch {
      // The database is unreachable: keep the counts for the next flush.
      for (const [cvId, sums] of counts) add(cvId, sums)
    }
  }

  return {
    /** Counts one 200 reply of a public page, unless the user agent declares a bot. `link`: the id of the recipient's link. */
    count(nanoId: string, userAgent: string | undefined, link: string | null): void {
      if (!userAgent || DECLARED_BOT.test(userAgent)) return
      add(nanoId, { count: 1, [`days.${utcDay(now())}`]: 1, ...(link && { [`links.${link}`]: 1 }) })
    },
    /** Counts a download by the owner. */
    countDownload: (nanoId: string, kind: string): void => add(nanoId, { [`downloads.${kind}`]: 1 }),
    flush,
  }
}
