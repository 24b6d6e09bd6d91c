// From words on pages to lines in reading order: letter-spaced capitals are joined, columns are distinguished from dates at the margin, and the
// columns of all pages follow each other. Pure.

import { isDateOnly, isTail } from './dates.ts'
import { isAlikePart, isHeading, withHangingHeadings } from './hanging-headings.ts'
import { headingOf } from './headings.ts'
import { ownFoot } from './own-foot.ts'
import { BULLET, boxOf, type Line, lineOf, linesOf, type Part } from './pdf-lines.ts'
import { RTL } from './pdf-runs.ts'
import type { Page } from './pdf-text.ts'
import type { Piece } from './reading.ts'
import { type Row, segmentText } from './row.ts'
import { repeatedIn } from './running-heads.ts'
import { withHyphens } from './text.ts'

export function layOut(given: Page[]): { rows: Row[]; pieces: Piece[]; repeated: number[] } {
  const isRtl = isRightToLeft(given)
  // A page that is read from the right is laid out in a mirror.
  const pages = isRtl ? given.map(mirrored) : given
  const lines = withHangingHeadings(pages.map(page => withMargins(linesOf(page))))
  const rows: Row[] = []
  const pieces: Piece[] = []
  const feet: number[] = []
  const chains: { page: number; lines: Line[] }[][] = [[], []]
  for (const [page, ofPage] of lines.entries()) {
    for (const [chain, columns] of columnsOf(ofPage).entries())
      if (columns.length > 0) chains[chain]?.push({ page, lines: columns })
  }
  const second = chains[1]?.[0]?.lines[0]
  for (const { page, lines } of chains.flat()) {
    let last: Line | undefined
    for (const line of lines) {
      if (line.isFoot) feet.push(rows.length)
      pieces.push(pieceOf(line, page, pages[page] as Page, isRtl))
      rows.push({ ...rowOf(line, last), piece: pieces.length - 1, ...(line === second && { isColumn: true }) })
      last = line
    }
  }
  // The foot of a file of ours is known to the reader of sections.
  const ours = feet.length > 0 ? ownFoot(rows) : new Set()
  const others = feet.filter(index => !ours.has(rows[index]))
  return { rows: withHyphens(rows), pieces, repeated: [...repeatedIn(rows, pieces), ...others] }
}

const lettersIn = (text: string, letter: RegExp) => Array.from(text).filter(one => letter.test(one)).length

/** By most of its letters, or with some of them by the margin at which its lines begin. */
function isRightToLeft(pages: Page[]): boolean {
  const text = pages.flatMap(({ runs }) => runs.map(run => run.text)).join('')
  if (!RTL.test(text)) return false
  if (lettersIn(text, RTL) > 0.5 * lettersIn(text, /\p{L}/u)) return true
  const parts = pages.flatMap(page => linesOf(page).flatMap(line => line.parts))
  const texts = parts.filter(part => !isDateOnly(segmentText(part)))
  const flush = (edge: 'x' | 'right') => {
    const counts = new Map<number, number>()
    for (const part of texts) counts.set(Math.round(part[edge]), (counts.get(Math.round(part[edge])) ?? 0) + 1)
    return Math.max(0, ...counts.values())
  }
  const [left, right] = [Math.min(...parts.map(({ x }) => x)), Math.max(...parts.map(part => part.right))]
  // Headings of a short page.
  const own = texts.filter(part => RTL.test(segmentText(part)))
  const areRight = own.filter(part => part.right > right - 3).length
  const areLeft = own.filter(({ x }) => x < left + 3).length
  const isShort = areRight >= 2 && areRight > 1.5 * areLeft && flush('right') >= flush('x')
  return isShort || (flush('right') >= 4 && flush('right') > 1.5 * flush('x'))
}

function mirrored({ width, runs, links, ...page }: Page): Page & { isRtl: true } {
  const turn = <T extends { x: number; right: number }>(one: T): T => ({
    ...one,
    x: width - one.right,
    right: width - one.x,
  })
  return { ...page, width, runs: runs.map(turn), links: links.map(turn), isRtl: true }
}

