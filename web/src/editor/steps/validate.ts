// The problems of a document, field by field, in plain words; and the version of it that can be saved:
// a field that the service would refuse keeps its last valid value and does not block the others. Pure.

import { CAPS, contentProblems, isRealDate, kindOfField, textProblems } from '../../../../api/core/cv/content.ts'
import { isItem } from '../../../../api/core/cv/values.ts'
import { type EditorDocument, isObject, mostIn, type Path, readAt, writeAt } from '../session/document.ts'
import { TOGETHER } from '../session/merge.ts'
import { sharedPaths, withGroups } from '../session/roles.ts'

/** `blocks`: the service would refuse the value, so it is held back; otherwise it is only a remark. */
export type Problem = { path: Path; message: string; blocks: boolean }

/** The most characters of a field's text. */
function capOf(field: string): number {
  if (field === 'profileSummary') return CAPS.long
  const kind = field === 'imageUrl' ? 'link' : kindOfField(field)
  return kind && kind in CAPS ? CAPS[kind as keyof typeof CAPS] : CAPS.short
}

/** All problems of the document, in reading order. */
export function problemsOf(document: EditorDocument): Problem[] {
  const problems: Problem[] = []
  const blocks = (path: Path, message: string) => problems.push({ path, message, blocks: true })
  const remarks = (path: Path, message: string) => problems.push({ path, message, blocks: false })
  if (document.title.trim() === '') blocks('title', 'Give this CV a title; only you see it.')
  else tooLong('title', document.title, CAPS.short, blocks)
  const { name, email, phoneNumber } = document.content.personalDetails
  if (!name?.trim()) blocks('content.personalDetails.name', 'A CV needs a name.')
  if (email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
    remarks('content.personalDetails.email', 'This does not look like an e-mail address: name@example.com.')
  }
  if (phoneNumber && (phoneNumber.match(/\d/g)?.length ?? 0) < 6) {
    remarks('content.personalDetails.phoneNumber', 'This looks too short for a phone number.')
  }
  walk(document.content, 'content', '', blocks, remarks)
  for (const { path: pointer, message } of serviceProblems(document)) {
    const path = pathOfPointer(document, pointer)
    if (path) blocks(path, message)
  }
  // The company of a group has one field, at its first role.
  return problems.filter(({ path }) => sharedPaths(document, path)[0] === path)
}

/** The problems by the service's own code: links, dates and characters. */
function serviceProblems(document: EditorDocument) {
  const { title, content } = document
  return [...contentProblems(content), ...textProblems({ title, content }, '')]
}

type Say = (path: Path, message: string) => void

function walk(node: unknown, path: Path, field: string, blocks: Say, remarks: Say) {
  if (typeof node === 'string') return checkLength(node, path, field, blocks)
  if (Array.isArray(node)) {
    if (node.length > mostIn(path)) blocks(path, `At most ${mostIn(path)} here.`)
    const words = node.filter(value => typeof value === 'string')
    const max = capOf(field)
    if (words.some(word => lengthOf(word) > max)) blocks(path, `One line is longer than ${max} characters.`)
    for (const item of node) if (isItem(item)) walk(item, `${path}.${item.id}`, field, blocks, remarks)
    return
  }
  if (!isObject(node)) return
  for (const [key, value] of Object.entries(node)) walk(value, `${path}.${key}`, key, blocks, remarks)
  if (isEndBeforeStart(node)) remarks(`${path}.endDate`, 'This ends before it starts.')
}

function checkLength(text: string, path: Path, field: string, blocks: Say): void {
  if (kindOfField(field) === 'date') {
    if (text !== '' && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(text)) blocks(path, 'A year has four digits, for example 2021.')
  } else tooLong(path, text, capOf(field), blocks)
}

export function tooLong(path: Path, text: string, max: number, blocks: Say): void {
  // The limit counts code points; a text with fewer UTF-16 units cannot exceed it.
  const over = text.length > max ? lengthOf(text) - max : 0
  if (over > 0) blocks(path, `${over.toLocaleString('en')} over the ${max.toLocaleString('en')} characters that fit.`)
}

const lengthOf = (text: string) => [...text].length

function isEndBeforeStart({ date, startDate = date, endDate, current }: Record<string, unknown>): boolean {
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || current === true) return false
  if (!isRealDate(startDate) || !isRealDate(endDate)) return false
  const length = Math.min(startDate.length, endDate.length)
  return endDate.slice(0, length) < startDate.slice(0, length)
}

/**
 * The document to send: every blocked field has its value in `base` (the service's state), or is absent if it has none there. It has no
 * problem that blocks, if `base` has none.
 * `name` replaces a name that was never valid.
 */
export function sendable(
  document: EditorDocument,
  base: EditorDocument,
  blocked: Iterable<Path>,
  name: string,
): EditorDocument {
  const complete = (part: EditorDocument): EditorDocument => {
    const named = part.content.personalDetails.name?.trim() ? part : writeAt(part, 'content.personalDetails.name', name)
    return withGroups(named.title?.trim() ? named : writeAt(named, 'title', 'My CV'))
  }
  const held = new Set<Path>()
  let result = complete(document)
  let next = [...blocked]
  while (next.length > 0) {
    for (const path of next.flatMap(path => heldWith(document, path))) {
      result = writeAt(result, path, readAt(base, path))
      held.add(path)
    }
    result = complete(result)
    // An earlier value can disagree with a new one beside it: then more is held back, at last the whole item or list.
    const left = problemsOf(result).flatMap(({ path, blocks }) => (blocks ? firstFree(path, held) : []))
    next = left.filter(path => path !== '')
  }
  return result
}

/** The path itself, or the nearest one around it that is not held back yet. */
const firstFree = (path: Path, held: ReadonlySet<Path>): Path =>
  held.has(path) ? firstFree(path.slice(0, Math.max(path.lastIndexOf('.'), 0)), held) : path

/** The fields that are held back with one: those of the same item that have a meaning only with it, and the group of a company. */
function heldWith(document: EditorDocument, path: Path): Path[] {
  const at = path.lastIndexOf('.') + 1
  const field = path.slice(at)
  if (field === 'company') {
    return sharedPaths(document, path).flatMap(one => [one, one.replace(/company$/, 'group')])
  }
  const fields = TOGETHER.find(together => together.includes(field)) ?? [field]
  return fields.map(one => path.slice(0, at) + one)
}

/** Converts a JSON pointer from the service ("/content/skills/0/name") to a path in the document that was sent. */
export function pathOfPointer(document: unknown, pointer: string): Path | null {
  const keys: string[] = []
  let node: unknown = document
  for (const segment of pointer.split('/').slice(1)) {
    if (Array.isArray(node)) {
      const item: unknown = node[Number(segment)]
      if (!isItem(item)) break
      keys.push(item.id)
      node = item
    } else {
      keys.push(segment)
      node = isObject(node) ? node[segment] : undefined
    }
  }
  return keys.length > 0 ? keys.join('.') : null
}
