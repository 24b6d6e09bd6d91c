// The import of a CV from a file: a button, a drop target, and the dialogs until what was read opens in the editor.
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { ACCEPT, KINDS_IN_WORDS } from './brought-file.ts'
import { Icon } from './icon.tsx'
import { laterDialog } from './later.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './bring-cv.css'

type Props = {
  /** Renders the buttons to choose a file and to paste a text. */
  children?: (choose: () => void, paste: () => void) => ReactNode
}

const BringDialog = laterDialog('BringDialog', () => import('./bring/bring-dialog.tsx'))
const PasteDialog = laterDialog('PasteDialog', () => import('./bring/paste-dialog.tsx'))

export function BringCv({ children = renderButton }: Props) {
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [pasting, setPasting] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const take = (next: File) => {
    setPasting(false)
    setFile(next)
  }
  const choose = () => input.current?.click()
  const close = () => setFile(null)
  const stopPasting = () => setPasting(false)
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.files?.[0]
    event.target.value = ''
    if (next) take(next)
  }
  const dragging = useFileDrop(next => !file && take(next))
  return (
    <>
      <input ref={input} type="file" accept={ACCEPT} hidden onChange={onChoose} />
      {children(choose, () => setPasting(true))}
      {dragging && !file && (
        <div className="drop-here" aria-hidden="true">
          <p>Drop your CV here, as {KINDS_IN_WORDS}</p>
        </div>
      )}
      {pasting && <PasteDialog onClose={stopPasting} onText={take} />}
      {file && (
        <BringDialog
          file={file}
          onClose={close}
          onChooseOther={choose}
          onRead={id => {
            close()
            navigate(paths.broughtCv(id))
          }}
        />
      )}
    </>
  )
}

const renderButton: NonNullable<Props['children']> = choose => (
  <button type="button" className="button" onClick={choose}>
    <Icon name="upload" /> Bring a CV
  </button>
)
