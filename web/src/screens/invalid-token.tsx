// The session-expired dialog as a page of its own, always open.
import { useTitle } from '../parts/page.tsx'
import SessionExpired from '../parts/session-expired.tsx'

export default function InvalidToken() {
  useTitle('Session expired · TruCV')
  return (
    <main id="main" className="wrap">
      <SessionExpired open onClose={stay} />
    </main>
  )
}

/** The dialog cannot be closed: there is nothing behind it. */
const stay = () => {}
