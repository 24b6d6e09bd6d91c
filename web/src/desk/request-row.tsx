// A request as a row. An open one unfolds everything that its page shows.
import { type ReactNode, useId, useState } from 'react'
import { sectionName } from '../../../api/core/claims/claim-words.ts'
import { inReadingOrder } from '../../../api/core/claims/scope-words.ts'
import { isObject } from '../../../api/core/is-object.ts'
import { ENGLISH } from '../../../api/core/reader-words/words.ts'
import { Claim, valueWords } from '../cv/confirm-claim.tsx'
import { About, Shown } from '../cv/confirm-notes.tsx'
import { type DeskRow, useOpenRequest } from '../data/desk.ts'
import { dayOf } from '../parts/dates.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import type { Choice } from './desk-list.tsx'

type RowProps = {
  row: { id: string; person: string; kind: string }
  /** Null for a row that cannot be chosen. */
  choice: Choice | null
  under: ReactNode
  at: string
  children: ReactNode
  /** At the end, and below the row. */
  end?: ReactNode
}

export function Row({ row: { id, person, kind }, choice, under, at, children, end }: RowProps) {
  return (
    <li>
      <label className="edit-check">
        <input
          type="checkbox"
          checked={choice?.chosen.has(id) ?? false}
          disabled={choice === null}
          onChange={event => choice?.set([id], event.target.checked)}
        />
        <span className="visually-hidden">
          Choose {person}, {sectionName(kind)}
        </span>
      </label>
      <span className="row-main">
        <strong>
          <bdi>{person}</bdi>
        </strong>
        <small>{under}</small>
      </span>
      <span className="row-main">{children}</span>
      <time dateTime={at}>{dayOf(at)}</time>
      {end}
    </li>
  )
}

/** The facts in one line: `B.Sc. · Jun 2019 · 8.9 / 10`. */
function inShort(facts: unknown): string {
  if (!isObject(facts)) return String(facts)
  const { scoreScale: scale, scoreKind: _, ...shown } = facts
  return Object.entries(shown)
    .filter(([, value]) => value !== true)
    .sort(([one], [other]) => inReadingOrder(one, other))
    .map(([key, value]) => valueWords(key, value, ENGLISH) + (key === 'score' && scale ? ` / ${scale}` : ''))
    .join(' · ')
}

export function RequestRow({ row, choice }: { row: DeskRow; choice: Choice }) {
  const [isOpen, setOpen] = useState(false)
  const detail = useId()
  const section = sectionName(row.kind)
  const end = (
    <>
      <button
        type="button"
        className="link-button"
        aria-expanded={isOpen}
        aria-controls={detail}
        onClick={() => setOpen(!isOpen)}
      >
        Details<span className="visually-hidden">{` of ${row.person}, ${section}`}</span>
      </button>
      <div id={detail} className="desk-detail" hidden={!isOpen}>
        {isOpen && <Detail id={row.id} />}
      </div>
    </>
  )
  return (
    <Row {...{ row, choice, end }} at={row.at} under={<bdi>{row.reference}</bdi>}>
      {section}
      <small>
        <bdi>{inShort(row.facts)}</bdi>
      </small>
    </Row>
  )
}

function Detail({ id }: { id: string }) {
  const { data, problem, reload } = useOpenRequest(id)
  if (problem?.status === 404) {
    return <p role="status">The owner has withdrawn or changed this, or its time is over: it cannot be answered.</p>
  }
  if (problem) return <ProblemNotice problem={problem} retry={reload} />
  if (!data) return <span className="skeleton waiting" />
  const { institution, value, prose, proofs, until } = data.request
  return (
    <>
      <h2>What you answer for, until {dayOf(until)}</h2>
      <Claim value={value} />
      {prose !== null && (
        <div className="desk-rest">
          <h2>Not part of your answer</h2>
          <Claim value={prose} />
        </div>
      )}
      {proofs.length > 0 && <h2>Files the owner has added, not compared with the text</h2>}
      <ul>
        {proofs.map(proof => (
          <li key={proof.id}>
            <a href={`/desk/requests/${id}/proofs/${proof.id}`} target="_blank" rel="noopener">
              <bdi>{proof.name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <h2>Good to know</h2>
      <About {...data.request} words={ENGLISH} />
      <ul>
        <Shown {...data.request} words={ENGLISH} />
        <li>
          The owner calls the institution “<bdi>{institution}</bdi>”.
        </li>
      </ul>
    </>
  )
}
