// A stored document: its raw BSON in memory or, when it is large, a place on the disk. What it says never changes, only
// where it is kept. Knows nothing of collections.
import type { Doc } from './values.ts'

/** Above this size (bytes of BSON) a document stays on the disk and is read when it is asked for. */
export const LARGE_BYTES = 256 * 1024

/** A document's bytes in the log. */
export interface Place {
  readonly length: number
  /** True once the log was rewritten without it: only what was replaced or removed before can be lost. */
  readonly isLost: boolean
  /** Reads it. Throws when it is lost. */
  read(): Buffer
}

export class Entry {
  /** The canonical key of `id`. */
  readonly key: string
  readonly id: unknown
  /** Rises with each insert: natural order. */
  readonly order: number
  /** The parsed form, while there is room for it: see cache.ts. */
  doc: Doc | undefined
  private held: Buffer | Place

  constructor(key: string, id: unknown, order: number, held: Buffer | Place) {
    this.key = key
    this.id = id
    this.order = order
    this.held = held
    this.doc = undefined
  }

  get raw(): Buffer {
    return Buffer.isBuffer(this.held) ? this.held : this.held.read()
  }

  get size(): number {
    return this.held.length
  }

  get isLost(): boolean {
    return !Buffer.isBuffer(this.held) && this.held.isLost
  }

  /** Its bytes are on the disk at this place; a large document leaves the memory. */
  settle(place: Place): void {
    if (this.held.length > LARGE_BYTES) this.held = place
  }
}
