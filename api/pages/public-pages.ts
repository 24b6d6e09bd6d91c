// The public pages with their caches: published CVs in both designs, their preview cards, the verify page, the pages for institutions,
// and the public JSON replies. Renders the features' data with the client's components.

import type { ClaimsService } from '../claims/service.ts'
import type { CvService } from '../cv/service.ts'
import type { FileServices } from '../files/downloads.ts'
import type { ClientFiles } from '../http/client.ts'
import { createKeyCache, createPageCache, type PageKey } from '../http/page-cache.ts'
import { monotonicMs } from '../lib/clock.ts'
import type { ResumeService } from '../resume/service.ts'
import type { LockPage } from './lock-routes.ts'
import type { TemplateExtra, VerifyExtra } from './routes.ts'

/** The size limit of each of the smaller caches. */
const DATA_BYTES = 32 * 1024 * 1024

type Deps = {
  publicOrigin: string
  isSandbox: boolean
  client: ClientFiles
  cvs: Pick<CvService, 'findPublishedKey' | 'findShown'>
  files: Pick<FileServices, 'publishedPages' | 'card' | 'letters'>
  claims: Pick<ClaimsService, 'publicPage' | 'verifyPage' | 'compareVersion'>
  /** The JSON replies about a published CV, as text. */
  data: PublicData
}
type PublicData = Record<'cv' | 'verification' | 'resume', Parameters<typeof createPageCache>[1]['render']>

export function createPublicPages(deps: Deps) {
  const { cvs, files } = deps
  const keys = createKeyCache(cvs.findPublishedKey, monotonicMs)
  const source = { findKey: keys.find, clockMs: monotonicMs }
  const pages = createPageCache(source, { render: nanoId => renderPage(deps, nanoId) })
  const templatePages = createPageCache<TemplateExtra>(source, { render: (id, by) => renderTemplate(deps, id, by) })
  const cards = createPageCache(source, { render: files.card, isCompressible: false })
  const verifyPages = createPageCache<VerifyExtra>(source, {
    render: nanoId => renderVerify(deps, nanoId),
    maxBytes: DATA_BYTES,
  })
  const dataCache = (name: keyof PublicData) =>
    createPageCache(source, { render: deps.data[name], isCompressible: false, maxBytes: DATA_BYTES })
  const data = { cv: dataCache('cv'), verification: dataCache('verification'), resume: dataCache('resume') }

  return {
    pages,
    templatePages,
    cards,
    verifyPages,
    data,
    /** The key of a published CV, with its rules of access. */
    findKey: keys.find,
    /** Drops everything cached about a CV. */
    forget(nanoId: string): void {
      keys.forget(nanoId)
      for (const cache of [pages, templatePages, cards, verifyPages, ...Object.values(data)]) cache.forget(nanoId)
    },
    readLetterPage: (nanoId: string, letterId: string, by: string) => readLetterPage(deps, nanoId, letterId, by),
    renderLock: (page: LockPage) => renderLock(deps, page),
    renderMissing: async (language: string) =>
      (await import('../../web/src/cv/render.tsx')).renderMissingPage(frameOf(deps), language),
    readConfirmPages: () => readConfirmPages(deps),
  }
}

type DataDeps = {
  cvs: Pick<CvService, 'findShown'>
  resumes: Pick<ResumeService, 'describeShown'>
  /** The body of GET /cvs/:id/verification; null when nothing is published. */
  describeVerification: (nanoId: string) => Promise<{ key: PageKey; body: unknown } | null>
  /** Serializers of the replies. */
  writeCv: (body: unknown) => string
  writeVerification: (body: unknown) => string
}

/** The public JSON replies about a published CV: the CV, its verification data, and its JSON Resume. */
export const createPublicData = (deps: DataDeps): PublicData => ({
  async cv(nanoId) {
    const found = await deps.cvs.findShown(nanoId)
    return found && { ...found, body: deps.writeCv({ success: true, cv: found.cv }) }
  },
  async verification(nanoId) {
    const found = await deps.describeVerification(nanoId)
    // Always expires, even without claims, because the reply lists our signing keys.
    return found && { key: found.key, body: deps.writeVerification(found.body), expires: true }
  },
  async resume(nanoId) {
    const found = await deps.cvs.findShown(nanoId)
    return found && { key: found.key, body: JSON.stringify(deps.resumes.describeShown(found.cv)) }
  },
})

