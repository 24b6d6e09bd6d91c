// Values of a CV: their equality, and the entries of lists, which are identified by their ids. Runs in the browser too.
import { isObject } from '../is-object.ts'

export type Item = { id?: string; hidden?: boolean; [field: string]: unknown }
export type ItemWithId = Item & { id: string }

export const isItem = (value: unknown): value is ItemWithId => isObject(value) && typeof value.id === 'string'

/** Whether a value is a list of entries and not empty. */
export const isItems = (value: unknown): value is ItemWithId[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem)

export const itemsById = (items: readonly ItemWithId[]) => new Map(items.map(item => [item.id, item]))

/** The value of a field, or the entry with this id; undefined without one. */
export function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.find(item => isItem(item) && item.id === key)
  return isObject(value) ? value[key] : undefined
}

/** Deep equality of JSON values; undefined equals absent, the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((value, at) => same(value, b[at]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) if (!same(a[key], b[key])) return false
  return true
}
