// The typeset pages of CVs as pictures and text: the owner's preview, the public template page and card, and samples of templates.
import { defaultPrivacy, publicContent, withoutPrivateOwn } from '../core/cv/audience.ts'
import { remarksOf } from '../core/cv/remarks.ts'
import { SAMPLE_CV } from '../core/cv/sample.ts'
import { sheetOf } from '../core/cv/sheet-of.ts'
import { utcDay } from '../core/days.ts'
import type { CvOwner } from '../cv/service.ts'
import { Problem } from '../lib/problem.ts'
import { type CvRequests, type FileChoice, keyOf } from './cv-requests.ts'
import { createSingleFlight } from './single-flight.ts'
import { nullIfTooLong, type TypesetPages, type Typesetter } from './typeset/typeset.ts'

type Deps = { requests: CvRequests; typesetter: Typesetter; now: () => Date }

const CACHED_PICTURES = 64

export function createPreviews({ requests, typesetter, now }: Deps) {
  const { templates } = typesetter
  const texts = createSingleFlight<string[]>(0)
  const pictures = createSingleFlight<Buffer>(CACHED_PICTURES)
  const samples = createSingleFlight<TypesetPages>(templates.length)

  return {
    templates,
    /** The first page of the sample CV in a template. */
    async samplePage(id: string): Promise<Buffer> {
      const template = templates.find(one => one.id === id)
      if (!template) throw new Problem('not_found')
      const sheet = sheetOf(publicContent(SAMPLE_CV, defaultPrivacy()), 'en', template.order)
      const { pages } = await samples(id, () => typesetter.pages({ sheet, template: id, at: now() }))
      return pages[0] as Buffer
    },
    /** The text that a parser extracts from the PDF, and advice on improving it. */
    async parserView(owner: CvOwner, nanoId: string, choice: FileChoice) {
      const cv = await requests.findOwn(owner, nanoId, choice)
      const make = async () => typesetter.texts((await requests.requestFor(owner, cv, choice)).request)
      const pages = await texts(keyOf(cv, choice), make)
      const content = choice.audience === 'model' ? withoutPrivateOwn(cv.content) : cv.content
      return { text: pages.join('\n'), remarks: remarksOf(content, cv.language, utcDay(now())) }
    },
    /** One page of the PDF as SVG, counted from 1. Throws not_found beyond the last. */
    async previewPage(owner: CvOwner, nanoId: string, page: number, choice: FileChoice) {
      const cv = await requests.findOwn(owner, nanoId, choice)
      const { pages, pageCount, unsupported, fit } = await requests.drawPages(owner, cv, choice)
      const bytes = pages[page - 1]
      if (!bytes) throw new Problem('not_found', { message: `This CV has ${pageCount} pages.` })
      return { bytes, pageCount, unsupported, fit }
    },
    async thumbnail(owner: CvOwner, nanoId: string) {
      const cv = await requests.findOwn(owner, nanoId, {})
      const make = async () => typesetter.thumbnail((await requests.requestFor(owner, cv, {})).request)
      return pictures(keyOf(cv, {}), async () => (await make()).bytes)
    },

    /**
     * The typeset pages of the published snapshot; no pages when it is too long or too complex to be typeset. While the picture cannot be
     * read, the pages lack it, and `expires` makes caches expire them soon, as where there are claims.
     */
    async publishedPages(nanoId: string, by: string) {
      const found = await requests.publishedRequest(nanoId, by, true)
      const lacksPicture = Boolean(found?.sheet.picture && !found.request.picture)
      const expires = found !== null && (lacksPicture || found.hasClaims)
      return found && { ...found, expires, pages: (await nullIfTooLong(typesetter.pages(found.request)))?.pages ?? [] }
    },
    async card(nanoId: string, by: string) {
      const found = await requests.publishedRequest(nanoId, by)
      if (!found) return null
      const { key, request } = found
      const make = async () => (await typesetter.card(request)).bytes
      return { key, body: await pictures(JSON.stringify(['card', nanoId, key]), make) }
    },
  }
}
