// One collection: its documents as raw BSON, its indexes, and every change of them. Each change is one synchronous
// stretch and leaves a record in the journal. Knows nothing of commands.
import { Binary } from 'bson'
import { forget, parsed } from './cache.ts'
import { DatabaseError } from './errors.ts'
import * as indexes from './indexes.ts'
import { compileFilter, type Filter } from './match.ts'
import { candidatesOf } from './plan.ts'
import { type Doc, encode, keyOf, MAX_DOCUMENT_BYTES, tooLarge, typeOf } from './values.ts'

export interface Entry {
  /** The canonical key of `id`. */
  key: string
  id: unknown
  /** Rises with each insert: natural order. */
  order: number
  raw: Buffer
  doc: Doc | undefined
}

/** One durable change, as the log keeps it. */
export type Change =
  | { o: 'put'; c: string; i: unknown; d: Binary }
  | { o: 'del'; c: string; i: unknown }
  | { o: 'make' | 'drop'; c: string }
  | { o: 'index'; c: string; s: indexes.IndexSpec }
  | { o: 'unindex'; c: string; s: string }

const idIndex: indexes.IndexSpec = { name: '_id_', key: { _id: 1 } }

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
  load(id: unknown, raw: Buffer): void {
    const key = keyOf(id)
    const order = this.entries.get(key)?.order ?? this.nextOrder++
    this.entries.set(key, { key, id, order, raw, doc: undefined })
  }

  /** Adds a document. Throws 11000 when it collides, 53 for an impossible `_id`. `raw` must be the document's BSON. */
  insert(doc: Doc, raw: Buffer): Entry {
    if (raw.length > MAX_DOCUMENT_BYTES) throw tooLarge(raw.length)
    if (['array', 'regex', 'missing'].includes(typeOf(doc._id))) {
      throw new DatabaseError(53, `The '_id' value cannot be of type ${typeOf(doc._id)}`)
    }
    const entry = { key: keyOf(doc._id), id: doc._id, order: this.nextOrder, raw, doc: undefined }
    if (this.entries.has(entry.key)) throw indexes.duplicate(idIndex, [doc._id], this.namespace)
    const keys = this.keysOf(doc, entry.key)
    this.nextOrder++
    this.entries.set(entry.key, entry)
    for (const indexKeys of keys) indexes.addKeys(indexKeys, entry.key)
    this.record(entry)
    return entry
  }

  /** Puts a new version in the place of a document. False when nothing changed. Throws 11000 when it collides. */
  replace(entry: Entry, doc: Doc): boolean {
    const raw = encode(doc)
    if (raw.equals(entry.raw)) return false
    const keys = this.keysOf(doc, entry.key)
    const before = this.indexes.map(index => indexes.keysOf(index, parsed(entry)))
    for (const indexKeys of before) indexes.removeKeys(indexKeys, entry.key)
    for (const indexKeys of keys) indexes.addKeys(indexKeys, entry.key)
    forget(entry)
    const next = { ...entry, raw, doc: undefined }
    this.entries.set(entry.key, next)
    this.record(next)
    return true
  }

  remove(entry: Entry): void {
    for (const index of this.indexes) indexes.removeKeys(indexes.keysOf(index, parsed(entry)), entry.key)
    forget(entry)
    this.entries.delete(entry.key)
    this.journal.push({ o: 'del', c: this.namespace, i: entry.id })
  }

  /** The documents that match, in natural order, at most `limit`. */
  find(query: Doc, limit = Number.POSITIVE_INFINITY, filter: Filter = compileFilter(query)): Entry[] {
    const found: Entry[] = []
    if (limit <= 0) return found
    for (const entry of candidatesOf(this, query)) {
      if (!filter.matches(parsed(entry))) continue
      found.push(entry)
      if (found.length >= limit) break
    }
    return found
  }

  /** Builds an index and keeps it. Throws 11000 when the data break its uniqueness; then nothing is kept. */
  addIndex(spec: indexes.IndexSpec): void {
    const index = indexes.createIndex(spec)
    for (const entry of this.entries.values()) {
      const keys = indexes.keysOf(index, parsed(entry))
      indexes.checkUnique(keys, entry.key, this.namespace)
      indexes.addKeys(keys, entry.key)
    }
    this.indexes.push(index)
    this.journal.push({ o: 'index', c: this.namespace, s: spec })
  }

  dropIndex(name: string): void {
    this.indexes = this.indexes.filter(index => index.spec.name !== name)
    this.journal.push({ o: 'unindex', c: this.namespace, s: name })
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

  private record(entry: Entry): void {
    this.journal.push(putOf(this.namespace, entry))
  }

  private keysOf(doc: Doc, owner: string): indexes.IndexKeys[] {
    const all = this.indexes.map(index => indexes.keysOf(index, doc))
    for (const keys of all) indexes.checkUnique(keys, owner, this.namespace)
    return all
  }
}

export const putOf = (namespace: string, entry: Entry): Change => ({
  o: 'put',
  c: namespace,
  i: entry.id,
  d: new Binary(entry.raw),
})
