// Running heads and feet, which several pages say. Pure.
import type { Piece } from './reading.ts'
import { type Row, rowText, segmentText } from './row.ts'

/** Of the height of a page: its margin. */
const EDGE = 0.08
const COUNTER = /(?:^|[·–|-] )(?:(?:page|seite|página|pagina|strona|पृष्ठ) )?0 ?(?:\/|of|von|de|sur|di|z) ?0$/iu

/** "Ana Costa · CV · 2" at the edge of the second page: a part of the line is the number of its page. */
const isNumbered = ({ segments }: Row, page = 0) =>
  segments.flatMap(segment => segmentText(segment).split(/ [·•|–—-] /)).some(part => part.trim() === String(page + 1))

/** Lines at the top or bottom of several pages that say the same, but for numbers; and counters of pages. Marks what the first of them says. */
export function repeatedIn(rows: Row[], pieces: Piece[]): number[] {
  const atEdge = rows.flatMap((row, index) => {
    const piece = pieces[row.piece] as Piece
    const { box = [0, 0.5, 0, 0], page } = piece
    const isEdge = box[1] < EDGE || box[1] + box[3] > 1 - EDGE
    return isEdge ? [{ index, page, piece, row, text: rowText(row).replace(/\d+/g, '0') }] : []
  })
  const repeated = atEdge.filter(
    ({ text, page, row }) =>
      COUNTER.test(text) || isNumbered(row, page) || atEdge.some(other => other.text === text && other.page !== page),
  )
  for (const { text, piece } of repeated) {
    const isKnown = repeated.find(one => one.text === text)?.piece !== piece
    if (isKnown || COUNTER.test(text)) piece.understood = piece.text
  }
  return repeated.map(({ index }) => index)
}
