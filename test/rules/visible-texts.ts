// What a CV is to show, worked out from the content alone and apart from the code under test; and contents with marked hidden
// items. For tests of renderings.

import type { CvContentData } from '../../api/core/contract/cv.ts'
import { plainText } from '../../api/core/cv/markdown.ts'

/** In every text of every hidden item of a content made by `marked`. */
export const HIDDEN_MARK = 'zqxhiddenzqx'

const KEPT = /^(id|order|format|url|imageUrl|.*Date|date)$/

/** The content with the mark for every text of a hidden item, and of what lies inside one. */
export function marked(content: CvContentData): CvContentData {
  const walk = (value: unknown, isHidden: boolean, key = ''): unknown => {
    if (typeof value === 'string') return isHidden && !KEPT.test(key) ? HIDDEN_MARK : value
    if (Array.isArray(value)) return value.map(inner => walk(inner, isHidden, key))
    if (typeof value !== 'object' || value === null) return value
    const gone = isHidden || (value as { hidden?: boolean }).hidden === true
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, gone, name)]))
  }
  return walk(content, false) as CvContentData
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The lines that any rendering shows: blanks as one space; no dates, addresses, ids. */
export function visibleLines({ custom = [], profileSummary = '', ...content }: CvContentData): string[] {
  // A section of one's own without items is not there, whatever its title.
  const own = custom.filter(section => !section.hidden && section.items?.some(item => linesOf(item, true).length > 0))
  return [...linesOf(content), ...linesOf(plainText(profileSummary)), ...linesOf(own)]
}

/** `withAll`: also what is no text of a rendering but makes an item say something. */
function linesOf(value: unknown, withAll = false, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'id' || key === 'format' || (!withAll && KEPT.test(key))) return []
    return value.split(/\r\n|\r|\n/).flatMap(line => oneLine(line) || [])
  }
  if (Array.isArray(value)) return value.flatMap(inner => linesOf(inner, withAll, key))
  if (typeof value !== 'object' || value === null || (value as { hidden?: boolean }).hidden) return []
  const said = (value as { format?: string }).format === 'markdown' ? asRead(value) : value
  return Object.entries(said).flatMap(([name, inner]) => linesOf(inner, withAll, name))
}

const asRead = (item: { description?: string }) => ({ ...item, description: plainText(item.description ?? '') })

/** The lines that are not in `text`, compared with all blanks as one. */
export function missingLines(lines: readonly string[], text: string): string[] {
  const whole = oneLine(text)
  return lines.filter(line => !whole.includes(line))
}

/** Markdown as a reader of CommonMark sees it, for what is written by rules/markdown-export. */
export function readMarkdown(markdown: string): string {
  return markdown
    .split('\n')
    .map(line =>
      line
        .replace(/^(> ?)?(#{1,3} |- |\d+\. )?/, '')
        .replace(/\\([!-/:-@[-`{-~])|\*+|\[|\]\([^()\s]*\)/g, (_, sign: string | undefined) => sign ?? ''),
    )
    .join('\n')
}
