// The public pages with their caches: published CVs in both designs, their preview cards, the verify page, the pages for institutions,
// and the public JSON replies. Renders the features' data with the client's components.

import type { ClaimsService } from '../claims/service.ts'
import type { Config } from '../config/config.ts'
import type { CvService } from '../cv/service.ts'
import type { createLetterFiles } from '../files/letters.ts'
import type { FileService } from '../files/service.ts'
import type { ClientFiles } from '../http/client.ts'
import { createKeyCache, createPublicPages, type PageKey } from '../http/page-cache.ts'
import { monotonicMs } from '../lib/clock.ts'
import type { ResumeService } from '../resume/service.ts'
import type { LockPage } from './lock-routes.ts'
import type { TemplateExtra, VerifyExtra } from './routes.ts'

/** The size limit of each of the smaller caches. */
const DATA_BYTES = 32 * 1024 * 1024

type Write<T> = (value: T) => string
type Parts = {
  config: Pick<Config, 'publicOrigin' | 'sandbox'>
  client: ClientFiles
  cvs: CvService
  files: FileService & ReturnType<typeof createLetterFiles>
  claims: ClaimsService
  resumes: ResumeService
  /** The body of GET /cvs/:id/verification; null when nothing is published. */
  describeVerification: (nanoId: string) => Promise<{ key: PageKey; body: unknown } | null>
  /** Serializers of the replies. */
  writeCv: Write<unknown>
  writeVerification: Write<unknown>
}

export function createPages(parts: Parts) {
  const { config, client, cvs, files, claims } = parts
  // Loaded on first use, to keep start time and idle memory low.
  const renderer = () => import('../../web/src/cv/render.tsx')
  const templateRenderer = () => import('../../web/src/cv/render-template.tsx')
  const frame = {
    publicOrigin: config.publicOrigin,
    stylesheetUrl: client.pageStylesheet,
    scriptSheets: client.scriptStylesheets,
    sandbox: config.sandbox !== null,
  }
  const keys = createKeyCache(cvs.findPublishedKey, monotonicMs)
  const common = { findKey: keys.find, clockMs: monotonicMs }
  const pages = createPublicPages({
    ...common,
    async render(nanoId) {
      const found = await claims.publicPage(nanoId)
      return found && { ...found, body: (await renderer()).renderCvPage({ ...frame, ...found.page }) }
    },
  })
  const templatePages = createPublicPages<TemplateExtra>({
    ...common,
    async render(nanoId, by) {
      const found = await files.publishedPages(nanoId, by)
      if (!found) return null
      const { cv, content, sheet, key, isJudged, pages, at } = found
      if (pages.length === 0) return { key, body: '', isJudged, extra: { isTypeset: false } }
      const page = { nanoId, content, language: sheet.language, indexable: cv.indexable, publishedAt: at.toISOString() }
      const addresses = { scriptUrl: client.ownerScript, stylesheetUrl: client.templateStylesheet }
      const drawn = { pages, pictureUrl: sheet.picture?.url }
      const { renderTemplatePage } = await templateRenderer()
      return {
        key,
        body: renderTemplatePage({ ...frame, ...page, ...addresses, ...drawn }),
        isJudged,
        extra: { isTypeset: true },
      }
    },
  })
  const cards = createPublicPages({
    ...common,
    isCompressible: false,
    render: files.card,
  })

  const verifyPages = createPublicPages<VerifyExtra>({
    ...common,
    maxBytes: DATA_BYTES,
    async render(nanoId) {
      const found = await claims.verifyPage(nanoId)
      if (!found) return null
      const { renderVerifyPage } = await import('../../web/src/cv/render-verify.tsx')
      const { html, seam, answer } = renderVerifyPage({
        ...frame,
        ...found.page,
        stylesheetUrl: client.verifyStylesheet,
        scriptUrl: client.verifyScript,
      })
      const answerTo = async (version: number) => answer(await claims.compareVersion(nanoId, version, found.digests))
      const extra = { seam: Buffer.byteLength(html.slice(0, seam)), answerTo }
      return { key: found.key, body: html, isJudged: true, extra }
    },
  })

  const data = createPublicData({ ...common, isCompressible: false, maxBytes: DATA_BYTES }, parts)

  return {
    pages,
    templatePages,
    cards,
    verifyPages,
    data,
    /** The key of a published CV, which also says who is admitted to it. */
    findKey: keys.find,
    /** Drops everything cached about a CV. */
    forget: (nanoId: string): void => {
      keys.forget(nanoId)
      for (const shown of [pages, templatePages, cards, verifyPages, ...Object.values(data)]) shown.forget(nanoId)
    },
    /** The page of a shared letter, which is not cached; null when there is none. `by`: the client's address. */
    async readLetterPage(nanoId: string, letterId: string, by: string): Promise<string | null> {
      const found = await files.letters.sharedPages(nanoId, letterId, by)
      if (!found) return null
      const { sheet, pages } = found
      const { renderLetterPage } = await templateRenderer()
      return renderLetterPage({ ...frame, stylesheetUrl: client.templateStylesheet, nanoId, sheet, pages })
    },
    renderLock: async (page: LockPage) => {
      const { renderLockPage } = await import('../../web/src/cv/lock-page.tsx')
      return renderLockPage({ ...frame, stylesheetUrl: client.confirmStylesheet }, page)
    },
    renderMissing: async () => (await renderer()).renderMissingPage(frame),
    readConfirmPages: async () => {
      const { confirmPages } = await import('../../web/src/cv/confirm-page.tsx')
      return confirmPages({ ...frame, stylesheetUrl: client.confirmStylesheet })
    },
  }
}

type CacheOptions = Omit<Parameters<typeof createPublicPages>[0], 'render'>

/** The public JSON replies about a published CV: the CV, its verification data, and its JSON Resume. */
function createPublicData(
  common: CacheOptions,
  { cvs, resumes, describeVerification, writeCv, writeVerification }: Parts,
) {
  return {
    cv: createPublicPages({
      ...common,
      async render(nanoId) {
        const found = await cvs.findShown(nanoId)
        return found && { ...found, body: writeCv({ success: true, cv: found.cv }) }
      },
    }),
    verification: createPublicPages({
      ...common,
      async render(nanoId) {
        const found = await describeVerification(nanoId)
        // Always expires, even without claims, because the reply lists our signing keys.
        return found && { key: found.key, body: writeVerification(found.body), isJudged: true }
      },
    }),
    resume: createPublicPages({
      ...common,
      async render(nanoId) {
        const found = await cvs.findShown(nanoId)
        return found && { key: found.key, body: JSON.stringify(resumes.describeShown(found.cv)) }
      },
    }),
  }
}
