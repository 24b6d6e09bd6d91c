// Asks somebody at an institution to confirm a part of the CV: whom, and what they will get.
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { askInstitution } from '../data/claims.ts'
import { ApiProblem } from '../data/fetch.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Part } from './claim-words.ts'
import { useCvForm } from './form-context.tsx'
import './dialogs.css'

type Props = { cvId: string; part: Part; onClose: () => void; onAsked: () => void }

export function AskDialog({ cvId, part, onClose, onAsked }: Props) {
  const { announce } = useCvForm()
  const [heading, errorId] = [useId(), useId()]
  const [email, setEmail] = useState('')
  const [institution, setInstitution] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the editor's own form as far as events go.
    event.stopPropagation()
    setBusy(true)
    try {
      await askInstitution(cvId, part.path, { email: email.trim(), institution: institution.trim() })
      announce(`Asked: ${institution}`)
      onAsked()
    } catch (failure) {
      setError(wordsOf(failure))
      setBusy(false)
    }
  }
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={heading}>
      <form onSubmit={onSubmit}>
        <h2 id={heading}>Ask an institution</h2>
        <p className="dialog-lead">
          They get a mail with a link to “{part.name}” and its evidence, and can confirm it or decline, for the name on
          your CV: <bdi>{part.person}</bdi>. When you change that name, you have to ask again. Readers will see the
          domain of the address and that you gave it, so ask at the institution’s own address.
        </p>
        <label className="field">
          Institution
          <input
            value={institution}
            maxLength={200}
            required
            data-first-focus
            autoComplete="organization"
            onChange={event => setInstitution(event.target.value)}
          />
        </label>
        <label className="field">
          E-mail of somebody there
          <input
            type="email"
            value={email}
            maxLength={254}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={event => {
              setEmail(event.target.value)
              setError(null)
            }}
          />
        </label>
        {error && (
          <p className="edit-error" id={errorId} role="alert">
            <Icon name="warn" /> {error}
          </p>
        )}
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? 'Sending…' : 'Send the question'}
          </button>
        </div>
      </form>
    </Dialog>,
    document.body,
  )
}

const wordsOf = (failure: unknown) =>
  failure instanceof ApiProblem ? (failure.errors[0]?.message ?? failure.message) : 'Something went wrong.'
