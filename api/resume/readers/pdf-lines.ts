// From words on a page to lines and their parts: letter-spaced capitals are joined. Pure.
import type { Run } from './pdf-runs.ts'
import type { Page } from './pdf-text.ts'
import type { Segment, Span } from './row.ts'

export type Box = { x: number; right: number; top: number; bottom: number }
export type Part = Segment & Box & { baseline: number; size: number; colour: number; runs: Run[] }
export type Line = Box & { parts: Part[]; baseline: number; size: number; isHeading?: boolean }

const SAME_LINE = 0.35
/** In heights of letters: a wider gap divides a line. */
const APART = 1.15
export const BULLET = /^[•●○◦▪▫■□‣⁃∙·►▸▹➢➤✓✔❖◆♦➔➜❯›»★✅☑\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc*–—-]$|^o$/u
/** Of Symbol and Wingdings, whose signs have no letters of Unicode. */
const SYMBOL_BULLET = /^[\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]$/
const ICON = /^[\ue000-\uf8ff\u{f0000}-\u{10ffff}]+$/u

/** Numbers and Latin words within a line that is read from the right follow each other from the left. */
function inReadingOrder(runs: Run[]): Run[] {
  const ordered: Run[] = []
  let latin: Run[] = []
  for (const run of runs) {
    if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run.text)) {
      ordered.push(...latin, run)
      latin = []
    } else if (/\p{Script=Latin}/u.test(run.text) || latin.length > 0) latin.unshift(run)
    else ordered.push(run)
  }
  return [...ordered, ...latin]
}

/** Lines from the top to the bottom, each with its parts from the left to the right. */
export function linesOf({ runs, links }: Page): Line[] {
  const lines: { baseline: number; size: number; runs: Run[] }[] = []
  const drawn = runs
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
  return withCells(parted).map(some => lineOf(joined(some, links)))
}

export const lineOf = (parts: Part[]): Line => ({
  ...boxOf(parts),
  parts,
  baseline: parts[0]?.baseline ?? 0,
  size: Math.max(...parts.map(({ size }) => size)),
})

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

function joined(parts: Run[][], links: Page['links']): Part[] {
  return parts.map(part => {
    const runs = part.some(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text))
      ? inReadingOrder(part)
      : part
    const spaced = isLetterSpaced(runs)
    const usual = medianGap(runs)
    const limit = spaced ? 1.7 * usual : 0
    const spans: Span[] = []
    let last: Run | undefined
    for (const run of runs) {
      const isOneWord =
        last &&
        (spaced ? run.x - last.right < limit : run.x - last.right < 0.02 * run.size && isScript(run.text, last.text))
      const url = links.find(link => overlaps(link, run))?.url
      const text = (last && !isOneWord ? ' ' : '') + run.text
      const span = spans.at(-1)
      const isApart = last && !spaced && run.x - last.right > Math.max(1.5 * usual, 0.35 * run.size)
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
    const colour = runs[0]?.colour ?? 0
    const size = sizeOf(runs)
    return { ...boxOf(runs), spans, runs, colour, size, baseline: runs[0]?.baseline ?? 0 }
  })
}

/** Of most letters: bullets are often larger. */
function sizeOf(runs: Run[]): number {
  const letters = runs.flatMap(({ text, size }) => Array.from(text, () => size)).sort((a, b) => a - b)
  return letters[letters.length >> 1] ?? 10
}

/** A word of which a part has another look. */
const isScript = (text: string, before: string) => /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(before)

function isLetterSpaced(runs: Run[]): boolean {
  const texts = runs.map(({ text }) => text)
  const letters = texts.join('')
  const single = texts.filter(text => Array.from(text).length === 1).length
  if (texts.length < 4 || !/^[\p{L}\p{M}&-]+$/u.test(letters)) return false
  const isSmallCaps = letters.length <= 2.6 * texts.length && texts.slice(1).every(text => /^\p{Ll}+$/u.test(text))
  return single >= 0.8 * texts.length || isSmallCaps
}

function medianGap(runs: Run[]): number {
  const gaps = runs.slice(1).map((run, index) => run.x - (runs[index]?.right ?? 0))
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
