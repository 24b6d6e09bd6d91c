// Deletes the account after its address has been typed, and lists the removed and the retained data.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { deleteAccount } from '../data/account.ts'
import { ApiProblem } from '../data/exchange.ts'
import { readDocument, usePayments } from '../data/payments.ts'
import { currentToken, logout } from '../data/session.ts'
import { draftKeys, KEYS } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { hasPayments, hasWallet } from '../data/without.ts'
import { FormDialog } from './form-dialog.tsx'
import { useNavigateHome } from './link.tsx'
import { saveFile } from './save-file.ts'
import { useBusy } from './use-busy.ts'

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
        <strong>Goes at once:</strong> your CVs, their versions and unsaved text, the public pages, pictures,{' '}
        {hasWallet && 'the wallet’s sessions, '}
        {hasPayments && 'your plan, '}and mails that wait. It cannot be undone
        {hasPayments && ', and what is left of Pro is not paid back'}.
      </p>
      <p>
        <strong>Stays:</strong>{' '}
        {hasPayments &&
          'your payments without your name; invoices with what they say of you, for as long as tax law asks and for our administrators only; and '}
        a mark that says only that an account was deleted.
        {hasWallet && ' Your wallet itself is not ours: it stays where it is.'}
      </p>
      {hasPayments && <OwnInvoices />}
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

/** The PDF of a document is gone once tax law no longer wants it. */
function unlessErased(problem: unknown): null {
  if (problem instanceof ApiProblem && problem.code === 'not_found') return null
  throw problem
}

/** All documents with one press. The service limits downloads, so a later press goes on with the rest. */
function OwnInvoices() {
  const { data: payments = [] } = usePayments()
  const [saved, setSaved] = useState(0)
  const [busy, run] = useBusy()
  const documents = payments.flatMap(({ documents }) => documents)
  if (documents.length === 0) return null
  const download = () =>
    run(async () => {
      for (const [at, { id }] of documents.entries()) {
        if (at < saved) continue
        const found = await readDocument(id).catch(unlessErased)
        if (found) saveFile(found.name, found.file)
        setSaved(at + 1)
      }
    })
  const isDone = saved === documents.length
  return (
    <p>
      Your invoices go with the account.{' '}
      <button type="button" className="link-button" disabled={busy || isDone} onClick={download}>
        {isDone ? 'They are in your downloads.' : 'Download them now.'}
      </button>
    </p>
  )
}
