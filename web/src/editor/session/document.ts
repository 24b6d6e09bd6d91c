// The editable document: what the person may change of a CV, read and written by path without mutation.
// Pure: knows no React, no storage, no clock and no network.

import type { CvContentData, CvData, CvPrivacyData } from '../../../../api/core/contract/cv.ts'
import type { CvStyleData } from '../../../../api/core/contract/style.ts'
import { defaultPrivacy } from '../../../../api/core/cv/audience.ts'
import { ITEM_LISTS } from '../../../../api/core/cv/content.ts'
import { runsOf, spanOf } from '../../../../api/core/cv/groups.ts'
import { childOf, type Item, isItem } from '../../../../api/core/cv/values.ts'
import { isObject } from '../../../../api/core/is-object.ts'

// Exported again, so that it stays in the chunk of this file.
export { isObject }

/**
 * Of a brought CV, so that undo covers it: indexes of the source's texts without a field and of its open questions, and where the
 * person put texts.
 */
export type BroughtState = {
  loose: readonly number[]
  asked: readonly number[]
  moved: readonly { path: string; piece: number }[]
}

export type EditorDocument = {
  title: string
  language: string
  template: string
  style: CvStyleData
  privacy: CvPrivacyData
  indexable: boolean
  content: CvContentData
  /** Of a CV that was brought and is not made yet. */
  brought?: BroughtState
}

/** A dotted path from the document's root. Inside a list of items a segment is the item's id, which moves cannot change. */
export type Path = string

/** Lists of items with ids, directly under `content`. */
export const LISTS = [...ITEM_LISTS, 'custom'] as const
export type ListName = (typeof LISTS)[number]

/** The paths of the lists of sections, whose entries are merged one by one. */
export const LIST_PATHS: ReadonlySet<string> = new Set(['education.other', ...LISTS].map(list => `content.${list}`))

export const SLOTS = ['postgraduation', 'undergraduation', 'class12', 'class10'] as const
export type SlotName = (typeof SLOTS)[number]

/** The contract's cap for a list. */
export const mostIn = (path: Path) => (path.endsWith('.own') ? 10 : 100)

/** An empty document; email and phone are private by default. */
export function emptyDocument(name = '', email = ''): EditorDocument {
  return {
    title: 'My CV',
    language: 'en',
    // '' means the service's default, which it sets when the CV is created.
    template: '',
    style: { fill: true },
    privacy: defaultPrivacy(),
    indexable: false,
    content: { personalDetails: email ? { name, email } : { name } },
  }
}

/** The editable part of a CV as the service sent it. */
export function documentOf(cv: Pick<CvData, Exclude<keyof EditorDocument, 'brought'>>): EditorDocument {
  const { title, language, template, style, privacy, indexable, content } = cv
  return { title, language, template, style, privacy, indexable, content }
}

/** The value at `path`; undefined when the path does not exist. */
export const readAt = (document: unknown, path: Path): unknown => path.split('.').reduce(childOf, document)

/**
 * A copy with `value` at `path`; undefined and '' remove the key, except for texts that the contract requires.
 * A path through a removed item changes nothing.
 */
export function writeAt(document: EditorDocument, path: Path, value: unknown): EditorDocument {
  const kept = value === '' && !REQUIRED.has(path) ? undefined : value
  return writeInto(document, path.split('.'), kept) as EditorDocument
}

const REQUIRED = new Set(['title', 'content.personalDetails.name'])

