// Imported items keep the ids of equal items in the draft, because claims refer to ids. The import derives ids from indexes, by which
// the export finds each item again; so the origin stores which id each of them got instead. Pure.
import { canonicalJson } from '../core/canonical-json.ts'
import type { CvContentData } from '../core/contract/cv.ts'
import { ITEM_LISTS } from '../core/contract/sections.ts'
import { isBlank } from './json-resume/kinds.ts'
import type { Item } from './json-resume/lens.ts'

/** The ids in the CV by the ids of the import, where they differ. */
export type KeptIds = Readonly<Record<string, string>>

/** Changes the items of lists and the studies. `group`: what an item can be moved within. */
function mapItems(content: CvContentData, change: (item: Item, group: string) => Item): CvContentData {
  const changed = (given: unknown, group: string) =>
    Array.isArray(given) ? given.map(item => change(item, group)) : given && change(given as Item, group)
  const within = (parts: object, names: readonly string[]) =>
    Object.fromEntries(names.map(name => [name, changed((parts as Item)[name], name)]))
  const { education } = content
  return {
    ...content,
    ...within(
      content,
      ITEM_LISTS.filter(section => content[section]),
    ),
    ...(education && { education: within(education, Object.keys(education)) }),
  } as CvContentData
}

function itemsOf(content: CvContentData): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  mapItems(content, (item, group) => {
    found.set(group, [...(found.get(group) ?? []), item])
    return item
  })
  return found
}

/** The content of an item, without its id, its group and its empty fields. */
const contentKey = ({ id: _, group: __, ...said }: Item) =>
  canonicalJson(Object.fromEntries(Object.entries(said).filter(([, value]) => !isBlank(value))))

/** An item with the same content gets its old id; after that, a changed item the id at its position. All ids stay different. */
export function keepIds(content: CvContentData, before: CvContentData, newId: () => string) {
  const kept = new Map<Item, string>()
  const used = new Set<string>()
  const known = itemsOf(before)
  for (const [group, items] of itemsOf(content)) {
    const rest = new Set((known.get(group) ?? []).map((item, at) => ({ id: item.id, at, text: contentKey(item) })))
    const pair = (fits: (old: { at: number; text: string }, at: number, text: string) => boolean) => {
      for (const [at, item] of items.entries()) {
        const text = contentKey(item)
        const old = kept.has(item) ? undefined : [...rest].find(one => fits(one, at, text))
        if (!old) continue
        rest.delete(old)
        if (typeof old.id !== 'string' || used.has(old.id)) continue
        kept.set(item, old.id)
        used.add(old.id)
      }
    }
    pair((old, _at, text) => old.text === text)
    pair((old, at) => old.at === at)
  }
  const ids: Record<string, string> = {}
  const named = mapItems(content, item => {
    const own = String(item.id)
    const id = kept.get(item) ?? (used.has(own) ? newId() : own)
    if (id !== own) ids[own] = id
    return { ...item, id }
  })
  return { content: named, ids }
}

/** The content with the ids that the import of its document makes. */
export function withImportedIds(content: CvContentData, ids: KeptIds = {}): CvContentData {
  const own = new Map(Object.entries(ids).map(([imported, kept]) => [kept, imported]))
  if (own.size === 0) return content
  return mapItems(content, item => ({ ...item, ...(own.has(String(item.id)) && { id: own.get(String(item.id)) }) }))
}
