// The CV as a web page: content in, markup out. Pure, so that the server's page and the live preview are the same.
// The sheet decides about content and order; this file renders it as elements.
import type { ReactNode } from 'react'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import type { DateStyle } from '../../../api/core/cv/locale.ts'
import { HEAD_POINTERS, personalPointer, WHOLE_CV } from '../../../api/core/cv/personal-fields.ts'
import type { Sheet, SheetFact, SheetSection } from '../../../api/core/cv/sheet.ts'
import { sheetOf } from '../../../api/core/cv/sheet-of.ts'
import { type Anchors, useAnchors } from './anchors.ts'
import { BadgeAt, Badged } from './badge.tsx'
import { each } from './each.ts'
import { Icon } from './icons.tsx'
import { Target } from './prose.tsx'
import { SectionBody } from './section-body.tsx'
import { spokenAs } from './spoken.ts'

interface CvArticleProps {
  content: CvContentData
  /** BCP 47; decides titles, dates and direction. */
  language: string
  /** How dates are written. */
  style?: DateStyle | undefined
  /** Shown instead of the uploaded picture that the content names. */
  pictureUrl?: string | undefined
  /** Rendered inside the sheet at its end, so that it prints on the same page as the last lines. */
  children?: ReactNode
}

export function CvArticle({ content, language, style, pictureUrl, children }: CvArticleProps) {
  const sheet = sheetOf(content, language, [], style)
  return (
    <article className="cv" lang={sheet.language} dir={sheet.direction}>
      <Head sheet={sheet} pictureUrl={pictureUrl} />
      {each(sheet.sections, section => (
        <Section section={section} sheet={sheet} />
      ))}
      {children}
    </article>
  )
}

function Section({ section, sheet }: { section: SheetSection; sheet: Sheet }) {
  const { title, isOwnTitle, isTitleHidden, key } = section
  const look = hasCapitals(title) ? 'cv-caps' : undefined
  const anchorOf = useAnchors()
  return (
    <section className="cv-section">
      <Badged className="cv-title" paths={[`/${key}`]}>
        <h2 className={isTitleHidden ? 'visually-hidden' : look} {...anchorOf(`/${key}`)}>
          <bdi {...(isOwnTitle ? {} : spokenAs(sheet.language))}>{title}</bdi>
        </h2>
      </Badged>
      <div className="cv-body">
        <SectionBody section={section} sheet={sheet} />
      </div>
    </section>
  )
}

/** Whether letter-spacing may be used: scripts with joined letters would break apart. */
function hasCapitals(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u.test(text)
}

function Head({ sheet, pictureUrl }: { sheet: Sheet; pictureUrl: string | undefined }) {
  const { name, profession, facts, picture } = sheet
  const anchorOf = useAnchors()
  return (
    <header className="cv-head">
      <div className="cv-who">
        <Badged className="cv-name" paths={HEAD_POINTERS.filter(path => facts.every(fact => fact.path !== path))}>
          <h1 className={hasCapitals(name) ? 'cv-spaced' : undefined} {...anchorOf(personalPointer('name'))}>
            <bdi>{name}</bdi>
          </h1>
        </Badged>
        {profession !== undefined && (
          <p className="cv-role" {...anchorOf(personalPointer('profession'))}>
            <bdi>{profession}</bdi>
          </p>
        )}
        {facts.length > 0 && <ul className="cv-facts">{each(facts, fact => renderFact(fact, anchorOf))}</ul>}
        <BadgeAt path={WHOLE_CV} look="line" />
      </div>
      {picture && (
        <img
          className="cv-photo"
          src={pictureUrl ?? picture.url}
          alt={picture.alt}
          width="112"
          height="112"
          {...anchorOf(personalPointer('imageUrl'))}
        />
      )}
    </header>
  )
}

function renderFact({ kind, path, text, href }: SheetFact, anchorOf: Anchors): ReactNode {
  return (
    <li {...anchorOf(path)}>
      {kind !== 'own' && <Icon name={kind} />}
      <Target text={text} {...(href === undefined ? {} : { href })} />
      <BadgeAt path={path} />
    </li>
  )
}
