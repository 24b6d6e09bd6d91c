// Builds typesetting requests from a CV: the content of the file, its badges, picture and verification note. The typesetter decides the
// layout.
import type { ClaimFinder } from '../claims/claimed-sections.ts'
import { withBadges } from '../core/claims/sheet-marks.ts'
import { claimsByPointer, hasClaims } from '../core/claims/verification.ts'
import type { CvContentData } from '../core/contract/cv.ts'
import { publicContent, visibleContent, withoutPrivateOwn } from '../core/cv/audience.ts'
import { formatDate, labelsOf } from '../core/cv/locale.ts'
import { pictureIdOf } from '../core/cv/picture-url.ts'
import type { Sheet } from '../core/cv/sheet.ts'
import { sheetOf } from '../core/cv/sheet-of.ts'
import type { CvDraft, CvRecord } from '../core/cv-record.ts'
import { draftValues, shownValues } from '../core/cv-views.ts'
import { utcDay } from '../core/days.ts'
import type { HistoryStore } from '../cv/history-store.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { createSingleFlight } from './single-flight.ts'
import type { Seal, TypesetPages, TypesetRequest, Typesetter } from './typeset/typeset.ts'

/**
 * The options of a file: another template than the CV's own, and its private fields: a language model gets none of the person's own. Of a
 * Word document also the site that it is for, and whether it has the picture.
 */
export type FileChoice = {
  template?: string
  audience?: 'owner' | 'model' | 'public'
  for?: 'naukri'
  picture?: boolean
}

type Deps = {
  cvs: Pick<CvService, 'findOwn' | 'findPublished'>
  history: Pick<HistoryStore, 'findPicture'>
  claims: Pick<ClaimFinder, 'find'>
  typesetter: Pick<Typesetter, 'templates' | 'pages'>
  publicOrigin: string
}
type Shown = Pick<CvDraft, 'template' | 'style' | 'language'> & { content: CvContentData; version: number; at: Date }
/** A CV to be typeset for its owner. */
type OwnRequest = { content: CvContentData; sheet: Sheet; request: TypesetRequest }
export type CvRequests = ReturnType<typeof createCvRequests>

/** A preview requests its pages one by one, but they are drawn together. */
const CACHED_PREVIEWS = 8

export function createCvRequests(deps: Deps) {
  const { history, typesetter } = deps
  const drawn = createSingleFlight<TypesetPages>(CACHED_PREVIEWS)
  return {
    findOwn: findOwn.bind(null, deps),
    sheetFor: sheetFor.bind(null, deps),
    requestFor: requestFor.bind(null, deps),
    publishedRequest: publishedRequest.bind(null, deps),
    findPicture: (nanoId: string, sheet: Sheet) => findPicture(history, nanoId, sheet),
    /** Draws the pages, or returns those of a concurrent or recent call about the same state of the CV. */
    drawPages: (owner: CvOwner, cv: CvRecord, choice: FileChoice) =>
      drawn(keyOf(cv, choice), async () => typesetter.pages((await requestFor(deps, owner, cv, choice)).request)),
  }
}

/** The key of caches of files: everything that a file of the owner depends on. */
export const keyOf = (
  { nanoId, version, rev, published, ...cv }: CvRecord,
  { template, audience }: FileChoice,
): string => JSON.stringify([nanoId, version, rev, published?.version, template ?? cv.template, audience])

/** The owner's CV. Checks the template and the ownership before anything expensive is loaded. */
async function findOwn(
  { cvs, typesetter }: Deps,
  owner: CvOwner,
  nanoId: string,
  { template }: FileChoice,
): Promise<CvRecord> {
  const ids = typesetter.templates.map(({ id }) => id)
  if (template !== undefined && !ids.includes(template)) {
    const message = `There is no such template. Choose one of: ${ids.join(', ')}.`
    throw invalid([{ path: '/template', message }])
  }
  return cvs.findOwn(owner, nanoId)
}

