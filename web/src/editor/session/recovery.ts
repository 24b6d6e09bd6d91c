// Recovery of unsaved text: drafts of an earlier visit or of a crashed tab, to restore or to discard. Tabs that are still
// open keep their own drafts.
import { same } from '../../../../api/core/cv/values.ts'
import type { EditorDocument } from './document.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { applyPatch, type Choice, type Conflict, resolve } from './merge.ts'

/** `drafts`: drafts to restore or discard. `conflicts`: between a restored draft and later changes of the CV. */
export type RecoveryState = { drafts: Draft[]; conflicts: Conflict[] }

type Options = {
  stores: DraftStore[]
  cvId: string | null
  read(): EditorDocument
  change(document: EditorDocument, words: string): void
  /** Whether a value of the document may be replaced without a question: an untouched new CV holds prefilled values only. */
  isUntouched(): boolean
  onState(): void
}

export function createRecovery({ stores, cvId, read, change, isUntouched, onState }: Options) {
  let state: RecoveryState = { drafts: [], conflicts: [] }

  function set(next: Partial<RecoveryState>): void {
    state = { ...state, ...next }
    onState()
  }

  function forget(drafts: Draft[]): void {
    const editors = drafts.map(draft => draft.editor)
    for (const store of stores) if (editors.length > 0) store.forget(cvId, editors)
  }

  function addsText({ patch }: Draft): boolean {
    const { document, conflicts } = applyPatch(read(), patch)
    return conflicts.length > 0 || !same(document, read())
  }

  function discard(): void {
    forget(state.drafts)
    set({ drafts: [] })
  }

  return {
    state: () => state,
    /**
     * Looks for drafts of editors that are not in `openEditors`. A draft whose save was stored although its editor got no reply is
     * removed: later it would conflict with newer changes.
     */
    find(openEditors: ReadonlySet<string>): void {
      const found = stores.flatMap(store => store.others(cvId)).filter(draft => !openEditors.has(draft.editor))
      const drafts = found.filter(addsText)
      forget(found.filter(draft => !drafts.includes(draft)))
      set({ drafts })
    },
    /** Applies the drafts. In a conflict the draft's text is shown and the person is asked. */
    restore(): void {
      let document = read()
      const conflicts: Conflict[] = []
      for (const draft of state.drafts.toReversed()) {
        const merged = applyPatch(document, draft.patch)
        document = merged.document
        conflicts.push(...merged.conflicts.filter(found => !conflicts.some(other => other.key === found.key)))
      }
      if (!isUntouched()) state = { ...state, conflicts }
      change(document, 'Restored text')
      discard()
    },
    discard,
    /** Applies the person's choices to the conflicts of a restored draft. */
    resolve(choices: Record<string, Choice>): void {
      const { conflicts } = state
      state = { ...state, conflicts: [] }
      change(resolve(read(), conflicts, choices), 'Chosen version')
      onState()
    },
  }
}
