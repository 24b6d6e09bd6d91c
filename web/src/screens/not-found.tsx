// The screen of an unknown address.
import { Link } from '../parts/link.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'

export default function NotFound() {
  return (
    <Page title="Page not found · TruCV">
      <Notice icon="open" title="There is nothing at this address" heading="h1">
        <p>
          The link may be incomplete, or the page has moved. A CV that its owner has unpublished is not shown either.
        </p>
        <Link className="button primary" href={paths.home}>
          Go to the home page
        </Link>
      </Notice>
    </Page>
  )
}
