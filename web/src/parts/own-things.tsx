// The home page of a signed-in user: the page requested before the sign-in, unsaved CVs, the plan, the newest CVs.
import { useEffect, useState } from 'react'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { useCvs } from '../data/cvs.ts'
import { stored } from '../data/storage.ts'
import { forgetWantedPage, wantedPage } from '../data/wanted-page.ts'
import { hasPayments } from '../data/without.ts'
import { paths } from '../paths.ts'
import { CvDownload } from './cv-card.tsx'
import { momentOf } from './dates.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { PlanLine } from './plan-line.tsx'
import { useWaitingDrafts, WaitingDrafts } from './waiting-drafts.tsx'
import './own-things.css'

/** The number of CVs on the home page; the dashboard shows all. */
const SHOWN = 3
const NAMES: Record<string, string> = {
  [paths.dashboard]: 'your dashboard',
  [paths.settings]: 'your settings',
  ...(hasPayments && { [paths.subscription]: 'the plans' }),
  [paths.wallet]: 'your wallet',
  [paths.admin]: 'the admin dashboard',
}

export default function OwnThings({ onLogout }: { onLogout: () => void }) {
  const drafts = useWaitingDrafts()
  return (
    <section className="own" aria-labelledby="own-title">
      <h1 id="own-title">Hello{stored('userName') ? `, ${stored('userName')}` : ''}</h1>
      <p className="small">
        Signed in as {stored('email')}.{' '}
        <button type="button" className="link-button" onClick={onLogout}>
          Log out
        </button>
      </p>
      <WaitingDrafts drafts={drafts} />
      <WantedPage isPrimary={drafts.length === 0} />
      <PlanLine />
      <NewestCvs isPrimary={drafts.length === 0} />
    </section>
  )
}

/** The page that asked for the sign-in, offered once. */
function WantedPage({ isPrimary }: { isPrimary: boolean }) {
  const [wanted] = useState(wantedPage)
  useEffect(forgetWantedPage, [])
  const name = wanted && NAMES[wanted]
  if (!name) return null
  return (
    <p>
      <Link className={isPrimary ? 'button primary' : 'button'} href={wanted}>
        Go on to {name}
      </Link>
    </p>
  )
}

function NewestCvs({ isPrimary }: { isPrimary: boolean }) {
  const { data: cvs } = useCvs()
  if (!cvs) return <span className="skeleton own-rows" />
  if (cvs.length === 0) {
    return (
      <p className="cta">
        <Link className={isPrimary ? 'button primary' : 'button'} href={paths.createCv}>
          Create your CV
        </Link>
      </p>
    )
  }
  return (
    <>
      <h2 className="visually-hidden">Your CVs</h2>
      <ul className="own-cvs">
        {cvs.slice(0, SHOWN).map(cv => (
          <OwnCv key={cv.id} cv={cv} />
        ))}
      </ul>
      <p className="cta">
        <Link className="button" href={paths.dashboard}>
          {cvs.length > SHOWN ? `All ${cvs.length} CVs` : 'Dashboard'}
        </Link>
        <Link className="button" href={paths.createCv}>
          <Icon name="plus" /> New CV
        </Link>
      </p>
    </>
  )
}

function OwnCv({ cv }: { cv: CvSummaryData }) {
  const [downloading, setDownloading] = useState(false)
  return (
    <li>
      <p>
        <Link href={paths.editCv(cv.id)}>{cv.title}</Link>
        <span>Edited {momentOf(cv.updatedAt)}</span>
      </p>
      {cv.published && (
        <a href={paths.publicCv(cv.id)}>
          Public page <Icon name="open" />
          <span className="visually-hidden"> of {cv.title}</span>
        </a>
      )}
      <button type="button" className="button" onClick={() => setDownloading(true)}>
        <Icon name="download" /> Download<span className="visually-hidden"> {cv.title}</span>
      </button>
      {downloading && <CvDownload cv={cv} onClose={() => setDownloading(false)} />}
    </li>
  )
}
