// The page of a CV in its template: the pages of its PDF as SVG, with their text for screen readers, search and copying.
// One deferred script, which does something for the owner only.

import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { labelsOf } from '../../../api/core/cv/locale.ts'
import { words } from '../../../api/core/cv/order.ts'
import { each } from './each.ts'
import { Foot } from './foot.tsx'
import { AboutTags, descriptionOf, documentOf, type Frame } from './page-document.tsx'

export interface TemplatePageInput extends Frame {
  nanoId: string
  content: CvContentData
  language: string
  indexable: boolean
  /** ISO 8601. */
  publishedAt: string
  /** The module that shows the owner the other templates. */
  scriptUrl: string
  /** The typeset pages, each a whole SVG document, and how many the CV has. */
  pages: Uint8Array[]
  /** Used instead of the embedded picture, which the content security policy does not allow. */
  pictureUrl?: string | undefined
}

/** The page at /new-cv/{nanoId}. */
export function renderTemplatePage(input: TemplatePageInput): string {
  const { content, language, publicOrigin, nanoId, publishedAt, pictureUrl } = input
  const { name, profession } = content.personalDetails
  const url = `${publicOrigin}/new-cv/${nanoId}`
  const title = words([name, profession]).join(' — ')
  return documentOf(
    { ...input, language, title },
    <>
      <AboutTags {...input} url={url} title={title} description={descriptionOf(content)} />
      <script type="module" src={input.scriptUrl} />
    </>,
    <main className="typeset" data-cv={nanoId}>
      <header className="typeset-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {profession?.trim() && (
          <p>
            <bdi>{profession}</bdi>
          </p>
        )}
        <a href={`/cv/${nanoId}`}>{labelsOf(language).webPage}</a>
      </header>
      {each(input.pages, page => (
        <div
          className="typeset-page"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own typesetter, which keeps shapes, links and escaped text and nothing else.
          dangerouslySetInnerHTML={{ __html: drawing(page, pictureUrl) }}
        />
      ))}
      <Foot
        language={language}
        publishedAt={publishedAt}
        url={url}
        publicOrigin={publicOrigin}
        verifyUrl={`${publicOrigin}/cv/${nanoId}/verify`}
      />
    </main>,
  )
}

const drawing = (page: Uint8Array, pictureUrl: string | undefined) =>
  new TextDecoder().decode(page).replace(/href="data:image\/[^"]*"/g, () => (pictureUrl ? `href="${pictureUrl}"` : ''))
