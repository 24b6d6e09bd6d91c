// Lines of a CV joined to texts. Pure.
import { headingOf } from './headings.ts'
import { lookOf, type Row, rowText } from './row.ts'
import { organisationScore } from './titles.ts'

const SOFT = '\u00ad'
/** "Vor- und Nachteile": the hyphen stands for what follows the word behind. */
const SUSPENDED = /^(?:und|oder|bzw|and|or|to|et|ou|y|e|o|en|of|och|og|i|lub)(?![\p{L}\p{M}])/u

/** Decides for each line that ends with a hyphen whether the word has it: it does in "well-known", which stands elsewhere in the file. */
export function withHyphens(rows: Row[]): Row[] {
  const said = new Map<string, number>()
  // The half of a word at the end of a line is kept with its hyphen.
  for (const word of rows.flatMap(row => rowText(row).toLowerCase().match(WORD) ?? []))
    said.set(word, (said.get(word) ?? 0) + 1)
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    const span = row.segments.at(-1)?.spans.at(-1)
    if (!next || !span?.text.endsWith(SOFT)) continue
    const first = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(span.text.slice(0, -1))?.[0].toLowerCase() ?? ''
    const rest = /^\S*/.exec(rowText(next))?.[0] ?? ''
    const second = /^[\p{L}\p{M}]*/u.exec(rest)?.[0].toLowerCase() ?? ''
    const areWords = first.length > 2 && second.length > 2 && said.has(first) && (said.get(second) ?? 0) > 1
    const isCompound =
      said.has(`${first}-${second}`) || /^[\p{Lu}\p{N}]/u.test(rest) || SUSPENDED.test(rest) || areWords
    if (first && second && isCompound && !said.has(first + second)) span.text = `${span.text.slice(0, -1)}-`
  }
  return rows
}
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*\u00ad?/gu

/** Scripts without spaces between words, whose lines end anywhere. */
const isUnspaced = (before: string, text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，；：]$/u.test(before) &&
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

/** Joins the lines of a paragraph. A word that a hyphen divides is one word again, an address keeps its hyphen. */
export function joinTexts(texts: readonly string[]): string {
  const parts: string[] = []
  // The end of what is joined so far; the whole is not searched again for each line.
  let end = ''
  for (const text of texts) {
    const last = end.slice(end.lastIndexOf(' ') + 1)
    let joined = text
    if (end.endsWith(SOFT)) {
      parts.push((parts.pop() ?? '').slice(0, -1))
      if (/[/@]|www\./.test(last)) joined = `-${text}`
    } else if (end && !(/\p{L}-$/u.test(last) && /^\p{L}/u.test(text) && !SUSPENDED.test(text)))
      joined = isUnspaced(end, text) ? text : ` ${text}`
    parts.push(joined)
    end = (end.endsWith(SOFT) ? end.slice(0, -1) : end).concat(joined).slice(-300)
  }
  return parts.join('').replaceAll(SOFT, '-').replace(/\s+/g, ' ').trim()
}

/** Whether a line continues the one before: that one was full, or ends within a sentence. */
export function goesOn(before: Row, row: Row, columnRight: number, text = rowText(row)): boolean {
  if (row.isBullet || row.heading || row.isFirst || before.isWhole) return false
  const last = rowText(before)
  if (last.endsWith(SOFT) || /[\p{L}]-$/u.test(last)) return true
  if (/[,;]$/.test(last)) return true
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) + 1
  const width = (before.right - before.x) / Math.max(1, last.length)
  return columnRight - before.right < word * width * 1.05
}

/** The rows as paragraphs or items of a list. */
export function paragraphsOf(rows: readonly Row[], columnRight: number): Row[][] {
  const paragraphs: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isSameIndent = before && (Math.abs(before.x - row.x) < 0.3 * row.size || before.isBullet)
    if (before && isSameIndent && goesOn(before, row, columnRight)) paragraphs.at(-1)?.push(row)
    else paragraphs.push([row])
  }
  return paragraphs
}

/** Ligatures as their letters, without signs that have no width; those between letters of Indian and Arabic scripts stay. */
export const plainLetters = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/g, one => one.normalize('NFKC'))
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\u2066-\u2069\ufeff]/g, '')

/** A name that is set on two lines is one: the first lines, alike, in the largest letters of the file. */
export function withWholeName(rows: readonly Row[], isTitle: (text: string) => boolean): readonly Row[] {
  const from = rows.findIndex(row => !isTitle(rowText(row)))
  const first = rows[from]
  if (!first || !isPartOfName(first)) return rows
  const isAlike = (row: Row) =>
    Math.abs(row.size - first.size) < 0.03 * first.size &&
    row.colour === first.colour &&
    Math.abs(lookOf(row.segments).weight - lookOf(first.segments).weight) < 60
  const end = rows.findIndex((row, index) => index > from && !(isAlike(row) && isPartOfName(row)))
  const parts = rows.slice(from, end < 0 ? rows.length : end)
  const isLargest = rows.every(row => parts.includes(row) || isTitle(rowText(row)) || row.size < 0.95 * first.size)
  if (parts.length < 2 || parts.length > 3 || !isLargest) return rows
  const spans = parts.flatMap(({ segments }, at) =>
    segments.flatMap(segment =>
      segment.spans.map((span, nth) => (at > 0 && nth === 0 ? { ...span, text: ` ${span.text}` } : span)),
    ),
  )
  const name = {
    ...first,
    segments: [{ spans, x: first.x, right: first.right }],
    alsoPieces: parts.slice(1).map(({ piece }) => piece),
  }
  return [...rows.slice(0, from), name, ...rows.slice(from + parts.length)]
}

const isPartOfName = (row: Row) =>
  row.segments.length === 1 &&
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,2}$/u.test(rowText(row)) &&
  headingOf(rowText(row)) === undefined &&
  organisationScore(rowText(row)) >= 0

/** In a script that has no capitals and few blanks. */
export const isEastern = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
