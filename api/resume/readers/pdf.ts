// Reads a CV as PDF by its text.
import { account } from './account.ts'
import { isLinkedIn } from './linkedin-pdf.ts'
import { layOut } from './pdf-layout.ts'
import type { PdfText } from './pdf-text.ts'
import { type Reading, Unreadable } from './reading.ts'
import { missingFrom } from './second-look.ts'
import { readRows } from './sections.ts'

/** Throws Unreadable: image_only, empty. */
export function readPdfText({
  pages,
  pictures,
}: Pick<PdfText, 'pages' | 'pictures'>): Reading & { invented: string[] } {
  const letters = pages.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0), 0)
  if (letters < 20) throw letters === 0 && !pictures.some(Boolean) ? emptyFile() : imageOnly()
  const { rows, pieces, repeated } = layOut(pages)
  const texts = pages.flatMap(({ plain, notes }, page) => [
    ...plain.split(/[\r\n]+/).map(text => ({ text, where: `page ${page + 1}` })),
    ...notes.map(text => ({ text, where: `page ${page + 1}, note` })),
  ])
  pieces.push(...missingFrom(pieces, texts))
  const links = pages.flatMap(page => page.links.map(({ url }) => url))
  const { resume, doubts } = readRows(
    rows.filter((_row, index) => !repeated.includes(index)),
    pieces,
    (pages[0]?.width ?? 0) / 2,
  )
  const notes = isTorn(pages) ? [TORN] : []
  return account({ kind: isLinkedIn(rows) ? 'linkedin_pdf' : 'pdf', resume, pieces, doubts, notes, links })
}

/** Words that begin with a vowel sign: the file maps its letters wrongly. */
function isTorn(pages: PdfText['pages']): boolean {
  const runs = pages.flatMap(page => page.runs)
  const torn = runs.filter(({ text }) => /^\p{M}/u.test(text) || /^\p{Lo}$/u.test(text)).length
  const marked = runs.filter(({ text }) => /\p{M}/u.test(text)).length
  return marked > 10 && torn > 0.02 * marked
}
const TORN =
  'The text inside this PDF is damaged: some words are torn or incomplete. Compare it with the page, or bring the Word file.'

const imageOnly = () =>
  new Unreadable(
    'image_only',
    'This PDF holds a picture of your CV, no text. Export it from the program that made it, or bring the Word file.',
  )
const emptyFile = () => new Unreadable('empty', 'This PDF has no text.')
