// What other programs are likely to miss or mix up in a file, although this reader could read it. Pure.
import { decodeText } from './bytes.ts'
import { RTL } from './pdf-runs.ts'
import type { Page, PdfText } from './pdf-text.ts'
import type { Piece, Reading } from './reading.ts'
import { openZip } from './zip.ts'

/** Letters that a page needs to count as text, and the distance at which a stored line is beside the one before it. */
const FEW_LETTERS = 20
const NEAR = 12
/** Breaks in the stored order of a page that are no accident: as many as these, and this share of its lines. */
const MANY_BREAKS = 4
const MANY_OF_LINES = 0.25
/** The share of letters without a meaning from which on words are lost. */
const MANY_UNREADABLE = 0.02
const UNREADABLE = /[\ufffd\ue000-\uf8ff]/gu

export function pdfFlaws(
  { pages, pictures, isTagged, isLocked }: PdfText,
  { pieces }: Pick<Reading, 'pieces'>,
): string[] {
  const placed = pieces.filter(({ box }) => box !== undefined)
  const text = pages.map(({ plain }) => plain).join('')
  const unreadable = text.match(UNREADABLE)?.length ?? 0
  const blank = pages.flatMap(({ plain }, at) =>
    plain.replace(/\s/g, '').length < FEW_LETTERS && (pictures[at] ?? 0) > 0 ? at + 1 : [],
  )
  const mixed = pages.flatMap((page, at) =>
    isOutOfOrder(
      page,
      placed.filter(piece => piece.page === at),
    )
      ? at + 1
      : [],
  )
  return [
    ...(isLocked
      ? ['This PDF forbids copying its text. Some programs then read nothing. Save it without protection.']
      : []),
    ...(blank.length > 0
      ? [`${numbered(blank)} a picture without text. No program reads words in a picture: export the page as text.`]
      : []),
    ...(unreadable > MANY_UNREADABLE * text.length ? [SIGNS] : []),
    ...(mixed.length > 0 ? [`${numbered(mixed)} stored in another order than it is shown in. ${MIXED}`] : []),
    ...(mixed.length === 0 && !isTagged && hasColumns(placed) ? [COLUMNS] : []),
    ...(isTagged ? [] : [UNTAGGED]),
  ]
}

const SIGNS =
  'Many letters of this PDF have a shape but no meaning, because of its typeface. Use a common one, and export the PDF again.'
const MIXED =
  'A program that reads it as it is stored mixes the lines of columns or tables. One column without tables is safe.'
const COLUMNS =
  'The page has columns. Here they were read one after the other; a simple program reads straight across and mixes their lines.'
const UNTAGGED =
  'This PDF has no tags, which tell programs and screen readers the order of its text and its headings. Export it as a “tagged” or “accessible” PDF.'

const numbered = (pages: number[]) =>
  pages.length === 1 ? `Page ${pages[0]} is` : `Pages ${pages.join(', ')} are each`

const stored = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** Whether the lines that follow each other in reading order are apart in the stored text. */
function isOutOfOrder({ plain }: Page, pieces: Piece[]): boolean {
  const text = stored(plain)
  let end = 0
  let found = 0
  let breaks = 0
  // Lines from right to left are stored in more than one way.
  for (const piece of pieces.filter(({ text }) => !RTL.test(text))) {
    // The texts of a line may be stored apart, as a date at the margin.
    const line = [stored(piece.text), stored(piece.text.split('  ')[0] ?? '')].find(one => one && text.includes(one))
    if (!line) continue
    const next = text.indexOf(line, end)
    if (found > 0 && (next < 0 || next > end + NEAR)) breaks++
    end = (next < 0 ? text.indexOf(line) : next) + line.length
    found++
  }
  return breaks >= MANY_BREAKS && breaks > MANY_OF_LINES * found
}

/** Whether the reading goes back up on a page. */
const hasColumns = (pieces: Piece[]): boolean =>
  pieces.some(({ page = 0, box }, at) => {
    const before = pieces[at - 1]
    if (!before?.box || !box) return false
    return page < (before.page ?? 0) || (page === before.page && box[1] < before.box[1] - 0.15)
  })

export function docxFlaws(bytes: Uint8Array, { pieces, places }: Pick<Reading, 'pieces' | 'places'>): string[] {
  const body = openZip(bytes).names.includes('word/document.xml') ? openZip(bytes).unpack('word/document.xml') : []
  const isContactAside = places.some(
    ({ path, piece }) => /^\/basics\/(email|phone)/.test(path) && /^(header|footer)$/.test(pieces[piece]?.where ?? ''),
  )
  return [
    ...(isContactAside
      ? ['Your contact details stand in the header or footer, which many programs skip. Put them into the text.']
      : []),
    ...(decodeText(Uint8Array.from(body)).includes('<w:txbxContent')
      ? ['This file has text boxes, which many programs skip. Put their words into the text.']
      : []),
  ]
}
