// A CV as a file: PDF, DOCX, Markdown, text, and its typeset pages as pictures. Decides which content a file has and who may download
// it; the typesetter and the writers decide how it looks.

import type { SigningKeys } from '../claims/signing-keys.ts'
import { withBadges } from '../core/claims/sheet-marks.ts'
import { claimsByPointer } from '../core/claims/verification.ts'
import type { CvContentData, CvStyleData } from '../core/contract/cv.ts'
import type { FieldProblem } from '../core/contract/schema.ts'
import { defaultPrivacy, publicContent, visibleContent } from '../core/cv/audience.ts'
import { formatDate, labelsOf } from '../core/cv/locale.ts'
import { markdownOf } from '../core/cv/markdown-export.ts'
import { pictureIdOf } from '../core/cv/picture-url.ts'
import { remarksOf } from '../core/cv/remarks.ts'
import { SAMPLE_CV } from '../core/cv/sample.ts'
import type { Sheet } from '../core/cv/sheet.ts'
import { sheetOf } from '../core/cv/sheet-of.ts'
import { textOf } from '../core/cv/text.ts'
import type { CvDraft, CvRecord } from '../core/cv-record.ts'
import { draftValues, shownValues } from '../core/cv-views.ts'
import { utcDay } from '../core/days.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { HistoryStore } from '../cv/history-store.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { attachmentOf, type DescribeClaims } from './attachment.ts'
import { DOCX_POINTS, docxOf } from './docx/document.ts'
import { type CvFile, fileName } from './file-name.ts'
import type { Seals } from './seals.ts'
import { createSingleFlight } from './single-flight.ts'
import type { Seal, TypesetPages, TypesetPdf, TypesetRequest, Typesetter } from './typeset/typeset.ts'

/** The options of a file: another template than the CV's own, and whether it has private fields. */
export type FileChoice = { template?: string; audience?: 'owner' | 'public' }

type Parts = {
  cvs: CvService
  history: HistoryStore
  judgeOf: SigningKeys['judgeOf']
  typesetter: Typesetter
  seals: Pick<Seals, 'sealed'>
  describeClaims: DescribeClaims
  publicOrigin: string
  now: () => Date
  /** Throws plan_required when the caller's plan does not include downloads. */
  assertMayDownload: (caller: SignedIn) => void
  countDownload: (nanoId: string, kind: string) => void
}
type Shown = Pick<CvDraft, 'template' | 'style' | 'language'> & { content: CvContentData; version: number; at: Date }

/** Cached results: the pages of a preview are requested one by one but drawn together. */
const KEPT_PREVIEWS = 8
const KEPT_PICTURES = 64

export type FileService = ReturnType<typeof createFileService>

