// The entries of a zip file, in memory only. The names come from the central directory; every size that it declares may be a lie, so
// that unpacking itself stops at the limit, which fflate and JSZip do not. Pure.
import { inflateRawSync } from 'node:zlib'
import { packedBytes, type ZipEntry, zipDirectory } from '../../core/zip-directory.ts'
import { Unreadable } from './reading.ts'

const MAX_ENTRIES = 2_000
/** Of everything that is unpacked from one file. */
const MAX_UNPACKED = 40 * 1024 * 1024
/** Text is rarely packed below a hundredth; small entries may be. */
const MAX_RATIO = 200
const SMALL = 1024 * 1024
const STORED = 0
const DEFLATED = 8

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
  const safe = new Map<string, ZipEntry>()
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

function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const entries = zipDirectory(bytes, MAX_ENTRIES)
  if (entries === 'broken') throw broken()
  if (entries === 'too_many') {
    throw new Unreadable(
      'too_complex',
      `This zip file holds more than ${MAX_ENTRIES} files, far more than a CV or an export of LinkedIn.`,
    )
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) {
    throw new Unreadable(
      'encrypted',
      'This zip file is locked with a password. Unpack it, and zip it again without one.',
    )
  }
  return entries
}

function unpackEntry(bytes: Uint8Array, entry: ZipEntry, left: number): Uint8Array {
  const { method, packed, size } = entry
  if (size > left || (size > SMALL && size > packed * MAX_RATIO)) throw tooLarge()
  const data = packedBytes(bytes, entry)
  if (!data || (method !== STORED && method !== DEFLATED)) throw broken()
  if (method === STORED) return data
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, Math.min(left, Math.max(SMALL, packed * MAX_RATIO))) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken()
  }
}
