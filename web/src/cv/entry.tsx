// The entries of a section: jobs, degrees, projects, awards.
import type { ReactNode } from 'react'
import type { ReadableLink } from '../../../api/core/cv/links.ts'
import { employerAbove, type Sheet, type SheetEntry, type SheetRow } from '../../../api/core/cv/sheet.ts'
import { useAnchors } from './anchors.ts'
import { Badged } from './badge.tsx'
import { each } from './each.ts'
import { Prose, Target } from './prose.tsx'
import { spokenAs } from './spoken.ts'

/** The entries of a section. The roles of a group are a block below their employer. */
export function Entries({ entries, sheet }: { entries: readonly SheetEntry[]; sheet: Sheet }) {
  const runs: SheetEntry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && entry.isRole && !entry.group) last.push(entry)
    else runs.push([entry])
  }
  return each(runs, run => {
    const drawn = each(run, entry => <Entry entry={entry} sheet={sheet} />)
    const [employer] = run.flatMap(employerAbove)
    if (!employer) return drawn
    return (
      <div className="cv-group">
        <Employer employer={employer} path={run[0]?.path ?? ''} sheet={sheet} />
        <div className="cv-roles">{drawn}</div>
      </div>
    )
  })
}

/** `path`: of its first role, which has its fields. */
function Employer({ employer, path, sheet }: { employer: SheetEntry; path: string; sheet: Sheet }) {
  const anchorOf = useAnchors()
  return (
    <div className="cv-employer" {...anchorOf(path)}>
      <Head entry={employer} sheet={sheet} />
      <Prose blocks={employer.blocks} className="cv-prose cv-about" />
    </div>
  )
}

function Head({ entry, sheet }: { entry: SheetEntry; sheet: Sheet }) {
  const { path, title, line, link, isRole } = entry
  const Heading = isRole ? 'h4' : 'h3'
  return (
    <div className="cv-item-head">
      <Badged className="cv-entry" paths={[path]}>
        {(title || link) && <Heading>{title ? <bdi>{title}</bdi> : link && <Target {...link} />}</Heading>}
      </Badged>
      <Line texts={line} link={title ? link : undefined} />
      <When entry={entry} language={sheet.language} />
    </div>
  )
}

function Entry({ entry, sheet }: { entry: SheetEntry; sheet: Sheet }) {
  const { blocks, aboutBlocks = 0, points, rows } = entry
  const anchorOf = useAnchors()
  return (
    <div className="cv-item" {...anchorOf(entry.path)}>
      <Head entry={entry} sheet={sheet} />
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
