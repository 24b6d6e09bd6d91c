// One CV on the dashboard, in one language of its group: thumbnail, state, cover letters and actions.
import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { CvSummaryData } from '../../../api/core/contract/cv.ts'
import { jobName } from '../../../api/core/cv/job.ts'
import { changeCvAnyway, duplicateCv, unpublishCv } from '../data/cvs.ts'
import { paths } from '../paths.ts'
import { CvThumbnail } from './cv-thumbnail.tsx'
import { dayOf, momentOf } from './dates.ts'
import { Icon, type IconName } from './icon.tsx'
import { Later, laterDialog } from './later.tsx'
import { Link } from './link.tsx'
import { Menu } from './menu.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useBusy } from './use-busy.ts'
import './cv-card.css'

type Group = readonly CvSummaryData[]
type Act = (cv: CvSummaryData) => void
type Props = { cv: CvSummaryData; onShare: Act; onJobCopy: Act; onDelete: Act }

const loadTags = () => import('./language-tags.tsx')
const doNothing = () => {}
const AddLanguage = laterDialog('AddLanguage', () => import('./add-language.tsx'))
const DownloadDialog = laterDialog('DownloadDialog', () => import('./download-dialog.tsx'))

/** Shows the CV that was chosen by its language, at first the one that was edited last. */
export function CvCard({ group, ...acts }: Omit<Props, 'cv'> & { group: Group }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const lastEdited = group.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one))
  const cv = group.find(({ id }) => id === chosen) ?? lastEdited
  return (
    <li className="card">
      <Link href={paths.editCv(cv.id)} tabIndex={-1} aria-hidden="true">
        <CvThumbnail id={cv.id} state={`${cv.version}.${cv.rev}`} />
      </Link>
      <div className="card-facts">
        <h2>
          <Link href={paths.editCv(cv.id)}>{cv.title}</Link>
        </h2>
        {group.length > 1 && (
          <Later load={loadTags} waiting={<p className="card-languages" />} onFailed={doNothing}>
            {({ LanguageTags }) => <LanguageTags group={group} shown={cv} onChoose={setChosen} />}
          </Later>
        )}
        <p className="card-line">
          <StateTag cv={cv} />
          <span>
            <Icon name="eye" /> {(cv.views ?? 0).toLocaleString('en-IN')} {cv.views === 1 ? 'view' : 'views'}
          </span>
          <Limits cv={cv} />
          <span>Edited {momentOf(cv.updatedAt)}</span>
        </p>
        <Sent cv={cv} onShare={acts.onShare} />
        {cv.letters.length > 0 && <Letters cv={cv} />}
        <Actions key={cv.id} cv={cv} {...acts} />
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

/** A link opens the version that is published now. */
const versionWords = (then: number | null, now = then) => {
  if (then === null) return 'not published then'
  return `version\u00a0${then}${now === then ? '' : `, now\u00a0${now}`}`
}

/** The number of links on a card; the dialog of sharing shows all. */
const SENT = 3

/** The job of a copy that has another title, and what was sent to whom, when and in which version. */
function Sent({ cv, onShare }: Pick<Props, 'cv' | 'onShare'>) {
  const { title, job, sent = [] } = cv
  const name = job && jobName(job)
  const isNamed = name !== undefined && name !== title
  if (!isNamed && sent.length === 0) return null
  return (
    <ul className="card-sent" aria-label="Sent">
      {isNamed && <li dir="auto">For {name}</li>}
      {sent.slice(0, SENT).map(({ to, at, version, endedAt }) => (
        <li key={at + to}>
          <Icon name="upload" />
          <span>
            Link for <bdi>{to}</bdi> · {dayOf(at)} · {versionWords(version, cv.published?.version)}
            {endedAt && ' · ended'}
          </span>
        </li>
      ))}
      {sent.length > SENT && (
        <li>
          <button type="button" className="link-button" onClick={() => onShare(cv)}>
            All {sent.length} links
          </button>
        </li>
      )}
    </ul>
  )
}

/** The number of letters on a card; the page of the letters shows all. */
const LETTERS = 3

function Letters({ cv: { id, letters } }: { cv: CvSummaryData }) {
  const all = paths.letters(id)
  return (
    <ul className="card-letters" aria-label="Cover letters">
      {letters.slice(0, LETTERS).map(({ id, title }) => (
        <li key={id}>
          <Icon name="mail" /> <a href={`${all}/${id}`}>{title}</a>
        </li>
      ))}
      {letters.length > LETTERS && (
        <li>
          <a href={all}>All {letters.length} letters</a>
        </li>
      )}
    </ul>
  )
}

function Actions({ cv, onShare, onJobCopy, onDelete }: Props) {
  const { id, title } = cv
  const [busy, run] = useBusy()
  const [opened, setOpened] = useState<'rename' | 'download' | 'language' | null>(null)
  const close = () => setOpened(null)
  const ofIt = <span className="visually-hidden"> {title}</span>

  const runWithToast = (work: () => Promise<unknown>, done: string) =>
    busy ? undefined : run(() => work().then(() => toast.success(done)))
  const rename = async (next: string) => {
    await runWithToast(() => changeCvAnyway(id, { title: next }, cv.version), 'Renamed')
    close()
  }
  return (
    <div className="card-actions">
      <Link className="button" href={paths.editCv(id)}>
        <Icon name="pen" /> Edit{ofIt}
      </Link>
      <button type="button" className="button" onClick={() => onShare(cv)}>
        <Icon name="upload" /> Share{ofIt}
      </button>
      <button type="button" className="button" onClick={() => setOpened('download')}>
        <Icon name="download" /> Download{ofIt}
      </button>
      <Menu of={title}>
        <button type="button" onClick={() => setOpened('rename')}>
          Rename
        </button>
        <button type="button" onClick={() => runWithToast(() => duplicateCv(id), 'Duplicated')}>
          Duplicate
        </button>
        <button type="button" onClick={() => onJobCopy(cv)}>
          Copy for a job
        </button>
        <button type="button" onClick={() => setOpened('language')}>
          Add a language
        </button>
        <a href={paths.letters(id)}>Write a cover letter</a>
        {cv.published && (
          <button type="button" onClick={() => runWithToast(() => unpublishCv(id), 'Unpublished')}>
            Unpublish
          </button>
        )}
        <button type="button" onClick={() => onDelete(cv)}>
          Delete
        </button>
      </Menu>
      {opened === 'download' && <CvDownload cv={cv} onClose={close} />}
      {opened === 'language' && <AddLanguage savedId={id} onClose={close} />}
      {opened === 'rename' && <RenameDialog title={title} onClose={close} onRename={rename} />}
    </div>
  )
}

/** The Download menu of one CV. */
export function CvDownload({ cv: { id, privacy }, onClose }: { cv: CvSummaryData; onClose: () => void }) {
  return <DownloadDialog privacy={privacy} signedIn prepare={async () => ({ id })} savedId={id} onClose={onClose} />
}
