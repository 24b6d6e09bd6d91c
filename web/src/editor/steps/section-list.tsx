// The order of the sections: moved, renamed, hidden.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { CvContentData, NameLayout } from '../../../../api/core/contract/cv.ts'
import type { SectionName as SectionKey } from '../../../../api/core/contract/sections.ts'
import { useTemplates } from '../../data/files.ts'
import { Icon } from '../../parts/icon.tsx'
import { Action, HideAction } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import { moveWithin, writeAt } from '../session/document.ts'
import { useLabels } from '../use-labels.ts'
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
  isRenamed: boolean
  onRename: () => void
  onChange: (setting: Setting) => void
  moves: ReactNode
}

function SectionTools({ name, label, isRenamed, onRename, onChange, moves }: ToolsProps) {
  const content = useEditorState(state => state.document.content)
  const { hidden = false, hideTitle = false, layout } = settingOf(content, name)
  return (
    <span className="section-tools">
      {hasLayout(name) && <Layout label={label} chosen={layout} onChange={onChange} />}
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

type NameProps = { name: string; isOpen: boolean; onChange: (title: string) => void; onDone: () => void }

/** The title of a section, or the field to change it. An empty field means the default title in the language of the CV. */
function SectionName({ name, isOpen, onChange, onDone }: NameProps) {
  const content = useEditorState(state => state.document.content)
  const { title = '', hidden, hideTitle } = settingOf(content, name)
  const usual = SECTION_NAMES[name] ?? 'Section of your own'
  const labels = useLabels(useEditorState(state => state.document.language))
  const titles = hasHeading(name) ? labels.titles[name as SectionKey] : []
  const listId = useId()
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
    <>
      <input
        ref={takeFocus}
        className="section-name"
        aria-label={`Title of ${usual}`}
        placeholder={titles[0] ?? usual}
        list={listId}
        dir="auto"
        autoComplete="off"
        maxLength={60}
        value={title}
        onChange={event => onChange(event.target.value)}
        onKeyDown={close}
        onBlur={() => afterPress(onDone)}
      />
      <datalist id={listId}>
        {titles.map(text => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}

const takeFocus = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
