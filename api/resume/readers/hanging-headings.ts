// Headings in a column beside the sections of a page. Pure.
import { headingOf } from './headings.ts'
import { boxOf, type Line, lineOf, type Part } from './pdf-lines.ts'
import { segmentText } from './row.ts'

export const isHeading = (part: Part) => headingOf(segmentText(part)) !== undefined

/** Headings in a separate column beside their sections become separate lines, if several of them are known. */
export function withHangingHeadings(pages: Line[][]): Line[][] {
  const isKnown = ({ parts: [first, second] }: Line) =>
    first &&
    second &&
    isHeading(first) &&
    !isHeading(second) &&
    (first.colour !== second.colour || first.size !== second.size || isCapital(segmentText(first)))
  for (const lines of pages) joinHeadings(lines, pages.flat().filter(isKnown))
  const known = pages.flat().filter(isKnown)
  const isAlone = known.length === 1 && pages.some(lines => isAloneIn(lines, known[0] as Line))
  if (known.length < 2 && !isAlone) return pages
  const least = isAlone ? 1 : 2
  const isHanging = (line: Line) =>
    isKnown(line) ||
    (line.parts.length > 1 &&
      known.filter(one => isAlikePart(one.parts[0] as Part, line.parts[0] as Part)).length >= least)
  return pages.map(lines =>
    lines.flatMap(line => {
      const [first, ...rest] = line.parts
      if (!first || !isHanging(line)) return [line]
      const heading = { ...lineOf([first]), top: line.top, isHeading: true }
      return [heading, { ...lineOf(rest), top: line.top + 0.01 }]
    }),
  )
}
/** A heading of two lines in the column beside its section becomes one part. */
function joinHeadings(lines: Line[], known: Line[]): void {
  for (const [index, { parts }] of lines.entries()) {
    const next = lines[index + 1]?.parts ?? []
    const [first, rest] = [parts[0], next[0]]
    if (
      !first ||
      !rest ||
      parts.length < 2 ||
      !isAlikePart(first, rest) ||
      rest.baseline - first.baseline > 1.8 * first.size
    )
      continue
    const whole = `${segmentText(first)} ${segmentText(rest)}`
    // The person's own title, which looks like the known ones.
    const isOwn =
      !isHeading(first) &&
      rest.baseline - first.baseline < 1.5 * first.size &&
      known.filter(({ parts: [one] }) => one && isAlikePart(one, first)).length >= 2
    if (isHeading(rest) || (!headingOf(whole) && !isOwn) || headingOf(whole) === 'other') continue
    const spans = rest.spans.map((span, at) => (at === 0 ? { ...span, text: ` ${span.text}` } : span))
    Object.assign(first, { spans: [...first.spans, ...spans], runs: [...first.runs, ...rest.runs] })
    next.shift()
    const line = lines[index + 1] as Line
    if (next.length > 0) Object.assign(line, boxOf(next))
    else lines.splice(index + 1, 1)
  }
}

/** No line under the heading begins left of the text beside it, down to a gap; without a heading below the gap, a foot is there. */
function isAloneIn(lines: Line[], heading: Line): boolean {
  const at = lines.indexOf(heading)
  const below = at < 0 ? [] : lines.slice(at + 1)
  const isGap = (line: Line, index: number) =>
    line.baseline - (lines[at + index] as Line).baseline > 2.2 * Math.min(line.size, heading.size)
  const gap = below.findIndex(isGap)
  const [section, rest] = gap < 0 ? [below, []] : [below.slice(0, gap), below.slice(gap)]
  const left = (heading.parts[1]?.x ?? 0) - 2
  const isAlone = section.length > 0 && section.every(({ x }) => x > left)
  if (isAlone && !rest.some(({ parts }) => parts.some(isHeading)))
    for (const line of rest) if (line.x <= left) line.isFoot = true
  return isAlone
}
export const isAlikePart = (one: Part, two: Part) =>
  Math.abs(one.x - two.x) < 1 &&
  one.colour === two.colour &&
  Math.abs(one.size - two.size) < 0.5 &&
  isCapital(segmentText(one)) === isCapital(segmentText(two))
const isCapital = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()
