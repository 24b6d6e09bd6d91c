// Three-way merge of documents: changes of different fields are combined, different changes of one field are a conflict
// for the person to decide. Pure.
import { type ItemWithId, isItems, itemsById, same } from '../../../../api/core/cv/values.ts'
import {
  addItem,
  type EditorDocument,
  isObject,
  LIST_PATHS,
  readAt,
  removeItem,
  reorder,
  weave,
  writeInto,
} from './document.ts'
import { withGroups } from './roles.ts'

/** The values of the base and both sides; undefined when absent. */
type Sides<Value = unknown> = { base: Value; mine: Value; theirs: Value }
type Path = readonly string[]
/** Different changes of a field, of an entry, or of the order of a section's entries (by their ids). `key`: the path as one text. */
export type Conflict = Sides & { key: string; path: Path }
export type Merged<D = EditorDocument> = { document: D; conflicts: Conflict[] }
export type Choice = 'mine' | 'theirs'

/** Combines both sides' changes since `base`; in a conflict the document holds `mine` until it is decided. */
export function merge<D>(base: D, mine: D, theirs: D): Merged<D> {
  const conflicts: Conflict[] = []
  const document = mergeValue({ base, mine, theirs }, [], conflicts) as D
  return { document: withGroups(document), conflicts }
}

/** Applies `mine`'s changes since `before` to `after`; in a conflict mine wins. */
export function rebase<D>(before: D, mine: D, after: D): D {
  if (same(before, after)) return mine
  if (same(mine, before)) return after
  return merge(before, mine, after).document
}

/** Applies the chosen side to each conflict; without a choice mine stays. */
export function resolve<D>(document: D, conflicts: Conflict[], choices: Record<string, Choice>): D {
  const chosen = conflicts.filter(({ key }) => choices[key] === 'theirs')
  return withGroups(chosen.reduce((next, conflict) => takeTheirs(next as EditorDocument, conflict) as D, document))
}

function takeTheirs(document: EditorDocument, { key, path, theirs }: Conflict): EditorDocument {
  if (LIST_PATHS.has(key)) return reorder(document, key, theirs as string[])
  const list = path.slice(0, -1).join('.')
  if (LIST_PATHS.has(list)) {
    if (theirs === undefined) return removeItem(document, list, path.at(-1) as string)
    if (readAt(document, key) === undefined) return addItem(document, list, theirs as ItemWithId)
  }
  return writeInto(document, path, theirs) as EditorDocument
}

type Data = Record<string, unknown>

/** The merged value: `mine` where both sides changed it, which is added to `conflicts`. */
function mergeValue(sides: Sides, path: Path, conflicts: Conflict[]): unknown {
  const { base, mine, theirs } = sides
  if (same(mine, theirs) || same(base, theirs)) return mine
  if (same(base, mine)) return theirs
  const key = path.join('.')
  if (key === 'content.education') {
    const education = mergeFields(sides as Sides<Data | undefined>, path, conflicts)
    return Object.keys(education).length > 0 ? education : undefined
  }
  if (isObject(mine) && isObject(theirs) && !wouldMix(sides as Sides<Data>))
    return mergeFields(sides as Sides<Data>, path, conflicts)
  const isSection = LIST_PATHS.has(key)
  if (isSection || (isItems(mine) && isItems(theirs))) {
    const merged = mergeItems({ base: itemsIn(base), mine: itemsIn(mine), theirs: itemsIn(theirs) }, path)
    if (isSection || !merged.conflicts.some(conflict => concernsList(conflict, path))) {
      conflicts.push(...merged.conflicts)
      return merged.items.length > 0 ? merged.items : undefined
    }
  }
  conflicts.push({ key, path, ...sides })
  return mine
}

/**
 * Fields that are only meaningful together: a text and its format, an end date and "I work here now", a mark and its scale, a field of
 * one's own. A merge does not mix them, and a save sends all of them or none.
 */
export const TOGETHER = [
  ['description', 'format'],
  ['endDate', 'current'],
  ['score', 'scoreScale', 'scoreKind'],
  // A new value must not become public by a decision about the earlier one.
  ['label', 'value', 'public'],
]

