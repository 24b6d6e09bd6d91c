// Import and export of CVs as JSON Resume.
import { nanoid } from 'nanoid'
import type { Static } from 'typebox'

import type { CvData, ImportCvRequest } from '../core/contract/cv.ts'
import type { CheckedCvFileData, CvProposalData } from '../core/contract/import.ts'
import type { FieldProblem } from '../core/contract/schema.ts'
import { pictureIdOf } from '../core/cv/picture-url.ts'
import { remarksOf } from '../core/cv/remarks.ts'
import { sheetOf } from '../core/cv/sheet-of.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { utcDay } from '../core/days.ts'
import { takeOutFormat, withoutFormat } from '../core/format-characters.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { cut, invalid, Problem } from '../lib/problem.ts'
import type { Proposal } from './import-job.ts'
import type { Imports } from './imports.ts'
import { contentPointers } from './json-resume/places.ts'
import { exportResume, importResume, resumeProblems } from './json-resume.ts'
import { keepIds } from './kept-ids.ts'
import { repairedOf } from './readers/json.ts'
import { takeUnfit } from './unfit.ts'

type Deps = {
  cvs: CvService
  publicOrigin: string
  imports: Imports
  quota: Record<'accounts' | 'strangers' | 'checks', Quota>
  now: () => Date
}
type Quota = { check: (key: string) => void; use: (key: string) => void }

/**
 * Who has a file read. `limitKey` of an account stays the same when a person deletes it and signs in again, of a stranger it is the
 * address. All strangers together have one share of the pool.
 */
type Reader = { limitKey: string; account: { id: string; name: string } | null }
type Brought = Pick<Static<typeof ImportCvRequest>, 'resume' | 'content'>

export type ResumeService = ReturnType<typeof createResumeService>

export const createResumeService = (deps: Deps) => ({
  /** For a person without an account: stores nothing. */
  readResume: (resume: object) => readMended(resume),
  /** Throws rate_limited. */
  checkReading: (reader: Reader): void => quotaOf(deps, reader).check(reader.limitKey),
  readFile: (reader: Reader, bytes: Uint8Array) => readFile(deps, reader, bytes),
  /** Throws rate_limited or overloaded. */
  checkChecking: (address: string): void => checkChecking(deps, address),
  checkFile: (address: string, bytes: Uint8Array) => checkFile(deps, address, bytes),
  importResume: (owner: CvOwner, brought: Brought, key: string | null) => importNew(deps, owner, brought, key),
  replaceWithResume: (owner: CvOwner, nanoId: string, version: number, resume: object) =>
    replaceWithResume(deps, owner, nanoId, version, resume),
  /** The whole CV for its owner, based on the imported document; null when the caller does not own it. */
  async exportOwn(caller: CvOwner | null, nanoId: string) {
    const own = await deps.cvs.findOwnRecord(caller, nanoId)
    if (!own) return null
    const { cv, etagParts } = await deps.cvs.replyOf(own)
    return { resume: describe(deps, cv, own.origin), etagParts }
  },
  /** A public CV. */
  describeShown: (cv: CvData): object => describe(deps, cv, null),
})

/** `root`: the path of the document in the body. Throws invalid_request with the path, value and fix of every problem. */
function readResume(resume: object, name: string, root = '/resume') {
  const notes = takeOutFormat(resume).slice(0, MAX_NOTES).map(noteOf)
  const problems = resumeProblems(resume)
  if (problems.length > 0) throw invalid(problems.map(one => ({ ...one, path: root + one.path.slice(7) })))
  const { unmapped, ...read } = importResume(resume, name)
  return { ...read, unmapped: unmapped.map(path => cut(withoutFormat(path), 500)), notes }
}

/** As readResume, but a document that is not quite right is repaired first, and the notes tell each change. */
function readMended(document: object) {
  const notes = takeOutFormat(document).slice(0, MAX_NOTES).map(noteOf)
  const { resume = document, repairs = [] } = repairedOf(document as Record<string, unknown>) ?? {}
  const read = readResume(resume, '')
  const all = [...notes, ...repairs.map(({ path, message }) => ({ path: cut(path, 500), message: cut(message, 500) }))]
  return { ...read, notes: all.slice(0, MAX_NOTES) }
}

const STRANGERS = 'strangers'
const quotaOf = ({ quota }: Deps, { account }: Reader) => quota[account ? 'accounts' : STRANGERS]

/** The proposal for a CV file, which is not stored. Throws the codes of unreadable files. */
async function readFile(deps: Deps, reader: Reader, bytes: Uint8Array): Promise<CvProposalData> {
  quotaOf(deps, reader).use(reader.limitKey)
  return proposalOf(await deps.imports.read(bytes, reader.account?.id ?? STRANGERS), reader.account?.name)
}

