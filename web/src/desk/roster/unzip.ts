// Unpacks the parts of a zip file with the browser's own decompression, in pieces, up to a limit.
import { packedBytes, type ZipEntry, zipDirectory } from '../../../../api/core/zip-directory.ts'
import { UnreadableRoster } from './table.ts'

const MAX_ENTRIES = 5_000
const PIECE = 16 * 1024
/** Text is rarely packed below a hundredth; small parts may be. */
const MAX_RATIO = 200
const SMALL = 1024 * 1024

export const damaged = () =>
  new UnreadableRoster(
    'This file is damaged or was not saved completely. Save it again as XLSX or CSV, and drop that file.',
  )
export const bomb = () => new UnreadableRoster('This file unpacks to far more than a roster can hold. It was not read.')

export type Parts = Readonly<{
  has: (name: string) => boolean
  /** The text of a part, in pieces. Throws at the first byte beyond `most`. */
  read: (name: string, most: number) => AsyncGenerator<string>
}>

export function openParts(bytes: Uint8Array): Parts {
  const entries = zipDirectory(bytes, MAX_ENTRIES)
  if (entries === 'too_many') throw bomb()
  if (entries === 'broken') throw damaged()
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new UnreadableRoster(LOCKED)
  const byName = new Map(entries.map(entry => [entry.name.toLowerCase(), entry]))
  return {
    has: name => byName.has(name.toLowerCase()),
    read(name, most) {
      const entry = byName.get(name.toLowerCase())
      if (!entry) throw damaged()
      return textsOf(bytes, entry, most)
    },
  }
}

export const LOCKED = 'This file is locked with a password. Save it without one, and drop that file.'

async function* textsOf(bytes: Uint8Array, entry: ZipEntry, most: number): AsyncGenerator<string> {
  const packed = packedBytes(bytes, entry)
  if (entry.size > most) throw bomb()
  if (!packed || ![0, 8].includes(entry.method)) throw damaged()
  let [taken, unpacked] = [0, 0]
  // In small pieces: a browser unpacks each as a whole, to up to a thousand times its size.
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (taken < packed.length) controller.enqueue(packed.slice(taken, taken + PIECE))
      else controller.close()
      taken += PIECE
    },
  })
  const stream = entry.method === 0 ? pieces : pieces.pipeThrough(new DecompressionStream('deflate-raw'))
  const [decoder, reader] = [new TextDecoder(), stream.getReader()]
  // A caller that has seen enough reads no more, so nothing more is unpacked. The stream is not cancelled: Node throws where nobody can
  // catch it when a piece arrives after that.
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged()
    })
    if (done) return
    unpacked += value.length
    if (unpacked > most || (unpacked > SMALL && unpacked > taken * MAX_RATIO)) throw bomb()
    yield decoder.decode(value, { stream: true })
  }
}
