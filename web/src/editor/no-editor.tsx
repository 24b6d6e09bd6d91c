// The screens in place of the editor. A chunk of its own.
import { Link } from '../parts/link.tsx'
import { Notice } from '../parts/notice.tsx'
import { SignInButton } from '../parts/small-window.tsx'
import { paths } from '../paths.ts'

export function SignInFirst() {
  return (
    <main id="main" className="wrap">
      <Notice icon="lock" title="Sign in to edit this CV" heading="h1">
        <p>Only the person who made it can change it.</p>
        <SignInButton />
      </Notice>
    </main>
  )
}

export function NotYours() {
  return (
    <main id="main" className="wrap">
      <Notice icon="warn" title="There is no CV of yours here" heading="h1">
        <p>It may have been deleted, or it belongs to another account.</p>
        <Link className="button primary" href={paths.dashboard}>
          Your CVs
        </Link>
      </Notice>
    </main>
  )
}
