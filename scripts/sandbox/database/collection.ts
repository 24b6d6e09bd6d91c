// The collections with their documents and indexes. Every change is a log record, new or replayed.
import { Binary } from 'bson'
import { DatabaseError } from './errors.ts'
import { duplicate, type Entry, Index, type IndexSpec, idIndex, readSpec } from './indexes.ts'
import { compileFilter } from './match.ts'
import { candidatesOf } from './plan.ts'
import { type Doc, keyOf, parse, typeOf } from './values.ts'

/** `o` is the operation on the collection `c`: make, drop, put document `d`, del id `i`, index `s`, unindex `s`. */
export type LogRecord = { o: string; c: string; d?: unknown; i?: unknown; s?: unknown }

export class Collection {
  readonly namespace: string
  /** The documents by the key of their `_id`, in insertion order. */
  readonly entries = new Map<string, Entry>()
  indexes: Index[] = []
  private nextOrder = 0

  constructor(namespace: string) {
    this.namespace = namespace
  }

  get specs(): IndexSpec[] {
    return [idIndex, ...this.indexes.map(({ spec }) => spec)]
  }

  /** At most `limit` matching documents, in insertion order. */
  find(filter: Doc, limit = Number.POSITIVE_INFINITY): Entry[] {
    const matches = compileFilter(filter)
    const found: Entry[] = []
    for (const entry of candidatesOf(this, filter)) {
      if (found.length >= limit) break
      if (matches(entry.doc)) found.push(entry)
    }
    return found
  }

  /** Throws 11000 when the `_id` of a new document is taken, 53 when it is an array. */
  checkId(id: unknown): void {
    if (typeOf(id) === 'array') throw new DatabaseError(53, "The '_id' value cannot be of type array")
    if (this.entries.has(keyOf(id))) throw duplicate(idIndex, [id], this.namespace)
  }

  /** Inserts a document or replaces the one with its `_id`. With `isNew` throws 11000, changing nothing, on a duplicate key. */
  put(doc: Doc, isNew: boolean): void {
    const key = keyOf(doc._id)
    const known = this.entries.get(key)
    if (isNew) for (const index of this.indexes) index.check(doc, known, this.namespace)
    const entry = known ?? { doc, order: this.nextOrder++ }
    if (known) for (const index of this.indexes) index.remove(known)
    entry.doc = doc
    this.entries.set(key, entry)
    for (const index of this.indexes) index.add(entry)
  }

  remove(id: unknown): void {
    const entry = this.entries.get(keyOf(id))
    if (entry) for (const index of this.indexes) index.remove(entry)
    this.entries.delete(keyOf(id))
  }

  /** Builds an index. With `isNew` throws 11000, changing nothing, when existing documents violate its uniqueness. */
  addIndex(spec: IndexSpec, isNew: boolean): void {
    const index = new Index(spec)
    for (const entry of this.entries.values()) {
      if (isNew) index.check(entry.doc, entry, this.namespace)
      index.add(entry)
    }
    this.indexes = [...this.indexes.filter(({ spec: { name } }) => name !== spec.name), index]
  }
}

export class State {
  readonly collections = new Map<string, Collection>()
  /** The changes since the last commit, in order. */
  readonly journal: LogRecord[] = []

  /** Applies and journals a change. Throws, changing nothing, on a duplicate key. */
  change(record: LogRecord): void {
    this.play(record, true)
    this.journal.push(record)
  }

  /** Applies a record. Records of the log are applied unchecked and may repeat; new ones are checked. */
  play({ o, c, d, i, s }: LogRecord, isNew = false): void {
    const collection = this.at(c)
    if (o === 'drop') this.collections.delete(c)
    // Older logs also contain replies, and documents as bytes.
    else if (o !== 'reply') {
      this.collections.set(c, collection)
      if (o === 'put') collection.put(d instanceof Binary ? parse(d.value()) : (d as Doc), isNew)
      else if (o === 'del') collection.remove(i)
      else if (o === 'index') collection.addIndex(readSpec(s as Doc), isNew)
      else if (o === 'unindex') collection.indexes = collection.indexes.filter(({ spec }) => spec.name !== s)
    }
  }

  /** The collection; a detached empty one when it does not exist. */
  at(namespace: string): Collection {
    return this.collections.get(namespace) ?? new Collection(namespace)
  }

  /** The collection, created when it does not exist. */
  ensure(namespace: string): Collection {
    if (!this.collections.has(namespace)) this.change({ o: 'make', c: namespace })
    return this.at(namespace)
  }

  /** Removes documents that have expired by a TTL index at `now` (milliseconds). */
  expire(now: number): void {
    for (const { namespace, indexes } of this.collections.values()) {
      const expired = new Set(indexes.flatMap(index => index.expired(now)))
      for (const { doc } of expired) this.change({ o: 'del', c: namespace, i: doc._id })
    }
  }

  /** The shortest list of records that leads to this state. */
  *snapshot(): Iterable<LogRecord> {
    for (const { namespace, indexes, entries } of this.collections.values()) {
      yield { o: 'make', c: namespace }
      for (const { spec } of indexes) yield { o: 'index', c: namespace, s: spec }
      for (const { doc } of entries.values()) yield { o: 'put', c: namespace, d: doc }
    }
  }
}
