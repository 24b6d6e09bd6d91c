// The state of saving, and how each event changes it: debounced, coalesced, one request at a time, each bound to the version it is
// based on. Pure: autosave.ts sends the requests, sets the timer and writes the drafts that a state asks for.

import { same } from '../../../../api/core/cv/values.ts'
import { mayPass } from '../../data/passing.ts'
import type { Problem } from '../steps/validate.ts'
import type { EditorDocument, Path } from './document.ts'
import { type Choice, type Conflict, merge, rebase, resolve } from './merge.ts'
import { type FieldError, type Refused, refusalsIn, refusedProblems, stillRefused } from './refusals.ts'

/** The document as stored by the service, with its version. */
export type Stored<D = EditorDocument> = { id: string; version: number; document: D }

/** The rules of a kind of document: a CV, or a cover letter. */
export type Shape<D> = {
  problemsOf(document: D): Problem[]
  /** The document to send: blocked fields have their values in `base`. */
  sendable(document: D, base: D, blocked: Path[]): D
  /** The part of a sent document that a creation has saved. */
  created(sent: D, base: D): D
}

/** Failures have the fields of ApiProblem; `stored` comes with 412. */
export type SaveFailure<D = EditorDocument> = {
  status: number
  code: string
  message: string
  errors?: FieldError[]
  stored?: Stored<D>
}

/** The save status for the screen. */
export type SaveState = {
  /** `local`: signed out, only the browser's draft exists. `conflict` waits for `resolve`, `stopped` for the user. */
  kind: 'idle' | 'dirty' | 'saving' | 'offline' | 'error' | 'stopped' | 'conflict' | 'local'
  savedAt: number | null
  message: string | null
  /** Fields that are typed but not sent, because the service would refuse or did refuse them. */
  heldBack: Problem[]
  conflicts: Conflict[]
  /** False when the browser keeps no drafts (private mode, full). */
  draftKept: boolean
}

/** `key`: the idempotency key of a creation; null for a save. */
type SaveRequest<D> = { sent: D; key: string | null }

export type AutosaveState<D> = {
  save: SaveState
  document: D
  /** The stored document; for a CV that was never saved, its initial document. */
  base: D
  stored: Stored<D> | null
  /** The service's copy in a conflict. */
  theirs: Stored<D> | null
  request: SaveRequest<D> | null
  /** The time of the next attempt, in milliseconds. */
  attemptAt: number | null
  dirtySince: number | null
  /** Sent documents whose replies were lost: the service may have stored any of them. */
  unanswered: D[]
  /** A creation keeps its document and key until the service replies: a lost reply may be one of success. */
  creation: { document: D; key: string } | null
  /** Create the CV although nothing was typed. */
  wanted: boolean
  refused: Refused
  failures: number
  merges: number
}

export type SaveEvent<D> = { now: number } & (
  | { type: 'changed'; document: D }
  | { type: 'due' | 'retried'; newKey: string }
  | { type: 'settled'; create: boolean; newKey: string }
  | { type: 'saved'; reply: Stored<D> }
  | { type: 'failed'; failure: SaveFailure<D>; newKey: string }
  | { type: 'resolved'; choices: Record<string, Choice>; newKey: string }
  | { type: 'adopted'; stored: Stored<D> }
  /** A guest has signed in; `base`: a new document of the account. */
  | { type: 'joined'; base: D }
)

export const DEBOUNCE_MS = 800
export const MAX_WAIT_MS = 5_000
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** Merges in a row after which somebody else seems to save all the time: the next attempt waits as after an error. */
const MAX_MERGES = 5

type First = Pick<SaveState, 'kind' | 'savedAt'>

export const startState = <D>(document: D, stored: Stored<D> | null, save: First): AutosaveState<D> => ({
  save: { ...save, message: null, heldBack: [], conflicts: [], draftKept: true },
  document,
  base: stored?.document ?? document,
  stored,
  theirs: null,
  request: null,
  attemptAt: null,
  dirtySince: null,
  unanswered: [],
  creation: null,
  wanted: false,
  refused: new Map(),
  failures: 0,
  merges: 0,
})

