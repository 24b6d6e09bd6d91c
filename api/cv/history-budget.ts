// The limit on the disk space of an account's history: the stored versions of its CVs, and the digests of published ones.
import type { KeyStore } from '../claims/key-store.ts'
import { Problem } from '../lib/problem.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvStore } from './store.ts'

const MEGABYTE = 1024 * 1024
const HISTORY_BYTES = 64 * MEGABYTE

type Parts = {
  store: Pick<CvStore, 'listAllIds'>
  history: Pick<HistoryStore, 'sumBytes' | 'freeBytes'>
  versionDigests: Pick<KeyStore, 'sumBytes'>
}

export type HistoryBudget = ReturnType<typeof createHistoryBudget>

export function createHistoryBudget({ store, history, versionDigests }: Parts) {
  /**
   * Whether the account has room for one more version. When the history is full, the oldest unpublished versions without a name are
   * removed. Concurrent requests can exceed the limit by one version each.
   */
  async function hasRoom(userId: string): Promise<boolean> {
    const cvIds = await store.listAllIds(userId)
    const over = (await history.sumBytes(cvIds)) + (await versionDigests.sumBytes(cvIds)) - HISTORY_BYTES
    return over < 0 || (await history.freeBytes(cvIds, over, over + MEGABYTE)) > over
  }
  return {
    hasRoom,
    /** Throws limit_reached. */
    async assertRoom(userId: string): Promise<void> {
      if (await hasRoom(userId)) return
      const message = `The earlier versions of your CVs take ${HISTORY_BYTES / MEGABYTE} MB, which is the limit. Take names away from versions, or delete a CV for good, to make room.`
      throw new Problem('limit_reached', { message })
    },
  }
}
