// Undo and redo over immutable documents, at most 100 steps. Pure: the time is an argument, in milliseconds.
import type { EditorDocument } from './document.ts'
import { rebase } from './merge.ts'

export const MAX_STEPS = 100
export const TYPING_PAUSE_MS = 1_000

type Step = { document: EditorDocument; words: string }
export type History = {
  past: Step[]
  present: EditorDocument
  future: Step[]
  /** The group of the last step, and the time of its last change. */
  group: string | null
  at: number
}

export function startHistory(document: EditorDocument): History {
  return { past: [], present: document, future: [], group: null, at: 0 }
}

/**
 * Makes `next` the present. Steps of the same `group` (for example a field's path) within a second are merged; null never merges.
 * `words` describes the step for "Undo: …".
 */
export function record(
  history: History,
  next: EditorDocument,
  group: string | null,
  now: number,
  words: string,
): History {
  if (next === history.present) return history
  const joins =
    group !== null && group === history.group && now - history.at <= TYPING_PAUSE_MS && history.past.length > 0
  const past = joins ? history.past : [...history.past, { document: history.present, words }].slice(-MAX_STEPS)
  return { past, present: next, future: [], group, at: now }
}

export function undo(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  const future = [...history.future, { document: history.present, words: last.words }]
  return { past: history.past.slice(0, -1), present: last.document, future, group: null, at: 0 }
}

export function redo(history: History): History {
  const next = history.future.at(-1)
  if (!next) return history
  const past = [...history.past, { document: history.present, words: next.words }]
  return { past, present: next.document, future: history.future.slice(0, -1), group: null, at: 0 }
}

/**
 * Rebases all steps onto a change from elsewhere (another tab or device), so that undo leaves that change
 * alone.
 */
export function rebaseHistory(history: History, after: EditorDocument): History {
  const before = history.present
  if (after === before) return history
  const shift = (step: Step): Step => ({ ...step, document: rebase(before, step.document, after) })
  return { ...history, past: history.past.map(shift), present: after, future: history.future.map(shift) }
}
