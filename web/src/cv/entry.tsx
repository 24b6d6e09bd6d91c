// One entry of a section: a job, a degree, a project, an award.
import type { ReactNode } from 'react'
import type { ReadableLink } from '../../../api/core/cv/links.ts'
import type { Sheet, SheetEntry, SheetRow } from '../../../api/core/cv/sheet.ts'
import { useAnchors } from './anchors.ts'
import { Badged } from './badge.tsx'
import { each } from './each.ts'
import { Prose, Target } from './prose.tsx'
import { spokenAs } from './spoken.ts'

export function Entry({ entry, sheet }: { entry: SheetEntry; sheet: Sheet }) {
  const { title, line, link, blocks, aboutBlocks = 0, points, rows } = entry
  const anchorOf = useAnchors()
  return (
    <div className="cv-item" {...anchorOf(entry.path)}>
      <div className="cv-item-head">
        <Badged className="cv-entry" paths={[entry.path]}>
          {(title || link) && <h3>{title ? <bdi>{title}</bdi> : link && <Target {...link} />}</h3>}
        </Badged>
        <Line texts={line} link={title ? link : undefined} />
        <When entry={entry} language={sheet.language} />
      </div>
      <Prose blocks={blocks.slice(0, aboutBlocks)} className="cv-prose cv-about" />
      <Prose blocks={blocks.slice(aboutBlocks)} className="cv-prose" />
      <Points points={points} />
      {each(rows, row => (
        <Row row={row} sheet={sheet} />
      ))}
    </div>
  )
}

/** The line below a title: short texts separated by dots, each in its own direction. */
function Line({ texts, link }: { texts: string[]; link: ReadableLink | undefined }) {
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
      {link && <Target {...link} />}
    </p>
  )
}

function When({ entry: { dates, note }, language }: { entry: SheetEntry; language: string }) {
  if (dates.length === 0 && note === undefined) return null
  return (
    <p className="cv-when">
      {dates.length > 0 && (
        <span {...spokenAs(language)}>
          {each(dates, ({ text, date }) => (date === undefined ? text : <time dateTime={date}>{text}</time>))}
        </span>
      )}
      {note !== undefined && (
        <span className="cv-note">
          <bdi>{note}</bdi>
        </span>
      )}
    </p>
  )
}

function Points({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="cv-points">
      {each(points, point => (
        <li>
          <bdi>{point}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** A labelled row of short texts under an entry: courses, roles or keywords. */
function Row({ row: { label, texts }, sheet }: { row: SheetRow; sheet: Sheet }) {
  return (
    <p className="cv-row">
      {label !== undefined && (
        <>
          <span className="cv-label" {...spokenAs(sheet.language)}>
            {label}
          </span>{' '}
        </>
      )}
      <List texts={texts} comma={sheet.comma} />
    </p>
  )
}

/** Words separated by the comma of the language. */
export function List({ texts, comma }: { texts: string[]; comma: string }): ReactNode {
  return each(texts, (text, index) => (
    <span>
      {index > 0 && comma}
      <bdi>{text}</bdi>
    </span>
  ))
}
