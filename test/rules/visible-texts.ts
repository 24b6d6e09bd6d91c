// The texts that a CV must show, computed from the content independently of the code under test, and contents whose hidden items
// are marked. For tests of renderings.

import type { CvContentData } from '../../api/core/contract/cv.ts'
import { plainText } from '../../api/core/cv/markdown.ts'

/** In every text of every hidden item of a content from `marked`. */
export const HIDDEN_MARK = 'zqxhiddenzqx'

const KEPT = /^(id|order|format|group|cefr|scoreKind|scoreScale|url|imageUrl|.*Date|date)$/

/** The content with the mark in every text of a hidden item or section and of everything inside it. */
export function marked(content: CvContentData): CvContentData {
  const walk = (value: unknown, isHidden: boolean, key = ''): unknown => {
    if (typeof value === 'string') return isHidden && !KEPT.test(key) ? HIDDEN_MARK : value
    if (Array.isArray(value)) return value.map(inner => walk(inner, isHidden, key))
    if (typeof value !== 'object' || value === null) return value
    const gone = isHidden || (value as { hidden?: boolean }).hidden === true
    const isGone = (name: string) => gone || (value === content && isHiddenIn(content, name))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, isGone(name), name)]))
  }
  return walk(content, false) as CvContentData
}

const isHiddenIn = ({ sections = {} }: CvContentData, name: string) => sections[name as 'skills']?.hidden === true

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The lines that every rendering shows, with single blanks; without dates, addresses, ids, choices and hidden headings. */
export function visibleLines(whole: CvContentData): string[] {
  const shown = Object.entries(whole).filter(([name]) => !isHiddenIn(whole, name))
  const { custom = [], profileSummary = '', sections = {}, ...content } = Object.fromEntries(shown) as CvContentData
  const isFilled = (name: string) => linesOf({ profileSummary, ...content }[name as 'skills'], true).length > 0
  const titles = Object.entries(sections).flatMap(([name, { title, hideTitle }]) =>
    isFilled(name) && !hideTitle ? title : [],
  )
  // A custom section without items is not shown, even with a title.
  const own = custom.filter(section => !section.hidden && section.items?.some(item => linesOf(item, true).length > 0))
  // Levels of skills are left out in lines and lists.
  const hasLevels = !['line', 'list'].includes(sections.skills?.layout ?? '')
  const skills = hasLevels ? content.skills : content.skills?.map(({ level: _, ...skill }) => skill)
  return [
    ...linesOf({ ...content, skills }),
    ...linesOf(titles),
    ...linesOf(plainText(profileSummary)),
    ...linesOf(own),
  ]
}

/** `withAll`: includes texts that are not rendered but make an item count as not empty. */
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

/** The lines that are missing in `text`, compared with single blanks. */
export function missingLines(lines: readonly string[], text: string): string[] {
  const whole = oneLine(text)
  return lines.filter(line => !whole.includes(line))
}

/** The visible text of CommonMark, as core/cv/markdown-export writes it. */
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
