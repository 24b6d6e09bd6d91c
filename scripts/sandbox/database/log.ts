// The append-only log: one frame a commit, on the disk before the commit resolves. All commits that wait share one
// write and one fdatasync. A rewrite runs beside them. Knows frames and records, not what they mean.
import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './entry.ts'
import { DatabaseError } from './errors.ts'
import { type Frame, frameOf, framesOf, type LogRecord, MAGIC, readAt, readFrames, type Tail } from './frames.ts'
import type { Doc } from './values.ts'

const COPY_BYTES = 4 * 1024 * 1024
/** The disk takes no more, for now: no space, over the quota, over the limit of a file's size. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

export interface LogOwner {
  /** Takes over a record that was read at the start; `document` tells where its document lies, if it has one. */
  load(record: Doc, document: (length: number) => Place): void
  /** The records that say all there is to say now: what a rewrite writes. */
  snapshot(): Iterable<LogRecord>
  /** The disk failed: memory is ahead of it, nothing may be answered any more. */
  onFailure(error: Error): void
}

interface Waiting {
  frame: Frame | undefined
  undo(): void
  resolve(): void
  reject(error: Error): void
}

interface Rewrite {
  /** Where the frames begin that the snapshot does not hold. */
  start: number
  /** Documents written behind `start` meanwhile, and where they end in the old file. */
  tails: [tail: Tail, at: number][]
  /** The records among them. */
  records: number
  /** Something of the snapshot was taken back. */
  isVoid: boolean
}

/** Opens the log of a directory, reads it, and cuts off what a crash left half written. */
export async function openLog(dir: string, owner: LogOwner): Promise<Log> {
  const path = join(dir, 'log')
  await rm(join(dir, 'log.new'), { force: true })
  closeSync(openSync(path, 'a', 0o600))
  const log = new Log(dir, await open(path, 'a+'), owner)
  log.read(path)
  await syncDirectory(dir)
  return log
}

// Makes a new or renamed file's name durable. Windows neither needs nor allows it.
async function syncDirectory(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}

export class Log {
  /** Records in the file. */
  records = 0
  /** Bytes of the file that are on the disk. */
  size = 0
  private readonly dir: string
  private readonly owner: LogOwner
  private file: FileHandle
  private waiting: Waiting[] = []
  /** What wants the file for itself, between two writes. Never throws. */
  private turn: (() => Promise<void>) | undefined
  private running: Promise<void> | undefined
  private rewriting: Promise<void> | undefined
  private rewrite: Rewrite | undefined
  private failure: Error | undefined

  constructor(dir: string, file: FileHandle, owner: LogOwner) {
    this.dir = dir
    this.file = file
    this.owner = owner
  }

  /** Reads the whole file once, at the start. Throws when it is not a log. */
  read(path: string): void {
    const size = statSync(path).size
    const magic = Buffer.alloc(Math.min(size, MAGIC.length))
    readSync(this.file.fd, magic, 0, magic.length, 0)
    if (!MAGIC.subarray(0, magic.length).equals(magic)) throw new Error(`${path} is not a log of this database.`)
    const load = (record: Doc, end: number) => this.owner.load(record, length => this.placeOf(end - 1 - length, length))
    const { end, records } = readFrames(this.file.fd, size, load)
    this.size = end
    this.records = records
    if (end === size) return
    process.stderr.write(
      `database: dropped ${size - end} bytes at the end of ${path}: a write that was not finished.\n`,
    )
    ftruncateSync(this.file.fd, end)
    fsyncSync(this.file.fd)
  }

  /**
   * Resolves when the records, and all committed before them, are on the disk. Without records it only waits.
   * When the disk is full it calls `undo` and throws 14031; the commits that came after are undone first.
   */
  async commit(records: LogRecord[], undo: () => void): Promise<void> {
    if (this.failure) throw this.failure
    if (!records.length && !this.running) return
    const frame = records.length ? frameOf(records) : undefined
    await new Promise<void>((resolve, reject) => {
      this.waiting.push({ frame, undo, resolve, reject })
      this.running ??= this.run()
    })
  }

  /** Rewrites the file to what `snapshot` says, while commits go on. A rewrite that fails leaves the file as it was. */
  async compact(): Promise<void> {
    // One that runs may have begun before what the caller wants gone was removed.
    while (this.rewriting) await this.rewriting.catch(() => {})
    if (this.failure) throw this.failure
    this.rewriting = this.rewriteFile().finally(() => {
      this.rewriting = undefined
      this.rewrite = undefined
    })
    await this.rewriting
  }

  async close(): Promise<void> {
    await this.rewriting?.catch(() => {})
    await this.running
    this.failure ??= new Error('The database is closed.')
    await this.file.close()
  }

  private placeOf(at: number, length: number): Place {
    const { file } = this
    const isLost = () => this.file !== file
    return {
      length,
      get isLost() {
        return isLost()
      },
      read() {
        if (isLost()) throw new Error('The document is gone.')
        return readAt(file.fd, at, length)
      },
    }
  }

