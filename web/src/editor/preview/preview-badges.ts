// The badges in the editor: the badges of the saved CV without the badges that unsaved changes end.
// A chunk of its own, for CVs with claims. For the owner's view only.

import { canonicalJson } from '../../../../api/core/canonical-json.ts'
import {
  type Badge,
  badgeOf,
  type ClaimEntry,
  fieldOf,
  isOfOtherName,
} from '../../../../api/core/claims/claim-words.ts'
import { gatheredBadges } from '../../../../api/core/claims/gathered-badges.ts'
import type { CvContentData, CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { isSameName } from '../../../../api/core/cv/names.ts'
import { ownersValues, sectionsByPointer, sectionValues } from '../../../../api/core/cv/section-values.ts'
import { entryAt } from '../claims/claim-words.ts'
import type { EditorDocument } from '../session/document.ts'

/** The badge by the path of each filled section; null without a badge. */
export type BadgesByPath = ReadonlyMap<string, Badge | null>

/** `cv`: the saved draft; `typed`: the document in the editor. Badges that have ended are not shown to strangers. */
export function badgesByPath(cv: CvData, typed: EditorDocument, asStranger: boolean): BadgesByPath {
  const valuesOf = ({ content, privacy }: Pick<CvData, 'content' | 'privacy'>) =>
    asStranger ? sectionValues(publicContent(content, privacy)) : ownersValues(content, privacy)
  const [saved, now] = [valuesOf(cv), valuesOf(typed)]
  const { name } = typed.content.personalDetails
  const isRenamed = !isSameName(name, cv.content.personalDetails.name)
  const badgeAt = (path: string): Badge | null => {
    const entry = ownEntry(cv, path)
    if (!entry) return null
    const isSame = canonicalJson(now.get(path)) === canonicalJson(saved.get(path) ?? null)
    const isLeft: IsLeft = ({ person = '' }) => !isSame || (isRenamed && isOfOtherName({ person }, name))
    return badgeOf(isSame && !isRenamed ? entry : remaining(entry, isSame, isLeft), asStranger ? null : { name })
  }
  return new Map([...now.keys()].map(path => [path, badgeAt(path)]))
}

/** The badges by JSON pointers into `shown`, the content in the preview. */
export function badgesByPointer(badges: BadgesByPath, shown: CvContentData): ReadonlyMap<string, Badge> {
  const pointers = [...sectionsByPointer(shown)].filter(([, path]) => badges.has(path))
  return gatheredBadges(new Map(pointers.map(([pointer, path]) => [pointer, badges.get(path) ?? null])), shown)
}

/** The entry of this section itself, not of a claim on all personal details. */
function ownEntry({ verification }: CvData, path: string): ClaimEntry | null {
  const [kind = '', id] = path.split('.')
  const entry = entryAt(verification, kind, id)
  const whole = verification.personalDetails
  if (!entry || fieldOf(path) === undefined) return entry
  const isOfAll = entry.confirmation !== null && entry.confirmation.digest === whole.confirmation?.digest
  return isOfAll ? null : entry
}

/** Whether an unsaved change has ended a claim. */
type IsLeft = (claim: { person?: string | undefined }) => boolean

/** The entry without the claims that have ended, at the level of the remaining ones. */
function remaining(entry: ClaimEntry, isSame: boolean, isLeft: IsLeft): ClaimEntry {
  const attestation = entry.attestation && { ...entry.attestation }
  const confirmation = entry.confirmation && { ...entry.confirmation }
  const credentials = entry.credentials?.map(one => (isLeft(one) ? { ...one, fits: false, counts: false } : one))
  const left = { attestation, confirmation, credentials }
  if (attestation && isLeft(attestation)) attestation.valid = false
  if (confirmation && isLeft(confirmation)) Object.assign(confirmation, { valid: false, counts: false })
  // Evidence is about the text, so a new name does not end it.
  const { level } = entry
  const hasCredential = level === 'credential' && credentials?.some(({ counts }) => counts)
  const isKept = level === 'evidence' || hasCredential || (level === 'confirmed' && confirmation?.counts)
  if (isSame && isKept) return { level, ...left }
  return { level: attestation?.valid ? 'self-attested' : 'stated', ...left }
}
