// From a file to a CV: signing in where that is needed, reading, the review, and what is said about a file that cannot be read.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { useToken } from '../../data/session.ts'
import { type Proposal, readCvFile } from '../../data/upload.ts'
import { Dialog } from '../dialog.tsx'
import { GoogleButton } from '../google-button.tsx'
import { signInWith } from '../sign-in.ts'
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

export function BringDialog({ file, ...rest }: Props) {
  const isSignedIn = useToken() !== null
  // A session that ends meanwhile is another dialog's matter; what was corrected stays.
  const wasSignedIn = useRef(isSignedIn)
  wasSignedIn.current ||= isSignedIn
  return wasSignedIn.current ? <ReadFile file={file} {...rest} /> : <SignInFirst file={file} onClose={rest.onClose} />
}

function SignInFirst({ file, onClose }: Pick<Props, 'file' | 'onClose'>) {
  const [waiting, setWaiting] = useState(false)
  return (
    <SmallDialog title={`Sign in to have “${file.name}” read`} onClose={onClose} close="Not now">
      <p>
        Your file waits in this browser. Once you are signed in, our service reads it, shows you what it found, and
        keeps nothing of it.
      </p>
      <div hidden={waiting}>
        <GoogleButton
          oneTap={false}
          onCredential={async credential => {
            setWaiting(true)
            if (!(await signInWith(credential))) setWaiting(false)
          }}
        />
      </div>
      <p role="status">{waiting && 'Please Wait...'}</p>
    </SmallDialog>
  )
}

type Refusal = { message: string }

function ReadFile({ file, onClose, onChooseOther, onMade }: Props) {
  const [sent, setSent] = useState(0)
  const [read, setRead] = useState<Proposal | Refusal | null>(null)
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    const reading = new AbortController()
    setRead(null)
    setSent(0)
    readFile(file, setSent, reading.signal).then(
      result => !reading.signal.aborted && (result ? setRead(result) : latest.current()),
    )
    return () => reading.abort()
  }, [file])

  if (read && 'resume' in read) return <ReviewDialog file={file} proposal={read} onClose={onClose} onMade={onMade} />
  if (read) {
    return (
      <SmallDialog
        title={`“${file.name}” could not be read`}
        onClose={onClose}
        close="Close"
        more={
          <button type="button" className="button primary" onClick={onChooseOther}>
            Choose another file
          </button>
        }
      >
        <p>{read.message}</p>
      </SmallDialog>
    )
  }
  return (
    <SmallDialog title={`Reading “${file.name}” …`} onClose={onClose} close="Cancel">
      <progress className="bring-progress" aria-label="Progress" {...(sent < 1 && { value: sent })} />
      <p role="status">{sent < 1 ? 'The file is being sent.' : 'Its words are being put into fields.'}</p>
    </SmallDialog>
  )
}

/** Null when the session has ended, which opens a dialog of its own. */
async function readFile(file: File, onSent: (share: number) => void, signal: AbortSignal) {
  const refused = (message: string): Refusal => ({ message })
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
  if (file.size === 0) return refused('This file is empty. Choose the file again, or another copy of it.')
  try {
    return await readCvFile(file, onSent, signal)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return error.status === 401 ? null : refused(error.message)
  }
}

type SmallProps = { title: string; onClose: () => void; close: string; more?: ReactNode; children: ReactNode }

function SmallDialog({ title, onClose, close, more, children }: SmallProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="bring-small">
      <h2 id={heading} dir="auto">
        {title}
      </h2>
      {children}
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {close}
        </button>
        {more}
      </div>
    </Dialog>
  )
}