/** The proposal for a file, with remarks on the file and on what was read of it: for everybody in the strangers' share. */
async function checkFile(deps: Deps, address: string, bytes: Uint8Array): Promise<CheckedCvFileData> {
  checkChecking(deps, address)
  deps.quota.checks.use(address)
  const { flaws = [], ...read } = await deps.imports.read(bytes, STRANGERS).catch(throwBusy)
  const proposal = proposalOf(read)
  const { content, language, resume } = proposal
  const hasSections = sheetOf(content, language).sections.some(({ key }) => key !== 'profileSummary')
  const lost = [
    ...flaws.map(message => ({ path: '', message })),
    ...(hasSections ? [] : [{ path: '', message: NO_SECTIONS }]),
    ...(Object(resume).basics?.name ? [] : [{ path: '/content/personalDetails/name', message: NO_NAME }]),
  ]
  return { ...proposal, remarks: [...lost, ...remarksOf(content, language, utcDay(deps.now()))].slice(0, MAX_NOTES) }
}
/** A file that a busy pool would refuse is not counted. */
function checkChecking({ imports, quota }: Deps, address: string): void {
  quota.checks.check(address)
  try {
    imports.check(STRANGERS)
  } catch (error) {
    throwBusy(error)
  }
}

/** The files in a full share are of other people. */
function throwBusy(error: unknown): never {
  if (error instanceof Problem && (error.code === 'rate_limited' || error.code === 'overloaded'))
    throw new Problem('overloaded', { shown: BUSY, retryAfterSeconds: BUSY_SECONDS })
  throw error
}
const BUSY = 'Many files are being read just now. Yours was not read; try again in a few seconds.'
const BUSY_SECONDS = 5

const NO_SECTIONS =
  'No section was recognised. Put usual headings on lines of their own, such as Experience, Education and Skills.'
const NO_NAME = 'No name was found. Let your name stand alone in the first line, as text.'

function proposalOf(reading: Proposal, name = ''): CvProposalData {
  const { pieces, places, doubts, unplaced, notes, language: likely = 'en', flaws: _, ...read } = reading
  const { resume } = read
  takeOutFormat(resume)
  const unfit = takeUnfit(resume).map(text => ({ text, where: placeOf(text, pieces) }))
  const { content, title, language = likely } = importResume(resume, name)
  const pointerOf = contentPointers(resume, content)
  /** What has a field in the content. */
  const inContent = <T extends { path: string }>(all: readonly T[]): T[] =>
    all.flatMap(one => {
      const path = pointerOf(one.path)
      return path === null ? [] : { ...one, path }
    })
  return {
    ...read,
    notes: notes.slice(0, MAX_NOTES).map(note => cut(note, 1_000)),
    title,
    language,
    content,
    unplaced: [...unplaced, ...unfit],
    doubts: inContent(doubts),
    places: inContent(places),
    pieces: pieces.map(({ understood: _, ...piece }) => piece),
  }
}

const placeOf = (text: string, pieces: readonly { text: string; where: string }[]) =>
  pieces.find(piece => piece.text.includes(text))?.where ?? ''

/** Always creates a new CV; with `content`, that which a person made of the document. Throws as readResume and createFromOrigin. */
async function importNew({ cvs }: Deps, owner: CvOwner, { resume, content: edited }: Brought, key: string | null) {
  const { content, title, language, unmapped, notes, origin } = readResume(resume, owner.name)
  if (edited) takeOutFormat(edited)
  const input = { content: edited ?? content, title, ...(language && { language }) }
  const created = await cvs.createFromOrigin(owner, input, origin, key)
  return { ...created, unmapped, notes }
}

/**
 * Makes a document the content of a draft, on exactly the version that was edited. The replaced state stays among the versions.
 * Throws as readResume, and not_found or version_conflict.
 */
async function replaceWithResume(deps: Deps, owner: CvOwner, nanoId: string, version: number, resume: object) {
  const { cvs, publicOrigin } = deps
  const { language, origin, unmapped, notes, ...read } = readResume(resume, owner.name, '')
  const cv = await cvs.findOwnAt(owner, nanoId, version)
  const { content, ids } = keepIds(read.content, cv.content, () => nanoid(12))
  const imageUrl = ownPicture(publicOrigin, resume, nanoId)
  if (imageUrl) content.personalDetails = { ...content.personalDetails, imageUrl }
  const change = { content, origin: { ...origin, ids }, ...(language && { language }) }
  const reply = await cvs.replyOf(await cvs.saveVersion(owner, cv, change, true))
  return { ...reply, unmapped: unmapped.filter(path => !imageUrl || path !== '/basics/image'), notes }
}

/** The picture that was uploaded to this CV, as the export writes its address; null for any other. */
function ownPicture(publicOrigin: string, resume: object, nanoId: string): string | null {
  const { image } = Object((resume as { basics?: unknown }).basics)
  const given = String(image)
  const imageUrl = given.startsWith(publicOrigin) ? given.slice(publicOrigin.length) : given
  return /^[0-9a-f]{64}$/.test(pictureIdOf(imageUrl, nanoId) ?? '') ? imageUrl : null
}

const describe = ({ publicOrigin }: Deps, cv: CvData, origin: CvRecord['origin']) =>
  exportResume({
    content: cv.content,
    language: cv.language,
    origin,
    publishedUrl: cv.published ? `${publicOrigin}/cv/${cv.nanoId}` : undefined,
    version: cv.version,
    updatedAt: cv.updatedAt,
  })

const MAX_NOTES = 100

const noteOf = ({ path, steered }: ReturnType<typeof takeOutFormat>[number]): FieldProblem => ({
  path: cut(withoutFormat(path), 500),
  message: steered
    ? 'Invisible characters that reverse the order of the text were removed here.'
    : 'Invisible characters without meaning were removed here.',
})
