// Connects an editor with the events of its page: saves when the page is hidden, the network is back or the person has signed in again,
// and warns before text is lost.
import { holdText } from '../../data/open-text.ts'
import { currentToken } from '../../data/session.ts'
import { onStorageChange } from '../../data/storage.ts'
import type { SaveState } from './save-state.ts'

type Saving = { state(): SaveState; retry(): void; settle(): Promise<SaveState> }

/** Returns the function that ends it. */
export function followPage({ state, retry, settle }: Saving): () => void {
  const isKept = () => {
    const { kind, draftKept, heldBack } = state()
    return draftKept || (kind === 'idle' && heldBack.length === 0)
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') void settle()
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (!isKept()) event.preventDefault()
  }
  let token = currentToken()
  const onToken = () => {
    const before = token
    token = currentToken()
    if (before === null && token !== null) retry()
  }
  const stops = [holdText({ settle: () => settle(), isKept }), onStorageChange(onToken)]
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('beforeunload', onLeave)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('beforeunload', onLeave)
  }
}
