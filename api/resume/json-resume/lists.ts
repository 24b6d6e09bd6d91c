// Maps lists of a resume to lists of a CV, and merges a changed list back into the resume's.

import type { ValueProblem } from '../../core/cv/content.ts'
import { isObject } from '../../core/is-object.ts'
import { countProblem } from './kinds.ts'
import type { Item, Lens, Raw } from './lens.ts'

/** An item and its index in the resume's list. */
export type Entry = Readonly<{ index: number; item: Item }>

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const hasText = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.some(hasText)

const hasContent = (item: Item): boolean =>
  Object.entries(item).some(([key, value]) => key !== 'id' && (hasText(value) || (key === 'items' && !!value)))

/** Whether an object of a list that two sections share belongs to the section that is read. */
export type IsOwn = (raw: Raw) => boolean

/** The items of a list, with ids made of `prefix` and the index. Objects without anything to show are skipped. */
export function readList(list: unknown, prefix: string, lens: Lens, isOwn: IsOwn = () => true): Entry[] {
  return listOf(list).flatMap((raw, index) => {
    if (!isObject(raw) || !isOwn(raw)) return []
    const item = lens.read(raw)
    return hasContent(item) ? [{ index, item: { id: `${prefix}-${index}`, ...item } }] : []
  })
}

/** The entries of `from` with their indexes in `to`, into which the items of another section have been written. */
export const relocated = (entries: readonly Entry[], from: unknown, to: unknown): Entry[] =>
  entries.map(({ index, item }) => ({ index: listOf(to).indexOf(listOf(from)[index]), item }))

/**
 * The resume's list after a change. Known items are patched in the order of `now`, new ones follow their predecessor, removed ones are
 * left out; objects that were never read as items stay. Items in `pinned` keep their index.
 */
export function patchList(
  list: readonly unknown[],
  before: readonly Entry[],
  now: readonly Item[],
  lens: Lens,
  pinned: ReadonlyMap<number, Item> = new Map(),
): unknown[] {
  const known = new Map(before.map(entry => [entry.item.id, entry]))
  const keptIndexes = new Set(now.map(item => known.get(item.id)?.index))
  const readIndexes = new Set(before.map(entry => entry.index))
  const result: unknown[] = []
  const queue = [...now]

  /** Writes one item; false for a new one. */
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
    const pinnedItem = pinned.get(index)
    if (pinnedItem) write(pinnedItem)
    else if (!readIndexes.has(index)) result.push(raw)
    else if (keptIndexes.has(index)) writeUpToKnown()
  }
  for (const item of queue) write(item)
  return result
}

/** Sets a list. A list that became empty is removed; a list that was empty before stays. */
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

export function listUnmapped(list: unknown, path: string, lens: Lens, isOwn: IsOwn = () => true): string[] {
  return listOf(list).flatMap((raw, index) => {
    if (!isObject(raw)) return [`${path}/${index}`]
    return isOwn(raw) ? lens.unmapped(raw, `${path}/${index}`) : []
  })
}

/** As listUnmapped, for a list of which only `read` was read: the other objects are unmapped as a whole. */
export function unreadItems(list: readonly unknown[], read: readonly Entry[], path: string, lens: Lens): string[] {
  const taken = new Set(read.map(({ index }) => index))
  return list.flatMap((raw, index) => {
    const at = `${path}/${index}`
    return isObject(raw) && taken.has(index) ? lens.unmapped(raw, at) : [at]
  })
}
