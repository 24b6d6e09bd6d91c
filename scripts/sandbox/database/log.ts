// The append-only log: each commit is written and synced. Knows records, not their meaning.
//
// file = magic | frame*          frame = length u32 | crc32 u32 | BSON record*
import * as fs from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { DatabaseError } from './errors.ts'
import { type Doc, encode, parse } from './values.ts'

const MAGIC = Buffer.from('trucvdb1')
const HEADER_BYTES = 8
/** The disk is full for now: no space, quota or file size exceeded. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

function frameOf(records: Doc[]): Buffer {
  const payload = Buffer.concat(records.map(encode))
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(payload.length, 0)
  header.writeUInt32LE(crc32(payload), 4)
  return Buffer.concat([header, payload])
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(fd, bytes, done)
}

function readAt(fd: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let done = 0; done < length; ) done += fs.readSync(fd, bytes, done, length - done, at + done)
  return bytes
}

// Makes the name of a new or renamed file durable. Windows neither needs nor allows it.
function syncDirectory(dir: string): void {
  if (process.platform === 'win32') return
  const fd = fs.openSync(dir, 'r')
  fs.fsyncSync(fd)
  fs.closeSync(fd)
}

export class Log {
  /** The number of records in the file. */
  records = 0
  /** Set when a write or sync failed: memory is ahead of the disk, so no reply may be sent any more. */
  failure: Error | undefined
  private readonly dir: string
  private fd: number
  /** The length of the synced part of the file. */
  private size = 0

  /** Opens the log of a directory. It must be read before it is written. */
  constructor(dir: string) {
    this.dir = dir
    fs.rmSync(join(dir, 'log.new'), { force: true })
    this.fd = fs.openSync(join(dir, 'log'), 'a+', 0o600)
    syncDirectory(dir)
  }

  /** Reads the records up to the first incomplete or corrupt frame, and truncates the file there. */
  read(load: (record: Doc) => void): void {
    const { size } = fs.fstatSync(this.fd)
    const magic = readAt(this.fd, 0, Math.min(size, MAGIC.length))
    if (!MAGIC.subarray(0, size).equals(magic))
      throw new Error(`${join(this.dir, 'log')} is not a log of this database.`)
    this.records = 0
    this.size = size < MAGIC.length ? 0 : MAGIC.length
    while (this.size + HEADER_BYTES < size) {
      const header = readAt(this.fd, this.size, HEADER_BYTES)
      const [length, crc] = [header.readUInt32LE(0), header.readUInt32LE(4)]
      if (length === 0 || this.size + HEADER_BYTES + length > size) break
      const payload = readAt(this.fd, this.size + HEADER_BYTES, length)
      if (crc32(payload) !== crc) break
      for (let at = 0; at < length; this.records++) {
        const end = at + payload.readInt32LE(at)
        // Copied, because the binary values of its documents point into it.
        load(parse(Buffer.from(payload.subarray(at, end))))
        at = end
      }
      this.size += HEADER_BYTES + length
    }
    if (this.size === size) return
    process.stderr.write(`database: dropped ${size - this.size} bytes of a write that was not finished.\n`)
    this.cutOff()
  }

  /** Appends and syncs the records. Throws 14031 when the disk is full: then memory must be rebuilt from the log. */
  commit(records: Doc[]): void {
    if (this.failure) throw this.failure
    if (!records.length) return
    const frame = frameOf(records)
    const bytes = this.size ? frame : Buffer.concat([MAGIC, frame])
    try {
      writeAll(this.fd, bytes)
    } catch (error) {
      this.failure = error as Error
      if (!FULL.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      this.cutOff()
      this.failure = undefined
      throw new DatabaseError(14031, 'The disk is full: nothing was changed')
    }
    // After a failed sync the state of the file is unknown, so no reply may be sent any more.
    this.failure = new Error('The log could not be synced.')
    fs.fdatasyncSync(this.fd)
    this.failure = undefined
    this.size += bytes.length
    this.records += records.length
  }

  /** Replaces the log by a compacted one. The new file takes the name only when complete, so a crash leaves the old one. */
  rewrite(records: Iterable<Doc>): void {
    const path = join(this.dir, 'log.new')
    const fd = fs.openSync(path, 'ax+', 0o600)
    let count = 0
    try {
      writeAll(fd, MAGIC)
      for (const record of records) {
        writeAll(fd, frameOf([record]))
        count++
      }
      fs.fdatasyncSync(fd)
      fs.renameSync(path, join(this.dir, 'log'))
    } catch (error) {
      fs.closeSync(fd)
      fs.rmSync(path, { force: true })
      throw error
    }
    fs.closeSync(this.fd)
    this.fd = fd
    this.size = fs.fstatSync(fd).size
    this.records = count
    // Until the directory is synced a crash may leave either file.
    this.failure = new Error('The rewritten log could not be given its name.')
    syncDirectory(this.dir)
    this.failure = undefined
  }

  close(): void {
    fs.closeSync(this.fd)
  }

  // Removes what follows the last complete frame.
  private cutOff(): void {
    fs.ftruncateSync(this.fd, this.size)
    fs.fdatasyncSync(this.fd)
  }
}
