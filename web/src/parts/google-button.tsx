// Google's sign-in button and its one-tap prompt.
import { useEffect, useRef, useState } from 'react'
import { useConfig } from '../data/config.ts'
import { googleIdentity } from '../data/session.ts'
import { loadOutsideScript } from './outside-script.ts'

type Props = {
  onCredential: (credential: string) => void
  /** For a signed-in user, whose account Google may select automatically. */
  renewing?: boolean
}
type State = 'loading' | 'ready' | 'failed'

export function GoogleButton({ onCredential, renewing = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const config = useConfig()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>('loading')
  const latest = useRef(onCredential)
  latest.current = onCredential

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs it again
  useEffect(() => {
    if (!config.data) return
    const { googleScriptUrl, googleClientId } = config.data
    let left = false
    loadOutsideScript(googleScriptUrl)
      .then(() => {
        if (left || !place.current) return
        show(place.current, googleClientId, renewing, credential => latest.current(credential))
        googleIdentity()?.prompt()
        setState('ready')
      })
      .catch(() => !left && setState('failed'))
    return () => {
      left = true
      googleIdentity()?.cancel()
    }
  }, [config.data, attempt, renewing])

  const retry = () => {
    setState('loading')
    if (config.problem) config.reload()
    setAttempt(attempt + 1)
  }
  const failed = state === 'failed' || (config.problem && !config.data)
  return (
    <div className="google" aria-busy={state === 'loading' && !failed}>
      {state === 'loading' && !failed && <span className="skeleton google-skeleton" />}
      {failed && (
        <p role="alert">
          Google’s sign-in could not be reached.{' '}
          <button type="button" className="link-button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <div ref={place} />
    </div>
  )
}

type Receiver = (credential: string) => void

/** `auto_select` only when renewing: otherwise a log-out would be followed by an automatic login. */
function show(place: HTMLElement, clientId: string, renewing: boolean, onCredential: Receiver) {
  const identity = googleIdentity()
  if (!identity) throw new Error('The sign-in script offers nothing.')
  identity.initialize({
    client_id: clientId,
    callback: reply => reply.credential && onCredential(reply.credential),
    auto_select: renewing,
    itp_support: true,
  })
  if (!renewing) identity.disableAutoSelect()
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  identity.renderButton(place, {
    type: 'standard',
    theme: dark ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    width: Math.min(320, place.clientWidth || 320),
  })
}