/** Joins a date at the margin that takes two lines, and moves it to the line of which it begins. */
function withMargins(lines: Line[]): Line[] {
  for (const [index, line] of lines.entries()) {
    for (const part of [...line.parts]) {
      const text = segmentText(part)
      const isOpen = /[–—-]$/.test(text) && isDateOnly(text.replace(/[–—-]$/, '').trimEnd())
      const isMonth = isTail(text) && !/\d/.test(text)
      if (!isOpen && !isMonth) continue
      const isRest = (next: Part) => isBelow(part, next) && (isOpen || isDateOnly(segmentText(next)))
      const below = lines.slice(index + 1, index + 4).find(({ parts }) => parts.some(isRest))
      const rest = below?.parts.find(isRest)
      if (!below || !rest) continue
      const added = rest.spans.map((span, at) => (at === 0 ? { ...span, text: ` ${span.text}` } : span))
      Object.assign(part, { spans: [...part.spans, ...added], runs: [...part.runs, ...rest.runs], bottom: rest.bottom })
      below.parts.splice(below.parts.indexOf(rest), 1)
    }
  }
  return mergedDates(lines.filter(({ parts }) => parts.length > 0)).map(line => ({ ...line, ...boxOf(line.parts) }))
}

const isBelow = (one: Part, next: Part) =>
  isTail(segmentText(next)) && next.baseline - one.baseline < 1.6 * one.size && next.x < one.right && next.right > one.x

/** A date alone whose baseline differs a little from the line beside it belongs to that line. */
function mergedDates(lines: Line[]): Line[] {
  const merged: Line[] = []
  for (const line of lines) {
    const last = merged.at(-1)
    const isBeside = last && line.baseline - last.baseline < 0.75 * Math.min(last.size, line.size)
    const areApart =
      last && [...last.parts].every(one => line.parts.every(two => one.right < two.x || two.right < one.x))
    const isDate = (some: Part[]) => some.length === 1 && some[0] && isDateOnly(segmentText(some[0]))
    if (last && isBeside && areApart && (isDate(line.parts) || isDate(last.parts))) {
      last.parts = [...last.parts, ...line.parts].sort((a, b) => a.x - b.x)
      last.size = Math.max(last.size, line.size)
    } else merged.push({ ...line })
  }
  return merged
}

/** The lines of the wide column, including lines across both, and of the narrow one. */
function columnsOf(lines: Line[]): [Line[], Line[]] {
  const gutter = gutterOf(lines)
  if (!gutter) return [lines, []]
  const { x, from, to } = gutter
  const inside = lines.filter(({ top, bottom }) => top >= from && bottom <= to)
  const side = (isLeft: boolean) =>
    inside.flatMap(line => {
      const parts = line.parts.filter(part => part.right <= x === isLeft)
      return parts.length > 0 ? [{ ...line, ...lineOf(parts) }] : []
    })
  const left = side(true)
  const right = side(false)
  const before = lines.filter(({ top }) => top < from)
  const after = lines.filter(({ bottom, top }) => top >= from && bottom > to)
  const width = (some: Line[]) => some.reduce((sum, line) => sum + line.right - line.x, 0)
  const size = (some: Line[]) => Math.max(0, ...some.map(line => line.size))
  // The column with the name, in far larger letters than the other, comes first.
  const isNamed = (some: Line[], others: Line[]) => before.length === 0 && size(some) > 1.3 * size(others)
  const isLeftWide = isNamed(left, right) || (!isNamed(right, left) && width(left) >= width(right))
  const [wide, narrow] = isLeftWide ? [left, right] : [right, left]
  return [[...before, ...wide, ...after], narrow]
}

type Gutter = { x: number; from: number; to: number }

/** An empty strip between two columns: each side has a heading, or lines of its own, and no mere dates and places. */
function gutterOf(lines: Line[]): Gutter | undefined {
  const parts = lines.flatMap(line => line.parts)
  const top = Math.min(...parts.map(part => part.top))
  const bottom = Math.max(...parts.map(part => part.bottom))
  const candidates = [...new Set(parts.map(({ x }) => Math.round(x)))].sort((a, b) => a - b)
  let best: (Gutter & { height: number }) | undefined
  for (const x of candidates) {
    const crossing = parts
      .filter(part => part.x < x - 2 && part.right > x - 1)
      .map(part => [part.top, part.bottom] as const)
    const edges = [[top, top] as const, ...crossing.sort((a, b) => a[0] - b[0]), [bottom + 1, bottom + 1] as const]
    for (let index = 0; index + 1 < edges.length; index++) {
      const from = edges[index]?.[1] ?? 0
      const to = edges[index + 1]?.[0] ?? 0
      const gutter = { x: x - 1, from, to, height: to - from }
      if (gutter.height > 0.3 * (bottom - top) && gutter.height > (best?.height ?? 0) && areColumns(lines, gutter))
        best = gutter
    }
  }
  return best
}

