// The lines of a Word file: cells between tabs, each with its runs, and the rows that they become. Pure.
import type { Look } from './docx-parts.ts'
import { BULLET } from './pdf-lines.ts'
import { type Row, type Segment, type Span, segmentText } from './row.ts'

const LOOKS = ['weight', 'isItalic', 'size', 'colour', 'url'] as const
/** Usual width of a letter; in points, as all measures here. */
export const LETTER = 5
export const INDENT = 20
export const TAB = 36
/** The right edge of the text on a page. */
export const RIGHT = 500

export type LookedSpan = Span & { size: number; colour: number }
export type Cell = { spans: LookedSpan[]; x: number; isRight: boolean }
/** A line as it becomes a row; without text it is an empty one. */
export type Line = {
  cells: Cell[]
  x: number
  isBullet: boolean
  heading?: number
  isColumn?: boolean
  isContact?: boolean
  /** What was left out, because the head of the CV says it. */
  known?: string[]
}
export const hasText = ({ cells }: Line) => cells.some(({ spans }) => spans.some(({ text }) => /\S/.test(text)))
export const textOfCell = ({ spans }: Cell) => segmentText({ spans, x: 0, right: 0 })
export const textOf = ({ cells }: Line) => cells.map(textOfCell).filter(Boolean).join('  ')
export const lettersIn = (lines: Line[]) => lines.reduce((sum, line) => sum + textOf(line).length, 0)

export type Lines = { all: Cell[][]; add(text: string, look: Look): void; tab(): void; end(): void }
/** Collects the runs of a paragraph: lines, in them the cells between tabs. */
export function createLines(stops: { at: number; isRight: boolean }[], left: number, isRight: boolean): Lines {
  const all: Cell[][] = [[{ spans: [], x: left, isRight }]]
  const now = () => all.at(-1)?.at(-1) as Cell
  const widthOf = ({ spans }: Cell) => spans.reduce((sum, { text }) => sum + text.length, 0) * LETTER
  const lines: Lines = {
    all,
    add(text, look) {
      for (const [at, part] of text.split(/\t|[ \u00a0]{4,}/).entries()) {
        if (at > 0) lines.tab()
        const { isHidden: _, ...span } = look
        const before = now().spans.at(-1)
        // Word divides a text into runs for reasons of its own.
        const isAlike = before && LOOKS.every(key => before[key] === span[key])
        if (isAlike) before.text += part
        else if (part) now().spans.push({ ...span, text: part })
      }
    },
    tab() {
      const at = now().x + widthOf(now())
      const stop = stops.find(one => one.at > at + 1)
      const x = stop?.at ?? (Math.floor(at / TAB) + 1) * TAB
      const isEmpty = textOfCell(now()) === ''
      // Several tabs in a row lead to the right edge.
      const isFar = isEmpty && (all.at(-1)?.length ?? 0) > 1
      if (isEmpty) Object.assign(now(), { x, isRight: isFar || stop?.isRight === true })
      else all.at(-1)?.push({ spans: [], x, isRight: stop?.isRight === true })
    },
    end: () => all.push([{ spans: [], x: left, isRight }]),
  }
  return lines
}

export function rowOf({ cells, x, isBullet, known: _, ...line }: Line): Omit<Row, 'gap' | 'piece'> {
  const filled = cells.filter(cell => textOfCell(cell) !== '')
  const first = filled[0]?.spans[0]
  const mark = /^\s*(\S{1,2})(?:\s+|$)/.exec(first?.text ?? '')?.[1] ?? ''
  const isMarked = first !== undefined && BULLET.test(mark)
  if (isMarked) first.text = first.text.replace(/^\s*\S+\s*/, '')
  const inset = isMarked && !isBullet ? INDENT : 0
  let at = 0
  const segments = filled.map((cell, index): Segment => {
    const length = cell.spans.reduce((sum, { text }) => sum + text.length, 0) * LETTER
    const isApart = index > 0 && cell.isRight
    const begun = Math.max(isApart ? RIGHT - length : cell.x + inset, at)
    at = isApart ? RIGHT : Math.max(begun + 1, Math.min(begun + length, RIGHT - 40))
    return {
      spans: cell.spans.map(({ size: _s, colour: _c, ...span }) => ({ ...span, x: x + inset })),
      x: begun,
      right: at,
    }
  })
  const spans = filled.flatMap(cell => cell.spans)
  const longest = spans.toSorted((one, other) => other.text.length - one.text.length)[0]
  return {
    ...line,
    size: longest?.size ?? 10,
    colour: longest?.colour ?? 0,
    isBullet: isBullet || isMarked,
    segments: segments.filter(segment => segmentText(segment) !== ''),
    x: x + inset,
    right: at,
    isWhole: true,
  }
}
