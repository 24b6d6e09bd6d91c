// Which sections of a CV can carry claims, what each is called, and its status, in words. Pure; knows no HTTP.

import { fieldOf, isOfOtherName, kindLabel, levelLabel, quoted } from '../../../../api/core/claims/claim-words.ts'
import { LEVEL_TABLE } from '../../../../api/core/claims/levels.ts'
import type { VerificationEntryData } from '../../../../api/core/contract/claims.ts'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { DEFAULT_ORDER } from '../../../../api/core/cv/order.ts'
import { PERSONAL_DETAILS } from '../../../../api/core/cv/personal-fields.ts'
import { ownersValues } from '../../../../api/core/cv/section-values.ts'
import { dayOf } from '../../parts/dates.ts'
import { isObject } from '../session/document.ts'
import { itemName, SECTION_NAMES, SLOT_NAMES } from '../words.ts'

/** A section that can carry claims. `person`: the name on the CV. `isPrivate`: hidden from strangers, with its claims. */
export type ClaimableSection = {
  path: string
  group: string
  name: string
  person: string
  isPrivate: boolean
  value: unknown
  entry: VerificationEntryData | null
}
/** `changed`: the section was attested or confirmed, or had a credential, and has changed since. */
export type ClaimStatus = 'stated' | 'attested' | 'confirmed' | 'credential' | 'changed'

/**
 * All sections that can carry claims, in the order of the CV. Personal details as a whole only for a claim on them.
 * Needs the saved draft.
 */
export function claimableSections({ content, privacy, verification }: CvData): ClaimableSection[] {
  const values = ownersValues(content, privacy)
  if (!isClaimedWhole(verification)) values.delete(PERSONAL_DETAILS)
  const order = [PERSONAL_DETAILS as string, ...(content.order ?? []), ...DEFAULT_ORDER]
  const sorted = [...values].sort(([one], [other]) => order.indexOf(sectionOf(one)) - order.indexOf(sectionOf(other)))
  return sorted.map(([path, value]) => {
    const [kind = '', id] = path.split('.')
    const section = sectionOf(path)
    const group = SECTION_NAMES[section] ?? section
    const field = fieldOf(path)
    const name = claimName(path, value, group)
    const isPrivate = field !== undefined && (privacy as Record<string, string>)[field] === 'private'
    const person = content.personalDetails.name
    return { path, group, name, person, isPrivate, value, entry: entryAt(verification, kind, id) }
  })
}

function claimName(path: string, value: unknown, group: string): string {
  if (path === PERSONAL_DETAILS) return 'All together'
  if (fieldOf(path)) return kindLabel(path)
  const [, id] = path.split('.')
  return id === undefined ? group : itemName(value, SLOT_NAMES[id] ?? group)
}

/** The name of a path's section in `content.order`. */
function sectionOf(path: string): string {
  const kind = path.split('.', 1)[0] ?? ''
  return kind === 'profile_summary' ? 'profileSummary' : kind
}

function isClaimedWhole({ personalDetails }: CvData['verification']): boolean {
  const { confirmation, proof, requests = [] } = personalDetails
  return confirmation !== null || proof.length + requests.length > 0
}

export function entryAt(verification: CvData['verification'], kind: string, id: string | undefined) {
  const maps: Record<string, unknown> = verification
  let found = kind === PERSONAL_DETAILS && id !== undefined ? verification.personalDetails.fields : maps[kind]
  if (id !== undefined) found = isObject(found) && Object.hasOwn(found, id) ? found[id] : null
  return (found ?? null) as VerificationEntryData | null
}

export function claimStatus(entry: VerificationEntryData | null): ClaimStatus {
  if (!entry) return 'stated'
  if (entry.level === 'credential') return entry.level
  if (entry.confirmation?.counts) return 'confirmed'
  if (entry.attestation?.valid) return 'attested'
  const isOutdated =
    (entry.attestation && !entry.attestation.valid) ||
    (entry.confirmation && !entry.confirmation.valid) ||
    entry.credentials?.some(({ fits }) => fits === false)
  return isOutdated ? 'changed' : 'stated'
}

/** Whether somebody else than the owner made the claim. */
export const isVerified = (entry: VerificationEntryData | null): boolean =>
  entry !== null && LEVEL_TABLE[entry.level].isVerified

/**
 * Whether the owner has something to sign: a section without a valid attestation; with the wallet also one attested by account.
 * Personal details are signed field by field.
 */
export const needsAttesting = (
  { entry, path }: Pick<ClaimableSection, 'entry' | 'path'>,
  method: 'account' | 'wallet' = 'account',
): boolean => {
  if (path === PERSONAL_DETAILS) return false
  const attestation = entry?.attestation
  return !attestation?.valid || (method === 'wallet' && attestation.method !== 'wallet')
}

/** The badge in a few words. */
export function badgeWords({ entry, person }: Pick<ClaimableSection, 'entry' | 'person'>): string {
  const status = claimStatus(entry)
  if (entry && isVerified(entry)) return levelLabel(entry)
  if (status === 'changed') return isRenamed(entry, person) ? 'Changed since: the name' : 'Changed since'
  if (entry?.level === 'evidence') return levelLabel(entry)
  return status === 'attested' ? LEVEL_TABLE['self-attested'].label : 'Only stated'
}

const isRenamed = (entry: VerificationEntryData | null, person: string) =>
  [entry?.confirmation, entry?.attestation].some(one => one && !one.valid && isOfOtherName(one, person))

const REQUEST_WORDS = {
  sent: 'not answered yet',
  confirmed: 'confirmed',
  declined: 'declined',
  revoked: 'withdrew its confirmation',
} as const

/** The newest request that is not answered, in words; null without one. */
export function openRequest(entry: VerificationEntryData): string | null {
  const isOpen = (id: string) => entry.requests?.some(request => request.id === id && request.status === 'sent')
  return requestsInWords(entry).find(({ id }) => isOpen(id))?.words ?? null
}

/** The requests with their outcomes, the newest first. */
export function requestsInWords({
  requests = [],
}: VerificationEntryData): { id: string; words: string; note: string | null }[] {
  return requests.toReversed().map(({ id, institution, email, status, at, decidedAt, note }) => ({
    id,
    words: `${email} (${quoted(institution)}), asked on ${dayOf(at)}: ${REQUEST_WORDS[status]}${decidedAt ? ` on ${dayOf(decidedAt)}` : ''}.`,
    note,
  }))
}
