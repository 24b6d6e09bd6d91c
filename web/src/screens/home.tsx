// The home page: what TruCV is, a sample CV, the plans.
import { lazy, Suspense, useRef } from 'react'
import { useToken } from '../data/session.ts'
import { hasAnonymousDraft } from '../editor/session/draft-store.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { PlanCards } from '../parts/plan-cards.tsx'
import { Reveal, RevealGroup } from '../parts/reveal.tsx'
import { SAMPLE_CV } from '../parts/sample-cv.ts'
import { useSeen } from '../parts/use-seen.ts'
import { paths } from '../paths.ts'
import './home.css'

const OwnThings = lazy(() => import('../parts/own-things.tsx'))
const Article = lazy(() => import('../parts/scaled-article.tsx'))

/** The duration of the opening animation. */
const ANIMATION_MS = 1000

export default function Home({ onLogout }: { onLogout: () => void }) {
  const token = useToken()
  return (
    <Page title="TruCV: a CV people can check" className="home">
      {token && (
        <Suspense fallback={<span className="skeleton own-rows" />}>
          <OwnThings onLogout={onLogout} />
        </Suspense>
      )}
      <RevealGroup>
        <Hero isSignedIn={token !== null} />
        <Promises />
        <Steps />
        <Sample />
        <Pricing />
      </RevealGroup>
    </Page>
  )
}

function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const Heading = isSignedIn ? 'h2' : 'h1'
  const style = { '--animation': `${ANIMATION_MS}ms` } as Record<string, string>
  return (
    <section className="hero" style={style}>
      <div>
        <Heading>A CV people can check.</Heading>
        <p>
          Write it in minutes, publish it at an address of your own, and say which parts you stand for: signed by you,
          and open to anyone’s check.
        </p>
        <div className="cta">
          <StartLink />
          <a className="button" href="#sample">
            See a sample
          </a>
        </div>
        <p className="small">Free to write and to publish. No card is asked for.</p>
      </div>
      <div className="hero-stack" aria-hidden="true">
        <Sheet />
      </div>
    </section>
  )
}

/** Leads into the editor, back to an anonymous draft if there is one. */
function StartLink() {
  const isBegun = hasAnonymousDraft()
  return (
    <Link className="button primary" href={isBegun ? `${paths.createCv}?continue` : paths.createCv}>
      {isBegun ? 'Continue your CV' : 'Create your CV'}
    </Link>
  )
}

function Sheet() {
  return (
    <>
      <div className="hero-sheet">
        <p className="hero-sheet-name">Ananya Śrīnivāsan</p>
        <p className="hero-sheet-role">Distributed systems engineer</p>
        <p className="hero-sheet-row">
          Staff Engineer, Kaveri Data{' '}
          <span className="hero-badge attested">
            <Icon name="pen" /> Self-attested
          </span>
        </p>
        <i />
        <i />
        <i />
        <p className="hero-sheet-row">
          B.E., Anna University{' '}
          <span className="hero-badge confirmed">
            <Icon name="tick" /> Confirmed
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

const PROMISES: [title: string, text: string][] = [
  [
    'Nothing gets lost',
    'Every keystroke is kept, in two tabs, offline, through a crash. You can go fifty versions back.',
  ],
  [
    'Private until you say so',
    'Phone and e-mail stay hidden on your page unless you show them. You publish a version, never your drafts.',
  ],
  [
    'Yours to take along',
    'JSON Resume comes in and goes out, free and whole. PDF and Word come with Pro, and stay yours.',
  ],
]

function Promises() {
  return (
    <Reveal className="three">
      {PROMISES.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Reveal>
  )
}

const STEPS: [icon: IconName, title: string, text: string][] = [
  [
    'pen',
    'Write',
    'Eight short steps, with the page beside you as it grows. Bring an old CV along, or begin with your name.',
  ],
  [
    'tick',
    'Attest',
    'Sign the sections that you stand for: a job, a degree, a skill. Change the text, and the page says so.',
  ],
  [
    'open',
    'Share',
    'Two links, one designed by us and one set in your template. Both work on any phone, without an account.',
  ],
]

function Steps() {
  return (
    <Reveal className="home-steps">
      <h2>From a blank page to a link you can send</h2>
      <ol>
        {STEPS.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Reveal>
  )
}

/** The article's code is loaded when it comes near the window. */
function Sample() {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const waiting = <span className="skeleton sample-skeleton" />
  return (
    <Reveal className="sample">
      <div id="sample">
        <h2>This is what people see</h2>
        <p>
          One column, quick to read, the same on paper. Your name is the largest thing on it; ours is a line at the end.
        </p>
      </div>
      <div
        className="sample-sheet"
        role="img"
        aria-label="A sample CV of Ananya Śrīnivāsan, distributed systems engineer"
      >
        <div ref={place} inert>
          <Suspense fallback={waiting}>{seen ? <Article content={SAMPLE_CV} language="en" /> : waiting}</Suspense>
        </div>
      </div>
    </Reveal>
  )
}

function Pricing() {
  return (
    <Reveal className="pricing">
      <h2 id="pricing">Free to share. Pay to download.</h2>
      <p>Pro lasts six months and does not renew by itself. What you wrote stays yours on either plan.</p>
      <PlanCards
        freeAction={
          <Link className="button" href={paths.createCv}>
            Start free
          </Link>
        }
        proAction={
          <Link className="button" href={paths.subscription}>
            Get Pro
          </Link>
        }
      />
    </Reveal>
  )
}
