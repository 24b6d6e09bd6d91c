// Asks for a new title of a CV.
import { FormDialog } from './form-dialog.tsx'

type Props = { title: string; onClose: () => void; onRename: (title: string) => Promise<void> }

export function RenameDialog({ title, onClose, onRename }: Props) {
  const submit = async (form: FormData) => {
    const wanted = String(form.get('title')).trim()
    if (wanted === title || wanted === '') return onClose()
    await onRename(wanted)
  }
  return (
    <FormDialog title="Rename this CV" action="Rename" onClose={onClose} onSubmit={submit}>
      <label className="field">
        Title, for your eyes only
        <input name="title" defaultValue={title} maxLength={200} required />
      </label>
    </FormDialog>
  )
}
