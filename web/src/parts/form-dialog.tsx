// A dialog with a form and two buttons: cancel and submit. A failed submit is shown as a toast and keeps the dialog open.
import { type FormEvent, type ReactNode, useId } from 'react'
import { Actions, Dialog } from './dialog.tsx'
import { useBusy } from './use-busy.ts'

type Props = {
  title: string
  className?: string
  /** The label of the submit button; `busyAction` replaces it while the form is being sent. */
  action: string
  busyAction?: string
  cancel?: string
  isDanger?: boolean
  disabled?: boolean
  onClose: () => void
  onSubmit: (form: FormData) => Promise<unknown>
  children: ReactNode
}

export function FormDialog({ title, className, cancel = 'Cancel', isDanger, disabled, onClose, ...props }: Props) {
  const heading = useId()
  const [busy, run] = useBusy()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(() => props.onSubmit(form))
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} {...(className && { className })}>
      <form onSubmit={submit}>
        <h2 id={heading}>{title}</h2>
        {props.children}
        <Actions label={cancel} onClick={onClose}>
          <button type="submit" className={`button ${isDanger ? 'danger' : 'primary'}`} disabled={disabled || busy}>
            {(busy && props.busyAction) || props.action}
          </button>
        </Actions>
      </form>
    </Dialog>
  )
}
