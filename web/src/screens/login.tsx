// The login page: Google's sign-in. A credential is checked by the service once, then the home page is loaded. The small window of
// another page closes instead; that page gets the new token through the storage.
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Dialog } from '../parts/dialog.tsx'
import { GoogleButton } from '../parts/google-button.tsx'
import { Link } from '../parts/link.tsx'
import { useTitle } from '../parts/page.tsx'
import { signInWith } from '../parts/sign-in.ts'
import { paths } from '../paths.ts'
import './login.css'

export default function Login() {
  const isWindow = new URLSearchParams(useSearch()).has('window')
  const account = isWindow ? decodeURIComponent(window.location.hash.slice(1)) : ''
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  useTitle('Sign in · TruCV')

  const onCredential = async (credential: string) => {
    setBusy(true)
    setOutcome('')
    const refused = await signInWith(credential, account)
    if (refused === null && !isWindow) return window.location.assign(paths.home)
    setOutcome(refused ?? 'You are signed in. This window can be closed.')
    setBusy(false)
    if (refused === null) window.close()
  }
  return (
    <main id="main" className="login">
      <h1 className="visually-hidden">Sign in</h1>
      <Dialog open modal={false} onClose={() => {}} labelledBy="sign-in" className="sign-in">
        <p className="sign-in-brand" aria-hidden="true">
          TruCV
        </p>
        <h2 id="sign-in" tabIndex={-1} data-first-focus>
          Sign in with Google
        </h2>
        <p>Use your Google account to continue securely.</p>
        {account && <p>To go on as {account}. Your work stays as it is.</p>}
        <div hidden={isBusy}>
          <GoogleButton renewing={account !== ''} onCredential={onCredential} />
        </div>
        <p className="please-wait" role="status">
          {isBusy ? 'Please Wait...' : outcome}
        </p>
        {isWindow ? (
          <button type="button" className="link-button close" onClick={() => window.close()}>
            Close
          </button>
        ) : (
          <Link className="close" href={paths.home}>
            Close
          </Link>
        )}
      </Dialog>
    </main>
  )
}
