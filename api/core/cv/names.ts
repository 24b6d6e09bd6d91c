// Normalises names of people for comparison and for signatures. Pure; runs in the browser too. The verifier (web/src/check) has
// its own implementation.

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ')

/** The normalised name for comparison: without differences of compatibility forms, case and white space. */
export const fold = (name: string): string =>
  inOneLine(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')).trim()

export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)

/** The name in one line, as in a signed statement. */
export const nameLine = (name: string): string => inOneLine(name.normalize('NFC'))

/** The words of a text, folded as names are. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const HONORIFICS = new Set('dr prof professor mr mrs ms miss mx shri sri smt'.split(' '))
const nameWords = (name: string) => foldedWords(name).filter(word => !HONORIFICS.has(word))

/**
 * Whether two names can be one person's: all words are equal, or two full words are in both and each other word of the shorter name is in
 * the longer one, or is an initial there.
 */
export function namesAgree(one: string, other: string): boolean {
  const a = nameWords(one)
  const b = nameWords(other)
  if (a.length === 0 || b.length === 0) return false
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return true
  return (a.length <= b.length && isWithin(a, b)) || (b.length <= a.length && isWithin(b, a))
}

function isWithin(shorter: string[], longer: string[]): boolean {
  const isFull = (word: string) => [...word].length > 1
  const full = new Set(shorter.filter(word => isFull(word) && longer.includes(word)))
  const isThere = (word: string) =>
    longer.includes(word) || (!isFull(word) && longer.some(other => other.startsWith(word)))
  return full.size > 1 && shorter.every(isThere)
}
