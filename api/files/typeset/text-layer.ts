// The words of a drawn page as invisible SVG text over their glyphs, a line as one element, so that they are selected, found
// and copied in reading order. Knows positions, not letters' shapes.

/** What the engine drew in one go. Points from the page's upper left corner; the text is escaped already, glyphs go by their ids. */
export type Run = { text: string; x: number; y: number; width: number; size: number; glyphs: string[] }

/** What the engine put around words that run the other way. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Points: what stands on one line has one base, and a title beside it a base of its own. */
const SAME_LINE = 0.3
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LTR = /[\p{L}\p{N}]/u

export function textLayer(runs: Run[]): string {
  const lines: Run[][] = []
  for (const drawn of withoutRepeats(runs)) {
    const run = { ...drawn, text: drawn.text.replace(STEERING, '').replace(/ {2,}/g, ' ') }
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - run.y) < SAME_LINE) last.push(run)
    else lines.push([run])
  }
  return `<g fill="#000" fill-opacity="0" xml:space="preserve">${lines.map(writeLine).join('')}</g>`
}

/** Parts of a size by which a mark may leave its line. */
const NEAR = 0.6

/**
 * A glyph off the line makes a run of its own, and each run of a cluster says the whole cluster: it is left to the first one.
 * Where a run begins with a glyph that the line ends with, it is the same letter again.
 */
function withoutRepeats(runs: Run[]): Run[] {
  const kept: Run[] = []
  let before: Run | undefined
  for (const run of runs) {
    const line = kept.at(-1)
    const isOff = before && line && before.y !== run.y && Math.abs(line.y - run.y) < NEAR * run.size
    if (isOff && line.size === run.size && Math.abs(line.x + line.width - run.x) < SAME_LINE) {
      const isAgain = run.y === line.y && line.glyphs.slice(-3).includes(run.glyphs[0] ?? '')
      const text = isAgain ? run.text : run.text.slice(repeatOf(line.text, run.text))
      Object.assign(line, { text: line.text + text, width: line.width + run.width })
      if (run.y === line.y) line.glyphs = run.glyphs
    } else kept.push({ ...run })
    before = run
  }
  return kept
}

/** How many letters one text ends and the next begins with. */
function repeatOf(one: string, next: string): number {
  for (let length = Math.min(one.length, next.length); length > 0; length--) {
    if (one.endsWith(next.slice(0, length))) return length
  }
  return 0
}

function writeLine(line: Run[]): string {
  const spans = logicalOrder(line).map((run, index, all) => {
    const { text, x, y, width, size } = run
    const next = all[index + 1]
    const isApart = next && !/\s$/.test(text) && !/^\s/.test(next.text) && gap(run, next) > 0.18 * size
    const length = width > 0 ? ` textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<tspan x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${length}>${text}</tspan>${isApart ? '<tspan> </tspan>' : ''}`
  })
  return `<text>${spans.join('')}</text>`
}

/** The engine draws a line from left to right; where it is read from the right, its runs are turned around. */
function logicalOrder(line: Run[]): Run[] {
  const letters = line.map(({ text }) => text).join('')
  const rtl = letters.match(new RegExp(RTL, 'gu'))?.length ?? 0
  if (rtl * 2 < (letters.match(new RegExp(LTR, 'gu'))?.length ?? 0)) return line
  const turned: Run[] = []
  const run: Run[] = []
  for (const one of [...line].sort((a, b) => b.x - a.x)) {
    if (LTR.test(one.text) && !RTL.test(one.text)) run.unshift(one)
    else {
      turned.push(...run.splice(0), one)
    }
  }
  return [...turned, ...run]
}

const gap = (one: Run, next: Run) => (one.x < next.x ? next.x - one.x - one.width : one.x - next.x - next.width)
const short = (value: number) => String(Math.round(value * 100) / 100)
