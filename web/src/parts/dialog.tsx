// A native modal dialog, opened and closed by a prop. Escape and a click on the backdrop call the close handler. The focus
// goes to the first control, or to the element with `data-first-focus`.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { showModal } from './modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  labelledBy: string
  className?: string
  /** False keeps the rest of the page usable. */
  modal?: boolean
  children: ReactNode
}

export function Dialog({ open, onClose, labelledBy, className = '', modal = true, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const before = document.activeElement as HTMLElement | null
    const close = modal ? showModal(dialog) : undefined
    if (!close) dialog.show()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      close ? close() : dialog.close()
      // The browser returns the focus by itself only while the dialog is still on the page.
      if (document.activeElement === document.body) before?.focus({ preventScroll: true })
    }
  }, [open, modal])

  const onClick = (event: MouseEvent) => {
    // The first click of a double click may have made the dialog smaller.
    if (event.detail < 2 && event.target === ref.current && isOutside(event, ref.current)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users press Escape, which calls onCancel
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

/** The backdrop is part of the dialog element, but outside of its box. */
function isOutside(event: MouseEvent, dialog: HTMLElement): boolean {
  const box = dialog.getBoundingClientRect()
  const across = event.clientX < box.left || event.clientX > box.right
  return across || event.clientY < box.top || event.clientY > box.bottom
}

/** The buttons at the end of a dialog: the first one leaves it; `children` follow. */
export const Actions = (props: { label: string; onClick: () => void; children?: ReactNode }) => (
  <div className="actions">
    <button type="button" className="button" onClick={props.onClick}>
      {props.label}
    </button>
    {props.children}
  </div>
)
