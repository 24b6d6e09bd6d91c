// How a CV looks: what its owner chose in place of the template's own.
import Type, { type Static } from 'typebox'
import { closed, OneOf, Patterned } from './schema.ts'
import { SECTIONS } from './sections.ts'

/** A section in the order of a CV: its name, or "custom." and the id of a custom section. */
export const SECTION_KEY = `^(${SECTIONS.join('|')}|custom\\.[A-Za-z0-9_-]{1,40})$`
type PageBreak = 'together' | 'new-page'

/** The names inside the font files. */
const TYPEFACES = [
  'Inter',
  'Source Sans 3',
  'Fira Sans',
  'Carlito',
  'Source Serif 4',
  'EB Garamond',
  'STIX Two Text',
  'Bitter',
] as const
export type Typeface = (typeof TYPEFACES)[number]

export const CvStyle = closed('CvStyle', {
  accent: Type.Optional(Patterned('^#[0-9a-fA-F]{6}$', 7, 'This must be a colour such as #0b6b4f.', '#0b6b4f')),
  paper: Type.Optional(OneOf(['A4', 'Letter'])),
  fontSize: Type.Optional(Type.Number({ minimum: 8, maximum: 12, examples: [10] })),
  fill: Type.Optional(
    Type.Boolean({
      description:
        'true lets the text grow, to at most 11.5 pt, where it leaves much of its page empty: its only page, or the last one of `fit`. A `fontSize` has precedence. New CVs have it.',
    }),
  ),
  typeface: Type.Optional(
    OneOf(TYPEFACES, {
      description:
        'Of text and headings; absent: the template’s own. Letters that it lacks are set in a typeface of their script. A Word file names the nearest typeface that Word has.',
    }),
  ),
  headingTypeface: Type.Optional(
    OneOf(TYPEFACES, { description: 'Of the name and of headings, where they differ from the text.' }),
  ),
  density: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      examples: [2],
      description: 'Lines and gaps, from 1 (tightest) to 5 (loosest); 3, as when absent, is the template’s own.',
    }),
  ),
  margins: Type.Optional(
    OneOf(['narrow', 'normal', 'wide'], {
      description: 'normal, as when absent, are the template’s own; `fit` keeps the others as they are.',
    }),
  ),
  fit: Type.Optional(
    Type.Unsafe<1 | 2>(
      Type.Integer({
        enum: [1, 2],
        description:
          'At most so many pages: text (never below 8.5 pt), lines, gaps and margins get smaller where that helps.',
      }),
    ),
  ),
  dateForm: Type.Optional(
    OneOf(['long', 'short', 'numeric', 'iso'], {
      description:
        'How months are written, in the names and the order of the language: March 2021 (also when absent), Mar 2021, 03/2021, or 2021-03 in every language.',
    }),
  ),
  digits: Type.Optional(
    OneOf(['latin', 'own'], {
      description: 'The digits of dates in languages with digits of their own; absent: the usual ones of the language.',
    }),
  ),
  calendar: Type.Optional(
    OneOf(['gregorian', 'buddhist'], {
      description: 'The years of a CV in Thai; absent: gregorian. Dates in `content` are always Gregorian.',
    }),
  ),
  breaks: Type.Optional(
    Type.Unsafe<Record<string, PageBreak>>({
      type: 'object',
      description: 'By section, as in `content.order`: starts on a new page, or is not divided if it fits on one page.',
      patternProperties: { [SECTION_KEY]: OneOf(['together', 'new-page']) },
      additionalProperties: false,
      maxProperties: 120,
      examples: [{ experience: 'together' }],
    }),
  ),
  checkAddress: Type.Optional(
    Type.Boolean({
      description:
        'false leaves the address of the check and its QR code out of the PDF and the DOCX; a CV without badges has neither.',
    }),
  ),
  resumeData: Type.Optional(
    Type.Boolean({
      description:
        'false leaves the JSON Resume of what the file shows out of the PDF and the DOCX; with it they are imported without loss.',
    }),
  ),
})
export type CvStyleData = Static<typeof CvStyle>
