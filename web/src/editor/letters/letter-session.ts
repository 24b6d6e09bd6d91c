// The editing session of a cover letter: the same autosave as a CV's, on the fields of a letter.
import { useEffect, useState } from 'react'
import type { LetterData, LetterFields } from '../../../../api/core/contract/letters.ts'
import { withoutFormat } from '../../../../api/core/cv/content.ts'
import { LETTER_CAPS, letterProblems } from '../../../../api/core/cv/letter.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { saveLetter } from '../../data/letters.ts'
import { tellCleaned } from '../../parts/tell.ts'
import { type Autosave, createAutosave, type Transport } from '../session/autosave.ts'
import { same } from '../session/document.ts'
import { browserStorage, createDraftStore } from '../session/draft-store.ts'
import { followPage } from '../session/follow-page.ts'
import type { Patch } from '../session/merge.ts'
import { mergeValue } from '../session/merge-value.ts'
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
  /** Decides every field that was changed here and somewhere else. */
  keep: (side: 'mine' | 'theirs') => void
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
  merge(base, mine, theirs) {
    const conflicts: ReturnType<Shape<LetterFields>['merge']>['conflicts'] = []
    const document = mergeValue({ base, mine, theirs }, (way, sides) => conflicts.push({ key: way.join(), ...sides }))
    return { document: document as LetterFields, conflicts }
  },
  resolve: (letter, conflicts, choices) => ({
    ...letter,
    ...Object.fromEntries(
      conflicts.filter(({ key }) => choices[key] === 'theirs').map(({ key, theirs }) => [key, theirs]),
    ),
  }),
  patchBetween(base, mine) {
    const changed = (Object.keys(mine) as LetterField[]).filter(field => !same(base[field], mine[field]))
    return Object.fromEntries(changed.map(field => [field, { base: base[field], mine: mine[field] }]))
  },
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

/** What a closed tab has left unsaved; a field that was changed elsewhere since stays as it is there. */
const restored = (letter: LetterFields, patches: Patch[]): LetterFields => {
  const changes = patches.flatMap(patch => Object.entries(patch))
  const kept = changes.filter(([field, { base }]) => same(base, letter[field as LetterField]))
  return { ...letter, ...Object.fromEntries(kept.map(([field, { mine }]) => [field, mine])) }
}

/** `sub`: whose drafts in this browser. */
export function useLetterSession(cvId: string, first: LetterData, sub: string): [LetterState, LetterSession] {
  const [name] = useState(newId)
  const [drafts] = useState(() => createDraftStore(browserStorage(), sub, name, browserClock.now))
  const [state, setState] = useState<{ letter: LetterFields; version: number; save: SaveState | null }>(() => ({
    letter: fieldsOf(first),
    version: first.version,
    save: null,
  }))
  const [autosave] = useState<Autosave<LetterFields>>(() =>
    createAutosave({
      shape,
      stored: storedOf(first),
      document: fieldsOf(first),
      transport: transportOf(cvId),
      clock: browserClock,
      drafts,
      savedAt: Date.parse(first.updatedAt),
      onState: () => tell(),
      onDocument: () => tell(),
      onCreated: () => {},
    }),
  )
  function tell(): void {
    setState({
      letter: autosave.document(),
      version: autosave.stored()?.version ?? first.version,
      save: autosave.state(),
    })
  }
  function change(next: LetterFields): void {
    autosave.change(next)
    tell()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is made once for each letter
  useEffect(() => {
    const release = holdPresence(name)
    const restore = async () => {
      const openEditors = await listOpenEditors()
      const left = drafts.others(first.id).filter(({ editor }) => !openEditors.has(editor))
      if (left.length > 0)
        change(
          restored(
            autosave.document(),
            left.toReversed().map(({ patch }) => patch),
          ),
        )
      drafts.forget(
        first.id,
        left.map(({ editor }) => editor),
      )
    }
    void restore()
    const stop = followPage(autosave)
    return () => {
      stop()
      void autosave.settle().then(release)
    }
  }, [])

  const session: LetterSession = {
    write(field, value) {
      const clean = typeof value === 'string' ? (withoutFormat(value) as typeof value) : value
      if (clean !== value) tellCleaned()
      change({ ...autosave.document(), [field]: clean })
    },
    retry: autosave.retry,
    settle: autosave.settle,
    keep: side => autosave.resolve(Object.fromEntries(autosave.state().conflicts.map(({ key }) => [key, side]))),
  }
  const save = state.save ?? autosave.state()
  return [{ ...state, save, problems: [...problemsOf(state.letter), ...save.heldBack] }, session]
}