const frameOf = ({ publicOrigin, isSandbox, client }: Deps) => ({
  publicOrigin,
  stylesheetUrl: client.pageStylesheet,
  scriptSheets: client.scriptStylesheets,
  sandbox: isSandbox,
})

// The components are loaded on first use, to keep start time and idle memory low.

async function renderPage(deps: Deps, nanoId: string) {
  const found = await deps.claims.publicPage(nanoId)
  const linked = await deps.cvs.findPublishedKey(nanoId)
  if (!found || !linked) return null
  const { renderCvPage } = await import('../../web/src/cv/render.tsx')
  const { alternates, links } = linked
  return { ...found, key: { ...found.key, links }, body: renderCvPage({ ...frameOf(deps), ...found.page, alternates }) }
}

async function renderTemplate(deps: Deps, nanoId: string, by: string) {
  const found = await deps.files.publishedPages(nanoId, by)
  const linked = await deps.cvs.findPublishedKey(nanoId)
  if (!found || !linked) return null
  const { cv, content, sheet, expires, pages, at, request } = found
  const key = { ...found.key, links: linked.links }
  if (pages.length === 0) return { key, body: '', expires, extra: { isTypeset: false } }
  const { renderTemplatePage } = await import('../../web/src/cv/render-template.tsx')
  const body = renderTemplatePage({
    ...frameOf(deps),
    scriptUrl: deps.client.ownerScript,
    stylesheetUrl: deps.client.templateStylesheet,
    nanoId,
    content,
    language: sheet.language,
    alternates: linked.alternates,
    style: request.style ?? {},
    indexable: cv.indexable,
    hasBadges: sheet.notes !== undefined,
    publishedAt: at.toISOString(),
    pages,
    pictureUrl: sheet.picture?.url,
  })
  return { key, body, expires, extra: { isTypeset: true } }
}

async function renderVerify(deps: Deps, nanoId: string) {
  const { claims, client } = deps
  const found = await claims.verifyPage(nanoId)
  if (!found) return null
  const { renderVerifyPage } = await import('../../web/src/cv/render-verify.tsx')
  const { html, seam, answer } = renderVerifyPage({
    ...frameOf(deps),
    ...found.page,
    stylesheetUrl: client.verifyStylesheet,
    scriptUrl: client.verifyScript,
  })
  const answerTo = async (version: number) => answer(await claims.compareVersion(nanoId, version, found.digests))
  const extra = { seam: Buffer.byteLength(html.slice(0, seam)), answerTo }
  return { key: found.key, body: html, expires: true, extra }
}

/** The page of a shared letter, which is not cached; null when there is none. `by`: the client's address. */
async function readLetterPage(deps: Deps, nanoId: string, letterId: string, by: string): Promise<string | null> {
  const found = await deps.files.letters.sharedPages(nanoId, letterId, by)
  if (!found) return null
  const { sheet, pages } = found
  const { renderLetterPage } = await import('../../web/src/cv/render-template.tsx')
  const stylesheetUrl = deps.client.templateStylesheet
  return renderLetterPage({ ...frameOf(deps), stylesheetUrl, nanoId, sheet, pages })
}

async function renderLock(deps: Deps, page: LockPage): Promise<string> {
  const { renderLockPage } = await import('../../web/src/cv/lock-page.tsx')
  return renderLockPage({ ...frameOf(deps), stylesheetUrl: deps.client.confirmStylesheet }, page)
}

async function readConfirmPages(deps: Deps) {
  const { confirmPages } = await import('../../web/src/cv/confirm-page.tsx')
  return confirmPages({ ...frameOf(deps), stylesheetUrl: deps.client.confirmStylesheet })
}