/** writeAt for any value of a document. */
export function writeInto(node: unknown, keys: readonly string[], value: unknown): unknown {
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

/** Removes the item, and the list too when it becomes empty, so that the stored CV has no empty list. */
export function removeItem(document: EditorDocument, path: Path, id: string): EditorDocument {
  const left = listAt(document, path).filter(item => item.id !== id)
  return writeAt(document, path, left.length > 0 ? left : undefined)
}

type Run = Item[]
export const has = (run: Run, id: string) => run.some(item => item.id === id)
/** The id of a run: the group's, or that of its only item. */
export const idOfRun = ([first, second]: Run): string => String((second ? first?.group : first?.id) ?? '')
export const runsAt = (document: EditorDocument, path: Path): Run[] => runsOf(listAt(document, path))

/**
 * Moves to the index `to`, clamped: a role of a group among the roles of its group; an item without a group, or a group by its id,
 * among items and groups.
 */
export function moveItem(document: EditorDocument, path: Path, id: string, to: number): EditorDocument {
  const runs = runsAt(document, path)
  const from = runs.findIndex(run => idOfRun(run) === id)
  const moved = from < 0 ? runs.map(run => moveRole(run, id, to)) : moveWithin(runs, from, to)
  return moved.every((run, at) => run === runs[at]) ? document : writeAt(document, path, moved.flat())
}

const moveRole = (run: Run, id: string, to: number): Run =>
  moveWithin(
    run,
    run.findIndex(item => item.id === id),
    to,
  )

/** The list in the order of `ids`; each other item follows its neighbour. */
export function reorder(document: EditorDocument, path: Path, ids: string[]): EditorDocument {
  const items = new Map(listAt(document, path).map(item => [item.id ?? '', item]))
  const order = weave(ids, [...items.keys()], id => items.has(id))
  return writeAt(
    document,
    path,
    order.map(id => items.get(id)),
  )
}

/** `first` plus the ids that only `second` has, each after its neighbour there; without ids that `isAllowed` refuses. */
export function weave(first: string[], second: string[], isAllowed: (id: string) => boolean): string[] {
  const woven = first.filter(isAllowed)
  const known = new Set(woven)
  second.forEach((id, at) => {
    if (known.has(id) || !isAllowed(id)) return
    const before = second.slice(0, at).findLast(other => known.has(other))
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id)
    known.add(id)
  })
  return woven
}

/** Sort key, later is larger: the date, the end, or else the start; '' without a date. A current item is later than any date. */
const dateKey = ({ current, endDate, startDate, date }: Item): string =>
  current ? '9999' : String(date ?? endDate ?? startDate ?? '')

const runKey = (run: Run): string => dateKey(run.length > 1 ? spanOf(run) : (run[0] as Item))

/** Moves the item to its position among the dated ones, newest first; without a date, or alone with one, it stays. */
export function placeByDate(document: EditorDocument, path: Path, id: string): EditorDocument {
  const runs = runsAt(document, path)
  const own = runs.find(run => has(run, id)) ?? []
  const keys =
    own.length > 1
      ? own.map(item => [item.id, dateKey(item)] as const)
      : runs.map(run => [idOfRun(run), runKey(run)] as const)
  const key = keys.find(([other]) => other === id)?.[1]
  const others = keys.flatMap(([other, date]) => (other === id ? [] : date))
  const oldest = others.findLastIndex(date => date !== '')
  if (!key || oldest < 0) return document
  const older = others.findIndex(date => date !== '' && date < key)
  return moveItem(document, path, id, older < 0 ? oldest + 1 : older)
}

/** Sorts the dated items, newest first, each group as one; items without a date keep their positions. */
export function sortByDate(document: EditorDocument, path: Path): EditorDocument {
  const list = listAt(document, path)
  const runs = runsOf(list).map(run => sorted(run, dateKey))
  const whole = sorted(runs, runKey).flat()
  return whole.every((item, at) => item === list[at]) ? document : writeAt(document, path, whole)
}

function sorted<T>(list: T[], keyOf: (value: T) => string): T[] {
  const dated = list.filter(value => keyOf(value) !== '').sort((a, b) => compare(keyOf(b), keyOf(a)))
  return list.map(value => (keyOf(value) === '' ? value : (dated.shift() as T)))
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

export function moveWithin<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const moved = list[from]
  if (moved === undefined || target === from) return list
  return list.toSpliced(from, 1).toSpliced(target, 0, moved)
}
