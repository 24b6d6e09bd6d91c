// Publishing: says exactly what becomes public and at which addresses, does it, and hands out the addresses.
import { useId, useState } from 'react'
import { publicContent } from '../../../api/cvs/rules/audience.ts'
import { publishCv, unpublishCv } from '../data/cvs.ts'
import { dayOf } from '../parts/dates.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { copyText, tellProblem } from '../parts/tell.ts'
import { paths } from '../paths.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import { Glyph } from './glyph.tsx'
import { isSectionFilled, sectionName, sectionsInOrder } from './section-order.ts'
import { fieldName } from './words.ts'
import './dialogs.css'

export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { editor, isLogin, published, setPublished, announce } = useCvForm()
  const save = useEditorState(state => state.save)
  const version = useEditorState(state => state.version)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const title = useId()
  const upToDate = published !== null && published.version === version && save.kind === 'idle'

  const run = async (act: (id: string) => ReturnType<typeof publishCv>, words: string) => {
    setBusy(true)
    try {
      const { kind } = await editor.settle(true)
      const { cvId } = editor.getState()
      if (cvId && kind === 'idle') {
        setPublished((await act(cvId)).cv.published)
        announce(words)
        setDone(words === PUBLISHED)
      }
    } catch (problem) {
      tellProblem(problem)
    }
    setBusy(false)
  }
  if (!isLogin) return <SignInFirst title={title} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="publish">
      <h2 id={title}>
        {done || upToDate ? 'Your CV is public' : published ? 'Publish the changes' : 'Publish this CV'}
      </h2>
      {published && <Addresses />}
      {!upToDate && <WhatBecomesPublic />}
      {published && (
        <p className="dialog-lead">
          {upToDate
            ? `What everybody sees is what you see here. Published ${dayOf(published.at)}.`
            : `Everybody still sees what you published on ${dayOf(published.at)}.`}
        </p>
      )}
      {save.kind !== 'idle' && save.kind !== 'dirty' && save.kind !== 'saving' && (
        <p className="edit-error" role="alert">
          <Icon name="warn" /> Your last changes are not saved yet. They have to be before they can be published.
        </p>
      )}
      {published && <Indexable />}
      <div className="actions">
        {published && (
          <button type="button" className="link-button" disabled={busy} onClick={() => run(unpublishCv, 'Unpublished')}>
            Take it back
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {done ? 'Done' : 'Close'}
        </button>
        {!upToDate && (
          <button type="button" className="button primary" disabled={busy} onClick={() => run(publishCv, PUBLISHED)}>
            {busy ? 'Publishing…' : published ? 'Publish the changes' : 'Publish'}
          </button>
        )}
      </div>
    </Dialog>
  )
}

const PUBLISHED = 'Published'

function SignInFirst({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="publish">
      <h2 id={title}>Sign in to publish</h2>
      <p className="dialog-lead">
        What you wrote is kept in this browser. After signing in, “Continue your CV” on the home page brings you back to
        it.
      </p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Not now
        </button>
        <Link className="button primary" href={paths.login}>
          Sign in
        </Link>
      </div>
    </Dialog>
  )
}

/** The statement: sections and fields by name, what stays private, what is held back, and where it will stand. */
function WhatBecomesPublic() {
  const { editor } = useCvForm()
  const { document, cvId, save } = useEditorState(state => state)
  const { content, privacy } = document
  const shown = publicContent(content, privacy)
  const details = content.personalDetails
  const fields = (['email', 'phoneNumber', 'location', 'imageUrl'] as const).filter(field => details[field])
  const isShown = (field: (typeof fields)[number]) => shown.personalDetails[field] !== undefined
  const open = [
    'Name',
    ...(details.profession ? [fieldName('profession')] : []),
    ...fields.filter(isShown).map(fieldName),
  ]
  const closed = fields.filter(field => !isShown(field)).map(fieldName)
  const sections = sectionsInOrder(content).filter(name => isSectionFilled(content, name))
  const held = [...new Set(save.heldBack.map(problem => fieldName(problem.path)))]
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
      {held.length > 0 && (
        <p className="edit-hint">
          Not saved yet, and published as it was before: {held.join(', ')}.{' '}
          <button type="button" className="link-button" onClick={() => editor.retry()}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}

const addressOf = (path: string) => `${window.location.origin}${path}`

/** Both public addresses, with the ways to pass them on. */
function Addresses() {
  const cvId = useEditorState(state => state.cvId)
  if (!cvId) return null
  return (
    <ul className="published-at">
      <Address name="Designed CV" url={addressOf(paths.publicCv(cvId))} />
      <Address name="Template CV" url={addressOf(paths.templateCv(cvId))} />
    </ul>
  )
}

function Address({ name, url }: { name: string; url: string }) {
  const person = useEditorState(state => state.document.content.personalDetails.name)
  const ofIt = <span className="visually-hidden"> of the {name}</span>
  return (
    <li>
      <strong>{name}</strong>
      <a href={url} target="_blank" rel="noopener">
        {url.replace(/^https?:\/\//, '')} <Icon name="open" />
        <span className="visually-hidden">, {name}, opens in a new tab</span>
      </a>
      <div className="picture-actions">
        <button type="button" className="button" onClick={() => copyText(url, 'Link copied')}>
          <Icon name="copy" /> Copy link{ofIt}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ title: person, url }).catch(() => {})}
          >
            <Glyph name="share" /> Share{ofIt}
          </button>
        )}
      </div>
    </li>
  )
}

function Indexable() {
  const { editor } = useCvForm()
  const indexable = useEditorState(state => state.document.indexable)
  return (
    <label className="edit-check">
      <input type="checkbox" checked={indexable} onChange={event => editor.write('indexable', event.target.checked)} />
      Search engines may list it
    </label>
  )
}
