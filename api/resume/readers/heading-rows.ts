// How the rows of headings look. Pure.
import { headingOf } from './headings.ts'
import { lookOf, type Row, rowText } from './row.ts'

export const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()
/** Signs before a heading: "■ 職歴", "【資格】", "== Skills ==". */
export const signOf = (row: Row) => (row.isBullet ? '' : (/^[^\p{L}\p{N}\s"'“„«(+@/-]/u.exec(rowText(row))?.[0] ?? ''))
/** Headings of one kind have one look. */
export const signature = (row: Row) => {
  const { weight } = lookOf(row.segments)
  return `${Math.round(row.size * 4)} ${Math.round(weight / 40)} ${row.colour} ${signOf(row) || isCapitals(rowText(row))} ${row.heading ?? 0}`
}

const MOST_BESIDE = 3
/** Headings in capitals that a narrow margin breaks over two lines are one; the text beside them may stand between. */
export function withWholeHeadings(rows: readonly Row[]): Row[] {
  const whole: Row[] = []
  for (const row of rows) {
    const isBeside = (other: Row) => other.x > row.right
    const near = whole.slice(-MOST_BESIDE)
    const inNear = near.findLastIndex(other => !isBeside(other))
    const [last, [below]] = [near[inNear], row.segments]
    const isBroken =
      last?.segments[0] &&
      isCapitals(rowText(last)) &&
      signature(last) === signature(row) &&
      row.gap < 2.5 &&
      !(headingOf(rowText(last)) && headingOf(rowText(row))) &&
      headingOf(`${rowText(last)} ${rowText(row)}`)
    if (!isBroken || !below) {
      whole.push(row)
      continue
    }
    const spans = [...last.segments[0]!.spans, { text: ' ', weight: 400, isItalic: false }, ...below.spans]
    const alsoPieces = [...(last.alsoPieces ?? []), row.piece, ...(row.alsoPieces ?? [])]
    whole[whole.length - near.length + inNear] = { ...last, segments: [{ ...last.segments[0]!, spans }], alsoPieces }
  }
  return whole
}
