// One editing session of one CV: document with undo and redo, autosave, crash drafts, problems, as one state to subscribe to.
// Puts the pure pieces together; transport, clock and drafts are arguments. Knows no React and no HTTP.
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import { type Problem, problemsOf } from '../steps/validate.ts'
import { fieldName } from '../words.ts'
import { type Autosave, type Clock, createAutosave, type SaveState, type Stored, type Transport } from './autosave.ts'
import { type EditorDocument, emptyDocument, type Path, readAt, same, writeAt } from './document.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { type History, rebaseHistory, record, redo, startHistory, undo } from './history.ts'
import { applyPatch, type Choice, type Conflict, type Patch, resolve } from './merge.ts'

export type EditorState = {
  document: EditorDocument
  /** null until the CV was saved for the first time. */
  cvId: string | null
  version: number
  save: SaveState
  /** What undo and redo would take back or bring again; null when there is nothing. */
  undoWords: string | null
  redoWords: string | null
  /** Unsaved text of an earlier visit, or of a tab that crashed; the person decides. */
  offers: Draft[]
  /** Both sides of a restored draft, where the CV has changed since in the same place. */
  draftConflicts: Conflict[]
}

export type EditorOptions = {
  stored: Stored | null
  transport: Transport | null
  clock: Clock
  drafts: DraftStore
  /** For a new CV of an account: what was begun in this browser before signing in. */
  anonymousDrafts?: DraftStore | null
  /** Of the account: prefilled into a new CV. */
  name: string
  email: string
  /** When the CV was last saved, in milliseconds. */
  savedAt: number | null
  /** Invisible characters that no text may hold came along with a change and were taken out. */
  onCleaned?: () => void
}

export type Editor = ReturnType<typeof createEditor>

export function createEditor(options: EditorOptions) {
  const { clock, drafts } = options
  const listeners = new Set<() => void>()
  const first = options.stored?.document ?? emptyDocument(options.name, options.email)
  const shelves = [drafts, options.anonymousDrafts].flatMap(store =>
    store ? [{ store, cvId: options.stored?.id ?? null }] : [],
  )
  let history: History = startHistory(first)
  let problems: { of: EditorDocument; list: Problem[] } | null = null
  let offers: Draft[] = []
  let draftConflicts: Conflict[] = []

  const autosave: Autosave = createAutosave({
    ...options,
    document: first,
    name: options.name || 'Your name',
    onState: () => tell(),
    onDocument: document => {
      history = rebaseHistory(history, document)
      tell()
    },
    onCreated: () => tell(),
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
      offers,
      draftConflicts,
    }
  }

  function tell(): void {
    state = snapshot()
    for (const listener of listeners) listener()
  }

  function step(next: History): void {
    if (next === history) return
    history = next
    autosave.change(history.present)
    tell()
  }

  function cleaned(next: EditorDocument): EditorDocument {
    const text = JSON.stringify(next)
    const clean = withoutFormat(text)
    if (clean === text) return next
    options.onCleaned?.()
    return JSON.parse(clean)
  }

  /** A change of any kind, as one step of undo that `words` describe; steps of one `group` in a row are one. */
  function change(next: EditorDocument, words: string, group: string | null = null): void {
    step(record(history, cleaned(next), group, clock.now(), words))
  }

  /** Puts an offered draft on top of what is there. Where both changed, the own text is shown and the person is asked. */
  function restoreDraft(): void {
    let document = history.present
    const conflicts: Conflict[] = []
    for (const draft of offers.toReversed()) {
      const merged = applyPatch(document, draft.patch)
      document = merged.document
      conflicts.push(...merged.conflicts.filter(found => !conflicts.some(other => other.key === found.key)))
    }
    // In an untouched new CV only what was prefilled can clash, and nobody typed that.
    if (options.stored !== null || history.past.length > 0) draftConflicts = conflicts
    change(document, 'Restored text')
    forgetOffers()
  }

  function adds(patch: Patch): boolean {
    const { document, conflicts } = applyPatch(history.present, patch)
    return conflicts.length > 0 || !same(document, history.present)
  }

  function forgetOffers(): void {
    const editors = offers.map(draft => draft.editor)
    for (const { store, cvId } of shelves) store.forget(cvId, editors)
    offers = []
    tell()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change,
    /** One field, typed into: keystrokes within a second are one step. */
    write(path: Path, value: unknown): void {
      change(writeAt(history.present, path, value), fieldName(path), path)
    },
    read: (path: Path) => readAt(history.present, path),
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    /** Everything that is wrong now, computed once for each document. */
    problems(): Problem[] {
      if (problems?.of !== history.present) problems = { of: history.present, list: problemsOf(history.present) }
      const held = autosave.state().heldBack.filter(one => !problems?.list.some(other => other.path === one.path))
      return held.length > 0 ? [...problems.list, ...held] : problems.list
    },
    retry: autosave.retry,
    settle: autosave.settle,
    resolve: autosave.resolve,
    /** The service's own new state of the CV, for example a restored version: as saved, and one step of undo. */
    adopt(stored: Stored, words: string): void {
      history = record(history, stored.document, null, clock.now(), words)
      autosave.adopt(stored)
      tell()
    },
    /**
     * Offers the drafts that none of `living` (editors still open in some tab) is about to save itself. A draft whose
     * save did arrive, though no reply told its editor, is forgotten: later it would contradict what came after it.
     */
    offerDrafts(living: ReadonlySet<string>): void {
      const found = shelves.flatMap(({ store, cvId }) => store.others(cvId))
      const dead = found.filter(draft => !living.has(draft.editor))
      offers = dead.filter(({ patch }) => adds(patch))
      const arrived = dead.filter(draft => !offers.includes(draft)).map(draft => draft.editor)
      for (const { store, cvId } of shelves) if (arrived.length > 0) store.forget(cvId, arrived)
      tell()
    },
    restoreDraft,
    discardDrafts: forgetOffers,
    /** The person's choice for the parts of a restored draft that the CV has changed as well. */
    resolveDraft(choices: Record<string, Choice>): void {
      const conflicts = draftConflicts
      draftConflicts = []
      change(resolve(history.present, conflicts, choices), 'Chosen version')
      tell()
    },
    /** Saves what can be saved, then stops. */
    async end(): Promise<void> {
      await autosave.settle()
      autosave.end()
    },
  }
}
