// Cover letters as files and typeset pages. They look like their CV: its head, template, style and language.
import type { CvContentData } from '../core/contract/cv.ts'
import { visibleContent } from '../core/cv/audience.ts'
import { letterSheet } from '../core/cv/letter-sheet.ts'
import { sheetText } from '../core/cv/text.ts'
import type { CvDraft } from '../core/cv-record.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import type { LetterService } from '../letters/service.ts'
import type { LetterRecord } from '../letters/store.ts'
import { Problem } from '../lib/problem.ts'
import { docxOf } from './docx/document.ts'
import { type CvFile, fileName } from './file-name.ts'
import { createSingleFlight } from './single-flight.ts'
import type { TypesetPages, TypesetRequest, Typesetter } from './typeset/typeset.ts'

type Parts = {
  cvs: Pick<CvService, 'findOwn' | 'findPublished'>
  letters: LetterService
  typesetter: Typesetter
  /** Throws plan_required when the caller's plan does not include downloads. */
  assertMayDownload: (caller: SignedIn) => Promise<void>
}
type Look = Pick<CvDraft, 'template' | 'style' | 'language'>

const CACHED_LETTERS = 8

function requestOf(content: CvContentData, look: Look, letter: LetterRecord, by: string): TypesetRequest {
  const { template, style, language } = look
  return { sheet: letterSheet(content, language, letter, style), template, style, at: letter.updatedAt, by }
}

export function createLetterFiles({ cvs, letters, typesetter, assertMayDownload }: Parts) {
  const pages = createSingleFlight<TypesetPages>(CACHED_LETTERS)

  async function own(owner: CvOwner, cvId: string, letterId: string) {
    const letter = await letters.findOwn(owner, cvId, letterId)
    const cv = await cvs.findOwn(owner, cvId)
    const request = requestOf(visibleContent(cv.content), cv, letter, owner.id)
    return { cv, letter, request }
  }
  const file = ({ sheet }: TypesetRequest, bytes: CvFile['bytes'], extension: string, unsupported: string[] = []) => ({
    bytes,
    name: fileName(sheet, extension),
    unsupported,
  })

  return {
    /** Pro only. */
    async pdf(owner: SignedIn, cvId: string, letterId: string): Promise<CvFile> {
      const { request } = await own(owner, cvId, letterId)
      await assertMayDownload(owner)
      const { bytes, unsupported } = await typesetter.pdf(request)
      return file(request, bytes, 'pdf', unsupported)
    },
    /** Pro only. */
    async docx(owner: SignedIn, cvId: string, letterId: string): Promise<CvFile> {
      const { request } = await own(owner, cvId, letterId)
      await assertMayDownload(owner)
      return file(request, await docxOf(request.sheet, { style: request.style }), 'docx')
    },
    async text(owner: CvOwner, cvId: string, letterId: string): Promise<CvFile> {
      const { request } = await own(owner, cvId, letterId)
      return file(request, sheetText(request.sheet), 'txt')
    },
    /** One page of the PDF as SVG, counted from 1. Throws not_found beyond the last. */
    async previewPage(owner: CvOwner, cvId: string, letterId: string, page: number) {
      const { cv, letter, request } = await own(owner, cvId, letterId)
      const key = JSON.stringify([letterId, letter.version, cv.version])
      const { pages: drawn, pageCount, unsupported } = await pages(key, () => typesetter.pages(request))
      const bytes = drawn[page - 1]
      if (!bytes) throw new Problem('not_found', { message: `This letter has ${pageCount} pages.` })
      return { bytes, pageCount, unsupported }
    },
    /**
     * The typeset pages of a shared letter of a published CV; null for any other. `by`: the client's address. What the CV hides from
     * strangers, its letters hide too.
     */
    async sharedPages(cvId: string, letterId: string, by: string) {
      const found = await cvs.findPublished(cvId)
      const letter = found && (await letters.findShared(cvId, letterId))
      if (!letter || !found?.cv.published) return null
      const { snapshot, version } = found.cv.published
      const request = requestOf(found.content, snapshot, letter, by)
      const key = JSON.stringify(['shared', letterId, letter.version, version, found.cv.rev])
      return { sheet: request.sheet, letter, ...(await pages(key, () => typesetter.pages(request))) }
    },
  }
}
