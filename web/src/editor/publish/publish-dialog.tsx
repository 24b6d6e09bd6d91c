// The publish dialog: says exactly what becomes public or changes, and shows the public addresses.
import { useEffect, useId, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { readShownCv } from '../../data/cvs.ts'
import { dayOf } from '../../parts/dates.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { Glyph } from '../glyph.tsx'
import type { EditorDocument } from '../session/document.ts'
import { Share } from '../share/share.tsx'
import { holdsSample } from '../steps/sample.ts'
import { isSectionFilled, sectionName, sectionsInOrder } from '../steps/section-order.ts'
import { fieldName } from '../words.ts'
import { type PublishedChanges, publishedChanges } from './published-changes.ts'
import '../steps/field.css'
import '../dialogs.css'

type Props = {
  /** null before the first save. */
  cvId: string | null
  document: EditorDocument
  published: CvData['published']
  /** The saved draft is already published. */
  upToDate: boolean
  /** It was published just now, in this dialog. */
  done: boolean
  /** The last changes cannot be saved at the moment. */
  unsaved?: boolean
  /** Names of fields that are published with their earlier values. */
  heldBack?: string[]
  onRetry?: () => void
  onPublish: () => Promise<void>
  onUnpublish: () => Promise<void>
  onIndexable: (indexable: boolean) => void
  onClose: () => void
}

/** `outdated`: readers see an earlier version than the draft. */
type Status = 'unpublished' | 'outdated' | 'public'

const HEADINGS: Record<Status, string> = {
  unpublished: 'Publish this CV',
  outdated: 'Publish the changes',
  public: 'Your CV is public',
}
const PUBLISH_WORDS: Record<Status, string> = {
  unpublished: 'Publish',
  outdated: 'Publish the changes',
  public: 'Published',
}

export function PublishDialog(props: Props) {
  const { cvId, document, published, upToDate, done, unsaved, onPublish, onUnpublish, onIndexable, onClose } = props
  const title = useId()
  const [busy, setBusy] = useState(false)
  const run = (act: () => Promise<void>) => {
    setBusy(true)
    void act().finally(() => setBusy(false))
  }
  const publishedStatus = upToDate ? 'public' : 'outdated'
  const status: Status = published ? publishedStatus : 'unpublished'
  const isPublic = status === 'public'
  const heading = useFocusWhen<HTMLHeadingElement>(done)
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="publish">
      <h2 id={title} ref={heading} tabIndex={-1}>
        {HEADINGS[status]}
      </h2>
      {!published && <WhatBecomesPublic cvId={cvId} document={document} />}
      {!isPublic && holdsSample(document) && (
        <p className="edit-error" role="alert">
          Some of this is still the sample of an invented person. The editor removes it with one press.
        </p>
      )}
      {published && <WhatReadersSee at={published.at} isPublic={isPublic} />}
      {status === 'outdated' && cvId && <WhatChanges cvId={cvId} document={document} />}
      {!isPublic && <HeldBack {...props} />}
      {published && cvId && <Share cvId={cvId} person={document.content.personalDetails.name} />}
      {unsaved && (
        <p className="edit-error" role="alert">
          <Icon name="warn" /> Your last changes are not saved yet. They have to be before they can be published.
        </p>
      )}
      {published && <Indexable isOn={document.indexable} onChange={onIndexable} />}
      {published && (
        <button type="button" className="link-button" disabled={busy} onClick={() => run(onUnpublish)}>
          Take it back
        </button>
      )}
      {/* The pressed button stays in place, without effect, so that a second click does nothing else. */}
      <Actions label={done ? 'Done' : 'Close'} onClick={onClose}>
        {(!isPublic || done) && (
          <button type="button" className="button primary" disabled={busy || isPublic} onClick={() => run(onPublish)}>
            {isPublic && <Icon name="tick" />}
            {busy ? 'Publishing…' : PUBLISH_WORDS[status]}
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

const WhatReadersSee = ({ at, isPublic }: { at: string; isPublic: boolean }) => (
  <p className="dialog-lead">
    {isPublic
      ? `What readers see is what you see here. Published ${dayOf(at)}.`
      : `Readers still see what you published on ${dayOf(at)}.`}
  </p>
)

const Indexable = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="edit-check">
    <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
    Search engines may list it
  </label>
)

function HeldBack({ heldBack = [], onRetry }: Props) {
  if (heldBack.length === 0) return null
  return (
    <p className="edit-hint">
      Not saved yet, and published as it was before: {heldBack.join(', ')}.{' '}
      <button type="button" className="link-button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

/** Focuses the element when `isNow` becomes true, so that screen readers read it. */
function useFocusWhen<T extends HTMLElement>(isNow: boolean) {
  const element = useRef<T>(null)
  useEffect(() => {
    if (isNow) element.current?.focus()
  }, [isNow])
  return element
}

/** The changes for readers since the published version. */
function WhatChanges({ cvId, document }: { cvId: string; document: EditorDocument }) {
  const [shown, setShown] = useState<CvData | 'unknown' | null>(null)
  useEffect(() => {
    let wanted = true
    readShownCv(cvId).then(
      cv => wanted && setShown(cv),
      () => wanted && setShown('unknown'),
    )
    return () => {
      wanted = false
    }
  }, [cvId])
  if (shown === null) return <p role="status">Comparing with what is public…</p>
  if (shown === 'unknown') return <p>What has changed since could not be found out just now.</p>
  const changes = publishedChanges(shown, document)
  const lines = CHANGES.filter(([kind]) => changes[kind].length > 0)
  if (lines.length === 0) return <p>Nothing that readers see has changed.</p>
  return (
    <dl className="becomes-public">
      {lines.map(([kind, name]) => (
        <div key={kind}>
          <dt>{name}</dt>
          <dd dir="auto">{changes[kind].join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

const CHANGES: [kind: keyof PublishedChanges, name: string][] = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
]

type Written = { cvId: string | null; document: EditorDocument }

/** What becomes public: sections and fields by name, what stays private, and the address. */
function WhatBecomesPublic({ cvId, document: { content, privacy } }: Written) {
  const shown = publicContent(content, privacy)
  const details = content.personalDetails
  const open = ['Name']
  const closed: string[] = []
  if (details.profession) open.push(fieldName('profession'))
  for (const field of ['email', 'phoneNumber', 'location', 'imageUrl'] as const) {
    if (!details[field]) continue
    const list = shown.personalDetails[field] === undefined ? closed : open
    list.push(fieldName(field))
  }
  if (shown.sections?.references?.onRequest) closed.push('Contact details of references')
  const sections = sectionsInOrder(content).filter(name => isSectionFilled(content, name))
  return (
    <>
      <p className="dialog-lead">
        Anyone with the link can then read, without signing in{cvId ? ' at ' : ':'}
        {cvId && (
          <strong className="address">
            {addressOf(paths.publicCv(cvId))}
            <br />
            {addressOf(paths.templateCv(cvId))}
          </strong>
        )}
      </p>
      <dl className="becomes-public">
        <dt>
          <Glyph name="globe" /> Public
        </dt>
        <dd>{[...open, ...sections.map(name => sectionName(content, name))].join(', ')}</dd>
        <dt>
          <Icon name="lock" /> Only you
        </dt>
        <dd>{[...closed, 'Items that you have hidden', 'Everything you write after publishing'].join(', ')}</dd>
      </dl>
    </>
  )
}

const addressOf = (path: string) => `${window.location.origin}${path}`
