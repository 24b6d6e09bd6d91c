// The login page: Google's sign-in. A credential is checked by the service once, then the home page is loaded.
import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { GoogleButton } from '../parts/google-button.tsx'
import { Link } from '../parts/link.tsx'
import { useTitle } from '../parts/page.tsx'
import { signInWith } from '../parts/sign-in.ts'
import { paths } from '../paths.ts'
import './login.css'

export default function Login() {
  const [waiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState('')
  useTitle('Sign in · TruCV')

  const onCredential = async (credential: string) => {
    setWaiting(true)
    setRefusal('')
    const refused = await signInWith(credential)
    if (refused === null) return window.location.assign(paths.home)
    setRefusal(refused)
    setWaiting(false)
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
        <div hidden={waiting}>
          <GoogleButton onCredential={onCredential} />
        </div>
        <p className="please-wait" role="status">
          {waiting ? 'Please Wait...' : refusal}
        </p>
        <Link className="close" href={paths.home}>
          Close
        </Link>
      </Dialog>
    </main>
  )
}
