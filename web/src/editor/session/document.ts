// The editable document: what the person may change of a CV, read and written by path without mutation.
// Pure: knows no React, no storage, no clock and no network.

import type { CvContentData, CvData, CvPrivacyData, CvStyleData } from '../../../../api/core/contract/cv.ts'
import { defaultPrivacy } from '../../../../api/core/cv/audience.ts'
import { ITEM_LISTS } from '../../../../api/core/cv/content.ts'
import { isObject } from '../../../../api/core/is-object.ts'

// Handed on, so that it stays in the chunk of this file.
export { isObject }

export type EditorDocument = {
  title: string
  language: string
  template: string
  style: CvStyleData
  privacy: CvPrivacyData
  indexable: boolean
  content: CvContentData
}

/** A dotted path from the document's root. Inside a list of items a segment is the item's id, which moves cannot change. */
export type Path = string

export type Item = { id?: string; hidden?: boolean; [field: string]: unknown }

/** Lists of items with ids, directly under `content`. */
export const LISTS = [...ITEM_LISTS, 'custom'] as const
export type ListName = (typeof LISTS)[number]

export const SLOTS = ['postgraduation', 'undergraduation', 'class12', 'class10'] as const
export type SlotName = (typeof SLOTS)[number]

/** The contract's cap for every list. */
export const MAX_ITEMS = 100

/** An empty document; email and phone are private by default. */
export function emptyDocument(name = '', email = ''): EditorDocument {
  return {
    title: 'My CV',
    language: 'en',
    // '' means the service's default, which it sets when the CV is created.
    template: '',
    style: {},
    privacy: defaultPrivacy(),
    indexable: false,
    content: { personalDetails: email ? { name, email } : { name } },
  }
}

/** The editable part of a CV as the service sent it. */
export function documentOf(cv: Pick<CvData, keyof EditorDocument>): EditorDocument {
  const { title, language, template, style, privacy, indexable, content } = cv
  return { title, language, template, style, privacy, indexable, content }
}

/** The value at `path`; undefined when the path does not exist. */
export function readAt(document: unknown, path: Path): unknown {
  let value: unknown = document
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value.find(item => isItem(item) && item.id === key)
    else if (isObject(value)) value = value[key]
    else return undefined
  }
  return value
}

/**
 * A copy with `value` at `path`; undefined and '' remove the key, except for texts that the contract requires.
 * A path through a removed item changes nothing.
 */
export function writeAt(document: EditorDocument, path: Path, value: unknown): EditorDocument {
  const kept = value === '' && !REQUIRED.has(path) ? undefined : value
  return writeInto(document, path.split('.'), kept) as EditorDocument
}

const REQUIRED = new Set(['title', 'content.personalDetails.name'])

/** writeAt for any part of a document. */
export function writeInto(node: unknown, keys: string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (Array.isArray(node)) {
    const at = node.findIndex(item => isItem(item) && item.id === key)
    if (at < 0) return node
    const next = writeInto(node[at], rest, value)
    if (next === undefined) return node.toSpliced(at, 1)
    return next === node[at] ? node : node.with(at, next)
  }
  const record = isObject(node) ? node : {}
  const next = writeInto(record[key], rest, value)
  if (next === record[key]) return node ?? record
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _removed, ...others } = record
  return others
}

export function listAt(document: EditorDocument, path: Path): Item[] {
  const value = readAt(document, path)
  return Array.isArray(value) ? (value as Item[]) : []
}

export function addItem(document: EditorDocument, path: Path, item: Item, at?: number): EditorDocument {
  const list = listAt(document, path)
  return writeAt(document, path, list.toSpliced(at ?? list.length, 0, item))
}

/** Without the item; an empty list is removed as well, so that nothing of it stays in the stored CV. */
export function removeItem(document: EditorDocument, path: Path, id: string): EditorDocument {
  const left = listAt(document, path).filter(item => item.id !== id)
  return writeAt(document, path, left.length > 0 ? left : undefined)
}

/** Moves the item to the index `to`, clamped to the list. */
export function moveItem(document: EditorDocument, path: Path, id: string, to: number): EditorDocument {
  const list = listAt(document, path)
  const from = list.findIndex(item => item.id === id)
  if (from < 0) return document
  const moved = moveWithin(list, from, to)
  return moved === list ? document : writeAt(document, path, moved)
}

/** Sort key, later is larger: the date, the end, or else the start; '' without a date. A current item is later than any date. */
const dateKey = ({ current, endDate, startDate, date }: Item): string =>
  current ? '9999' : String(date ?? endDate ?? startDate ?? '')

/** Moves the item to its position among the dated ones, newest first; without a date, or alone with one, it stays. */
export function placeByDate(document: EditorDocument, path: Path, id: string): EditorDocument {
  const list = listAt(document, path)
  const own = list.find(item => item.id === id)
  if (!own || dateKey(own) === '') return document
  const others = list.filter(item => item.id !== id)
  const older = others.findIndex(item => dateKey(item) !== '' && dateKey(item) < dateKey(own))
  const oldest = others.findLastIndex(item => dateKey(item) !== '')
  return oldest < 0 ? document : moveItem(document, path, id, older < 0 ? oldest + 1 : older)
}

/** Sorts the dated items, newest first; items without a date keep their positions. */
export function sortByDate(document: EditorDocument, path: Path): EditorDocument {
  const list = listAt(document, path)
  const dated = list.filter(item => dateKey(item) !== '').sort((a, b) => compare(dateKey(b), dateKey(a)))
  const sorted = list.map(item => (dateKey(item) === '' ? item : (dated.shift() as Item)))
  return sorted.every((item, at) => item === list[at]) ? document : writeAt(document, path, sorted)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function moveWithin<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const moved = list[from]
  if (moved === undefined || target === from) return list
  return list.toSpliced(from, 1).toSpliced(target, 0, moved)
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

export function isItem(value: unknown): value is Item & { id: string } {
  return isObject(value) && typeof value.id === 'string'
}
