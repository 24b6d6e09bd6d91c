// What a claim is about: the holder, the kind of a section, the scope, and the digest over its value. Pure.
import { sha256 } from 'ethers'
import { canonicalJson } from '../canonical-json.ts'
import { PROSE_FIELDS, SLOTS } from '../contract/sections.ts'
import { PERSONAL_DETAILS } from '../cv/personal-fields.ts'
import { isObject } from '../is-object.ts'

/** `facts`: the value of a section without its prose. */
export type Scope = 'whole' | 'facts'
/** `holder`: the pseudonym of an account under one name. `kind`: of the section, without the id of an item. */
export type Subject = Readonly<{ holder: string; kind: string; scope: Scope }>

/** `experience.x1` -> `experience`, `education.class10`, `personalDetails.name`; null for all personal details together. */
export function kindOfPath(path: string): string | null {
  const [section = '', id] = path.split('.')
  if (section === PERSONAL_DETAILS) return id === undefined ? null : path
  return section === 'education' && SLOTS.some(slot => slot === id) ? path : section
}

/** `0x` and the SHA-256 over the canonical JSON (RFC 8785) of holder, kind, scope and value. */
export const claimDigest = ({ holder, kind, scope }: Subject, value: unknown): string =>
  sha256(utf8.encode(canonicalJson({ holder, kind, scope, value })))
const utf8 = new TextEncoder()

const countTexts = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countTexts(inner), 0)
}
const pick = (value: object, isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key)))
const isProse = (key: string) => PROSE_FIELDS.includes(key)

/**
 * The value without its prose; null where nothing but one text is left, so that only the whole can be confirmed. Single personal details and
 * the summary are one text each.
 */
export function factsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(value)) return null
  const facts = pick(value, key => !isProse(key))
  return countTexts(facts) > 1 ? facts : null
}
/** The prose of a value; null without any. */
export function proseOf(value: unknown): Readonly<Record<string, unknown>> | null {
  const prose = isObject(value) ? pick(value, isProse) : {}
  return Object.keys(prose).length > 0 ? prose : null
}

/** The words of a section as claims are about them. `facts`: null without facts apart from the whole. */
export type Words = Readonly<{
  kind: string
  value: unknown
  whole: string
  facts: Readonly<{ digest: string; value: Readonly<Record<string, unknown>> }> | null
}>

/** Null for all personal details together. */
export function digestedWords(holder: string, path: string, value: unknown): Words | null {
  const kind = kindOfPath(path)
  if (kind === null) return null
  const facts = factsOf(value)
  return {
    kind,
    value,
    whole: claimDigest({ holder, kind, scope: 'whole' }, value),
    facts: facts && { value: facts, digest: claimDigest({ holder, kind, scope: 'facts' }, facts) },
  }
}

/** The digests of a section, the facts first. */
export const digestsOf = ({ whole, facts }: Words): string[] => (facts ? [facts.digest, whole] : [whole])
