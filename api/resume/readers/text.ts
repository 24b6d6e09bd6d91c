// Lines of a CV joined to texts. Pure.
import { type Row, textOf } from './row.ts'

const SOFT = '\u00ad'

/** Joins the lines of a paragraph. A word that a hyphen divides is one word again, an address keeps its hyphen. */
export function joinTexts(texts: readonly string[]): string {
  let whole = ''
  for (const text of texts) {
    if (whole.endsWith(SOFT)) {
      const isAddress = /(?:\/|@|www\.)\S*$/.test(whole)
      whole = isAddress ? `${whole.slice(0, -1)}-${text}` : `${whole.slice(0, -1)}${text}`
    } else if (/[\p{L}]-$/u.test(whole) && /^\p{Ll}/u.test(text)) whole += text
    else whole += `${whole ? ' ' : ''}${text}`
  }
  return whole.replaceAll(SOFT, '-').replace(/\s+/g, ' ').trim()
}

/** Whether a line goes on where the one before ended: that one was full, or ends in the midst of a sentence. */
export function goesOn(before: Row, row: Row, columnRight: number, text = textOf(row)): boolean {
  if (row.isBullet || row.heading || row.isFirst || before.isWhole) return false
  const last = textOf(before)
  if (last.endsWith(SOFT) || /[\p{L}]-$/u.test(last)) return true
  if (/[,;]$/.test(last)) return true
  const word = (/^\S+/.exec(text)?.[0].length ?? 0) + 1
  const width = (before.right - before.x) / Math.max(1, last.length)
  return columnRight - before.right < word * width * 1.05
}

/** The rows as paragraphs or items of a list. */
export function paragraphsOf(rows: readonly Row[], columnRight: number): Row[][] {
  const paragraphs: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isSameIndent = before && (Math.abs(before.x - row.x) < 0.3 * row.size || before.isBullet)
    if (before && isSameIndent && goesOn(before, row, columnRight)) paragraphs.at(-1)?.push(row)
    else paragraphs.push([row])
  }
  return paragraphs
}
