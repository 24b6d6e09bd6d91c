// The format of a backup file: a header line, the compressed documents, and a SHA-256 of both.
//
// file = header as JSON \n | gzip of record* | 32 bytes     record = 'c' {name} | 'd' document | 'e' {counts}    (BSON)
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { deserialize, serialize } from 'bson'
import { versionAfter } from '../../api/upgrades.ts'

export const VERSION = 1
const FORMAT = 'trucv-backup'
const HASH_BYTES = 32
const MAX_HEADER_BYTES = 64 * 1024
const GROUP_BYTES = 256 * 1024

export type Header = {
  format: string
  version: number
  /** The start of the backup, as ISO 8601: everything acknowledged before is in it. */
  at: string
  /** The names of collections that were left out. */
  leftOut: string[]
  /** The version of the stored data: a program that does not know it must not restore the file. */
  data: number
}

/** The content of a backup: per collection its name, then its documents as BSON. */
export type Item = { collection: string } | { document: Uint8Array }

/** A file that must not be restored; the message is for a person. */
export class BadBackup extends Error {}

/** Writes a backup that only its owner can read, atomically, never over an existing file. Returns the counts. */
export async function writeBackup(path: string, about: Omit<Header, 'format' | 'version'>, items: AsyncIterable<Item>) {
  const counts: Record<string, number> = {}
  // Created first, so that two backups never write the same file; only a crash leaves the empty file behind.
  await (await open(path, 'wx', 0o600)).close()
  const part = `${path}.part`
  try {
    const file = await open(part, 'wx', 0o600)
    await writeParts(file, { format: FORMAT, version: VERSION, ...about }, recordsOf(items, counts))
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(part, path)
    await syncDirectory(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    await rm(path, { force: true })
    throw error
  }
  return counts
}

async function writeParts(file: FileHandle, header: Header, records: AsyncIterable<Buffer>): Promise<void> {
  const hash = createHash('sha256')
  const put = async (bytes: Uint8Array) => {
    hash.update(bytes)
    await file.appendFile(bytes)
  }
  await put(Buffer.from(`${JSON.stringify(header)}\n`))
  await pipeline(records, createGzip({ level: 3 }), async (source: AsyncIterable<Buffer>) => {
    for await (const bytes of source) await put(bytes)
  })
  await file.appendFile(hash.digest())
}

async function* recordsOf(items: AsyncIterable<Item>, counts: Record<string, number>): AsyncGenerator<Buffer> {
  let [name, group, bytes] = ['', [] as Uint8Array[], 0]
  const add = (tag: string, bson: Uint8Array) => {
    group.push(Buffer.from(tag), bson)
    bytes += bson.length
  }
  for await (const item of items) {
    if ('collection' in item) {
      name = item.collection
      counts[name] = 0
      add('c', serialize({ name }))
    } else {
      counts[name] = (counts[name] ?? 0) + 1
      add('d', item.document)
    }
    if (bytes < GROUP_BYTES) continue
    yield Buffer.concat(group)
    group = []
    bytes = 0
  }
  add('e', serialize({ counts }))
  yield Buffer.concat(group)
}

async function syncDirectory(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  await handle.sync().finally(() => handle.close())
}

/** A checked file: its header and the position of its documents. */
export type Checked = { path: string; header: Header; start: number; end: number }

/** Reads the whole file and verifies its checksum. Throws BadBackup, with the reason, for a file that must not be restored. */
export async function checkBackup(path: string): Promise<Checked> {
  const file = await open(path, 'r').catch(error => {
    throw new BadBackup(`${path} cannot be read: ${error.code}`)
  })
  try {
    const { mode, size } = await file.stat()
    if (process.platform !== 'win32' && mode & 0o077) {
      throw new BadBackup(
        `${path} is open to others than its owner. Make sure that it is yours, then: chmod 600 ${path}`,
      )
    }
    const { header, start } = await readHeader(file, path)
    const end = size - HASH_BYTES
    if (end <= start) throw new BadBackup(`${path} is cut short.`)
    const hash = createHash('sha256')
    for await (const bytes of createReadStream(path, { end: end - 1 })) hash.update(bytes)
    const { buffer } = await file.read(Buffer.alloc(HASH_BYTES), 0, HASH_BYTES, end)
    if (!hash.digest().equals(buffer)) throw new BadBackup(`${path} is damaged or cut short: its checksum differs.`)
    return { path, header, start, end }
  } finally {
    await file.close()
  }
}

async function readHeader(file: FileHandle, path: string): Promise<{ header: Header; start: number }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES), 0, MAX_HEADER_BYTES, 0)
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  const header = headerIn(buffer.toString('utf8', 0, Math.max(end, 0)))
  if (header?.format !== FORMAT) throw new BadBackup(`${path} is not a backup of TruCV.`)
  if (header.version !== VERSION) {
    throw new BadBackup(`${path} is of version ${header.version}; this program restores version ${VERSION}.`)
  }
  if (!(header.data <= versionAfter())) {
    throw new BadBackup(
      `${path} has data of version ${header.data}; this program knows ${versionAfter()} and older ones.`,
    )
  }
  return { header, start: end + 1 }
}

function headerIn(text: string): Header | null {
  try {
    return JSON.parse(text) as Header
  } catch {
    return null
  }
}

/** The items of a checked file. The bytes of a document are valid only until the next item is read. */
export async function* readBackup({ path, start, end }: Checked): AsyncGenerator<Item> {
  const source = createReadStream(path, { start, end: end - 1 })
  const body = source.pipe(createGunzip())
  source.on('error', error => body.destroy(error))
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const bytes of body as AsyncIterable<Buffer>) {
      rest = rest.length ? Buffer.concat([rest, bytes]) : bytes
      let at = 0
      for (; at + 5 <= rest.length; ) {
        const next = at + 1 + rest.readInt32LE(at + 1)
        if (next > rest.length) break
        const bson = rest.subarray(at + 1, next)
        if (rest[at] === 0x63) yield { collection: deserialize(bson).name as string }
        if (rest[at] === 0x64) yield { document: bson }
        at = next
      }
      rest = rest.subarray(at)
    }
  } finally {
    source.destroy()
  }
}
