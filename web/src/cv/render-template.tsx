// The page of a CV in its template: the pages of its PDF as SVG, with their text for screen readers, search and copying.
// One deferred script, which does something for the owner only.

import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { spelledOut } from '../../../api/core/cv/ligatures.ts'
import { type DateStyle, labelsOf } from '../../../api/core/cv/locale.ts'
import { words } from '../../../api/core/cv/order.ts'
import type { Sheet } from '../../../api/core/cv/sheet.ts'
import type { Alternate } from '../../../api/core/cv/siblings.ts'
import { each } from './each.ts'
import { Foot } from './foot.tsx'
import { AlternateTags, LanguageSwitch } from './languages.tsx'
import { AboutTags, descriptionOf, documentOf, type Frame } from './page-document.tsx'

export interface TemplatePageInput extends Frame {
  nanoId: string
  content: CvContentData
  language: string
  style: DateStyle
  indexable: boolean
  /** As on the public page. */
  alternates?: readonly Alternate[]
  hasBadges: boolean
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
  const { language, publicOrigin, nanoId, publishedAt, pictureUrl } = input
  const content = spelledOut(input.content)
  const { name, profession } = content.personalDetails
  const url = `${publicOrigin}/new-cv/${nanoId}`
  const title = words([name, profession]).join(' — ')
  return documentOf(
    { ...input, language, title },
    <>
      <AboutTags {...input} url={url} title={title} description={descriptionOf(content)} />
      <AlternateTags {...input} base={`${publicOrigin}/new-cv`} />
      <script type="module" src={input.scriptUrl} />
    </>,
    <main className="typeset" data-cv={nanoId}>
      <LanguageSwitch {...input} base="/new-cv" />
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
      <Pages pages={input.pages} pictureUrl={pictureUrl} />
      <Foot
        language={language}
        style={input.style}
        publishedAt={publishedAt}
        url={url}
        publicOrigin={publicOrigin}
        verifyUrl={input.hasBadges ? `${publicOrigin}/cv/${nanoId}/verify` : null}
      />
    </main>,
  )
}

/** The page at /cv/{nanoId}/letter/{letterId}. */
export function renderLetterPage(input: Frame & { nanoId: string; sheet: Sheet; pages: Uint8Array[] }): string {
  const { nanoId, sheet, pages } = input
  const { name, language, letter } = sheet
  const subject = letter?.subject ?? ''
  return documentOf(
    { ...input, language, title: words([subject, name]).join(' — ') },
    <meta name="robots" content="noindex" />,
    <main className="typeset">
      <header className="typeset-head">
        <h1>
          <bdi>{subject || name}</bdi>
        </h1>
        {subject && (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
        <a href={`/cv/${nanoId}`}>{labelsOf(language).webPage}</a>
      </header>
      <Pages pages={pages} pictureUrl={undefined} />
    </main>,
  )
}

const Pages = ({ pages, pictureUrl }: Pick<TemplatePageInput, 'pages' | 'pictureUrl'>) =>
  each(pages, page => (
    <div
      className="typeset-page"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own typesetter, which keeps shapes, links and escaped text and nothing else.
      dangerouslySetInnerHTML={{ __html: drawing(page, pictureUrl) }}
    />
  ))

const drawing = (page: Uint8Array, pictureUrl: string | undefined) =>
  new TextDecoder().decode(page).replace(/href="data:image\/[^"]*"/g, () => (pictureUrl ? `href="${pictureUrl}"` : ''))
