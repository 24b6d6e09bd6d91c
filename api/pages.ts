// The pages that the service renders: published CVs in both designs, their preview pictures, the verify page, the pages for
// institutions. Puts what the features know of a CV into the client's components; knows no HTTP.
import type { Config } from './config.ts'
import type { createCvs } from './cvs/cvs.ts'
import { createPublicPages } from './cvs/page.ts'
import type { ClientFiles } from './http/client.ts'
import { monotonicMs } from './lib/clock.ts'

type Parts = Pick<ReturnType<typeof createCvs>, 'cvs' | 'files' | 'claims'> & {
  config: Pick<Config, 'publicOrigin' | 'sandbox'>
  client: ClientFiles
}

export function createPages({ config, client, cvs, files, claims }: Parts) {
  // The renderer is loaded with the first page: an idle service does without it.
  const renderer = () => import('../web/src/cv/render.tsx')
  const templateRenderer = () => import('../web/src/cv/render-template.tsx')
  const frame = {
    publicOrigin: config.publicOrigin,
    stylesheetUrl: client.pageStylesheet,
    sandbox: config.sandbox !== null,
  }
  const kept = { findKey: cvs.findPublishedKey, clockMs: monotonicMs }
  const pages = createPublicPages({
    ...kept,
    async render(nanoId) {
      const found = await claims.publicPage(nanoId)
      return found && { ...found, body: (await renderer()).renderCvPage({ ...frame, ...found.page }) }
    },
  })
  const templatePages = createPublicPages({
    ...kept,
    async render(nanoId, by) {
      const found = await files.publishedPages(nanoId, by)
      if (!found) return null
      const { cv, content, sheet, key, isJudged, pages, at } = found
      if (pages.length === 0) return { key, body: '', isJudged }
      const page = { nanoId, content, language: sheet.language, indexable: cv.indexable, publishedAt: at.toISOString() }
      const addresses = { scriptUrl: client.ownerScript, stylesheetUrl: client.templateStylesheet }
      const drawn = { pages, pictureUrl: sheet.picture?.url }
      const { renderTemplatePage } = await templateRenderer()
      return { key, body: renderTemplatePage({ ...frame, ...page, ...addresses, ...drawn }), isJudged }
    },
  })
  const cards = createPublicPages({
    ...kept,
    isCompressible: false,
    render: files.card,
  })

  const renderVerify = async (nanoId: string, version: number | null) => {
    const page = await claims.verifyPage(nanoId, version)
    const { renderVerifyPage } = await import('../web/src/cv/render-verify.tsx')
    return page && renderVerifyPage({ ...frame, ...page, stylesheetUrl: client.verifyStylesheet })
  }

  return {
    pages,
    templatePages,
    cards,
    renderVerify,
    renderMissing: async () => (await renderer()).renderMissingPage(frame),
    readConfirmPages: async () => {
      const { confirmPages } = await import('../web/src/cv/confirm-page.tsx')
      return confirmPages({ ...frame, stylesheetUrl: client.confirmStylesheet })
    },
  }
}
