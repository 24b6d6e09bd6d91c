// Lines of a CV joined to texts. Pure.
import { type Row, rowText } from './row.ts'

const SOFT = '\u00ad'

/** Joins the lines of a paragraph. A word that a hyphen divides is one word again, an address keeps its hyphen. */
export function joinTexts(texts: readonly string[]): string {
  const parts: string[] = []
  // The end of what is joined so far; the whole is not searched again for each line.
  let end = ''
  for (const text of texts) {
    const last = end.slice(end.lastIndexOf(' ') + 1)
    let joined = text
    if (end.endsWith(SOFT)) {
      parts.push((parts.pop() ?? '').slice(0, -1))
      if (/[/@]|www\./.test(last)) joined = `-${text}`
    } else if (end && !(/\p{L}-$/u.test(last) && /^\p{Ll}/u.test(text))) joined = ` ${text}`
    parts.push(joined)
    end = (end.endsWith(SOFT) ? end.slice(0, -1) : end).concat(joined).slice(-300)
  }
  return parts.join('').replaceAll(SOFT, '-').replace(/\s+/g, ' ').trim()
}

/** Whether a line continues the one before: that one was full, or ends within a sentence. */
export function goesOn(before: Row, row: Row, columnRight: number, text = rowText(row)): boolean {
  if (row.isBullet || row.heading || row.isFirst || before.isWhole) return false
  const last = rowText(before)
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
