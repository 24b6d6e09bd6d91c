// The page in front of a CV whose owner asks for a password: a form, complete without JavaScript. It contains no data of the CV.
import { documentOf, type Frame } from './page-document.tsx'

type LockPage = {
  nanoId: string
  /** The path of the requested page. */
  to: string
  /** Why the last try did not open the CV. */
  message?: string
}

export function renderLockPage(frame: Frame, { nanoId, to, message }: LockPage): string {
  return documentOf(
    { ...frame, language: 'en', title: 'Protected CV — TruCV' },
    <meta name="robots" content="noindex, nofollow, noarchive" />,
    <main className="ask lock">
      <header>
        <svg className="lock-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M4 7.5h8v6H4zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2M8 10v1.2" />
        </svg>
        <h1>This CV is protected</h1>
        <p className="ask-lead">Its owner asks for a password. It usually comes with the link.</p>
      </header>
      <form method="post" action={`/cv/${nanoId}/unlock?to=${encodeURIComponent(to)}`} className="ask-form">
        <div className="ask-field">
          <label htmlFor="password">Password</label>
          {message !== undefined && (
            <strong id="wrong" className="ask-wrong" role="alert">
              {message}
            </strong>
          )}
          <input
            id="password"
            name="password"
            type="password"
            required
            maxLength={200}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the field is all that the page is for
            autoFocus
            aria-invalid={message === undefined ? undefined : true}
            aria-describedby={message === undefined ? undefined : 'wrong'}
          />
        </div>
        <button type="submit">Open the CV</button>
      </form>
      <p className="ask-quiet">
        It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.
      </p>
      <footer className="ask-foot">
        <a href={`${frame.publicOrigin}/`}>TruCV</a>, where people write CVs that others can check
      </footer>
    </main>,
  )
}
