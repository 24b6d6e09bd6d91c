// The last step: completeness, problems, the order of the sections, claims and publishing.
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { SignInButton } from '../../parts/small-window.tsx'
import { SignInFor } from '../sign-in-dialog.tsx'
import { fieldName } from '../words.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import { SectionList } from './section-list.tsx'
import { checksOf, completeness } from './steps.ts'
import './review.css'

export function ReviewStep({ onPublish }: { onPublish: () => void }) {
  return (
    <>
      <Completeness />
      <Problems />
      <h2>Order of the sections</h2>
      <SectionList />
      <h2>Prove what it says</h2>
      <VerifySection />
      <h2>What a parser sees</h2>
      <ParserSection />
      <button type="button" className="button primary publish-button" onClick={onPublish}>
        <Icon name="upload" /> Publish
      </button>
    </>
  )
}

const loadVerifyPanel = () => import('../claims/verify-panel.tsx')

function VerifySection() {
  const { isLogin } = useCvForm()
  return (
    <>
      <p className="step-hint">
        Stand by what you wrote, keep evidence, or let a school or an employer confirm it. Readers see who says so, and
        can check it.
      </p>
      {isLogin ? (
        <Later load={loadVerifyPanel} waiting={<p role="status">Reading what is proved so far…</p>}>
          {({ VerifyPanel }) => <VerifyPanel />}
        </Later>
      ) : (
        <SignInFor purpose="prove" label="Sign or ask" />
      )}
    </>
  )
}

const loadParserView = () => import('../preview/parser-view.tsx')

function ParserSection() {
  const { isLogin } = useCvForm()
  const [open, setOpen] = useState(false)
  const lead = (
    <p className="step-hint">Software often reads a CV before a person does. Look at what it gets from yours.</p>
  )
  if (!isLogin) {
    return (
      <>
        {lead}
        <SignInButton className="button" />
      </>
    )
  }
  return (
    <>
      {lead}
      {open ? (
        <Later load={loadParserView} waiting={<p role="status">Reading…</p>}>
          {({ ParserView }) => <ParserView />}
        </Later>
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          <Icon name="eye" /> See what a parser reads
        </button>
      )}
    </>
  )
}

function Completeness() {
  const { reveal } = useCvForm()
  const document = useEditorState(state => state.document)
  const checks = checksOf(document)
  const percent = completeness(checks)
  return (
    <section aria-label="Completeness">
      <p className="percent">
        <strong>{percent} %</strong> complete
      </p>
      <progress value={percent} max="100" aria-label="Completeness" />
      <ul className="checks">
        {checks.map(({ label, done, path }) => (
          <li key={label} className={done ? 'done' : ''}>
            {done ? <Icon name="tick" /> : <Icon name="plus" />}
            {done ? (
              <span>
                {label}
                <span className="visually-hidden">: done</span>
              </span>
            ) : (
              <button type="button" className="link-button" onClick={() => reveal(path)}>
                {label}
                <span className="visually-hidden">: missing, go there</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Problems() {
  const { editor, reveal, touch } = useCvForm()
  useEditorState(state => state.document)
  useEditorState(state => state.save)
  const problems = editor.problems()
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-label="To be mended">
      <h2>To be mended</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Icon name="warn" />
            <button
              type="button"
              className="link-button"
              onClick={() => {
                touch([path])
                reveal(path)
              }}
            >
              {fieldName(path)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
