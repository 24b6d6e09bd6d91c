// Bringing a CV that was written elsewhere: a button, a drop target, and the way from the file to a CV.
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CvData } from '../../../api/core/contract/cv.ts'
import type { Brought } from '../data/cvs.ts'
import { forgetFileOfOtherScreens, keepFile, keptFile, onKeptFile } from './bring/kept-file.ts'
import { ACCEPT, bringAsGuest, jsonResumeIn, KINDS_IN_WORDS, type Outcome } from './brought-file.ts'
import { Icon } from './icon.tsx'
import { Later } from './later.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './bring-cv.css'

type Props = {
  onMade: (cv: CvData) => void
  /** For guests: takes a JSON Resume as a draft, without an account. */
  onDraft?: ((draft: Brought) => void) | undefined
  /** What is pressed to choose a file, or to paste a text. */
  children?: (choose: () => void, isBusy: boolean, paste: () => void) => ReactNode
}

const loadDialog = () => import('./bring/bring-dialog.tsx')
const loadPaste = () => import('./bring/paste-dialog.tsx')
const loadOutcome = () => import('./bring/outcome.tsx')

export function BringCv({ onMade, onDraft, children = renderButton }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [pasting, setPasting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const file = useSyncExternalStore(onKeptFile, keptFile)
  useEffect(() => forgetFileOfOtherScreens, [])

  const take = async (next: File) => {
    const resume = onDraft && (await jsonResumeIn(next))
    keepFile(resume ? null : next)
    if (!resume) return
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
      {children(choose, busy, () => setPasting(true))}
      {dragging && !file && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop your CV here, as {KINDS_IN_WORDS}</p>
        </div>
      )}
      {pasting && (
        <Later load={loadPaste} onFailed={() => setPasting(false)}>
          {({ PasteDialog }) => (
            <PasteDialog
              onClose={() => setPasting(false)}
              onText={text => {
                setPasting(false)
                void take(text)
              }}
            />
          )}
        </Later>
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
        <Later load={loadOutcome} onFailed={() => setOutcome(null)}>
          {({ OutcomeDialog }) => (
            <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} onOpen={draft => onDraft?.(draft)} />
          )}
        </Later>
      )}
    </>
  )
}

const renderButton: NonNullable<Props['children']> = (choose, isBusy) => (
  <button type="button" className="button" disabled={isBusy} onClick={choose}>
    <Icon name="upload" /> {isBusy ? 'Reading…' : 'Bring a CV'}
  </button>
)
