// Deletes the account after its address has been typed, and lists the removed and the retained data.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { deleteAccount } from '../data/account.ts'
import { currentToken, logout } from '../data/session.ts'
import { draftKeys, KEYS } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { FormDialog } from './form-dialog.tsx'
import { useNavigateHome } from './link.tsx'

export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const goHome = useNavigateHome()
  const [typed, setTyped] = useState('')
  const isRight = typed.trim().toLowerCase() === email.toLowerCase()
  const submit = async () => {
    await deleteAccount(typed.trim())
    logout([...draftKeys([subjectOf(currentToken())]), KEYS.paymentId, KEYS.step4CvData])
    toast.success('Your account is deleted.')
    goHome()
  }
  return (
    <FormDialog
      title="Delete your account?"
      className="delete-account"
      action="Delete for good"
      cancel="Keep my account"
      isDanger
      disabled={!isRight}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <strong>Goes at once:</strong> your CVs, their versions and unsaved text, the public pages, pictures, the
        wallet’s sessions, your plan, and mails that wait. It cannot be undone, and what is left of Pro is not paid
        back.
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
    </FormDialog>
  )
}
