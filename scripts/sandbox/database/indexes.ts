// Indexes: their definitions, look-ups by the first field, and uniqueness.
import { EJSON } from 'bson'
import { DatabaseError, unsupported } from './errors.ts'
import { conditionsOf, implies } from './implied.ts'
import { compileFilter, type Predicate } from './match.ts'
import { indexValues, meetsArray, some, splitPath } from './paths.ts'
import { type Doc, keyOf, numberOf } from './values.ts'

export interface IndexSpec {
  name: string
  key: Doc
  unique?: boolean
  sparse?: boolean
  partialFilterExpression?: Doc
  expireAfterSeconds?: number
}

/** The index that every collection has. */
export const idIndex: IndexSpec = { name: '_id_', key: { _id: 1 } }

/** A stored document. It is replaced, never mutated; `order` increases with each insert. */
export interface Entry {
  doc: Doc
  readonly order: number
}

export const indexOptions = 'key name unique sparse partialFilterExpression expireAfterSeconds background v'.split(' ')

export const partialFilterOperators = '$and $eq $gt $exists $type'.split(' ')

/** Parses one entry of `createIndexes`. Throws 67 or 115 naming an unsupported option. */
export function readSpec(source: Doc): IndexSpec {
  const { background, v, ...spec } = source as unknown as IndexSpec & { background: unknown; v: unknown }
  const strange = Object.keys(source).find(name => !indexOptions.includes(name))
  if (strange) throw unsupported(`The index option ${strange}`)
  for (const [path, direction] of Object.entries(spec.key)) {
    if (![1, -1].includes(Number(numberOf(direction))) || path.includes('$'))
      throw unsupported(`The index key { ${path}: ${EJSON.stringify(direction)} }`, 67)
  }
  for (const [, operator, argument] of conditionsOf(spec.partialFilterExpression ?? {})) {
    if (!partialFilterOperators.includes(operator) || (operator === '$exists' && argument !== true))
      throw unsupported(`A partialFilterExpression with ${operator}: ${EJSON.stringify(argument)}`, 67)
  }
  if (spec.expireAfterSeconds !== undefined && Object.keys(spec.key).length > 1)
    throw new DatabaseError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL')
  return spec
}

/** Whether a query may use an index: a sparse or partial one does not contain all documents. */
export function mayUse({ key, sparse, partialFilterExpression }: IndexSpec, query: Doc): boolean {
  const held = partialFilterExpression ?? (sparse ? { [Object.keys(key)[0]!]: { $exists: true } } : {})
  return implies(query, held)
}

export function duplicate(spec: IndexSpec, values: unknown[], namespace: string): DatabaseError {
  const names = Object.keys(spec.key)
  const shown = names.map((name, i) => `${name}: ${EJSON.stringify(values[i] ?? null)}`).join(', ')
  const keyValue = Object.fromEntries(names.map((name, i) => [name, values[i] ?? null]))
  const where = `collection: ${namespace} index: ${spec.name} dup key: { ${shown} }`
  return new DatabaseError(11000, `E11000 duplicate key error ${where}`, { keyPattern: spec.key, keyValue })
}

export class Index {
  readonly spec: IndexSpec
  readonly firstPath: string
  readonly held = new Set<Entry>()
  private readonly paths: string[][]
  private readonly covers: Predicate
  private readonly byFirst = new Map<string, Set<Entry>>()
  /** For a unique index: complete key -> document. */
  private readonly owners = new Map<string, Entry>()
  private hasArrays = false
  /** The documents whose first field is a date, by this date: made for the first range after a change. */
  private byDate: readonly (readonly [ms: number, entry: Entry])[] | null = null

  constructor(spec: IndexSpec) {
    this.spec = spec
    this.firstPath = Object.keys(spec.key)[0]!
    this.paths = Object.keys(spec.key).map(splitPath)
    this.covers = compileFilter(spec.partialFilterExpression ?? {})
  }

  /** Throws 11000 when another document than `entry` has a key of `doc`, 171 when the key spans several arrays. */
  check(doc: Doc, entry: Entry | undefined, namespace: string): void {
    if (this.paths.length > 1 && this.paths.filter(path => meetsArray(doc, path)).length > 1)
      throw unsupported(`An index whose fields ${Object.keys(this.spec.key)} lead through several arrays`, 171)
    for (const [key, values] of this.keysOf(doc)?.whole ?? []) {
      const owner = this.owners.get(key)
      if (owner && owner !== entry) throw duplicate(this.spec, values, namespace)
    }
  }

  add(entry: Entry): void {
    const keys = this.keysOf(entry.doc)
    if (!keys) return
    this.byDate = null
    this.hasArrays ||= meetsArray(entry.doc, this.paths[0]!)
    this.held.add(entry)
    for (const key of keys.whole.keys()) this.owners.set(key, entry)
    for (const key of keys.firsts) this.byFirst.set(key, (this.byFirst.get(key) ?? new Set()).add(entry))
  }

  remove(entry: Entry): void {
    const keys = this.keysOf(entry.doc)
    this.byDate = null
    this.held.delete(entry)
    for (const key of keys?.whole.keys() ?? []) this.owners.delete(key)
    for (const key of keys?.firsts ?? []) {
      this.byFirst.get(key)?.delete(entry)
      if (this.byFirst.get(key)?.size === 0) this.byFirst.delete(key)
    }
  }

  /** The documents with one of these values in the first field. Arrays and null are not supported. */
  withFirst(values: unknown[]): Set<Entry>[] {
    return values.flatMap(value => this.byFirst.get(keyOf(value)) ?? [])
  }

  /** Documents among which are all whose first field is a date in [from, to]. */
  within(from: number, to: number): Set<Entry> {
    // Different elements of an array may meet the two bounds.
    if (this.hasArrays) return this.held
    this.byDate ??= [...this.held]
      .flatMap(entry => indexValues(entry.doc, this.paths[0]!).map(value => [value, entry] as const))
      .flatMap(([value, entry]) => (value instanceof Date ? [[value.getTime(), entry] as const] : []))
      .sort(([one], [other]) => one - other)
    const found = new Set<Entry>()
    for (let at = this.firstFrom(from); at < this.byDate.length && this.byDate[at]![0] <= to; at++) {
      found.add(this.byDate[at]![1])
    }
    return found
  }

  private firstFrom(ms: number): number {
    const dates = this.byDate ?? []
    let [low, high] = [0, dates.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (dates[middle]![0] < ms) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The documents that have expired at `now` (milliseconds) by a TTL index; of an array the earliest date counts. */
  expired(now: number): Entry[] {
    if (this.spec.expireAfterSeconds === undefined) return []
    const cutoff = now - Number(this.spec.expireAfterSeconds) * 1_000
    const isPast = (value: unknown) => value instanceof Date && value.getTime() < cutoff
    return [...this.held].filter(({ doc }) => indexValues(doc, this.paths[0]!).some(isPast))
  }

  // The keys of the first field, and for a unique index the complete keys; undefined for a document that is not indexed.
  private keysOf(doc: Doc) {
    const isThere = (path: string[]) => some(doc, path, value => value !== undefined)
    if (!this.covers(doc) || (this.spec.sparse && !this.paths.some(isThere))) return undefined
    const fields = this.paths.map(path => indexValues(doc, path))
    const extend = (rows: unknown[][], values: unknown[]) => rows.flatMap(row => values.map(value => [...row, value]))
    const rows = this.spec.unique ? fields.reduce(extend, [[]]) : []
    return { firsts: fields[0]!.map(keyOf), whole: new Map(rows.map(row => [row.map(keyOf).join('|'), row])) }
  }
}
