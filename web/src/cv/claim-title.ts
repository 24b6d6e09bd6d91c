// The name of a claim in lists of claims: its title, or the beginning of its text.
import { claimTitle, fieldOf, kindLabel } from '../../../api/core/claims/claim-words.ts'
import { labelsOf } from '../../../api/core/cv/locale.ts'
import { plainText } from '../../../api/core/cv/markdown.ts'
import { ENGLISH, type ReaderWords } from '../../../api/core/reader-words/words.ts'

/** The length of the excerpt that replaces a missing title. */
const OPENING_LETTERS = 52

type Named = { section: string; value: unknown }
export function titleOf({ section, value }: Named, words: ReaderWords = ENGLISH): string {
  const field = fieldOf(section)
  const title = claimTitle(section, value, words)
  if (field && title) return `${kindLabel(section, words)}${labelsOf(words.language).colon}${title}`
  if (title) return title
  const text = typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').trim() : ''
  const opening = Array.from(text).slice(0, OPENING_LETTERS).join('')
  if (opening === text) return text || kindLabel(section, words)
  return `${opening.includes(' ') ? opening.slice(0, opening.lastIndexOf(' ')) : opening}…`
}
