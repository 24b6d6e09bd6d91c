// The user's CVs, plan, payments and account.
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { dayInIndia } from '../../../api/core/days.ts'
import { deleteCv, recoverCv, useCvs, useTrash } from '../data/cvs.ts'
import { useMe } from '../data/users.ts'
import { AccountSection } from '../parts/account-section.tsx'
import { BringCv } from '../parts/bring-cv.tsx'
import { KINDS_IN_WORDS } from '../parts/brought-file.ts'
import { CvCard } from '../parts/cv-card.tsx'
import { DeleteCvDialog } from '../parts/delete-cv.tsx'
import { Icon } from '../parts/icon.tsx'
import { laterDialog } from '../parts/later.tsx'
import { Link } from '../parts/link.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { PaymentList } from '../parts/payment-list.tsx'
import { showProblem } from '../parts/toast-messages.ts'
import { useBusy } from '../parts/use-busy.ts'
import { paths } from '../paths.ts'
import { Programs } from '../programs/programs.tsx'
import './dashboard.css'

export default function Dashboard() {
  return (
    <Page title="Dashboard · TruCV">
      <header className="dashboard-head">
        <div>
          <h1>Your CVs</h1>
          <PlanLine />
        </div>
        <div className="dashboard-actions">
          <Link className="button" href={paths.wallet}>
            <Icon name="wallet" /> Wallet
          </Link>
          <BringCv onMade={cv => window.location.assign(paths.editCv(cv.nanoId))} />
          <Link className="button primary" href={paths.createCv}>
            <Icon name="plus" /> Create Your CV
          </Link>
        </div>
      </header>
      <CvList />
      <Trash />
      <PaymentList />
      <Account />
    </Page>
  )
}

/** How long before its end the plan's end is highlighted. */
const NOTICE_MS = 14 * 24 * 3_600_000

function PlanLine() {
  const { data: me } = useMe()
  if (!me) return <p className="plan-line">&nbsp;</p>
  if (me.subscriptionPlan === 'Free') {
    return (
      <p className="plan-line">
        <span className="tag">Free plan</span> Both sharable links. PDF and Word come with Pro.{' '}
        <a href={paths.subscription}>See the plans</a>
      </p>
    )
  }
  const endsSoon = me.planExpiresAt !== null && Date.parse(me.planExpiresAt) - Date.now() < NOTICE_MS
  return (
    <p className={endsSoon ? 'plan-line ends-soon' : 'plan-line'}>
      <span className="tag strong">Pro plan</span>{' '}
      {me.planExpiresAt ? `Downloads until ${dayInIndia(me.planExpiresAt)}.` : 'Downloads without an end.'}{' '}
      {endsSoon && <a href={paths.subscription}>Add 6 months</a>}
    </p>
  )
}

function Account() {
  const { data: me } = useMe()
  if (!me) return null
  return (
    <>
      <Programs isAdmin={me.role === 'admin'} />
      <AccountSection email={me.email} />
    </>
  )
}

function CvList() {
  const { data: cvs, problem, reload } = useCvs()
  if (cvs) return <Cvs cvs={cvs} />
  if (problem) return <ProblemNotice problem={problem} retry={reload} />
  return <CvSkeletons />
}

/** Moves a CV to the trash, and says so with a way back. */
async function trash({ nanoId }: CvSummaryData): Promise<void> {
  await deleteCv(nanoId)
  const undo = (id: string) => {
    toast.dismiss(id)
    recoverCv(nanoId).then(() => toast.success('The CV is back'), showProblem)
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
  const [publishing, setPublishing] = useState<string | null>(null)
  const [asked, setAsked] = useState<CvSummaryData | null>(null)
  const endPublishing = () => setPublishing(null)
  if (cvs.length === 0) return <NoCvs />
  return (
    <>
      <ul className="card-list">
        {cvs.map(cv => (
          <CvCard
            key={cv.nanoId}
            cv={cv}
            onPublish={() => setPublishing(cv.nanoId)}
            onDelete={() => (cv.published ? setAsked(cv) : busy || void run(() => trash(cv)))}
          />
        ))}
      </ul>
      {publishing && <PublishSavedCv id={publishing} onClose={endPublishing} />}
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

const PublishSavedCv = laterDialog('PublishSavedCv', () => import('../editor/publish/publish-saved.tsx'))

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