export function createFileService(parts: Parts) {
  const { cvs, history, judgeOf, typesetter, seals, publicOrigin, now, assertMayDownload, countDownload } = parts
  /** The sheet with the badges of its claims. Unpublished CVs get none, because they have no page to check them on. */
  async function sheetWithBadges(cv: CvRecord, values: Map<string, unknown>, { content, language, template }: Shown) {
    const sheet = sheetOf(content, language, orderOf(template))
    if (!cv.published) return sheet
    const shown = { ...cv, name: content.personalDetails.name, values }
    return withBadges(sheet, claimsByPointer(shown, content, await judgeOf(cv.claims)), content)
  }

  const templateIds = typesetter.templates.map(({ id }) => id)
  const orderOf = (template: string) => typesetter.templates.find(({ id }) => id === template)?.order
  const flights = {
    pdf: createSingleFlight<TypesetPdf>(0),
    texts: createSingleFlight<string[]>(0),
    pages: createSingleFlight<TypesetPages>(KEPT_PREVIEWS),
    picture: createSingleFlight<Buffer>(KEPT_PICTURES),
    sample: createSingleFlight<TypesetPages>(templateIds.length),
  }

  /** The owner's CV. Checks the template and the ownership before anything expensive is loaded. */
  async function findOwn(owner: CvOwner, nanoId: string, { template }: FileChoice): Promise<CvRecord> {
    if (template !== undefined && !templateIds.includes(template)) throw invalid([noTemplate(templateIds)])
    return cvs.findOwn(owner, nanoId)
  }

  async function shownTo(cv: CvRecord, { template, audience }: FileChoice) {
    const content = audience === 'public' ? publicContent(cv.content, cv.privacy) : visibleContent(cv.content)
    const shown = { ...cv, template: template ?? cv.template, content, at: cv.updatedAt }
    return { shown, sheet: await sheetWithBadges(cv, draftValues(cv), shown) }
  }

  async function pictureOf(nanoId: string, { picture }: Sheet) {
    const id = pictureIdOf(picture?.url, nanoId)
    return id ? await history.findPicture(nanoId, id) : null
  }

  async function requestOf(
    cv: CvRecord,
    shown: Shown,
    sheet: Sheet,
    by: string,
    mayLack = false,
  ): Promise<TypesetRequest> {
    const { template, style, at } = shown
    const found = pictureOf(cv.nanoId, sheet)
    const picture = await (mayLack ? found.catch(nullIfAway) : found)
    const seal = cv.published ? sealOf(publicOrigin, cv.nanoId, shown) : undefined
    return { sheet, template, style, at, seal, by, picture: picture ? new Uint8Array(picture.bytes) : undefined }
  }

  async function requestFor(owner: CvOwner, cv: CvRecord, choice: FileChoice) {
    const { shown, sheet } = await shownTo(cv, choice)
    const request = await requestOf(cv, shown, sheet, owner.id)
    const key = JSON.stringify([cv.nanoId, cv.version, cv.rev, request.template, choice.audience])
    return { sheet, key, request }
  }

  /** The style of a Word document whose template was made smaller to fit: its text gets smaller by as much. */
  async function fittedStyle({ key, request }: Awaited<ReturnType<typeof requestFor>>): Promise<CvStyleData> {
    const { style = {} } = request
    const set = await orNull(flights.pages(key, () => typesetter.pages(request)))
    const fit = set?.fit
    if (!fit?.isFitting || fit.text.set === fit.text.designed) return style
    const fontSize = ((style.fontSize ?? DOCX_POINTS) * fit.text.set) / fit.text.designed
    return { ...style, fontSize: Math.round(fontSize * 2) / 2 }
  }

  /** The typesetting request for the published snapshot; null when there is none. `by`: the client's address. `mayLack`: a picture. */
  async function publishedRequest(nanoId: string, by: string, mayLack = false) {
    const found = await cvs.findPublished(nanoId)
    if (!found?.cv.published) return null
    const { cv, content } = found
    const { snapshot, version, at } = found.cv.published
    const shown = { ...snapshot, content, version, at }
    const sheet = await sheetWithBadges(cv, shownValues(cv), shown)
    const request = await requestOf(cv, shown, sheet, by, mayLack)
    return { cv, content, sheet, at, key: { version, rev: cv.rev }, request }
  }

  return {
    templates: typesetter.templates,

    /** The first page of the sample CV in a template. */
    async samplePage(template: string): Promise<Buffer> {
      if (!templateIds.includes(template)) throw new Problem('not_found')
      const sheet = sheetOf(publicContent(SAMPLE_CV, defaultPrivacy()), 'en', orderOf(template))
      const request = { sheet, template, at: now() }
      return (await flights.sample(template, () => typesetter.pages(request))).pages[0] as Buffer
    },

    /** Pro only. */
    async pdf(owner: SignedIn, nanoId: string, choice: FileChoice): Promise<CvFile> {
      const cv = await findOwn(owner, nanoId, choice)
      assertMayDownload(owner)
      const { sheet, key, request } = await requestFor(owner, cv, choice)
      await cvs.keepVersionDigests(cv)
      const { bytes, unsupported } = await flights.pdf(key, async () => {
        const isPublic = cv.published !== null && choice.audience === 'public'
        const attachment = isPublic ? await attachmentOf(cv, parts.describeClaims) : undefined
        const made = await typesetter.pdf({ ...request, attachment })
        return { ...made, bytes: seals.sealed(made.bytes, request.at) }
      })
      return { bytes, name: fileName(sheet.name, 'pdf'), unsupported }
    },
    /** Pro only. */
    async docx(owner: SignedIn, nanoId: string, choice: FileChoice): Promise<CvFile> {
      const cv = await findOwn(owner, nanoId, choice)
      assertMayDownload(owner)
      const { shown, sheet } = await shownTo(cv, choice)
      const style = cv.style.fit ? await fittedStyle(await requestFor(owner, cv, choice)) : cv.style
      await cvs.keepVersionDigests(cv)
      const found = await pictureOf(nanoId, sheet)
      const verifyUrl = cv.published ? sealOf(publicOrigin, nanoId, shown).url : undefined
      const picture = found && { ...found, type: found.type === 'image/png' ? ('png' as const) : ('jpg' as const) }
      const bytes = await docxOf(sheet, { style, verifyUrl, picture: picture ?? undefined })
      return { bytes, name: fileName(sheet.name, 'docx'), unsupported: [] }
    },
    async markdown(owner: CvOwner, nanoId: string, choice: FileChoice): Promise<CvFile> {
      const { sheet } = await shownTo(await findOwn(owner, nanoId, choice), choice)
      return { bytes: markdownOf(sheet), name: fileName(sheet.name, 'md'), unsupported: [] }
    },
    async text(owner: CvOwner, nanoId: string, choice: FileChoice): Promise<CvFile> {
      const { sheet } = await shownTo(await findOwn(owner, nanoId, choice), choice)
      return { bytes: textOf(sheet), name: fileName(sheet.name, 'txt'), unsupported: [] }
    },

    /** Counts a file that is handed out. A CV that was removed meanwhile gets no counter. */
    async noteDownload(owner: CvOwner, nanoId: string, kind: string): Promise<void> {
      await cvs.findOwn(owner, nanoId)
      await history.openViews(nanoId)
      countDownload(nanoId, kind)
    },

    /** The text that a parser extracts from the PDF, and advice on improving it. */
    async parserView(owner: CvOwner, nanoId: string, choice: FileChoice) {
      const cv = await findOwn(owner, nanoId, choice)
      const { key, request } = await requestFor(owner, cv, choice)
      const pages = await flights.texts(key, () => typesetter.texts(request))
      return { text: pages.join('\n'), remarks: remarksOf(cv.content, cv.language, utcDay(now())) }
    },

    /** One page of the PDF as SVG, counted from 1. Throws not_found beyond the last. */
    async previewPage(owner: CvOwner, nanoId: string, page: number, choice: FileChoice) {
      const { key, request } = await requestFor(owner, await findOwn(owner, nanoId, choice), choice)
      const { pages, pageCount, unsupported, fit } = await flights.pages(key, () => typesetter.pages(request))
      const bytes = pages[page - 1]
      if (!bytes) throw new Problem('not_found', { message: `This CV has ${pageCount} pages.` })
      return { bytes, pageCount, unsupported, fit }
    },
    async thumbnail(owner: CvOwner, nanoId: string) {
      const { key, request } = await requestFor(owner, await findOwn(owner, nanoId, {}), {})
      return await flights.picture(key, async () => (await typesetter.thumbnail(request)).bytes)
    },

    /**
     * The typeset pages of the published snapshot; no pages when it is too long or too complex to be typeset. Without the picture while
     * that cannot be read, and then soon made again, as where there are claims.
     */
    async publishedPages(nanoId: string, by: string) {
      const found = await publishedRequest(nanoId, by, true)
      const lacksPicture = Boolean(found?.sheet.picture && !found.request.picture)
      const isJudged = found !== null && (lacksPicture || Object.keys(found.cv.claims).length > 0)
      return found && { ...found, isJudged, pages: (await orNull(typesetter.pages(found.request)))?.pages ?? [] }
    },
    async card(nanoId: string, by: string) {
      const found = await publishedRequest(nanoId, by)
      if (!found) return null
      const { key, request } = found
      const make = async () => (await typesetter.card(request)).bytes
      return { key, body: await flights.picture(JSON.stringify(['card', nanoId, key]), make) }
    },
  }
}

/** The result; null when the CV is too long or too complex to be typeset. */
async function orNull<T>(typeset: Promise<T>): Promise<T | null> {
  try {
    return await typeset
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return null
    throw error
  }
}

/** Null for a file that cannot be read at present. */
function nullIfAway(error: unknown): null {
  if (error instanceof Problem && error.status >= 500) return null
  throw error
}

const noTemplate = (ids: readonly string[]): FieldProblem => ({
  path: '/template',
  message: `There is no such template. Choose one of: ${ids.join(', ')}.`,
})

/** The address at which a reader can check the file, and the version of the file, in the CV's language. */
function sealOf(publicOrigin: string, nanoId: string, { language, version, at }: Shown): Seal {
  const { verify, versionNote } = labelsOf(language)
  const day = formatDate(utcDay(at), language)
  return {
    url: `${publicOrigin}/cv/${nanoId}/verify?v=${version}`,
    label: verify.replace('{address}', '').trim(),
    caption: versionNote.replace('{version}', String(version)).replace('{date}', () => day),
  }
}
