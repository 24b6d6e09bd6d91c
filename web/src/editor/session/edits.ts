// The person's edits of a document, with undo and redo. Knows no React and no HTTP.
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import type { Clock } from './autosave.ts'
import type { EditorDocument } from './document.ts'
import { type History, rebaseHistory, record, redo, startHistory, undo } from './history.ts'
import { withGroups } from './roles.ts'

export type EditsOptions = {
  clock: Clock
  /** Called after each edit, undo and redo. */
  onEdit(document: EditorDocument): void
  /** Called when invisible characters that no text may contain were removed from an edit. */
  onCleaned?: (() => void) | undefined
}

export function createEdits(document: EditorDocument, { clock, onEdit, onCleaned }: EditsOptions) {
  let history = startHistory(document)

  function step(next: History): void {
    if (next === history) return
    history = next
    onEdit(history.present)
  }

  function cleaned(edited: EditorDocument): EditorDocument {
    const next = withGroups(edited)
    const text = JSON.stringify(next)
    const clean = withoutFormat(text)
    if (clean === text) return next
    onCleaned?.()
    return JSON.parse(clean)
  }

  /** Records an edit as an undo step described by `words`; consecutive steps of one `group` are merged. */
  function apply(next: EditorDocument, words: string, group: string | null = null): void {
    step(record(history, cleaned(next), group, clock.now(), words))
  }

  return {
    document: () => history.present,
    undoWords: () => history.past.at(-1)?.words ?? null,
    redoWords: () => history.future.at(-1)?.words ?? null,
    apply,
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    /** Replaces the document by one with changes from elsewhere; undo does not revert these. */
    rebase(next: EditorDocument): void {
      history = rebaseHistory(history, next)
    },
    /** Replaces the document as an undo step, without a call of `onEdit`. */
    replace(next: EditorDocument, words: string): void {
      history = record(history, next, null, clock.now(), words)
    },
  }
}
