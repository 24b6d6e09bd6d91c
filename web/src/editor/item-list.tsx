// A list of things with fields of their own (jobs, studies, projects): add, open, move, hide, remove. Knows no section.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { addItem, type Item, listAt, MAX_ITEMS, moveItem, type Path, removeItem } from './document.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useEditorState, useValue } from './form-context.tsx'
import { Glyph, Grip } from './glyph.tsx'
import { newId } from './new-id.ts'
import { useReorder } from './use-reorder.ts'
import { itemName } from './words.ts'
import './item-list.css'

type ListProps = {
  path: Path
  /** What one of them is called: "position". */
  noun: string
  /** The line under an item's name. */
  summary: (item: Item) => string
  fields: (path: Path) => ReactNode
  /** The first field, which takes the focus in a new item. */
  first: string
  /** New items come first, as jobs do. */
  newestFirst?: boolean
  /** Draws no button to add one. */
  addedElsewhere?: boolean
}

export function ItemList({ path, noun, summary, fields, first, newestFirst, addedElsewhere }: ListProps) {
  const { editor, announce, reveal } = useCvForm()
  const idText = useEditorState(state =>
    listAt(state.document, path)
      .map(item => item.id)
      .join(' '),
  )
  const ids = idText === '' ? [] : idText.split(' ')
  const nameOf = (id: string) => itemName(editor.read(`${path}.${id}`), `New ${noun}`)
  const reorder = useReorder({
    ids,
    nameOf,
    announce,
    onMove: (id, to) => editor.change(moveItem(editor.getState().document, path, id, to), `Moving ${nameOf(id)}`),
  })
  const add = () => {
    const id = newId()
    const { document } = editor.getState()
    editor.change(addItem(document, path, { id }, newestFirst ? 0 : undefined), `Adding ${article(noun)} ${noun}`)
    reveal(`${path}.${id}.${first}`)
  }
  const remove = (id: string) => {
    const name = nameOf(id)
    editor.change(removeItem(editor.getState().document, path, id), `Removing ${name}`)
    announce(`${name} removed. Undo brings it back.`)
    document.getElementById(fieldId(path))?.focus()
  }
  return (
    <>
      {ids.length > 0 && (
        <ol className="items">
          {ids.map((id, at) => (
            <li key={id} {...reorder.row(id)}>
              <ItemCard
                path={`${path}.${id}`}
                noun={noun}
                summary={summary}
                onRemove={() => remove(id)}
                onKeyDown={reorder.onKeyDown(id)}
                lead={
                  <span className="grip" title="Drag to move" {...reorder.grip(id)}>
                    <Grip />
                  </span>
                }
                moves={
                  <>
                    <Action name={`Move ${nameOf(id)} up`} off={at === 0} onClick={() => reorder.move(id, at - 1)}>
                      <Glyph name="up" />
                    </Action>
                    <Action
                      name={`Move ${nameOf(id)} down`}
                      off={at === ids.length - 1}
                      onClick={() => reorder.move(id, at + 1)}
                    >
                      <Glyph name="down" />
                    </Action>
                  </>
                }
              >
                {fields(`${path}.${id}`)}
              </ItemCard>
            </li>
          ))}
        </ol>
      )}
      {!addedElsewhere && (
        <button
          type="button"
          className="button add"
          id={fieldId(path)}
          onClick={add}
          disabled={ids.length >= MAX_ITEMS}
        >
          <Icon name="plus" /> Add {article(noun)} {noun}
        </button>
      )}
    </>
  )
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

type CardProps = {
  path: Path
  noun: string
  summary: (item: Item) => string
  onRemove: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  lead?: ReactNode
  moves?: ReactNode
  children: ReactNode
}

/** One item: its name and what can be done with it, and its fields when it is open. */
export function ItemCard({ path, noun, summary, onRemove, onKeyDown, lead, moves, children }: CardProps) {
  const { editor } = useCvForm()
  const item = (useValue(path) ?? {}) as Item
  const [open, setOpen] = useOpen(path)
  const name = itemName(item, `New ${noun}`)
  const bodyId = `${fieldId(path)}-body`
  const line = [item.hidden ? 'Hidden' : '', summary(item)].filter(Boolean).join(' · ')
  return (
    <div className={`item${item.hidden ? ' is-hidden' : ''}`}>
      <div className="item-head">
        {lead}
        <button
          type="button"
          className="item-name"
          id={fieldId(path)}
          aria-expanded={open}
          aria-controls={bodyId}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(!open)}
        >
          <strong dir="auto">{name}</strong>
          {line && <small dir="auto">{line}</small>}
        </button>
        <div className="item-actions">
          {moves}
          <Action
            name={item.hidden ? `Show ${name}` : `Hide ${name}`}
            pressed={Boolean(item.hidden)}
            onClick={() => editor.write(`${path}.hidden`, item.hidden ? undefined : true)}
          >
            {item.hidden ? <Glyph name="hidden" /> : <Icon name="eye" />}
          </Action>
          <Action name={`Remove ${name}`} onClick={onRemove}>
            <Icon name="trash" />
          </Action>
        </div>
      </div>
      <div className="item-fields" id={bodyId} hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}

/** Closed but for one that is empty, and opened when something in it is to be shown. */
function useOpen(path: Path): [boolean, (open: boolean) => void] {
  const { editor, target } = useCvForm()
  const isNew = useRef(Object.keys((editor.read(path) ?? {}) as object).length <= 1)
  const isTarget = target?.path.startsWith(`${path}.`) ?? false
  // Open from the first drawing on: the field that was asked for takes the focus right after it.
  const [open, setOpen] = useState(isNew.current || isTarget)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking for the same field once more opens it once more
  useEffect(() => {
    if (isTarget) setOpen(true)
  }, [target, isTarget])
  return [open, setOpen]
}

type ActionProps = {
  name: string
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  off?: boolean
  pressed?: boolean
  children: ReactNode
}

/** A small button with a sign; at the end of a list it stays focusable and does nothing. */
export function Action({ name, onClick, onKeyDown, off = false, pressed, children }: ActionProps) {
  return (
    <button
      type="button"
      className="action"
      aria-label={name}
      title={name}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      onClick={off ? undefined : onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  )
}
