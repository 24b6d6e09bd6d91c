// Bringing a CV that was written elsewhere: a button, a drop target, and the way from the file to a CV.
import { type ChangeEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { CvData } from '../../../api/core/contract/cv.ts'
import type { Brought } from '../data/cvs.ts'
import { keepFile, keptFile, onKeptFile } from './bring/kept-file.ts'
import { ACCEPT, bringAsGuest, jsonResumeIn, KINDS_IN_WORDS, type Outcome, type Remark } from './brought-file.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Later } from './later.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './bring-cv.css'

type Props = {
  onMade: (cv: CvData) => void
  /** For guests: takes a JSON Resume as a draft, without an account. */
  onDraft?: ((draft: Brought) => void) | undefined
  /** What is pressed to choose a file. */
  children?: (choose: () => void, isBusy: boolean) => ReactNode
}

const loadDialog = () => import('./bring/bring-dialog.tsx')

export function BringCv({ onMade, onDraft, children = renderButton }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const file = useSyncExternalStore(onKeptFile, keptFile)

  const take = async (next: File) => {
    const resume = onDraft && (await jsonResumeIn(next))
    if (!resume) return keepFile(next)
    setBusy(true)
    setOutcome(await bringAsGuest(resume).finally(() => setBusy(false)))
  }
  const choose = () => input.current?.click()
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.files?.[0]
    event.target.value = ''
    if (next) void take(next)
  }
  // Corrections of the file before are not thrown away by a slip of the hand.
  const dragging = useFileDrop(next => !file && void take(next))
  const close = () => keepFile(null)
  return (
    <>
      <input ref={input} type="file" accept={ACCEPT} hidden onChange={onChoose} />
      {children(choose, busy)}
      {dragging && !file && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop your CV here, as {KINDS_IN_WORDS}</p>
        </div>
      )}
      {file && (
        <Later load={loadDialog} onFailed={close}>
          {({ BringDialog }) => (
            <BringDialog
              file={file}
              onClose={close}
              onChooseOther={choose}
              onMade={cv => {
                close()
                onMade(cv)
              }}
            />
          )}
        </Later>
      )}
      {outcome && (
        <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} onOpen={draft => onDraft?.(draft)} />
      )}
    </>
  )
}

const renderButton: NonNullable<Props['children']> = (choose, isBusy) => (
  <button type="button" className="button" disabled={isBusy} onClick={choose}>
    <Icon name="upload" /> {isBusy ? 'Reading…' : 'Bring a CV'}
  </button>
)

type OutcomeProps = { outcome: Outcome; onClose: () => void; onOpen: (draft: Brought) => void }

function OutcomeDialog({ outcome, onClose, onOpen }: OutcomeProps) {
  const heading = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="import-outcome">
      {outcome.kind === 'refused' ? (
        <>
          <h2 id={heading}>This file cannot be brought</h2>
          <Problems message={outcome.message} errors={outcome.errors} />
        </>
      ) : (
        <>
          <h2 id={heading}>Imported “{outcome.draft.title}”</h2>
          {outcome.kept.length + outcome.notes.length === 0 && <p>Everything in the file has its place in the CV.</p>}
          {outcome.kept.length > 0 && (
            <>
              <p>
                Our CVs have no section for these entries. Sign in before you bring the file, and they are kept for your
                export; now they are left out:
              </p>
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
        {outcome.kind === 'brought' && (
          <button type="button" className="button primary" onClick={() => onOpen(outcome.draft)}>
            Open it
          </button>
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
