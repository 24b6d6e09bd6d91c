// Indexes: their definitions, the keys of a document, uniqueness, and the lookup by an index's first field.
import { DatabaseError, unsupported } from './errors.ts'
import { compileFilter, type Filter } from './match.ts'
import { Order, type Stretch } from './order.ts'
import { indexRows, indexValues, some, splitPath } from './paths.ts'
import { type Doc, equal, field, isObject, keyOf, numberOf, show } from './values.ts'

export interface IndexSpec {
  name: string
  key: Doc
  unique?: boolean
  sparse?: boolean
  partialFilterExpression?: Doc
  expireAfterSeconds?: number
}

export interface Index {
  spec: IndexSpec
  paths: string[][]
  /** Which documents the index holds: all, or those of its partial filter. */
  covers: Filter | undefined
  /** For a unique index: whole key -> the document's key in its collection. */
  owners: Map<string, string>
  /** Value of the first field -> documents. Holds every document, so that any index serves a lookup. */
  lookup: Map<string, Set<string>>
  /** Those of its values that more than one document has. */
  shared: Set<string>
  /** Whether a document ever had an array in the place of the first field. */
  hasArrays: boolean
  /** The order of the lookup's values: 'unmade' until somebody asks for it, undefined when it can have none. */
  order: Order | 'unmade' | undefined
}

/** The keys of one document in one index; computed before anything is changed. */
export interface IndexKeys {
  index: Index
  firsts: string[]
  isArray: boolean
  tuples: Map<string, unknown[]>
}

/** The options an index may have. */
export const indexOptions = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
]

/** The operators a partial index may use. */
export const partialFilterOperators = ['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$exists', '$type', '$and', '$or']

function checkPartialFilter(filter: unknown): void {
  if (Array.isArray(filter)) filter.forEach(checkPartialFilter)
  if (!isObject(filter)) return
  for (const [name, value] of Object.entries(filter)) {
    const allowed = !name.startsWith('$') || partialFilterOperators.includes(name)
    if (!allowed || (name === '$exists' && value !== true)) {
      throw unsupported(`A partialFilterExpression with ${name}: ${show(value)}`, 67)
    }
    checkPartialFilter(value)
  }
}

/** Reads one entry of `createIndexes`. Throws 67 or 115, naming what it does not know. */
export function readSpec(source: Doc): IndexSpec {
  const strange = Object.keys(source).find(name => !indexOptions.includes(name))
  if (strange) throw unsupported(`The index option ${strange}`)
  if (!isObject(source.key) || !Object.keys(source.key).length) throw new DatabaseError(67, 'An index needs a key')
  for (const [path, direction] of Object.entries(source.key)) {
    const ordinary = Math.abs(Number(numberOf(direction))) === 1 && !path.includes('$')
    if (!ordinary) throw unsupported(`The index key { ${path}: ${show(direction)} }`, 67)
  }
  checkPartialFilter(source.partialFilterExpression)
  const seconds = numberOf(source.expireAfterSeconds)
  if (seconds !== undefined && Object.keys(source.key).length > 1) {
    throw new DatabaseError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL')
  }
  return {
    key: source.key,
    name: String(source.name),
    ...(source.unique === true && { unique: true }),
    ...(source.sparse === true && { sparse: true }),
    ...(isObject(source.partialFilterExpression) && { partialFilterExpression: source.partialFilterExpression }),
    ...(seconds !== undefined && { expireAfterSeconds: Number(seconds) }),
  }
}

export const sameSpec = (a: IndexSpec, b: IndexSpec) => equal({ ...a, name: '' }, { ...b, name: '' })

export function createIndex(spec: IndexSpec): Index {
  const partial = spec.partialFilterExpression
  return {
    spec,
    paths: Object.keys(spec.key).map(splitPath),
    covers: partial && compileFilter(partial),
    owners: new Map(),
    lookup: new Map(),
    shared: new Set(),
    hasArrays: false,
    order: 'unmade',
  }
}

function isHeld(index: Index, doc: Doc): boolean {
  if (index.covers && !index.covers.matches(doc)) return false
  const exists = (value: unknown) => value !== undefined
  return !index.spec.sparse || index.paths.some(parts => some(doc, parts, exists, false, { index: undefined }))
}

