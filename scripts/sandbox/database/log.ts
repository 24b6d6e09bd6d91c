// The append-only log: one frame a commit, on the disk before the commit resolves. All commits that wait share one
// write and one fdatasync. Knows frames and BSON records, not what they mean.
//
// file  = magic | frame*          frame = length u32 | crc32 u32 | BSON record*
import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Doc, encodeRecord, parse } from './values.ts'

const MAGIC = Buffer.from('trucvdb1')
const HEADER_BYTES = 8
const CHUNK_BYTES = 1024 * 1024

export interface LogOwner {
  /** Takes over a record that was read at the start. */
  load(record: Doc): void
  /** The records that say all there is to say now: what a compaction writes. */
  snapshot(): Iterable<object>
  /** The disk failed: memory is ahead of it, nothing may be answered any more. */
  onFailure(error: Error): void
}

export interface Log {
  /** Records in the file. */
  readonly records: number
  /** Resolves when the records, and all committed before them, are on the disk. Without records it only waits. */
  commit(records: object[]): Promise<void>
  /** Rewrites the file to what `snapshot` says. */
  compact(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  records: number
  frame: Buffer[]
  compacts: boolean
  resolve(): void
  reject(error: Error): void
}

/** Opens the log of a directory, reads it, and cuts off what a crash left half written. */
export async function openLog(dir: string, owner: LogOwner): Promise<Log> {
  const path = join(dir, 'log')
  await rm(join(dir, 'log.new'), { force: true })
  const records = readLog(path, owner)
  const file = await open(path, 'a')
  await syncDirectory(dir)
  return new LogFile(dir, file, records, owner)
}

function readLog(path: string, owner: LogOwner): number {
  const fd = openSync(path, 'a+', 0o600)
  try {
    const size = statSync(path).size
    const magic = Buffer.alloc(Math.min(size, MAGIC.length))
    readSync(fd, magic, 0, magic.length, 0)
    if (!MAGIC.subarray(0, magic.length).equals(magic)) throw new Error(`${path} is not a log of this database.`)
    const { end, records } = readFrames(fd, size, owner)
    if (end < size) {
      process.stderr.write(
        `database: dropped ${size - end} bytes at the end of ${path}: a write that was not finished.\n`,
      )
      ftruncateSync(fd, end)
      fsyncSync(fd)
    }
    return records
  } finally {
    closeSync(fd)
  }
}

// Up to the first frame that is cut short or does not fit its checksum.
function readFrames(fd: number, size: number, owner: LogOwner): { end: number; records: number } {
  const header = Buffer.alloc(HEADER_BYTES)
  let [end, records] = [size < MAGIC.length ? 0 : MAGIC.length, 0]
  while (end + HEADER_BYTES <= size) {
    readSync(fd, header, 0, HEADER_BYTES, end)
    const length = header.readUInt32LE(0)
    if (length === 0 || end + HEADER_BYTES + length > size) break
    const payload = Buffer.allocUnsafe(length)
    readSync(fd, payload, 0, length, end + HEADER_BYTES)
    if (crc32(payload) !== header.readUInt32LE(4)) break
    for (let at = 0; at < length; records++) {
      const next = at + payload.readInt32LE(at)
      owner.load(parse(payload.subarray(at, next)))
      at = next
    }
    end += HEADER_BYTES + length
  }
  return { end, records }
}

function frameOf(records: object[]): Buffer[] {
  if (!records.length) return []
  const payload = records.map(record => encodeRecord(record as Doc))
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(
    payload.reduce((sum, bytes) => sum + bytes.length, 0),
    0,
  )
  header.writeUInt32LE(
    payload.reduce((crc, bytes) => crc32(bytes, crc), 0),
    4,
  )
  return [header, ...payload]
}

// Makes a new or renamed file's name durable. Windows neither needs nor allows it.
async function syncDirectory(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}

class LogFile implements Log {
  records: number
  private readonly dir: string
  private readonly owner: LogOwner
  private file: FileHandle
  private waiting: Waiting[] = []
  private running: Promise<void> | undefined
  private failure: Error | undefined
  private isNew: boolean

  constructor(dir: string, file: FileHandle, records: number, owner: LogOwner) {
    this.dir = dir
    this.file = file
    this.records = records
    this.owner = owner
    this.isNew = statSync(join(dir, 'log')).size === 0
  }

  async commit(records: object[]): Promise<void> {
    if (this.failure) throw this.failure
    if (!records.length && !this.running) return
    await this.enqueue({ records: records.length, frame: frameOf(records), compacts: false })
  }

  async compact(): Promise<void> {
    if (this.failure) throw this.failure
    await this.enqueue({ records: 0, frame: [], compacts: true })
  }

  async close(): Promise<void> {
    await this.running
    this.failure ??= new Error('The database is closed.')
    await this.file.close()
  }

  private enqueue(work: Pick<Waiting, 'records' | 'frame' | 'compacts'>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...work, resolve, reject })
      this.running ??= this.run()
    })
  }

  private async run(): Promise<void> {
    while (this.waiting.length && !this.failure) {
      const batch = this.waiting.splice(0)
      try {
        // A snapshot taken now already holds what the waiting commits changed: their frames need not be written.
        if (batch.some(({ compacts }) => compacts)) await this.rewrite([...this.owner.snapshot()])
        else await this.append(batch)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        this.fail(error as Error, batch)
      }
    }
    this.running = undefined
  }

  private async append(batch: Waiting[]): Promise<void> {
    const frames = batch.flatMap(({ frame }) => frame)
    if (!frames.length) return
    await this.file.appendFile(Buffer.concat(this.isNew ? [MAGIC, ...frames] : frames))
    await this.file.datasync()
    this.isNew = false
    for (const { records } of batch) this.records += records
  }

  private async rewrite(records: object[]): Promise<void> {
    const temporary = join(this.dir, 'log.new')
    const next = await open(temporary, 'w', 0o600)
    await next.appendFile(MAGIC)
    for (const chunk of chunksOf(records)) await next.appendFile(Buffer.concat(chunk))
    await next.sync()
    await next.close()
    await this.file.close()
    await rename(temporary, join(this.dir, 'log'))
    await syncDirectory(this.dir)
    this.file = await open(join(this.dir, 'log'), 'a')
    this.records = records.length
    this.isNew = false
  }

  private fail(error: Error, batch: Waiting[]): void {
    this.failure = error
    for (const { reject } of [...batch, ...this.waiting.splice(0)]) reject(error)
    this.owner.onFailure(error)
  }
}

function* chunksOf(records: object[]): Iterable<Buffer[]> {
  let chunk: Buffer[] = []
  let bytes = 0
  for (const record of records) {
    const frame = frameOf([record])
    chunk.push(...frame)
    bytes += frame.reduce((sum, part) => sum + part.length, 0)
    if (bytes < CHUNK_BYTES) continue
    yield chunk
    chunk = []
    bytes = 0
  }
  if (chunk.length) yield chunk
}
