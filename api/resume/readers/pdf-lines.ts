// From words on a page to lines and their parts: letter-spaced capitals are joined. Pure.
import { isDateOnly } from './dates.ts'
import { RTL, type Run } from './pdf-runs.ts'
import type { Page } from './pdf-text.ts'
import { type Segment, type Span, segmentText } from './row.ts'

export type Box = { x: number; right: number; top: number; bottom: number }
export type Part = Segment & Box & { baseline: number; size: number; colour: number; runs: Run[] }
export type Line = Box & { parts: Part[]; baseline: number; size: number; isHeading?: boolean; isFoot?: boolean }

const SAME_LINE = 0.35
/** In heights of letters: a wider gap divides a line. */
const APART = 1.15
export const BULLET = /^[•●○◦▪▫■□‣⁃∙·►▸▹➢➤✓✔❖◆♦➔➜❯›»★✅☑\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc*–—-]$|^o$/u
/** Of Symbol and Wingdings, whose signs have no letters of Unicode. */
const SYMBOL_BULLET = /^[\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]$/
const ICON = /^[\ue000-\uf8ff\u{f0000}-\u{10ffff}]+$/u

/** Words of other scripts within a line that is read from the right follow each other from the left; dots divide texts of their own. */
function inReadingOrder(runs: Run[], isMirrored: boolean): Run[] {
  const given = inTurnedNumbers(runs, isMirrored)
  const ordered: Run[] = []
  let words: Run[] = []
  const end = () => {
    const signs = words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text))
    ordered.push(...words.slice(signs), ...words.slice(0, signs).reverse())
    words = []
  }
  const isOther = ({ text }: Run) => /\p{L}/u.test(text) && !RTL.test(text)
  for (const [index, run] of given.entries()) {
    const next = given[index + 1]
    const isNumber = /\p{N}/u.test(run.text) && next && isOther(next)
    if (RTL.test(run.text) || run.text === '·') end()
    if (isOther(run) || isNumber || words.length > 0) words.unshift(run)
    else ordered.push(run)
  }
  end()
  return ordered
}

/** Numbers are written from the left; files draw "2019-01" in pieces that touch each other. */
function joinedNumbers(runs: Run[], isMirrored: boolean): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const areBoth = last && [last, run].every(({ text }) => /^[\p{Nd}/.–—-]+$/u.test(text))
    if (areBoth && Math.abs(gapOf(last, run)) < 0.05 * run.size) {
      const [left, right] = last.x < run.x === isMirrored ? [run, last] : [last, run]
      const text = left.text + right.text
      joined[joined.length - 1] = {
        ...last,
        text,
        x: Math.min(left.x, right.x),
        right: Math.max(left.right, right.right),
      }
    } else joined.push(run)
  }
  return joined
}

/** A telephone number is written from the left: its plus is at the end. Of two years with a dash the first is at the right. */
function inTurnedNumbers(runs: Run[], isMirrored: boolean): Run[] {
  const turned: Run[] = []
  for (const run of joinedNumbers(runs, isMirrored)) {
    const [, first = '', dash = '', second = ''] = /^(\p{Nd}{4})([–—])(\p{Nd}{4})$/u.exec(run.text) ?? []
    let start = turned.length
    if (/^\+\d/.test(run.text)) while (/^[\d().-]+$/.test(turned[start - 1]?.text ?? '')) start--
    turned.push({ ...run, ...(first > second && { text: second + dash + first }) }, ...turned.splice(start).reverse())
  }
  return turned
}

/** Lines from the top to the bottom, each with its parts from the left to the right. */
export function linesOf(page: Page & { isRtl?: boolean }): Line[] {
  const lines: { baseline: number; size: number; runs: Run[] }[] = []
  const drawn = page.runs
    .map(run => (SYMBOL_BULLET.test(run.text) ? { ...run, text: '•' } : run))
    .filter(({ text }) => !ICON.test(text))
  for (const run of [...drawn].sort((a, b) => a.baseline - b.baseline)) {
    // In the column beside it a line may begin a little higher.
    const line = lines.findLast(({ baseline, size, runs }) => {
      const smaller = Math.min(size, run.size)
      const last = runs.at(-1)?.baseline ?? baseline
      return run.baseline - last < SAME_LINE * smaller && run.baseline - baseline < 0.5 * smaller
    })
    if (line) line.runs.push(run)
    else lines.push({ baseline: run.baseline, size: run.size, runs: [run] })
  }
  const parted = lines
    .sort((a, b) => a.baseline - b.baseline)
    .map(line => partsOf([...line.runs].sort((a, b) => a.x - b.x)))
  return withCells(parted).map(some => lineOf(joined(some, page)))
}

/** The letters of dates at the margin may be higher: those of another script. */
export function lineOf(parts: Part[]): Line {
  const texts = parts.filter(part => !isDateOnly(segmentText(part)))
  const size = Math.max(...(texts.length > 0 ? texts : parts).map(({ size }) => size))
  return { ...boxOf(parts), parts, baseline: parts[0]?.baseline ?? 0, size }
}

