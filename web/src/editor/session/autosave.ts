// Saves the document by itself: debounced, coalesced, one request at a time, each bound to the version it is based on.
// A state machine; transport, clock and draft store are arguments. Knows no React, no HTTP and no history of steps.

import { mayPass } from '../../data/passing.ts'
import type { Problem } from '../steps/validate.ts'
import { type EditorDocument, type Path, same } from './document.ts'
import type { DraftStore } from './draft-store.ts'
import type { Choice, Conflict, Patch } from './merge.ts'
import { newId } from './new-id.ts'
import { createRefusals, type FieldError } from './refusals.ts'

/** What the service holds: the document at a version. */
export type Stored<D = EditorDocument> = { id: string; version: number; document: D }

/** What autosave has to know of a kind of document: a CV, or a cover letter. */
export type Shape<D> = {
  problemsOf(document: D): Problem[]
  /** The document to send: blocked fields have their values in `base`. */
  sendable(document: D, base: D, blocked: Path[]): D
  merge(base: D, mine: D, theirs: D): { document: D; conflicts: Conflict[] }
  resolve(document: D, conflicts: Conflict[], choices: Record<string, Choice>): D
  patchBetween(base: D, mine: D): Patch
  /** What of a sent document a creation has saved. */
  created(sent: D, base: D): D
}

/** Failures carry what data/fetch gives them; `stored` comes with 412. */
export type SaveFailure<D = EditorDocument> = {
  status: number
  code: string
  message: string
  errors?: FieldError[]
  stored?: Stored<D>
}

export type Transport<D = EditorDocument> = {
  /** Repeated with the same key, it answers with what the first one made. */
  create(document: D, key: string): Promise<Stored<D>>
  /** Sends the changed fields only; rejects with a SaveFailure. */
  save(id: string, changes: Partial<D>, version: number): Promise<Stored<D>>
}

export type Clock = { now(): number; after(ms: number, run: () => void): () => void }

export type SaveState = {
  /** `local`: signed out, the browser's draft is all there is. `conflict` waits for `resolve`. `stopped` for a person. */
  kind: 'idle' | 'dirty' | 'saving' | 'offline' | 'error' | 'stopped' | 'conflict' | 'local'
  savedAt: number | null
  message: string | null
  /** Fields that are typed but not sent, because the service would refuse or did refuse them. */
  heldBack: Problem[]
  conflicts: Conflict[]
  /** False when the browser keeps no drafts (private mode, full). */
  draftKept: boolean
}

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

export const DEBOUNCE_MS = 800
export const MAX_WAIT_MS = 5_000
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** Merging and saving again at once this often means that somebody else saves all the time: then wait as for an error. */
const MAX_MERGES = 5

export type Autosave<D = EditorDocument> = ReturnType<typeof createAutosave<D>>

