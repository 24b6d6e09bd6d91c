// The home page: what TruCV is and costs, and the lower part in a chunk of its own; for signed-in users their own things.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PRO_PLAN } from '../../../api/core/prices.ts'
import { RUPEES } from '../data/plans.ts'
import { useToken } from '../data/session.ts'
import { broughtIn, draftKeys, hasAnonymousDraft, onStorageChange } from '../data/storage.ts'
import { hasPayments } from '../data/without.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
// The styles of the lower part too: the build's markup has all of the page.
import './home.css'
import './home-gallery.css'
import '../parts/plan-cards.css'
import '../parts/reveal.css'

const OwnThings = lazy(() => import('../parts/own-things.tsx'))
const Pitch = lazy(() => import('../parts/pitch.tsx'))

export default function Home({ onLogout }: { onLogout: () => void }) {
  const isSignedIn = useToken() !== null
  return (
    <Page title="TruCV: a CV people can check" className="home">
      {isSignedIn ? (
        <Suspense fallback={<span className="skeleton own-rows" />}>
          <OwnThings onLogout={onLogout} />
        </Suspense>
      ) : (
        <>
          <Hero />
          <Suspense>
            <Pitch />
          </Suspense>
        </>
      )}
    </Page>
  )
}

function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>A CV people can check.</h1>
        <p>
          For students, and everyone who looks for work: write it in minutes, publish it at an address of your own, and
          sign what you stand for. Anyone can check it.
        </p>
        <div className="cta">
          <StartLink />
          <Link className="button" href={`${paths.createCv}?bring`}>
            Bring your PDF
          </Link>
        </div>
        {hasPayments && (
          <p className="small">
            Free to write, sign and publish. PDF and Word: {RUPEES} for {PRO_PLAN.months} months.
          </p>
        )}
      </div>
      <div className="hero-stack" aria-hidden="true">
        <Sheet />
      </div>
    </section>
  )
}

/** Where a guest goes on; null without a CV in this browser. */
function beginning(): string | null {
  const [brought] = draftKeys([null]).flatMap(key => broughtIn(key) ?? [])
  if (brought) return paths.broughtCv(brought)
  return hasAnonymousDraft() ? `${paths.createCv}?continue` : null
}

/** Leads into the editor, back to an anonymous draft if there is one. */
function StartLink() {
  const begun = useSyncExternalStore(onStorageChange, beginning, () => null)
  return (
    <Link className="button primary" href={begun ?? paths.createCv}>
      {begun ? 'Continue your CV' : 'Create your CV'}
    </Link>
  )
}

function Sheet() {
  return (
    <>
      <div className="hero-sheet">
        <p className="hero-sheet-name">
          Ananya Srinivasan <span className="tag">Sample</span>
        </p>
        <p className="hero-sheet-role">Distributed systems engineer</p>
        <p className="hero-sheet-role">
          <span className="hero-badge attested">
            <Icon name="pen" /> Ananya signed every section
          </span>
        </p>
        <p className="hero-sheet-row">Staff Engineer, Kaveri Data</p>
        <i />
        <i />
        <i />
        <p className="hero-sheet-row">
          B.E., Kaveri Institute{' '}
          <span className="hero-badge confirmed">
            <Icon name="tick" /> kaveri.example
          </span>
        </p>
        <i />
        <i />
      </div>
      <div className="hero-sheet-note">
        <strong>Signed by Ananya, 4 November 2026</strong>
        Staff Engineer, Kaveri Data
        <br />
        <code>holds: unchanged since</code>
      </div>
    </>
  )
}
