// All collections, and the journal of changes since the last commit. Rebuilds itself from the log's records.
import { forget } from './cache.ts'
import { type Change, Collection, putOf } from './collection.ts'
import { DatabaseError } from './errors.ts'
import { createIndex, readSpec } from './indexes.ts'
import { type Doc, keyOf } from './values.ts'

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
    this.journal.push({ o: 'make', c: namespace })
    return collection
  }

  drop(namespace: string): boolean {
    const collection = this.collections.get(namespace)
    if (!collection) return false
    for (const entry of collection.entries.values()) forget(entry)
    this.collections.delete(namespace)
    this.journal.push({ o: 'drop', c: namespace })
    return true
  }

  /** Takes over one record of the log. Call `loaded` after the last. */
  load(change: Change): void {
    if (change.o === 'drop') this.collections.delete(change.c)
    else this.loadInto(this.ensure(change.c), change)
  }

  private loadInto(collection: Collection, change: Change): void {
    if (change.o === 'put') collection.load(change.i, Buffer.from(change.d.buffer))
    else if (change.o === 'del') collection.entries.delete(keyOf(change.i))
    else if (change.o === 'index') collection.indexes.push(createIndex(readSpec(change.s as unknown as Doc)))
    else if (change.o === 'unindex') collection.dropIndex(change.s)
  }

  /** Builds the indexes after the log was read. */
  loaded(): void {
    for (const collection of this.collections.values()) {
      const specs = collection.indexes.map(index => index.spec)
      collection.indexes = []
      for (const spec of specs) collection.addIndex(spec)
    }
    this.takeChanges()
  }

  /** The fewest records that say the same as the log so far. */
  *snapshot(): Iterable<Change> {
    for (const { namespace, indexes, entries } of this.collections.values()) {
      yield { o: 'make', c: namespace }
      for (const { spec } of indexes) yield { o: 'index', c: namespace, s: spec }
      for (const entry of entries.values()) yield putOf(namespace, entry)
    }
  }

  /** How many records `snapshot` gives. */
  get recordCount(): number {
    return [...this.collections.values()].reduce(
      (sum, { indexes, entries }) => sum + 1 + indexes.length + entries.size,
      0,
    )
  }
}
