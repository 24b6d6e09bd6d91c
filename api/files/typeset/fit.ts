// Fits a CV on one or two pages: text, lines, gaps and margins get smaller together, in steps from the design (0) to the tightest
// that stays readable; and fills them, where the text may grow. Pure.
import type { Look, Spacing } from './templates.ts'

/** In points. Fitting never makes text smaller than this; smaller text by the owner's own choice is unchanged. */
export const SMALLEST_TEXT = 8.5
export const TIGHTEST = 16
/** In points. Text never grows beyond it. */
export const LARGEST_TEXT = 11.5

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
export type Sized = { template: Look & { tightest: Spacing }; style: { fontSize: number } }

/** The data at a step. Gaps shrink first, then the text. */
export function tightened<T extends Sized>(data: T, step: number): T {
  const spacing = Math.min(1, step / (TIGHTEST / 2))
  const shrinking = Math.max(0, (step - TIGHTEST / 4) / (TIGHTEST * 0.75))
  const { leading, gaps, margin, tightest } = data.template
  const between = (from: number, to: number, part: number) => round(from - Math.max(0, from - to) * part, 3)
  const gap = (name: keyof Look['gaps']) => between(gaps[name], tightest.gaps[name], spacing)
  const side = (name: keyof Look['margin']) => between(margin[name], tightest.margin[name], spacing)
  const { fontSize } = data.style
  return {
    ...data,
    template: {
      ...data.template,
      leading: between(leading, tightest.leading, spacing),
      gaps: { section: gap('section'), entry: gap('entry'), point: gap('point') },
      margin: { x: side('x'), top: side('top'), bottom: side('bottom') },
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

/** The part of the pages' height from which on they count as full. */
const FULL = 0.87
/** The part to aim at: below 1, because an entry that is not divided may take its height to the next page. */
const AIM = 0.97
/** The part of a text whose height grows with the square of its size: paragraphs, which get more lines, too. */
const WRAPPING = 0.5
const MOST_TRIES = 3

/** The size at which a text fills its pages, estimated from the part of them that it takes at `size`. */
function fullSize(size: number, taken: number): number {
  const rest = 1 - WRAPPING
  const scale = (Math.sqrt(rest ** 2 + (4 * WRAPPING * AIM) / taken) - rest) / (2 * WRAPPING)
  return Math.min(LARGEST_TEXT, Math.floor(size * scale * 10) / 10)
}

/**
 * The result with the text grown until it fills its pages: mostly the first estimate. `takenBy`: the part of the pages that a result
 * takes; above 1 it does not fit.
 */
export function filled<T>(
  designed: { size: number; made: T },
  makeAt: (size: number) => T,
  takenBy: (made: T) => number,
): { size: number; made: T } {
  let found = designed
  for (let tries = 0, tooLarge = Number.POSITIVE_INFINITY; tries < MOST_TRIES; tries++) {
    const taken = takenBy(found.made)
    const halfway = round((found.size + tooLarge) / 2 - 0.05, 1)
    const size = Math.min(fullSize(found.size, taken), halfway)
    if (taken >= FULL || size <= found.size) break
    const made = makeAt(size)
    if (takenBy(made) <= 1) found = { size, made }
    else tooLarge = size
  }
  return found
}
