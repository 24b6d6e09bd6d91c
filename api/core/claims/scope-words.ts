// What a claim covers, in words: the facts of a section or everything in it. Runs in the browser too.
import { FIELDS } from '../contract/sections.ts'
import { CLAIM_LABELS } from '../cv/section-words.ts'
import type { Text } from '../reader-words/texts.ts'
import { ENGLISH, type ReaderWords } from '../reader-words/words.ts'

/** Fields in the order in which people read them; other fields follow. */
const READING_ORDER = (
  'name title position profession degree fieldOfStudy company organization institution board provider issuer awarder publisher entity ' +
  'level startDate endDate current date score scoreScale scoreKind location email phoneNumber url description about highlights courses keywords roles type ' +
  'links imageUrl'
).split(' ')
const rankOf = (field: string) => (READING_ORDER.includes(field) ? READING_ORDER.indexOf(field) : READING_ORDER.length)
export const inReadingOrder = (one: string, other: string): number => rankOf(one) - rankOf(other)

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string, { language }: Pick<ReaderWords, 'language'> = ENGLISH): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const isWhen = (field: string) =>
  field === 'current' || (FIELDS as Record<string, { kind: string }>)[field]?.kind === 'date'

const labels: Readonly<Record<string, string>> = {
  ...CLAIM_LABELS,
  profession: 'Profession',
  phoneNumber: 'Phone',
  links: 'Links',
  imageUrl: 'Picture',
}

/** The name of a field within a sentence. */
export const fieldWords = (field: string, words: ReaderWords = ENGLISH): string =>
  words.say(lowerFirst(labels[field] ?? field) as Text)

/** `title, employer and dates`, within a sentence. `facts`: the fields that a claim about the facts covers; absent for the whole. */
export function coveredWords(facts: readonly string[] | null | undefined, words: ReaderWords = ENGLISH): string {
  if (!facts) return words.say('everything that is written here')
  const dates = words.say(facts.filter(isWhen).length > 1 ? 'dates' : 'date')
  const names = facts.toSorted(inReadingOrder).map(field => (isWhen(field) ? dates : fieldWords(field, words)))
  return words.list(new Set(names)) || words.say('some facts')
}

/** `Title, employer and dates`. */
export const coveredTitle: typeof coveredWords = (facts, words) => upperFirst(coveredWords(facts, words), words)
