// Renews the sign-in while the user works: silently where the page may load Google's script, otherwise through a bar.
// A chunk of its own, loaded for signed-in users.
import { useEffect, useRef, useState } from 'react'
import { type ClientConfig, useConfig } from '../data/config.ts'
import { currentToken, endExpiredSession, lifeOf, renewWith } from '../data/session.ts'
import { onStorageChange, stored } from '../data/storage.ts'
import { createRenewal } from './renewal.ts'
import { askInOneTab, askSilently, whenAborted } from './renewal-ask.ts'
import { SignInButton } from './small-window.tsx'
import './session-renewal.css'

type Props = {
  /** Whether this page's content policy lets Google in. */
  reachesGoogle: boolean
}

export default function SessionRenewal({ reachesGoogle }: Props) {
  const untilMs = useRenewal(reachesGoogle)
  return (
    <div className="renewal" role="status" aria-atomic="false">
      {untilMs !== null && <RenewalBar untilMs={untilMs} />}
    </div>
  )
}

/** When the bar is needed, until when the user can still sign in again; otherwise null. */
function useRenewal(reachesGoogle: boolean): number | null {
  const [offer, setOffer] = useState<number | null>(null)
  const config = useConfig()
  const latest = useRef<ClientConfig | undefined>(undefined)
  latest.current = config.data
  const ready = config.data !== undefined || config.problem !== undefined

  useEffect(() => {
    if (!ready) return
    const renewal = createRenewal({
      clock: browserClock,
      token: currentToken,
      lifeOf,
      ask: async signal => {
        const settings = latest.current
        if (!reachesGoogle) return whenAborted(signal)
        return settings ? askInOneTab(() => askSilently(settings, renewWith, signal), signal) : false
      },
      onOffer: setOffer,
      onOver: endExpiredSession,
    })
    const stopListening = onStorageChange(renewal.look)
    // Timers stop while a laptop sleeps.
    document.addEventListener('visibilitychange', renewal.look)
    renewal.look()
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', renewal.look)
      renewal.stop()
    }
  }, [ready, reachesGoogle])
  return offer
}

const browserClock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

function RenewalBar({ untilMs }: { untilMs: number }) {
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(untilMs)
  useEffect(keepFocusedInView, [])
  return (
    <div className="renewal-bar">
      <p>You will be signed out at {time}. Sign in again to go on; nothing you typed is lost.</p>
      <SignInButton email={stored('email') ?? ''} label="Sign in again" />
    </div>
  )
}

/** The bar appears at the bottom and must not cover the focused field. */
function keepFocusedInView(): void {
  document.activeElement?.closest('input, textarea, select')?.scrollIntoView({ block: 'nearest' })
}
