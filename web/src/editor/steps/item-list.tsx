// A list of items with fields of their own (jobs, studies, projects): add, open, move, hide, remove. Knows no section.
import { type ReactNode, useState } from 'react'
import { withArticle } from '../../../../api/core/cv/section-words.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import { Icon } from '../../parts/icon.tsx'
import { laterDialog } from '../../parts/later.tsx'
import { Action } from '../action.tsx'
import { Glyph, Grip } from '../glyph.tsx'
import { addItem, idOfRun, LIST_PATHS, mostIn, moveItem, type Path, runsAt } from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { itemName } from '../words.ts'
import { SortByDate, useNewItems } from './by-date.tsx'
import { fieldId } from './field.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'
import { ItemCard } from './item-card.tsx'
import { RemovedItem, useRemoval } from './removal.tsx'
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
