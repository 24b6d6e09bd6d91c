// The 403 screen, with a link to the sign-in for visitors.
import { useToken } from '../data/session.ts'
import { rememberWantedPage } from '../data/wanted-page.ts'
import { paths } from '../paths.ts'
import { Icon } from './icon.tsx'
import { Link, useNavigateHome } from './link.tsx'
import { SupportEmail } from './prose.tsx'
import './access-denied.css'

export function AccessDenied() {
  const goHome = useNavigateHome()
  const isSignedIn = useToken() !== null
  return (
    <section className="access-denied">
      <Icon name="lock" />
      <p>
        {/* biome-ignore lint/a11y/useSemanticElements: a heading inside the sentence that it opens */}
        <span role="heading" aria-level={1}>
          Access denied.
        </span>{' '}
        You're signed in, but your account doesn't have permission to view this page. If you believe this is a mistake,
        you can request access below.
      </p>
      <p className="code">Error code: 403</p>
      {!isSignedIn && (
        <p>
          Not signed in yet?{' '}
          <Link href={paths.login} onClick={() => rememberWantedPage(paths.admin)}>
            Sign in
          </Link>
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => window.history.back()}>
          Go back
        </button>
        <button type="button" className="button primary" onClick={goHome}>
          Go home
        </button>
      </div>
      <p>
        Request access: write to <SupportEmail />
      </p>
      <p className="hint">
        If you were just invited, try refreshing the page or signing out & back in. Access updates can take a moment to
        apply.
      </p>
    </section>
  )
}
