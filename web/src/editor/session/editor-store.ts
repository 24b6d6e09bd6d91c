// The editing session of one CV: document with undo and redo, autosave, crash drafts and problems, as one observable state.
// Combines the pure modules; transport, clock and drafts are arguments. Knows no React and no HTTP.
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import { type Problem, problemsOf } from '../steps/validate.ts'
import { fieldName } from '../words.ts'
import { type Autosave, type Clock, createAutosave, type Transport } from './autosave.ts'
import { cvShape } from './cv-shape.ts'
import { type EditorDocument, emptyDocument, type Path, readAt, writeAt } from './document.ts'
import type { DraftStore } from './draft-store.ts'
import { type History, rebaseHistory, record, redo, startHistory, undo } from './history.ts'
import { rebase } from './merge.ts'
import { createRecovery, type RecoveryState } from './recovery.ts'
import type { SaveState, Stored } from './save-state.ts'

export type EditorState = {
  document: EditorDocument
  /** null before the first save. */
  cvId: string | null
  version: number
  save: SaveState
  /** Descriptions of the steps to undo and redo; null without one. */
  undoWords: string | null
  redoWords: string | null
  recovery: RecoveryState
}

export type EditorOptions = {
  stored: Stored | null
  transport: Transport | null
  clock: Clock
  drafts: DraftStore
  /** For a new CV of an account: drafts from before signing in. */
  anonymousDrafts?: DraftStore | null
  /** The account's name and email, prefilled into a new CV. */
  name: string
  email: string
  /** When the CV was last saved, in milliseconds. */
  savedAt: number | null
  /** Called when invisible characters that no text may contain were removed from a change. */
  onCleaned?: () => void
}

/** Holds back a change of the person's when it returns true, and may call `apply` later. */
export type Guard = (next: EditorDocument, apply: () => void) => boolean

export type Editor = ReturnType<typeof createEditor>

export function createEditor(options: EditorOptions) {
  const { clock, drafts } = options
  const listeners = new Set<() => void>()
  const first = options.stored?.document ?? emptyDocument(options.name, options.email)
  let history: History = startHistory(first)
  let problems: { of: EditorDocument; list: Problem[] } | null = null
  let guard: Guard | null = null

  const autosave: Autosave = createAutosave({
    ...options,
    shape: cvShape(options.name || 'Your name'),
    document: first,
    onState: () => notify(),
    onDocument: document => {
      history = rebaseHistory(history, document)
      notify()
    },
    onCreated: () => notify(),
  })
  const recovery = createRecovery({
    stores: [drafts, options.anonymousDrafts].flatMap(store => store ?? []),
    cvId: options.stored?.id ?? null,
    read: () => history.present,
    change,
    isUntouched: () => options.stored === null && history.past.length === 0,
    onState: () => notify(),
  })
  let state = snapshot()

  function snapshot(): EditorState {
    return {
      document: history.present,
      cvId: autosave.stored()?.id ?? null,
      version: autosave.stored()?.version ?? 0,
      save: autosave.state(),
      undoWords: history.past.at(-1)?.words ?? null,
      redoWords: history.future.at(-1)?.words ?? null,
      recovery: recovery.state(),
    }
  }

  function notify(): void {
    state = snapshot()
    for (const listener of listeners) listener()
  }

  function step(next: History): void {
    if (next === history) return
    history = next
    autosave.change(history.present)
    notify()
  }

  function cleaned(next: EditorDocument): EditorDocument {
    const text = JSON.stringify(next)
    const clean = withoutFormat(text)
    if (clean === text) return next
    options.onCleaned?.()
    return JSON.parse(clean)
  }

  /** Records a change as an undo step described by `words`; consecutive steps of one `group` are merged. */
  function change(next: EditorDocument, words: string, group: string | null = null): void {
    step(record(history, cleaned(next), group, clock.now(), words))
  }

  /** A change by the person. False: the guard holds it back; a save may add changes from elsewhere until it is applied. */
  function attempt(next: EditorDocument, words: string, group: string | null = null): boolean {
    const before = history.present
    if (guard?.(next, () => change(rebase(before, next, history.present), words, group))) return false
    change(next, words, group)
    return true
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change: attempt,
    /** A change of which the person was told what it ends. */
    changeKnowingly: change,
    write(path: Path, value: unknown): void {
      attempt(writeAt(history.present, path, value), fieldName(path), path)
    },
    /** Sets the guard; returns what removes it. */
    setGuard(next: Guard): () => void {
      guard = next
      return () => {
        guard = null
      }
    },
    read: (path: Path) => readAt(history.present, path),
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    /** All problems, computed once per document. */
    problems(): Problem[] {
      if (problems?.of !== history.present) problems = { of: history.present, list: problemsOf(history.present) }
      const held = autosave.state().heldBack.filter(one => !problems?.list.some(other => other.path === one.path))
      return held.length > 0 ? [...problems.list, ...held] : problems.list
    },
    retry: autosave.retry,
    settle: autosave.settle,
    resolve: autosave.resolve,
    recovery,
    /** Takes over a state of the CV from the service, for example a restored version: saved, and one undo step. */
    adopt(stored: Stored, words: string): void {
      history = record(history, stored.document, null, clock.now(), words)
      autosave.adopt(stored)
      notify()
    },
    /** Saves, then stops. */
    async end(): Promise<void> {
      await autosave.settle()
      autosave.end()
    },
  }
}
