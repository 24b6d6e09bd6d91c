// The entries of a zip file, in memory only. The names come from the central directory; every size that it declares may be a lie, so
// that unpacking itself stops at the limit, which fflate and JSZip do not. Pure.
import { inflateRawSync } from 'node:zlib'
import { hasBytes } from './bytes.ts'
import { Unreadable } from './reading.ts'

const MAX_ENTRIES = 2_000
/** Of everything that is unpacked from one file. */
const MAX_UNPACKED = 40 * 1024 * 1024
/** Text is rarely packed below a hundredth; small entries may be. */
const MAX_RATIO = 200
const SMALL = 1024 * 1024
const STORED = 0
const DEFLATED = 8
const ENTRY_HEAD = 46
const LOCAL_HEAD = 30
const END_HEAD = 22

type Entry = { name: string; method: number; packed: number; size: number; at: number }
export type Zip = {
  /** Without folders, and without names that lead out of the archive. */
  names: string[]
  /** Whether there were names that lead out of the archive. */
  hasStrayNames: boolean
  /** Throws `too_large` beyond the limit of all entries together. */
  unpack(name: string): Uint8Array
}

const broken = () =>
  new Unreadable(
    'broken',
    'This file is damaged or was not downloaded completely. Download it again and choose the new copy.',
  )
const tooLarge = () =>
  new Unreadable('too_large', 'This file unpacks to far more than a CV can hold. Choose the file as it was downloaded.')
const isStray = (name: string) => /^([/\\]|[A-Za-z]:)|(^|[/\\])\.\.([/\\]|$)/.test(name)

export function openZip(bytes: Uint8Array): Zip {
  const entries = entriesOf(bytes).filter(({ name }) => !name.endsWith('/'))
  const safe = new Map<string, Entry>()
  for (const entry of entries) if (!isStray(entry.name) && !safe.has(entry.name)) safe.set(entry.name, entry)
  let left = MAX_UNPACKED
  return {
    names: [...safe.keys()],
    hasStrayNames: entries.some(({ name }) => isStray(name)),
    unpack(name) {
      const entry = safe.get(name)
      if (!entry) throw new Error(`no entry ${name}`)
      const unpacked = unpackEntry(bytes, entry, left)
      left -= unpacked.length
      return unpacked
    },
  }
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(bytes)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) {
    throw new Unreadable(
      'too_complex',
      `This zip file holds more than ${MAX_ENTRIES} files, far more than a CV or an export of LinkedIn.`,
    )
  }
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_HEAD > bytes.length || !hasBytes(bytes, at, 'PK\x01\x02')) throw broken()
    if (view.getUint16(at + 8, true) & 1) {
      throw new Unreadable(
        'encrypted',
        'This zip file is locked with a password. Unpack it, and zip it again without one.',
      )
    }
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_HEAD, at + ENTRY_HEAD + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += ENTRY_HEAD + nameLength + extra + comment
  }
  return entries
}

/** Where the end record begins, which a comment of up to 65,535 bytes may follow. */
function findEnd(bytes: Uint8Array): number {
  const first = Math.max(0, bytes.length - END_HEAD - 0xffff)
  for (let at = bytes.length - END_HEAD; at >= first; at--) if (hasBytes(bytes, at, 'PK\x05\x06')) return at
  throw broken()
}

function unpackEntry(bytes: Uint8Array, { method, packed, size, at }: Entry, left: number): Uint8Array {
  if (size > left || (size > SMALL && size > packed * MAX_RATIO)) throw tooLarge()
  if (at + LOCAL_HEAD > bytes.length || !hasBytes(bytes, at, 'PK\x03\x04')) throw broken()
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, LOCAL_HEAD)
  const from = at + LOCAL_HEAD + view.getUint16(26, true) + view.getUint16(28, true)
  const data = bytes.subarray(from, from + packed)
  if (data.length < packed || (method !== STORED && method !== DEFLATED)) throw broken()
  if (method === STORED) return data
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, Math.min(left, Math.max(SMALL, packed * MAX_RATIO))) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken()
  }
}
