// CVs as plain text or Markdown, and what was pasted: lines with marks for headings, lists and emphasis. Pure.
import { account } from './account.ts'
import { BULLET } from './pdf-lines.ts'
import { type Reading, Unreadable } from './reading.ts'
import { createRows, type Row, rowText, type Segment, type Span } from './row.ts'
import { readRows } from './sections.ts'
import { joinTexts } from './text.ts'

const MAX_LINES = 20_000
const MAX_LETTERS = 1_000_000
const LETTER = 5
const SIZE = 10
const BOLD = 700
const REGULAR = 400
const INLINE =
  /\*\*(.+?)\*\*|__(.+?)__|(?<![\w*])\*([^*\s][^*]*?)\*(?!\w)|(?<!\w)_([^_\s][^_]*?)_(?!\w)|`([^`]+)`|!?\[([^[\]]*)\]\(<?((?:[^()\s<>]|\([^()\s<>]*\))+)>?(?:\s[^()]*)?\)|<((?:https?:\/\/|mailto:)[^<>\s]+)>/gu

/** Throws Unreadable: empty, too_complex. */
export function readPlain(text: string, kind: 'markdown' | 'text'): Reading & { invented: string[] } {
  if (text.length > MAX_LETTERS)
    throw new Unreadable('too_complex', 'This file has more than a million letters. Bring your CV only.')
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // A soft hyphen within a word is not seen, nor are the marks of the direction of a text.
    .replace(/(?<=[\p{L}\p{M}])\u00ad(?=\p{L})|[\u200e\u200f\u2066-\u2069]/gu, '')
    .split('\n')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Unreadable('empty', 'There is no text in this file.')
  if (lines.length > MAX_LINES)
    throw new Unreadable('too_complex', `This file has more than ${MAX_LINES} lines. Bring your CV only.`)
  const { rows, pieces, add, skip } = createRows()
  for (const [index, line] of lines.entries()) {
    const kept = kind === 'markdown' ? line.replace(ESCAPED, (_all, sign: string) => shifted(sign, HIDDEN)) : line
    const row = rowOf(kept, kind === 'markdown')
    if (row)
      add(row, {
        text: unhidden(kept.replace(HEADING_MARK, '').replace(INLINE, shown).trim()),
        where: `line ${index + 1}`,
      })
    else skip()
  }
  const { resume, doubts } = readRows(withHanging(withUnderlines(rows)), pieces, Number.NaN)
  const links = [...text.matchAll(INLINE)].flatMap(([, , , , , , , url]) => url ?? [])
  return account({ kind, resume, pieces, doubts, links })
}

/** Signs behind a backslash are hidden from the reader of marks, as letters of a private range. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const HIDDEN = 0xe100
const shifted = (sign: string, by: number) => String.fromCharCode(sign.charCodeAt(0) + by)
const unhidden = (text: string) => text.replace(/[\ue121-\ue17e]/g, sign => shifted(sign, -HIDDEN))

/** Typed bullets of other programs: emoji, arrows, and the private letters of symbol fonts. */
const TYPED_BULLET = /^(?:\p{Extended_Pictographic}\ufe0f?|[\ue000-\ue0ff\uf000-\uf8ff]|[➔➢➤►▶▸✓✔✗→»›])$/u

/** At the left margin: a long line, a comma or a divided word is continued in small letters. */
const goesOnBelow = (last: string, text: string) =>
  /^\p{Ll}/u.test(text) && (last.length > 50 || /\p{L}-$|,$/u.test(last))

/** Lines below a bullet that begin where its text does continue it. */
function withHanging(rows: Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const isHanging =
      last?.isBullet &&
      !row.isBullet &&
      !row.heading &&
      row.gap < 1.3 &&
      Math.abs(row.x - last.x) <= 2 * LETTER &&
      (row.x > 0 || goesOnBelow(rowText(last), rowText(row)))
    const [first, cell] = [last?.segments[0], row.segments[0]]
    if (
      !last ||
      !isHanging ||
      !first ||
      !cell ||
      last.segments.length + row.segments.length > 2 ||
      (first.spans[0]?.text.length ?? 0) > 2_000
    )
      joined.push(row)
    else {
      const text = joinTexts([rowText(last), rowText(row)])
      const spans = [{ text, weight: REGULAR, isItalic: false, x: last.x }]
      joined[joined.length - 1] = {
        ...last,
        segments: [{ ...first, spans }],
        alsoPieces: [...(last.alsoPieces ?? []), row.piece],
      }
    }
  }
  return joined
}

/** Tabs and wide spaces divide the cells of a line; two spaces do where they end no sentence. */
const CELLS = /\t+|[ \u00a0]{3,}|[ \u00a0]*\u3000{2,}[ \u00a0]*|(?<=[^\s.!?:;,]) {2}(?=\S)/u
const COLUMN = 40

const HEADING_MARK = /^\s{0,3}#{1,6}\s+/
const shown = (...[whole, ...found]: string[]): string =>
  found.slice(0, 6).find(one => one !== undefined) ?? found[7] ?? (whole as string)

function rowOf(line: string, isMarked: boolean): Omit<Row, 'gap' | 'piece'> | undefined {
  if (!/[\p{L}\p{N}=-]/u.test(line) || /^\s*(?:[*_-]\s*){3,}$/.test(line) || (isMarked && /^[\s:|-]+$/.test(line)))
    return undefined
  const indent = /^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
  let rest = line.trim()
  const level = isMarked ? (/^(#{1,6})\s+/.exec(rest)?.[1]?.length ?? 0) : 0
  if (level > 0) rest = rest.replace(/^#+\s+/, '').replace(/(?<!\s)\s+#+$/, '')
  const mark = /^(\S{1,3})\s+/.exec(rest)?.[1] ?? ''
  // East Asian bullets have no space behind them.
  const glued = /^[・‧•▪◦‣](?=\S)/u.exec(rest)?.[0] ?? ''
  const isBullet = BULLET.test(mark) || mark === '+' || TYPED_BULLET.test(mark) || glued !== ''
  if (isBullet) rest = rest.slice((glued || mark).length).trimStart()
  const hasTabs = rest.includes('\t')
  const cells = isMarked && /^\|.*\|$/.test(rest) ? rest.slice(1, -1).split('|') : rest.split(CELLS)
  const x = (indent + (isBullet ? 2 : 0)) * LETTER
  let at = x
  const segments = cells
    .filter(cell => cell.trim())
    .map((cell): Segment => {
      const spans = isMarked
        ? spansOf(cell.trim(), level > 0)
        : [{ text: cell.trim(), weight: REGULAR, isItalic: false }]
      const begun = at
      // Behind tabs each cell is in its column.
      at += (hasTabs ? COLUMN : cell.length + 4) * LETTER
      return { spans: spans.map(span => ({ ...span, x: begun })), x: begun, right: begun + cell.length * LETTER }
    })
  const size = SIZE + (level > 0 ? 2 * (7 - level) : 0)
  return {
    segments,
    size,
    colour: 0,
    isBullet,
    x,
    right: at,
    ...(level > 0 && { heading: level }),
    ...(isMarked && { isWhole: true }),
  }
}

function spansOf(text: string, isBold: boolean): Span[] {
  const spans: Span[] = []
  const add = (one: string, span: Partial<Span> = {}) => {
    if (one) spans.push({ text: unhidden(one), weight: isBold ? BOLD : REGULAR, isItalic: false, ...span })
  }
  let at = 0
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, strong2, slanted, slanted2, code, label, url, address] = found
    add(text.slice(at, found.index))
    at = found.index + whole.length
    if (strong ?? strong2) add((strong ?? strong2) as string, { weight: BOLD })
    else if (slanted ?? slanted2) add((slanted ?? slanted2) as string, { isItalic: true })
    else if (code) add(code)
    else if (address) add(address.replace(/^mailto:/, ''))
    else add(label ?? '', url ? { url: unhidden(url) } : {})
  }
  add(text.slice(at))
  return spans
}

/** A line of = or - below a line makes a heading of it. */
function withUnderlines(rows: Row[]): Row[] {
  return rows.flatMap((row, index) => {
    const isLine = (one: Row | undefined) =>
      one?.segments.length === 1 && /^(?:={3,}|-{3,})$/.test(one.segments[0]?.spans[0]?.text ?? '')
    if (isLine(row)) return []
    return isLine(rows[index + 1]) ? [{ ...row, heading: 2, size: SIZE + 8 }] : [row]
  })
}
