// Builds the sheet of a cover letter: the head of its CV, then the letter. Pure.
import type { CvContentData } from '../contract/cv.ts'
import type { LetterFields } from '../contract/letters.ts'
import { spelledOut } from './ligatures.ts'
import { type DateStyle, formatDate } from './locale.ts'
import { parseMarkdown } from './markdown.ts'
import type { Sheet } from './sheet.ts'
import { sheetOf } from './sheet-of.ts'

/** The picture and the person's own fields are in the CV only. */
export function letterSheet(
  content: CvContentData,
  language: string,
  letter: LetterFields,
  style: DateStyle = {},
): Sheet {
  const { imageUrl: _, own: __, ...personalDetails } = content.personalDetails
  const { to, date, subject, body } = spelledOut(letter)
  const lines = to.split('\n').map(line => line.trim())
  return {
    ...sheetOf({ personalDetails }, language),
    letter: {
      to: lines.filter(line => line !== ''),
      date: formatDate(date, language, style),
      subject: subject.trim(),
      blocks: parseMarkdown(body),
    },
  }
}
