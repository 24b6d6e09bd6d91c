// Lists of a resume seen as lists of a CV: who came from where, and how a changed list is woven back into the old one.
import type { ValueProblem } from '../../core/cv/content.ts'
import { countProblem } from './kinds.ts'
import { type Item, isObject, type Lens, type Raw } from './lens.ts'

/** An item and the place in the resume's list that it was read from. */
export type Entry = Readonly<{ index: number; item: Item }>

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isSaying = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.some(isSaying)

/** True when an item has something to show. */
const shows = (item: Item): boolean =>
  Object.entries(item).some(([key, value]) => key !== 'id' && (isSaying(value) || (key === 'items' && !!value)))

/** The items of a list, with ids made of `prefix` and the place; what has nothing to show makes no item. */
export function readList(list: unknown, prefix: string, lens: Lens): Entry[] {
  return listOf(list).flatMap((raw, index) => {
    if (!isObject(raw)) return []
    const item = lens.read(raw)
    return shows(item) ? [{ index, item: { id: `${prefix}-${index}`, ...item } }] : []
  })
}

/**
 * The resume's list after a change. Known items are patched where they stand, in the order of `now`; new ones follow
 * their predecessor; removed ones go; what never made an item stays. Items in `pinned` keep the place they came from.
 */
export function patchList(
  list: readonly unknown[],
  before: readonly Entry[],
  now: readonly Item[],
  lens: Lens,
  pinned: ReadonlyMap<number, Item> = new Map(),
): unknown[] {
  const known = new Map(before.map(entry => [entry.item.id, entry]))
  const alive = new Set(now.map(item => known.get(item.id)?.index))
  const madeItem = new Set(before.map(entry => entry.index))
  const result: unknown[] = []
  const queue = [...now]

  /** Writes one item; false when it was a new one. */
  const write = (item: Item): boolean => {
    const entry = known.get(item.id)
    known.delete(item.id)
    const raw = { ...((entry ? list[entry.index] : {}) as Raw) }
    lens.patch(raw, entry?.item ?? {}, item)
    result.push(raw)
    return entry !== undefined
  }
  const writeUpToKnown = () => {
    for (let item = queue.shift(); item && !write(item); item = queue.shift());
  }

  for (const [index, raw] of list.entries()) {
    const stays = pinned.get(index)
    if (stays) write(stays)
    else if (!madeItem.has(index)) result.push(raw)
    else if (alive.has(index)) writeUpToKnown()
  }
  for (const item of queue) write(item)
  return result
}

/** Puts a list into its place; one that became empty is left out, one that was empty stays as it was. */
export function setList(raw: Raw, key: string, list: unknown[]): void {
  if (list.length > 0) raw[key] = list
  else if (listOf(raw[key]).length > 0) delete raw[key]
}

export function listProblems(list: unknown, path: string, lens: Lens, max?: number): ValueProblem[] {
  const items = listOf(list)
  const tooMany = countProblem(items, path, max)
  if (tooMany) return [tooMany]
  return items.flatMap((raw, index) => (isObject(raw) ? lens.problems(raw, `${path}/${index}`) : []))
}

export function listUnmapped(list: unknown, path: string, lens: Lens): string[] {
  return listOf(list).flatMap((raw, index) =>
    isObject(raw) ? lens.unmapped(raw, `${path}/${index}`) : [`${path}/${index}`],
  )
}
