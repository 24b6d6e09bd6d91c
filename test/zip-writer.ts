// Zip files for the tests of readers, also with false sizes, counts and flags.
import { crc32, deflateRawSync } from 'node:zlib'

type Lies = {
  /** The unpacked size that the directory tells. */
  size?: number
  /** How many entries the end record tells. */
  count?: number
  isEncrypted?: boolean
}

export function zipOf(files: Record<string, string | Uint8Array>, { size, count, isEncrypted }: Lies = {}): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = deflateRawSync(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(size ?? Buffer.byteLength(content), 18)
    shared.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from('PK\x03\x04'), shared, name, data)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), shared, place, name)
    at += 30 + name.length + data.length
  }
  const end = Buffer.alloc(18)
  const entries = count ?? Object.keys(files).length
  end.writeUInt16LE(entries, 4)
  end.writeUInt16LE(entries, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]))
}
