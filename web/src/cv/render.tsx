// The whole HTML documents of the public CV pages, rendered on the server: complete without JavaScript, and under a policy that
// allows no inline style and no script. What it is given was already filtered for strangers; it knows no privacy rule.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isUploadedPicture } from '../../../api/cvs/rules/content.ts'
import { direction, formatDate, labelsOf } from '../../../api/cvs/rules/locale.ts'
import { plainText } from '../../../api/cvs/rules/markdown.ts'
import { words } from '../../../api/cvs/rules/order.ts'
import type { CvContentData } from '../../../api/cvs/schema.ts'
import { CvArticle } from './cv-article.tsx'
import { each } from './each.ts'
import { jsonLd } from './json-ld.ts'
import { spokenAs } from './spoken.ts'

interface Frame {
  /** Origin of the service, without a slash at its end. */
  publicOrigin: string
  stylesheetUrl: string
  sandbox: boolean
  /** Addresses of woff2 files that the first screen needs. */
  preloadFonts?: string[]
}

export interface CvPageInput extends Frame {
  nanoId: string
  content: CvContentData
  language: string
  indexable: boolean
  /** ISO 8601. */
  publishedAt: string
  /** Shown instead of the uploaded picture that the content names. */
  pictureUrl?: string
}

/** The page at /cv/{nanoId}. */
export function renderCvPage(input: CvPageInput): string {
  const { content, language, publicOrigin, nanoId, publishedAt } = input
  const { name, profession, imageUrl } = content.personalDetails
  const url = `${publicOrigin}/cv/${nanoId}`
  const title = words([name, profession]).join(' — ')
  const description = descriptionOf(content)
  const picture = isUploadedPicture(imageUrl ?? '') ? (input.pictureUrl ?? imageUrl) : undefined
  const image = picture && new URL(picture, publicOrigin).href
  return documentOf(
    { ...input, language, title },
    <>
      <meta name="description" content={description} />
      {!input.indexable && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="TruCV" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped; an element's text would be escaped as HTML, which a data block is not.
        dangerouslySetInnerHTML={{ __html: jsonLd({ content, language, publishedAt, url, description, image }) }}
      />
    </>,
    <main>
      <CvArticle content={content} language={language} pictureUrl={picture}>
        <Foot language={language} publishedAt={publishedAt} url={url} publicOrigin={publicOrigin} />
      </CvArticle>
    </main>,
  )
}

/** The 404 of every address under /cv that shows no CV; the same whether there never was one or it is not published. */
export function renderMissingPage(frame: Frame): string {
  return documentOf(
    { ...frame, language: 'en', title: 'No CV at this address — TruCV' },
    <meta name="robots" content="noindex" />,
    <main className="cv-missing">
      <h1>There is no CV here</h1>
      <p>
        The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for
        a new one.
      </p>
      <p>
        <a href={`${frame.publicOrigin}/`}>Go to TruCV</a>
      </p>
    </main>,
  )
}

function documentOf(page: Frame & { language: string; title: string }, head: ReactNode, body: ReactNode): string {
  const html = (
    <html lang={page.language} dir={direction(page.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {each(page.preloadFonts ?? [], font => (
          <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={page.stylesheetUrl} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12141a" />
      </head>
      <body className="cv-page">
        {page.sandbox && (
          <aside className="cv-sandbox" lang="en" dir="ltr">
            <strong>Sandbox.</strong> This copy of TruCV is for trying things out. Nothing on this page is to be relied
            on.
          </aside>
        )}
        {body}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}

function Foot({
  language,
  publishedAt,
  url,
  publicOrigin,
}: {
  language: string
  publishedAt: string
  url: string
  publicOrigin: string
}) {
  const { published, madeWith } = labelsOf(language)
  const day = publishedAt.slice(0, 10)
  const [beforeDate, afterDate] = published.split('{date}')
  const [beforeMaker, afterMaker] = madeWith.split('{maker}')
  return (
    <footer className="cv-foot">
      <bdi {...spokenAs(language)}>
        {beforeDate}
        <time dateTime={publishedAt}>{formatDate(day, language)}</time>
        {afterDate}
      </bdi>{' '}
      <bdi className="cv-address">{url.replace(/^https?:\/\//, '')}</bdi>{' '}
      <bdi {...spokenAs(language)}>
        {beforeMaker}
        <a href={`${publicOrigin}/`}>TruCV</a>
        {afterMaker}
      </bdi>
    </footer>
  )
}

const DESCRIPTION = 200

/** The summary's beginning, cut between words; without one, what the person does and where. */
function descriptionOf(content: CvContentData): string {
  const { name, profession, location } = content.personalDetails
  const text = plainText(content.profileSummary ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return words([name, profession, location]).join(' · ')
  if (text.length <= DESCRIPTION) return text
  const cut = text.slice(0, DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : DESCRIPTION).replace(/[\uD800-\uDBFF]$/, '')}…`
}
