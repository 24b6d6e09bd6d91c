// A tokenizer for PDF, in the detail that is needed to find every name and every stream.

export type Token =
  /** A name with its #xx escapes decoded. */
  | { kind: 'name'; at: number; text: string }
  /** A literal or hex string as Latin-1; `isCut`: only its beginning. `to`: the offset after it. */
  | { kind: 'string'; at: number; to: number; text: string; isCut: boolean }
  | { kind: 'comment'; at: number; to: number }
  /** The bytes between stream and endstream, from after the line break. */
  | { kind: 'stream'; at: number; from: number; to: number }
  /** `<<`, `>>`, `[`, `]`, numbers and keywords. */
  | { kind: 'word'; at: number; text: string }

/** Strings are cut at this length, which is enough for any URL. */
const LONGEST_TEXT = 4_096
const TAB = 9
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const isSpace = (byte: number) => byte === 32 || (byte >= TAB && byte <= CARRIAGE_RETURN && byte !== 11) || byte === 0
const DELIMITERS = new Set([...'()<>[]{}/%'].map(letter => letter.charCodeAt(0)))
const isRegular = (byte: number) => !isSpace(byte) && !DELIMITERS.has(byte)

/** Decodes the #xx escapes of a name, once. */
export const nameOf = (written: string): string =>
  written.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const literalOf = (written: string): string =>
  written.replace(/\\(\r\n|[\r\n]|[0-7]{1,3}|.)/gs, (_, code: string) => {
    if (/^[\r\n]/.test(code)) return ''
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff)
    return ESCAPES[code] ?? code
  })

const hexOf = (written: string): string => {
  const digits = written.replace(/[^0-9A-Fa-f]/g, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1')
}

/**
 * The tokens of `bytes` from `start`. `hasStreams` is false inside an object stream, which cannot contain streams. Linear in time for
 * any input; an unclosed token extends to the end.
 */
export function* tokensOf(bytes: Buffer, start = 0, hasStreams = true): Generator<Token> {
  const end = bytes.length
  let at = start
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  const regularEnd = (from: number) => {
    let to = from
    while (to < end && isRegular(bytes[to] as number)) to++
    return to
  }
  while (at < end) {
    const byte = bytes[at] as number
    if (isSpace(byte)) {
      at++
      continue
    }
    const letter = String.fromCharCode(byte)
    const next = bytes[at + 1]
    if (letter === '%') {
      const from = at
      while (at < end && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at++
      yield { kind: 'comment', at: from, to: at }
    } else if (letter === '/') {
      const to = regularEnd(at + 1)
      yield { kind: 'name', at, text: nameOf(text(at + 1, to)) }
      at = to
    } else if (letter === '(') {
      const to = literalEnd(bytes, at)
      const words = literalOf(text(at + 1, Math.min(to - 1, at + LONGEST_TEXT)))
      yield { kind: 'string', at, to, text: words, isCut: to - at > LONGEST_TEXT }
      at = to
    } else if (letter === '<' && next !== byte) {
      const found = bytes.indexOf('>', at)
      const to = found < 0 ? end : found + 1
      const words = hexOf(text(at + 1, Math.min(to, at + LONGEST_TEXT)))
      yield { kind: 'string', at, to, text: words, isCut: to - at > LONGEST_TEXT }
      at = to
    } else if ((letter === '<' || letter === '>') && next === byte) {
      yield { kind: 'word', at, text: letter + letter }
      at += 2
    } else if (!isRegular(byte)) {
      yield { kind: 'word', at, text: letter }
      at++
    } else {
      const to = regularEnd(at)
      // Keywords are short, so a long run of characters need not be copied whole.
      const word = text(at, Math.min(to, at + 40))
      if (hasStreams && word === 'stream') {
        const from = streamStart(bytes, to)
        const found = bytes.indexOf('endstream', from)
        const until = found < 0 ? end : found
        yield { kind: 'stream', at, from, to: until }
        at = found < 0 ? end : found + 'endstream'.length
      } else {
        yield { kind: 'word', at, text: word }
        at = to
      }
    }
  }
}

/** The offset after the parenthesis that closes the one at `from`. */
function literalEnd(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) depth++
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return bytes.length
}

function streamStart(bytes: Buffer, after: number): number {
  let at = after
  while (bytes[at] === 32 || bytes[at] === TAB) at++
  if (bytes[at] === CARRIAGE_RETURN) at++
  if (bytes[at] === LINE_FEED) at++
  return at
}
