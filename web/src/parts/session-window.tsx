// The pop-up in which a user signs in again for a page that may not load Google's script. It closes itself; the page gets
// the new token through the storage.
import { useEffect, useState } from 'react'
import { renewWith, useToken } from '../data/session.ts'
import { stored } from '../data/storage.ts'
import { paths } from '../paths.ts'
import { GoogleButton } from './google-button.tsx'
import { useTitle } from './page.tsx'
import './session-window.css'

export default function SessionWindow() {
  const signedIn = useToken() !== null
  const [state, setState] = useState<'asking' | 'wrong' | 'done'>('asking')
  useTitle('Sign in again · TruCV')

  // After a log-out there is nothing to renew.
  useEffect(() => {
    if (!signedIn) window.location.replace(paths.login)
  }, [signedIn])

  const onCredential = (credential: string) => {
    if (!renewWith(credential)) return setState('wrong')
    setState('done')
    window.close()
  }
  return (
    <main id="main" className="wrap session-window">
      <h1>Sign in again</h1>
      <p role="status">
        {state === 'asking' && `To go on as ${stored('email')}. Your work stays as it is.`}
        {state === 'wrong' && `That was another account. Please choose ${stored('email')}.`}
        {state === 'done' && 'You are signed in. This window can be closed.'}
      </p>
      {state !== 'done' && <GoogleButton renewing onCredential={onCredential} />}
    </main>
  )
}
