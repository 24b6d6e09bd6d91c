// A second extraction of a file, which knows nothing of its layout, against the pieces of the first: what the first lost is listed. Pure.
import { splitWords } from './account.ts'
import type { Piece } from './reading.ts'

/** Each reads all letters of the file. */
const MAX_SEARCHES = 500
/** The number of a page. */
const NUMBER = /^\d{1,3}$/

/** The texts of which words are in no piece, as pieces. Words that the two divide in different ways are the same letters. */
export function missingFrom(pieces: readonly Piece[], texts: readonly Piece[]): Piece[] {
  if (haveAllLetters(pieces, texts)) return []
  const words = pieces.flatMap(({ text }) => splitWords(text))
  const letters = words.join('')
  const left = countsOf(words)
  let searches = 0
  const divided = (word: string) => (searches++ < MAX_SEARCHES ? letters.split(word).length - 1 : 0)
  const missing: Piece[] = []
  for (const { text, ...place } of texts) {
    const lost = splitWords(text).filter(word => {
      const count = left.get(word) ?? divided(word)
      left.set(word, count - 1)
      return count <= 0 && !NUMBER.test(word)
    })
    const isWhole = 2 * lost.length >= splitWords(text).length
    if (lost.length > 0) missing.push({ text: isWhole ? text.trim() : lost.join(' '), ...place })
  }
  return missing
}

/** Also where the texts divide words in other ways, or no two letters are on one line. */
function haveAllLetters(pieces: readonly Piece[], texts: readonly Piece[]): boolean {
  const [had, wanted] = [pieces, texts].map(some =>
    countsOf(some.flatMap(({ text }) => [...splitWords(text).join('').normalize('NFKD')])),
  ) as [Map<string, number>, Map<string, number>]
  return [...wanted].every(([letter, count]) => count <= (had.get(letter) ?? 0))
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
