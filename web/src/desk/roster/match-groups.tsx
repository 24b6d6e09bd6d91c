// The result of a comparison: groups of requests, each with its count, what can be done with it, and its entries.
import { useState } from 'react'
import { sectionName } from '../../../../api/core/claims/claim-words.ts'
import { fieldWords, upperFirst } from '../../../../api/core/claims/scope-words.ts'
import { lookAlike } from './compare.ts'
import type { Difference, Match, OpenRequest } from './match.ts'

type Group = { title: string; text: string; canConfirm?: true; isOpen?: true }
const GROUPS: Readonly<Record<Match['group'], Group>> = {
  equal: {
    title: 'Equal',
    text: 'Name, reference and every claimed fact are in exactly one row, for exactly one person.',
    canConfirm: true,
  },
  precision: {
    title: 'Equal but for the precision of a date',
    text: 'One side names a day or a month that the other leaves out.',
    canConfirm: true,
    isOpen: true,
  },
  different: { title: 'Different', text: 'Look at each before you answer.', isOpen: true },
  apart: { title: 'Not certain', text: 'It is not certain which row or which person is meant.', isOpen: true },
  missing: { title: 'Not found', text: 'No row has this reference or this name.' },
}
const WHY = {
  rows: 'Several rows have this name or reference.',
  persons: 'Several people ask with this name and reference.',
  reference: 'Only the name is the same: the request or the row has no reference.',
}
export const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
const PAGE = 50
const MOST_ROWS = 5

type Handlers = {
  onConfirm: (ids: string[]) => void
  onChoose: (ids: string[]) => void
  onStatus: (status: string) => void
}
type Props = Handlers & {
  matches: readonly Match[]
  requests: readonly OpenRequest[]
  /** Their requests are in no group. */
  answered: ReadonlySet<string>
  /** The columns have changed since. */
  isStale: boolean
}
/** `matches` are in the order of `requests`. */
type Entry = Match & { request: OpenRequest }

export function MatchGroups({ matches, requests, answered, isStale, onConfirm, onChoose, onStatus }: Props) {
  const entries = matches.map((match, index): Entry => ({ ...match, request: requests[index] as OpenRequest }))
  const choose = (chosen: readonly Entry[]) => {
    onChoose(chosen.map(({ id }) => id))
    onStatus(`${counted(chosen.length, 'request')} chosen in the list.`)
  }
  return Object.entries(GROUPS).map(([name, { title, text, canConfirm, isOpen }]) => {
    const found = entries.filter(({ id, group }) => group === name && !answered.has(id))
    if (found.length === 0) return null
    return (
      <section key={name} className="roster-group" aria-labelledby={`roster-${name}`}>
        <h3 id={`roster-${name}`}>
          {title} <span className="tag">{found.length.toLocaleString('en')}</span>
        </h3>
        <p>{text}</p>
        <div className="roster-actions">
          {canConfirm && (
            <button
              type="button"
              className={name === 'equal' ? 'button primary' : 'button'}
              disabled={isStale}
              onClick={() => onConfirm(found.map(({ id }) => id))}
            >
              Confirm {name === 'equal' ? `all ${found.length} equal` : found.length}
            </button>
          )}
          <button type="button" className="button" disabled={isStale} onClick={() => choose(found)}>
            Choose {found.length} in the list<span className="visually-hidden">: {title}</span>
          </button>
        </div>
        <Entries title={title} isOpen={isOpen ?? false} entries={found} onChoose={entry => choose([entry])} />
      </section>
    )
  })
}

type EntriesProps = { title: string; isOpen: boolean; entries: readonly Entry[]; onChoose: (entry: Entry) => void }

function Entries({ title, isOpen, entries, onChoose }: EntriesProps) {
  const [shown, setShown] = useState(PAGE)
  return (
    <details open={isOpen}>
      <summary>
        Entries<span className="visually-hidden">: {title}</span>
      </summary>
      <ul>
        {entries.slice(0, shown).map(entry => (
          <EntryRow key={entry.id} entry={entry} onChoose={() => onChoose(entry)} />
        ))}
      </ul>
      {entries.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          Show more<span className="visually-hidden">: {title}</span>
        </button>
      )}
    </details>
  )
}

function EntryRow({ entry, onChoose }: { entry: Entry; onChoose: () => void }) {
  const { request, rows, why, differences } = entry
  const [section, more] = [sectionName(request.kind), rows.length - MOST_ROWS]
  const shown = rows.slice(0, MOST_ROWS).join(', ')
  return (
    <li>
      <p className="roster-person">
        <bdi>
          <strong>{request.person}</strong>
        </bdi>
        <span>{section}</span>
        <span>{request.reference === null ? 'No reference' : <bdi>{request.reference}</bdi>}</span>
        {shown && <span>{`${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${more > 0 ? ` and ${more} more` : ''}`}</span>}
        <button type="button" className="link-button" onClick={onChoose}>
          Choose<span className="visually-hidden">{` ${request.person}, ${section}`}</span>
        </button>
      </p>
      {why && <p>{WHY[why]}</p>}
      <dl hidden={differences.length === 0}>
        {differences.map(difference => (
          <DifferenceRow key={difference.field} {...difference} />
        ))}
      </dl>
    </li>
  )
}

const NAMES: Readonly<Record<string, string>> = { person: 'Name', reference: 'Reference', prose: 'Other text' }

function DifferenceRow({ field, claimed, found }: Difference) {
  return (
    <div>
      <dt>{NAMES[field] ?? upperFirst(fieldWords(field))}</dt>
      <dd>
        <span>Claimed</span> <bdi>{claimed === 'true' ? 'Yes' : claimed}</bdi>
      </dd>
      <dd>
        <span>Roster</span> {found === null ? <em>nothing</em> : <bdi>{found}</bdi>}
        {found !== null && lookAlike(claimed, found) && <small>Looks the same, but has other characters.</small>}
      </dd>
    </div>
  )
}
