// The editing session of a cover letter: the same autosave as a CV's, on the fields of a letter.
import { useEffect, useState } from 'react'
import type { LetterData, LetterFields } from '../../../../api/core/contract/letters.ts'
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import { LETTER_CAPS, letterProblems } from '../../../../api/core/cv/letter.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { saveLetter } from '../../data/letters.ts'
import { showCleaned } from '../../parts/toast-messages.ts'
import { createAutosave, type Transport } from '../session/autosave.ts'
import { browserStorage, createDraftStore } from '../session/draft-store.ts'
import { followPage } from '../session/follow-page.ts'
import { applyPatch, type Choice, type Conflict, resolve } from '../session/merge.ts'
import { newId } from '../session/new-id.ts'
import { holdPresence, listOpenEditors } from '../session/presence.ts'
import type { SaveFailure, SaveState, Shape, Stored } from '../session/save-state.ts'
import { browserClock } from '../session/transport.ts'
import { type Problem, tooLong } from '../steps/validate.ts'

export type LetterField = keyof LetterFields
export type LetterState = { letter: LetterFields; version: number; save: SaveState; problems: Problem[] }
export type LetterSession = {
  write: <Name extends LetterField>(field: Name, value: LetterFields[Name]) => void
  retry: () => void
  settle: () => Promise<SaveState>
  /** Chooses a side for all conflicts. */
  keep: (side: Choice) => void
}

const fieldsOf = ({ title, to, date, subject, body, shared }: LetterData): LetterFields => ({
  title,
  to,
  date,
  subject,
  body,
  shared,
})
const storedOf = (letter: LetterData): Stored<LetterFields> => ({
  id: letter.id,
  version: letter.version,
  document: fieldsOf(letter),
})

function problemsOf(letter: LetterFields): Problem[] {
  const problems = letterProblems(letter).map(({ path, message }) => ({ path: path.slice(1), message, blocks: true }))
  const say = (path: string, message: string) => problems.push({ path, message, blocks: true })
  if (letter.title.trim() === '') say('title', 'Give this letter a title; only you see it.')
  for (const field of ['title', 'to', 'subject', 'body'] as const)
    tooLong(field, letter[field], LETTER_CAPS[field], say)
  return problems
}

const shape: Shape<LetterFields> = {
  problemsOf,
  sendable: (letter, base, blocked) => ({
    ...letter,
    ...Object.fromEntries(blocked.map(field => [field, base[field as LetterField]])),
  }),
  created: sent => sent,
}

const transportOf = (cvId: string): Transport<LetterFields> => ({
  create: () => Promise.reject(new Error('A letter is made before it is edited.')),
  async save(id, changes, version) {
    try {
      return storedOf(await saveLetter(cvId, id, changes, version))
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      const { status, code, message, errors, reply } = error
      const failure: SaveFailure<LetterFields> = { status, code, message, errors: [...errors] }
      if (status === 412) failure.stored = storedOf(reply.letter as LetterData)
      throw failure
    }
  },
})

type Snapshot = Omit<LetterState, 'problems'>
type Session = ReturnType<typeof beginSession>

/** `sub`: the account whose drafts are restored. `onState` receives every change of the letter or of its save state. */
function beginSession(cvId: string, first: LetterData, sub: string, onState: (state: Snapshot) => void) {
  const name = newId()
  const drafts = createDraftStore(browserStorage(), sub, name, browserClock.now)
  const autosave = createAutosave({
    shape,
    stored: storedOf(first),
    document: fieldsOf(first),
    transport: transportOf(cvId),
    clock: browserClock,
    drafts,
    savedAt: Date.parse(first.updatedAt),
    onState: report,
    onDocument: report,
    onCreated: () => {},
  })
  function snapshot(): Snapshot {
    const version = autosave.stored()?.version ?? first.version
    return { letter: autosave.document(), version, save: autosave.state() }
  }
  function report(): void {
    onState(snapshot())
  }
  function change(next: LetterFields): void {
    autosave.change(next)
    report()
  }
  return { name, drafts, autosave, snapshot, change }
}

/** Restores the drafts of closed tabs, the newest first; a field that was changed elsewhere since keeps that change. */
async function restoreDrafts({ drafts, autosave, change }: Session, letterId: string): Promise<void> {
  const openEditors = await listOpenEditors()
  const left = drafts.others(letterId).filter(({ editor }) => !openEditors.has(editor))
  const restored = left.reduce((letter, { patch }) => {
    const { document, conflicts } = applyPatch(letter, patch)
    return resolve(document, conflicts, choiceOf(conflicts, 'theirs'))
  }, autosave.document())
  if (left.length > 0) change(restored)
  drafts.forget(
    letterId,
    left.map(({ editor }) => editor),
  )
}

const choiceOf = (conflicts: readonly Conflict[], side: Choice): Record<string, Choice> =>
  Object.fromEntries(conflicts.map(({ key }) => [key, side]))

export function useLetterSession(cvId: string, first: LetterData, sub: string): [LetterState, LetterSession] {
  const [session] = useState(() => beginSession(cvId, first, sub, state => setState(state)))
  const [state, setState] = useState(session.snapshot)
  const { autosave, change, name } = session

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is made once for each letter
  useEffect(() => {
    const release = holdPresence(name)
    void restoreDrafts(session, first.id)
    const stop = followPage(autosave)
    return () => {
      stop()
      void autosave.settle().then(release)
    }
  }, [])

  const actions: LetterSession = {
    write(field, value) {
      const clean = typeof value === 'string' ? (withoutFormat(value) as typeof value) : value
      if (clean !== value) showCleaned()
      change({ ...autosave.document(), [field]: clean })
    },
    retry: autosave.retry,
    settle: autosave.settle,
    keep: side => autosave.resolve(choiceOf(autosave.state().conflicts, side)),
  }
  return [{ ...state, problems: [...problemsOf(state.letter), ...state.save.heldBack] }, actions]
}
