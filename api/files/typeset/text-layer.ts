// The text of a page as invisible SVG text over its glyphs, one element for each line, so that it is selected, found and copied in
// reading order.

/** One text run of the engine. In points from the upper left corner; the text is escaped already, glyphs are ids. */
export type Run = { text: string; x: number; y: number; width: number; size: number; glyphs: string[] }

/** Directional marks that the engine adds around text of the other direction. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Runs belong to one line when their baselines differ by less than this, in points; a date beside a title has its own baseline. */
const SAME_LINE = 0.3
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LTR = /[\p{L}\p{N}]/u

export function textLayer(runs: Run[]): string {
  const lines: Run[][] = []
  for (const drawn of withoutRepeats(runs)) {
    const run = { ...drawn, text: drawn.text.replace(DIRECTION_MARKS, '').replace(/ {2,}/g, ' ') }
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - run.y) < SAME_LINE) last.push(run)
    else lines.push([run])
  }
  return `<g fill="#000" fill-opacity="0" xml:space="preserve">${lines.map(writeLine).join('')}</g>`
}

/** How far a combining mark may be off the baseline, as a fraction of the font size. */
const NEAR = 0.6

/**
 * The engine starts a new run for a glyph off the baseline, and gives each run of a cluster the text of the whole cluster. Keeps that
 * text in the first run only. A run that begins with a glyph the line ends with is a repeated letter, whose text is kept.
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

/** The length of the longest end of one text that the next begins with. */
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

/** The engine draws lines from left to right; the runs of right-to-left lines are put into reading order. */
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
