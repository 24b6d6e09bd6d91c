// The person's edits of a document, with undo and redo. A guard can hold back an edit. Knows no React and no HTTP.
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import type { Clock } from './autosave.ts'
import type { EditorDocument } from './document.ts'
import { type History, rebaseHistory, record, redo, startHistory, undo } from './history.ts'
import { rebase } from './merge.ts'

/** Holds back an edit when it returns true, and may call `apply` later. */
export type Guard = (next: EditorDocument, apply: () => void) => boolean

export type EditsOptions = {
  clock: Clock
  /** Called after each edit, undo and redo. */
  onEdit(document: EditorDocument): void
  /** Called when invisible characters that no text may contain were removed from an edit. */
  onCleaned?: (() => void) | undefined
}

export function createEdits(document: EditorDocument, { clock, onEdit, onCleaned }: EditsOptions) {
  let history = startHistory(document)
  let guard: Guard | null = null

  function step(next: History): void {
    if (next === history) return
    history = next
    onEdit(history.present)
  }

  function cleaned(next: EditorDocument): EditorDocument {
    const text = JSON.stringify(next)
    const clean = withoutFormat(text)
    if (clean === text) return next
    onCleaned?.()
    return JSON.parse(clean)
  }

  /** Records an edit as an undo step described by `words`; consecutive steps of one `group` are merged. Skips the guard. */
  function apply(next: EditorDocument, words: string, group: string | null = null): void {
    step(record(history, cleaned(next), group, clock.now(), words))
  }

  return {
    document: () => history.present,
    undoWords: () => history.past.at(-1)?.words ?? null,
    redoWords: () => history.future.at(-1)?.words ?? null,
    apply,
    /** False: the guard holds the edit back; changes merged meanwhile are kept when the edit is applied. */
    attempt(next: EditorDocument, words: string, group: string | null = null): boolean {
      const before = history.present
      if (guard?.(next, () => apply(rebase(before, next, history.present), words, group))) return false
      apply(next, words, group)
      return true
    },
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    /** Sets the guard; returns the function that removes it. */
    setGuard(next: Guard): () => void {
      guard = next
      return () => {
        guard = null
      }
    },
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
