// Cover letters of a CV: its owner writes them; strangers see one while it is shared and the CV is published.
import { nanoid } from 'nanoid'
import type { LetterData, LetterFields, LetterSummaryData } from '../core/contract/letters.ts'
import { letterProblems } from '../core/cv/letter.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { takeSlot } from '../lib/slots.ts'
import type { LetterRecord, LetterStore } from './store.ts'

/** Letters a CV may have. */
const PER_CV = { count: 20 }

type Deps = { cvs: Pick<CvService, 'findOwn'>; store: LetterStore; now: () => Date }

export type LetterService = ReturnType<typeof createLetterService>

export const createLetterService = (deps: Deps) => ({
  /** The record itself, for the files of a letter. Throws not_found. */
  findOwn: (owner: CvOwner, cvId: string, id: string) => findOwn(deps, owner, cvId, id),
  /** The letter of any owner, while it is shared; callers must check that its CV is published. */
  async findShared(cvId: string, id: string): Promise<LetterRecord | null> {
    const letter = await deps.store.findLetter(cvId, id)
    return letter?.shared ? letter : null
  },
  listLetters: (owner: CvOwner, cvId: string) => listLetters(deps, owner, cvId),
  readLetter: async (owner: CvOwner, cvId: string, id: string) => describe(await findOwn(deps, owner, cvId, id)),
  createLetter: (owner: CvOwner, cvId: string, input: Partial<LetterFields>) => createLetter(deps, owner, cvId, input),
  /** Saves on exactly the version that was edited. Throws not_found or version_conflict. */
  async changeLetter(owner: CvOwner, cvId: string, id: string, version: number, change: Partial<LetterFields>) {
    assertValid(change)
    const letter = await findOwn(deps, owner, cvId, id)
    const changed = letter.version === version ? await deps.store.changeLetter(letter, change, deps.now()) : null
    if (!changed) throw conflict(await findOwn(deps, owner, cvId, id))
    return describe(changed)
  },
  async removeLetter(owner: CvOwner, cvId: string, id: string): Promise<void> {
    await deps.cvs.findOwn(owner, cvId)
    if (!(await deps.store.removeLetter(cvId, id))) throw new Problem('not_found')
  },
  /** Removes the letters of a CV. Idempotent. */
  removeOfCv: deps.store.removeOfCv,
})

async function findOwn({ cvs, store }: Deps, owner: CvOwner, cvId: string, id: string): Promise<LetterRecord> {
  await cvs.findOwn(owner, cvId)
  const letter = await store.findLetter(cvId, id)
  if (!letter) throw new Problem('not_found')
  return letter
}

/** By time of the last change, newest first. */
async function listLetters({ cvs, store }: Deps, owner: CvOwner, cvId: string): Promise<LetterSummaryData[]> {
  await cvs.findOwn(owner, cvId)
  const letters = await store.listLetters(cvId)
  letters.sort((one, other) => +other.updatedAt - +one.updatedAt)
  return letters.map(({ id, title, subject, shared, updatedAt }) => {
    return { id, title, subject, shared, updatedAt: updatedAt.toISOString() }
  })
}

async function createLetter(deps: Deps, owner: CvOwner, cvId: string, input: Partial<LetterFields>) {
  const { cvs, store } = deps
  assertValid(input)
  await cvs.findOwn(owner, cvId)
  const at = deps.now()
  const created = await takeSlot(
    () => store.listPlaces(cvId),
    PER_CV,
    async place => {
      const ids = { id: nanoid(), cvId, userId: owner.id, place }
      const letter = { ...EMPTY, ...input, ...ids, version: 1, createdAt: at, updatedAt: at }
      await store.createLetter(letter)
      return letter
    },
  )
  if (!created) {
    const message = `A CV can have ${PER_CV.count} cover letters. Delete one to make room.`
    throw new Problem('limit_reached', { message })
  }
  // A removal of the CV that began before the letter was written has not removed the letter.
  await cvs.findOwn(owner, cvId).catch(async error => {
    await store.removeLetter(cvId, created.written.id)
    throw error
  })
  return describe(created.written)
}

const conflict = (letter: LetterRecord) =>
  new Problem('version_conflict', {
    message: 'The letter was changed since the version you edited.',
    extra: { letter: describe(letter) },
  })

const EMPTY: LetterFields = { title: 'Cover letter', to: '', date: '', subject: '', body: '', shared: false }

function describe({ id, createdAt, updatedAt, ...letter }: LetterRecord): LetterData {
  const { title, to, date, subject, body, shared, version } = letter
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { id, title, to, date, subject, body, shared, version, ...times }
}

function assertValid(change: Partial<LetterFields>): void {
  const problems = letterProblems(change)
  if (problems.length > 0) throw invalid(problems)
}
