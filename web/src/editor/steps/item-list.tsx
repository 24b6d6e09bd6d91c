// A list of items with fields of their own (jobs, studies, projects): add, open, move, hide, remove. Knows no section.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { withArticle } from '../../../../api/core/cv/section-words.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { laterDialog } from '../../parts/later.tsx'
import { Action } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import {
  addItem,
  LIST_PATHS,
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
import { useCvForm, useEditorState } from './form-context.tsx'
import { ItemCard } from './item-card.tsx'
import { type Reorder, useReorder } from './use-reorder.ts'
import './item-list.css'

type ListProps = {
  path: Path
  /** The noun for one item: "position". */
  noun: string
  /** The line under an item's name. */
  summary: (item: Item) => string
  fields: (path: Path) => ReactNode
  /** The first field, which takes the focus in a new item. */
  first: string
  /** The newest item is first: a new item moves to its position by date, and all can be sorted. */
  byDate?: boolean
  /** Chips, which have a separate field to add one. */
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

export function ItemList(list: ListProps) {
  const { path, noun, byDate, asChips } = list
  const { editor, announce } = useCvForm()
  const ids = useItemIds(path)
  const nameOf = (id: string) => itemName(editor.read(`${path}.${id}`), `New ${noun}`)
  const newItems = useNewItems(path, nameOf)
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
  const addNew = useAdd(list)
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
  return (
    <>
      {(ids.length > 0 || isGone) && (
        <ol className={asChips ? 'items chips' : 'items'}>
          {/* One flat list: React would mount moved cards of nested lists again, closed and without the focus. */}
          {ids.flatMap((id, at) => [
            removed?.at === at && removedRow,
            <li key={id} {...reorder.row(id)} onKeyDown={reorder.onKeyDown(id)}>
              <ListedItem
                list={list}
                id={id}
                grip={reorder.grip(id)}
                moves={<Moves name={nameOf(id)} at={at} last={ids.length - 1} onMove={to => reorder.move(id, to)} />}
                onRemove={() => remove(id)}
              />
            </li>,
          ])}
          {isGone && removed.at >= ids.length && removedRow}
        </ol>
      )}
      <div className="picture-actions">
        {!asChips && <AddItem path={path} noun={noun} isFull={ids.length >= MAX_ITEMS} onAdd={add} />}
        {LIST_PATHS.has(path) && path !== 'content.custom' && <AddFromOtherCv path={path} />}
        {byDate && <SortByDate path={path} />}
      </div>
    </>
  )
}

function useItemIds(path: Path): string[] {
  const idText = useEditorState(state =>
    listAt(state.document, path)
      .map(item => item.id)
      .join(' '),
  )
  return idText === '' ? [] : idText.split(' ')
}

type ListedProps = {
  list: ListProps
  id: string
  grip: ReturnType<Reorder['grip']>
  moves: ReactNode
  onRemove: () => void
}

const ListedItem = ({ list, id, grip, moves, onRemove }: ListedProps) => (
  <ItemCard
    path={`${list.path}.${id}`}
    noun={list.noun}
    summary={list.summary}
    onRemove={onRemove}
    isChip={list.asChips}
    lead={
      <span className="grip" title="Drag to move" {...grip}>
        <Grip />
      </span>
    }
    moves={moves}
  >
    {list.fields(`${list.path}.${id}`)}
  </ItemCard>
)

type AddProps = { path: Path; noun: string; isFull: boolean; onAdd: () => void }

const AddItem = ({ path, noun, isFull, onAdd }: AddProps) => (
  <button type="button" className="button add" id={fieldId(path)} onClick={onAdd} disabled={isFull}>
    <Icon name="plus" /> Add {withArticle(noun)}
  </button>
)

/** Without a list: entries of all sections. */
export const AddFromCv = laterDialog('AddFromCv', () => import('../claims/add-from-cv.tsx'))

function AddFromOtherCv({ path }: { path: Path }) {
  const { isLogin } = useCvForm()
  const [open, setOpen] = useState(false)
  if (!isLogin) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Add from another CV
      </button>
      {open && <AddFromCv list={path} onClose={() => setOpen(false)} />}
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
    editor.change(removeItem(document, path, id), `Removing ${name}`)
    announce(`${name} removed. Undo brings it back.`)
  }
  const putBack = () => {
    if (!removed) return
    const { document } = editor.getState()
    const { item, at, name } = removed
    // The editor's undo may have restored the item already.
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
 * The items added here, until the person moves one by hand. Each is placed by date after a press or a key outside its card: moving the card
 * earlier would pull the pressed button from under the pointer.
 */
function useNewItems(path: Path, nameOf: (id: string) => string): Set<string> {
  const { editor, announce } = useCvForm()
  const ids = useRef(new Set<string>())
  const placeNew = (id: string) => {
    const { document } = editor.getState()
    const placed = placeByDate(document, path, id)
    if (placed === document) return
    editor.change(placed, `Placing ${nameOf(id)} by date`)
    const list = listAt(placed, path)
    const at = list.findIndex(item => item.id === id)
    announce(`${nameOf(id)}, now ${at + 1} of ${list.length} by date`)
  }
  const latest = useRef(placeNew)
  latest.current = placeNew
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

/** Focuses the button, as the pressed one was removed with its item. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Replaces a removed item in the list, with a button to undo the removal. */
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
