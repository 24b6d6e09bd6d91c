// The comparison of two CVs: the changes from one to the other, field by field, and the names of the fields. Runs in the browser too.
import type { ChangeKind } from '../contract/proposals.ts'
import { isObject } from '../is-object.ts'
import { itemName, nameOf } from './editor-words.ts'
import { childOf, type ItemWithId, isItems, itemsById, same } from './values.ts'

/**
 * A change of a field, an added or removed entry, or a new order of the entries of a list. `path` holds the keys of fields and the ids of
 * entries: `content.experience.kaveri.position`. `behind`: the entry before an added one; null: the added entry is the first.
 */
export type Change = Readonly<{
  kind: ChangeKind
  path: string
  before?: unknown
  after?: unknown
  behind?: string | null
}>

type Path = readonly string[]

/** The changes between two documents, such as `{ content }`. All entries must have ids. An empty field equals an absent one. */
export const changesBetween = (before: object, after: object): Change[] => [...compareValues([], before, after)]

function* compareValues(path: Path, before: unknown, after: unknown): Generator<Change> {
  if (same(before, after)) return
  const one = before ?? after
  const other = after ?? before
  if (isItems(one) && isItems(other)) {
    yield* compareItems(path, before ? one : [], after ? other : [])
  } else if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      yield* compareValues([...path, key], filledField(before, key), filledField(after, key))
    }
  } else yield { kind: 'set', path: path.join('.'), before, after }
}

function* compareItems(path: Path, before: readonly ItemWithId[], after: readonly ItemWithId[]): Generator<Change> {
  const old = itemsById(before)
  const current = itemsById(after)
  const pathOf = (id: string) => [...path, id].join('.')
  for (const [id, item] of old) {
    if (!current.has(id)) yield { kind: 'remove', path: pathOf(id), before: item }
  }
  for (const [at, item] of after.entries()) {
    const { id } = item
    if (old.has(id)) yield* compareValues([...path, id], old.get(id), item)
    else yield { kind: 'add', path: pathOf(id), after: item, behind: after[at - 1]?.id ?? null }
  }
  const oldOrder = before.flatMap(({ id }) => (current.has(id) ? id : []))
  const newOrder = after.flatMap(({ id }) => (old.has(id) ? id : []))
  if (!same(oldOrder, newOrder)) yield { kind: 'order', path: path.join('.'), before: oldOrder, after: newOrder }
}

function filledField(value: unknown, key: string): unknown {
  const field = childOf(value, key)
  return field === '' || (Array.isArray(field) && field.length === 0) ? undefined : field
}

/** Keys on the way to a field that have no name of their own. */
const UNNAMED = ['content', 'other', 'items']

/**
 * The names along a path: `Experience`, `Staff Engineer`, `What you achieved`. The name of an entry is read from the first document that
 * has the entry.
 */
export function namesAlong(path: Path, ...documents: unknown[]): string[] {
  const names: string[] = []
  let values = documents
  for (const key of path) {
    const isInList = values.some(Array.isArray)
    values = values.map(value => childOf(value, key))
    if (isInList) names.push(itemName(values.find(isObject)))
    else if (!UNNAMED.includes(key)) names.push(nameOf(key))
  }
  return names
}

/** The name of a change: `Experience › Staff Engineer › What you achieved`, `Order of Experience`. */
export function changeName({ kind, path }: Change, before: object, after: object): string {
  const name = namesAlong(path.split('.'), before, after).join(' › ')
  return kind === 'order' ? `Order of ${name}` : name
}
