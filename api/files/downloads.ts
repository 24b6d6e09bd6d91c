// A CV as a file for its owner: PDF, DOCX, Markdown, text. Decides who may download it.
import type { CvContentData } from '../core/contract/cv.ts'
import { markdownOf } from '../core/cv/markdown-export.ts'
import type { Sheet } from '../core/cv/sheet.ts'
import { sheetText } from '../core/cv/text.ts'
import type { CvRecord } from '../core/cv-record.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { HistoryStore } from '../cv/history-store.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import type { Picture } from '../lib/picture.ts'
import { Problem } from '../lib/problem.ts'
import { NO_HASH } from '../lib/visible-text.ts'
import { attachmentOf, type DescribeClaims } from './attachment.ts'
import { type CvRequests, type FileChoice, keyOf } from './cv-requests.ts'
import { DOCX_POINTS, docxOf } from './docx/document.ts'
import { type CvFile, fileName } from './file-name.ts'
import type { createLetterFiles } from './letters.ts'
import type { createPreviews } from './previews.ts'
import type { Seals } from './seals.ts'
import { createSingleFlight } from './single-flight.ts'
import { LARGEST_TEXT } from './typeset/fit.ts'
import { nullIfTooLong, type Typesetter } from './typeset/typeset.ts'

type Deps = {
  cvs: Pick<CvService, 'findOwn' | 'keepVersionDigests'>
  history: Pick<HistoryStore, 'openViews'>
  requests: CvRequests
  typesetter: Pick<Typesetter, 'pdf'>
  seals: Pick<Seals, 'sealed'>
  describeClaims: DescribeClaims
  /** The JSON Resume of a content that a file carries; `hash`: of its text, or of its content. */
  carriedResume: (content: CvContentData, language: string, hash: string) => object
  /** Throws plan_required when the caller's plan does not include downloads. */
  assertMayDownload: (caller: SignedIn) => Promise<void>
  countDownload: (nanoId: string, kind: string) => void
  /** The picture with no side longer than `keptSide` pixels. */
  reencode: (picture: Buffer, keptSide: number, by: string) => Promise<Picture>
}
/** The services of files, as assembleFiles builds them. */
export type FileServices = ReturnType<typeof createDownloads> &
  ReturnType<typeof createPreviews> & { letters: ReturnType<typeof createLetterFiles> }
type Pdfs = ReturnType<typeof createSingleFlight<CvFile>>
/** A person who downloads a file again, or in another window. */
const CACHED_PDFS = 8

export const createDownloads = (deps: Deps) => ({
  pdf: pdf.bind(null, deps, createSingleFlight<CvFile>(CACHED_PDFS)),
  docx: docx.bind(null, deps),
  markdown: markdown.bind(null, deps),
  text: text.bind(null, deps),
  noteDownload: noteDownload.bind(null, deps),
})

/** Pro only. */
async function pdf(deps: Deps, pdfs: Pdfs, owner: SignedIn, nanoId: string, choice: FileChoice): Promise<CvFile> {
  const { cvs, requests, typesetter, seals, describeClaims, assertMayDownload } = deps
  const cv = await requests.findOwn(owner, nanoId, choice)
  await assertMayDownload(owner)
  await cvs.keepVersionDigests(cv)
  return pdfs(keyOf(cv, choice), async () => {
    const { content, sheet, request } = await requests.requestFor(owner, cv, choice)
    const isPublic = cv.published !== null && choice.audience === 'public'
    const json = carriedBy(deps, cv, content)?.(NO_HASH)
    const attachments = {
      'cv.json': isPublic ? await attachmentOf(cv, describeClaims) : undefined,
      ...(json && { 'resume.json': Buffer.from(json) }),
    }
    const { bytes, unsupported } = await typesetter.pdf({ ...request, attachments })
    return { bytes: seals.sealed(bytes, request.at), name: fileName(sheet, 'pdf'), unsupported }
  })
}

