// Import and export of CVs as JSON Resume.
import { nanoid } from 'nanoid'

import type { CvData } from '../core/contract/cv.ts'
import type { CvProposalData } from '../core/contract/import.ts'
import type { FieldProblem } from '../core/contract/schema.ts'
import { pictureIdOf } from '../core/cv/picture-url.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { takeOutFormat, withoutFormat } from '../core/format-characters.ts'
import type { CvOwner, CvReply, CvService } from '../cv/service.ts'
import { cut, invalid } from '../lib/problem.ts'
import type { Imports } from './imports.ts'
import { exportResume, importResume, resumeProblems } from './json-resume.ts'
import { keepIds } from './kept-ids.ts'

type Parts = { cvs: CvService; publicOrigin: string; imports: Imports; quota: Quota }
type Quota = { check: (key: string) => void; use: (key: string) => void }

/** The limit holds for whoever deletes an account and signs in again, too. */
type Reader = { id: string; limitKey: string }
type Imported = CvReply & { unmapped: string[]; notes: FieldProblem[] }

export type ResumeService = ReturnType<typeof createResumeService>

export function createResumeService({ cvs, publicOrigin, imports, quota }: Parts) {
  const addressOf = (nanoId: string) => `${publicOrigin}/cv/${nanoId}`

  const describe = (cv: CvData, origin: CvRecord['origin']) =>
    exportResume({
      content: cv.content,
      language: cv.language,
      origin,
      publishedUrl: cv.published ? addressOf(cv.nanoId) : undefined,
      version: cv.version,
      updatedAt: cv.updatedAt,
    })

  /** `root`: where the document stands in the body. Throws invalid_request with the path, value and fix of every problem. */
  function readResume(resume: object, name: string, root = '/resume') {
    const notes = takeOutFormat(resume).slice(0, MAX_NOTES).map(noteOf)
    const problems = resumeProblems(resume)
    if (problems.length > 0) throw invalid(problems.map(one => ({ ...one, path: root + one.path.slice(7) })))
    const { unmapped, ...read } = importResume(resume, name)
    return { ...read, unmapped: unmapped.map(path => cut(withoutFormat(path), 500)), notes }
  }

  /** The picture that was uploaded to this CV, as the export writes its address. */
  function ownPicture(resume: object, nanoId: string): { imageUrl: string } | null {
    const { image } = Object((resume as { basics?: unknown }).basics)
    const given = String(image)
    const imageUrl = given.startsWith(publicOrigin) ? given.slice(publicOrigin.length) : given
    return /^[0-9a-f]{64}$/.test(pictureIdOf(imageUrl, nanoId) ?? '') ? { imageUrl } : null
  }

  return {
    /** For a person without an account: stores nothing. */
    readResume: (resume: object) => readResume(resume, ''),
    /** Throws rate_limited. */
    checkReading: ({ limitKey }: Reader): void => quota.check(limitKey),
    /** What a CV file says; stored nowhere. Throws the codes of unreadable files. */
    async readFile({ id, limitKey }: Reader, bytes: Uint8Array): Promise<CvProposalData> {
      quota.use(limitKey)
      const { pieces, ...proposal } = await imports.read(bytes, id)
      takeOutFormat(proposal.resume)
      return { ...proposal, pieces: pieces.map(({ understood: _, ...piece }) => piece) }
    },
    /** Always creates a new CV. Throws as readResume. */
    async importResume(owner: CvOwner, resume: object): Promise<Imported> {
      const { content, title, language, unmapped, notes, origin } = readResume(resume, owner.name)
      const made = await cvs.createFromOrigin(owner, { content, title, ...(language && { language }) }, origin)
      return { ...made, unmapped, notes }
    },

    /**
     * Makes a document the content of a draft, on exactly the version that was edited. The replaced state stays among the versions.
     * Throws as readResume, and not_found or version_conflict.
     */
    async replaceWithResume(owner: CvOwner, nanoId: string, version: number, resume: object): Promise<Imported> {
      const read = readResume(resume, owner.name, '')
      const cv = await cvs.findOwnAt(owner, nanoId, version)
      const { content, ids } = keepIds(read.content, cv.content, () => nanoid(12))
      const own = ownPicture(resume, nanoId)
      const personalDetails = { ...content.personalDetails, ...own }
      const { language, origin } = read
      const change = {
        content: { ...content, personalDetails },
        origin: { ...origin, ids },
        ...(language && { language }),
      }
      const reply = await cvs.replyOf(await cvs.saveVersion(owner, cv, change, true))
      return { ...reply, unmapped: read.unmapped.filter(path => !own || path !== '/basics/image'), notes: read.notes }
    },

    /** The whole CV for its owner, based on the imported document; null when the caller does not own it. */
    async exportOwn(caller: CvOwner | null, nanoId: string) {
      const own = await cvs.findOwnRecord(caller, nanoId)
      if (!own) return null
      const { cv, etagParts } = await cvs.replyOf(own)
      return { resume: describe(cv, own.origin), etagParts }
    },
    /** A public CV. */
    describeShown: (cv: CvData): object => describe(cv, null),
  }
}

const MAX_NOTES = 100

const noteOf = ({ path, steered }: ReturnType<typeof takeOutFormat>[number]): FieldProblem => ({
  path: cut(withoutFormat(path), 500),
  message: steered
    ? 'Invisible characters that turn the order of words around were taken out here.'
    : 'Invisible characters without a meaning were taken out here.',
})
