// One collection: its documents as raw BSON, its indexes, and every change of them. Each change is one synchronous
// stretch and leaves a record in the journal. Knows nothing of commands.
import { forget, parsed } from './cache.ts'
import { Entry, type Place } from './entry.ts'
import { DatabaseError } from './errors.ts'
import type { LogRecord } from './frames.ts'
import * as indexes from './indexes.ts'
import { compileFilter, type Filter } from './match.ts'
import { candidatesOf } from './plan.ts'
import { type Doc, encode, keyOf, MAX_DOCUMENT_BYTES, parse, tooLarge, typeOf } from './values.ts'

/** One change: what the log keeps of it, and how it is taken back when the disk has no room (the last one first). */
export interface Change {
  record: LogRecord
  undo(): void
}

/** The index that every collection has. */
export const idIndex: indexes.IndexSpec = { name: '_id_', key: { _id: 1 } }

export class Collection {
  readonly namespace: string
  readonly entries = new Map<string, Entry>()
  readonly journal: Change[]
  indexes: indexes.Index[] = []
  nextOrder = 0

  constructor(namespace: string, journal: Change[]) {
    this.namespace = namespace
    this.journal = journal
  }

  get specs(): indexes.IndexSpec[] {
    return [idIndex, ...this.indexes.map(index => index.spec)]
  }

  /** Takes over a document from the log; indexes are built afterwards. */
  load(id: unknown, held: Buffer | Place): void {
    const key = keyOf(id)
    const order = this.entries.get(key)?.order ?? this.nextOrder++
    this.entries.set(key, new Entry(key, id, order, held))
  }

  /** Adds a document. Throws 11000 when it collides, 53 for an impossible `_id`. `raw` must be the document's BSON. */
  insert(doc: Doc, raw: Buffer): Entry {
    if (raw.length > MAX_DOCUMENT_BYTES) throw tooLarge(raw.length)
    if (['array', 'regex', 'missing'].includes(typeOf(doc._id))) {
      throw new DatabaseError(53, `The '_id' value cannot be of type ${typeOf(doc._id)}`)
    }
    const entry = new Entry(keyOf(doc._id), doc._id, this.nextOrder, raw)
    if (this.entries.has(entry.key)) throw indexes.duplicate(idIndex, [doc._id], this.namespace)
    this.put(entry, this.uniqueKeysOf(doc, entry.key))
    this.nextOrder++
    this.journal.push({ record: putOf(this.namespace, entry), undo: () => this.take(entry) })
    return entry
  }

  /** Puts a new version in the place of a document. False when nothing changed. Throws 11000 when it collides. */
  replace(entry: Entry, doc: Doc): boolean {
    const raw = encode(doc)
    if (raw.equals(entry.raw)) return false
    const keys = this.uniqueKeysOf(doc, entry.key)
    const next = new Entry(entry.key, entry.id, entry.order, raw)
    this.unlist(entry)
    this.put(next, keys)
    const undo = () => {
      this.unlist(next)
      this.put(entry)
    }
    this.journal.push({ record: putOf(this.namespace, next), undo })
    return true
  }

  remove(entry: Entry): void {
    this.take(entry)
    this.journal.push({ record: { o: 'del', c: this.namespace, i: entry.id }, undo: () => this.put(entry) })
  }

  /** The documents that match, in natural order, at most `limit`. */
  find(query: Doc, limit = Number.POSITIVE_INFINITY, filter: Filter = compileFilter(query)): Entry[] {
    const found: Entry[] = []
    if (limit <= 0) return found
    const { entries, isExact } = candidatesOf(this, query)
    for (const entry of entries) {
      if (!isExact && !filter.matches(parsed(entry))) continue
      found.push(entry)
      if (found.length >= limit) break
    }
    return found
  }

  /** Builds an index and keeps it. Throws 11000 when the data break its uniqueness; then nothing is kept. */
  addIndex(spec: indexes.IndexSpec): void {
    const index = indexes.createIndex(spec)
    this.fill([index])
    this.indexes.push(index)
    const undo = () => {
      this.indexes = this.indexes.filter(one => one !== index)
    }
    this.journal.push({ record: { o: 'index', c: this.namespace, s: spec }, undo })
  }

  /** Puts all documents into new indexes. Throws 11000 when the data break their uniqueness. */
  fill(added: indexes.Index[]): void {
    if (!added.length) return
    for (const entry of this.entries.values()) {
      const doc = entry.doc ?? parse(entry.raw)
      for (const index of added) {
        const keys = indexes.keysOf(index, doc)
        indexes.checkUnique(keys, entry.key, this.namespace)
        indexes.addKeys(keys, entry.key)
      }
    }
  }

  dropIndex(name: string): void {
    const before = this.indexes
    this.indexes = before.filter(index => index.spec.name !== name)
    const undo = () => {
      this.indexes = before
    }
    this.journal.push({ record: { o: 'unindex', c: this.namespace, s: name }, undo })
  }

  /** Removes what the TTL indexes say has expired by `now` (milliseconds). */
  expire(now: number): void {
    for (const index of this.indexes.filter(({ spec }) => spec.expireAfterSeconds !== undefined)) {
      for (const key of indexes.expiredOwners(index, now)) {
        const entry = this.entries.get(key)!
        if (indexes.mayExpire(index, parsed(entry))) this.remove(entry)
      }
    }
  }

  private put(entry: Entry, keys = this.keysOf(entry)): void {
    for (const indexKeys of keys) indexes.addKeys(indexKeys, entry.key)
    this.entries.set(entry.key, entry)
  }

  private take(entry: Entry): void {
    this.unlist(entry)
    this.entries.delete(entry.key)
  }

  // Out of the indexes, and its parsed form out of the memory.
  private unlist(entry: Entry): void {
    for (const indexKeys of this.keysOf(entry)) indexes.removeKeys(indexKeys, entry.key)
    forget(entry)
  }

  private keysOf(entry: Entry): indexes.IndexKeys[] {
    return this.indexes.map(index => indexes.keysOf(index, parsed(entry)))
  }

  private uniqueKeysOf(doc: Doc, owner: string): indexes.IndexKeys[] {
    const all = this.indexes.map(index => indexes.keysOf(index, doc))
    for (const keys of all) indexes.checkUnique(keys, owner, this.namespace)
    return all
  }
}

export const putOf = (namespace: string, entry: Entry): LogRecord => ({ o: 'put', c: namespace, i: entry.id, d: entry })
