// The collections with their documents and indexes. Every change is a record of the log, new or read from it.
import { Binary } from 'bson'
import { DatabaseError } from './errors.ts'
import { duplicate, type Entry, Index, type IndexSpec, idIndex, readSpec } from './indexes.ts'
import { compileFilter } from './match.ts'
import { candidatesOf } from './plan.ts'
import { type Doc, keyOf, parse, typeOf } from './values.ts'

/** `o` says what it does to the collection `c`: make, drop, put the document `d`, del the id `i`, index `s`, unindex `s`. */
export type LogRecord = { o: string; c: string; d?: unknown; i?: unknown; s?: unknown }

export class Collection {
  readonly namespace: string
  /** The documents by the key of their `_id`, in natural order. */
  readonly entries = new Map<string, Entry>()
  indexes: Index[] = []
  private nextOrder = 0

  constructor(namespace: string) {
    this.namespace = namespace
  }

  get specs(): IndexSpec[] {
    return [idIndex, ...this.indexes.map(({ spec }) => spec)]
  }

  /** The documents that match, in natural order, at most `limit`. */
  find(filter: Doc, limit = Number.POSITIVE_INFINITY): Entry[] {
    const matches = compileFilter(filter)
    const found: Entry[] = []
    for (const entry of candidatesOf(this, filter)) {
      if (found.length >= limit) break
      if (matches(entry.doc)) found.push(entry)
    }
    return found
  }

  /** Throws 11000 for a new document whose `_id` is taken, 53 for an impossible one. */
  checkId(id: unknown): void {
    if (typeOf(id) === 'array') throw new DatabaseError(53, "The '_id' value cannot be of type array")
    if (this.entries.has(keyOf(id))) throw duplicate(idIndex, [id], this.namespace)
  }

  /** Adds a document, or puts it in the place of the one with its `_id`. `isNew`: throws 11000, unchanged, when it collides. */
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

  /** Builds an index. `isNew`: throws 11000 and keeps nothing when the data break its uniqueness. */
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

  /** Makes a change. Throws, and changes nothing, when it collides. */
  change(record: LogRecord): void {
    this.play(record, true)
    this.journal.push(record)
  }

  /** Does what a record says. One of the log may come twice, and is taken as it is; a new one is checked. */
  play({ o, c, d, i, s }: LogRecord, isNew = false): void {
    const collection = this.at(c)
    if (o === 'drop') this.collections.delete(c)
    // Older logs also hold replies, and a document as bytes.
    else if (o !== 'reply') {
      this.collections.set(c, collection)
      if (o === 'put') collection.put(d instanceof Binary ? parse(d.value()) : (d as Doc), isNew)
      else if (o === 'del') collection.remove(i)
      else if (o === 'index') collection.addIndex(readSpec(s as Doc), isNew)
      else if (o === 'unindex') collection.indexes = collection.indexes.filter(({ spec }) => spec.name !== s)
    }
  }

  /** The collection; an empty one that is kept nowhere when it does not exist. */
  at(namespace: string): Collection {
    return this.collections.get(namespace) ?? new Collection(namespace)
  }

  /** The collection, made when it does not exist. */
  ensure(namespace: string): Collection {
    if (!this.collections.has(namespace)) this.change({ o: 'make', c: namespace })
    return this.at(namespace)
  }

  /** Removes what the TTL indexes say has expired by `now` (milliseconds). */
  expire(now: number): void {
    for (const { namespace, indexes } of this.collections.values()) {
      const expired = new Set(indexes.flatMap(index => index.expired(now)))
      for (const { doc } of expired) this.change({ o: 'del', c: namespace, i: doc._id })
    }
  }

  /** The fewest records that say the same as the log so far. */
  *snapshot(): Iterable<LogRecord> {
    for (const { namespace, indexes, entries } of this.collections.values()) {
      yield { o: 'make', c: namespace }
      for (const { spec } of indexes) yield { o: 'index', c: namespace, s: spec }
      for (const { doc } of entries.values()) yield { o: 'put', c: namespace, d: doc }
    }
  }
}