/** The JSON Resume of what a file shows, by the hash of its text; undefined where the owner switched it off. */
const carriedBy = ({ carriedResume }: Deps, { style, language }: CvRecord, content: CvContentData) =>
  style.resumeData === false ? undefined : (hash: string) => JSON.stringify(carriedResume(content, language, hash))

/** naukri.com refuses larger files. */
const NAUKRI_BYTES = 2_000_000
/** A Word document shows a picture three quarters of an inch high: sharp in print at this side, in pixels, and under 300 kB in any format. */
const SMALL_SIDE = 240

/** Pro only. */
async function docx(deps: Deps, owner: SignedIn, nanoId: string, choice: FileChoice): Promise<CvFile> {
  const { cvs, requests, assertMayDownload } = deps
  const isPlain = choice.for === 'naukri'
  const cv = await requests.findOwn(owner, nanoId, choice)
  await assertMayDownload(owner)
  const { shown, sheet, seal } = await requests.sheetFor(cv, choice)
  const isSized = (cv.style.fit || cv.style.fill) && !isPlain
  const style = isSized ? await fittedStyle(requests, owner, cv, choice) : cv.style
  await cvs.keepVersionDigests(cv)
  const picture = (choice.picture ?? !isPlain) ? await pictureFor(deps, owner, nanoId, sheet, isPlain) : undefined
  const resume = carriedBy(deps, cv, shown.content)
  const bytes = await docxOf(sheet, { style, verifyUrl: seal?.url, picture, resume, isPlain })
  if (isPlain && bytes.length > NAUKRI_BYTES) {
    throw new Problem('too_large', {
      message: 'Naukri takes files of at most 2 MB. Shorten the longest texts of this CV.',
    })
  }
  return { bytes, name: fileName(sheet, 'docx'), unsupported: [] }
}

/** `isSmall`: reduced to the size that the document shows. */
async function pictureFor(deps: Deps, { id }: SignedIn, nanoId: string, sheet: Sheet, isSmall: boolean) {
  const stored = await deps.requests.findPicture(nanoId, sheet)
  const picture = stored && isSmall ? await deps.reencode(stored.bytes, SMALL_SIDE, id) : stored
  return picture ? { ...picture, type: picture.type === 'image/png' ? ('png' as const) : ('jpg' as const) } : undefined
}

/** The style of a Word document whose template was made smaller or larger to fit: its text changes by as much. */
async function fittedStyle(requests: CvRequests, owner: CvOwner, cv: CvRecord, choice: FileChoice) {
  const { style } = cv
  const fit = (await nullIfTooLong(requests.drawPages(owner, cv, choice)))?.fit
  if (!fit?.isFitting || fit.text.set === fit.text.designed) return style
  const fontSize = ((style.fontSize ?? DOCX_POINTS) * fit.text.set) / fit.text.designed
  const most = Math.max(LARGEST_TEXT, style.fontSize ?? 0)
  return { ...style, fontSize: Math.min(most, Math.round(fontSize * 2) / 2) }
}

async function markdown({ requests }: Deps, owner: CvOwner, nanoId: string, choice: FileChoice): Promise<CvFile> {
  const { sheet } = await requests.sheetFor(await requests.findOwn(owner, nanoId, choice), choice)
  return { bytes: markdownOf(sheet), name: fileName(sheet, 'md'), unsupported: [] }
}

async function text({ requests }: Deps, owner: CvOwner, nanoId: string, choice: FileChoice): Promise<CvFile> {
  const { sheet } = await requests.sheetFor(await requests.findOwn(owner, nanoId, choice), choice)
  return { bytes: sheetText(sheet), name: fileName(sheet, 'txt'), unsupported: [] }
}

/** Counts a download. A CV that was removed meanwhile gets no counter. */
async function noteDownload({ cvs, history, countDownload }: Deps, owner: CvOwner, nanoId: string, kind: string) {
  await cvs.findOwn(owner, nanoId)
  await history.openViews(nanoId)
  countDownload(nanoId, kind)
}
