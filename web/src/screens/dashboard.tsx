// The user's CVs with their letters, unsaved ones first, and the trash.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { deleteCv, groupsOf, recoverCv, useCvs, useTrash } from '../data/cvs.ts'
import { BringCv } from '../parts/bring-cv.tsx'
import { KINDS_IN_WORDS } from '../parts/brought-file.ts'
import { CvCard } from '../parts/cv-card.tsx'
import { DeleteCvDialog } from '../parts/delete-cv.tsx'
import { Icon } from '../parts/icon.tsx'
import { laterDialog } from '../parts/later.tsx'
import { Link } from '../parts/link.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { PlanLine } from '../parts/plan-line.tsx'
import { showProblem } from '../parts/toast-messages.ts'
import { useBusy } from '../parts/use-busy.ts'
import { useWaitingDrafts, WaitingDrafts } from '../parts/waiting-drafts.tsx'
import { paths } from '../paths.ts'
import './dashboard.css'

export default function Dashboard() {
  const drafts = useWaitingDrafts()
  return (
    <Page title="Dashboard · TruCV" className="dashboard">
      <header className="dashboard-head">
        <div>
          <h1>Your CVs</h1>
          <PlanLine />
        </div>
        <div className="dashboard-actions">
          <Link className={drafts.length > 0 ? 'button' : 'button primary'} href={paths.createCv}>
            <Icon name="plus" /> Create Your CV
          </Link>
          <BringCv />
          <Link className="link-button" href={paths.settings}>
            Settings
          </Link>
        </div>
      </header>
      <WaitingDrafts drafts={drafts} />
      <CvList />
      <Trash />
    </Page>
  )
}

function CvList() {
  const { data: cvs, problem, reload } = useCvs()
  if (cvs) return <Cvs cvs={cvs} />
  if (problem) return <ProblemNotice problem={problem} retry={reload} />
  return <CvSkeletons />
}

/** Moves a CV to the trash, and says so with a way back. */
async function trash(cv: CvSummaryData): Promise<void> {
  await deleteCv(cv.id)
  const undo = (id: string) => {
    toast.dismiss(id)
    recoverCv(cv.id).then(() => toast.success('The CV is back'), showProblem)
  }
  toast(
    ({ id }) => (
      <>
        Moved to the trash{' '}
        <button type="button" className="link-button" onClick={() => undo(id)}>
          Undo
        </button>
      </>
    ),
    { duration: UNDO_MS },
  )
}

const UNDO_MS = 8000

function Cvs({ cvs }: { cvs: CvSummaryData[] }) {
  const [busy, run] = useBusy()
  const [sharing, setSharing] = useState<string | null>(null)
  const [copied, setCopied] = useState<string | null>(null)
  const [asked, setAsked] = useState<CvSummaryData | null>(null)
  const endSharing = () => setSharing(null)
  if (cvs.length === 0) return <NoCvs />
  return (
    <>
      <ul className="card-list">
        {groupsOf(cvs).map(group => (
          <CvCard
            key={group[0]?.siblings?.id}
            group={group}
            onShare={cv => setSharing(cv.id)}
            onJobCopy={cv => setCopied(cv.id)}
            onDelete={cv => (cv.published ? setAsked(cv) : busy || void run(() => trash(cv)))}
          />
        ))}
      </ul>
      {sharing && <ShareSavedCv id={sharing} onClose={endSharing} />}
      {copied && <JobCopyDialog savedId={copied} onClose={() => setCopied(null)} />}
      {asked && (
        <DeleteCvDialog
          cv={asked}
          onClose={() => setAsked(null)}
          onDelete={() => trash(asked).then(() => setAsked(null))}
        />
      )}
    </>
  )
}

const TrashDialog = laterDialog('TrashDialog', () => import('../parts/trash-dialog.tsx'))

/** The link to the trash, unless it is empty. */
function Trash() {
  const { data: cvs = [] } = useTrash()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {cvs.length > 0 && (
        <p className="trash-line">
          <button type="button" className="link-button" onClick={() => setOpen(true)}>
            <Icon name="trash" /> Trash ({cvs.length})
          </button>
        </p>
      )}
      {open && <TrashDialog cvs={cvs} onClose={close} />}
    </>
  )
}

const JobCopyDialog = laterDialog('JobCopyDialog', () => import('../editor/job/job-copy-dialog.tsx'))
const ShareSavedCv = laterDialog('ShareSavedCv', () => import('../editor/publish/publish-saved.tsx'))

function NoCvs() {
  return (
    <Notice icon="pen" title="Your first CV starts here">
      <p>
        Begin with an empty page or with a sample, or drop the CV that you have anywhere on this page: {KINDS_IN_WORDS}.
        Every keystroke is kept.
      </p>
      <Link className="button" href={paths.createCv}>
        Begin
      </Link>
    </Notice>
  )
}

function CvSkeletons() {
  return (
    <ul className="card-list" aria-busy="true" aria-label="Your CVs are being loaded">
      {[1, 2].map(row => (
        <li key={row} className="card">
          <span className="skeleton thumbnail" />
          <div className="card-facts">
            <span className="skeleton line title" />
            <span className="skeleton line" />
            <span className="skeleton line short" />
          </div>
        </li>
      ))}
    </ul>
  )
}
