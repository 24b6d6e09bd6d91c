// What a claim covers, in words: the facts of a section or everything in it. Runs in the browser too.
import { FIELDS } from '../contract/sections.ts'
import { CLAIM_LABELS } from '../cv/section-words.ts'

/** Fields in the order in which people read them; other fields follow. */
const READING_ORDER = (
  'name title position profession degree fieldOfStudy company organization institution board provider issuer awarder publisher entity ' +
  'level startDate endDate current date score scoreScale scoreKind location email phoneNumber url description about highlights courses keywords roles type ' +
  'links imageUrl'
).split(' ')
const rankOf = (field: string) => (READING_ORDER.includes(field) ? READING_ORDER.indexOf(field) : READING_ORDER.length)
export const inReadingOrder = (one: string, other: string): number => rankOf(one) - rankOf(other)

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isWhen = (field: string) =>
  field === 'current' || (FIELDS as Record<string, { kind: string }>)[field]?.kind === 'date'
const list = new Intl.ListFormat('en-GB')

const labels: Readonly<Record<string, string>> = CLAIM_LABELS

/** `title, employer and dates`, within a sentence. `facts`: the fields that a claim about the facts covers; absent for the whole. */
export function coveredWords(facts: readonly string[] | null | undefined): string {
  if (!facts) return 'everything that is written here'
  const dates = facts.filter(isWhen).length > 1 ? 'dates' : 'date'
  const words = facts
    .toSorted(inReadingOrder)
    .map(field => (isWhen(field) ? dates : lowerFirst(labels[field] ?? field)))
  return list.format(new Set(words)) || 'some facts'
}

/** `Title, employer and dates`. */
export const coveredTitle: typeof coveredWords = facts => upperFirst(coveredWords(facts))
