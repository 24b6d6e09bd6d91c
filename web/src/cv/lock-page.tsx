// The page in front of a CV whose owner asks for a password: a form, complete without JavaScript. It contains no data of the CV.
import { readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { Foot } from './confirm-parts.tsx'
import { documentOf, type Frame } from './page-document.tsx'

type LockPage = {
  nanoId: string
  /** Of the CV. */
  language: string
  /** The path of the requested page. */
  to: string
  /** Why the last try did not open the CV. */
  message?: string
}

export function renderLockPage(frame: Frame, { nanoId, language, to, message }: LockPage): string {
  const words = readerWordsIn(language)
  const title = words.say('This CV is protected')
  return documentOf(
    { ...frame, language: words.language, title: `${title} — TruCV` },
    <meta name="robots" content="noindex, nofollow, noarchive" />,
    <main className="ask lock">
      <header>
        <svg className="lock-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M4 7.5h8v6H4zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2M8 10v1.2" />
        </svg>
        <h1>{title}</h1>
        <p className="ask-lead">{words.say('Its owner asks for a password. It usually comes with the link.')}</p>
      </header>
      <form method="post" action={`/cv/${nanoId}/unlock?to=${encodeURIComponent(to)}`} className="ask-form">
        <div className="ask-field">
          <label htmlFor="password">{words.say('Password')}</label>
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
        <button type="submit">{words.say('Open the CV')}</button>
      </form>
      <p className="ask-quiet">
        {words.say(
          'It then stays open in this browser for 12 hours. You have no password? Ask the person who sent you the link.',
        )}
      </p>
      <Foot publicOrigin={frame.publicOrigin} words={words} />
    </main>,
  )
}
