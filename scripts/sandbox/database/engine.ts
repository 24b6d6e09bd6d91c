// The database without the network: runs one command after the other and makes its changes durable before it answers.
import type { Change } from './collection.ts'
import { commandName, runCommand } from './commands.ts'
import { Cursors } from './cursors.ts'
import { DatabaseError, failureReply } from './errors.ts'
import { type Log, openLog } from './log.ts'
import { Replies, type ReplyRecord, type Retry, retryOf } from './replies.ts'
import { State } from './state.ts'
import { type Doc, encode } from './values.ts'
import type { Request } from './wire.ts'

export interface Connection {
  address: string
  connectionId: number
}

export class Engine {
  private readonly state = new State()
  private readonly cursors = new Cursors()
  private readonly replies = new Replies()
  private log: Log | undefined

  /** Reads the directory's log, if there is one. `onFailure` is told when the disk no longer takes changes. */
  async open(dir: string | null, onFailure: (error: Error) => void): Promise<void> {
    if (dir === null) return
    const load = (record: Doc) => {
      const change = record as unknown as ReplyRecord | Change
      if (change.o !== 'reply') this.state.load(change)
      else this.replies.remember(change, Promise.resolve(Buffer.from(change.r.buffer)))
    }
    this.log = await openLog(dir, { load, snapshot: () => this.snapshot(), onFailure })
    this.state.loaded()
    if (this.log.records > 2 * this.state.recordCount + 1000) await this.log.compact()
  }

  /** Runs a command and gives its answer as BSON, once its changes are on the disk. Throws only when the disk fails. */
  async execute({ body, sections }: Request, connection: Connection): Promise<Buffer> {
    const endSessions = (ids: unknown[]) => this.replies.forget(ids)
    const context = { ...connection, state: this.state, cursors: this.cursors, sections, endSessions }
    let retry: Retry | undefined
    let reply: Buffer
    try {
      retry = retryOf(body)
      const earlier = retry && this.replies.find(retry)
      if (earlier) return await earlier
      reply = runCommand(body, context)
    } catch (error) {
      retry = undefined
      reply = encode(failureReply(asDatabaseError(error, commandName(body))))
    }
    return this.durably(reply, retry)
  }

  /** Removes expired documents, as TTL indexes ask. */
  async sweep(now: number): Promise<void> {
    for (const collection of this.state.collections.values()) collection.expire(now)
    await this.commit()
  }

  /** Rewrites the log when it holds anything that is no longer true, so that deleted data leave the disk. */
  async compact(): Promise<void> {
    if (this.log && this.log.records !== this.state.recordCount) await this.log.compact()
  }

  async close(): Promise<void> {
    await this.log?.close()
  }

  // Between a command and its commit there is no await: the changes of two commands never mix. Reads wait as well, so
  // that nobody is told of something that a crash could still undo.
  private durably(reply: Buffer, retry: Retry | undefined): Promise<Buffer> {
    if (!retry) return this.commit().then(() => reply)
    const record = this.replies.recordOf(retry, reply)
    const durable = this.commit(record).then(() => reply)
    this.replies.remember(record, durable)
    return durable
  }

  private async commit(reply?: ReplyRecord): Promise<void> {
    const changes = this.state.takeChanges()
    if (this.log) await this.log.commit(reply ? [...changes, reply] : changes)
  }

  private *snapshot() {
    yield* this.state.snapshot()
    yield* this.replies.snapshot()
  }
}

function asDatabaseError(error: unknown, command: string): DatabaseError {
  if (error instanceof DatabaseError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new DatabaseError(1, `The embedded database failed in ${command}: ${reason}`)
}