function areColumns(lines: Line[], { x, from, to }: Gutter): boolean {
  const inside = lines.filter(({ top, bottom }) => top >= from && bottom <= to)
  const left = inside.flatMap(({ parts }) => parts.filter(({ right }) => right <= x))
  const right = inside.flatMap(({ parts }) => parts.filter(part => part.right > x))
  const isHanging = inside.some(line => line.isHeading)
  if (!isHanging && (isContactColumn(left, right) || isContactColumn(right, left))) return true
  if (left.length < 2 || right.length < 2) return false
  // Headings that hang beside their sections are no column.
  const below = isHanging ? inside.slice(inside.findIndex(line => line.isHeading)) : inside
  if (below.every(({ parts, isHeading }) => isHeading || parts.every(part => part.right > x))) return false
  if (!right.some(part => Math.abs(part.x - x) < 3 && isHeading(part))) return false
  const [first, second] = [left.find(isHeading), right.find(isHeading)]
  if (!first || !second) return false
  // Few lines are columns where their headings are alike.
  if (Math.min(left.length, right.length) < 4 && !isAlikePart(first, { ...second, x: first.x })) return false
  const isBeside = (part: Part) => isHeading(part) && isAlikePart(first, { ...part, x: first.x })
  if (inside.some(({ parts }) => parts.filter(isBeside).length > 1)) return true
  // The headings of a page with dates at the margin are all on one side.
  const shared = inside.filter(
    ({ parts }) => parts.some(part => part.right <= x) && parts.some(part => part.right > x),
  ).length
  return shared < 0.9 * Math.min(left.length, right.length) || areAllHeadings(left, right)
}

/** Short lines with an address beside a column that begins with the name, the largest text, and has the headings of both. */
function isContactColumn(some: Part[], others: Part[]): boolean {
  const name = others.reduce<Part | undefined>(
    (most, part) => (most && most.size >= part.size ? most : part),
    undefined,
  )
  const isAddress = (part: Part) => /\S@\S|(?:\d[\s().-]*){7}/.test(segmentText(part))
  return (
    name !== undefined &&
    !isHeading(name) &&
    some.length <= MOST_CONTACT_LINES &&
    some.some(part => isAddress(part) && !isDateOnly(segmentText(part))) &&
    some.every(part => 1.05 * part.size < name.size && segmentText(part).length < 50) &&
    others.every(part => part.x > name.x - 3) &&
    (some.some(isHeading) ? others.length <= 2 : others.some(part => isHeading(part) && part.x < name.x + 3)) &&
    !some.some(part => isDateOnly(segmentText(part)))
  )
}
const MOST_CONTACT_LINES = 8

const areAllHeadings = (left: Part[], right: Part[]) =>
  [left, right].every(some => some.filter(part => headingOf(segmentText(part))).length >= 2)

function rowOf(line: Line, last: Line | undefined): Omit<Row, 'piece'> {
  const parts = line.parts.map(({ spans, x, right }) => ({ spans: spans.map(span => ({ ...span })), x, right }))
  const first = parts[0]?.spans[0]
  const mark = /^\s*(\S+)\s/.exec(first?.text ?? '')?.[1] ?? (first?.text ?? '').trim()
  const hasMore = segmentText({ spans: parts[0]?.spans ?? [], x: 0, right: 0 }).length > mark.length || parts.length > 1
  const isBullet = BULLET.test(mark) && hasMore
  if (isBullet && first) first.text = first.text.replace(/^\s*\S+\s*/, '')
  return {
    segments: parts.filter(part => segmentText(part) !== ''),
    size: line.size,
    colour: line.parts[0]?.colour ?? 0,
    isBullet,
    x: line.x,
    right: line.right,
    gap: last && last.top <= line.top ? (line.baseline - last.baseline) / line.size : 9,
    ...((!last || last.top > line.top) && { isFirst: true }),
    ...(line.isHeading && { heading: 1 }),
  }
}

function pieceOf(line: Line, page: number, { width, height }: Page, isRtl: boolean): Piece {
  const left = isRtl ? width - line.right : line.x
  const box: Piece['box'] = [
    left / width,
    line.top / height,
    (line.right - line.x) / width,
    (line.bottom - line.top) / height,
  ]
  const text = line.parts.map(segmentText).join('  ')
  return { text, where: `page ${page + 1}`, page, box }
}
