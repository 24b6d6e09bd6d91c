// Cursors: the rest of a result, returned in batches limited by count and by bytes.
import { calculateObjectSize, Long } from 'bson'
import { DatabaseError } from './errors.ts'
import { type Doc, MAX_DOCUMENT_BYTES } from './values.ts'

const MAX_OPEN = 1_000
export const FIRST_BATCH = 101

export class Cursors {
  private readonly open = new Map<bigint, { namespace: string; docs: Doc[] }>()
  private last = 0n

  /** The reply to find or aggregate: the first batch, and a cursor when there is more. Evicts the oldest cursor. */
  start(namespace: string, docs: Doc[], batchSize: number, isSingle = false): Doc {
    const firstBatch = takeBatch(docs, batchSize)
    const id = isSingle || docs.length === 0 ? 0n : ++this.last
    if (id) this.open.set(id, { namespace, docs })
    for (const [oldest] of this.open) if (this.open.size > MAX_OPEN) this.open.delete(oldest)
    return { cursor: { id: Long.fromBigInt(id), ns: namespace, firstBatch } }
  }

  /** The reply to getMore. Throws 43 when there is no such cursor. */
  more(id: bigint, namespace: string, batchSize: number): Doc {
    const cursor = this.open.get(id)
    if (cursor?.namespace !== namespace) throw new DatabaseError(43, `cursor id ${id} not found`)
    const nextBatch = takeBatch(cursor.docs, batchSize)
    if (cursor.docs.length === 0) this.open.delete(id)
    return { cursor: { id: Long.fromBigInt(cursor.docs.length ? id : 0n), ns: namespace, nextBatch } }
  }

  kill(id: bigint): boolean {
    return this.open.delete(id)
  }
}

function takeBatch(docs: Doc[], batchSize: number): Doc[] {
  let [count, bytes] = [0, 0]
  for (const doc of docs) {
    bytes += calculateObjectSize(doc) + 10
    if (count >= batchSize || (count && bytes > MAX_DOCUMENT_BYTES)) break
    count++
  }
  return docs.splice(0, count)
}
