// The 403 screen.
import { Icon } from './icon.tsx'
import { useNavigateHome } from './link.tsx'
import './access-denied.css'

export function AccessDenied() {
  const goHome = useNavigateHome()
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
      <div className="actions">
        <button type="button" className="button" onClick={() => window.history.back()}>
          Go back
        </button>
        <button type="button" className="button primary" onClick={goHome}>
          Go home
        </button>
      </div>
      <p className="hint">
        If you were just invited, try refreshing the page or signing out & back in. Access updates can take a moment to
        apply.
      </p>
    </section>
  )
}
