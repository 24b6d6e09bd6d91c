// Three-way merge of one value: records by field, lists by item. Pure.
import { type Item, isItem, isObject, same } from './document.ts'

/** The values of the base and both sides; undefined when absent. */
export type Sides = { base: unknown; mine: unknown; theirs: unknown }
/** Called for each conflict, with the keys and ids that lead to it. */
type Ask = (way: readonly string[], sides: Sides) => void

/** The merged value; in a conflict it holds `mine` and `ask` is called. */
export function mergeValue(sides: Sides, ask: Ask, way: readonly string[] = []): unknown {
  const { base, mine, theirs } = sides
  if (same(mine, theirs) || same(base, theirs)) return mine
  if (same(base, mine)) return theirs
  if (isObject(mine) && isObject(theirs)) {
    const before = isObject(base) ? base : {}
    if (!wouldMix({ base: before, mine, theirs })) return mergeFields(before, mine, theirs, ask, way)
  }
  if (isItems(mine) && isItems(theirs)) {
    const merged = mergeItems(isItems(base) ? base : [], mine, theirs, way)
    for (const [inner, found] of merged?.asked ?? []) ask(inner, found)
    if (merged) return merged.items.length > 0 ? merged.items : undefined
  }
  ask(way, sides)
  return mine
}

type Data = Record<string, unknown>

/** Fields that are only meaningful together: a text and its format, an end date and "I work here now". */
const TOGETHER = [
  ['description', 'format'],
  ['endDate', 'current'],
]

/** Whether both sides changed such a group of fields, so that a merge by field would mix them. */
function wouldMix({ base, mine, theirs }: Record<keyof Sides, Data>): boolean {
  return TOGETHER.some(fields => {
    const differing = fields.filter(field => !same(mine[field], theirs[field]))
    const changedIn = (side: Data) => fields.some(field => !same(side[field], base[field]))
    return differing.length > 1 && changedIn(mine) && changedIn(theirs)
  })
}

function mergeFields(base: Data, mine: Data, theirs: Data, ask: Ask, way: readonly string[]): Data {
  const result: Data = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValue({ base: base[key], mine: mine[key], theirs: theirs[key] }, ask, [...way, key])
    if (value !== undefined) result[key] = value
  }
  return result
}

type Named = Item & { id: string }
const isItems = (value: unknown): value is Named[] => Array.isArray(value) && value.length > 0 && value.every(isItem)

const byId = (list: Named[]) => new Map(list.map(item => [item.id, item]))

/** null when only a whole list can be chosen: an item removed here and changed there, or both orders changed. */
function mergeItems(base: Named[], mine: Named[], theirs: Named[], way: readonly string[]) {
  const [b, m, t] = [byId(base), byId(mine), byId(theirs)]
  const asked: [way: readonly string[], sides: Sides][] = []
  const merged = new Map<string, unknown>()
  for (const id of new Set([...m.keys(), ...t.keys()])) {
    const sides = { base: b.get(id), mine: m.get(id), theirs: t.get(id) }
    const isGone = sides.mine === undefined || sides.theirs === undefined
    if (isGone && sides.base && !same(sides.base, sides.mine ?? sides.theirs)) return null
    const value = mergeValue(sides, (inner, found) => asked.push([inner, found]), [...way, id])
    if (value !== undefined) merged.set(id, value)
  }
  const ids = (list: Named[]) => list.map(({ id }) => id)
  const orders = { base: ids(base), mine: ids(mine), theirs: ids(theirs) }
  const { order, clash } = mergeOrder(orders, id => merged.has(id))
  return clash ? null : { items: order.map(id => merged.get(id)), asked }
}

type Orders = { base: string[]; mine: string[]; theirs: string[] }

/** The ids in the order after both sides' moves; `clash` when both moved the same ones differently. */
export function mergeOrder({ base, mine, theirs }: Orders, isThere: (id: string) => boolean) {
  const common = new Set(base.filter(id => mine.includes(id) && theirs.includes(id)))
  const relative = (order: string[]) => order.filter(id => common.has(id)).join()
  const mineMoved = relative(mine) !== relative(base)
  const theirsMoved = relative(theirs) !== relative(base)
  const [first, second] = theirsMoved && !mineMoved ? [theirs, mine] : [mine, theirs]
  return {
    order: weave(first, second, isThere),
    clash: mineMoved && theirsMoved && relative(mine) !== relative(theirs),
  }
}

/** `first` plus the ids that only `second` has, each after its neighbour there; without ids that `allowed` refuses. */
export function weave(first: string[], second: string[], allowed: (id: string) => boolean): string[] {
  const woven = first.filter(allowed)
  const have = new Set(woven)
  second.forEach((id, at) => {
    if (have.has(id) || !allowed(id)) return
    const before = second.slice(0, at).findLast(other => have.has(other))
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id)
    have.add(id)
  })
  return woven
}
