// The <main> of a CV's public page as one component, so that the editor's preview renders the same page.
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import type { DateStyle } from '../../../api/core/cv/locale.ts'
import { readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { type Badges, BadgesContext } from './badge.tsx'
import { CvArticle } from './cv-article.tsx'
import { Foot } from './foot.tsx'

interface CvPageProps {
  nanoId: string
  content: CvContentData
  language: string
  /** How dates are written. */
  style?: DateStyle | undefined
  /** ISO 8601; null in the preview of a draft. */
  publishedAt: string | null
  /** Origin of the service, without a slash at its end. */
  publicOrigin: string
  /** Shown instead of the uploaded picture that the content names. */
  pictureUrl?: string | undefined
  badges?: Badges['at'] | undefined
}

export function CvPage({ nanoId, publicOrigin, publishedAt, badges = new Map(), ...article }: CvPageProps) {
  const url = `${publicOrigin}/cv/${nanoId}`
  const verifyUrl = `${url}/verify`
  return (
    <BadgesContext value={{ at: badges, verifyUrl, words: readerWordsIn(article.language) }}>
      <CvArticle {...article}>
        <Foot
          language={article.language}
          style={article.style}
          publishedAt={publishedAt}
          url={url}
          publicOrigin={publicOrigin}
          verifyUrl={badges.size > 0 ? verifyUrl : null}
        />
      </CvArticle>
    </BadgesContext>
  )
}
