// One CV on the dashboard: thumbnail, state, public links and actions.
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { changeCvAnyway, duplicateCv, unpublishCv } from '../data/cvs.ts'
import { paths } from '../paths.ts'
import { CvThumbnail } from './cv-thumbnail.tsx'
import { dayOf, momentOf } from './dates.ts'
import { Icon, type IconName } from './icon.tsx'
import { laterDialog } from './later.tsx'
import { Link } from './link.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { copyText } from './toast-messages.ts'
import { useBusy } from './use-busy.ts'
import './cv-card.css'

type Props = { cv: CvSummaryData; onPublish: () => void; onDelete: () => void }

const DownloadDialog = laterDialog('DownloadDialog', () => import('./download-dialog.tsx'))

export function CvCard(props: Props) {
  const { cv } = props
  return (
    <li className="card">
      <Link href={paths.editCv(cv.nanoId)} tabIndex={-1} aria-hidden="true">
        <CvThumbnail id={cv.nanoId} state={`${cv.version}.${cv.rev}`} />
      </Link>
      <div className="card-facts">
        <h2>
          <Link href={paths.editCv(cv.nanoId)}>{cv.title}</Link>
        </h2>
        <p className="card-line">
          <StateTag cv={cv} />
          <span>
            <Icon name="eye" /> {(cv.views ?? 0).toLocaleString('en-IN')} {cv.views === 1 ? 'view' : 'views'}
          </span>
          <Limits cv={cv} />
          <span>Edited {momentOf(cv.updatedAt)}</span>
        </p>
        {cv.published && <PublicLinks id={cv.nanoId} title={cv.title} />}
        <Actions {...props} />
      </div>
    </li>
  )
}

/** The password or the end date that limits the readers of a published CV. */
function Limits({ cv: { published, hasPassword, expiresAt } }: { cv: CvSummaryData }) {
  if (!published) return null
  return (
    <>
      {hasPassword && (
        <span>
          <Icon name="lock" /> Password
        </span>
      )}
      {expiresAt && (
        <span>
          <Icon name="clock" /> {Date.parse(expiresAt) <= Date.now() ? 'Ended' : 'Ends'} {dayOf(expiresAt)}
        </span>
      )}
    </>
  )
}

type State = 'draft' | 'published' | 'changed'

/** `changed`: the draft was saved after the published version. */
function stateOf(cv: Pick<CvSummaryData, 'published' | 'version'>): State {
  if (!cv.published) return 'draft'
  return cv.version > cv.published.version ? 'changed' : 'published'
}

const STATES: Record<State, { icon: IconName; label: string; className: string }> = {
  draft: { icon: 'pen', label: 'Draft', className: '' },
  published: { icon: 'tick', label: 'Published', className: 'strong' },
  changed: { icon: 'pen', label: 'Changed since published', className: 'changed' },
}

function StateTag({ cv }: { cv: CvSummaryData }) {
  const { icon, label, className } = STATES[stateOf(cv)]
  return (
    <span className={`tag ${className}`}>
      <Icon name={icon} />
      {label}
    </span>
  )
}

function PublicLinks({ id, title }: { id: string; title: string }) {
  const links: [string, string][] = [
    ['Designed CV', paths.publicCv(id)],
    ['Template CV', paths.templateCv(id)],
  ]
  return (
    <ul className="card-links">
      {links.map(([label, path]) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noopener">
            {label} <Icon name="open" />
            <span className="visually-hidden"> of {title}, opens in a new tab</span>
          </a>
          <button
            type="button"
            className="link-button"
            onClick={() => copyText(`${window.location.origin}${path}`, 'Link copied')}
          >
            <Icon name="copy" /> Copy link
            <span className="visually-hidden">
              {' '}
              of the {label} of {title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The editor's button for the same dialog has these labels too. */
const PUBLISH_LABELS: Record<State, string> = {
  draft: 'Publish',
  published: 'Published',
  changed: 'Publish changes',
}

function Actions({ cv, onPublish, onDelete }: Props) {
  const [busy, run] = useBusy()
  const [renaming, setRenaming] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const state = stateOf(cv)

  const runWithToast = (work: () => Promise<unknown>, done: string) => run(() => work().then(() => toast.success(done)))
  const rename = async (title: string) => {
    await runWithToast(() => changeCvAnyway(cv.nanoId, { title }, cv.version), 'Renamed')
    setRenaming(false)
  }
  return (
    <div className="card-actions">
      <Link className="button" href={paths.editCv(cv.nanoId)}>
        <Icon name="pen" /> Edit
      </Link>
      <button type="button" className="button" onClick={() => setDownloading(true)}>
        <Icon name="download" /> Download
      </button>
      <button type="button" className="button" onClick={onPublish}>
        <Icon name={state === 'published' ? 'tick' : 'upload'} /> {PUBLISH_LABELS[state]}
      </button>
      <Link className="link-button" href={paths.letters(cv.nanoId)}>
        Cover letters
      </Link>
      <button type="button" className="link-button" onClick={() => setRenaming(true)}>
        Rename
      </button>
      <button
        type="button"
        className="link-button"
        disabled={busy}
        onClick={() => runWithToast(() => duplicateCv(cv.nanoId), 'Duplicated')}
      >
        Duplicate
      </button>
      <button type="button" className="link-button" onClick={onDelete}>
        Delete
      </button>
      {/* Last, so that no other button moves when this one disappears. */}
      {state !== 'draft' && (
        <button
          type="button"
          className="link-button"
          disabled={busy}
          onClick={() => runWithToast(() => unpublishCv(cv.nanoId), 'Unpublished')}
        >
          Unpublish
        </button>
      )}
      {downloading && <CvDownload cv={cv} onClose={() => setDownloading(false)} />}
      {renaming && <RenameDialog title={cv.title} onClose={() => setRenaming(false)} onRename={rename} />}
    </div>
  )
}

/** The Download menu of one CV. */
export function CvDownload({ cv: { nanoId, privacy }, onClose }: { cv: CvSummaryData; onClose: () => void }) {
  return (
    <DownloadDialog
      privacy={privacy}
      signedIn
      prepare={async () => ({ id: nanoId })}
      savedId={nanoId}
      onClose={onClose}
    />
  )
}
