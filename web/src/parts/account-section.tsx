// The account section: export everything, sign out everywhere, delete the account.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { exportAccount, signOutEverywhere } from '../data/account.ts'
import { logout } from '../data/session.ts'
import { askToLeave } from '../data/unsaved.ts'
import { hasPayments, hasWallet } from '../data/without.ts'
import { DeleteAccount } from './delete-account.tsx'
import { laterDialog } from './later.tsx'
import { saveFile } from './save-file.ts'
import { useBusy } from './use-busy.ts'
import './account-section.css'

const EXPORTED = `CVs with their history, pictures${hasPayments ? ', payments' : ''}: all that we hold on you, as one JSON file.`
const ENDED = `Ends every session on every device, this one${hasWallet ? ' and your wallet’s' : ''} too, and every key of programs.`

type Props = {
  email: string
  /** A suspended account can only be exported and deleted. */
  isSuspended?: boolean
}

export function AccountSection({ email, isSuspended = false }: Props) {
  const [busy, run] = useBusy()
  const [leaving, setLeaving] = useState(false)
  const save = () =>
    run(async () => {
      saveFile('TruCV export.json', await exportAccount())
      toast.success('Your file is ready.')
    })
  const signOut = () =>
    run(async () => {
      const discarded = await askToLeave()
      if (!discarded) return
      await signOutEverywhere()
      // The guard of the settings then leads to the login page.
      logout(discarded)
    })
  return (
    <section className="account" aria-labelledby="account">
      <h2 id="account">Account</h2>
      <ul>
        <li>
          <span>
            <strong>Take everything along</strong>
            <small>{EXPORTED}</small>
          </span>
          <button type="button" className="button" disabled={busy} onClick={save}>
            Export
          </button>
        </li>
        {!isSuspended && <ClaimsInNoCv />}
        {!isSuspended && (
          <li>
            <span>
              <strong>Sign out everywhere</strong>
              <small>{ENDED}</small>
            </span>
            <button type="button" className="button" disabled={busy} onClick={signOut}>
              Sign out everywhere
            </button>
          </li>
        )}
        <li>
          <span>
            <strong>Delete the account</strong>
            <small>
              Takes down your pages and removes your data for good.
              {hasPayments && ' Tax law makes us keep your invoices.'}
              {isSuspended && ' The suspension stays: you cannot open another account with the same Google account.'}
            </small>
          </span>
          <button type="button" className="button danger" onClick={() => setLeaving(true)}>
            Delete account
          </button>
        </li>
      </ul>
      {leaving && <DeleteAccount email={email} onClose={() => setLeaving(false)} />}
    </section>
  )
}

const UnusedClaims = laterDialog('UnusedClaims', () => import('./unused-claims.tsx'))

function ClaimsInNoCv() {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <span>
        <strong>Claims that are in no CV</strong>
        <small>Signatures, confirmations and evidence for words that none of your CVs has now.</small>
      </span>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Show<span className="visually-hidden"> claims that are in no CV</span>
      </button>
      {open && <UnusedClaims onClose={() => setOpen(false)} />}
    </li>
  )
}
