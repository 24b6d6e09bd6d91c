// How a query finds its documents: by the equalities or the bounds that an index serves, or along an index that has the
// wanted order. Whatever it chooses, the filter decides about each document; only the number of those looked at differs.
import { parsed } from './cache.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { countOwners, type Index, orderOf } from './indexes.ts'
import { equalities, type Filter, isOperatorDocument } from './match.ts'
import type { Order, Stretch } from './order.ts'
import { type Doc, keyOf, numberOf, typeOf } from './values.ts'

const indexable = ['string', 'int', 'double', 'long', 'bool', 'date', 'objectId', 'binData']

interface Offer {
  /** How many documents it leaves. */
  count: number
  keys(): string[]
}

const indexOn = ({ indexes }: Collection, path: string): Index | undefined =>
  indexes.find(({ spec }) => Object.keys(spec.key)[0] === path)

function ordered(collection: Collection, path: string): { index: Index; order: Order } | undefined {
  const index = indexOn(collection, path)
  const order = index && orderOf(index)
  return index && order && { index, order }
}

function equalityOffer(collection: Collection, path: string, values: unknown[]): Offer | undefined {
  if (!values.every(value => indexable.includes(typeOf(value)))) return undefined
  const keys = [...new Set(values.map(keyOf))]
  if (path === '_id') {
    const found = keys.filter(key => collection.entries.has(key))
    return { count: found.length, keys: () => found }
  }
  const index = indexOn(collection, path)
  if (!index) return undefined
  const owners = keys.flatMap(key => index.lookup.get(key) ?? [])
  const all = () => (owners.length === 1 ? [...owners[0]!] : [...new Set(owners.flatMap(one => [...one]))])
  return { count: owners.length === 1 ? owners[0]!.size : all().length, keys: all }
}

function stretchOffer({ index, order }: { index: Index; order: Order }, stretch: Stretch): Offer {
  const keys = () => {
    const found: string[] = []
    for (let at = stretch.from; at < stretch.to; at++) found.push(...(index.lookup.get(order.keyAt(at)) ?? []))
    return found
  }
  return { count: countOwners(index, order, stretch), keys }
}

/** What the indexes offer for the parts of a filter; for its bounds on a path, `except` on one. */
function offersOf(collection: Collection, query: Doc, except?: string): Offer[] {
  return Object.entries(query).flatMap(([path, condition]): Offer[] => {
    const parts = Array.isArray(condition) ? (condition as Doc[]) : []
    if (path === '$and') return parts.flatMap(part => offersOf(collection, part, except))
    if (path === '$or') return eitherOffer(parts.map(part => smallest(offersOf(collection, part))))
    const [equal] = equalities({ [path]: condition })
    const byValue = equal && equalityOffer(collection, path, equal[1])
    const known = path === except ? undefined : ordered(collection, path)
    const stretch = known?.order.stretchOf(condition)
    const between = known && stretch && stretchOffer(known, stretch)
    return [byValue, between].filter(offer => offer !== undefined)
  })
}

/** Documents of one part or another: nothing can be said when one of the parts has no offer. */
function eitherOffer(parts: (Offer | undefined)[]): Offer[] {
  const known = parts.filter(part => part !== undefined)
  if (known.length < parts.length || known.length === 0) return []
  const count = known.reduce((sum, part) => sum + part.count, 0)
  return [{ count, keys: () => [...new Set(known.flatMap(part => part.keys()))] }]
}

const smallest = (offers: Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, offer) => (best && best.count <= offer.count ? best : offer), undefined)

const entriesOf = (collection: Collection, keys: string[]): Entry[] =>
  keys.map(key => collection.entries.get(key)!).sort((a, b) => a.order - b.order)

/** The smallest set of documents that an index offers, in natural order; all documents when none does. */
export function candidatesOf(collection: Collection, query: Doc): Iterable<Entry> {
  const best = smallest(offersOf(collection, query))
  return best ? entriesOf(collection, best.keys()) : collection.entries.values()
}

/** How many documents match, when an index knows it without looking at them. */
export function countOf(collection: Collection, query: Doc): number | undefined {
  const paths = Object.keys(query)
  if (paths.length === 0) return collection.entries.size
  const condition = query[paths[0]!]
  // An equality that stands beside something else is not all there is to know.
  const isWhole =
    !isOperatorDocument(condition) || Object.keys(condition).length === 1 || !('$eq' in condition || '$in' in condition)
  const offers = isWhole && paths.length === 1 && !paths[0]!.startsWith('$') ? offersOf(collection, query) : []
  return offers.length === 1 ? offers[0]!.count : undefined
}

/**
 * The first `needed` matching documents in the order of `sort`, read along an index with that order; undefined when there is
 * no such index, or when another one leaves so little that sorting it is less work.
 */
export function walkOf(
  collection: Collection,
  query: Doc,
  filter: Filter,
  sort: Doc,
  sorted: (entries: Entry[]) => Entry[],
  needed: number,
): Entry[] | undefined {
  const [path, direction] = Object.entries(sort)[0] ?? []
  const known = path === undefined ? undefined : ordered(collection, path)
  if (!known || needed === Number.POSITIVE_INFINITY) return undefined
  const { index, order } = known
  const stretch = order.stretchOf(query[path as string]) ?? order.all
  const other = smallest(offersOf(collection, query, path))
  // With matches spread evenly, so many are looked at on the way.
  if (other && (needed * (stretch.to - stretch.from)) / Math.max(other.count, 1) >= other.count) return undefined
  const isUp = Number(numberOf(direction)) > 0
  const found: Entry[] = []
  let looked = 0
  for (let step = 0; step < stretch.to - stretch.from && found.length < needed; step++) {
    const key = order.keyAt(isUp ? stretch.from + step : stretch.to - 1 - step)
    const group = entriesOf(collection, [...(index.lookup.get(key) ?? [])])
    looked += group.length
    // Matches are rarer here than elsewhere: the other index was the better one after all.
    if (other && looked > other.count) return undefined
    found.push(...sorted(group.filter(entry => filter.matches(parsed(entry)))))
  }
  return found
}
