// Reads DOCX files as zip archives.
import { inflateRawSync } from 'node:zlib'

/** The files of a zip archive by name, from its central directory. */
export function partsOf(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = file.readUInt32LE(end + 16)
  const parts: Record<string, string> = {}
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const start = file.readUInt32LE(at + 42)
    const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const bytes = file.subarray(data, data + size)
    parts[name] = (file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}
