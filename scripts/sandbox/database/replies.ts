// Retried writes: the last answer of each session, so that a command sent twice is executed once. Survives a restart
// through the log; a session is forgotten when it ends, after 30 minutes, or when there is no room.
import { Binary, Long } from 'bson'
import { DatabaseError } from './errors.ts'
import { type Doc, isObject, keyOf, numberOf } from './values.ts'

const MAX_SESSIONS = 10_000
const MAX_BYTES = 32 * 1024 * 1024
const LIFETIME_MS = 30 * 60 * 1000

/** The record of an answer, as the log keeps it. */
export type ReplyRecord = {
  o: 'reply'
  s: string
  n: Long
  r: Binary
  t: Date
}

interface Remembered {
  record: ReplyRecord
  /** The answer; a promise while its changes are on their way to the disk. */
  reply: Promise<Buffer>
}

export interface Retry {
  session: string
  number: bigint
}

/** Which retryable write a command is, or undefined. */
export function retryOf(body: Doc): Retry | undefined {
  const number = numberOf(body.txnNumber)
  if (number === undefined || !isObject(body.lsid)) return undefined
  return { session: keyOf(body.lsid.id), number: BigInt(number) }
}

/** An answer that the log remembered. Copied: what was read lies in a buffer that is used again. */
export function replyIn(record: Doc): [ReplyRecord, Promise<Buffer>] {
  const reply = Buffer.from((record.r as Binary).value())
  return [{ ...(record as ReplyRecord), r: new Binary(reply) }, Promise.resolve(reply)]
}

export class Replies {
  private readonly sessions = new Map<string, Remembered>()
  /** Of the answers remembered. */
  bytes = 0

  /** The answer already given to this write, if it was. Throws 225 when the session is further on. */
  find({ session, number }: Retry): Promise<Buffer> | undefined {
    const known = this.sessions.get(session)
    const last = known?.record.n.toBigInt()
    if (!known || last === undefined || last < number) return undefined
    if (last === number) return known.reply
    throw new DatabaseError(225, `Retryable write ${number} is older than ${last} of the same session`)
  }

  /** The record of an answer, for the log. */
  recordOf({ session, number }: Retry, reply: Buffer): ReplyRecord {
    return { o: 'reply', s: session, n: Long.fromBigInt(number), r: new Binary(reply), t: new Date() }
  }

  /** Remembers an answer, new or from the log; `reply` resolves when its changes are on the disk. */
  remember(record: ReplyRecord, reply: Promise<Buffer>): void {
    this.forget(record.s)
    this.sessions.set(record.s, { record, reply })
    this.bytes += record.r.position
    this.tidy()
  }

  get size(): number {
    this.tidy()
    return this.sessions.size
  }

  end(ids: unknown[]): void {
    for (const id of ids) if (isObject(id)) this.forget(keyOf(id.id))
  }

  forget(session: string): void {
    this.bytes -= this.sessions.get(session)?.record.r.position ?? 0
    this.sessions.delete(session)
  }

  /** The records worth keeping when the log is rewritten. */
  *snapshot(): Iterable<ReplyRecord> {
    this.tidy()
    for (const { record } of this.sessions.values()) yield record
  }

  // The sessions are in the order of their last use.
  private tidy(): void {
    for (const [session, { record }] of this.sessions) {
      const isFull = this.sessions.size > MAX_SESSIONS || this.bytes > MAX_BYTES
      if (!isFull && Date.now() - record.t.getTime() < LIFETIME_MS) break
      this.forget(session)
    }
  }
}
