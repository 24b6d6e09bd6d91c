// A document split into the units that are saved, merged and chosen separately, and the inverse.
// The units are each setting, each section without its items, and each list item. Pure.
import { type EditorDocument, isItem, LISTS, SLOTS } from './session/document.ts'
import { weave } from './session/merge-value.ts'

/**
 * Part keys: `title`, `privacy.email`, `style.accent`, `personalDetails`, `profileSummary`, `sections` (their order),
 * `sectionTitles` (and which are hidden), `education.class10`, `education.other/<id>`, `experience/<id>`, and `experience/` (the order of a list's ids).
 */
export type Parts = Map<string, unknown>

type Data = Record<string, unknown>

const SETTINGS = ['title', 'language', 'template', 'indexable'] as const
const GROUPS = ['privacy', 'style'] as const
const PLAIN = {
  personalDetails: 'personalDetails',
  profileSummary: 'profileSummary',
  sections: 'order',
  sectionTitles: 'sections',
} as const
export const LIST_KEYS: readonly string[] = ['education.other', ...LISTS]

export function partsOf(document: EditorDocument): Parts {
  const parts: Parts = new Map()
  const put = (key: string, value: unknown) => value !== undefined && parts.set(key, value)
  for (const name of SETTINGS) put(name, document[name])
  for (const group of GROUPS) {
    for (const [name, value] of Object.entries(document[group])) put(`${group}.${name}`, value)
  }
  const content = document.content as Data
  for (const [key, name] of Object.entries(PLAIN)) put(key, content[name])
  const education = (content.education ?? {}) as Data
  for (const slot of SLOTS) put(`education.${slot}`, education[slot])
  for (const key of LIST_KEYS) {
    const list = (key === 'education.other' ? education.other : content[key]) as unknown[] | undefined
    if (!list || list.length === 0) continue
    const items = list.filter(isItem)
    for (const item of items) put(`${key}/${item.id}`, item)
    put(
      `${key}/`,
      items.map(item => item.id),
    )
  }
  return parts
}

/** The inverse of partsOf. Items missing from their list's order are appended. */
export function documentFrom(parts: Parts): EditorDocument {
  const content: Data = {}
  for (const [key, name] of Object.entries(PLAIN)) if (parts.get(key) !== undefined) content[name] = parts.get(key)
  const education: Data = {}
  for (const slot of SLOTS) {
    const value = parts.get(`education.${slot}`)
    if (value !== undefined) education[slot] = value
  }
  const found = itemsByList(parts)
  for (const key of LIST_KEYS) {
    const items = found.get(key)
    if (!items) continue
    const ids = weave((parts.get(`${key}/`) ?? []) as string[], [...items.keys()], id => items.has(id))
    const list = ids.map(id => items.get(id))
    if (key === 'education.other') education.other = list
    else content[key] = list
  }
  if (Object.keys(education).length > 0) content.education = education
  const settings: Data = {}
  for (const name of SETTINGS) settings[name] = parts.get(name)
  for (const group of GROUPS) settings[group] = groupOf(parts, group)
  return { ...settings, content } as unknown as EditorDocument
}

function groupOf(parts: Parts, group: string): Data {
  const data: Data = {}
  for (const [key, value] of parts) {
    if (key.startsWith(`${group}.`) && value !== undefined) data[key.slice(group.length + 1)] = value
  }
  return data
}

function itemsByList(parts: Parts): Map<string, Map<string, unknown>> {
  const lists = new Map<string, Map<string, unknown>>()
  for (const [key, value] of parts) {
    const slash = key.indexOf('/')
    if (slash < 0 || slash === key.length - 1 || value === undefined) continue
    const list = lists.get(key.slice(0, slash)) ?? new Map()
    lists.set(key.slice(0, slash), list.set(key.slice(slash + 1), value))
  }
  return lists
}

export const isOrderKey = (key: string) => key.endsWith('/')
