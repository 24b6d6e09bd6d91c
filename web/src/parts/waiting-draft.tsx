// A new CV that is only in this browser, with the way back into it.
import { useSyncExternalStore } from 'react'
import { useToken } from '../data/session.ts'
import { DRAFT_PREFIX, onStorageChange } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { paths } from '../paths.ts'
import { momentOf } from './dates.ts'
import './waiting-draft.css'

/** When the newest CV that no account has saved was edited in this browser, in milliseconds: one begun signed out, or by `account`. */
function draftWaitsSince(account: string | null): number | null {
  try {
    const texts = ['anonymous', account].map(owner => localStorage.getItem(`${DRAFT_PREFIX}${owner}.new`) ?? '[]')
    const times = texts
      .flatMap(text => (JSON.parse(text) as { at: number }[]).map(({ at }) => at))
      .filter(Number.isFinite)
    return times.length > 0 ? Math.max(...times) : null
  } catch {
    return null
  }
}

/** The time of the last change of the draft in milliseconds; null without one. */
export function useWaitingDraft(): number | null {
  const account = subjectOf(useToken())
  return useSyncExternalStore(onStorageChange, () => draftWaitsSince(account))
}

export function WaitingDraft() {
  const at = useWaitingDraft()
  if (at === null) return null
  return (
    <section className="waiting-draft" aria-labelledby="waiting-draft">
      <div>
        <h2 id="waiting-draft">Your unsaved CV</h2>
        <p>Only in this browser. Edited {momentOf(new Date(at).toISOString())}</p>
      </div>
      <a className="button primary" href={`${paths.createCv}?continue`}>
        Continue
      </a>
    </section>
  )
}
