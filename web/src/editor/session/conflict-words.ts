// The subject of a conflict between two tabs and the content of each side, in words.

import { isOrderKey, partsOf } from '../parts.ts'
import { readableMonth } from '../steps/months.ts'
import { FIELD_NAMES, itemName, nameOf, partName } from '../words.ts'
import { type EditorDocument, isItem, isObject, readAt, same } from './document.ts'
import { type Choice, type Conflict, placeOf } from './merge.ts'

/** The subject of a conflict: "Experience: Lead › Company", "Personal details › Phone". */
export function conflictName(conflict: Conflict, document: EditorDocument): string {
  const { part, way } = placeOf(conflict)
  const { mine, theirs, base } = conflict
  if (way.length === 0) return partName(part, mine, theirs, base)
  let inner = partsOf(document).get(part)
  const names = [partName(part, inner)]
  for (const key of way) {
    const isInList = Array.isArray(inner)
    inner = isInList ? (inner as unknown[]).find(item => isItem(item) && item.id === key) : (inner as Data)?.[key]
    names.push(isInList ? itemName(inner) : part === 'style.breaks' ? sectionIn(document, key) : nameOf(key))
  }
  // "Entries" adds nothing to the name of the entry.
  return names.filter((name, at) => name !== FIELD_NAMES.items || at === names.length - 1).join(' › ')
}

/** A labelled text; `isMarkdown`: rendered as Markdown. */
type Line = [label: string, text: string, isMarkdown?: true]
const lineOf = (label: string, text: string, isMarkdown: boolean): Line =>
  isMarkdown ? [label, text, true] : [label, text]

/** One side of a conflict as labelled lines, in a fixed order; for a changed item only the differing fields. */
export function conflictLines(conflict: Conflict, side: Choice, document: EditorDocument): Line[] {
  const { key, base } = conflict
  const value = conflict[side]
  if (value === undefined) return [['', 'Removed']]
  if (isOrderKey(key)) {
    const list = (readAt(document, `content.${key.slice(0, -1)}`) ?? []) as { id?: string }[]
    const names = new Map(list.map(item => [item.id, itemName(item)]))
    return [['', (value as string[]).flatMap(id => names.get(id) ?? []).join(' → ')]]
  }
  if (key === 'sections') return [['', (value as string[]).map(name => sectionIn(document, name)).join(' → ')]]
  if (!isObject(value)) {
    const field = key.startsWith('privacy.') ? 'privacy' : key.split(/[#./]/).at(-1)
    return [lineOf('', textOf(value, field), isMarkdown(conflict, document))]
  }
  const before = isObject(base) ? base : {}
  const changed = [...new Set([...Object.keys(value), ...Object.keys(before)])].filter(
    field => field !== 'id' && field !== 'format' && !same(value[field], before[field]),
  )
  return inOrder(changed).map(field => {
    const text = value[field] === undefined ? 'Removed' : textOf(value[field], field)
    return lineOf(nameOf(field), text, field === 'description' && value.format === 'markdown')
  })
}

/** Whether the value is Markdown: the summary, and descriptions with that format. */
function isMarkdown(conflict: Conflict, document: EditorDocument): boolean {
  const { part, way } = placeOf(conflict)
  if (part === 'profileSummary') return true
  const item = partsOf(document).get(part)
  return way.join() === 'description' && isObject(item) && item.format === 'markdown'
}

type Data = Record<string, unknown>

/** The heading of a section, by its name in `content.order`. */
function sectionIn({ content }: EditorDocument, name: string): string {
  const own = content.custom?.find(section => name === `custom.${section.id}`)
  return own ? itemName(own) : nameOf(name)
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
  template: id => id.charAt(0).toUpperCase() + id.slice(1),
}
/** A value as plain text. */
export function textOf(value: unknown, field = ''): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) {
    const separator = value.every(item => typeof item === 'string' && item.length < 40) ? ', ' : '\n'
    return value.map(item => textOf(item)).join(separator)
  }
  if (isObject(value)) {
    const fields = inOrder(Object.keys(value).filter(key => key !== 'id'))
    return fields.map(key => textOf(value[key], key)).join(' · ')
  }
  const text = String(value)
  return VALUES[field]?.(text) ?? text
}
