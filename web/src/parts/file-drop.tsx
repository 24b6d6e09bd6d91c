// A field for one file, which may also be dropped anywhere on the page.
import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useFileDrop } from './use-file-drop.ts'
import './file-drop.css'

type Props = {
  accept: string
  label: string
  button: string
  onFile: (file: File) => void
  /** What happens to the file. */
  children: ReactNode
}

export function FileDrop({ accept, label, button, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onFile)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <div className={`file-drop${isOver ? ' is-over' : ''}`}>
        <button type="button" className="button primary" onClick={() => input.current?.click()}>
          <Icon name="upload" /> {button}
        </button>
        <p>
          or drop it anywhere on this page. <span>{children}</span>
        </p>
      </div>
    </>
  )
}
