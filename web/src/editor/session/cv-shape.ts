// The rules of a CV's document for autosave. Pure.
import { problemsOf, sendable } from '../steps/validate.ts'
import type { EditorDocument } from './document.ts'
import type { Shape } from './save-state.ts'

/** `name` is sent instead of a name that was never valid, as the service's schema requires one. */
export const cvShape = (name: string): Shape<EditorDocument> => ({
  problemsOf,
  sendable: (document, base, blocked) => sendable(document, base, blocked, name),
  // A creation sends neither privacy nor indexing: a choice already made is a change that is still to be saved.
  created: (sent, { privacy, indexable }) => ({ ...sent, privacy, indexable }),
})
