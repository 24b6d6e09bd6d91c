// How a dotted path reaches into a document, through arrays. Knows nothing of operators.
import { DatabaseError, unsupported } from './errors.ts'
import { field, isObject } from './values.ts'

/** Where the last successful walk passed through an array: what the positional `$` of an update stands for. */
export interface Hit {
  index: number | undefined
}

export function splitPath(path: string): string[] {
  const parts = path.split('.')
  if (parts.includes('')) throw new DatabaseError(56, `The path '${path}' has an empty field name`)
  return parts
}

type Test = (value: unknown) => boolean

/**
 * Whether `test` holds for any value the path leads to: arrays on the way are entered, and with `expand` an array at
 * the end is tested element by element, then whole. A path that leads nowhere, also from an array's scalar, tests undefined.
 */
export function some(doc: object, parts: string[], test: Test, expand: boolean, hit: Hit, at = 0): boolean {
  return someOf(field(doc, parts[at]!), parts, test, expand, hit, at + 1)
}

function someOf(value: unknown, parts: string[], test: Test, expand: boolean, hit: Hit, at: number): boolean {
  if (at === parts.length) {
    if (expand && Array.isArray(value) && someElement(value, test, hit)) return true
    return test(value)
  }
  if (isObject(value)) return some(value, parts, test, expand, hit, at)
  if (!Array.isArray(value)) return test(undefined)
  const own = /^(0|[1-9]\d*)$/.test(parts[at]!) ? Number(parts[at]) : -1
  for (let i = 0; i < value.length; i++) {
    const element = value[i]
    if (isObject(element) && some(element, parts, test, expand, hit, at)) {
      hit.index = i
      return true
    }
    if (i === own && someAtIndex(element, parts, test, expand, hit, at + 1)) return true
  }
  const leadsOn = (own >= 0 && own < value.length) || value.some(isObject)
  const hasScalars = own < 0 && value.some(element => !isObject(element) && !Array.isArray(element))
  return (!leadsOn || hasScalars) && test(undefined)
}

// A value reached by its index in an array is not expanded.
function someAtIndex(element: unknown, parts: string[], test: Test, expand: boolean, hit: Hit, at: number): boolean {
  if (at === parts.length) return test(element)
  if (Array.isArray(element) && test(undefined))
    throw unsupported(`null at '${parts.join('.')}', in a list of lists`, 2)
  return someOf(element, parts, test, expand, hit, at)
}

/** Whether `test` holds for an element; remembers which. */
export function someElement(list: unknown[], test: Test, hit: Hit): boolean {
  const index = list.findIndex(test)
  if (index >= 0) hit.index = index
  return index >= 0
}

/**
 * The values an index or a sort sees at a path: arrays give one value an element, an empty array gives undefined
 * (which is before null), a path that leads nowhere gives null.
 */
export function indexValues(doc: unknown, parts: string[], at = 0): unknown[] {
  if (at === parts.length) {
    if (!Array.isArray(doc)) return [doc ?? null]
    return doc.length ? doc : [undefined]
  }
  if (isObject(doc)) return indexValues(field(doc, parts[at]!), parts, at + 1)
  if (!Array.isArray(doc) || !doc.length) return [null]
  const index = field(doc, parts[at]!)
  const direct = index !== undefined && /^\d+$/.test(parts[at]!) ? indexValues(index, parts, at + 1) : []
  const inner = doc.filter(isObject).flatMap(element => indexValues(element, parts, at))
  return direct.length + inner.length ? [...direct, ...inner] : [null]
}

/** How far a path has been followed, and what is left of it. */
interface Follower {
  value: unknown
  rest: string[]
}

// Through documents, up to the path's end or the first array.
function follow({ value, rest }: Follower): Follower {
  const [part] = rest
  if (part === undefined) return { value, rest }
  if (isObject(value)) return follow({ value: field(value, part), rest: rest.slice(1) })
  if (!Array.isArray(value)) return { value: undefined, rest: [] }
  const isIndex = /^\d+$/.test(part) && Number(part) < value.length && !value.some(isObject)
  return isIndex ? follow({ value: value[Number(part)], rest: rest.slice(1) }) : { value, rest }
}

/**
 * The keys of a document in an index of these paths, one value a path: one key for each element where a path leads through
 * an array. Throws 171 when two of them lead through different arrays.
 */
export function indexRows(followers: Follower[]): unknown[][] {
  const reached = followers.map(follow)
  const [list, another] = new Set(reached.map(({ value }) => value).filter(Array.isArray))
  if (another) throw new DatabaseError(171, 'cannot index parallel arrays')
  if (!list) return [reached.map(({ value }) => value ?? null)]
  const elements = list.length ? list : [undefined]
  return elements.flatMap(element => {
    const inner = reached.map(one => (one.value === list ? { value: element, rest: one.rest } : one))
    // What stands in an array is not looked into again, unless the path goes on.
    const isEnd = (i: number) => reached[i]!.value === list && reached[i]!.rest.length === 0
    const open = inner.filter((_, i) => !isEnd(i))
    const rows = indexRows(open.map(one => (Array.isArray(one.value) ? { value: undefined, rest: [] } : one)))
    return rows.map(row => inner.map((one, i) => (isEnd(i) ? one.value : row[open.indexOf(one)])))
  })
}

/** The values that exist at a path, arrays flattened one level: what `distinct` lists. */
export function existingValues(doc: unknown, parts: string[]): unknown[] {
  const found: unknown[] = []
  const hit: Hit = { index: undefined }
  const collect = (value: unknown) => {
    if (Array.isArray(value)) found.push(...value)
    else if (value !== undefined) found.push(value)
    return false
  }
  some(doc as object, parts, collect, false, hit)
  return found
}
