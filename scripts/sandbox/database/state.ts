// All collections, and the journal of changes since the last commit. Rebuilds itself from the log's records.
import { Binary } from 'bson'
import { forget } from './cache.ts'
import { type Change, Collection, putOf } from './collection.ts'
import { LARGE_BYTES, type Place } from './entry.ts'
import { DatabaseError } from './errors.ts'
import type { LogRecord } from './frames.ts'
import { createIndex, readSpec } from './indexes.ts'
import { type Doc, encodeRecord, isObject, keyOf, parse } from './values.ts'

export class State {
  readonly collections = new Map<string, Collection>()
  private readonly journal: Change[] = []

  /** The changes since the last call, in order; to be committed in the same synchronous stretch. */
  takeChanges(): Change[] {
    return this.journal.splice(0)
  }

  /** The collection, made when it does not exist. Throws 73 for an impossible name. */
  ensure(namespace: string): Collection {
    const existing = this.collections.get(namespace)
    if (existing) return existing
    const name = namespace.slice(namespace.indexOf('.') + 1)
    if (!name || name.startsWith('system.') || name.includes('$') || namespace.includes('\0')) {
      throw new DatabaseError(73, `Invalid namespace specified '${namespace}'`)
    }
    const collection = new Collection(namespace, this.journal)
    this.collections.set(namespace, collection)
    this.journal.push({ record: { o: 'make', c: namespace }, undo: () => this.collections.delete(namespace) })
    return collection
  }

  drop(namespace: string): boolean {
    const collection = this.collections.get(namespace)
    if (!collection) return false
    for (const entry of collection.entries.values()) forget(entry)
    this.collections.delete(namespace)
    const undo = () => this.collections.set(namespace, collection)
    this.journal.push({ record: { o: 'drop', c: namespace }, undo })
    return true
  }

  /** Takes over one record of the log; a record may come twice. Call `loaded` after the last. */
  load(record: Doc, document: (length: number) => Place): void {
    const namespace = String(record.c)
    if (record.o === 'drop') this.collections.delete(namespace)
    else this.loadInto(this.ensure(namespace), record, document)
  }

  private loadInto(collection: Collection, { o, i, d, s }: Doc, document: (length: number) => Place): void {
    if (o === 'put') collection.load(owned(i), heldOf(d as Binary, document))
    else if (o === 'del') collection.entries.delete(keyOf(i))
    else if (o === 'unindex') collection.dropIndex(String(s))
    else if (o === 'index') {
      const spec = readSpec(s as Doc)
      collection.dropIndex(spec.name)
      collection.indexes.push(createIndex(spec))
    }
  }

  /** Fills the indexes after the log was read. */
  loaded(): void {
    for (const collection of this.collections.values()) collection.fill(collection.indexes)
    this.takeChanges()
  }

  /** The fewest records that say the same as the log so far. */
  *snapshot(): Iterable<LogRecord> {
    for (const { namespace, indexes, entries } of this.collections.values()) {
      yield { o: 'make', c: namespace }
      for (const { spec } of indexes) yield { o: 'index', c: namespace, s: spec }
      for (const entry of entries.values()) yield putOf(namespace, entry)
    }
  }

  /** How many records `snapshot` gives, and how many bytes of documents are in them. */
  get extent(): { records: number; bytes: number } {
    let [records, bytes] = [0, 0]
    for (const { indexes, entries } of this.collections.values()) {
      records += 1 + indexes.length + entries.size
      for (const { size } of entries.values()) bytes += size
    }
    return { records, bytes }
  }
}

// What was read lies in a buffer that is used again.
const owned = (id: unknown) => (isObject(id) || id instanceof Binary ? parse(encodeRecord({ id })).id : id)

function heldOf({ buffer, position }: Binary, document: (length: number) => Place): Buffer | Place {
  return position > LARGE_BYTES ? document(position) : Buffer.from(buffer.subarray(0, position))
}
