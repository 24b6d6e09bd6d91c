// The lower part of the home page: promises, steps, a sample CV and how it is checked, the templates, the plans.
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useRef } from 'react'
import { hasPayments } from '../data/without.ts'
import { paths } from '../paths.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import { PlanCards } from './plan-cards.tsx'
import { Reveal, RevealGroup } from './reveal.tsx'
import { useSeen } from './use-seen.ts'

const loadSample = () => import('./sample-cv.tsx')
const Article = lazy(async () => ({ default: (await loadSample()).SampleArticle }))
const Verdict = lazy(async () => ({ default: (await loadSample()).SampleVerdict }))
const Gallery = lazy(async () => {
  const { TemplateGallery } = await import('./template-gallery.tsx')
  return { default: () => <TemplateGallery waiting={CARDS} /> }
})

export default function Pitch() {
  return (
    <RevealGroup>
      <Promises />
      <Steps />
      <Sample />
      <Templates />
      {hasPayments && <Pricing />}
    </RevealGroup>
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
    `JSON Resume comes in and goes out, ${hasPayments ? 'free and ' : ''}whole. PDF and Word come ${hasPayments ? 'with Pro' : 'of every CV'}, and stay yours.`,
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
  ['pen', 'Write', 'Eight short steps, with the page beside you as it grows.'],
  ['tick', 'Sign', 'Sign the sections that you stand for: a job, a degree, a skill. Other words have no badge.'],
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

type LaterProps = { part: LazyExoticComponent<ComponentType>; waiting: ReactNode }

/** A part whose code is loaded when it comes near the window. `waiting` has its size. */
function NearWindow({ part: Part, waiting }: LaterProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  return (
    <div ref={place}>
      <Suspense fallback={waiting}>{seen ? <Part /> : waiting}</Suspense>
    </div>
  )
}

function Sample() {
  return (
    <>
      <Reveal className="sample">
        <div id="sample" className="sample-words">
          <h2>This is what people see</h2>
          <p>
            One column, quick to read, the same on paper. Your name is the largest thing on it; ours is a line at the
            end. A badge says who stands for a line: press one.
          </p>
        </div>
        <div className="sample-sheet">
          <p className="sample-tag">
            <span className="tag">Sample</span> An invented person. Nothing was signed or confirmed.
          </p>
          <NearWindow part={Article} waiting={<span className="skeleton sample-skeleton" />} />
        </div>
      </Reveal>
      <Reveal className="sample">
        <div className="sample-words">
          <h2>What a recruiter sees</h2>
          <p>
            Each published CV has a page that says in one sentence who stands for it. There the reader’s own browser
            checks every signature, on data fetched at that moment. This would be the verdict on the sample.
          </p>
        </div>
        <div className="sample-sheet">
          <p className="sample-tag">
            <span className="tag">Sample</span> The check of an invented CV. Nothing was signed or confirmed.
          </p>
          <NearWindow part={Verdict} waiting={<span className="skeleton sample-skeleton verdict" />} />
        </div>
      </Reveal>
    </>
  )
}

const CARDS = (
  <ul className="gallery" aria-hidden="true">
    {Array.from({ length: 16 }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards never move
      <li key={card}>
        <span className="skeleton" />
      </li>
    ))}
  </ul>
)

function Templates() {
  return (
    <Reveal className="home-templates">
      <h2>Sixteen templates, set like a book</h2>
      <p>The same sample in each of them. Press a page to read it.</p>
      <NearWindow part={Gallery} waiting={CARDS} />
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
