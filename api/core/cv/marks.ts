// Marks: a result with its kind and scale. They are checked against each other; the shown text stays the person's. Pure.
import type { StudyData } from '../contract/cv.ts'
import type { Labels } from './languages/labels.ts'

type Marks = Pick<StudyData, 'score' | 'scoreScale' | 'scoreKind'>
type MarkProblem = Readonly<{ field: keyof Marks; message: string }>

const NUMBER = /\d+(?:[.,]\d+)?/
const WHOLE = /\d[\d.,]*/
const PLAIN_NUMBER = /^\d{1,6}(?:\.\d{1,4})?$/
const OF_SCALE = /\/\s*(\d+(?:\.\d+)?)/

const DIGIT = /^\p{Nd}$/u

/** The value of a decimal digit. In Unicode the ten digits of a script follow each other, and nothing that is a digit comes before zero. */
export function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** The text with its decimal digits and its decimal point in ASCII. */
const withAsciiDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/٫/g, '.')
    .replace(/\p{Nd}/gu, digit => digitValue(digit))

/** The first number in a text; null without one. A rank is whole: its commas and points part thousands. */
function numberIn(text: string, isRank = false): number | null {
  const [found] = (isRank ? WHOLE : NUMBER).exec(withAsciiDigits(text)) ?? []
  return found === undefined ? null : Number(isRank ? found.replace(/[.,]/g, '') : found.replace(',', '.'))
}

function scaleProblem({ score = '', scoreScale = '', scoreKind }: Marks): string | null {
  if (scoreScale.trim() === '') return null
  if (scoreKind === 'grade' || scoreKind === 'class') return 'A grade or a class has no scale. Leave this empty.'
  if (!PLAIN_NUMBER.test(scoreScale.trim()) || Number(scoreScale) === 0) {
    return 'The highest mark is a number above 0, such as 10 or 4.0.'
  }
  if (scoreKind === 'percentage' && Number(scoreScale) !== 100) return 'A percentage has the scale 100.'
  const [, written] = OF_SCALE.exec(score) ?? []
  const isOther = written !== undefined && Number(written) !== Number(scoreScale)
  return isOther ? `The result says “/ ${written}”, the highest mark ${scoreScale}. Make them the same.` : null
}

function scoreProblem({ score = '', scoreScale = '', scoreKind }: Marks): string | null {
  const isNumber = scoreScale.trim() !== '' || ['percentage', 'cgpa', 'gpa', 'rank'].includes(scoreKind ?? '')
  if (score.trim() === '' || !isNumber || scoreKind === 'grade' || scoreKind === 'class') return null
  const isRank = scoreKind === 'rank'
  const value = numberIn(score, isRank)
  if (value === null) return 'A result of this kind is a number, such as 9.1.'
  const [digits = ''] = (isRank ? WHOLE : NUMBER).exec(withAsciiDigits(score)) ?? []
  if (!isRank && digits.includes(','))
    return `Write ${digits.replace(',', '.')} with a point, so that it can be compared.`
  const highest = scoreKind === 'percentage' ? 100 : numberIn(scoreScale)
  return highest !== null && highest > 0 && value > highest
    ? `${digits} is above the highest mark, ${scoreScale || highest}.`
    : null
}

/** The problems of a result with its kind and scale, by field. */
export function markProblems(study: Marks): MarkProblem[] {
  const found: [MarkProblem['field'], string | null][] = [
    ['score', scoreProblem(study)],
    ['scoreScale', scaleProblem(study)],
  ]
  return found.flatMap(([field, message]) => (message === null ? [] : { field, message }))
}

/** A result as a CV shows it: a bare number with its scale and kind (`CGPA 9.1 / 10`, `94.2 %`), any other text unchanged. */
export function markText({ score = '', scoreScale = '', scoreKind }: Marks, { marks }: Labels): string {
  const text = score.trim()
  if (!PLAIN_NUMBER.test(text)) return text
  if (scoreKind === 'percentage') return marks.percentage.replace('{mark}', text)
  const scale = scoreScale.trim()
  const mark = scale === '' ? text : marks.ofScale.replace('{mark}', text).replace('{scale}', scale)
  return scoreKind === 'cgpa' || scoreKind === 'gpa' || scoreKind === 'rank'
    ? marks[scoreKind].replace('{mark}', mark)
    : mark
}
