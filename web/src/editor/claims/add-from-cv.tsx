// Entries of one's other CVs, found by typing and copied into this one, with what becomes of their badges. A chunk of its own.
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { kindLabel } from '../../../../api/core/claims/claim-words.ts'
import { BadgeLabel } from '../../cv/badge.tsx'
import { type CvEntry, type EntryQuery, searchEntries } from '../../data/claims.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Path } from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { useCvForm, useEditorState } from '../steps/form-context.tsx'
import { itemName } from '../words.ts'
import { badgeNews, hasRoomFor, withEntry } from './copied-entry.ts'
import '../dialogs.css'
import './add-from-cv.css'

/** `list`: the path of the list that the entries are for; without it all sections. */
type Props = { list?: Path; onClose: () => void }

const TYPING_MS = 200

const keyOf = ({ cv, section }: CvEntry) => `${cv} ${section}`

export function AddFromCv({ list, onClose }: Props) {
  const heading = useId()
  const [typed, setTyped] = useState('')
  const { entries, problem } = useEntries(typed, list)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const found =
    entries && (entries.length === 0 ? 'None of your other CVs has such an entry.' : `${entries.length} found`)
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading} className="wide-dialog">
      <h2 id={heading}>Add from another CV</h2>
      <div className="field">
        <input
          type="search"
          aria-label="Words of the entry"
          placeholder="Employer, title, degree…"
          autoComplete="off"
          value={typed}
          data-first-focus
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className={entries?.length ? 'visually-hidden' : 'dialog-lead'}>
        {problem ?? found ?? 'Looking…'}
      </p>
      <ul className="found-entries">
        {entries?.map(entry => (
          <FoundEntry
            key={keyOf(entry)}
            entry={entry}
            hasSection={list === undefined}
            isAdded={added.has(keyOf(entry))}
            onAdded={() => setAdded(new Set([...added, keyOf(entry)]))}
          />
        ))}
      </ul>
      <Actions label="Close" onClick={onClose} />
    </Dialog>,
    document.body,
  )
}

/** The entries of other CVs with these words, asked for when the person stops typing. */
function useEntries(typed: string, list: Path | undefined): { entries: CvEntry[] | null; problem: string | null } {
  const cvId = useEditorState(state => state.cvId)
  const [state, setState] = useState<{ entries: CvEntry[] | null; problem: string | null }>({
    entries: null,
    problem: null,
  })
  useEffect(() => {
    let isWanted = true
    const section = list?.split('.')[1] as EntryQuery['section']
    const query = { q: typed.trim(), ...(cvId && { except: cvId }), ...(section && { section }) }
    const ask = () =>
      searchEntries(query).then(
        entries => isWanted && setState({ entries, problem: null }),
        error => isWanted && setState({ entries: [], problem: error.message }),
      )
    const timer = setTimeout(ask, typed === '' ? 0 : TYPING_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [typed, list, cvId])
  return state
}

type EntryProps = { entry: CvEntry; hasSection: boolean; isAdded: boolean; onAdded: () => void }

function FoundEntry({ entry, hasSection, isAdded, onAdded }: EntryProps) {
  const { editor, announce } = useCvForm()
  const document = useEditorState(state => state.document)
  const { title, section, item, level, label } = entry
  const name = itemName(item)
  const news = badgeNews(document, entry)
  const add = () => {
    editor.change(withEntry(document, entry, newId()), `Adding ${name}`)
    announce([`${name} added.`, news].filter(Boolean).join(' '))
    onAdded()
  }
  const kind = level === 'confirmed' || level === 'credential' ? level : 'attested'
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <small dir="auto">
          {[hasSection && kindLabel(section), detailOf(item, name), title].filter(Boolean).join(' · ')}
        </small>
        {label !== null && <BadgeLabel kind={kind} label={label} />}
        {news && !isAdded && <small>{news}</small>}
      </div>
      <button type="button" className="button" disabled={isAdded || !hasRoomFor(document, entry)} onClick={add}>
        <Icon name={isAdded ? 'tick' : 'plus'} /> {isAdded ? 'Added' : 'Add'}
        <span className="visually-hidden">
          {' '}
          {name} of {title}
        </span>
      </button>
    </li>
  )
}

const DETAILS = [
  'company',
  'institution',
  'organization',
  'issuer',
  'awarder',
  'provider',
  'publisher',
  'entity',
] as const

/** The organisation that the entry names, where its name is not that already. */
function detailOf(item: CvEntry['item'], name: string): string {
  const found = DETAILS.map(key => item[key]).find(text => typeof text === 'string' && text !== '' && text !== name)
  return typeof found === 'string' ? found : ''
}
