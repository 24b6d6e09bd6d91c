// Fits a CV on one or two pages: text, lines, gaps and margins get smaller together, in steps from the design (0) to the tightest
// that stays readable. Pure.
import type { Look } from './templates.ts'

/** In points. Fitting never makes text smaller than this; smaller text by the owner's own choice is unchanged. */
export const SMALLEST_TEXT = 8.5
export const TIGHTEST = 16
/** In millimetres: what printers can print, and below it the line with the code. */
const SMALLEST_MARGIN = { x: 13, top: 12, bottom: 15 }
/** The parts of gaps and lines that remain at the tightest step. */
const GAPS_LEFT = 0.6
const LEADING_LEFT = 0.84

export type Fit = 1 | 2
/** The result of fitting. `text`: the size in points as designed, and as set. */
export type FitReport =
  | { isFitting: true; text: { designed: number; set: number }; isTighter: boolean }
  /**
   * The pages stay as designed. `least`: the number of pages at the tightest step; `lines`: about how many lines exceed the requested
   * number of pages.
   */
  | { isFitting: false; text: { designed: number; set: number }; least: number; lines: number }

/** The data of a job that depends on the step. */
export type Sized = { template: Look; style: { fontSize: number } }

/** The data at a step. Gaps shrink first, then the text. */
export function tightened<T extends Sized>(data: T, step: number): T {
  const spacing = Math.min(1, step / (TIGHTEST / 2))
  const shrinking = Math.max(0, (step - TIGHTEST / 4) / (TIGHTEST * 0.75))
  const { leading, gaps, margin } = data.template
  const between = (from: number, to: number, part: number) => round(from - Math.max(0, from - to) * part, 3)
  const gap = (size: number) => between(size, size * GAPS_LEFT, spacing)
  const { fontSize } = data.style
  return {
    ...data,
    template: {
      ...data.template,
      leading: between(leading, leading * LEADING_LEFT, spacing),
      gaps: { section: gap(gaps.section), entry: gap(gaps.entry), point: gap(gaps.point) },
      margin: {
        x: between(margin.x, SMALLEST_MARGIN.x, spacing),
        top: between(margin.top, SMALLEST_MARGIN.top, spacing),
        bottom: between(margin.bottom, SMALLEST_MARGIN.bottom, spacing),
      },
    },
    style: { ...data.style, fontSize: round(between(fontSize, SMALLEST_TEXT, shrinking), 1) },
  }
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** The loosest result that fits, found by halves; null when the tightest, which is tried first, does not fit. */
export function loosest<T>(makeAt: (step: number) => T, fits: (made: T) => boolean): { step: number; made: T } | null {
  let found = { step: TIGHTEST, made: makeAt(TIGHTEST) }
  if (!fits(found.made)) return null
  for (let tooLoose = 0; found.step - tooLoose > 1; ) {
    const step = (tooLoose + found.step) >> 1
    const made = makeAt(step)
    if (fits(made)) found = { step, made }
    else tooLoose = step
  }
  return found
}
