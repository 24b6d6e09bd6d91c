// The dialog of an expired session: counts down and leads to the login page. Where a page with text is open, the person can sign in
// in a small window instead.
import { useEffect, useState } from 'react'
import { openText } from '../data/open-text.ts'
import { paths } from '../paths.ts'
import { Dialog } from './dialog.tsx'
import { SignInButton } from './small-window.tsx'
import './session-expired.css'

type Props = {
  open: boolean
  onClose: () => void
  /** Seconds before the redirect. */
  from?: number
  autoRedirect?: boolean
  /** The account of the session. */
  email?: string
}

const WORDS = {
  kept: 'Your text is safe in this browser.',
  lost: 'This browser keeps no drafts: sign in now, and your text is saved.',
}

export default function SessionExpired({ open, onClose, from = 6, autoRedirect = true, email }: Props) {
  const [text] = useState(openText)
  const [isTouched, setTouched] = useState(false)
  const isCounting = autoRedirect && !isTouched
  const seconds = useCountdown(open && isCounting, from)
  return (
    <Dialog open={open} onClose={onClose} labelledBy="session-expired" className="session-expired">
      <h2 id="session-expired">Session expired</h2>
      {text && <p className="message">{WORDS[text]}</p>}
      <p className="message">Your authentication token is invalid or has expired.</p>
      <p>For your security, please sign in again to continue. You will be redirected to the login page.</p>
      {text ? (
        <SignInButton email={email} label="Sign in now" onOpen={() => setTouched(true)} />
      ) : (
        <button type="button" className="button primary" onClick={signIn}>
          Sign in now
        </button>
      )}
      {isCounting && (
        <p className="countdown" role="timer">
          Redirecting in {seconds} seconds...
        </p>
      )}
    </Dialog>
  )
}

const signIn = () => window.location.assign(paths.login)

/** Remaining seconds; at 0 it leads to the login page. Restarts whenever `running` becomes true. */
function useCountdown(running: boolean, from: number): number {
  const [left, setLeft] = useState(from)

  useEffect(() => {
    if (!running) return
    setLeft(from)
    const timer = setInterval(() => setLeft(seconds => Math.max(seconds - 1, 0)), 1000)
    return () => clearInterval(timer)
  }, [running, from])

  useEffect(() => {
    if (running && left === 0) signIn()
  }, [running, left])
  return left
}
