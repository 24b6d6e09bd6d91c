// The rules of a CV's document for autosave. Pure.
import { problemsOf, sendable } from '../steps/validate.ts'
import type { EditorDocument } from './document.ts'
import type { Shape } from './save-state.ts'

/** `name` is sent instead of a name that was never valid, as the service's schema requires one. */
export const cvShape = (name: string, isBrought = false): Shape<EditorDocument> => ({
  problemsOf,
  sendable: (document, base, blocked) => sendable(document, base, blocked, name),
  // A creation sends neither privacy nor indexing, and a brought CV only content: a choice already made is still to be saved.
  created: (sent, base) =>
    isBrought
      ? { ...base, content: sent.content, ...(sent.brought && { brought: sent.brought }) }
      : { ...sent, privacy: base.privacy, indexable: base.indexable },
})
