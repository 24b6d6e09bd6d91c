// A line of a CV in the common form of all readers.
import type { Piece } from './reading.ts'

/** Text of one look on a line; `weight`: over the usual one of the document is bold; `isApart`: behind more than the usual space. */
export type Span = { text: string; weight: number; isItalic: boolean; url?: string; x?: number; isApart?: boolean }
/** A text apart from the rest of its line: a date at the margin, a cell of a table. */
export type Segment = { spans: Span[]; x: number; right: number }
export type Row = {
  segments: Segment[]
  /** Height of the letters; headings of a Markdown or Word file get one of their own. */
  size: number
  colour: number
  isBullet: boolean
  x: number
  right: number
  /** How far its baseline is from the row above in its column, in heights of letters; large at the top of a column. */
  gap: number
  /** 1 and up for headings that the file marks as such. */
  heading?: number
  /** Index of the piece of the source. */
  piece: number
  /** Begins a column or a page. */
  isFirst?: boolean
  /** A paragraph of its own: the line after it is another one. */
  isWhole?: boolean
  /** The first line of a second column. */
  isColumn?: boolean
  /** Other lines that were joined to this one. */
  alsoPieces?: number[]
  /** Of a section of contact details, or of a header or footer with some. */
  isContact?: boolean
}

/** Collects lines without a position on a page, each with its piece of the source; `skip` marks an empty line. */
export function createRows() {
  const rows: Row[] = []
  const pieces: Piece[] = []
  let empty = 9
  return {
    rows,
    pieces,
    add(row: Omit<Row, 'gap' | 'piece'>, piece: Piece): void {
      pieces.push(piece)
      const gap = 1.2 + Math.min(empty, 3)
      rows.push({ ...row, gap, piece: pieces.length - 1, ...(rows.length === 0 && { isFirst: true }) })
      empty = 0
    },
    skip: () => {
      empty++
    },
  }
}

export const segmentText = ({ spans }: Segment): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
export const rowText = ({ segments }: Row): string => segments.map(segmentText).filter(Boolean).join('  ')

/** The weight and slant of most letters. */
export function lookOf(segments: Segment[]): { weight: number; isItalic: boolean } {
  const spans = segments.flatMap(({ spans }) => spans).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const all = spans.reduce((sum, { text }) => sum + text.length, 0) || 1
  const weight = spans.reduce((sum, span) => sum + span.weight * span.text.length, 0) / all
  const italic = spans.reduce((sum, span) => sum + (span.isItalic ? span.text.length : 0), 0) / all
  return { weight, isItalic: italic > 0.5 }
}

/** The look of most letters. */
export function bodyLook(rows: readonly Row[]): { size: number; weight: number; colour: number } {
  const counts = new Map<string, { count: number; size: number; weight: number; colour: number }>()
  for (const row of rows) {
    const { weight } = lookOf(row.segments)
    const key = `${Math.round(row.size * 2)} ${Math.round(weight / 60)} ${row.colour}`
    const one = counts.get(key) ?? { count: 0, size: row.size, weight, colour: row.colour }
    counts.set(key, { ...one, count: one.count + rowText(row).length, weight: Math.min(one.weight, weight) })
  }
  const looks = [...counts.values()].sort((a, b) => b.count - a.count)
  const most = looks[0] ?? { size: 10, weight: 400, colour: 0, count: 0 }
  // In a short CV the bold heads may have most of the letters.
  const lighter = most.weight >= 600 ? looks.find(one => one.weight < 600 && one.count > most.count / 5) : undefined
  return lighter ?? most
}
