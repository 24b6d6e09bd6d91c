// A new CV that is only in this browser, with the way back into it.
import { useSyncExternalStore } from 'react'
import { useToken } from '../data/session.ts'
import { draftWaitsSince, onStorageChange } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { paths } from '../paths.ts'
import { momentOf } from './dates.ts'
import './waiting-draft.css'

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