/** Whether both sides changed such a group of fields, so that a merge by field would mix them. */
function wouldMix({ base, mine, theirs }: Sides<Data>): boolean {
  return TOGETHER.some(fields => {
    const differing = fields.filter(field => !same(mine[field], theirs[field]))
    const changedIn = (side: Data) => fields.some(field => !same(side[field], base?.[field]))
    return differing.length > 1 && changedIn(mine) && changedIn(theirs)
  })
}

function mergeFields({ base, mine, theirs }: Sides<Data | undefined>, path: Path, conflicts: Conflict[]) {
  const result: Data = {}
  for (const key of Object.keys({ ...mine, ...theirs })) {
    const field = { base: base?.[key], mine: mine?.[key], theirs: theirs?.[key] }
    const value = mergeValue(field, [...path, key], conflicts)
    if (value !== undefined) result[key] = value
  }
  return result
}

const itemsIn = (value: unknown): ItemWithId[] => (isItems(value) ? value : [])
const idsOf = (items: readonly ItemWithId[]): string[] => items.map(({ id }) => id)

function mergeItems({ base, mine, theirs }: Sides<ItemWithId[]>, path: Path) {
  const [b, m, t] = [itemsById(base), itemsById(mine), itemsById(theirs)]
  const conflicts: Conflict[] = []
  const merged = new Map<string, unknown>()
  for (const id of new Set([...m.keys(), ...t.keys()])) {
    const item = mergeValue({ base: b.get(id), mine: m.get(id), theirs: t.get(id) }, [...path, id], conflicts)
    if (item !== undefined) merged.set(id, item)
  }
  const orders = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }
  const { order, clash } = mergeOrder(orders, id => merged.has(id))
  if (clash) conflicts.push({ key: path.join('.'), path, ...orders })
  return { items: order.map(id => merged.get(id)), conflicts }
}

/** Whether only a whole list can be chosen: both sides moved its entries, or one side removed an entry that the other changed. */
function concernsList({ path, mine, theirs }: Conflict, list: Path): boolean {
  const isRemoved = mine === undefined || theirs === undefined
  return path.length === list.length || (path.length === list.length + 1 && isRemoved)
}

/** The ids in the order after both sides' moves; `clash` when both moved the same entries differently. */
function mergeOrder({ base, mine, theirs }: Sides<string[]>, isPresent: (id: string) => boolean) {
  const common = new Set(base.filter(id => mine.includes(id) && theirs.includes(id)))
  const relative = (order: string[]) => order.filter(id => common.has(id)).join()
  const mineMoved = relative(mine) !== relative(base)
  const theirsMoved = relative(theirs) !== relative(base)
  const [first, second] = theirsMoved && !mineMoved ? [theirs, mine] : [mine, theirs]
  return {
    order: weave(first, second, isPresent),
    clash: mineMoved && theirsMoved && relative(mine) !== relative(theirs),
  }
}

/** The fields and entries that differ between a document and its base: the content of a crash draft. */
export type Patch = { base: unknown; mine: unknown }

export const patchBetween = (base: unknown, mine: unknown): Patch | null =>
  same(base, mine) ? null : differing(base, mine, 0)

/** The depth in a document down to which equal fields are left out: settings, and sections of the content. */
const PATCH_DEPTH = 2

function differing(base: unknown, mine: unknown, depth: number): Patch {
  const patch: { base: Data; mine: Data } = { base: {}, mine: {} }
  if (depth < PATCH_DEPTH && isObject(base) && isObject(mine)) {
    for (const key of Object.keys({ ...base, ...mine })) {
      if (same(base[key], mine[key])) continue
      const field = differing(base[key], mine[key], depth + 1)
      patch.base[key] = field.base
      patch.mine[key] = field.mine
    }
    return patch
  }
  // An added, removed or moved entry needs the whole list for its position.
  const isInPlace = isItems(base) && isItems(mine) && same(idsOf(base), idsOf(mine))
  if (!isInPlace) return { base, mine }
  const isChanged = (_: unknown, at: number) => !same(base[at], mine[at])
  return { base: base.filter(isChanged), mine: mine.filter(isChanged) }
}

/** Applies a patch to the current document, with conflicts as in merge. */
export const applyPatch = <D>(current: D, { base, mine }: Patch): Merged<D> => merge(base as D, mine as D, current)
