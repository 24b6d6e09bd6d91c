// The database without the network: runs commands in order and makes their changes durable before it replies.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type LogRecord, State } from './collection.ts'
import type { Connection, ScanRule } from './command.ts'
import { runCommand } from './commands.ts'
import { Cursors } from './cursors.ts'
import { DatabaseError, failureReply } from './errors.ts'
import { Log } from './log.ts'
import { encode } from './values.ts'
import type { Request } from './wire.ts'

/** Deleted and overwritten data leave the disk within an hour. */
const REWRITE_MS = 20 * 60 * 1000
const SLACK_RECORDS = 1_000

export class Engine {
  private state = new State()
  private readonly cursors = new Cursors()
  private readonly log: Log | undefined
  private readonly onFailure: (error: Error) => void
  private readonly scanRule: ScanRule | undefined
  private flushing: Promise<void> | undefined
  private rewrittenAt = performance.now()

  /** Reads the directory's log; null keeps nothing. `onFailure` is called when the disk no longer accepts writes. */
  constructor(dir: string | null, onFailure: (error: Error) => void, scanRule?: ScanRule) {
    this.log = dir === null ? undefined : new Log(dir)
    this.onFailure = onFailure
    this.scanRule = scanRule
    this.load()
    this.tend(0).catch(() => {})
  }

  /** Runs a command and resolves with its reply as BSON when its changes are on the disk. */
  async execute({ body, sections }: Request, connection: Connection): Promise<Buffer> {
    const { state, cursors, scanRule } = this
    const refuse = (error: unknown) => encode(failureReply(error))
    let reply: Buffer
    try {
      reply = encode(runCommand(body, { ...connection, state, cursors, sections }, scanRule))
    } catch (error) {
      reply = refuse(error)
    }
    return this.commit().then(() => reply, refuse)
  }

  /** Removes what has expired by `now`. Compacts the log when it is much larger than the data, or has held outdated data for long. */
  async tend(now: number): Promise<void> {
    this.state.expire(now)
    await this.commit()
    const live = [...this.state.snapshot()].length
    const records = this.log?.records ?? 0
    const isStale = records > live && performance.now() - this.rewrittenAt >= REWRITE_MS
    if (isStale || records > 2 * live + SLACK_RECORDS) await this.compact()
  }

  /** Compacts the log. When it throws, nothing has changed. */
  async compact(): Promise<void> {
    while (this.flushing) await this.flushing.catch(() => {})
    this.rewrittenAt = performance.now()
    this.log?.rewrite(this.state.snapshot())
  }

  async close(): Promise<void> {
    await this.flushing?.catch(() => {})
    this.log?.close()
  }

  // Rebuilds memory from the log: at the start, and after a commit that found no space.
  private load(): void {
    this.state = new State()
    this.log?.read(record => this.state.play(record as LogRecord))
  }

  // The commands of one turn of the event loop share one write. Reads wait for it too, so that no reply shows a change that a crash
  // could still undo.
  private async commit(): Promise<void> {
    if (this.state.journal.length) this.flushing ??= nextTurn().then(() => this.flush())
    await this.flushing
  }

  private flush(): void {
    this.flushing = undefined
    try {
      this.log?.commit(this.state.journal.splice(0))
    } catch (error) {
      if (error instanceof DatabaseError) this.load()
      else this.onFailure(this.log?.failure ?? (error as Error))
      throw error
    }
  }
}
