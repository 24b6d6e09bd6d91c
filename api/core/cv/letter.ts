// Checks of a cover letter that a schema cannot express. Pure.
import { LETTER_CAPS, type LetterFields } from '../contract/letters.ts'
import type { FieldProblem } from '../contract/schema.ts'
import { isRealDate, textProblems } from './content.ts'

export { LETTER_CAPS }

export function letterProblems(letter: Partial<LetterFields>): FieldProblem[] {
  const { date, to = '' } = letter
  const problems = [...textProblems(letter, '')]
  if (date && !isRealDate(date)) problems.push({ path: '/date', message: 'There is no such day.' })
  if (to.split('\n').length > LETTER_CAPS.lines) {
    problems.push({ path: '/to', message: `An address has at most ${LETTER_CAPS.lines} lines.` })
  }
  return problems
}
