// The last step: completeness, problems, the order of the sections, claims and publishing.
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { Link } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import { Action, HideAction } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import { moveWithin, writeAt } from '../session/document.ts'
import { fieldName, SECTION_NAMES } from '../words.ts'
import { afterPress } from './after-press.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import { hasContent, sectionName, sectionsInOrder, settingOf, withSetting } from './section-order.ts'
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
  const filled = names.filter(name => hasContent(content, name))
  const [renamed, setRenamed] = useState<string | null>(null)
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
  const change = (name: string, setting: { title?: string; hidden?: boolean }) =>
    editor.change(withSetting(editor.getState().document, name, setting), `Changing ${nameOf(name)}`, `setting ${name}`)
  if (filled.length < 2) return <p className="edit-hint">With two sections or more you can change their order here.</p>
  return (
    <ol className="section-order">
      {filled.map((name, at) => (
        <li key={name} {...reorder.row(name)} className={settingOf(content, name).hidden ? 'is-hidden' : undefined}>
          <span className="grip" title="Drag to move" {...reorder.grip(name)}>
            <Grip />
          </span>
          <SectionName
            name={name}
            isOpen={renamed === name}
            onChange={title => change(name, { title })}
            onDone={() => setRenamed(null)}
          />
          <Action name={`Rename ${nameOf(name)}`} pressed={renamed === name} onClick={() => setRenamed(name)}>
            <Icon name="pen" />
          </Action>
          <HideAction
            name={nameOf(name)}
            isHidden={Boolean(settingOf(content, name).hidden)}
            onChange={hidden => change(name, { hidden })}
          />
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
  )
}

type NameProps = { name: string; isOpen: boolean; onChange: (title: string) => void; onDone: () => void }

/** The title of a section, or the field for it; empty, it has its usual one in the language of the CV. */
function SectionName({ name, isOpen, onChange, onDone }: NameProps) {
  const content = useEditorState(state => state.document.content)
  const { title = '', hidden } = settingOf(content, name)
  const usual = SECTION_NAMES[name] ?? 'Section of your own'
  const close = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !/^(Enter|Escape)$/.test(event.key)) return
    event.preventDefault()
    // The pencil that opened it.
    const pencil = event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]')
    onDone()
    pencil?.focus()
  }
  if (!isOpen) {
    return (
      <span className="section-name" dir="auto">
        {sectionName(content, name)}
        {hidden && <small> Hidden</small>}
      </span>
    )
  }
  return (
    <input
      ref={takeFocus}
      className="section-name"
      aria-label={`Title of ${usual}`}
      placeholder={usual}
      dir="auto"
      autoComplete="off"
      maxLength={60}
      value={title}
      onChange={event => onChange(event.target.value)}
      onKeyDown={close}
      onBlur={() => afterPress(onDone)}
    />
  )
}

const takeFocus = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
