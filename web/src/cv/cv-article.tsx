// The product-designed CV: content in, markup out. Pure, so that the server's page and the live preview show the same thing.
import { Fragment, type ReactNode } from 'react'
import { direction, labelsOf } from '../../../api/cvs/rules/locale.ts'
import type { CvContentData } from '../../../api/cvs/schema.ts'
import { each } from './each.ts'
import { spokenAs } from './entry.tsx'
import { Icon } from './icons.tsx'
import { type PersonalDetailsData, type PlacedSection, placedSections, visible } from './order.ts'
import { Target } from './prose.tsx'
import { sectionBody } from './sections.tsx'

interface CvArticleProps {
  content: CvContentData
  /** BCP 47; decides titles, dates and direction. */
  language: string
  /** Shown instead of the uploaded picture that the content names. */
  pictureUrl?: string | undefined
  /** What stands at the end of the sheet; inside it, so that paper keeps it with the last lines. */
  children?: ReactNode
}

export function CvArticle({ content, language, pictureUrl, children }: CvArticleProps) {
  return (
    <article className="cv" lang={language} dir={direction(language)}>
      <Head details={content.personalDetails} language={language} pictureUrl={pictureUrl} />
      {placedSections(content).map(placed => {
        const body = sectionBody(placed, content, language)
        return body && <Section key={placed.key} placed={placed} language={language} body={body} />
      })}
      {children}
    </article>
  )
}

/** The picture to show: an uploaded one only. An address elsewhere would tell its owner who reads this CV. */
export function uploadedPicture(imageUrl: string | undefined): string | undefined {
  return imageUrl?.startsWith('/cvs/') ? imageUrl : undefined
}

function Section({ placed, language, body }: { placed: PlacedSection; language: string; body: ReactNode }) {
  const labels = labelsOf(language)
  const own = placed.name === 'custom' ? placed.section.title?.trim() : undefined
  const title = own || labels.sections[placed.name]
  return (
    <section className="cv-section">
      <h2 className={hasCapitals(title) ? 'cv-caps' : undefined}>
        <bdi {...(own ? {} : spokenAs(language))}>{title}</bdi>
      </h2>
      <div className="cv-body">{body}</div>
    </section>
  )
}

/** Whether letters may be moved apart or together: in scripts that join them that tears words. */
function hasCapitals(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u.test(text)
}

function Head({
  details,
  language,
  pictureUrl,
}: {
  details: PersonalDetailsData
  language: string
  pictureUrl: string | undefined
}) {
  const picture = pictureUrl ?? uploadedPicture(details.imageUrl)
  const facts = factsOf(details)
  return (
    <header className="cv-head">
      <div className="cv-who">
        <h1 className={hasCapitals(details.name) ? 'cv-spaced' : undefined}>
          <bdi>{details.name}</bdi>
        </h1>
        {details.profession?.trim() && (
          <p className="cv-role">
            <bdi>{details.profession}</bdi>
          </p>
        )}
        {facts.length > 0 && (
          <ul className="cv-facts">
            {each(facts, fact => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {picture && (
        <img
          className="cv-photo"
          src={picture}
          alt={labelsOf(language).portrait.replace('{name}', () => details.name)}
          width="112"
          height="112"
        />
      )}
    </header>
  )
}

function factsOf({ location, email, phoneNumber, links }: PersonalDetailsData): ReactNode[] {
  const facts: ReactNode[] = []
  const add = (icon: Parameters<typeof Icon>[0]['name'], node: ReactNode) =>
    facts.push(
      <Fragment>
        <Icon name={icon} />
        {node}
      </Fragment>,
    )
  if (location?.trim()) add('place', <bdi>{location}</bdi>)
  if (email?.trim()) add('mail', <Target url={mailAddress(email)} label={email} />)
  if (phoneNumber?.trim())
    add('phone', <Target url={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} label={phoneNumber} />)
  for (const { label, url } of visible(links)) {
    if (url?.trim()) add('link', <Target url={url} label={label} />)
    else add('link', <bdi>{label}</bdi>)
  }
  return facts
}

/** Encoded, so that what stands in the field can only ever be the receiver. */
const mailAddress = (email: string) => `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`
