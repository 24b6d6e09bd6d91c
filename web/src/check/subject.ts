// What a claim is about: the holder, the kind of a section, the scope and the value. The check's own tables of sections and fields. Pure.
import { canonical, type Json, listed, quoted } from './texts.ts'
import { sha256Of } from './wallet-signature.ts'

type Fields = Record<string, unknown>
/** `whole`: everything that strangers see of a section. `facts`: the same without its prose. */
export type Scope = 'whole' | 'facts'

const SECTION =
  /^(?:personalDetails\.(?:name|profession|location|imageUrl|email|phoneNumber)|profile_summary|(?:education|skills|awards|courses|projects|experience|certificates|publications|volunteer)\.[A-Za-z0-9_-]{1,40})$/
const SLOT = /^education\.(?:class10|class12|undergraduation|postgraduation)$/

/** Whether a CV has such a section. */
export const isSection = (section: string): boolean => SECTION.test(section)

/** The section without the id of an item: `experience`, `education.class10`, `personalDetails.name`. */
export const kindOf = (section: string): string =>
  section.startsWith('personalDetails.') || SLOT.test(section) ? section : (section.split('.')[0] ?? '')

/** `0x` and the SHA-256 over canonical JSON (RFC 8785) in lower-case hex. */
export const digestOf = (holder: string, section: string, scope: string, value: unknown): string =>
  sha256Of(canonical({ holder, kind: kindOf(section), scope, value: value as Json }))

/* ---- Facts ---- */

/** Fields that are no facts. */
const PROSE = ['description', 'format', 'highlights', 'about', 'courses', 'keywords', 'url']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const leavesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + leavesOf(inner), 0)
    : 1

/** The value of a section without its prose; null where no more than one text is left. */
export function factsOf(section: string, value: unknown): Fields | null {
  if (!isFields(value) || section.startsWith('personalDetails.')) return null
  const facts = Object.fromEntries(Object.entries(value).filter(([field]) => !PROSE.includes(field)))
  return leavesOf(facts) > 1 ? facts : null
}

/* ---- What a claim covers, in words ---- */

const EVERYTHING = 'everything that is written there'
/** The fields of facts, in the order in which they are listed. */
const FACTS =
  'position title name degree fieldOfStudy company organization entity institution board awarder issuer provider publisher ' +
  'location roles type level score scoreScale scoreKind credentialId date startDate endDate current'
/** The words for fields, where they are not the field's name. */
const FIELD_WORDS: Record<string, string> = {
  position: 'title',
  fieldOfStudy: 'field of study',
  company: 'employer',
  organization: 'organisation',
  entity: 'organisation',
  credentialId: 'credential number',
  scoreScale: 'scale',
  scoreKind: 'kind of score',
  startDate: 'dates',
  endDate: 'dates',
  current: 'dates',
}

/** `title, employer and dates` of facts. */
export function coversOf(scope: unknown, value: unknown): string {
  if (scope !== 'facts') return EVERYTHING
  const fields = Object.keys(Object(value))
  const known = FACTS.split(' ').filter(field => fields.includes(field))
  const words = new Set(known.map(field => FIELD_WORDS[field] ?? field))
  if (words.has('dates')) words.delete('date')
  const others = fields.filter(field => !known.includes(field)).map(quoted)
  return listed([...words, ...others])
}
