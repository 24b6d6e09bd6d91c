// The HTML document around every public page of a CV: head, and metadata for link previews and search engines.
// No inline styles or scripts, which the content security policy forbids.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { direction } from '../../../api/core/cv/locale.ts'
import { plainText } from '../../../api/core/cv/markdown.ts'
import { words } from '../../../api/core/cv/order.ts'
import { each } from './each.ts'
import { type ScriptSheets, sheetsFor } from './script-fonts.ts'

export interface Frame {
  /** Origin of the service, without a slash at its end. */
  publicOrigin: string
  stylesheetUrl: string
  sandbox: boolean
  /** Style sheets of further typefaces, linked where the page contains letters of their scripts. */
  scriptSheets?: ScriptSheets
  /** Addresses of woff2 files that the first screen needs. */
  preloadFonts?: string[]
}

/** Metadata for browsers, link previews and search engines. */
interface About extends Frame {
  nanoId: string
  content: CvContentData
  indexable: boolean
  /** The page's own address. */
  url: string
  title: string
  description: string
}

export function AboutTags({ nanoId, indexable, publicOrigin, url, title, description }: About) {
  return (
    <>
      <meta name="description" content={description} />
      {!indexable && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="TruCV" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${publicOrigin}/cv/${nanoId}/card.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

export function documentOf(
  page: Frame & { language: string; title: string },
  head: ReactNode,
  body: ReactNode,
): string {
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
  return `<!doctype html>${withScripts(renderToStaticMarkup(html), page)}`
}

/** Chosen from the finished markup, since only that tells which letters the page contains. Menus have the system's typefaces. */
function withScripts(html: string, { scriptSheets: sheets, language }: Frame & { language: string }): string {
  const text = html
    .split('<select')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</select>'))))
    .join('')
  const links = sheets ? sheetsFor(text, language).map(name => `<link rel="stylesheet" href="${sheets[name]}"/>`) : []
  return links.length ? html.replace('</head>', () => `${links.join('')}</head>`) : html
}

const DESCRIPTION = 200

/** The beginning of the summary, cut between words; without a summary, profession and location. */
export function descriptionOf(content: CvContentData): string {
  const { name, profession, location } = content.personalDetails
  const text = plainText(content.profileSummary ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return words([name, profession, location]).join(' · ')
  if (text.length <= DESCRIPTION) return text
  const cut = text.slice(0, DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : DESCRIPTION).replace(/[\uD800-\uDBFF]$/, '')}…`
}