export function reduce<D>(shape: Shape<D>, state: AutosaveState<D>, event: SaveEvent<D>): AutosaveState<D> {
  switch (event.type) {
    case 'changed':
      return changed(shape, { ...state, document: event.document }, event.now)
    case 'due':
      return start(shape, state, event)
    case 'retried':
      return retried(shape, state, event)
    case 'settled': {
      if (!canAttempt(state)) return state
      const wanted = state.wanted || (event.create && state.stored === null)
      return planned(shape, retried(shape, { ...state, wanted }, event), event.now)
    }
    case 'saved':
      return saved(shape, state, event.reply, event.now)
    case 'failed':
      return failed(shape, state, event.failure, event)
    case 'resolved':
      return resolved(shape, state, event.choices, event)
    case 'adopted': {
      const taken = take({ ...state, refused: new Map() }, event.stored, event.stored.document)
      return plan(shape, show(taken, { savedAt: event.now }), event.now)
    }
    case 'joined': {
      const document = rebase(state.base, state.document, event.base)
      return plan(shape, show({ ...state, base: event.base, document }, { kind: 'idle' }), event.now)
    }
  }
}

type Attempt = { now: number; newKey: string }

const canAttempt = ({ save }: AutosaveState<unknown>) => save.kind !== 'local' && save.kind !== 'conflict'

const show = <D>(state: AutosaveState<D>, change: Partial<SaveState>): AutosaveState<D> => ({
  ...state,
  save: { ...state.save, ...change },
})

const heldBackOf = <D>(shape: Shape<D>, { document, refused }: AutosaveState<D>) =>
  refusedProblems(shape.problemsOf(document), stillRefused(refused, document))

const toSend = <D>(shape: Shape<D>, { document, base }: AutosaveState<D>, heldBack: Problem[]): D =>
  shape.sendable(
    document,
    base,
    heldBack.map(problem => problem.path),
  )

const isDirty = <D>({ stored, wanted, document, base }: AutosaveState<D>, sent: D): boolean =>
  stored === null ? wanted || (document !== base && !same(sent, base)) : !same(sent, base)

function changed<D>(shape: Shape<D>, state: AutosaveState<D>, now: number): AutosaveState<D> {
  const { kind } = state.save
  if (kind === 'local') return show(state, { heldBack: heldBackOf(shape, state) })
  return kind === 'conflict' || kind === 'stopped' ? state : plan(shape, state, now)
}

/** Schedules the next attempt when there are changes. */
function plan<D>(shape: Shape<D>, given: AutosaveState<D>, now: number): AutosaveState<D> {
  const state = { ...given, refused: stillRefused(given.refused, given.document) }
  const heldBack = heldBackOf(shape, state)
  if (!isDirty(state, toSend(shape, state, heldBack))) {
    const clean = { ...state, dirtySince: null }
    if (state.request) return show(clean, { heldBack })
    return show({ ...clean, attemptAt: null, failures: 0 }, { kind: 'idle', message: null, heldBack })
  }
  const dirtySince = state.dirtySince ?? now
  // After a failure the wait grows. Typing does not shorten it, and the message of the failure stays.
  if (state.request || state.failures > 0) return show({ ...state, dirtySince }, { heldBack })
  const attemptAt = now + Math.max(0, Math.min(DEBOUNCE_MS, dirtySince + MAX_WAIT_MS - now))
  return show({ ...state, dirtySince, attemptAt }, { kind: 'dirty', message: null, heldBack })
}

const planned = <D>(shape: Shape<D>, state: AutosaveState<D>, now: number) =>
  state.request ? state : plan(shape, state, now)

/** Begins a request when there are changes and no request is in flight. */
function start<D>(shape: Shape<D>, given: AutosaveState<D>, { now, newKey }: Attempt): AutosaveState<D> {
  const state = { ...given, attemptAt: null }
  if (state.request || !canAttempt(state)) return state
  const heldBack = heldBackOf(shape, state)
  const sent = state.creation?.document ?? toSend(shape, state, heldBack)
  if (!isDirty(state, sent)) return plan(shape, state, now)
  const creation = state.creation ?? (state.stored === null ? { document: sent, key: newKey } : null)
  const started = { ...state, creation, dirtySince: null, request: { sent, key: creation?.key ?? null } }
  // An automatic retry keeps the message of the failure, so that the message and its button do not flicker.
  return show(started, state.failures > 0 ? { heldBack } : { kind: 'saving', message: null, heldBack })
}

