// How a query finds its documents: by what the indexes know of its parts, several at once, or along an index that has the
// wanted order, each only where MongoDB would use it too. What they know exactly is not looked at again; about everything else the filter decides.
import { parsed } from './cache.ts'
import type { Collection } from './collection.ts'
import type { Entry } from './entry.ts'
import { mayUse } from './implied.ts'
import { countOwners, type Index, orderOf } from './indexes.ts'
import { equalities, type Filter, isOperatorDocument } from './match.ts'
import type { Order, Stretch } from './order.ts'
import { type Doc, keyOf, numberOf, typeOf } from './values.ts'

const indexable = ['string', 'int', 'double', 'long', 'bool', 'date', 'objectId', 'binData']
/** To read a document costs as much as so many steps from key to key. */
const READ_STEPS = 16

/** The documents that a part of a query may leave, by their keys. */
interface Offer {
  /** At most so many, and exactly so many when `isCounted`. */
  count: number
  isCounted: boolean
  /** Whether these are the very documents that match, and no others. */
  isExact: boolean
  keys(): string[]
  has(key: string): boolean
  /** Steps before `has` can answer. */
  cost: number
}

/** A collection, and those of its indexes that a query may use. */
interface Sources {
  collection: Collection
  usable: Index[]
}

const sourcesOf = (collection: Collection, query: Doc, usable: Index[] = []): Sources => ({
  collection,
  usable: collection.indexes.filter(index => usable.includes(index) || mayUse(index.spec, query)),
})

const indexOn = ({ usable }: Sources, path: string): Index | undefined =>
  usable.find(({ spec }) => Object.keys(spec.key)[0] === path)

function ordered(sources: Sources, path: string): { index: Index; order: Order } | undefined {
  const index = indexOn(sources, path)
  const order = index && orderOf(index)
  return index && order && { index, order }
}

/** A set that is made when it is first asked. */
function lazily(keys: () => string[]): (key: string) => boolean {
  let made: Set<string> | undefined
  return key => {
    made ??= new Set(keys())
    return made.has(key)
  }
}

/** Documents of several sets, of which one document may be in more than one. */
function unionOf(sets: ReadonlySet<string>[], isExact: boolean): Offer {
  const [only] = sets
  if (only && sets.length === 1) {
    return { count: only.size, isCounted: true, isExact, keys: () => [...only], has: key => only.has(key), cost: 0 }
  }
  const keys = () => {
    const found = new Set<string>()
    for (const set of sets) for (const key of set) found.add(key)
    return [...found]
  }
  const count = sets.reduce((sum, { size }) => sum + size, 0)
  return { count, isCounted: count === 0, isExact, keys, has: lazily(keys), cost: count }
}

/** Null stands for a missing field too, and the key of an empty array looks like both. */
const isIndexable = (index: Index | undefined, path: string, value: unknown) =>
  value === null ? index?.hasArrays === false && !path.includes('.') : indexable.includes(typeOf(value))

function equalityOffer(sources: Sources, path: string, values: unknown[], isExact: boolean): Offer | undefined {
  const index = path === '_id' ? undefined : indexOn(sources, path)
  if ((path !== '_id' && !index) || !values.every(value => isIndexable(index, path, value))) return undefined
  const keys = [...new Set(values.map(keyOf))]
  if (index)
    return unionOf(
      keys.map(key => index.lookup.get(key)).filter(set => set !== undefined),
      isExact,
    )
  return unionOf([new Set(keys.filter(key => sources.collection.entries.has(key)))], isExact)
}

function stretchOffer({ index, order }: { index: Index; order: Order }, stretch: Stretch): Offer {
  const keys = () => {
    const found: string[] = []
    for (let at = stretch.from; at < stretch.to; at++) {
      for (const key of index.lookup.get(order.keyAt(at)) ?? []) found.push(key)
    }
    return found
  }
  const count = countOwners(index, order, stretch)
  return { count, isCounted: true, isExact: true, keys, has: lazily(keys), cost: count }
}

function fieldOffer(sources: Sources, path: string, condition: unknown): Offer | undefined {
  const [equal] = equalities({ [path]: condition })
  // An equality that stands beside something else is not all there is to know.
  const isWhole = !isOperatorDocument(condition) || Object.keys(condition).length === 1
  if (equal) return equalityOffer(sources, path, equal[1], isWhole)
  const known = ordered(sources, path)
  const stretch = known?.order.stretchOf(condition)
  return known && stretch && stretchOffer(known, stretch)
}

/** The parts of a query, all of which must hold. */
const partsOf = (query: Doc): [path: string, condition: unknown][] =>
  Object.entries(query).flatMap(([path, condition]) =>
    path === '$and' && Array.isArray(condition) ? condition.flatMap(partsOf) : [[path, condition]],
  )

