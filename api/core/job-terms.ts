// The terms of a job advertisement, and whether a CV has them, has them in other words, or lacks them. A comparison of words: it
// knows no meaning. Deterministic and pure; runs in the browser and for MCP.
import { askedTerms, type JobWeight } from './job/terms.ts'
import { type JobLanguage, type Lists, listsOf, singleWords, stemOf, type Word, wordsIn } from './job/words.ts'

export { jobNameOf } from './job/name.ts'
export { stemOf }

/**
 * `times`: occurrences in the advertisement. `at`: JSON pointers into the CV, at most three. `words`: the wording of the CV for the
 * term.
 */
export type JobTerm = { term: string; times: number; weight: JobWeight; at: string[]; words?: string }
/** `language`: of the advertisement; `other` has no lists, so that only words are compared. */
export type JobComparison = { language: JobLanguage; has: JobTerm[]; inOtherWords: JobTerm[]; lacks: JobTerm[] }

export const MOST_JOB_LETTERS = 20_000

/** The parts of a text within which words belong together. */
const partsOf = (text: string): string[] =>
  text
    .split(/[\n\r\t!?;:•·|"“”–—,()[\]{}]+|\.(?=\s|$)|\s[-*/]\s|^[-*]\s/)
    .map(part => part.trim())
    .filter(part => part !== '')

type TextAt = { at: string; words: Word[] }

/** The texts of a content with their JSON pointers, without ids, addresses and dates. */
function textsIn(node: unknown, at: string, lists: Lists, cache: Map<string, Word>): TextAt[] {
  if (typeof node === 'string')
    return partsOf(node).map(text => ({ at, words: singleWords(wordsIn(text, true, lists, cache)) }))
  if (typeof node !== 'object' || node === null || (node as { hidden?: boolean }).hidden) return []
  return Object.entries(node).flatMap(([key, inner]) =>
    UNREAD.test(key) ? [] : textsIn(inner, `${at}/${key}`, lists, cache),
  )
}
const UNREAD = /^(id|url|imageUrl|email|phoneNumber|startDate|endDate|date|format|order|sections|credentialId)$/

/** `content`: of a CV. Terms that weigh more in the posting come first. */
export function compareWithJob(content: object, job: string): JobComparison {
  const { language, terms } = askedTerms(plainText(job), new Map())
  const lists = listsOf(language)
  const byStem = new Map<string, Set<TextAt>>()
  for (const place of textsIn(content, '/content', lists, new Map())) {
    for (const { stem } of place.words) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(place))
  }
  const result: JobComparison = { language, has: [], inOtherWords: [], lacks: [] }
  for (const { text, words: asked, times, weight } of terms) {
    const words = singleWords(asked)
    const places = [...new Set(words.flatMap(({ stem }) => [...(byStem.get(stem) ?? [])]))]
    const term = { term: text, times, weight }
    const literal = places.filter(place => runAt(place.words, words, 'plain') !== null)
    const other = places.flatMap(place => {
      const said = runAt(place.words, words, 'stem') ?? looselyAt(place.words, words)
      return said === null ? [] : [{ at: place.at, said }]
    })
    if (literal.length > 0) result.has.push({ ...term, at: pointersOf(literal) })
    else if (other[0]) result.inOtherWords.push({ ...term, at: pointersOf(other), words: other[0].said })
    else result.lacks.push({ ...term, at: [] })
  }
  return result
}

/** Cut before it is normalised, to bound that work, and after it, because one letter can become eighteen. */
const plainText = (text: string) => text.slice(0, MOST_JOB_LETTERS).normalize('NFKC').slice(0, MOST_JOB_LETTERS)

const pointersOf = (places: readonly { at: string }[]) => [...new Set(places.map(({ at }) => at))].slice(0, 3)
const joinWords = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** The run of words in a text that equals the term; null without one. */
function runAt(place: readonly Word[], term: readonly Word[], by: 'plain' | 'stem'): string | null {
  const at = place.findIndex((_, start) => term.every((word, index) => word[by] === place[start + index]?.[by]))
  return at < 0 ? null : joinWords(place.slice(at, at + term.length))
}

/**
 * All words of a longer term near each other in any order: `managed large projects` for `project management`. Of a name one word is
 * enough: `Spring` for `Spring Boot`.
 */
function looselyAt(place: readonly Word[], term: readonly Word[]): string | null {
  if (term.length < 2) return null
  const at = term.map(({ stem }) => place.findIndex(word => word.stem === stem))
  const first = Math.min(...at.filter(index => index >= 0))
  const found = place[first]?.text ?? ''
  if (term.every(({ isNamed }) => isNamed) && /^\p{Lu}/u.test(found)) return found
  const last = Math.max(...at)
  return at.includes(-1) || last - first > 6 ? null : joinWords(place.slice(first, last + 1))
}
