// The look of a CV: its template with the typefaces, the density and the margins that its owner chose. Pure.
import type { CvStyleData } from '../../core/contract/style.ts'
import type { Sheet } from '../../core/cv/sheet.ts'
import type { TypesetJob } from './job.ts'
import type { Look, Spacing, Template } from './templates.ts'

/** The scale of gaps and of the distance of lines, by density from 1 to 5. The third is the design. */
export const DENSITIES = [
  { gaps: 0.65, leading: 0.88 },
  { gaps: 0.82, leading: 0.94 },
  { gaps: 1, leading: 1 },
  { gaps: 1.25, leading: 1.1 },
  { gaps: 1.5, leading: 1.2 },
] as const
const DESIGNED = DENSITIES[2]
export const MARGINS = { narrow: 0.7, normal: 1, wide: 1.3 }
/** In millimetres: what printers can print, and below it the line with the code. Templates may have less. */
const SMALLEST_MARGIN = { x: 13, top: 12, bottom: 15 }
/** The parts of gaps and lines that remain where pages are made to fit. */
const TIGHTEST = { gaps: 0.6, leading: 0.84 }

/** Values that the contract does not know have no effect, because documents of the database are not validated. */
export function chosenLook(template: Template, style: CvStyleData = {}): Template & { tightest: Spacing } {
  const margins = MARGINS[style.margins ?? 'normal'] ?? 1
  const margin = scaledMargin(template, margins)
  const { body, display } = template.fonts
  return {
    ...template,
    fonts: { body: style.typeface ?? body, display: style.headingTypeface ?? style.typeface ?? display },
    ...scaled(template, DENSITIES[(style.density ?? 3) - 1] ?? DESIGNED),
    margin,
    tightest: { ...scaled(template, TIGHTEST), margin: margins === 1 ? SMALLEST_MARGIN : margin },
  }
}

/** The pages that the style asks for, and whether its text may grow. A letter has a size of its own. */
export const fitOf = (
  { fit, fill, fontSize }: CvStyleData = {},
  { letter }: Sheet,
): Pick<TypesetJob, 'fit' | 'isFilling'> => ({
  ...((fit === 1 || fit === 2) && { fit }),
  ...(fill === true && fontSize === undefined && !letter && { isFilling: true }),
})

const scaled = ({ leading, gaps }: Look, by: { gaps: number; leading: number }) => ({
  leading: round(leading * by.leading),
  gaps: {
    section: round(gaps.section * by.gaps),
    entry: round(gaps.entry * by.gaps),
    point: round(gaps.point * by.gaps),
  },
})

function scaledMargin({ margin }: Look, by: number): Look['margin'] {
  const side = (name: keyof Look['margin']) =>
    round(Math.max(margin[name] * by, Math.min(margin[name], SMALLEST_MARGIN[name])))
  return { x: side('x'), top: side('top'), bottom: side('bottom') }
}

const round = (value: number) => Math.round(value * 1_000) / 1_000
