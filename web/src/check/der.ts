// Reads DER, the encoding of certificates and of the seal in a PDF. Throws for truncated or malformed DER.
export type Bytes = Uint8Array<ArrayBuffer>
export type Der = { tag: number; whole: Bytes; inner: Bytes }

/** The element at the beginning, and how much of the bytes it takes. */
export function firstOf(bytes: Bytes): Der {
  const [tag = 0x1f, said = 0x80] = bytes
  const more = said > 0x80 ? said & 0x7f : 0
  let length = said
  if (more > 0) length = bytes.subarray(2, 2 + more).reduce((sum, byte) => sum * 256 + byte, 0)
  const start = 2 + more
  // Seals have no tags of several bytes, no indefinite lengths and no values over 4 GB.
  if ((tag & 0x1f) === 0x1f || said === 0x80 || more > 4 || start + length > bytes.length) throw new Error('no DER')
  return { tag, whole: bytes.subarray(0, start + length), inner: bytes.subarray(start, start + length) }
}

export function childrenOf(parent: Der | undefined): Der[] {
  const found: Der[] = []
  let rest = parent?.inner ?? new Uint8Array()
  while (rest.length > 0) {
    const next = firstOf(rest)
    found.push(next)
    rest = rest.subarray(next.whole.length)
  }
  return found
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** An element in hex, of parts in hex. */
export function derOf(tag: number, ...parts: string[]): string {
  const inner = parts.join('')
  const length = (inner.length / 2).toString(16)
  const even = length.padStart(length.length + (length.length % 2), '0')
  const said = inner.length < 256 ? even : (0x80 + even.length / 2).toString(16) + even
  return tag.toString(16).padStart(2, '0') + said + inner
}
