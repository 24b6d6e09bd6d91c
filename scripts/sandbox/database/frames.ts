// The log's format: frames of BSON records, written whole and read in pieces. Knows nothing of files being replaced.
//
// file  = magic | frame*          frame = length u32 | crc32 u32 | BSON record*
import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Place } from './entry.ts'
import { type Doc, encodeRecord, parse } from './values.ts'

export const MAGIC = Buffer.from('trucvdb1')
const HEADER_BYTES = 8
const PIECE_BYTES = 1024 * 1024
const RECORD_END = Buffer.from([0])

/** A document that ends a record; it may be left on the disk. */
export interface Tail {
  readonly raw: Buffer
  readonly size: number
  /** Told where it lies now, whenever that changes. */
  settle(place: Place): void
}

/** What the log keeps: plain fields, and perhaps one document. */
export interface LogRecord {
  [field: string]: unknown
  d?: Tail
}

/** The records as one frame, in pieces; `tails` says where in the frame each record's document begins. */
export interface Frame {
  pieces: Buffer[]
  length: number
  records: number
  tails: [tail: Tail, at: number][]
}

export function frameOf(records: Iterable<LogRecord>): Frame {
  const header = Buffer.alloc(HEADER_BYTES)
  const frame: Frame = { pieces: [header], length: HEADER_BYTES, records: 0, tails: [] }
  let crc = 0
  for (const { d, ...fields } of records) {
    const pieces = d ? withTail(encodeRecord(fields), d.raw) : [encodeRecord(fields)]
    if (d) frame.tails.push([d, frame.length + pieces[0]!.length])
    for (const piece of pieces) {
      crc = crc32(piece, crc)
      frame.length += piece.length
    }
    frame.pieces.push(...pieces)
    frame.records++
  }
  header.writeUInt32LE(frame.length - HEADER_BYTES, 0)
  header.writeUInt32LE(crc, 4)
  return frame
}

// The record with one more field, `d`, whose bytes are not copied.
function withTail(record: Buffer, raw: Buffer): Buffer[] {
  const start = Buffer.alloc(record.length + 7)
  record.copy(start, 0, 0, record.length - 1)
  start.write('\x05d\0', record.length - 1, 'latin1')
  start.writeInt32LE(raw.length, record.length + 2)
  start.writeInt32LE(start.length + raw.length + 1, 0)
  return [start, raw, RECORD_END]
}

/** Groups records into frames of about a megabyte, each made when it is asked for. */
export function* framesOf(records: Iterable<LogRecord>): Generator<Frame> {
  let group: LogRecord[] = []
  let bytes = 0
  for (const record of records) {
    group.push(record)
    bytes += 100 + (record.d?.size ?? 0)
    if (bytes < PIECE_BYTES) continue
    yield frameOf(group)
    group = []
    bytes = 0
  }
  if (group.length) yield frameOf(group)
}

/** Takes a record that was read, and the file offset behind it. Must copy what it keeps: the bytes are read into again. */
type Load = (record: Doc, end: number) => void

/** Reads frames up to the first that is cut short or does not fit its checksum; gives the offset of its start. */
export function readFrames(fd: number, size: number, load: Load): { end: number; records: number } {
  const bytesAt = readInPieces(fd, size)
  let [end, records] = [size < MAGIC.length ? 0 : MAGIC.length, 0]
  while (end + HEADER_BYTES <= size) {
    const header = bytesAt(end, HEADER_BYTES)
    const [length, crc] = [header.readUInt32LE(0), header.readUInt32LE(4)]
    if (length === 0 || end + HEADER_BYTES + length > size) break
    const start = end + HEADER_BYTES
    const payload = bytesAt(start, length)
    if (crc32(payload) !== crc) break
    for (let at = 0; at < length; records++) {
      const next = at + payload.readInt32LE(at)
      load(parse(payload.subarray(at, next)), start + next)
      at = next
    }
    end = start + length
  }
  return { end, records }
}

// Gives any part of the file; reads ahead, so that small frames do not cost a read each.
function readInPieces(fd: number, size: number): (at: number, length: number) => Buffer {
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  let [start, filled] = [0, 0]
  return (at, length) => {
    if (length > PIECE_BYTES) return readAt(fd, at, length)
    if (at < start || at + length > start + filled) {
      start = at
      filled = readSync(fd, piece, 0, Math.min(PIECE_BYTES, size - at), at)
    }
    return piece.subarray(at - start, at - start + length)
  }
}

export function readAt(fd: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  let done = 0
  while (done < length) {
    const count = readSync(fd, bytes, done, length - done, at + done)
    if (count === 0) throw new Error('The log is shorter than it was.')
    done += count
  }
  return bytes
}
