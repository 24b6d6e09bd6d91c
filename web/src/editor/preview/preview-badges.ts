// The badges in the editor: the badges of the saved CV without the badges that unsaved changes end.
// A chunk of its own, for CVs with claims. For the owner's view only.

import {
  type Badge,
  badgeOf,
  type ClaimEntry,
  isByOthers,
  ownersBadge,
} from '../../../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../../../api/core/claims/gathered-badges.ts'
import type { Level } from '../../../../api/core/claims/levels.ts'
import { factsOf, type Scope } from '../../../../api/core/claims/subject.ts'
import type { FormerClaimData, VerificationEntryData } from '../../../../api/core/contract/claims.ts'
import type { CvContentData, CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { PROSE_FIELDS } from '../../../../api/core/cv/content.ts'
import { isSameName } from '../../../../api/core/cv/names.ts'
import { ownersValues, sectionsByPointer, sectionValues } from '../../../../api/core/cv/section-values.ts'
import { same } from '../../../../api/core/cv/values.ts'
import { ENGLISH, type ReaderWords } from '../../../../api/core/reader-words/words.ts'
import { documentPath, entryAt } from '../claims/claim-words.ts'
import { type EditorDocument, isObject, type Path } from '../session/document.ts'

/** The badge by the path of each filled section; null without a badge. */
export type BadgesByPath = ReadonlyMap<string, Badge | null>
type Words = Pick<EditorDocument, 'content' | 'privacy'>

/** `cv`: the saved draft; `typed`: the document in the editor. Badges that have ended, in English, are not shown to strangers. */
export function badgesByPath(cv: CvData, typed: Words, asStranger: boolean, words = ENGLISH): BadgesByPath {
  const valuesOf = ({ content, privacy }: Words) =>
    asStranger ? sectionValues(publicContent(content, privacy)) : ownersValues(content, privacy)
  const [saved, now] = [valuesOf(cv), valuesOf(typed)]
  const { name } = typed.content.personalDetails
  const badgeAt = (path: string): Badge | null => {
    const entry = entryAt(cv.verification, path)
    if (!entry) return null
    const scope = isRenamed(cv, typed) ? null : sameWords(saved.get(path), now.get(path))
    const left = remaining(cv, entry, scope)
    return left.level === 'stated' && !asStranger ? ownersBadge(left, name) : badgeOf(left, words)
  }
  return new Map([...now.keys()].map(path => [path, badgeAt(path)]))
}

const isRenamed = (cv: Words, typed: Words): boolean =>
  !isSameName(typed.content.personalDetails.name, cv.content.personalDetails.name)

/** The largest scope in which two values of a section are the same; null when their facts differ too. */
function sameWords(saved: unknown, now: unknown): Scope | null {
  if (same(saved, now)) return 'whole'
  const [before, after] = [saved, now].map(factsOf)
  return before && same(before, after) ? 'facts' : null
}

/** The badges by JSON pointers into `shown`, the content in the preview. */
export function badgesByPointer(
  badges: BadgesByPath,
  shown: CvContentData,
  words: ReaderWords,
): ReadonlyMap<string, Badge> {
  const pointers = [...sectionsByPointer(shown)].filter(([, path]) => badges.has(path))
  return gatheredBadges(new Map(pointers.map(([pointer, path]) => [pointer, badges.get(path) ?? null])), shown, words)
}

/** The entry without the claims that unsaved changes have ended; `scope`: in which the words are the saved ones. */
function remaining(cv: CvData, entry: VerificationEntryData, scope: Scope | null): ClaimEntry {
  if (scope === 'whole') return entry
  const confirmation = scope === 'facts' && entry.confirmation?.scope === 'facts' ? entry.confirmation : null
  const credentials = scope === 'facts' ? entry.credentials : undefined
  const former = entry.level === 'stated' ? entry.former : [endedClaim(cv, entry)]
  const level = scope === 'facts' ? levelOfFacts(entry, confirmation) : 'stated'
  return { level, attestation: null, confirmation, credentials, facts: entry.facts, former }
}

/** The level that evidence, credentials and a confirmation of the facts leave, which do not depend on the prose. */
function levelOfFacts({ level, proof }: VerificationEntryData, confirmation: ClaimEntry['confirmation']): Level {
  if (level === 'credential' || level === 'evidence') return level
  if (confirmation?.counts) return 'confirmed'
  return proof.length > 0 ? 'evidence' : 'stated'
}

function endedClaim(cv: CvData, { level, attestation, confirmation, credentials }: VerificationEntryData) {
  const at = confirmation?.at ?? attestation?.at ?? credentials?.[0]?.at ?? cv.updatedAt
  const person = cv.content.personalDetails.name
  const domain = confirmation?.domain ?? null
  return { scope: 'whole', level, domain, person, at, value: null, proof: [] } satisfies FormerClaimData
}

/** A badge that unsaved changes end. `field`: the path of the field that ended it. `ofName`: how many badges a new name ends, else 0. */
export type EndedBadge = { section: string; field: Path; badge: Badge; ofName: number }

/** The badges of visible sections that unsaved changes end; all of them as one where the name has changed. */
export function endedBadges(cv: CvData, typed: EditorDocument): EndedBadge[] {
  const [before, after] = [badgesByPath(cv, cv, false), badgesByPath(cv, typed, false)]
  const [saved, now] = [ownersValues(cv.content, cv.privacy), ownersValues(typed.content, typed.privacy)]
  const ended = [...before].flatMap(([section, badge]): EndedBadge[] => {
    const left = after.get(section)
    if (!badge || badge.kind === 'changed' || !after.has(section)) return []
    if (isByOthers(badge) ? isByOthers(left) : left && left.kind !== 'changed') return []
    return [{ section, field: changedField(section, saved.get(section), now.get(section)), badge, ofName: 0 }]
  })
  const [first] = ended
  if (!first || !isRenamed(cv, typed)) return ended
  const section = 'personalDetails.name'
  return [{ ...first, section, field: documentPath(section), ofName: ended.length }]
}

/** The path of the first field that differs, a fact before prose. */
function changedField(section: string, saved: unknown, now: unknown): Path {
  const path = documentPath(section)
  if (!isObject(saved) || !isObject(now) || section.startsWith('personalDetails.')) return path
  const keys = Object.keys({ ...saved, ...now }).filter(key => !same(saved[key], now[key]))
  const key = keys.find(name => !PROSE_FIELDS.includes(name)) ?? keys[0] ?? ''
  return `${path}.${SHOWN_WITH[key] ?? key}`
}

/** Fields that are changed at the control of another field. */
const SHOWN_WITH: Readonly<Record<string, string>> = { current: 'endDate', format: 'description' }
