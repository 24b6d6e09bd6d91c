// The dialog of an expired session: counts down and leads to the login page.
import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { Dialog } from './dialog.tsx'
import './session-expired.css'

type Props = {
  open: boolean
  onClose: () => void
  /** Seconds before the redirect. */
  from?: number
  autoRedirect?: boolean
}

export default function SessionExpired({ open, onClose, from = 6, autoRedirect = true }: Props) {
  const seconds = useCountdown(open && autoRedirect, from)
  return (
    <Dialog open={open} onClose={onClose} labelledBy="session-expired" className="session-expired">
      <h2 id="session-expired">Session expired</h2>
      <p className="message">Your authentication token is invalid or has expired.</p>
      <p>For your security, please sign in again to continue. You will be redirected to the login page.</p>
      <button type="button" className="button primary" onClick={signIn}>
        Sign in now
      </button>
      {autoRedirect && (
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
