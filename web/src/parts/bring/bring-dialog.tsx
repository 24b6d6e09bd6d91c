// From a file to a brought CV: reading, and the message for a file that cannot be read. Nothing is saved to an account.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keepBrought } from '../../data/brought.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { currentToken } from '../../data/session.ts'
import { subjectOf } from '../../data/token-claims.ts'
import { readCvFile } from '../../data/upload.ts'
import { jsonResumeIn, type Refusal, refusal } from '../brought-file.ts'
import { Actions, Dialog } from '../dialog.tsx'
import './bring-dialog.css'

const MAX_MIB = 10

type Props = {
  file: File
  onClose: () => void
  /** Opens the dialog for choosing files. */
  onChooseOther: () => void
  /** `id`: under which the brought CV is kept. */
  onRead: (id: string) => void
}

export function BringDialog(props: Props) {
  const { file } = props
  const [checked, setChecked] = useState<{ file: File; refusal: Refusal | null } | null>(null)
  useEffect(() => {
    let wanted = true
    checkFile(file).then(refusal => wanted && setChecked({ file, refusal }))
    return () => {
      wanted = false
    }
  }, [file])
  // Renders nothing until this file has been checked.
  if (checked?.file !== file) return null
  if (checked.refusal) return <Refused {...props} {...checked.refusal} />
  return <ReadFile {...props} />
}

function ReadFile(props: Props) {
  const { file, onClose, onRead } = props
  const [sent, setSent] = useState(0)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const latest = useRef({ onClose, onRead })
  latest.current = { onClose, onRead }

  useEffect(() => {
    const reading = new AbortController()
    readFile(file, setSent, reading.signal).then(result => {
      if (reading.signal.aborted) return
      if (typeof result === 'string') latest.current.onRead(result)
      else if (result) setRefused(result)
      else latest.current.onClose()
    })
    return () => reading.abort()
  }, [file])

  if (refused) return <Refused {...props} {...refused} />
  return (
    <SmallDialog title={`Reading “${file.name}” …`} onClose={onClose} close="Cancel">
      <progress className="bring-progress" aria-label="Progress" {...(sent < 1 && { value: sent })} />
      <p role="status">{sent < 1 ? 'The file is being sent.' : 'Its words are being put into fields.'}</p>
    </SmallDialog>
  )
}

function Refused({ file, message, errors, onClose, onChooseOther }: Props & Refusal) {
  return (
    <SmallDialog
      title={`“${file.name}” could not be read`}
      onClose={onClose}
      close="Close"
      more={
        <button type="button" className="button primary" data-first-focus onClick={onChooseOther}>
          Choose another file
        </button>
      }
    >
      <Problems message={message} errors={errors} />
    </SmallDialog>
  )
}

/** The problems that can be found without sending the file and without an account. */
async function checkFile(file: File): Promise<Refusal | null> {
  const refused = (message: string): Refusal => ({ message, errors: [] })
  if (file.size > MAX_MIB * 1024 * 1024)
    return refused(
      `This file is larger than ${MAX_MIB} MB. Choose one without large pictures, or only its pages with the CV.`,
    )
  try {
    // Folders and files that were moved meanwhile fail here, and not as a lost connection.
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return refused(
      'This file could not be opened. Is it a folder, or was it moved or removed meanwhile? Choose it again.',
    )
  }
  return file.size === 0 ? refused('This file is empty. Choose the file again, or another copy of it.') : null
}

/** The id under which the CV is kept. Null when the session has ended, which opens a dialog of its own. */
async function readFile(file: File, onSent: (share: number) => void, signal: AbortSignal) {
  try {
    const read = await readCvFile(file, onSent, signal)
    return signal.aborted ? null : await keepBrought(read, subjectOf(currentToken()))
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.status === 401) return null
    return refusal(error, error.errors.length > 0 ? await jsonResumeIn(file) : null)
  }
}

type SmallProps = { title: string; onClose: () => void; close: string; more?: ReactNode; children: ReactNode }

function SmallDialog({ title, onClose, close, more, children }: SmallProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="bring-small">
      <h2 id={heading} dir="auto" tabIndex={-1} data-first-focus={more ? undefined : true}>
        {title}
      </h2>
      {children}
      <Actions label={close} onClick={onClose}>
        {more}
      </Actions>
    </Dialog>
  )
}

/** Why a file is refused: field by field, or in one sentence. */
function Problems({ message, errors }: Refusal) {
  if (errors.length === 0) return <p>{message}</p>
  return (
    <>
      <p>Please correct these fields of the file and try again:</p>
      <ul className="bring-remarks">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field && <strong dir="auto">{field}</strong>} {message}
          </li>
        ))}
      </ul>
    </>
  )
}