/** The keys of a document. Throws 171 when two fields of the index are arrays. */
export function keysOf(index: Index, doc: Doc): IndexKeys {
  const tuples = new Map<string, unknown[]>()
  const isCompound = index.paths.length > 1
  if ((index.spec.unique || isCompound) && isHeld(index, doc)) {
    const rows = indexRows(index.paths.map(rest => ({ value: doc, rest })))
    if (index.spec.unique) for (const row of rows) tuples.set(row.map(keyOf).join('|'), row)
  }
  const firsts = [...new Set(indexValues(doc, index.paths[0]!).map(keyOf))]
  return { index, firsts, isArray: Array.isArray(field(doc, index.paths[0]![0]!)), tuples }
}

/** Throws E11000 when another document than `owner` has one of the keys. */
export function checkUnique(keys: IndexKeys, owner: string, namespace: string): void {
  for (const [key, values] of keys.tuples) {
    const other = keys.index.owners.get(key)
    if (other !== undefined && other !== owner) throw duplicate(keys.index.spec, values, namespace)
  }
}

export function duplicate(spec: IndexSpec, values: unknown[], namespace: string): DatabaseError {
  const names = Object.keys(spec.key)
  const shown = names.map((name, i) => `${name}: ${show(values[i])}`).join(', ')
  const keyValue = Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]))
  const where = `collection: ${namespace} index: ${spec.name} dup key: { ${shown} }`
  return new DatabaseError(11000, `E11000 duplicate key error ${where}`, { keyPattern: spec.key, keyValue })
}

export function addKeys({ index, firsts, isArray, tuples }: IndexKeys, owner: string): void {
  if (isArray) index.hasArrays = true
  for (const key of tuples.keys()) index.owners.set(key, owner)
  // An array has several places: what is sorted by it, or has to lie between two bounds, is not found by one of them.
  if (firsts.length > 1) index.order = undefined
  for (const first of firsts) {
    const owners = index.lookup.get(first)
    if (owners) {
      owners.add(owner)
      if (owners.size > 1) index.shared.add(first)
    } else index.lookup.set(first, new Set([owner]))
    if (!owners && index.order instanceof Order && !index.order.add(first)) index.order = undefined
  }
}

export function removeKeys({ index, firsts, tuples }: IndexKeys, owner: string): void {
  for (const key of tuples.keys()) index.owners.delete(key)
  for (const first of firsts) {
    const owners = index.lookup.get(first)
    owners?.delete(owner)
    if (owners?.size === 1) index.shared.delete(first)
    if (owners?.size !== 0) continue
    index.lookup.delete(first)
    if (index.order instanceof Order) index.order.remove(first)
  }
}

/** The order of an index's first field; undefined when its values have none. */
export function orderOf(index: Index): Order | undefined {
  if (index.order === 'unmade') index.order = Order.of(index.lookup.keys())
  return index.order
}

/** How many documents lie in a stretch of the order. Each value has one of them; those with more are fewer, as a rule. */
export function countOwners({ lookup, shared }: Index, order: Order, stretch: Stretch): number {
  const values = stretch.to - stretch.from
  let count = values
  const more = (key: string) => {
    count += (lookup.get(key)?.size ?? 1) - 1
  }
  if (shared.size < values) for (const key of shared) order.isWithin(key, stretch) && more(key)
  else for (let at = stretch.from; at < stretch.to; at++) more(order.keyAt(at))
  return count
}

/** The keys of documents that a TTL index says have expired by `now` (milliseconds); the smallest date of an array counts. */
export function expiredOwners(index: Index, now: number): string[] {
  const cutoff = now - (index.spec.expireAfterSeconds ?? Number.POSITIVE_INFINITY) * 1000
  const due = [...index.lookup].filter(([key]) => key.startsWith('d') && Number(key.slice(1)) < cutoff)
  return [...new Set(due.flatMap(([, owners]) => [...owners]))]
}

/** Whether a TTL index may remove this document. */
export const mayExpire = (index: Index, doc: Doc): boolean => index.covers?.matches(doc) ?? true
