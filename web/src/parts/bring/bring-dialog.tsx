// From a file to a brought CV: reading, and the message for a file that cannot be read. Nothing is saved to an account.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keepBrought } from '../../data/brought.ts'
import { currentToken } from '../../data/session.ts'
import { subjectOf } from '../../data/token-claims.ts'
import { readCvFile } from '../../data/upload.ts'
import { problemOfFile, type Refusal, refusalOfFile } from '../brought-file.ts'
import { Actions, Dialog } from '../dialog.tsx'
import './bring-dialog.css'

type Props = {
  file: File
  onClose: () => void
  /** Opens the dialog for choosing files. */
  onChooseOther: () => void
  /** `id`: under which the brought CV is kept. */
  onRead: (id: string) => void
}

export function BringDialog({ file, onClose, onChooseOther, onRead }: Props) {
  /** The share of the file that has been sent; null until the file has been checked. */
  const [sent, setSent] = useState<number | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(onRead)
  latest.current = onRead

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const reading = new AbortController()
    setSent(null)
    setRefused(null)
    readFile(file, setSent, reading.signal).then(result => {
      if (reading.signal.aborted) return
      if (typeof result === 'string') latest.current(result)
      else setRefused(result)
    })
    return () => reading.abort()
  }, [file, attempt])

  if (refused)
    return <Refused {...{ file, onClose, onChooseOther, ...refused }} onAgain={() => setAttempt(attempt + 1)} />
  // Renders nothing until the file has been checked.
  if (sent === null) return null
  return (
    <SmallDialog title={`Reading “${file.name}” …`} onClose={onClose} close="Cancel">
      <progress className="bring-progress" aria-label="Progress" {...(sent < 1 && { value: sent })} />
      <p role="status">{sent < 1 ? 'The file is being sent.' : 'Its words are being put into fields.'}</p>
    </SmallDialog>
  )
}

type RefusedProps = Omit<Props, 'onRead'> & Refusal & { onAgain: () => void }

function Refused({ file, message, mayPass, onClose, onChooseOther, onAgain }: RefusedProps) {
  return (
    <SmallDialog
      title={`“${file.name}” could not be read`}
      onClose={onClose}
      close="Close"
      more={
        <>
          <button
            type="button"
            className={mayPass ? 'button' : 'button primary'}
            data-first-focus={!mayPass || undefined}
            onClick={onChooseOther}
          >
            Choose another file
          </button>
          {mayPass && (
            <button type="button" className="button primary" data-first-focus onClick={onAgain}>
              Try again
            </button>
          )}
        </>
      }
    >
      <p>{message}</p>
    </SmallDialog>
  )
}

/** The id under which the CV is kept. */
async function readFile(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<string | Refusal> {
  const message = await problemOfFile(file)
  if (message) return { message, mayPass: false }
  try {
    onSent(0)
    return await keepBrought(await readCvFile(file, onSent, signal), subjectOf(currentToken()))
  } catch (error) {
    return refusalOfFile(error)
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
