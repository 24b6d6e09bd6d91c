// The text of a file, whatever its encoding. Pure.

/** UTF-8 or UTF-16 by the byte order mark, otherwise UTF-8, or Windows-1252 where the bytes are no UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether the bytes from a place on are those of the text, which is Latin-1. */
export function hasBytes(bytes: Uint8Array, from: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[from + index] !== text.charCodeAt(index)) return false
  return true
}
