// One cover letter: its fields, which save themselves, and the typeset pages beside them.
import { type ReactNode, useState } from 'react'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import type { LetterData } from '../../../../api/core/contract/letters.ts'
import { readLetterDownload } from '../../data/downloads.ts'
import { readLetterPage } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { laterDialog } from '../../parts/later.tsx'
import { Link } from '../../parts/link.tsx'
import { Page } from '../../parts/page.tsx'
import { copyText } from '../../parts/toast-messages.ts'
import { paths } from '../../paths.ts'
import type { SaveState } from '../session/save-state.ts'
import { saveInWords } from '../session/save-status.tsx'
import { type ControlProps, FieldBox } from '../steps/field.tsx'
import { MarkdownInput, SIGNS } from '../steps/markdown-field.tsx'
import { pasteRules } from '../steps/paste-rules.ts'
import { countPages, TypesetPages, useFirstPage } from '../templates/template-pages.tsx'
import { type LetterField, type LetterSession, type LetterState, useLetterSession } from './letter-session.ts'
import '../templates/look-view.css'
import './letters.css'

const DownloadDialog = laterDialog('DownloadDialog', () => import('../../parts/download-dialog.tsx'))
const KINDS = ['pdf', 'docx', 'text'] as const

type Props = { cv: CvData; first: LetterData; sub: string }

export function LetterEditor({ cv, first, sub }: Props) {
  const [state, session] = useLetterSession(cv.id, first, sub)
  const [downloading, setDownloading] = useState(false)
  const { id } = first
  const pagesKey = `${id} ${state.version}`
  const read = (page: number) => readLetterPage(cv.id, id, page)
  const firstPage = useFirstPage(pagesKey, read)
  const prepare = async () => {
    const { kind, message } = await session.settle()
    return kind === 'idle' ? { id } : { problem: message ?? 'The letter could not be saved.' }
  }
  return (
    <Page title={`${state.letter.title || 'Cover letter'} · TruCV`} className="letters">
      <header className="letters-head">
        <div>
          <Link className="back" href={paths.letters(cv.id)}>
            All letters of {cv.title}
          </Link>
          <h1>Cover letter</h1>
          <Saved save={state.save} session={session} />
        </div>
        <button type="button" className="button" onClick={() => setDownloading(true)}>
          <Icon name="download" /> Download
        </button>
      </header>
      {state.save.kind === 'conflict' && <Conflict session={session} />}
      <div className="letter-columns">
        <LetterForm state={state} session={session} />
        <div>
          <Sharing cv={cv} id={id} state={state} session={session} />
          <section className="letter-pages" aria-label="The letter, typeset">
            <TypesetPages
              first={firstPage}
              pagesKey={pagesKey}
              read={read}
              paper={cv.style.paper}
              words={(isBehind, count) => (isBehind ? 'Setting the pages…' : countPages(count))}
            />
          </section>
        </div>
      </div>
      {downloading && (
        <DownloadDialog
          privacy={null}
          signedIn
          prepare={prepare}
          savedId={null}
          other={{ read: kind => readLetterDownload(cv.id, id, kind), kinds: KINDS }}
          onClose={() => setDownloading(false)}
        />
      )}
    </Page>
  )
}

function Saved({ save, session }: { save: SaveState; session: LetterSession }) {
  const isStuck = ['error', 'stopped', 'offline'].includes(save.kind)
  return (
    <p className="letter-saved">
      <span role="status">
        {save.kind === 'conflict' ? 'Not saved: a choice is open' : saveInWords(save)}
        {save.heldBack.length > 0 && ' · What is marked below is not saved yet'}
      </span>{' '}
      {save.message}{' '}
      {isStuck && (
        <button type="button" className="link-button" onClick={session.retry}>
          Retry
        </button>
      )}
    </p>
  )
}

function Conflict({ session }: { session: LetterSession }) {
  return (
    <div className="letter-conflict" role="alert">
      <p>This letter was changed here and somewhere else. What could go together has; for the rest, which one stays?</p>
      <button type="button" className="button" onClick={() => session.keep('mine')}>
        Keep what is here
      </button>
      <button type="button" className="button" onClick={() => session.keep('theirs')}>
        Take the other
      </button>
    </div>
  )
}

type PartProps = { state: LetterState; session: LetterSession }
type FieldProps = PartProps & {
  name: Exclude<LetterField, 'shared'>
  label: string
  hint?: string
  children: (control: ControlProps & { value: string; onType: (text: string) => void }) => ReactNode
}

function Field({ name, state, session, children, ...frame }: FieldProps) {
  const error = state.problems.find(({ path }) => path === name)?.message ?? null
  return (
    <FieldBox {...frame} id={`letter-${name}`} error={error}>
      {control => children({ ...control, value: state.letter[name], onType: text => session.write(name, text) })}
    </FieldBox>
  )
}

const LetterForm = (props: PartProps) => (
  <form
    className="letter-form"
    onSubmit={event => event.preventDefault()}
    onPaste={event => pasteRules()?.pasteClean(event)}
    noValidate
  >
    <Field {...props} name="title" label="Title" hint="For your eyes only.">
      {({ onType, ...control }) => <input {...control} dir="auto" onChange={event => onType(event.target.value)} />}
    </Field>
    <Field {...props} name="to" label="To" hint="Name and address, line by line, as on an envelope.">
      {({ onType, ...control }) => (
        <textarea {...control} dir="auto" rows={4} onChange={event => onType(event.target.value)} />
      )}
    </Field>
    <Field {...props} name="date" label="Date">
      {({ onType, ...control }) => <input {...control} type="date" onChange={event => onType(event.target.value)} />}
    </Field>
    <Field {...props} name="subject" label="Subject">
      {({ onType, ...control }) => <input {...control} dir="auto" onChange={event => onType(event.target.value)} />}
    </Field>
    <Field
      {...props}
      name="body"
      label="Letter"
      hint={`From the salutation to your name; a blank line begins a new paragraph. ${SIGNS}`}
    >
      {({ value, onType, ...control }) => (
        <MarkdownInput control={control} rows={14} text={value} onType={onType} onTool={onType} />
      )}
    </Field>
  </form>
)

function Sharing({ cv, id, state, session }: PartProps & { cv: CvData; id: string }) {
  const { shared } = state.letter
  const path = paths.sharedLetter(cv.id, id)
  return (
    <section className="letter-share" aria-label="Sharing">
      <label className="edit-check">
        <input type="checkbox" checked={shared} onChange={event => session.write('shared', event.target.checked)} />
        Anyone with the link can read this letter
      </label>
      {shared && cv.published && (
        <p>
          <a href={path} target="_blank" rel="noopener">
            Open its page <Icon name="open" />
            <span className="visually-hidden"> in a new tab</span>
          </a>
          <button
            type="button"
            className="link-button"
            onClick={() => copyText(`${window.location.origin}${path}`, 'Link copied')}
          >
            <Icon name="copy" /> Copy link
          </button>
        </p>
      )}
      {shared && !cv.published && <p className="edit-hint">It has a page as soon as its CV is published.</p>}
    </section>
  )
}
