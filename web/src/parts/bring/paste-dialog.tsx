// A CV that is pasted as text; from then on it is treated as a file.
import { FormDialog } from '../form-dialog.tsx'
import './paste-dialog.css'

export function PasteDialog({ onText, onClose }: { onText: (file: File) => void; onClose: () => void }) {
  const submit = async (form: FormData) =>
    onText(new File([String(form.get('text'))], 'Pasted text', { type: 'text/plain' }))
  return (
    <FormDialog title="Paste your CV" action="Read it" className="paste" onClose={onClose} onSubmit={submit}>
      <p>
        Copy all of its text where you have it: a mail, a web page, a document. What is read of it opens beside it,
        before anything is saved.
      </p>
      <label className="field">
        The text of your CV
        <textarea name="text" rows={10} required minLength={20} data-first-focus />
      </label>
    </FormDialog>
  )
}
