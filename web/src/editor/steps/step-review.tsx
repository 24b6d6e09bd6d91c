// The last step: completeness, problems, the order of the sections, claims and publishing.
import { useState } from 'react'
import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { useTemplates } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { Link } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { Action } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import { moveWithin, writeAt } from '../session/document.ts'
import { fieldName } from '../words.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import { isSectionFilled, sectionName, sectionsInOrder } from './section-order.ts'
import { checksOf, completeness } from './steps.ts'
import { useReorder } from './use-reorder.ts'
import './review.css'

export function ReviewStep({ onPublish }: { onPublish: () => void }) {
  return (
    <>
      <Completeness />
      <Problems />
      <h2>Order of the sections</h2>
      <SectionOrder />
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
        <Link className="button" href={paths.login}>
          Sign in to prove it
        </Link>
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
        <Link className="button" href={paths.login}>
          Sign in to see it
        </Link>
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

function SectionOrder() {
  const { editor, announce } = useCvForm()
  const content = useEditorState(state => state.document.content)
  const names = sectionsInOrder(content)
  const filled = names.filter(name => isSectionFilled(content, name))
  const nameOf = (name: string) => sectionName(content, name)
  const reorder = useReorder({
    ids: filled,
    nameOf,
    announce,
    onMove: (name, to) => {
      const moved = moveWithin(filled, filled.indexOf(name), to)
      // Empty sections keep their positions.
      let next = 0
      const order = names.map(other => (filled.includes(other) ? (moved[next++] ?? other) : other))
      editor.change(writeAt(editor.getState().document, 'content.order', order), `Moving ${nameOf(name)}`)
    },
  })
  const template = useTemplateOrder(content)
  if (filled.length < 2) return <p className="edit-hint">With two sections or more you can change their order here.</p>
  return (
    <>
      {template && (
        <p className="edit-hint">
          Until you move a section here, the template {template} has an order of its own on its pages.
        </p>
      )}
      <ol className="section-order">
        {filled.map((name, at) => (
          <li key={name} {...reorder.row(name)}>
            <span className="grip" title="Drag to move" {...reorder.grip(name)}>
              <Grip />
            </span>
            <span className="section-name">{nameOf(name)}</span>
            <PageBreak name={name} label={nameOf(name)} known={names} />
            <Action
              name={`Move ${nameOf(name)} up`}
              off={at === 0}
              onClick={() => reorder.move(name, at - 1)}
              onKeyDown={reorder.onKeyDown(name)}
            >
              <Glyph name="up" />
            </Action>
            <Action
              name={`Move ${nameOf(name)} down`}
              off={at === filled.length - 1}
              onClick={() => reorder.move(name, at + 1)}
              onKeyDown={reorder.onKeyDown(name)}
            >
              <Glyph name="down" />
            </Action>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The name of the template if it orders the sections, which the owner has not done. */
function useTemplateOrder({ order }: CvContentData): string | undefined {
  const chosen = useEditorState(state => state.document.template)
  const { data: templates } = useTemplates()
  const found = templates?.find(({ id }) => id === chosen)
  return !order && found?.look.order.length ? found.name : undefined
}

const BREAKS = [
  ['', 'Flows on'],
  ['together', 'Keep together'],
  ['new-page', 'New page'],
] as const

/** How a section is broken in the template and in the Word document. */
function PageBreak({ name, label, known }: { name: string; label: string; known: string[] }) {
  const { editor } = useCvForm()
  const breaks = useEditorState(state => state.document.style.breaks) ?? {}
  const choose = (rule: string) => {
    // Those of sections that are gone are forgotten.
    const kept = Object.entries({ ...breaks, [name]: rule }).filter(([key, value]) => value && known.includes(key))
    const next = kept.length > 0 ? Object.fromEntries(kept) : undefined
    editor.change(writeAt(editor.getState().document, 'style.breaks', next), `Page break of ${label}`)
  }
  return (
    <select
      className={`page-break${breaks[name] ? ' chosen' : ''}`}
      aria-label={`Page break of ${label}`}
      value={breaks[name] ?? ''}
      onChange={event => choose(event.target.value)}
    >
      {BREAKS.map(([rule, words]) => (
        <option key={rule} value={rule}>
          {words}
        </option>
      ))}
    </select>
  )
}
