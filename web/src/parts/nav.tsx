// The navigation bar, the side panel of small screens, and the check of the stored token's expiry on load.
import { useId, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { tokenHasExpired, useToken } from '../data/session.ts'
import { useUserData } from '../data/user-data.tsx'
import { paths } from '../paths.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useInBrowser } from './use-in-browser.ts'
import './nav.css'

type Props = {
  /** Lower, for a screen with a bar of its own. */
  compact: boolean
  onLogout: () => void
  onExpired: () => void
}

const HOME: [string, string] = [paths.home, 'Home']
const SIGNED_IN: [string, string][] = [
  [paths.createCv, 'Create Your CV'],
  [paths.dashboard, 'Dashboard'],
  [paths.admin, 'Admin'],
]

export function Nav({ compact, onLogout, onExpired }: Props) {
  const [panelOpen, setPanelOpen] = useState(false)
  const title = useId()
  const inBrowser = useInBrowser()

  // Before any call is sent with an expired token.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useLayoutEffect(() => {
    if (tokenHasExpired(Date.now())) onExpired()
  }, [])

  const close = () => setPanelOpen(false)
  return (
    <header className={compact ? 'nav compact' : 'nav'}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Link className="brand" href={paths.home}>
        TruCV
      </Link>
      <nav aria-label="Main">
        <Links onLogout={onLogout} />
      </nav>
      <button type="button" className="button icon-only menu" disabled={!inBrowser} onClick={() => setPanelOpen(true)}>
        <Icon name="menu" />
        <span className="visually-hidden">Open menu</span>
      </button>
      <Dialog open={panelOpen} onClose={close} labelledBy={title} className="side-panel">
        <div className="panel-head">
          <h2 id={title}>Menu</h2>
          <button type="button" className="button icon-only" onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">Close menu</span>
          </button>
        </div>
        <nav aria-label="Menu">
          <Links onLogout={onLogout} onChoose={close} />
        </nav>
      </Dialog>
    </header>
  )
}

type LinksProps = { onLogout: () => void; onChoose?: () => void }

/** Visitors see Home and Login; the other links need a token. */
function Links({ onLogout, onChoose }: LinksProps) {
  const { banned } = useUserData()
  const token = useToken()
  const [path] = useLocation()
  const links = token && !banned ? [HOME, ...SIGNED_IN] : [HOME]
  return (
    <ul>
      {links.map(([href, label]) => (
        <li key={href}>
          <Link href={href} onClick={onChoose} aria-current={href === path ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        {token ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              onChoose?.()
              onLogout()
            }}
          >
            Logout
          </button>
        ) : (
          <Link className="button" href={paths.login} onClick={onChoose}>
            Login
          </Link>
        )}
      </li>
    </ul>
  )
}
