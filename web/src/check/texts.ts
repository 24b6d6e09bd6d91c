// Texts of a document: how they are printed, names of people, instants, canonical JSON. Pure.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** JSON in one spelling (RFC 8785): keys sorted by UTF-16 units, no spaces. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map(key => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(',')}}`
}

const LONGEST = 200

/** In quotation marks, in one line, without control characters and characters that reorder text. */
export function quoted(value: unknown): string {
  const plain = String(value)
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  return JSON.stringify(letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : plain)
}

/** The same in typographic quotation marks, for pages. */
export const said = (text: unknown) => `“${quoted(text).slice(1, -1)}”`

/** `a, b and c` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const isInstant = (at: unknown): at is string =>
  typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(at) && !Number.isNaN(Date.parse(at))
/** The day of an instant; empty for an invalid instant. */
export const dayOf = (at: unknown) => (isInstant(at) ? at.slice(0, 10) : '')
export const secondsOf = (at: unknown) => Math.floor(new Date(String(at)).getTime() / 1_000)

/* ---- Names of people ---- */

/** The common form of all spellings of one name. */
export function folded(name: string): string {
  const plain = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return plain.split(/\s+/u).filter(Boolean).join(' ')
}

/** Whether the person of a signature has the name on the CV. */
export const isOfPerson = (person: unknown, name: string): person is string =>
  typeof person === 'string' && folded(person) === folded(name)

export const isOneLine = (person: unknown) =>
  typeof person === 'string' && person === person.normalize('NFC').replace(/\s+/gu, ' ')

const TITLES = /^(?:dr|prof|professor|mrs?|ms|miss|mx|shri|sri|smt)$/
const nameWords = (name: string) =>
  (folded(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(word => !TITLES.test(word)).sort()

/**
 * Whether two names can be one person's. Without titles, all words are equal; or two words of two letters or more are in both, and every
 * other word of the shorter name is in the longer one or is an initial there.
 */
export function namesAgree(one: string, other: string): boolean {
  const [short = [], long = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length)
  if (short.length === 0) return false
  if (short.join(' ') === long.join(' ')) return true
  return isWithin(short, long) || (short.length === long.length && isWithin(long, short))
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  const common = new Set(words.filter(word => others.includes(word) && Array.from(word).length >= 2))
  const rest = words.filter(word => !others.includes(word))
  const isInitial = (word: string) => Array.from(word).length === 1 && others.some(other => other.startsWith(word))
  return common.size >= 2 && rest.every(isInitial)
}
