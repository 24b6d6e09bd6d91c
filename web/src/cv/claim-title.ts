// The name of a claim in lists of claims: its title, or the beginning of its text.
import { claimTitle, fieldOf, kindLabel } from '../../../api/core/claims/claim-words.ts'
import { plainText } from '../../../api/core/cv/markdown.ts'

/** The length of the excerpt that replaces a missing title. */
const OPENING_LETTERS = 52

export function titleOf({ section, value }: { section: string; value: unknown }): string {
  const field = fieldOf(section)
  const title = claimTitle(section, value)
  if (field && title) return `${kindLabel(section)}: ${title}`
  if (title) return title
  const text = typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').trim() : ''
  const opening = Array.from(text).slice(0, OPENING_LETTERS).join('')
  if (opening === text) return text || kindLabel(section)
  return `${opening.includes(' ') ? opening.slice(0, opening.lastIndexOf(' ')) : opening}…`
}
