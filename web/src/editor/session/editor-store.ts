// The editing session of one CV as one observable state: the document with undo and redo, autosave, problems, and the recovery of crash
// drafts that closed tabs left. Transport, clock and drafts are arguments. Knows no React and no HTTP.
import { type Problem, problemsOf } from '../steps/validate.ts'
import { fieldName } from '../words.ts'
import { type Autosave, type Clock, createAutosave, type Transport } from './autosave.ts'
import { cvShape } from './cv-shape.ts'
import { type EditorDocument, emptyDocument, type Path, readAt } from './document.ts'
import type { DraftStore } from './draft-store.ts'
import { createEdits } from './edits.ts'
import { createRecovery, type RecoveryState } from './recovery.ts'
import { writeField } from './roles.ts'
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
  /** A new CV that begins with a content and is created only when asked. */
  brought?: { first: EditorDocument; mayCreate: (document: EditorDocument) => boolean } | undefined
  transport: Transport | null
  clock: Clock
  /** The crash drafts of this CV in this browser. */
  drafts: DraftStore
  /** For a new CV of an account: crash drafts from before signing in. */
  anonymousDrafts?: DraftStore | null
  /** The account's name and email, prefilled into a new CV. */
  name: string
  email: string
  /** When the CV was last saved, in milliseconds. */
  savedAt: number | null
  /** Called when invisible characters that no text may contain were removed from an edit. */
  onCleaned?: () => void
}

export type Editor = ReturnType<typeof createEditor>

export function createEditor(options: EditorOptions) {
  const { stored, brought, clock, drafts, name, email } = options
  const first = stored?.document ?? brought?.first ?? emptyDocument(name, email)
  const notify = () => state.notify()
  const onEdit = (document: EditorDocument) => {
    autosave.change(document)
    notify()
  }
  const edits = createEdits(first, { clock, onCleaned: options.onCleaned, onEdit })
  const autosave: Autosave = createAutosave({
    shape: cvShape(name || 'Your name', brought !== undefined),
    mayCreate: brought?.mayCreate,
    stored,
    document: first,
    transport: options.transport,
    clock,
    drafts,
    savedAt: options.savedAt,
    onState: notify,
    onDocument(document) {
      edits.rebase(document)
      notify()
    },
    onCreated: notify,
  })
  const recovery = createRecovery({
    stores: [drafts, options.anonymousDrafts].flatMap(store => store ?? []),
    cvId: stored?.id ?? null,
    read: edits.document,
    change: edits.apply,
    isUntouched: () => stored === null && edits.undoWords() === null,
    onState: notify,
  })
  const state = createObservable(() => stateOf(edits, autosave, recovery))
  return {
    getState: state.get,
    subscribe: state.subscribe,
    change: edits.apply,
    write(path: Path, value: unknown): void {
      edits.apply(writeField(edits.document(), path, value), fieldName(path), path)
    },
    read: (path: Path) => readAt(edits.document(), path),
    undo: edits.undo,
    redo: edits.redo,
    problems: createProblemList(edits, autosave),
    retry: autosave.retry,
    settle: autosave.settle,
    resolve: autosave.resolve,
    recovery,
    /** Replaces the document by a state from the service, for example a restored version: saved, and one undo step. */
    adopt(next: Stored, words: string): void {
      edits.replace(next.document, words)
      autosave.adopt(next)
      notify()
    },
    join: autosave.join,
    end: () => autosave.settle().then(autosave.end),
  }
}

type Edits = ReturnType<typeof createEdits>

const stateOf = (edits: Edits, autosave: Autosave, recovery: ReturnType<typeof createRecovery>): EditorState => ({
  document: edits.document(),
  cvId: autosave.stored()?.id ?? null,
  version: autosave.stored()?.version ?? 0,
  save: autosave.state(),
  undoWords: edits.undoWords(),
  redoWords: edits.redoWords(),
  recovery: recovery.state(),
})

/** A state with listeners; `read` computes it at each notification. */
function createObservable<State>(read: () => State) {
  const listeners = new Set<() => void>()
  let state = read()
  return {
    get: () => state,
    notify(): void {
      state = read()
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** All problems, computed once per document, and the fields that the service refused. */
function createProblemList(edits: Edits, autosave: Autosave) {
  let known: { of: EditorDocument; list: Problem[] } | null = null
  return (): Problem[] => {
    const document = edits.document()
    if (known?.of !== document) known = { of: document, list: problemsOf(document) }
    const { list } = known
    const held = autosave.state().heldBack.filter(one => !list.some(other => other.path === one.path))
    return held.length > 0 ? [...list, ...held] : list
  }
}
