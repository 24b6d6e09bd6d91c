// A screen of ours with `?window`, the sign-in or the payment, in a small window that closes itself: the page that opens it stays as it
// is. The result arrives through the browser's storage or a channel.
import { type ReactNode, useState } from 'react'
import { paths } from '../paths.ts'
import { Icon } from './icon.tsx'

const NAME = 'trucv-window'
const FEATURES = 'popup,width=520,height=680'

/** `blocked`: what to say below the button when the browser has opened no window. */
export function useSmallWindow(): { open: (path: string) => void; blocked: ReactNode } {
  const [blocked, setBlocked] = useState<string | null>(null)
  return {
    open: path => setBlocked(window.open(path, NAME, FEATURES) ? null : path),
    blocked: blocked && (
      <p className="window-blocked" role="alert">
        <Icon name="warn" /> Your browser blocked the window.{' '}
        <a href={blocked} target="_blank" rel="noopener opener">
          Open it in a new tab
        </a>
      </p>
    ),
  }
}

type SignInProps = {
  /** The account to go on with; without one, any. */
  email?: string | undefined
  label?: string
  className?: string
  onOpen?: () => void
}

/** Signs in without leaving the page. */
export function SignInButton(props: SignInProps) {
  const { email = '', label = 'Continue with Google', className = 'button primary', onOpen } = props
  const { open, blocked } = useSmallWindow()
  const signIn = () => {
    open(`${paths.login}?window#${encodeURIComponent(email)}`)
    onOpen?.()
  }
  return (
    <>
      <button type="button" className={className} onClick={signIn}>
        {label}
      </button>
      {blocked}
    </>
  )
}