function retried<D>(shape: Shape<D>, state: AutosaveState<D>, attempt: Attempt): AutosaveState<D> {
  if (!canAttempt(state)) return state
  const willing = state.save.kind === 'stopped' ? show(state, { kind: 'dirty', message: null }) : state
  const visible = state.request ? show(willing, { kind: 'saving', message: null }) : willing
  return start(shape, { ...visible, failures: 0 }, attempt)
}

/** Rebases the changes since the request onto the service's copy. */
function saved<D>(shape: Shape<D>, state: AutosaveState<D>, reply: Stored<D>, now: number): AutosaveState<D> {
  const sent = state.request?.sent ?? state.document
  const before = state.stored === null ? shape.created(sent, state.base) : sent
  const done = { request: null, creation: null, wanted: false, unanswered: [], failures: 0, merges: 0 }
  const taken = take({ ...state, ...done }, reply, rebase(before, state.document, reply.document))
  return plan(shape, show(taken, { kind: 'idle', savedAt: now, message: null }), now)
}

/** The service's copy is now `stored`, the document `next`. */
const take = <D>(state: AutosaveState<D>, stored: Stored<D>, next: D): AutosaveState<D> => ({
  ...state,
  stored,
  base: stored.document,
  document: same(state.document, next) ? state.document : next,
})

function failed<D>(
  shape: Shape<D>,
  given: AutosaveState<D>,
  failure: SaveFailure<D>,
  attempt: Attempt,
): AutosaveState<D> {
  const { status, code, message = '', errors = [], stored } = failure
  const sent = given.request?.sent ?? given.document
  const isRunning = code === 'request_in_progress'
  const isAnswered = status >= 400 && status < 500 && status !== 408 && !isRunning
  const state = isAnswered
    ? { ...given, request: null, creation: null }
    : { ...given, request: null, unanswered: [...given.unanswered.slice(-20), sent] }
  if (status === 412 && stored) return stale(shape, state, stored, attempt)
  const refused = [400, 409].includes(status) ? refusalsIn(state.refused, sent, state.document, errors) : state.refused
  if (refused !== state.refused) return start(shape, { ...state, refused }, attempt)
  const words = message || 'Something went wrong.'
  if (code === 'offline') return again(state, { kind: 'offline', message: null }, attempt.now)
  if (!status || isRunning || mayPass(status)) return again(state, { kind: 'error', message: words }, attempt.now)
  // Without the right to save only the user can help; any other refusal may pass with the next change.
  return show(state, { kind: [401, 403, 404].includes(status) ? 'stopped' : 'error', message: words })
}

/** Another editor saved in between. Fields changed by both become conflicts, all others are merged. */
function stale<D>(shape: Shape<D>, state: AutosaveState<D>, current: Stored<D>, attempt: Attempt): AutosaveState<D> {
  // A stored save of this editor whose reply was lost is no conflict: the later changes are rebased onto it.
  const isOurs = state.unanswered.some(sent => same(sent, current.document))
  const merged = merge(isOurs ? current.document : state.base, state.document, current.document)
  if (merged.conflicts.length > 0) {
    const asking = { ...state, unanswered: [], theirs: current }
    return show(asking, { kind: 'conflict', conflicts: merged.conflicts, message: null })
  }
  const merges = state.merges + 1
  const taken = take({ ...state, unanswered: [], merges }, current, merged.document)
  const busy = { kind: 'error', message: 'Somebody else is saving this CV.' } as const
  return merges > MAX_MERGES ? again(taken, busy, attempt.now) : start(shape, taken, attempt)
}

function again<D>(state: AutosaveState<D>, change: Partial<SaveState>, now: number): AutosaveState<D> {
  const attemptAt = now + (RETRY_MS[state.failures] ?? 30_000)
  return show({ ...state, attemptAt, failures: state.failures + 1 }, change)
}

/** Conflicts without a choice, from typing since, are shown again. */
function resolved<D>(
  shape: Shape<D>,
  state: AutosaveState<D>,
  choices: Record<string, Choice>,
  attempt: Attempt,
): AutosaveState<D> {
  const { theirs } = state
  if (state.save.kind !== 'conflict' || !theirs) return state
  const merged = merge(state.base, state.document, theirs.document)
  if (merged.conflicts.some(({ key }) => !(key in choices))) return show(state, { conflicts: merged.conflicts })
  const open = show({ ...state, theirs: null }, { kind: 'dirty', conflicts: [] })
  const taken = take(open, theirs, resolve(merged.document, merged.conflicts, choices))
  return planned(shape, start(shape, taken, attempt), attempt.now)
}
