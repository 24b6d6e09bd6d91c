// The footer of a CV's public pages: when it was published, where it can be checked, who made the page.
import { type DateStyle, formatDate, labelsOf } from '../../../api/core/cv/locale.ts'
import { spokenAs } from './spoken.ts'

export function Foot({
  language,
  style,
  publishedAt,
  url,
  publicOrigin,
  verifyUrl,
}: {
  language: string
  style: DateStyle | undefined
  /** Null in the preview of a draft. */
  publishedAt: string | null
  url: string
  publicOrigin: string
  /** Where the claims of this CV can be checked; null without badges. */
  verifyUrl: string | null
}) {
  const { draft, published, madeWith, verify } = labelsOf(language)
  const [beforeDate, afterDate] = published.split('{date}')
  const [beforeMaker, afterMaker] = madeWith.split('{maker}')
  return (
    <footer className="cv-foot">
      {publishedAt === null ? (
        <bdi {...spokenAs(language)}>{draft}</bdi>
      ) : (
        <bdi {...spokenAs(language)}>
          {beforeDate}
          <time dateTime={publishedAt}>{formatDate(publishedAt.slice(0, 10), language, style)}</time>
          {afterDate}
        </bdi>
      )}{' '}
      {verifyUrl !== null && (
        <bdi {...spokenAs(language)}>
          <a href={verifyUrl}>{withoutAddress(verify)}</a>
        </bdi>
      )}{' '}
      <bdi className="cv-address">{url.replace(/^https?:\/\//, '')}</bdi>{' '}
      <bdi {...spokenAs(language)}>
        {beforeMaker}
        <a href={`${publicOrigin}/`}>TruCV</a>
        {afterMaker}
      </bdi>
    </footer>
  )
}

/** The label without the address placeholder that printed files use. */
const withoutAddress = (label: string) => label.replace('{address}', '').replace(/(?<![\s:：])[\s:：]+$/, '')
