// Bringing a CV along as a JSON Resume file: a button, a place to drop, and what became of it in words.
import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { CvData } from '../../../api/core/contract/cv.ts'
import { importResume } from '../data/cvs.ts'
import { ApiProblem, type FieldProblem } from '../data/fetch.ts'
import { paths } from '../paths.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { placeWords } from './place-words.ts'
import { useFileDrop } from './use-file-drop.ts'
import './import-resume.css'

type Outcome =
  | { kind: 'refused'; message: string; errors: Said[] }
  | { kind: 'imported'; cv: CvData; kept: string[]; notes: Said[] }
/** `place` in words; '' for the whole document. */
type Said = { place: string; message: string }

/** The service takes JSON bodies up to this size. */
const MAX_BYTES = 256 * 1024

/** What a document says of itself; nobody looks for that on a CV. */
const ABOUT_THE_FILE = /^\/(\$schema|meta)(\/|$)/

export function ImportResume() {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const take = async (file: File) => {
    setBusy(true)
    setOutcome(await importFile(file))
    setBusy(false)
  }
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void take(file)
  }
  const dragging = useFileDrop(take)
  return (
    <>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={onChoose} />
      <button type="button" className="button" disabled={busy} onClick={() => input.current?.click()}>
        <Icon name="upload" /> {busy ? 'Importing…' : 'Import JSON Resume'}
      </button>
      {dragging && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop a JSON Resume file to import it</p>
        </div>
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  )
}

/** null when the session has ended, which has a dialog of its own. */
async function importFile(file: File): Promise<Outcome | null> {
  const refuse = (message: string): Outcome => ({ kind: 'refused', message, errors: [] })
  if (file.size > MAX_BYTES) return refuse('This file is larger than 256 KiB, more than a CV can be.')
  let resume: unknown
  try {
    resume = JSON.parse(await file.text())
  } catch {
    return refuse('This file is not JSON. A JSON Resume file usually has the name resume.json.')
  }
  if (resume === null || typeof resume !== 'object' || Array.isArray(resume)) {
    return refuse('This file holds JSON, but not a JSON Resume document.')
  }
  try {
    const { cv, unmapped, notes } = await importResume(resume)
    const kept = unmapped.filter(path => !ABOUT_THE_FILE.test(path)).map(path => placeWords(path, resume))
    return { kind: 'imported', cv, kept, notes: notes.map(note => said(note, resume)) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return error.status === 401 ? null : refusal(error, resume)
  }
}

const refusal = ({ message, errors }: ApiProblem, resume: unknown): Outcome => ({
  kind: 'refused',
  message,
  errors: errors.map(({ path, message }) => said({ path: path.replace(/^\/resume(?=\/|$)/, ''), message }, resume)),
})
const said = ({ path, message }: FieldProblem, resume: unknown): Said => ({ place: placeWords(path, resume), message })

function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="import-outcome">
      {outcome.kind === 'refused' ? (
        <>
          <h2 id={heading}>This file could not be imported</h2>
          <Problems message={outcome.message} errors={outcome.errors} />
        </>
      ) : (
        <>
          <h2 id={heading}>Imported “{outcome.cv.title}”</h2>
          {outcome.kept.length + outcome.notes.length === 0 && <p>Everything in the file has its place in the CV.</p>}
          {outcome.kept.length > 0 && (
            <>
              <p>These fields have no place in our CVs. They are kept, and come back when you export:</p>
              <ul className="places">
                {outcome.kept.map(place => (
                  <li key={place} dir="auto">
                    {place}
                  </li>
                ))}
              </ul>
            </>
          )}
          {outcome.notes.length > 0 && (
            <>
              <p>These texts were changed:</p>
              <Places places={outcome.notes} />
            </>
          )}
        </>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        {outcome.kind === 'imported' && (
          <Link className="button primary" href={paths.editCv(outcome.cv.nanoId)}>
            Open it
          </Link>
        )}
      </div>
    </Dialog>
  )
}

function Problems({ message, errors }: { message: string; errors: Said[] }) {
  if (errors.length === 0) return <p>{message}</p>
  return (
    <>
      <p>Nothing was changed. Please mend these places and try again:</p>
      <Places places={errors} />
    </>
  )
}

function Places({ places }: { places: Said[] }) {
  return (
    <ul className="places">
      {places.map(({ place, message }) => (
        <li key={`${place} ${message}`}>
          {place && <strong dir="auto">{place}</strong>} {message}
        </li>
      ))}
    </ul>
  )
}
