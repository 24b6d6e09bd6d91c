// Prepares user text for the engine: replaces characters that no font has by a white square, drops control characters and direction
// overrides, and adds break opportunities to very long words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a code point has a glyph. */
export type Coverage = (code: number) => boolean

/** Replaces a character that no font has: U+25A1. */
export const MISSING = '\u25a1'
/** Where a word may break; the templates turn it into a break without a character. */
const BREAK = '\u200b'
const LONGEST_WORD = 30
const MAX_UNSUPPORTED = 100

/** Reads the table of characters that the build wrote. The returned function gives the coverage of font families together. */
export function loadCoverage(folder: string): (families: string[]) => Coverage {
  const table = JSON.parse(readFileSync(join(folder, 'characters.json'), 'utf8')) as Record<string, [number, number][]>
  const known = new Map<string, Coverage>()
  return families => {
    const key = families.join()
    const found = known.get(key) ?? bitmap(families.flatMap(name => table[name] ?? []))
    known.set(key, found)
    return found
  }
}

/** The fallbacks, in order, that cover a character which all families before them lack. */
export function neededOf(
  characters: string,
  own: string[],
  fallbacks: string[],
  coverageOf: (families: string[]) => Coverage,
): string[] {
  const hasOwn = coverageOf(own)
  let open = Array.from(characters, one => one.codePointAt(0)!).filter(code => !hasOwn(code))
  return fallbacks.filter(family => {
    const has = coverageOf([family])
    const count = open.length
    open = open.filter(code => !has(code))
    return open.length < count
  })
}

function bitmap(ranges: [number, number][]): Coverage {
  const bits = new Uint8Array(0x110000 / 8)
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) bits[code >> 3]! |= 1 << (code & 7)
  }
  return code => (bits[code >> 3]! & (1 << (code & 7))) !== 0
}

/** Invisible control and format characters; joiners and direction marks are part of words and stay. */
const INVISIBLE =
  /(?![\u200c-\u200f\u061c])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu
const BLANK = /[\t\n\u2000-\u200a\u202f\u205f]/g
/** More combining marks on one letter than any language uses. */
const PILED = /(\p{M}{4})\p{M}+/gu
const JOINING = /[\u200c-\u200f\u061c]/
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text that the fonts can show. Unsupported characters are added to `unsupported`, as graphemes. */
export function showable(text: string, has: Coverage, unsupported: Set<string>): string {
  // A fast path for short ASCII texts, which most are.
  if (/^[ -~]{0,30}$/.test(text)) return text
  const plain = text.toWellFormed().replace(BLANK, ' ').replace(INVISIBLE, '').normalize('NFC').replace(PILED, '$1')
  return breakable(isCovered(plain, has) ? plain : substitute(plain, has, unsupported))
}

function isCovered(text: string, has: Coverage): boolean {
  for (const character of text) if (!has(character.codePointAt(0)!) && !JOINING.test(character)) return false
  return true
}

function substitute(text: string, has: Coverage, unsupported: Set<string>): string {
  let shown = ''
  for (const { segment } of GRAPHEMES.segment(text)) {
    const isFine = isCovered(segment, has)
    shown += isFine ? segment : MISSING
    if (!isFine && unsupported.size < MAX_UNSUPPORTED) unsupported.add(segment)
  }
  return shown
}

/** Long words in scripts with blanks. Scripts without blanks are excluded: the engine breaks their lines. */
const ENDLESS =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]{31,}/gu
const STRETCH = new RegExp(`(?:\\P{M}\\p{M}*){${LONGEST_WORD}}`, 'gu')

function breakable(text: string): string {
  return text.replace(ENDLESS, word => {
    const pieces = word.replace(/[/._@?&=+:,;-](?=[\p{L}\p{N}])/gu, `$&${BREAK}`).split(BREAK)
    return pieces.map(piece => piece.replace(STRETCH, `$&${BREAK}`)).join(BREAK)
  })
}

/** Keys whose values are not displayed. */
const NOT_SHOWN = new Set(['key', 'path', 'kind', 'type', 'url'])

/** A copy of plain data in which every text is showable and every address is ASCII. */
export function showableData<T>(data: T, has: Coverage, unsupported: Set<string>): T {
  const copy = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'href') return asciiAddress(value)
      return NOT_SHOWN.has(key) ? value : showable(value, has, unsupported)
    }
    if (Array.isArray(value)) return value.map(item => copy(item, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner, name)]))
  }
  return copy(data, '') as T
}

const asciiAddress = (address: string) =>
  address.toWellFormed().replace(/[^\x21-\x7e]|[<>"]/gu, character => encodeURIComponent(character))
