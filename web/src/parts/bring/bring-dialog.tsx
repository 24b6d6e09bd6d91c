// From a file to a CV: the sign-in where needed, reading, the review, and the message for a file that cannot be read.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { useToken } from '../../data/session.ts'
import { type Proposal, readCvFile } from '../../data/upload.ts'
import { jsonResumeIn, type Remark, refusal } from '../brought-file.ts'
import { Actions, Dialog } from '../dialog.tsx'
import { SignInButton } from '../small-window.tsx'
import { Problems } from './outcome.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import './review.css'

const MAX_MIB = 10

type Props = {
  file: File
  onClose: () => void
  /** Opens the dialog for choosing files. */
  onChooseOther: () => void
  onMade: (cv: CvData) => void
}

type Refusal = { message: string; errors: Remark[] }

export function BringDialog(props: Props) {
  const { file, onClose } = props
  const isSignedIn = useToken() !== null
  // An ended session has its own dialog; the corrections stay.
  const wasSignedIn = useRef(isSignedIn)
  wasSignedIn.current ||= isSignedIn
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
  return wasSignedIn.current ? <ReadFile {...props} /> : <SignInFirst file={file} onClose={onClose} />
}

const SignInFirst = ({ file, onClose }: Pick<Props, 'file' | 'onClose'>) => (
  <SmallDialog title={`Sign in to have “${file.name}” read`} onClose={onClose} close="Not now" more={<SignInButton />}>
    <p>
      It waits in this browser. Once you are signed in, our service reads it, shows you what it found, and keeps nothing
      of it.
    </p>
  </SmallDialog>
)

function ReadFile(props: Props) {
  const { file, onClose, onMade } = props
  const [sent, setSent] = useState(0)
  const [read, setRead] = useState<Proposal | Refusal | null>(null)
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    const reading = new AbortController()
    readFile(file, setSent, reading.signal).then(
      result => !reading.signal.aborted && (result ? setRead(result) : latest.current()),
    )
    return () => reading.abort()
  }, [file])

  if (read && 'resume' in read) return <ReviewDialog file={file} proposal={read} onClose={onClose} onMade={onMade} />
  if (read) return <Refused {...props} {...read} />
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

/** Null when the session has ended, which opens a dialog of its own. */
async function readFile(file: File, onSent: (share: number) => void, signal: AbortSignal) {
  try {
    return await readCvFile(file, onSent, signal)
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
