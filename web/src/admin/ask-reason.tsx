// Asks why, before something is done that the audit log keeps.
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { tellProblem } from '../parts/tell.ts'

type Props = {
  title: string
  /** What will happen. */
  children: ReactNode
  action: string
  onClose: () => void
  onConfirm: (reason: string) => Promise<unknown>
}

export function AskReason({ title, children, action, onClose, onConfirm }: Props) {
  const heading = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (problem) {
      tellProblem(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>{title}</h2>
        <p>{children}</p>
        <label className="field">
          Reason, for the audit log
          <input
            value={reason}
            maxLength={500}
            required
            pattern=".*\S.*"
            onChange={event => setReason(event.target.value)}
          />
        </label>
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button danger" disabled={busy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
