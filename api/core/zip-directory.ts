// The entries of a zip file by its central directory, and their packed bytes. Every declared size may be false. Pure; runs in the browser too.

const ENTRY_HEAD = 46
const LOCAL_HEAD = 30
const END_HEAD = 22
const SIGNATURES = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 }

/** `method`: 0 is stored, 8 is deflated. `at`: the position of the local header. */
export type ZipEntry = Readonly<{
  name: string
  method: number
  packed: number
  size: number
  at: number
  isEncrypted: boolean
}>

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const isAt = (view: DataView, at: number, head: number, signature: number) =>
  at + head <= view.byteLength && view.getUint32(at, true) === signature

/** The entries in their order, or why they cannot be read. */
export function zipDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] | 'broken' | 'too_many' {
  const view = viewOf(bytes)
  const end = findEnd(view)
  if (end === null) return 'broken'
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return 'too_many'
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (!isAt(view, at, ENTRY_HEAD, SIGNATURES.entry)) return 'broken'
    const nameEnd = at + ENTRY_HEAD + view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_HEAD, nameEnd)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The position of the end record, which a comment of up to 65,535 bytes may follow. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_HEAD - 0xffff)
  for (let at = view.byteLength - END_HEAD; at >= first; at--) if (isAt(view, at, END_HEAD, SIGNATURES.end)) return at
  return null
}

/** The packed bytes of an entry; null for a damaged file. */
export function packedBytes(bytes: Uint8Array, { at, packed }: ZipEntry): Uint8Array | null {
  const view = viewOf(bytes)
  if (!isAt(view, at, LOCAL_HEAD, SIGNATURES.local)) return null
  const from = at + LOCAL_HEAD + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.subarray(from, from + packed)
  return data.length < packed ? null : data
}
