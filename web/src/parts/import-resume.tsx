// Import of a JSON Resume file: a button, a drop target, and a dialog with the outcome.
import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { CvData } from '../../../api/core/contract/cv.ts'
import { importResume } from '../data/cvs.ts'
import { ApiProblem, type FieldProblem } from '../data/fetch.ts'
import { isIndex, keysOf, spelled } from '../data/field-names.ts'
import { paths } from '../paths.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './import-resume.css'

type Outcome =
  | { kind: 'refused'; message: string; errors: Remark[] }
  | { kind: 'imported'; cv: CvData; kept: string[]; notes: Remark[] }
/** `field` in words; '' for the whole document. */
type Remark = { field: string; message: string }

/** The service takes JSON bodies up to this size. */
const MAX_BYTES = 256 * 1024

/** Metadata of the document, which belongs on no CV. */
const METADATA = /^\/(\$schema|meta)(\/|$)/

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

/** Null when the session has ended, which opens a dialog of its own. */
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
    const kept = unmapped.filter(path => !METADATA.test(path)).map(path => pathInWords(path, resume))
    return { kind: 'imported', cv, kept, notes: notes.map(note => remarkOf(note, resume)) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return error.status === 401 ? null : refusal(error, resume)
  }
}

const refusal = ({ message, errors }: ApiProblem, resume: unknown): Outcome => ({
  kind: 'refused',
  message,
  errors: errors.map(({ path, message }) => remarkOf({ path: path.replace(/^\/resume(?=\/|$)/, ''), message }, resume)),
})
const remarkOf = ({ path, message }: FieldProblem, resume: unknown): Remark => ({
  field: pathInWords(path, resume),
  message,
})

/** A JSON pointer into `whole`, in words: "Work › Kaveri Data › Start date". Entries without a name are numbered. */
function pathInWords(pointer: string, whole: unknown): string {
  let inner = whole
  const steps = keysOf(pointer).map(step => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    inner = (inner as Record<string, unknown> | null | undefined)?.[key]
    return isIndex(key) ? (nameIn(inner) ?? `entry ${Number(key) + 1}`) : spelled(key)
  })
  return steps.join(' › ')
}

/** The name of an entry of a JSON Resume document. */
function nameIn(entry: unknown): string | undefined {
  const { name, institution, title, organization, network, language } = (entry ?? {}) as Record<string, unknown>
  const names = [name, institution, title, organization, network, language]
  return names.find(one => typeof one === 'string' && one.trim() !== '') as string | undefined
}

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
              <p>Our CVs have no section for these entries. They are kept, and come back when you export:</p>
              <ul className="fields">
                {outcome.kept.map(field => (
                  <li key={field} dir="auto">
                    {field}
                  </li>
                ))}
              </ul>
            </>
          )}
          {outcome.notes.length > 0 && (
            <>
              <p>These texts were changed:</p>
              <Remarks remarks={outcome.notes} />
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

function Problems({ message, errors }: { message: string; errors: Remark[] }) {
  if (errors.length === 0) return <p>{message}</p>
  return (
    <>
      <p>Nothing was changed. Please correct these fields and try again:</p>
      <Remarks remarks={errors} />
    </>
  )
}

function Remarks({ remarks }: { remarks: Remark[] }) {
  return (
    <ul className="fields">
      {remarks.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field && <strong dir="auto">{field}</strong>} {message}
        </li>
      ))}
    </ul>
  )
}