/** What all parts leave: those of the smallest that the others have too, as far as that is less work than reading them. */
function offerOf(sources: Sources, query: Doc): Offer | undefined {
  const { collection, usable } = sources
  const parts = partsOf(query).map(([path, condition]) => {
    if (path === '$or' && Array.isArray(condition)) {
      return eitherOffer(condition.map(one => offerOf(sourcesOf(collection, one, usable), one)))
    }
    return path.startsWith('$') ? undefined : fieldOffer(sources, path, condition)
  })
  const known = parts.filter(part => part !== undefined).sort((one, other) => one.count - other.count)
  const [best, ...others] = known
  if (!best || known.length < 2) return best && { ...best, isExact: best.isExact && parts.length === 1 }
  const helpers = others.filter(({ cost }) => cost <= READ_STEPS * best.count)
  const isExact = known.every(part => part.isExact) && parts.length === helpers.length + 1
  const has = (key: string) => helpers.every(helper => helper.has(key))
  return {
    ...{ count: best.count, isCounted: best.count === 0, isExact },
    keys: () => best.keys().filter(has),
    has: key => best.has(key) && has(key),
    cost: helpers.reduce((sum, { cost }) => sum + cost, best.cost),
  }
}

/** Documents of one part or another: nothing can be said when one of the parts has no offer. */
function eitherOffer(parts: (Offer | undefined)[]): Offer | undefined {
  const known = parts.filter(part => part !== undefined)
  if (known.length < parts.length || known.length === 0) return undefined
  const isExact = known.every(part => part.isExact)
  const some = known.filter(part => part.count > 0)
  const [only] = some
  if (only && some.length === 1) return { ...only, isExact }
  const sum = (figure: (part: Offer) => number) => some.reduce((all, part) => all + figure(part), 0)
  const count = sum(part => part.count)
  return {
    ...{ count, isCounted: count === 0, isExact },
    keys: () => [...new Set(some.flatMap(part => part.keys()))],
    has: key => some.some(part => part.has(key)),
    cost: sum(part => part.cost),
  }
}

const entriesOf = (collection: Collection, keys: Iterable<string>): Entry[] =>
  Array.from(keys, key => collection.entries.get(key)!).sort((a, b) => a.order - b.order)

/** The documents among which the matching ones are, in natural order, and whether all of them match. */
export function candidatesOf(collection: Collection, query: Doc): { entries: Iterable<Entry>; isExact: boolean } {
  const offer = offerOf(sourcesOf(collection, query), query)
  if (!offer) return { entries: collection.entries.values(), isExact: Object.keys(query).length === 0 }
  return { entries: entriesOf(collection, offer.keys()), isExact: offer.isExact }
}

/** How many documents match, when the indexes know it without looking at them. */
export function countOf(collection: Collection, query: Doc): number | undefined {
  if (Object.keys(query).length === 0) return collection.entries.size
  const offer = offerOf(sourcesOf(collection, query), query)
  if (!offer?.isExact) return undefined
  return offer.isCounted ? offer.count : offer.keys().length
}

/** The offer with its keys at hand, where making them is little beside a walk of so many steps. */
function narrow(offer: Offer | undefined, steps: number): Offer | undefined {
  if (!offer || offer.count > steps / 4) return offer
  const keys = new Set(offer.keys())
  return { ...offer, count: keys.size, has: key => keys.has(key) }
}

/**
 * The first `needed` matching documents in the order of `sort`, read along an index with that order; undefined when there is
 * no such index, or when the others leave so little that sorting it is less work.
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
  const sources = sourcesOf(collection, query)
  const known = path === undefined ? undefined : ordered(sources, path)
  if (path === undefined || !known || needed === Number.POSITIVE_INFINITY) return undefined
  const { index, order } = known
  const stretch = order.stretchOf(query[path])
  const { from, to } = stretch ?? order.all
  const { [path]: _, ...rest } = query
  const left = stretch ? rest : query
  const other = narrow(offerOf(sources, left), to - from)
  const mostSteps = READ_STEPS * (other?.count ?? Number.POSITIVE_INFINITY)
  // With matches spread evenly, so many steps are taken on the way.
  if (other && (needed * (to - from)) / Math.max(other.count, 1) >= mostSteps) return undefined
  const isExact = other ? other.isExact : Object.keys(left).length === 0
  const isUp = Number(numberOf(direction)) > 0
  const found: Entry[] = []
  for (let step = 0; step < to - from && found.length < needed; step++) {
    // Matches are rarer here than elsewhere: to sort them was the better way after all.
    if (step > mostSteps) return undefined
    const keys: string[] = []
    for (const key of index.lookup.get(order.keyAt(isUp ? from + step : to - 1 - step)) ?? []) {
      if (!other || other.has(key)) keys.push(key)
    }
    if (!keys.length) continue
    const group = entriesOf(collection, keys)
    const matching = isExact ? group : group.filter(entry => filter.matches(parsed(entry)))
    for (const entry of matching.length > 1 ? sorted(matching) : matching) found.push(entry)
  }
  return found
}
