// Asks for a new title of a CV.
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from './dialog.tsx'

type Props = { title: string; onClose: () => void; onRename: (title: string) => Promise<void> }

export function RenameDialog({ title, onClose, onRename }: Props) {
  const heading = useId()
  const [value, setValue] = useState(title)
  const [busy, setBusy] = useState(false)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = value.trim()
    if (wanted === title || wanted === '') return onClose()
    setBusy(true)
    await onRename(wanted)
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>Rename this CV</h2>
        <label className="field">
          Title, for your eyes only
          <input value={value} maxLength={200} required onChange={event => setValue(event.target.value)} />
        </label>
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            Rename
          </button>
        </div>
      </form>
    </Dialog>
  )
}
