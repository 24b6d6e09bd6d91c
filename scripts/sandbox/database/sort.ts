// Sorting documents by a sort specification: arrays count with their smallest or greatest element, ties keep their order.
import { DatabaseError, unsupported } from './errors.ts'
import { indexValues, splitPath } from './paths.ts'
import { compare, type Doc, isObject, numberOf } from './values.ts'

function directionOf(value: unknown, name: string): 1 | -1 {
  if (isObject(value)) throw unsupported(`Sorting '${name}' by ${Object.keys(value)[0]}`, 2)
  const direction = numberOf(value)
  if (direction === 1 || direction === -1) return direction
  throw new DatabaseError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
}

/** A function that gives the items in the order of `sort` ({path: 1 | -1}); `documentOf` gives an item's document. */
export function sorter<T>(sort: Doc, documentOf: (item: T) => unknown): (items: T[]) => T[] {
  const keys = Object.entries(sort).map(([name, value]) => ({
    parts: splitPath(name),
    direction: directionOf(value, name),
  }))
  if (!keys.length) return items => items
  const keysOf = (item: T) => {
    const doc = documentOf(item)
    return keys.map(({ parts, direction }) =>
      indexValues(doc, parts).reduce((best, value) => (direction * compare(value, best) < 0 ? value : best)),
    )
  }
  return items => {
    const ranked = items.map(item => ({ item, values: keysOf(item) }))
    ranked.sort((a, b) => {
      for (let i = 0; i < keys.length; i++) {
        const order = compare(a.values[i], b.values[i])
        if (order) return keys[i]!.direction * order
      }
      return 0
    })
    return ranked.map(({ item }) => item)
  }
}