/** The draft as a sheet. `seal`: the verification note of a published CV with badges. */
async function sheetFor(deps: Deps, cv: CvRecord, { template, audience }: FileChoice) {
  const owners = audience === 'model' ? withoutPrivateOwn(cv.content) : cv.content
  const content = audience === 'public' ? publicContent(cv.content, cv.privacy) : visibleContent(owners)
  const shown = { ...cv, template: template ?? cv.template, content, at: cv.updatedAt }
  const { sheet } = await sheetWithBadges(deps, cv, draftValues(cv), shown)
  return { shown, sheet, seal: sealOf(deps, cv, shown, sheet) }
}

async function requestFor(deps: Deps, owner: CvOwner, cv: CvRecord, choice: FileChoice): Promise<OwnRequest> {
  const { shown, sheet } = await sheetFor(deps, cv, choice)
  const request = requestOf(deps, cv, shown, sheet, owner.id, await findPicture(deps.history, cv.nanoId, sheet))
  return { content: shown.content, sheet, request }
}

/**
 * The typesetting request for the published snapshot; null without one. `by`: the client's address. `mayLackPicture`: omits a picture that
 * cannot be read now.
 */
async function publishedRequest(deps: Deps, nanoId: string, by: string, mayLackPicture = false) {
  const found = await deps.cvs.findPublished(nanoId)
  if (!found?.cv.published) return null
  const { cv, content } = found
  const { snapshot, version, at } = found.cv.published
  const shown = { ...snapshot, content, version, at }
  const { sheet, hasClaims } = await sheetWithBadges(deps, cv, shownValues(cv), shown)
  const picture = findPicture(deps.history, cv.nanoId, sheet)
  const request = requestOf(deps, cv, shown, sheet, by, await (mayLackPicture ? picture.catch(nullIfAway) : picture))
  return { cv, content, sheet, at, hasClaims, key: { version, rev: cv.rev }, request }
}

/** The sheet with the badges of its claims. Unpublished CVs get none, because they have no page to check them on. */
async function sheetWithBadges({ claims, typesetter }: Deps, cv: CvRecord, values: Map<string, unknown>, shown: Shown) {
  const { content, language, template, style } = shown
  const order = typesetter.templates.find(({ id }) => id === template)?.order
  const sheet = sheetOf(content, language, order, style)
  if (!cv.published) return { sheet, hasClaims: false }
  const found = await claims.find(cv.userId, { name: content.personalDetails.name, values })
  return { sheet: withBadges(sheet, claimsByPointer(found, content), content), hasClaims: hasClaims(found) }
}

async function findPicture(history: Deps['history'], nanoId: string, { picture }: Sheet) {
  const id = pictureIdOf(picture?.url, nanoId)
  return id ? await history.findPicture(nanoId, id) : null
}

function requestOf(
  deps: Deps,
  cv: CvRecord,
  shown: Shown,
  sheet: Sheet,
  by: string,
  picture: { bytes: Buffer } | null,
): TypesetRequest {
  const { template, style, at } = shown
  const bytes = picture ? new Uint8Array(picture.bytes) : undefined
  return { sheet, template, style, at, seal: sealOf(deps, cv, shown, sheet), by, picture: bytes }
}

/**
 * The address at which a reader can check the file, and the version of the file, in the CV's language. None without badges: there is
 * nothing to check; none where the owner switched it off.
 */
function sealOf(
  { publicOrigin }: Deps,
  cv: CvRecord,
  { language, version, at, style }: Shown,
  { notes }: Sheet,
): Seal | undefined {
  if (!cv.published || !notes || style.checkAddress === false) return undefined
  const { verify, versionNote } = labelsOf(language)
  const day = formatDate(utcDay(at), language, style)
  return {
    url: `${publicOrigin}/cv/${cv.nanoId}/verify?v=${version}`,
    label: verify.replace('{address}', '').trim(),
    caption: versionNote.replace('{version}', String(version)).replace('{date}', () => day),
  }
}

/** Null for a file that cannot be read at present. */
function nullIfAway(error: unknown): null {
  if (error instanceof Problem && error.status >= 500) return null
  throw error
}
