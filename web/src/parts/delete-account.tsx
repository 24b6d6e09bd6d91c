// Asks for the address before the account goes, and says what goes and what stays.
import { type FormEvent, useId, useState } from 'react'
import { toast } from 'react-hot-toast'
import { deleteAccount } from '../data/account.ts'
import { logout } from '../data/session.ts'
import { Dialog } from './dialog.tsx'
import { useNavigateHome } from './link.tsx'
import { tellProblem } from './tell.ts'

export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const heading = useId()
  const goHome = useNavigateHome()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const isRight = typed.trim().toLowerCase() === email.toLowerCase()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await deleteAccount(typed.trim())
      logout()
      toast.success('Your account is deleted.')
      goHome()
    } catch (problem) {
      tellProblem(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="delete-account">
      <form onSubmit={onSubmit}>
        <h2 id={heading}>Delete your account?</h2>
        <p>
          <strong>Goes at once:</strong> your CVs and all their versions, the public pages, pictures, the wallet’s
          sessions, your plan, and mails that wait. It cannot be undone, and what is left of Pro is not paid back.
        </p>
        <p>
          <strong>Stays:</strong> your payments without your name, as the law asks, and a mark that says only that an
          account was deleted. Your wallet itself is not ours: it stays where it is.
        </p>
        <label className="field">
          <span>
            Type <strong>{email}</strong> to confirm
          </span>
          <input
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            maxLength={320}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Keep my account
          </button>
          <button type="submit" className="button danger" disabled={!isRight || busy}>
            Delete for good
          </button>
        </div>
      </form>
    </Dialog>
  )
}
