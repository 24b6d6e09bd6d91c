// Custom sections of a CV, which a resume has in `x-sections`.

import type { CvContentData } from '../../core/contract/cv.ts'
import { MAX_ITEMS } from './kinds.ts'
import { fields, type Item, type Lens, patchFields, type Raw, readFields, unreadKeys } from './lens.ts'
import { type Entry, listOf, listUnmapped, patchList, readList, setList, unreadItems } from './lists.ts'
import { customItemLens } from './sections.ts'

const HEAD = fields({ title: ['title', 'short'], hidden: ['x-hidden', 'flag'] })
const SECTION_ID = /^[A-Za-z0-9_-]{1,40}$/

const isOwnId = (id: unknown): id is string =>
  typeof id === 'string' && SECTION_ID.test(id) && !(id in Object.prototype)

/** Whether we can read the list; `items` of another shape, from another program, are left unchanged. */
const isItemList = (items: unknown) => items === undefined || (Array.isArray(items) && items.length <= MAX_ITEMS)

const sectionLens: Lens = {
  read(raw) {
    if (!isItemList(raw.items)) return {}
    const items = readList(raw.items, 'item', customItemLens).map(entry => entry.item)
    const id = isOwnId(raw.id) ? { id: raw.id } : {}
    return { ...id, ...readFields(raw, HEAD), ...(items.length > 0 ? { items } : {}) }
  },
  patch(raw, before, now) {
    if (now.id !== undefined && before.id !== now.id) raw.id = now.id
    patchFields(raw, HEAD, before, now)
    const entries = readList(raw.items, 'item', customItemLens)
    setList(raw, 'items', patchList(listOf(raw.items), entries, (now.items ?? []) as Item[], customItemLens))
  },
  problems: () => [],
  unmapped: (raw, path) => [
    ...unreadKeys(raw, HEAD, path, ['items', ...(isOwnId(raw.id) ? ['id'] : [])]),
    ...listUnmapped(raw.items, `${path}/items`, customItemLens),
  ],
}

const isSectionList = (list: unknown): list is unknown[] => Array.isArray(list) && list.length <= MAX_ITEMS

/** The sections in `x-sections`; a second one with the same id is left unchanged. */
export function readSections(resume: Raw): Entry[] {
  if (!isSectionList(resume['x-sections'])) return []
  const entries = readList(resume['x-sections'], 'section', sectionLens)
  return entries.filter(({ item }, index) => entries.findIndex(other => other.item.id === item.id) === index)
}

export const readCustom = (resume: Raw): Item[] => readSections(resume).map(entry => entry.item)

/** Writes the differences between the sections of `resume` and those of `content` into `result`. */
export function patchCustom(resume: Raw, result: Raw, content: CvContentData): void {
  const custom = (content.custom ?? []) as readonly Item[]
  const list = resume['x-sections']
  if (custom.length === 0 && !isSectionList(list)) return
  setList(result, 'x-sections', patchList(listOf(list), readSections(resume), custom, sectionLens))
}

/** The top-level keys of the resume that are mapped to custom sections. */
export const customKeys = (resume: Raw): string[] => (isSectionList(resume['x-sections']) ? ['x-sections'] : [])

export function customUnmapped(resume: Raw, path: string): string[] {
  const list = resume['x-sections']
  if (!isSectionList(list)) return []
  return unreadItems(list, readSections(resume), `${path}/x-sections`, sectionLens)
}
