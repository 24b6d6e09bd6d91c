// The order of the sections: moved, renamed, hidden, and where pages break.
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { CvContentData, NameLayout } from '../../../../api/core/contract/cv.ts'
import { useTemplates } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Action, HideAction } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import { moveWithin, writeAt } from '../session/document.ts'
import { CHOICE_NAMES, SECTION_NAMES } from '../words.ts'
import { afterPress } from './after-press.ts'
import { useCvForm, useEditorState } from './form-context.tsx'
import {
  hasContent,
  hasHeading,
  hasLayout,
  type Setting,
  sectionName,
  sectionsInOrder,
  settingOf,
  withSetting,
} from './section-order.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

export function SectionList() {
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
  const change = (name: string, setting: Setting) =>
    editor.change(withSetting(editor.getState().document, name, setting), `Changing ${nameOf(name)}`, `setting ${name}`)
  const template = useTemplateOrder(content)
  return (
    <>
      {filled.length < 2 && <p className="edit-hint">With two sections or more you can change their order here.</p>}
      {template && (
        <p className="edit-hint">
          Until you move a section here, the template {template} has an order of its own on its pages.
        </p>
      )}
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
            <SectionTools
              name={name}
              label={nameOf(name)}
              known={names}
              isRenamed={renamed === name}
              onRename={() => setRenamed(name)}
              onChange={setting => change(name, setting)}
              moves={<Moves label={nameOf(name)} at={at} last={filled.length - 1} name={name} reorder={reorder} />}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

type ToolsProps = {
  name: string
  label: string
  known: string[]
  isRenamed: boolean
  onRename: () => void
  onChange: (setting: Setting) => void
  moves: ReactNode
}

function SectionTools({ name, label, known, isRenamed, onRename, onChange, moves }: ToolsProps) {
  const content = useEditorState(state => state.document.content)
  const { hidden = false, hideTitle = false, layout } = settingOf(content, name)
  return (
    <span className="section-tools">
      {hasLayout(name) && <Layout label={label} chosen={layout} onChange={onChange} />}
      <PageBreak name={name} label={label} known={known} />
      <Action name={`Rename ${label}`} pressed={isRenamed} onClick={onRename}>
        <Icon name="pen" />
      </Action>
      {hasHeading(name) && (
        <Action
          name={`Hide heading of ${label}`}
          pressed={hideTitle}
          onClick={() => onChange({ hideTitle: !hideTitle })}
        >
          <Glyph name="heading" />
        </Action>
      )}
      <HideAction name={label} isHidden={hidden} onChange={isHidden => onChange({ hidden: isHidden })} />
      {moves}
    </span>
  )
}

type LayoutProps = { label: string; chosen: NameLayout | undefined; onChange: (setting: Setting) => void }

const Layout = ({ label, chosen, onChange }: LayoutProps) => (
  <select
    className={`page-break${chosen ? ' chosen' : ''}`}
    aria-label={`Layout of ${label}`}
    value={chosen ?? ''}
    onChange={({ target }) => onChange({ layout: (target.value || undefined) as NameLayout | undefined })}
  >
    <option value="">Usual layout</option>
    {Object.entries(CHOICE_NAMES.layout ?? {}).map(([layout, words]) => (
      <option key={layout} value={layout}>
        {words}
      </option>
    ))}
  </select>
)

type MovesProps = { name: string; label: string; at: number; last: number; reorder: Reorder }

const Moves = ({ name, label, at, last, reorder }: MovesProps) => (
  <>
    <Action
      name={`Move ${label} up`}
      off={at === 0}
      onClick={() => reorder.move(name, at - 1)}
      onKeyDown={reorder.onKeyDown(name)}
    >
      <Glyph name="up" />
    </Action>
    <Action
      name={`Move ${label} down`}
      off={at === last}
      onClick={() => reorder.move(name, at + 1)}
      onKeyDown={reorder.onKeyDown(name)}
    >
      <Glyph name="down" />
    </Action>
  </>
)

/** The name of the template when its order of sections applies: the owner has not chosen an order. */
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

/** The page break of a section in the template and in the Word document. */
function PageBreak({ name, label, known }: { name: string; label: string; known: string[] }) {
  const { editor } = useCvForm()
  const breaks = useEditorState(state => state.document.style.breaks) ?? {}
  const choose = (rule: string) => {
    // Drops the page breaks of removed sections.
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

type NameProps = { name: string; isOpen: boolean; onChange: (title: string) => void; onDone: () => void }

/** The title of a section, or the field to change it. An empty field means the default title in the language of the CV. */
function SectionName({ name, isOpen, onChange, onDone }: NameProps) {
  const content = useEditorState(state => state.document.content)
  const { title = '', hidden, hideTitle } = settingOf(content, name)
  const usual = SECTION_NAMES[name] ?? 'Section of your own'
  const close = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !/^(Enter|Escape)$/.test(event.key)) return
    event.preventDefault()
    const pencil = event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]')
    onDone()
    pencil?.focus()
  }
  if (!isOpen) {
    return (
      <span className="section-name" dir="auto">
        {sectionName(content, name)}
        {hidden ? <small> Hidden</small> : hideTitle && <small> Without heading</small>}
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