/** In a table row whose first cell is almost full, the second cell begins at the same position as in the rows next to it. */
function withCells(lines: Run[][][]): Run[][][] {
  return lines.map((parts, index) => {
    const [only] = parts
    const around = [...lines.slice(Math.max(0, index - 3), index), ...lines.slice(index + 1, index + 4)]
    const starts = around.flatMap(other => (other.length === 2 ? (other[1]?.[0]?.x ?? []) : []))
    const at = only?.findIndex((run, place) => {
      const before = only[place - 1]
      return before && run.x - before.right > 0.3 * run.size && starts.some(x => Math.abs(x - run.x) < 1)
    })
    return only && parts.length === 1 && at !== undefined && at > 0 ? [only.slice(0, at), only.slice(at)] : parts
  })
}

/** Runs of a line, divided where the gap is wide; a bullet stays with its text. */
function partsOf(runs: Run[]): Run[][] {
  const parts: Run[][] = []
  for (const run of runs) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const size = Math.max(run.size, last?.size ?? 0)
    const isAfterBullet = part?.length === 1 && BULLET.test(last?.text ?? '')
    if (part && last && run.x - last.right < (isAfterBullet ? 3 : APART) * size) part.push(run)
    else parts.push([run])
  }
  return parts
}

function joined(parts: Run[][], { links, isRtl }: Page & { isRtl?: boolean }): Part[] {
  return parts.map(part => {
    const runs = isRtl || part.some(({ text }) => RTL.test(text)) ? inReadingOrder(part, isRtl === true) : part
    const spaced = isLetterSpaced(runs)
    const usual = medianGap(runs)
    const limit = spaced ? 1.7 * usual : 0
    const spans: Span[] = []
    let last: Run | undefined
    for (const run of runs) {
      const isOneWord =
        last &&
        !run.isSpaced &&
        (spaced
          ? gapOf(last, run) < limit
          : gapOf(last, run) < touching(last, run) * run.size && isScript(run.text, last.text))
      const url = links.find(link => overlaps(link, run))?.url
      const text = (last && !isOneWord ? ' ' : '') + run.text
      const span = spans.at(-1)
      // In a line of few words all gaps may be wide.
      const space = Math.min(usual, 0.4 * run.size)
      const isApart = last && !spaced && gapOf(last, run) > Math.max(1.5 * space, 0.35 * run.size)
      const isAlike = span && span.weight === run.weight && span.isItalic === run.isItalic && span.url === url
      if (span && isAlike && !isApart) span.text += text
      else
        spans.push({
          text,
          weight: run.weight,
          isItalic: run.isItalic,
          x: run.x,
          ...(url && { url }),
          ...(isApart && { isApart }),
        })
      last = run
    }
    const box = boxOf(runs)
    // The first word in reading order may be drawn behind the others.
    if (isRtl && spans[0]) spans[0].x = box.x
    const colour = runs[0]?.colour ?? 0
    const size = sizeOf(runs)
    return { ...box, spans, runs, colour, size, baseline: runs[0]?.baseline ?? 0 }
  })
}

/** Of most letters: bullets are often larger. */
function sizeOf(runs: Run[]): number {
  const letters = runs.flatMap(({ text, size }) => Array.from(text, () => size)).sort((a, b) => a - b)
  return letters[letters.length >> 1] ?? 10
}

/** Files draw the letters of an Arabic word apart where one does not join the next. */
const touching = (one: Run, next: Run) => (RTL.test(one.text) && RTL.test(next.text) ? 0.06 : 0.02)

/** A word of which a part has another look. */
const isScript = (text: string, before: string) => /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(before)

function isLetterSpaced(runs: Run[]): boolean {
  const texts = runs.map(({ text }) => text)
  const letters = texts.join('')
  const single = texts.filter(text => Array.from(text).length === 1).length
  if (texts.length < 4 || !/^[\p{L}\p{M}&-]+$/u.test(letters)) return false
  const isSmallCaps =
    !runs.slice(1).some(({ isSpaced }) => isSpaced) &&
    letters.length <= 2.6 * texts.length &&
    texts.slice(1).every(text => /^\p{Ll}+$/u.test(text))
  return single >= 0.8 * texts.length || isSmallCaps
}

/** In reading order, the next run may be at the left. */
const gapOf = (one: Run, next: Run) => Math.max(next.x - one.right, one.x - next.right)

function medianGap(runs: Run[]): number {
  const gaps = runs.slice(1).map((run, index) => gapOf(runs[index] as Run, run))
  return Math.max(1, gaps.sort((a, b) => a - b)[(gaps.length - 1) >> 1] ?? 0)
}

const overlaps = (link: Box, run: Run) => {
  const x = (run.x + run.right) / 2
  const y = (run.top + run.bottom) / 2
  return x >= link.x && x <= link.right && y >= link.top - 1 && y <= link.bottom + 1
}

export function boxOf(boxes: Box[]): Box {
  return {
    x: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
