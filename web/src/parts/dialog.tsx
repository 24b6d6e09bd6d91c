// A native modal dialog: opens and closes by a prop. A click on the backdrop and Escape call the close handler.
// The first control takes the focus, or what is marked `data-first-focus`.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { showModal } from './modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** The id of the element that names the dialog. */
  labelledBy: string
  className?: string
  /** False leaves what is around it in reach. */
  modal?: boolean
  children: ReactNode
}

export function Dialog({ open, onClose, labelledBy, className = '', modal = true, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const close = modal ? showModal(dialog) : undefined
    if (!close) dialog.show()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return close ?? (() => dialog.close())
  }, [open, modal])

  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current && isOutside(event, ref.current)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to the same is Escape, which arrives as onCancel
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClick={onClick}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}

/** The backdrop belongs to the dialog element, but lies outside its box. */
function isOutside(event: MouseEvent, dialog: HTMLElement): boolean {
  const box = dialog.getBoundingClientRect()
  const across = event.clientX < box.left || event.clientX > box.right
  return across || event.clientY < box.top || event.clientY > box.bottom
}
