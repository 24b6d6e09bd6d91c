// A list of things with fields of their own (jobs, studies, projects): add, open, move, hide, remove. Knows no section.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { withArticle } from '../../../../api/core/cv/section-words.ts'
import { Icon } from '../../parts/icon.tsx'
import { Action, HideAction } from '../action.tsx'
import { ClaimWarning, ItemClaims, ItemMark } from '../claims/claim-marks.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import {
  addItem,
  type Item,
  listAt,
  MAX_ITEMS,
  moveItem,
  type Path,
  placeByDate,
  removeItem,
  sortByDate,
} from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { itemName } from '../words.ts'
import { fieldId } from './field.tsx'
import { useCvForm, useEditorState, useValue } from './form-context.tsx'
import { useReorder } from './use-reorder.ts'
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
  /** The newest stands first: a new item goes to its place when its dates are known, and all can be sorted. */
  byDate?: boolean
  /** Chips, with a field of their own to add one. */
  asChips?: boolean
}

/** Adds an item and goes to its first field. */
export function useAdd({ path, noun, first }: Pick<ListProps, 'path' | 'noun' | 'first'>): () => string {
  const { editor, reveal } = useCvForm()
  return () => {
    const id = newId()
    editor.change(addItem(editor.getState().document, path, { id }), `Adding ${withArticle(noun)}`)
    reveal(`${path}.${id}.${first}`)
    return id
  }
}

export function ItemList({ path, noun, summary, fields, first, byDate, asChips }: ListProps) {
  const { editor, announce } = useCvForm()
  const addNew = useAdd({ path, noun, first })
  const idText = useEditorState(state =>
    listAt(state.document, path)
      .map(item => item.id)
      .join(' '),
  )
  const ids = idText === '' ? [] : idText.split(' ')
  const nameOf = (id: string) => itemName(editor.read(`${path}.${id}`), `New ${noun}`)
  const newItems = useNewItems(path, id => {
    const { document } = editor.getState()
    const placed = placeByDate(document, path, id)
    if (placed === document) return
    editor.change(placed, `Placing ${nameOf(id)} by date`)
    const at = listAt(placed, path).findIndex(item => item.id === id)
    announce(`${nameOf(id)}, now ${at + 1} of ${ids.length} by date`)
  })
  const reorder = useReorder({
    ids,
    nameOf,
    announce,
    isWrapped: asChips,
    onMove: (id, to) => {
      newItems.clear()
      editor.change(moveItem(editor.getState().document, path, id, to), `Moving ${nameOf(id)}`)
    },
  })
  const add = () => {
    const id = addNew()
    if (byDate) newItems.add(id)
  }
  const { removed, remove, putBack } = useRemoval(path, nameOf)
  const isGone = removed !== null && !ids.includes(removed.item.id ?? '')
  const removedRow = isGone && (
    <li key="removed">
      <RemovedItem name={removed.name} onUndo={putBack} />
    </li>
  )
  const card = (id: string, at: number) => (
    <ItemCard
      path={`${path}.${id}`}
      noun={noun}
      summary={summary}
      onRemove={() => remove(id)}
      isChip={asChips}
      lead={
        <span className="grip" title="Drag to move" {...reorder.grip(id)}>
          <Grip />
        </span>
      }
      moves={<Moves name={nameOf(id)} at={at} last={ids.length - 1} onMove={to => reorder.move(id, to)} />}
    >
      {fields(`${path}.${id}`)}
    </ItemCard>
  )
  return (
    <>
      {(ids.length > 0 || isGone) && (
        <ol className={asChips ? 'items chips' : 'items'}>
          {/* One flat list: in lists of their own, cards that change places would be made anew, closed and without the focus. */}
          {ids.flatMap((id, at) => [
            removed?.at === at && removedRow,
            <li key={id} {...reorder.row(id)} onKeyDown={reorder.onKeyDown(id)}>
              {card(id, at)}
            </li>,
          ])}
          {isGone && removed.at >= ids.length && removedRow}
        </ol>
      )}
      {!asChips && (
        <button
          type="button"
          className="button add"
          id={fieldId(path)}
          onClick={add}
          disabled={ids.length >= MAX_ITEMS}
        >
          <Icon name="plus" /> Add {withArticle(noun)}
        </button>
      )}
      {byDate && <SortByDate path={path} />}
    </>
  )
}

/** Removes items; the last removed one can be put back where it was. */
function useRemoval(path: Path, nameOf: (id: string) => string) {
  const { editor, announce } = useCvForm()
  const [removed, setRemoved] = useState<{ item: Item; at: number; name: string } | null>(null)
  const remove = (id: string) => {
    const name = nameOf(id)
    const { document } = editor.getState()
    const list = listAt(document, path)
    const at = list.findIndex(item => item.id === id)
    const item = list[at]
    if (item) setRemoved({ item, at, name })
    const isDone = editor.change(removeItem(document, path, id), `Removing ${name}`)
    if (isDone) announce(`${name} removed. Undo brings it back.`)
  }
  const putBack = () => {
    if (!removed) return
    const { document } = editor.getState()
    const { item, at, name } = removed
    // The general undo may have brought it back already.
    if (!listAt(document, path).some(one => one.id === item.id))
      editor.change(addItem(document, path, item, at), `Putting ${name} back`)
    setRemoved(null)
    announce(`${name} is back.`)
  }
  return { removed, remove, putBack }
}

