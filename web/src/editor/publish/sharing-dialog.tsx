// Publishing, which asks what only its owner can decide, and sharing: the link, who may read it, and what would change for readers.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { readShownCv } from '../../data/cvs.ts'
import { dayOf } from '../../parts/dates.ts'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
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
  view: 'publish' | 'share'
  /** null before the first save. */
  cvId: string | null
  document: EditorDocument
  published: CvData['published']
  /** The saved draft is already published. */
  upToDate: boolean
  /** The last changes cannot be saved at the moment. */
  unsaved?: boolean
  /** Names of fields that are published with their earlier values. */
  heldBack?: string[]
  onRetry?: () => void
  /** These two resolve with whether it worked. */
  onPublish: () => Promise<boolean>
  onUnpublish: () => Promise<boolean>
  onWrite: (path: Choice, value: boolean | 'public' | 'private') => void
  /** Goes to the Proof view, where the editor is open. */
  onProof?: () => void
  onClose: () => void
}
const CONTACTS = ['email', 'phoneNumber', 'location', 'imageUrl'] as const
/** What publishing asks for. */
export type Choice = 'indexable' | `privacy.${(typeof CONTACTS)[number]}`

/** Whether the person has to see something before this is published. */
export const hasQuestions = ({ published, unsaved, heldBack = [], document }: Facts): boolean =>
  published === null || unsaved === true || heldBack.length > 0 || holdsSample(document)
type Facts = Pick<Props, 'published' | 'unsaved' | 'heldBack' | 'document'>

/** The dialog of publishing, and that of sharing, into which it turns after it has published. */
export function SharingDialog(props: Props) {
  const { cvId, document, published, upToDate, onPublish, onUnpublish, onClose } = props
  const title = useId()
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(props.view === 'publish' && !upToDate)
  const [done, setDone] = useState(false)
  const heading = useFocusOn<HTMLHeadingElement>(`${isAsking} ${done}`)
  const run = async (act: () => Promise<boolean>, isPublishing: boolean) => {
    setBusy(true)
    if (await act()) {
      setDone(isPublishing)
      setAsking(false)
    }
    setBusy(false)
  }
  const publish = (event: MouseEvent) => {
    // The second click of a double click would answer the questions unread.
    if (event.detail > 1) return
    if (isAsking || !hasQuestions(props)) void run(onPublish, true)
    else setAsking(true)
  }
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="publish">
      <h2 id={title} ref={heading} tabIndex={-1}>
        {isAsking ? `Publish ${published ? 'the changes' : 'this CV'}` : done ? 'Your CV is public' : 'Share this CV'}
      </h2>
      {isAsking && !published ? <Questions {...props} /> : <State {...props} />}
      {isAsking && <Warnings {...props} />}
      {!upToDate && <HeldBack {...props} />}
      {done && props.onProof && <FirstBadge onProof={props.onProof} />}
      {cvId && !isAsking && (
        <Share cvId={cvId} person={document.content.personalDetails.name} isPublished={published !== null}>
          <Check isOn={document.indexable} onChange={isOn => props.onWrite('indexable', isOn)}>
            Search engines may list it
          </Check>
        </Share>
      )}
      {published && !isAsking && (
        <button type="button" className="link-button" disabled={busy} onClick={() => void run(onUnpublish, false)}>
          Unpublish
        </button>
      )}
      {/* The pressed button stays in place, without effect, so that a second click does nothing else. */}
      <Actions label={done ? 'Done' : 'Close'} onClick={onClose}>
        {(!upToDate || done) && (
          <button type="button" className="button primary" disabled={busy || upToDate} onClick={publish}>
            {upToDate && <Icon name="tick" />}
            {busy ? 'Publishing…' : upToDate ? 'Published' : `Publish${published ? ' changes' : ''}`}
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

const FirstBadge = ({ onProof }: { onProof: () => void }) => (
  <p className="publish-next">
    Nobody stands for it yet.{' '}
    <button type="button" className="link-button" onClick={onProof}>
      Sign it, or ask an institution
    </button>
  </p>
)

/** What readers see now, and what they would see after publishing. */
function State({ cvId, document, published, upToDate }: Props) {
  if (!published) return <p className="dialog-lead">It is not published yet. Its link opens once you publish it.</p>
  if (upToDate) return <p className="dialog-lead">Readers see what you see here. Published {dayOf(published.at)}.</p>
  return (
    <>
      <p className="dialog-lead">Readers still see what you published on {dayOf(published.at)}.</p>
      {cvId && <WhatChanges cvId={cvId} document={document} />}
    </>
  )
}

/** Before the first publishing: what becomes public, who may read the contact details, and search engines. */
function Questions({ document, onWrite }: Props) {
  const { content, privacy, indexable } = document
  const details = content.personalDetails
  const isShown = (field: (typeof CONTACTS)[number]) => Boolean(details[field]) && privacy[field] === 'public'
  return (
    <>
      <WhatBecomesPublic document={document} />
      <fieldset className="publish-choices">
        <legend>Contact details that everybody may read</legend>
        {CONTACTS.filter(field => details[field]).map(field => (
          <Check
            key={field}
            isOn={isShown(field)}
            onChange={isOn => onWrite(`privacy.${field}`, isOn ? 'public' : 'private')}
          >
            {fieldName(field)}
          </Check>
        ))}
        {!isShown('email') && !isShown('phoneNumber') && (
          <p className="edit-hint">Readers cannot reach you yet: neither e-mail nor phone is public.</p>
        )}
      </fieldset>
      <Check isOn={indexable} onChange={isOn => onWrite('indexable', isOn)}>
        Search engines may list it
      </Check>
    </>
  )
}

type CheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

const Check = ({ isOn, onChange, children }: CheckProps) => (
  <label className="edit-check">
    <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
    {children}
  </label>
)

const Warnings = ({ document, unsaved }: Props) => (
  <>
    {holdsSample(document) && (
      <p className="edit-error" role="alert">
        Some of this is still the sample of an invented person. The editor removes it with one press.
      </p>
    )}
    {unsaved && (
      <p className="edit-error" role="alert">
        <Icon name="warn" /> Your last changes are not saved yet. They have to be before they can be published.
      </p>
    )}
  </>
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

/** Focuses the element when `view` changes, so that screen readers read it. */
function useFocusOn<T extends HTMLElement>(view: string) {
  const element = useRef<T>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) element.current?.focus()
    shown.current = view
  }, [view])
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

/** What becomes public: sections and fields by name, and what stays private. */
function WhatBecomesPublic({ document: { content, privacy } }: Pick<Props, 'document'>) {
  const shown = publicContent(content, privacy)
  const open = content.personalDetails.profession ? ['Name', fieldName('profession')] : ['Name']
  const closed = shown.sections?.references?.onRequest ? ['Contact details of references'] : []
  const sections = sectionsInOrder(content).filter(name => isSectionFilled(content, name))
  return (
    <>
      <p className="dialog-lead">Anyone with the link can then read it, without signing in.</p>
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