export function createAutosave<D>(options: AutosaveOptions<D>) {
  const { shape, transport, clock, drafts } = options
  let stored = options.stored
  // What the service holds, or for a CV that was never saved: nothing but the name that it starts with.
  let base = options.stored?.document ?? options.document
  let document = options.document
  let theirs: Stored<D> | null = null
  // Saves whose replies were lost: any of them may be what the service holds.
  let unanswered: D[] = []
  // What the CV is being made from. It stays the same until the service has answered: a lost reply may be one of success.
  let creation: { document: D; key: string } | null = null
  const refusals = createRefusals<D>(shape.problemsOf)
  let [failures, merges, inFlight, ended, wanted] = [0, 0, false, false, false]
  let dirtySince: number | null = null
  let cancelTimer = () => {}
  let waiting: (() => void)[] = []
  let state: SaveState = {
    kind: transport ? 'idle' : 'local',
    savedAt: options.savedAt,
    message: null,
    heldBack: [],
    conflicts: [],
    draftKept: true,
  }

  function setState(change: Partial<SaveState>) {
    state = { ...state, ...change }
    if (!inFlight && state.kind !== 'saving' && state.kind !== 'dirty') {
      for (const done of waiting) done()
      waiting = []
    }
    if (!ended) options.onState(state)
  }

  const blocked = () => refusals.problemsOf(document)

  function toSend(heldBack: Problem[]): D {
    const paths = heldBack.map(problem => problem.path)
    return shape.sendable(document, base, paths)
  }

  /** Applies what was typed since `before` to `after`; in a conflict it wins. */
  function rebase(before: D, mine: D, after: D): D {
    if (same(before, after)) return mine
    return same(mine, before) ? after : shape.merge(before, mine, after).document
  }

  function writeDraft(): void {
    state = {
      ...state,
      draftKept: drafts.write(stored?.id ?? null, shape.patchBetween(base, document)),
    }
  }

  function isDirty(sent: D): boolean {
    return stored === null ? wanted || (document !== base && !same(sent, base)) : !same(sent, base)
  }

  /** The person changed something. The draft is in the browser before this returns. */
  function change(next: D) {
    document = next
    writeDraft()
    if (!transport) return setState({ heldBack: blocked() })
    if (state.kind === 'conflict' || state.kind === 'stopped') return setState({})
    plan()
  }

  function plan() {
    const heldBack = blocked()
    if (!isDirty(toSend(heldBack))) {
      dirtySince = null
      if (inFlight) return setState({ heldBack })
      cancelTimer()
      failures = 0
      return setState({ kind: 'idle', message: null, heldBack })
    }
    dirtySince ??= clock.now()
    if (inFlight) return setState({ heldBack })
    // After a failure the wait grows, but typing goes on meanwhile and the state keeps saying what is wrong.
    if (failures > 0) return setState({ heldBack })
    later(Math.max(0, Math.min(DEBOUNCE_MS, dirtySince + MAX_WAIT_MS - clock.now())))
    setState({ kind: 'dirty', message: null, heldBack })
  }

  function later(ms: number) {
    cancelTimer()
    if (!ended) cancelTimer = clock.after(ms, run)
  }

  async function run(): Promise<void> {
    cancelTimer()
    if (!transport || inFlight || state.kind === 'conflict') return
    const heldBack = blocked()
    const sent = creation?.document ?? toSend(heldBack)
    if (!isDirty(sent)) return plan()
    if (stored === null) creation ??= { document: sent, key: newId() }
    inFlight = true
    dirtySince = null
    // What is tried again by itself goes on saying what is wrong: words and a button that come and go help nobody.
    setState(failures > 0 ? { heldBack } : { kind: 'saving', message: null, heldBack })
    try {
      const reply = creation
        ? await transport.create(sent, creation.key)
        : await transport.save(stored!.id, changesBetween(base, sent), stored!.version)
      inFlight = false
      accepted(sent, reply)
    } catch (error) {
      inFlight = false
      failed(sent, error as SaveFailure<D>)
    }
  }

  function accepted(sent: D, reply: Stored<D>): void {
    const created = stored === null
    const from = created ? shape.created(sent, base) : sent
    creation = null
    wanted = false
    unanswered = []
    ;[failures, merges] = [0, 0]
    // What was typed since stays on top of the service's copy.
    take(reply, rebase(from, document, reply.document))
    if (created) drafts.write(null, {})
    state = { ...state, savedAt: clock.now(), kind: 'idle', message: null }
    if (created) options.onCreated(reply)
    plan()
  }

  function failed(sent: D, failure: SaveFailure<D>) {
    if (failure.status >= 400 && failure.status < 500 && failure.status !== 408) creation = null
    else unanswered = [...unanswered.slice(-20), sent]
    if (failure.status === 412 && failure.stored) return stale(failure.stored)
    if (failure.status === 400 && refusals.hold(sent, document, failure.errors ?? [])) return void run()
    const message = failure.message || 'Something went wrong.'
    if (failure.code === 'offline') return again({ kind: 'offline', message: null })
    if (!failure.status || mayPass(failure.status)) return again({ kind: 'error', message })
    // Without the right to save nothing helps but a person; anything else may pass with the next change.
    setState({ kind: [401, 403, 404].includes(failure.status) ? 'stopped' : 'error', message })
  }

  /** Somebody saved in between. What both changed is for the person to decide, the rest goes together by itself. */
  function stale(current: Stored<D>) {
    // Our own save, whose reply was lost, is nobody else's change: what was typed since goes on top of it.
    const isOurs = unanswered.some(sent => Object.keys(shape.patchBetween(sent, current.document)).length === 0)
    unanswered = []
    const merged = shape.merge(isOurs ? current.document : base, document, current.document)
    if (merged.conflicts.length > 0) {
      theirs = current
      return setState({ kind: 'conflict', conflicts: merged.conflicts, message: null })
    }
    take(current, merged.document)
    merges += 1
    if (merges > MAX_MERGES) return again({ kind: 'error', message: 'Somebody else is saving this CV.' })
    void run()
  }

  /** The service's copy is now `current`, the document `next`. */
  function take(current: Stored<D>, next: D): void {
    stored = current
    base = current.document
    const changed = !same(document, next)
    if (changed) document = next
    writeDraft()
    if (changed) options.onDocument(document)
  }

  function again(change: Partial<SaveState>): void {
    later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 30_000)
    failures += 1
    setState(change)
  }

  /** Tries now: the person asked, the network came back, or something is about to need the saved state. */
  function retry(): void {
    if (!transport || state.kind === 'conflict') return
    if (state.kind === 'stopped') state = { ...state, kind: 'dirty', message: null }
    failures = 0
    if (inFlight) setState({ kind: 'saving', message: null })
    void run()
  }

  return {
    change,
    retry,
    state: () => state,
    document: () => document,
    stored: () => stored,
    theirs: () => theirs,
    /**
     * Saves what is open and answers the state in which that ended: `idle` means everything that can be is saved.
     * `create` makes the CV even if nothing was typed yet, for what needs one to belong to (a picture).
     */
    settle(create = false): Promise<SaveState> {
      if (!transport || state.kind === 'conflict') return Promise.resolve(state)
      wanted ||= create && stored === null
      const settled = new Promise<void>(done => waiting.push(done))
      retry()
      if (!inFlight) plan()
      return settled.then(() => state)
    },
    /** The person chose. Conflicts without a choice, say from typing since, are shown again. */
    resolve(choices: Record<string, Choice>) {
      if (state.kind !== 'conflict' || !theirs) return
      const merged = shape.merge(base, document, theirs.document)
      if (merged.conflicts.some(conflict => !(conflict.key in choices))) {
        return setState({ conflicts: merged.conflicts })
      }
      const current = theirs
      theirs = null
      state = { ...state, kind: 'dirty', conflicts: [] }
      take(current, shape.resolve(merged.document, merged.conflicts, choices))
      void run()
      if (!inFlight) plan()
    },
    /** The service replaced the whole (a restored version): its document is taken over as saved. */
    adopt(next: Stored<D>): void {
      refusals.clear()
      take(next, next.document)
      state = { ...state, savedAt: clock.now() }
      plan()
    },
    /** No further attempts and no further news. What is unsaved stays in the draft. Settle first to save it. */
    end(): void {
      cancelTimer()
      ended = true
    },
  }
}

function changesBetween<D>(base: D, sent: D): Partial<D> {
  const keys = Object.keys(sent as object) as (keyof D)[]
  return Object.fromEntries(keys.filter(key => !same(base[key], sent[key])).map(key => [key, sent[key]])) as Partial<D>
}