type MovesProps = { name: string; at: number; last: number; onMove: (to: number) => void }

const Moves = ({ name, at, last, onMove }: MovesProps) => (
  <>
    <Action name={`Move ${name} up`} off={at === 0} onClick={() => onMove(at - 1)}>
      <Glyph name="up" />
    </Action>
    <Action name={`Move ${name} down`} off={at === last} onClick={() => onMove(at + 1)}>
      <Glyph name="down" />
    </Action>
  </>
)

function SortByDate({ path }: { path: Path }) {
  const { editor, announce } = useCvForm()
  const inOrder = useEditorState(state => sortByDate(state.document, path) === state.document)
  if (inOrder) return null
  const sort = () => {
    editor.change(sortByDate(editor.getState().document, path), 'Sorting by date')
    announce('Sorted by date, the newest first. Undo brings the order back.')
  }
  return (
    <button type="button" className="button" onClick={sort}>
      <Glyph name="down" /> Sort by date
    </button>
  )
}

/**
 * The items added here, until the order is changed by hand. Calls `onLeft` for one each time a person has gone on to something outside
 * its card; after the press, since moving the card earlier would take the pressed button from under the pointer.
 */
function useNewItems(path: Path, onLeft: (id: string) => void): Set<string> {
  const ids = useRef(new Set<string>())
  const latest = useRef(onLeft)
  latest.current = onLeft
  useEffect(() => {
    const leave = ({ target }: Event) => {
      for (const id of ids.current) {
        const card = document.getElementById(fieldId(`${path}.${id}`))?.closest('li')
        if (card && !card.contains(target as Node)) latest.current(id)
      }
    }
    const events = ['click', 'keyup'] as const
    for (const name of events) document.addEventListener(name, leave)
    return () => {
      for (const name of events) document.removeEventListener(name, leave)
    }
  }, [path])
  return ids.current
}

/** The button that was pressed is gone: the keyboard goes on here. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Stands where an item was, and brings it back. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="item removed">
      <span dir="auto">{name} removed.</span>
      <button ref={takeFocus} type="button" className="button" onClick={onUndo}>
        <Icon name="undo" /> Undo
      </button>
    </div>
  )
}

type CardProps = {
  path: Path
  noun: string
  summary: (item: Item) => string
  onRemove: () => void
  lead?: ReactNode
  moves?: ReactNode
  /** While it is closed it only has its name and can be removed. */
  isChip?: boolean | undefined
  children: ReactNode
}

/** One item: its name and what can be done with it, and its fields when it is open. */
export function ItemCard({ path, noun, summary, onRemove, lead, moves, isChip, children }: CardProps) {
  const { editor } = useCvForm()
  const item = (useValue(path) ?? {}) as Item
  const [open, setOpen] = useOpen(path)
  const name = itemName(item, `New ${noun}`)
  const bodyId = `${fieldId(path)}-body`
  const line = [item.hidden ? 'Hidden' : '', summary(item)].filter(Boolean).join(' · ')
  const isClosedChip = isChip && !open
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
          // The second click of a double one is not to close it.
          onClick={({ detail }) => detail < 2 && setOpen(!open)}
        >
          <span>
            <strong dir="auto">{name}</strong>
            {line && <small dir="auto">{line}</small>}
            <ItemMark path={path} />
          </span>
          <Glyph name="chevron" />
        </button>
        <div className="item-actions">
          {!isClosedChip && moves}
          {!isClosedChip && (
            <HideAction
              name={name}
              isHidden={Boolean(item.hidden)}
              onChange={isHidden => editor.write(`${path}.hidden`, isHidden || undefined)}
            />
          )}
          <Action name={`Remove ${name}`} onClick={onRemove}>
            <Icon name={isClosedChip ? 'close' : 'trash'} />
          </Action>
        </div>
      </div>
      <div className="item-fields" id={bodyId} hidden={!open}>
        {open && <ClaimWarning path={path} />}
        {open && children}
      </div>
      {open && <ItemClaims path={path} name={name} />}
    </div>
  )
}

/** Closed but for one that is empty, and opened when something in it is to be shown. */
function useOpen(path: Path): [boolean, (open: boolean) => void] {
  const { editor, target } = useCvForm()
  const isNew = useRef(Object.keys((editor.read(path) ?? {}) as object).length <= 1)
  const isTarget = target?.path.startsWith(`${path}.`) ?? false
  const [open, setOpen] = useState(isNew.current || isTarget)
  const [seen, setSeen] = useState(target)
  // In the same drawing, not after it: the field that was asked for takes the focus right after it.
  if (seen !== target) {
    setSeen(target)
    if (isTarget) setOpen(true)
  }
  return [open, setOpen]
}
