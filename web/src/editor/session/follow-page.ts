// Connects an editor with the events of its page: saves when the page is hidden or the network is back, and warns before text is lost.
import { holdText } from '../../data/unsaved.ts'
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
  const release = holdText({ settle: () => settle(), isKept })
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('beforeunload', onLeave)
  return () => {
    release()
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('beforeunload', onLeave)
  }
}
