// The shapes of cover letters. A letter belongs to a CV and has its person, language, template and style.
import Type, { type Static } from 'typebox'
import { NanoId } from './cv.ts'
import * as eg from './examples.ts'
import { closed, Instant, Patterned, ref, Short } from './schema.ts'

/** The most characters of each text; `lines`: of the address. */
export const LETTER_CAPS = { title: 200, to: 1_000, subject: 200, body: 10_000, lines: 10 } as const

const fields = {
  title: Type.String({
    minLength: 1,
    maxLength: LETTER_CAPS.title,
    description: 'For the owner only.',
    examples: ['Kaveri Data'],
  }),
  to: Type.String({
    maxLength: LETTER_CAPS.to,
    description: 'The address, line by line; at most ten lines.',
    examples: ['Kaveri Data\nMs Iyer\nBengaluru'],
  }),
  date: Patterned(
    '^(|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))$',
    10,
    'This must be a day: 2026-03-15.',
    '2026-03-15',
  ),
  subject: Short(LETTER_CAPS.subject, 'Application as a storage engineer'),
  body: Type.String({
    maxLength: LETTER_CAPS.body,
    description: 'Limited Markdown: bold, italic, links, lists.',
    examples: ['Dear Ms Iyer,'],
  }),
  shared: Type.Boolean({
    description: 'Whether it has a page of its own, while its CV is published.',
    examples: [false],
  }),
}
const version = Type.Integer({ minimum: 1, examples: [2] })

export const Letter = closed('Letter', { id: NanoId, ...fields, version, createdAt: Instant(), updatedAt: Instant() })
const { title, subject, shared } = fields
export const LetterSummary = closed('LetterSummary', { id: NanoId, title, subject, shared, updatedAt: Instant() })
export const LetterRequest = closed('LetterRequest', {
  title: Type.Optional(title),
  to: Type.Optional(fields.to),
  date: Type.Optional(fields.date),
  subject: Type.Optional(subject),
  body: Type.Optional(fields.body),
  shared: Type.Optional(shared),
})
export const LetterConflict = closed('LetterConflict', {
  success: Type.Literal(false),
  code: Type.Literal('version_conflict'),
  message: Short(1_000, 'The letter was changed since the version you edited.'),
  requestId: Short(100, eg.REQUEST_ID),
  letter: ref(Letter),
})

export type LetterData = Static<typeof Letter>
export type LetterSummaryData = Static<typeof LetterSummary>
export type LetterFields = Pick<LetterData, keyof typeof fields>
