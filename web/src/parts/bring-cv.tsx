// The import of a CV from a file: a button, a drop target, and the dialogs from the file to the CV.
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import type { CvData } from '../../../api/core/contract/cv.ts'
import type { Brought } from '../data/cvs.ts'
import { ACCEPT, bringAsGuest, jsonResumeIn, KINDS_IN_WORDS, type Outcome } from './brought-file.ts'
import { Icon } from './icon.tsx'
import { laterDialog } from './later.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './bring-cv.css'

type Props = {
  onMade: (cv: CvData) => void
  /** For guests: opens a JSON Resume as a draft, without an account. */
  onDraft?: ((draft: Brought) => void) | undefined
  /** Renders the buttons to choose a file and to paste a text. */
  children?: (choose: () => void, isBusy: boolean, paste: () => void) => ReactNode
}

const BringDialog = laterDialog('BringDialog', () => import('./bring/bring-dialog.tsx'))
const PasteDialog = laterDialog('PasteDialog', () => import('./bring/paste-dialog.tsx'))
const OutcomeDialog = laterDialog('OutcomeDialog', () => import('./bring/outcome.tsx'))

export function BringCv({ onMade, onDraft, children = renderButton }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, pasting, setPasting, file, setFile, outcome, setOutcome, take } = useTakenFile(onDraft)
  const choose = () => input.current?.click()
  const close = () => setFile(null)
  const stopPasting = () => setPasting(false)
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.files?.[0]
    event.target.value = ''
    if (next) void take(next)
  }
  // An accidental drop must not discard the corrections of an open file.
  const dragging = useFileDrop(next => !file && void take(next))
  return (
    <>
      <input ref={input} type="file" accept={ACCEPT} hidden onChange={onChoose} />
      {children(choose, busy, () => setPasting(true))}
      {dragging && !file && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop your CV here, as {KINDS_IN_WORDS}</p>
        </div>
      )}
      {pasting && <PasteDialog onClose={stopPasting} onText={text => void take(text)} />}
      {file && (
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
      {outcome && (
        <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} onOpen={draft => onDraft?.(draft)} />
      )}
    </>
  )
}

/** Opens a file in the dialog, or as a draft for a guest with a JSON Resume. */
function useTakenFile(onDraft: Props['onDraft']) {
  const [busy, setBusy] = useState(false)
  const [pasting, setPasting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const take = async (next: File) => {
    setPasting(false)
    const resume = onDraft && (await jsonResumeIn(next))
    setFile(resume ? null : next)
    if (!resume) return
    setBusy(true)
    setOutcome(await bringAsGuest(resume).finally(() => setBusy(false)))
  }
  return { busy, pasting, setPasting, file, setFile, outcome, setOutcome, take }
}

const renderButton: NonNullable<Props['children']> = (choose, isBusy) => (
  <button type="button" className="button" disabled={isBusy} onClick={choose}>
    <Icon name="upload" /> {isBusy ? 'Reading…' : 'Bring a CV'}
  </button>
)
