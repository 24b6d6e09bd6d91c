// Custom sections of a CV, which a resume has in `x-sections`. Those for volunteering and publications, of CVs that were imported before
// these had sections of their own, stay in their lists.
import type { CvContentData } from '../../core/contract/cv.ts'
import { MAX_ITEMS } from './kinds.ts'
import { fields, type Item, isObject, type Lens, patchFields, type Raw, readFields, unreadKeys } from './lens.ts'
import { type Entry, listOf, listUnmapped, patchList, readList, relocated, setList } from './lists.ts'
import { customItemLens, isSecondIn, NAMED_CUSTOM } from './sections.ts'

const HEAD = fields({ title: ['title', 'short'], hidden: ['x-hidden', 'flag'] })
const SECTION_ID = /^[A-Za-z0-9_-]{1,40}$/

const isOwnId = (id: unknown): id is string =>
  typeof id === 'string' && SECTION_ID.test(id) && !(id in Object.prototype) && !NAMED_CUSTOM.some(one => one.id === id)

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

const isSectionList = (list: unknown): list is unknown[] =>
  Array.isArray(list) && list.length <= MAX_ITEMS - NAMED_CUSTOM.length

/** The sections in `x-sections`; a second one with the same id is left unchanged. */
function readSections(resume: Raw): Entry[] {
  if (!isSectionList(resume['x-sections'])) return []
  const entries = readList(resume['x-sections'], 'section', sectionLens)
  return entries.filter(({ item }, index) => entries.findIndex(other => other.item.id === item.id) === index)
}

type Named = (typeof NAMED_CUSTOM)[number]

const namedEntries = (resume: Raw, { id, lens }: Named, content?: CvContentData) =>
  readList(resume[id], id, lens, isSecondIn(resume, id, content))

function readNamed(resume: Raw, section: Named, content?: CvContentData): Item | null {
  const { id, title, head } = section
  const items = namedEntries(resume, section, content).map(entry => entry.item)
  return items.length > 0 ? { id, title, ...readFields(resume, head), items } : null
}

export function readCustom(resume: Raw): Item[] {
  const named = NAMED_CUSTOM.map(section => readNamed(resume, section)).filter(section => section !== null)
  return [...named, ...readSections(resume).map(entry => entry.item)]
}

/** Writes what differs between the sections of `resume` and those of `content` into `result`. */
export function patchCustom(resume: Raw, result: Raw, content: CvContentData): void {
  const custom = (content.custom ?? []) as readonly Item[]
  for (const section of NAMED_CUSTOM) {
    const { id, title, head, lens } = section
    const now: Item = custom.find(one => one.id === id) ?? {}
    // The default title is not written.
    const headOf = (one: Item | null): Item => (one?.title === title ? { ...one, title: undefined } : (one ?? {}))
    patchFields(result, head, headOf(readNamed(resume, section, content)), headOf(now))
    const entries = relocated(namedEntries(resume, section, content), resume[id], result[id])
    setList(result, id, patchList(listOf(result[id]), entries, (now.items ?? []) as Item[], lens))
  }
  const own = custom.filter(section => !NAMED_CUSTOM.some(({ id }) => id === section.id))
  const list = resume['x-sections']
  if (own.length === 0 && !isSectionList(list)) return
  setList(result, 'x-sections', patchList(listOf(list), readSections(resume), own, sectionLens))
}

/** The top-level keys of the resume that are mapped to custom sections. */
export function customKeys(resume: Raw): string[] {
  const heads = NAMED_CUSTOM.flatMap(({ head }) =>
    Object.entries(readFields(resume, head)).map(([field]) => ({ head, field })),
  )
  const names = heads.map(({ head, field }) => head.find(one => one.field === field)?.key ?? '')
  return [...NAMED_CUSTOM.map(({ id }) => id), ...names, ...(isSectionList(resume['x-sections']) ? ['x-sections'] : [])]
}

export function customUnmapped(resume: Raw, path: string): string[] {
  const named = NAMED_CUSTOM.flatMap(({ id, lens }) =>
    listUnmapped(resume[id], `${path}/${id}`, lens, isSecondIn(resume, id)),
  )
  const list = resume['x-sections']
  if (!isSectionList(list)) return named
  const taken = new Set(readSections(resume).map(entry => entry.index))
  const own = list.flatMap((raw, index) => {
    const at = `${path}/x-sections/${index}`
    return isObject(raw) && taken.has(index) ? sectionLens.unmapped(raw, at) : [at]
  })
  return [...named, ...own]
}
