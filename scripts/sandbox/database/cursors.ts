// Cursors: what is left of a result, handed out in batches bounded by count and by bytes.
import { Long } from 'bson'
import { DatabaseError } from './errors.ts'
import { rawDocument } from './raw.ts'

const MAX_BATCH_BYTES = 16 * 1024 * 1024
const MAX_OPEN = 1_000
const IDLE_MS = 10 * 60 * 1000
export const FIRST_BATCH = 101

/** A result: a stored document, perhaps still on the disk, or one that was made. */
interface Item {
  readonly raw: Buffer
  /** It was removed, and has left the disk, since the cursor was opened. */
  readonly isLost?: boolean
}

interface Cursor {
  namespace: string
  items: Item[]
  at: number
  /** Turns a stored document into the one the client sees. */
  render: (raw: Buffer) => Buffer
  usedAt: number
}

export class Cursors {
  private readonly open = new Map<string, Cursor>()
  private last = 0n

  /** The answer to find or aggregate: the first batch, and a cursor when there is more. */
  start(namespace: string, items: Item[], render: Cursor['render'], batchSize: number, single: boolean): Buffer {
    const cursor = { namespace, items, at: 0, render, usedAt: Date.now() }
    const batch = takeBatch(cursor, batchSize)
    if (single || cursor.at >= items.length) return cursorReply(0n, namespace, 'firstBatch', batch)
    this.tidy()
    this.open.set(String(++this.last), cursor)
    return cursorReply(this.last, namespace, 'firstBatch', batch)
  }

  /** The answer to getMore. Throws 43 when the cursor is not (or no longer) known. */
  more(id: bigint, namespace: string, batchSize: number): Buffer {
    const cursor = this.open.get(String(id))
    if (!cursor || cursor.namespace !== namespace) throw new DatabaseError(43, `cursor id ${id} not found`)
    cursor.usedAt = Date.now()
    const batch = takeBatch(cursor, batchSize)
    const finished = cursor.at >= cursor.items.length
    if (finished) this.open.delete(String(id))
    return cursorReply(finished ? 0n : id, namespace, 'nextBatch', batch)
  }

  kill(id: bigint): boolean {
    return this.open.delete(String(id))
  }

  private tidy(): void {
    for (const [id, cursor] of this.open) {
      const idle = Date.now() - cursor.usedAt > IDLE_MS
      if (idle || this.open.size >= MAX_OPEN) this.open.delete(id)
    }
  }
}

function takeBatch(cursor: Cursor, batchSize: number): Buffer[] {
  const batch: Buffer[] = []
  let bytes = 0
  while (cursor.at < cursor.items.length && batch.length < batchSize) {
    const item = cursor.items[cursor.at]!
    if (item.isLost) {
      cursor.at++
      continue
    }
    const raw = cursor.render(item.raw)
    if (batch.length && bytes + raw.length > MAX_BATCH_BYTES) break
    bytes += raw.length
    batch.push(raw)
    cursor.at++
  }
  return batch
}

function cursorReply(id: bigint, namespace: string, name: string, batch: Buffer[]): Buffer {
  const documents = rawDocument(batch.map((raw, i) => ['document', String(i), raw]))
  const cursor = rawDocument([
    ['long', 'id', Buffer.from(Long.fromBigInt(id).toBytesLE())],
    ['string', 'ns', Buffer.from(namespace)],
    ['array', name, documents],
  ])
  const ok = Buffer.alloc(8)
  ok.writeDoubleLE(1)
  return rawDocument([
    ['document', 'cursor', cursor],
    ['double', 'ok', ok],
  ])
}
