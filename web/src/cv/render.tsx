// Renders the HTML documents of the public CV pages on the server: complete without JavaScript, under a content security policy
// without inline styles and scripts. The content arrives already filtered for the public; no privacy rule is applied here.

import type { Badge } from '../../../api/core/claims/claim-words.ts'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { isUploadedPicture } from '../../../api/core/cv/content.ts'
import { spelledOut } from '../../../api/core/cv/ligatures.ts'
import type { DateStyle } from '../../../api/core/cv/locale.ts'
import { words as joined } from '../../../api/core/cv/order.ts'
import type { Alternate } from '../../../api/core/cv/siblings.ts'
import { readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { CvPage } from './cv-page.tsx'
import { jsonLd } from './json-ld.ts'
import { AlternateTags, LanguageSwitch } from './languages.tsx'
import { AboutTags, descriptionOf, documentOf, type Frame } from './page-document.tsx'

export interface CvPageInput extends Frame {
  nanoId: string
  content: CvContentData
  language: string
  style?: DateStyle
  indexable: boolean
  /** The pages of the same CV in its languages, itself included; absent or empty without links. */
  alternates?: readonly Alternate[]
  /** ISO 8601. */
  publishedAt: string
  /** Shown instead of the uploaded picture that the content names. */
  pictureUrl?: string
  /** Badges by the JSON pointer of the section or field that they belong to. */
  badges?: ReadonlyMap<string, Badge>
}

/** The page at /cv/{nanoId}. */
export function renderCvPage(input: CvPageInput): string {
  const { language, publicOrigin, nanoId, publishedAt } = input
  const content = spelledOut(input.content)
  const { name, profession, imageUrl } = content.personalDetails
  const url = `${publicOrigin}/cv/${nanoId}`
  const title = joined([name, profession]).join(' — ')
  const description = descriptionOf(content)
  const picture = isUploadedPicture(imageUrl ?? '') ? (input.pictureUrl ?? imageUrl) : undefined
  const image = picture && new URL(picture, publicOrigin).href
  return documentOf(
    { ...input, language, title },
    <>
      <AboutTags {...input} url={url} title={title} description={description} />
      <AlternateTags {...input} base={`${publicOrigin}/cv`} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped; an element's text would be escaped as HTML, which a data block is not.
        dangerouslySetInnerHTML={{ __html: jsonLd({ content, language, publishedAt, url, description, image }) }}
      />
    </>,
    <main>
      <LanguageSwitch {...input} base="/cv" />
      <CvPage
        nanoId={nanoId}
        content={content}
        language={language}
        style={input.style}
        publishedAt={publishedAt}
        publicOrigin={publicOrigin}
        pictureUrl={picture}
        badges={input.badges}
      />
    </main>,
  )
}

/** The 404 of every address under /cv: the same for CVs that do not exist and for unpublished ones. */
export function renderMissingPage(frame: Frame, language: string): string {
  const words = readerWordsIn(language)
  return documentOf(
    { ...frame, language: words.language, title: words.say('No CV at this address — TruCV') },
    <meta name="robots" content="noindex" />,
    <main className="cv-missing">
      <h1>{words.say('There is no CV here')}</h1>
      <p>
        {words.say(
          'The link may be incomplete, or its owner may have taken the page down. If somebody sent it to you, ask them for a new one.',
        )}
      </p>
      <p>
        <a href={`${frame.publicOrigin}/`}>{words.say('Go to TruCV')}</a>
      </p>
    </main>,
  )
}
