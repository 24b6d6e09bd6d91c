// Asks for the reason of a change, which the audit log keeps.
import type { ReactNode } from 'react'
import { FormDialog } from '../parts/form-dialog.tsx'

type Props = {
  title: string
  /** The consequence of the change, as a sentence. */
  children: ReactNode
  action: string
  onClose: () => void
  onConfirm: (reason: string) => Promise<unknown>
}

export function AskReason({ children, onConfirm, ...props }: Props) {
  const submit = async (form: FormData) => {
    await onConfirm(String(form.get('reason')).trim())
    props.onClose()
  }
  return (
    <FormDialog {...props} isDanger onSubmit={submit}>
      <p>{children}</p>
      <ReasonField />
    </FormDialog>
  )
}

export function ReasonField() {
  return (
    <label className="field">
      Reason, for the audit log
      <input name="reason" maxLength={500} required pattern=".*\S.*" />
    </label>
  )
}
