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
  type EditorDocument,
  idOfRun,
  LIST_PATHS,
  listAt,
  mostIn,
  moveItem,
  type Path,
  placeByDate,
  removeItem,
  runsAt,
  sortByDate,
} from '../session/document.ts'
import { rebase } from '../session/merge.ts'
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
  /** Shows a group: its handle, its buttons to move it, and its items. */
  group?: (group: GroupProps) => ReactNode
  /** Shown between two neighbours, each an item or a group. */
  between?: (one: string, other: string) => ReactNode
}

export type GroupProps = { ids: readonly string[]; grip: ReactNode; moves: ReactNode; items: ReactNode }

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
  const { editor } = useCvForm()
  const runs = useRuns(path)
  const ids = runs.flatMap(run => run.ids)
  const nameOf = (id: string) => {
    const [first, second] = runsAt(editor.getState().document, path).find(run => idOfRun(run) === id) ?? []
    return itemName(second ? { company: first?.company } : editor.read(`${path}.${id}`), `New ${noun}`)
  }
  const newItems = useNewItems(path, nameOf)
  const addNew = useAdd(list)
  const add = () => {
    const id = addNew()
    if (byDate) newItems.add(id)
  }
  const removal = useRemoval(path, nameOf)
  const isGone = removal.removed !== null && !ids.includes(removal.removed.item.id ?? '')
  return (
    <>
      {(ids.length > 0 || isGone) && (
        <Rows
          list={list}
          runs={runs}
          nameOf={nameOf}
          removal={{ ...removal, removed: isGone ? removal.removed : null }}
          onMove={() => newItems.clear()}
        />
      )}
      <div className="picture-actions">
        {!asChips && <AddItem path={path} noun={noun} count={ids.length} onAdd={add} />}
        {LIST_PATHS.has(path) && path !== 'content.custom' && <AddFromOtherCv path={path} />}
        {byDate && <SortByDate path={path} />}
      </div>
    </>
  )
}

/** Neighbours that are shown as one; `id` is of the group, or of the only item. */
type RunIds = { id: string; ids: string[] }

function useRuns(path: Path): RunIds[] {
  const text = useEditorState(state =>
    runsAt(state.document, path)
      .map(run => [idOfRun(run), ...run.map(item => item.id)].join(' '))
      .join('\n'),
  )
  const lines = text === '' ? [] : text.split('\n')
  return lines.map(line => {
    const [id = '', ...ids] = line.split(' ')
    return { id, ids }
  })
}

type RowsProps = {
  list: ListProps
  runs: RunIds[]
  /** The id of the group whose items these are. */
  group?: string
  nameOf: (id: string) => string
  removal: ReturnType<typeof useRemoval>
  onMove: () => void
}

function Rows(props: RowsProps) {
  const { list, runs, group, nameOf, removal, onMove } = props
  const { editor, announce } = useCvForm()
  const reorder = useReorder({
    ids: runs.map(({ id }) => id),
    nameOf,
    announce,
    isWrapped: list.asChips,
    onMove: (id, to) => {
      onMove()
      editor.change(moveItem(editor.getState().document, list.path, id, to), `Moving ${nameOf(id)}`)
    },
  })
  const { removed, putBack } = removal
  const isRemovedAt = ({ id, ids }: RunIds) =>
    removed &&
    removed.before === ids[0] &&
    (group === undefined ? removed.item.group !== id : removed.item.group === group)
  const isRemovedLast = removed && group === undefined && !runs.some(({ ids }) => ids.includes(removed.before ?? ''))
  const removedRow = removed && (
    <li key="removed">
      <RemovedItem name={removed.name} onUndo={putBack} />
    </li>
  )
  return (
    <ol className={list.asChips ? 'items chips' : 'items'}>
      {/* One flat list: React would mount moved cards of nested lists again, closed and without the focus. Groups are nested: a role
      that joins or leaves one gets the focus anyway. */}
      {runs.flatMap((run, at) => [
        isRemovedAt(run) && removedRow,
        <li key={run.id} {...reorder.row(run.id)} onKeyDown={reorder.onKeyDown(run.id)}>
          <Row {...props} run={run} at={at} reorder={reorder} />
        </li>,
        runs[at + 1] && list.between?.(run.id, runs[at + 1]?.id ?? ''),
      ])}
      {isRemovedLast && removedRow}
    </ol>
  )
}

type RowProps = RowsProps & { run: RunIds; at: number; reorder: Reorder }

/** An item, or a group with its items. */
function Row({ run: { id, ids }, at, reorder, ...props }: RowProps) {
  const { list, runs, nameOf, removal } = props
  const grip = (
    <span className="grip" title="Drag to move" {...reorder.grip(id)}>
      <Grip />
    </span>
  )
  const moves = <Moves name={nameOf(id)} at={at} last={runs.length - 1} onMove={to => reorder.move(id, to)} />
  if (ids.length > 1 && list.group) {
    const items = <Rows {...props} group={id} runs={ids.map(one => ({ id: one, ids: [one] }))} />
    return list.group({ ids, grip, moves, items })
  }
  return <ListedItem list={list} id={id} grip={grip} moves={moves} onRemove={() => removal.remove(id)} />
}

type ListedProps = {
  list: ListProps
  id: string
  grip: ReactNode
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
    lead={grip}
    moves={moves}
  >
    {list.fields(`${list.path}.${id}`)}
  </ItemCard>
)

type AddProps = { path: Path; noun: string; count: number; onAdd: () => void }

function AddItem({ path, noun, count, onAdd }: AddProps) {
  const most = mostIn(path)
  const isFull = count >= most
  const reason = `${fieldId(path)}-full`
  return (
    <>
      <button
        type="button"
        className="button add"
        id={fieldId(path)}
        onClick={isFull ? undefined : onAdd}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reason : undefined}
      >
        <Icon name="plus" /> Add {withArticle(noun)}
      </button>
      {isFull && (
        <p className="edit-hint" id={reason}>
          At most {most} fit here.{count > most && ` Remove ${count - most}.`}
        </p>
      )}
    </>
  )
}

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

/** `before`: the id of the next item of the list; `undo`: puts the item back where it was, into its group too. */
type Removed = { item: Item; before: string | undefined; name: string; undo: (now: EditorDocument) => EditorDocument }

/** Removes items; the last removed one can be put back where it was. */
function useRemoval(path: Path, nameOf: (id: string) => string) {
  const { editor, announce } = useCvForm()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const remove = (id: string) => {
    const name = nameOf(id)
    const { document } = editor.getState()
    const list = listAt(document, path)
    const at = list.findIndex(item => item.id === id)
    const item = list[at]
    editor.change(removeItem(document, path, id), `Removing ${name}`)
    const without = editor.getState().document
    const undo = (now: EditorDocument) => rebase(without, document, now)
    if (item) setRemoved({ item, before: list[at + 1]?.id, name, undo })
    announce(`${name} removed. Undo brings it back.`)
  }
  const putBack = () => {
    if (!removed) return
    const { document } = editor.getState()
    const { item, name, undo } = removed
    // The editor's undo may have restored the item already.
    if (!listAt(document, path).some(one => one.id === item.id)) editor.change(undo(document), `Putting ${name} back`)
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
