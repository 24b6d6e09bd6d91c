// One thing in a section with a title of its own: a job, a degree, a project, an award. Knows its parts, not what it is.
import type { ReactNode } from 'react'
import { direction, labelsOf, type RangePart } from '../../../api/cvs/rules/locale.ts'
import { each } from './each.ts'
import { words } from './order.ts'
import { Target } from './prose.tsx'

interface EntryProps {
  /** The first one that says something is the title, the others stand in the line below. */
  names: (string | undefined)[]
  url?: string | undefined
  when?: RangePart[]
  /** A short figure beside the dates, such as a grade. */
  note?: string | undefined
  language: string
  children?: ReactNode
}

export function Entry({ names, url, when = [], note, language, children }: EntryProps) {
  const [title, ...rest] = words(names)
  const link = url?.trim() ? <Target url={url} /> : null
  return (
    <div className="cv-item">
      <div className="cv-item-head">
        {(title ?? link) && <h3>{title === undefined ? link : <bdi>{title}</bdi>}</h3>}
        <Line texts={rest} link={title === undefined ? null : link} />
        <When parts={when} note={note?.trim()} language={language} />
      </div>
      {children}
    </div>
  )
}

/** What stands below a title: short texts with dots between them, each in its own direction. */
function Line({ texts, link }: { texts: string[]; link: ReactNode }) {
  if (texts.length === 0 && !link) return null
  return (
    <p className="cv-org">
      {each(texts, (text, index) => (
        <>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </>
      ))}
      {texts.length > 0 && link && <span className="cv-dot"> · </span>}
      {link}
    </p>
  )
}

function When({ parts, note, language }: { parts: RangePart[]; note: string | undefined; language: string }) {
  if (parts.length === 0 && !note) return null
  return (
    <p className="cv-when">
      {parts.length > 0 && (
        <span {...spokenAs(language)}>
          {each(parts, ({ text, date }) => (date === undefined ? text : <time dateTime={date}>{text}</time>))}
        </span>
      )}
      {note && (
        <span className="cv-note">
          <bdi>{note}</bdi>
        </span>
      )}
    </p>
  )
}

/** For words of ours: where there are none in the CV's language, the one they are in instead, and its direction. */
export function spokenAs(language: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const spoken = labelsOf(language).language
  return spoken === language.split('-')[0]?.toLowerCase() ? {} : { lang: spoken, dir: direction(spoken) }
}

/** The points of a list that say something. */
export function Points({ points }: { points: readonly string[] | undefined }) {
  const lines = words(points)
  if (lines.length === 0) return null
  return (
    <ul className="cv-points">
      {each(lines, line => (
        <li>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** A named row of short texts under an entry: its courses, roles or keywords. */
export function Row({ label, texts, language }: { label?: string; texts: string[] | undefined; language: string }) {
  const list = words(texts)
  if (list.length === 0) return null
  return (
    <p className="cv-row">
      {label !== undefined && (
        <>
          <span className="cv-label" {...spokenAs(language)}>
            {label}
          </span>{' '}
        </>
      )}
      <List texts={list} language={language} />
    </p>
  )
}

/** Words with the language's own comma between them. */
export function List({ texts, language }: { texts: string[]; language: string }) {
  const { comma } = labelsOf(language)
  return each(texts, (text, index) => (
    <span>
      {index > 0 && comma}
      <bdi>{text}</bdi>
    </span>
  ))
}