  private async run(): Promise<void> {
    while (this.turn || (this.waiting.length && !this.failure)) {
      const { turn } = this
      this.turn = undefined
      if (turn) await turn()
      else await this.write(this.waiting.splice(0))
    }
    this.running = undefined
  }

  /** Runs `work` between two writes; `work` may be told of everything that is in memory by then. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.turn = () => (this.failure ? Promise.reject(this.failure) : work()).then(resolve, reject)
      this.running ??= this.run()
    })
  }

  private async write(batch: Waiting[]): Promise<void> {
    try {
      await this.append(batch.flatMap(({ frame }) => frame ?? []))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (FULL.includes(code ?? '') && (await this.cutBack())) this.takeBack(batch)
      else this.fail(error as Error, batch)
    }
  }

  private async append(frames: Frame[]): Promise<void> {
    if (!frames.length) return
    const start = this.size || MAGIC.length
    const pieces = frames.flatMap(({ pieces }) => pieces)
    await this.file.appendFile(Buffer.concat(this.size ? pieces : [MAGIC, ...pieces]))
    await this.file.datasync().catch(error => {
      // What a failed sync leaves behind is not known: nothing can be taken back.
      throw new Error(`fdatasync: ${error.message}`)
    })
    this.size = start
    for (const { length, records, tails } of frames) {
      for (const [tail, at] of tails) {
        tail.settle(this.placeOf(this.size + at, tail.size))
        this.rewrite?.tails.push([tail, this.size + at])
      }
      this.size += length
      this.records += records
      if (this.rewrite) this.rewrite.records += records
    }
  }

  // Removes what was written of a batch that found no room.
  private cutBack(): Promise<boolean> {
    const cut = this.file.truncate(this.size).then(() => this.file.datasync())
    return cut.then(
      () => true,
      () => false,
    )
  }

  // In one synchronous stretch, so that no command sees a part of it.
  private takeBack(batch: Waiting[]): void {
    const refused = [...batch, ...this.waiting.splice(0)]
    for (const { undo } of refused.toReversed()) undo()
    if (this.rewrite) this.rewrite.isVoid = true
    for (const { reject } of refused) reject(new DatabaseError(14031, 'The disk is full: nothing was changed'))
  }

  private fail(error: Error, batch: Waiting[]): void {
    this.failure = error
    for (const { reject } of [...batch, ...this.waiting.splice(0)]) reject(error)
    this.owner.onFailure(error)
  }

  // The state of one moment goes to a new file, then the frames that were written since, the last of them while nobody
  // writes; then the new file takes the old one's name. Until then a crash leaves the old file, which holds everything.
  private async rewriteFile(): Promise<void> {
    const next = await open(join(this.dir, 'log.new'), 'ax+', 0o600)
    try {
      await this.fillAndSwap(next)
    } catch (error) {
      if (this.file !== next) {
        await next.close()
        await rm(join(this.dir, 'log.new'), { force: true })
      }
      throw error
    }
  }

  private async fillAndSwap(next: FileHandle): Promise<void> {
    const { rewrite, snapshot } = await this.alone(async () => {
      this.rewrite = { start: this.size || MAGIC.length, tails: [], records: 0, isVoid: false }
      return { rewrite: this.rewrite, snapshot: [...this.owner.snapshot()] }
    })
    const tails: Rewrite['tails'] = []
    let size = MAGIC.length
    await next.appendFile(MAGIC)
    for (const frame of framesOf(snapshot)) {
      if (rewrite.isVoid || this.failure) throw new Error('A rewrite was given up.')
      await next.appendFile(Buffer.concat(frame.pieces))
      for (const [tail, at] of frame.tails) tails.push([tail, size + at])
      size += frame.length
    }
    await next.datasync()
    let copied = rewrite.start
    const copy = async (to: number) => {
      for (; copied < to; copied = Math.min(to, copied + COPY_BYTES)) {
        await next.appendFile(readAt(this.file.fd, copied, Math.min(COPY_BYTES, to - copied)))
      }
    }
    while (this.size - copied > COPY_BYTES) await copy(this.size)
    await this.alone(async () => {
      await copy(this.size)
      if (rewrite.isVoid) throw new Error('A rewrite was given up.')
      await next.datasync()
      const moved = rewrite.tails.map(([tail, at]): [Tail, number] => [tail, at - rewrite.start + size])
      await this.swap(next, [...tails, ...moved], snapshot.length + rewrite.records)
      this.size = size + copied - rewrite.start
    })
  }

  private async swap(next: FileHandle, tails: Rewrite['tails'], records: number): Promise<void> {
    await rename(join(this.dir, 'log.new'), join(this.dir, 'log'))
    const old = this.file
    this.file = next
    this.records = records
    for (const [tail, at] of tails) tail.settle(this.placeOf(at, tail.size))
    await old.close()
    // Which of the two files a crash would leave is not known: nothing may be answered.
    await syncDirectory(this.dir).catch(error => this.fail(error, []))
  }
}
