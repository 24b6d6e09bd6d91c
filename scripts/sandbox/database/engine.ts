// The database without the network: runs one command after the other and makes its changes durable before it answers.
import type { Peer, ScanRule } from './command.ts'
import { checkLogin, commandName, runCommand } from './commands.ts'
import { Cursors } from './cursors.ts'
import { DatabaseError, failureReply } from './errors.ts'
import { type Log, type LogOwner, openLog } from './log.ts'
import { Replies, type ReplyRecord, type Retry, replyIn, retryOf } from './replies.ts'
import { State } from './state.ts'
import { encode } from './values.ts'
import type { Request } from './wire.ts'

export type Connection = Omit<Peer, 'endSessions'>

/** What was deleted or overwritten leaves the disk at the second rewrite after it at the latest: within the hour. */
const REWRITE_MS = 20 * 60 * 1000
const SLACK = { records: 1_000, bytes: 1024 * 1024 }

export class Engine {
  private readonly state = new State()
  private readonly cursors = new Cursors()
  private readonly replies = new Replies()
  private readonly scanRule: ScanRule | undefined
  private log: Log | undefined
  private rewrittenAt = performance.now()

  constructor(scanRule?: ScanRule) {
    this.scanRule = scanRule
  }

  /** Reads the directory's log, if there is one. `onFailure` is told when the disk no longer takes changes. */
  async open(dir: string | null, onFailure: (error: Error) => void): Promise<void> {
    if (dir === null) return
    const load: LogOwner['load'] = (record, document) => {
      if (record.o === 'reply') this.replies.remember(...replyIn(record))
      else this.state.load(record, document)
    }
    this.log = await openLog(dir, { load, snapshot: () => this.snapshot(), onFailure })
    this.state.loaded()
    // Nobody waits for it: a failure leaves the log as it is, and it is tried again.
    this.tend().catch(() => {})
  }

  /** Runs a command and gives its answer as BSON, once its changes are on the disk. Throws only when the disk fails. */
  async execute({ body, sections }: Request, connection: Connection): Promise<Buffer> {
    const endSessions = (ids: unknown[]) => this.replies.end(ids)
    const { state, cursors, scanRule } = this
    const context = { ...connection, state, cursors, scanRule, sections, endSessions }
    let retry: Retry | undefined
    let reply: Buffer
    try {
      checkLogin(body, connection.login)
      retry = retryOf(body)
      const earlier = retry && this.replies.find(retry)
      if (earlier) return await earlier
      reply = runCommand(body, context)
    } catch (error) {
      retry = undefined
      reply = encode(failureReply(asDatabaseError(error, commandName(body))))
    }
    return this.durably(reply, retry).catch(error => {
      if (error instanceof DatabaseError) return encode(failureReply(error))
      throw error
    })
  }

  /** Removes expired documents, as TTL indexes ask. */
  async sweep(now: number): Promise<void> {
    for (const collection of this.state.collections.values()) collection.expire(now)
    await this.commit()
  }

  /** Rewrites the log when it has grown to a multiple of the data, or holds for a while what is no longer true. */
  async tend(): Promise<void> {
    if (!this.log) return
    const { records, bytes } = this.state.extent
    const live = { records: records + this.replies.size, bytes: bytes + this.replies.bytes }
    const isLarge = this.log.records > 2 * live.records + SLACK.records || this.log.size > 2 * live.bytes + SLACK.bytes
    const isStale = this.log.records > live.records && performance.now() - this.rewrittenAt >= REWRITE_MS
    if (isLarge || isStale) await this.compact()
  }

  /** Rewrites the log without what is deleted or outdated. Throws when it could not; then nothing has changed. */
  async compact(): Promise<void> {
    this.rewrittenAt = performance.now()
    await this.log?.compact()
  }

  async close(): Promise<void> {
    await this.log?.close()
  }

  // Between a command and its commit there is no await: the changes of two commands never mix. Reads wait as well, so
  // that nobody is told of something that a crash could still undo.
  private durably(reply: Buffer, retry: Retry | undefined): Promise<Buffer> {
    if (!retry) return this.commit().then(() => reply)
    const record = this.replies.recordOf(retry, reply)
    const forget = () => this.replies.forget(retry.session)
    const durable = this.commit(record, forget).then(() => reply)
    this.replies.remember(record, durable)
    return durable
  }

  private async commit(reply?: ReplyRecord, forget = () => {}): Promise<void> {
    const changes = this.state.takeChanges()
    const records = changes.map(({ record }) => record)
    const undo = () => {
      forget()
      for (const change of changes.toReversed()) change.undo()
    }
    await this.log?.commit(reply ? [...records, reply] : records, undo)
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
