// Counts views of public pages in memory, to be written every few seconds. No cookies, no addresses.
import type { HistoryStore } from '../cv/history-store.ts'

const DECLARED_BOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|embed|fetch|monitor|lighthouse|headless|curl|wget|python|axios|node|go-http|java\/|okhttp|feed|archive|validator/i

export type ViewCounter = ReturnType<typeof createViewCounter>

export function createViewCounter(history: Pick<HistoryStore, 'addViews'>) {
  let pending = new Map<string, number>()

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const counts = pending
    pending = new Map()
    try {
      await history.addViews(counts)
    } catch {
      // The database is unreachable: keep the counts for the next flush.
      for (const [cvId, count] of counts) pending.set(cvId, (pending.get(cvId) ?? 0) + count)
    }
  }

  return {
    /** Counts one 200 reply of a public page, unless the user agent declares a bot. */
    count(nanoId: string, userAgent: string | undefined): void {
      if (!userAgent || DECLARED_BOT.test(userAgent)) return
      pending.set(nanoId, (pending.get(nanoId) ?? 0) + 1)
    },
    flush,
  }
}
