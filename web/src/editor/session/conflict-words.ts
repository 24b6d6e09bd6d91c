// The name of a conflict between two tabs and the content of each side, in words.

import { namesAlong } from '../../../../api/core/cv/compare.ts'
import { isItem, same } from '../../../../api/core/cv/values.ts'
import { readableMonth } from '../steps/months.ts'
import { CHOICE_NAMES, FIELD_NAMES, itemName, nameOf } from '../words.ts'
import { type EditorDocument, isObject, LIST_PATHS, listAt, type Path, readAt } from './document.ts'
import type { Choice, Conflict } from './merge.ts'

/** The name of a conflict: `Experience: Lead › Company`, `Personal details › Phone`. */
export function conflictName({ path, key, theirs, base }: Conflict, document: EditorDocument): string {
  // An entry that was removed here has its name on the other side.
  const removed = readAt(document, key) === undefined && isItem(theirs ?? base)
  const names = namesAlong(path, document)
  if (removed) names.splice(-1, 1, itemName(theirs ?? base))
  if (path[1] === 'breaks' && path[2]) names.splice(-1, 1, sectionHeading(document, path[2]))
  if (path.at(-1) === 'items') names.push(nameOf('items'))
  if (LIST_PATHS.has(key)) return `Order of ${names.join()}`
  const [section, ...rest] = names
  const isSettings = path[1] === 'personalDetails' || path[1] === 'sections'
  return rest.length === 0 ? (section as string) : `${section}${isSettings ? ' › ' : ': '}${rest.join(' › ')}`
}

/** A labelled text; `isMarkdown`: rendered as Markdown. */
type Line = [label: string, text: string, isMarkdown?: true]
const lineOf = (label: string, text: string, isMarkdown: boolean): Line =>
  isMarkdown ? [label, text, true] : [label, text]

/** One side of a conflict as labelled lines, in a fixed order; for a changed item only the differing fields. */
export function conflictLines(conflict: Conflict, side: Choice, document: EditorDocument): Line[] {
  const { key, path, base } = conflict
  const value = conflict[side]
  if (value === undefined) return [['', 'Removed']]
  if (LIST_PATHS.has(key)) return [['', entryNames(document, key, value as string[])]]
  if (key === 'content.order')
    return [['', (value as string[]).map(name => sectionHeading(document, name)).join(' → ')]]
  if (!isObject(value)) {
    const field = path[0] === 'privacy' ? 'privacy' : path.at(-1)
    return [lineOf('', valueInWords(value, field), isMarkdown(conflict, document))]
  }
  const before = isObject(base) ? base : {}
  const changed = Object.keys({ ...value, ...before }).filter(
    field => field !== 'id' && field !== 'format' && !same(value[field], before[field]),
  )
  return inOrder(changed).map(field => {
    const text = value[field] === undefined ? 'Removed' : valueInWords(value[field], field)
    return lineOf(nameOf(field), text, field === 'description' && value.format === 'markdown')
  })
}

/** Whether the value is Markdown: the summary, and descriptions with that format. */
function isMarkdown({ key }: Conflict, document: EditorDocument): boolean {
  if (key === 'content.profileSummary') return true
  return key.endsWith('.description') && readAt(document, key.replace(/description$/, 'format')) === 'markdown'
}

/** The heading of a section, by its name in `content.order`. */
function sectionHeading({ content }: EditorDocument, name: string): string {
  const own = content.custom?.find(section => name === `custom.${section.id}`)
  return own ? itemName(own) : nameOf(name)
}

/** The names of a list's entries in the order of `ids`. */
export function entryNames(document: EditorDocument, path: Path, ids: readonly string[]): string {
  const names = new Map(listAt(document, path).map(item => [item.id, itemName(item)]))
  return ids.flatMap(id => names.get(id) ?? []).join(' → ')
}

const FIELD_ORDER = Object.keys(FIELD_NAMES)
const rank = (field: string) => (FIELD_ORDER.includes(field) ? FIELD_ORDER.indexOf(field) : FIELD_ORDER.length)
const inOrder = (fields: string[]) => fields.toSorted((a, b) => rank(a) - rank(b))

/** Readable forms of coded values. */
const VALUES: Record<string, (value: string) => string> = {
  startDate: readableMonth,
  endDate: readableMonth,
  date: readableMonth,
  language: code => new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code,
  privacy: audience => (audience === 'public' ? 'Public' : 'Only you'),
  group: () => 'Shown together',
  template: id => id.charAt(0).toUpperCase() + id.slice(1),
}
/** A value as plain text. */
export function valueInWords(value: unknown, field = ''): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) {
    const separator = value.every(item => typeof item === 'string' && item.length < 40) ? ', ' : '\n'
    return value.map(item => valueInWords(item)).join(separator)
  }
  if (isObject(value)) {
    const fields = inOrder(Object.keys(value).filter(key => key !== 'id'))
    return fields.map(key => valueInWords(value[key], key)).join(' · ')
  }
  const text = String(value)
  return CHOICE_NAMES[field]?.[text] ?? VALUES[field]?.(text) ?? text
}
