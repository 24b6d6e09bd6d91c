// Saves the document by itself. save-state.ts decides; here each state's request is sent, its timer is set and its draft is written.
// Transport, clock and draft store are arguments. Knows no React and no HTTP.
import { type EditorDocument, same } from './document.ts'
import type { DraftStore } from './draft-store.ts'
import type { Choice } from './merge.ts'
import { newId } from './new-id.ts'
import {
  type AutosaveState,
  reduce,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
  type Shape,
  type Stored,
  startState,
} from './save-state.ts'

export type Transport<D = EditorDocument> = {
  /** Repeated with the same key, it returns what the first call made. */
  create(document: D, key: string): Promise<Stored<D>>
  /** Sends the changed fields only; rejects with a SaveFailure. */
  save(id: string, changes: Partial<D>, version: number): Promise<Stored<D>>
}

export type Clock = { now(): number; after(ms: number, run: () => void): () => void }

export type AutosaveOptions<D> = {
  shape: Shape<D>
  stored: Stored<D> | null
  document: D
  transport: Transport<D> | null
  clock: Clock
  drafts: DraftStore
  savedAt: number | null
  onState(state: SaveState): void
  /** The document changed by a merge or by the service's reply, not by typing. */
  onDocument(document: D): void
  onCreated(stored: Stored<D>): void
}

export type Autosave<D = EditorDocument> = ReturnType<typeof createAutosave<D>>

export function createAutosave<D>(options: AutosaveOptions<D>) {
  const { shape, transport, clock, drafts, savedAt } = options
  let state: AutosaveState<D> = startState(options.document, options.stored, {
    kind: transport ? 'idle' : 'local',
    savedAt,
  })
  let isEnded = false
  let cancelTimer = () => {}
  const settling: (() => void)[] = []

  function dispatch(event: SaveEvent<D>): void {
    const before = state
    state = reduce(shape, before, event)
    if (state.base !== before.base || state.document !== before.document) writeDraft(before)
    // A listener may dispatch another event, so the state of this one is read first.
    const { attemptAt, document, stored, request } = state
    if (attemptAt !== before.attemptAt) setTimer()
    if (request && request !== before.request) void send(request)
    if (document !== before.document && event.type !== 'changed') options.onDocument(document)
    if (stored && !before.stored) options.onCreated(stored)
    if (!state.request && state.save.kind !== 'dirty') for (const done of settling.splice(0)) done()
    if (!isEnded) options.onState(state.save)
  }

  function writeDraft(before: AutosaveState<D>): void {
    const draftKept = drafts.write(state.stored?.id ?? null, shape.patchBetween(state.base, state.document))
    if (state.stored && !before.stored) drafts.write(null, {})
    state = { ...state, save: { ...state.save, draftKept } }
  }

  function setTimer(): void {
    cancelTimer()
    if (isEnded || state.attemptAt === null) return
    cancelTimer = clock.after(state.attemptAt - clock.now(), () => {
      state = { ...state, attemptAt: null }
      dispatch({ type: 'due', ...attempt() })
    })
  }

  async function send({ sent, key }: { sent: D; key: string | null }): Promise<void> {
    const { stored, base } = state
    try {
      const reply = await (key === null && stored
        ? transport?.save(stored.id, changesBetween(base, sent), stored.version)
        : transport?.create(sent, key ?? ''))
      if (reply) dispatch({ type: 'saved', reply, now: clock.now() })
    } catch (error) {
      dispatch({ type: 'failed', failure: error as SaveFailure<D>, ...attempt() })
    }
  }

  const attempt = () => ({ now: clock.now(), newKey: newId() })

  return {
    /** The person changed something. The draft is in the browser before this returns. */
    change: (document: D) => dispatch({ type: 'changed', document, now: clock.now() }),
    /** Tries now: the person asked, the network came back, or something is about to need the saved state. */
    retry: () => dispatch({ type: 'retried', ...attempt() }),
    state: () => state.save,
    document: () => state.document,
    stored: () => state.stored,
    /**
     * Saves, and resolves with the state in which that ended: `idle` means everything that can be is saved. `create` makes the CV even
     * if nothing was typed yet, for what needs one to belong to (a picture).
     */
    settle(create = false): Promise<SaveState> {
      const settled = new Promise<void>(done => settling.push(done))
      dispatch({ type: 'settled', create, ...attempt() })
      return settled.then(() => state.save)
    },
    /** Applies the person's choices to the conflicts. */
    resolve: (choices: Record<string, Choice>) => dispatch({ type: 'resolved', choices, ...attempt() }),
    /** The service replaced the whole (a restored version): its document is taken over as saved. */
    adopt: (stored: Stored<D>) => dispatch({ type: 'adopted', stored, now: clock.now() }),
    /** No further attempts and no further news. What is unsaved stays in the draft. Settle first to save it. */
    end(): void {
      cancelTimer()
      isEnded = true
    },
  }
}

function changesBetween<D>(base: D, sent: D): Partial<D> {
  const keys = Object.keys(sent as object) as (keyof D)[]
  return Object.fromEntries(keys.filter(key => !same(base[key], sent[key])).map(key => [key, sent[key]])) as Partial<D>
}
