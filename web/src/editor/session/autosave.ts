// Saves the document by itself: save-state.ts decides, and this file sends the requests, sets the timer and writes the drafts.
// Transport, clock and draft store are arguments. Knows no React and no HTTP.
import { same } from '../../../../api/core/cv/values.ts'
import type { EditorDocument } from './document.ts'
import type { DraftStore } from './draft-store.ts'
import { type Choice, patchBetween } from './merge.ts'
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
  /** A repeated call with the same key returns the CV that the first call created. */
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
  /** For a document that is created only when that is asked for, by `settle`: whether it may be. */
  mayCreate?: ((document: D) => boolean) | undefined
  clock: Clock
  drafts: DraftStore
  savedAt: number | null
  onState(state: SaveState): void
  /** A merge or a reply of the service changed the document. */
  onDocument(document: D): void
  onCreated(stored: Stored<D>): void
}

export type Autosave<D = EditorDocument> = ReturnType<typeof createAutosave<D>>

export function createAutosave<D>(options: AutosaveOptions<D>) {
  const { clock } = options
  const owner: Owner<D> = { transport: options.transport, drafts: options.drafts }
  const { dispatch, ...loop } = startSaveLoop(options, owner)
  const attempt = () => attemptOf(clock)
  return {
    /** The person changed the document. The draft is in the browser before this returns. */
    change: (document: D) => dispatch({ type: 'changed', document, now: clock.now() }),
    /** Tries now: the person asked for it, the network is back, or an action needs the saved state. */
    retry: () => dispatch({ type: 'retried', ...attempt() }),
    state: () => loop.state().save,
    document: () => loop.state().document,
    stored: () => loop.state().stored,
    /**
     * Saves, and resolves with the resulting state: after `idle` every valid field is saved. `create` creates the CV even without a change,
     * for a picture that needs a CV to belong to.
     */
    settle(create = false): Promise<SaveState> {
      const { save, base, document } = loop.state()
      if (create && save.kind === 'local' && options.mayCreate?.(document))
        dispatch({ type: 'joined', base, now: clock.now() })
      const settled = loop.whenSettled()
      dispatch({ type: 'settled', create, ...attempt() })
      return settled.then(() => loop.state().save)
    },
    /** Applies the person's choices to the conflicts. */
    resolve: (choices: Record<string, Choice>) => dispatch({ type: 'resolved', choices, ...attempt() }),
    /** The service replaced the whole document (a restored version), which counts as saved. */
    adopt: (stored: Stored<D>) => dispatch({ type: 'adopted', stored, now: clock.now() }),
    /** A guest has signed in: the document becomes one of the account, and so does its draft. `base`: a new document of the account. */
    join({ base, ...next }: Owner<D> & { base: D }): void {
      const { drafts } = owner
      Object.assign(owner, next)
      dispatch({ type: 'joined', base, now: clock.now() })
      drafts.write(null, null)
    },
    /** Stops all attempts and notifications. Unsaved changes stay in the draft; settle first to save them. */
    end: loop.end,
  }
}

const attemptOf = (clock: Clock) => ({ now: clock.now(), newKey: newId() })

/** Where a document is saved. A guest has no transport. */
type Owner<D> = Pick<AutosaveOptions<D>, 'transport' | 'drafts'>

/** Reduces each event to the next state, and does what this state asks for: the draft, the timer, the request, the notifications. */
function startSaveLoop<D>(options: AutosaveOptions<D>, owner: Owner<D>) {
  const { shape, clock, savedAt } = options
  const kind = owner.transport && !options.mayCreate ? 'idle' : 'local'
  let state: AutosaveState<D> = startState(options.document, options.stored, { kind, savedAt })
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
    const draftKept = owner.drafts.write(state.stored?.id ?? null, patchBetween(state.base, state.document))
    if (state.stored && !before.stored) owner.drafts.write(null, null)
    state = { ...state, save: { ...state.save, draftKept } }
  }

  function setTimer(): void {
    cancelTimer()
    if (isEnded || state.attemptAt === null) return
    cancelTimer = clock.after(state.attemptAt - clock.now(), () => {
      state = { ...state, attemptAt: null }
      dispatch({ type: 'due', ...attemptOf(clock) })
    })
  }

  async function send({ sent, key }: { sent: D; key: string | null }): Promise<void> {
    const { stored, base } = state
    try {
      const reply = await (key === null && stored
        ? owner.transport?.save(stored.id, changedFields(base, sent), stored.version)
        : owner.transport?.create(sent, key ?? ''))
      if (reply) dispatch({ type: 'saved', reply, now: clock.now() })
    } catch (error) {
      dispatch({ type: 'failed', failure: error as SaveFailure<D>, ...attemptOf(clock) })
    }
  }

  return {
    state: () => state,
    dispatch,
    whenSettled: () => new Promise<void>(done => settling.push(done)),
    end(): void {
      cancelTimer()
      isEnded = true
    },
  }
}

function changedFields<D>(base: D, sent: D): Partial<D> {
  const keys = Object.keys(sent as object) as (keyof D)[]
  return Object.fromEntries(keys.filter(key => !same(base[key], sent[key])).map(key => [key, sent[key]])) as Partial<D>
}
