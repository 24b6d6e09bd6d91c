// The values of an index's first field in order: what ranges and sorted pages are read from. Made when first asked for, from
// the canonical keys alone, and kept up from then on. Only values whose key tells their place: null, numbers, texts, ids, dates.
import { compareStrings, isObject, keyOf, typeOf } from './values.ts'

interface Place {
  rank: number
  value: number | string
}
type Spot = Place & { key: string }
/** A stretch of an order: from the first spot to before the last. */
export interface Stretch {
  from: number
  to: number
}

const RANKS: Record<string, number> = { '-': 2, n: 3, s: 4, i: 8, d: 10 }
const BOUNDS = ['$gt', '$gte', '$lt', '$lte']
/** Types that have a stretch of the order to themselves. */
const TYPE_RANKS: Record<string, number> = { number: 3, string: 4, objectId: 8, date: 10 }
const BOUNDED = ['string', 'int', 'double', 'long', 'date', 'objectId']

const isBound = ([name, value]: [string, unknown]) =>
  name === '$type' ? TYPE_RANKS[String(value)] !== undefined : BOUNDS.includes(name) && BOUNDED.includes(typeOf(value))

/** Where a canonical key stands; undefined for a type that has no order here. */
function placeOf(key: string): Place | undefined {
  const kind = key[0] as string
  const rank = RANKS[kind]
  if (rank === undefined) return undefined
  if (kind === '-') return { rank, value: 0 }
  if (kind === 's') return { rank, value: key.slice(key.indexOf(':') + 1) }
  if (kind === 'i') return { rank, value: key.slice(1) }
  const value = Number(key.slice(1))
  return Number.isNaN(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER ? undefined : { rank, value }
}

function comparePlaces(a: Place, b: Place): number {
  if (a.rank !== b.rank) return a.rank - b.rank
  return typeof a.value === 'string' ? compareStrings(a.value, b.value as string) : a.value - (b.value as number)
}

/** Units whose order is not that of UTF-8's bytes. Without them JavaScript's own comparison will do, and takes half as long. */
const HIGH_UNIT = /[\ud800-\uffff]/

function comparePlainly(a: Place, b: Place): number {
  if (a.rank !== b.rank) return a.rank - b.rank
  if (a.value === b.value) return 0
  return a.value < b.value ? -1 : 1
}

export class Order {
  private readonly spots: Spot[]

  private constructor(spots: Spot[]) {
    this.spots = spots
  }

  /** The order of these keys; undefined when one of them has no place in it. */
  static of(keys: Iterable<string>): Order | undefined {
    const spots: Spot[] = []
    for (const key of keys) {
      const place = placeOf(key)
      if (!place) return undefined
      spots.push({ rank: place.rank, value: place.value, key })
    }
    const isPlain = !spots.some(({ value }) => typeof value === 'string' && HIGH_UNIT.test(value))
    return new Order(spots.sort(isPlain ? comparePlainly : comparePlaces))
  }

  get all(): Stretch {
    return { from: 0, to: this.spots.length }
  }

  keyAt(index: number): string {
    return (this.spots[index] as Spot).key
  }

  /** Whether a key that the order holds lies in a stretch of it. */
  isWithin(key: string, { from, to }: Stretch): boolean {
    const place = placeOf(key) as Place
    const [first, last] = [this.spots[from], this.spots[to - 1]]
    return from < to && comparePlaces(first as Spot, place) <= 0 && comparePlaces(place, last as Spot) <= 0
  }

  /** False when the key has no place: the order is of no use any more. */
  add(key: string): boolean {
    const place = placeOf(key)
    if (place)
      this.spots.splice(
        this.first(spot => comparePlaces(spot, place) >= 0),
        0,
        { ...place, key },
      )
    return place !== undefined
  }

  remove(key: string): void {
    const place = placeOf(key) as Place
    this.spots.splice(
      this.first(spot => comparePlaces(spot, place) >= 0),
      1,
    )
  }

  /** The stretch that a condition such as {$gte: a, $lt: b} leaves; undefined when it says something else too. */
  stretchOf(condition: unknown): Stretch | undefined {
    if (!isObject(condition)) return undefined
    const bounds = Object.entries(condition)
    if (!bounds.length || !bounds.every(isBound)) return undefined
    let { from, to } = this.all
    for (const [name, value] of bounds) {
      const place = name === '$type' ? { rank: TYPE_RANKS[String(value)]!, value: 0 } : placeOf(keyOf(value))
      if (!place) return undefined
      // A bound speaks of values of its own type only.
      from = Math.max(
        from,
        this.first(spot => spot.rank >= place.rank),
      )
      to = Math.min(
        to,
        this.first(spot => spot.rank > place.rank),
      )
      if (name === '$type') continue
      const isAfter = name === '$gt' || name === '$lte'
      const cut = this.first(spot => comparePlaces(spot, place) > 0 || (!isAfter && comparePlaces(spot, place) === 0))
      if (name.startsWith('$g')) from = Math.max(from, cut)
      else to = Math.min(to, cut)
    }
    return { from, to: Math.max(from, to) }
  }

  // The first spot for which `holds`; it must hold for all after it too.
  private first(holds: (spot: Spot) => boolean): number {
    let [low, high] = [0, this.spots.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (holds(this.spots[middle] as Spot)) high = middle
      else low = middle + 1
    }
    return low
  }
}
