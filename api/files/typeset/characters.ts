// Prepares user text for the engine: removes characters that no font has, and elements that this leaves empty; removes control characters
// and direction overrides; adds break opportunities to very long words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutLigatures } from '../../core/cv/ligatures.ts'
import { readableAddress } from '../../core/cv/links.ts'

/** Whether a code point has a glyph. */
export type Coverage = (code: number) => boolean

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

/**
 * A text that the fonts can show. Unsupported characters are added to `unsupported`, as graphemes. `before`: the text before it in the same
 * paragraph.
 */
export function showable(text: string, has: Coverage, unsupported: Set<string>, before = ''): string {
  // A fast path for short ASCII texts, which most are.
  if (/^[ -~]{0,30}$/.test(text)) return text
  const known = text.toWellFormed().replace(BLANK, ' ').replace(INVISIBLE, '').normalize('NFC')
  const plain = withoutLigatures(known).replace(PILED, '$1')
  return breakable(isCovered(plain, has) ? plain : leaveOut(plain, has, unsupported, before))
}

function isCovered(text: string, has: Coverage): boolean {
  for (const character of text) if (!has(character.codePointAt(0)!) && !JOINING.test(character)) return false
  return true
}

/** A placeholder for removed characters until the blanks around them are closed up. Texts have no control characters. */
const GAP = '\0'
/** A gap of a sign, which may have parted two words. */
const SIGN_GAP = '\x01'
const GAPS = /[\0\x01 ]+/g
/** A letter or figure with combining marks; the mark of keycaps does not count. */
const MARKED = /^[\p{L}\p{N}](?!.*\u20e3)\p{M}+$/u

/** Leaves out whole graphemes, so that nothing remains of an emoji of several characters. A letter stays if only its marks are missing. */
function leaveOut(text: string, has: Coverage, unsupported: Set<string>, before: string): string {
  let shown = ''
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (isCovered(segment, has)) {
      shown += segment
      continue
    }
    const base = MARKED.test(segment) ? String.fromCodePoint(segment.codePointAt(0)!) : ''
    const gap = /[\p{L}\p{M}]/u.test(segment) ? GAP : SIGN_GAP
    shown += isCovered(base, has) ? base : ''
    if (!base && !shown.endsWith(gap)) shown += gap
    if (unsupported.size < MAX_UNSUPPORTED)
      unsupported.add(base && isCovered(base, has) ? segment.slice(base.length) : segment)
  }
  return shown.replace(GAPS, (run, at: number) => {
    if (!run.includes(GAP) && !run.includes(SIGN_GAP)) return run
    const end = at + run.length
    return blankFor(run, at > 0 ? shown.slice(Math.max(0, at - 2), at) : before, shown.slice(end, end + 2))
  })
}

/**
 * Collapses the blanks around a gap to one, and to none at the beginning or before closing punctuation. A sign between words becomes a
 * blank.
 */
function blankFor(run: string, before: string, after: string): string {
  if (run.includes(' ')) return before === '' || before.endsWith(' ') || /^[,.;:!?)\]،؛؟]/.test(after) ? '' : ' '
  const isBetween = /[\p{L}\p{N}\p{M}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)
  return run.includes(SIGN_GAP) && isBetween ? ' ' : ''
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
  // The end of the inline texts so far: nothing at the beginning of a paragraph, of an item and of a line.
  let before = ''
  const inline = (text: string): string => {
    const shown = showable(text, has, unsupported, before)
    const joined = before === '' || before === ' ' ? shown.replace(/^ +/, '') : shown
    before = Array.from(joined).at(-1) ?? before
    return joined
  }
  const copy = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'href') return asciiAddress(value)
      if (NOT_SHOWN.has(key)) return value
      const shown = showable(value, has, unsupported)
      // A blank at the end of a piece of text, or of a separator, parts it from the next piece.
      return key === 'text' || value.endsWith(' ') ? shown : shown.trimEnd()
    }
    if (Array.isArray(value)) {
      return value.map(item => {
        if (Array.isArray(item)) before = ''
        return copy(item, key)
      })
    }
    if (value === null || typeof value !== 'object') return value
    const { type, text } = value as { type?: unknown; text?: unknown }
    if (type === 'text' && typeof text === 'string') return { ...value, text: inline(text) }
    if (type === 'paragraph' || type === 'break') before = ''
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner, name)]))
  }
  const shown = copy(data, '')
  return (unsupported.size > 0 ? withoutEmpty(shown, data, '') : shown) as T
}

/** Keys that the templates read only where they are present; in an item, its name too. */
const OPTIONAL = new Set(['profession', 'note', 'label', 'level', 'link'])

/** The copy without the list items and optional texts that have become empty. `given`: the data before characters were left out. */
function withoutEmpty(shown: unknown, given: unknown, key: string): unknown {
  if (Array.isArray(shown)) {
    const before = given as unknown[]
    const kept = shown
      .map((one, at) => withoutEmpty(one, before[at], key))
      .filter((one, at) => hasText(one) || !hasText(before[at]))
    const isBreak = (one: unknown) => (one as { type?: string } | undefined)?.type === 'break'
    if (kept.length === shown.length || key !== 'children') return kept
    return kept.filter((one, at) => !isBreak(one) || (at > 0 && !isBreak(kept[at - 1]) && at < kept.length - 1))
  }
  if (shown === null || typeof shown !== 'object') return key === 'capitals' && shown === '' ? '–' : shown
  const before = given as Record<string, unknown>
  const isOptional = (name: string) => OPTIONAL.has(name) || (name === 'name' && 'path' in shown)
  const kept = Object.entries(shown)
    .map(([name, inner]) => [name, withoutEmpty(inner, before[name], name)] as const)
    .filter(([name, inner]) => !isOptional(name) || hasText(inner) || !hasText(before[name]))
  const copy = Object.fromEntries(kept)
  // A link whose label is lost shows its address.
  if (copy.text === '' && typeof copy.href === 'string') copy.text = readableAddress(copy.href)
  return copy
}

/** Whether data shows a text of its own: the title of a section or the label of a row is none. */
function hasText(value: unknown, key = ''): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !NOT_SHOWN.has(key) && !/^(href|mark)$/.test(key)
  if (Array.isArray(value)) return value.some(one => hasText(one))
  if (value === null || typeof value !== 'object') return false
  const { body, texts } = value as { body?: unknown; texts?: unknown }
  const main = body ?? texts
  return main === undefined ? Object.entries(value).some(([name, inner]) => hasText(inner, name)) : hasText(main)
}

const asciiAddress = (address: string) =>
  address.toWellFormed().replace(/[^\x21-\x7e]|[<>"]/gu, character => encodeURIComponent(character))
