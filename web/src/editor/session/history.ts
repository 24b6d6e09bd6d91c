// Undo and redo over immutable documents. Typing in one field within a second is one step; at most 100 steps are kept.
// Pure: the time is an argument, in milliseconds.
import type { EditorDocument } from './document.ts'
import { rebase } from './merge.ts'

export const MAX_STEPS = 100
export const TYPING_PAUSE_MS = 1_000

type Step = { document: EditorDocument; words: string }
export type History = {
  past: Step[]
  present: EditorDocument
  future: Step[]
  /** What the last step was about, and when it was last added to. */
  group: string | null
  at: number
}

export function startHistory(document: EditorDocument): History {
  return { past: [], present: document, future: [], group: null, at: 0 }
}

/**
 * `next` becomes the present. Steps of the same `group` (say, a field's path) closer than a second are one.
 * `words` says what the step did, for "Undo: …". Pass null as the group for what must be a step of its own.
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
 * What came from elsewhere (another tab, another device) is put under every step, so that undoing an own step
 * takes back that step and nothing of the other's work.
 */
export function rebaseHistory(history: History, after: EditorDocument): History {
  const before = history.present
  if (after === before) return history
  const shift = (step: Step): Step => ({ ...step, document: rebase(before, step.document, after) })
  return { ...history, past: history.past.map(shift), present: after, future: history.future.map(shift) }
}
