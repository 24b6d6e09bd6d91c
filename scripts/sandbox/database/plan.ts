// Chooses the index for a query, or one for each alternative of an $or, only where MongoDB could use it too.
import { type Condition, conditionsOf, valuesOf } from './implied.ts'
import { type Entry, type Index, idIndex, mayUse } from './indexes.ts'
import { type Doc, isObject, keyOf, typeOf } from './values.ts'

/** The part of a collection that queries search: documents by the key of their `_id`, and the other indexes. */
type Searched = { entries: Map<string, Entry>; indexes: Index[] }

/** Indexes that together serve a query, and their sets of candidate documents. */
type Choice = { names: string[]; sets: Set<Entry>[] }

/** Operators that select a range of an index; others, such as $ne, would scan all of it. */
const BOUNDS = ['$eq', '$in', '$gt', '$gte', '$lt', '$lte', '$type']

/** Values with exactly one index key; null also matches a missing field, and an array its elements. */
const hasOneKey = (value: unknown) => !['null', 'missing', 'array'].includes(typeOf(value))

const sizeOf = ({ sets }: Choice) => sets.reduce((sum, { size }) => sum + size, 0)

/** The documents of an index in the range of dates that a filter asks for, or all. */
function rangeOf(index: Index, filter: Doc): Set<Entry> {
  const bounds = conditionsOf(filter).filter(([path, , value]) => path === index.firstPath && value instanceof Date)
  const from = bounds.filter(([, operator]) => operator === '$gt' || operator === '$gte')
  const to = bounds.filter(([, operator]) => operator === '$lt' || operator === '$lte')
  if (from.length + to.length === 0) return index.held
  const msOf = ([, , value]: Condition) => (value as Date).getTime()
  return index.within(Math.max(...from.map(msOf)), Math.min(...to.map(msOf)))
}

/** The choice with the fewest candidates; undefined when no index serves the query. */
function choose(collection: Searched, filter: Doc, allowed: Index[] = []): Choice | undefined {
  const { indexes, entries } = collection
  const usable = indexes.filter(index => allowed.includes(index) || mayUse(index.spec, filter))
  const choices = conditionsOf(filter).flatMap((condition): Choice[] => {
    const [path, operator, parts] = condition
    if (path === '$or' && Array.isArray(parts)) {
      const each = parts.flatMap(part => (isObject(part) && choose(collection, part, usable)) || [])
      const joined = { names: each.flatMap(({ names }) => names), sets: each.flatMap(({ sets }) => sets) }
      return each.length === parts.length ? [joined] : []
    }
    if (!BOUNDS.includes(operator)) return []
    const values = valuesOf(condition)?.every(hasOneKey) ? valuesOf(condition) : undefined
    if (path === '_id') {
      const found = values?.flatMap(value => entries.get(keyOf(value)) ?? []) ?? entries.values()
      return [{ names: [idIndex.name], sets: [new Set(found)] }]
    }
    const serving = usable.filter(index => index.firstPath === path)
    const setsOf = (index: Index) => (values ? index.withFirst(values) : [rangeOf(index, filter)])
    return serving.map(index => ({ names: [index.spec.name], sets: setsOf(index) }))
  })
  return choices.sort((a, b) => sizeOf(a) - sizeOf(b))[0]
}

/** The candidate documents of a query, in insertion order. */
export function candidatesOf(collection: Searched, filter: Doc): Iterable<Entry> {
  const choice = choose(collection, filter)
  if (!choice || sizeOf(choice) >= collection.entries.size) return collection.entries.values()
  return [...new Set(choice.sets.flatMap(set => [...set]))].sort((a, b) => a.order - b.order)
}

/** The plan for a query in MongoDB's shape. */
export function planOf(collection: Searched, filter: Doc): Doc {
  const scans = choose(collection, filter)?.names.map(indexName => ({ stage: 'IXSCAN', indexName })) ?? []
  if (scans.length === 0) return { stage: 'COLLSCAN' }
  return { stage: 'FETCH', inputStage: scans.length > 1 ? { stage: 'OR', inputStages: scans } : scans[0] }
}

/** A filter without its values: `{ userId: ?, at: { $gt: ? } }`. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value) && value.some(isObject)) return `[ ${value.map(shapeOf).join(', ')} ]`
  if (!isObject(value)) return '?'
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${shapeOf(part)}`)
  return `{ ${fields.join(', ')} }`
}
