// Remarks on wording: missing or too long texts, the first person, and characters that software drops.
import { blockTexts, type Described, descriptionBlocks, plainText } from '../markdown.ts'
import { INVISIBLE, isAllCapitals, lengthOf, PICTOGRAPH, type Remark, said, when } from './remark.ts'

const LONG_POINT = 300
const LONG_PARAGRAPH = 900
const MANY_POINTS = 10
const SHORT_SUMMARY = 60
const LONG_SUMMARY = 1_200

/** The pronoun "I", but not the numeral or the letter in "Part I", "I/O" or "I.T.". */
const FIRST_PERSON =
  /(?:^|[.!?:;]\s+|\b(?:and|that|which|when|where|what|as|because|but|so)\s+)I(?:['’](?:m|ve|d|ll))?\s+[a-z]/m
const isEnglish = (language: string) => /^en\b/i.test(language)

export function summaryRemarks(summary: string | undefined, language: string): Remark[] {
  if (!said(summary)) {
    return when(
      true,
      '/profileSummary',
      '',
      'Write two or three sentences on what you do. It is read before anything else.',
    )
  }
  const text = plainText(summary ?? '')
  const length = lengthOf(text)
  return [
    ...when(
      length < SHORT_SUMMARY,
      '/profileSummary',
      '',
      'This is very short. Add what you are best at and what you look for.',
    ),
    ...when(
      length > LONG_SUMMARY,
      '/profileSummary',
      '',
      'This is long for a summary. Keep the three sentences that matter most.',
    ),
    ...voiceRemarks(text, '/profileSummary', '', language),
  ]
}

function voiceRemarks(text: string, path: string, field: string, language: string): Remark[] {
  return [
    ...when(
      isEnglish(language) && FIRST_PERSON.test(text),
      path,
      field,
      'Begin with the verb instead of “I”: “Led a team of four”. Everybody knows that it is you.',
    ),
    ...signRemarks(text, path, field),
  ]
}

/** Remarks on emoji and invisible characters. */
export const signRemarks = (text: string | undefined, path: string, field: string): Remark[] => [
  ...when(
    PICTOGRAPH.test(text ?? ''),
    path,
    field,
    'Take out the emoji or icon. Software that sorts CVs drops it or shows a box.',
  ),
  ...when(
    INVISIBLE.test(text ?? ''),
    path,
    field,
    'An invisible or broken sign is in this text. Type the words around it again, so that searches find them.',
  ),
]

/** Remarks on the title of an item. */
export const titleRemarks = (text: string | undefined, path: string, field: string): Remark[] => [
  ...when(
    isAllCapitals(text ?? '') && /\p{Lu}{5}/u.test(text ?? ''),
    path,
    field,
    'Write this with small letters too; capitals alone are hard to read.',
  ),
  ...signRemarks(text, path, field),
]

export function descriptionRemarks(item: Described, path: string, language: string): Remark[] {
  const texts = descriptionBlocks(item).flatMap(blockTexts)
  const longest = Math.max(0, ...texts.map(lengthOf))
  return [
    ...when(
      longest > LONG_PARAGRAPH,
      path,
      'description',
      'This paragraph is very long. Cut it into points, each with one result.',
    ),
    ...voiceRemarks(texts.join('\n'), path, 'description', language),
  ]
}

export function pointRemarks(points: readonly string[] | undefined, path: string, language: string): Remark[] {
  const lines = points ?? []
  return [
    ...when(
      lines.filter(said).length > MANY_POINTS,
      path,
      'highlights',
      `More than ${MANY_POINTS} points are skipped rather than read. Keep the strongest.`,
    ),
    ...lines.flatMap((line, index) => pointRemarksOf(line, path, `highlights/${index}`, language)),
  ]
}

const pointRemarksOf = (line: string, path: string, field: string, language: string): Remark[] => [
  ...when(
    lengthOf(line) > LONG_POINT,
    path,
    field,
    `This point has over ${LONG_POINT} characters. Say it in one or two lines.`,
  ),
  ...when(/^\s*[-–•*●▪◦‣]\s/.test(line), path, field, 'The sign before this point is added for you. Remove it here.'),
  ...voiceRemarks(line, path, field, language),
]
