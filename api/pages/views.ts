// Counts views of public pages in memory, to be written every few seconds: in all, by UTC day, and by recipient link; and downloads.
// No cookies, no addresses.
import { daysUntil } from '../core/cv/sharing.ts'
import { utcDay } from '../core/days.ts'
import type { HistoryStore } from '../cv/history-store.ts'

const DECLARED_BOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|embed|fetch|monitor|lighthouse|headless|curl|wget|python|axios|node|go-http|java\/|okhttp|feed|archive|validator/i

function increase(sums: Record<string, number>, path: string, by = 1): void {
  sums[path] = (sums[path] ?? 0) + by
}

export type ViewCounter = ReturnType<typeof createViewCounter>

export function createViewCounter(history: Pick<HistoryStore, 'addViews'>, now: () => Date) {
  /** What to add to each path of a CV's counter. */
  let pending = new Map<string, Record<string, number>>()

  function sumsOf(cvId: string): Record<string, number> {
    const sums = pending.get(cvId) ?? {}
    pending.set(cvId, sums)
    return sums
  }

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const counts = pending
    pending = new Map()
    try {
      await history.addViews(counts, daysUntil(now())[0] as string)
    } catch {
      // The database is unreachable: keep the counts for the next flush.
      for (const [cvId, missed] of counts) {
        const sums = sumsOf(cvId)
        for (const [path, count] of Object.entries(missed)) increase(sums, path, count)
      }
    }
  }

  return {
    /** Counts one 200 reply of a public page, unless the user agent declares a bot. `link`: the id of the recipient's link. */
    count(nanoId: string, userAgent: string | undefined, link: string | null): void {
      if (!userAgent || DECLARED_BOT.test(userAgent)) return
      const sums = sumsOf(nanoId)
      increase(sums, 'count')
      increase(sums, `days.${utcDay(now())}`)
      if (link) increase(sums, `links.${link}`)
    },
    /** Counts a download by the owner. */
    countDownload: (nanoId: string, kind: string): void => increase(sumsOf(nanoId), `downloads.${kind}`),
    flush,
  }
}
