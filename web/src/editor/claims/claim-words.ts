// Which sections of a CV can carry claims, what each is called, and its status, in words. Pure; knows no HTTP.

import { fieldOf, kindLabel, levelLabel, ownersBadge, quoted } from '../../../../api/core/claims/claim-words.ts'
import { LEVEL_TABLE } from '../../../../api/core/claims/levels.ts'
import { proseOf } from '../../../../api/core/claims/subject.ts'
import type { FormerClaimData, VerificationEntryData } from '../../../../api/core/contract/claims.ts'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import { DEFAULT_ORDER } from '../../../../api/core/cv/order.ts'
import { PERSONAL_DETAILS } from '../../../../api/core/cv/personal-fields.ts'
import { ownersValues } from '../../../../api/core/cv/section-values.ts'
import { dayOf } from '../../parts/dates.ts'
import { type EditorDocument, isObject, type Path, readAt, writeAt } from '../session/document.ts'
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
/** `changed`: the badge was for other words or another name, or its key was revoked. */
export type ClaimStatus = 'stated' | 'attested' | 'confirmed' | 'credential' | 'changed'

/** All sections that can carry claims, in the order of the CV. Needs the saved draft. */
export function claimableSections({ content, privacy, verification }: CvData): ClaimableSection[] {
  const values = ownersValues(content, privacy)
  // Personal details are attested and confirmed one by one.
  values.delete(PERSONAL_DETAILS)
  const order = [PERSONAL_DETAILS as string, ...(content.order ?? []), ...DEFAULT_ORDER]
  const sorted = [...values].sort(([one], [other]) => order.indexOf(sectionOf(one)) - order.indexOf(sectionOf(other)))
  return sorted.map(([path, value]) => {
    const section = sectionOf(path)
    const group = SECTION_NAMES[section] ?? section
    const field = fieldOf(path)
    const name = claimName(path, value, group)
    const isPrivate = field !== undefined && (privacy as Record<string, string>)[field] === 'private'
    const person = content.personalDetails.name
    return { path, group, name, person, isPrivate, value, entry: entryAt(verification, path) }
  })
}

function claimName(path: string, value: unknown, group: string): string {
  if (fieldOf(path)) return kindLabel(path)
  const [, id] = path.split('.')
  return id === undefined ? group : itemName(value, SLOT_NAMES[id] ?? group)
}

/** The name of a path's section in `content.order`. */
function sectionOf(path: string): string {
  const kind = path.split('.', 1)[0] ?? ''
  return kind === 'profile_summary' ? 'profileSummary' : kind
}

export function entryAt({ personalDetails, profile_summary, ...lists }: CvData['verification'], section: string) {
  const [kind = '', id = ''] = section.split('.')
  if (kind === 'profile_summary') return profile_summary
  const maps: Record<string, Record<string, VerificationEntryData>> = {
    ...lists,
    personalDetails: personalDetails.fields,
  }
  const found = maps[kind] ?? {}
  return (Object.hasOwn(found, id) && found[id]) || null
}

export function claimStatus(entry: VerificationEntryData | null): ClaimStatus {
  if (!entry) return 'stated'
  if (entry.level === 'credential' || entry.level === 'confirmed') return entry.level
  if (entry.attestation?.valid) return 'attested'
  return hasLostBadge(entry) || entry.attestation ? 'changed' : 'stated'
}

/** Whether the section has no badge, and had one for other words or under another name. */
export const hasLostBadge = (entry: VerificationEntryData): boolean => ownersBadge(entry, '')?.kind === 'changed'

/** The path of a section in the editor's document. */
export function documentPath(section: string): Path {
  const [kind, id = ''] = section.split('.')
  if (kind === 'profile_summary') return 'content.profileSummary'
  return kind === 'education' && !Object.hasOwn(SLOT_NAMES, id) ? `content.education.other.${id}` : `content.${section}`
}

/** Whether the words of a former claim can be written again: a picture is known by its hash only. */
export const canPutBack = (section: string): boolean => fieldOf(section) !== 'imageUrl'

/** The document with the words of a former claim; facts leave the prose of the entry as it is. */
export function withFormerWords(
  document: EditorDocument,
  section: string,
  { scope, value }: Pick<FormerClaimData, 'scope' | 'value'>,
): EditorDocument {
  const path = documentPath(section)
  if (!isObject(value)) return writeAt(document, path, value)
  const field = fieldOf(section)
  if (field) return writeAt(document, path, value[field])
  const { id, hidden, ...fields } = Object(readAt(document, path)) as Record<string, unknown>
  const own = { ...(id !== undefined && { id }), ...(hidden !== undefined && { hidden }) }
  return writeAt(document, path, { ...own, ...(scope === 'facts' && proseOf(fields)), ...value })
}

/** Whether somebody else than the owner made the claim. */
export const isVerified = (entry: VerificationEntryData | null): boolean =>
  entry !== null && LEVEL_TABLE[entry.level].isVerified

/** Whether an institution can be asked: nobody else has confirmed the section, no request is open, and strangers see it. */
export const canBeAsked = ({ entry, isPrivate }: Pick<ClaimableSection, 'entry' | 'isPrivate'>): boolean =>
  !isVerified(entry) && !(entry && openRequest(entry)) && !isPrivate

/** A section to ask about, before the others that an institution can be asked about, too. */
export const withOthers = (section: ClaimableSection, all: readonly ClaimableSection[]): Asked => [
  section,
  ...all.filter(one => one.path !== section.path && canBeAsked(one)),
]
export type Asked = [ClaimableSection, ...ClaimableSection[]]

/** Whether the owner has something to sign: a section without a valid attestation; with the wallet also one attested by account. */
export const needsAttesting = (
  { entry }: Pick<ClaimableSection, 'entry'>,
  method: 'account' | 'wallet' = 'account',
): boolean => {
  const attestation = entry?.attestation
  return !attestation?.valid || (method === 'wallet' && attestation.method !== 'wallet')
}

/** The badge in a few words. */
export function badgeWords({ entry, person }: Pick<ClaimableSection, 'entry' | 'person'>): string {
  const status = claimStatus(entry)
  if (entry && (isVerified(entry) || entry.level === 'evidence')) return levelLabel(entry)
  if (entry && status === 'changed') return ownersBadge(entry, person)?.label ?? 'The key was withdrawn'
  if (status === 'attested') return LEVEL_TABLE['self-attested'].label
  return entry && openRequest(entry) ? 'Waiting for an answer' : 'Only stated'
}

const REQUEST_WORDS = {
  sent: 'not answered yet',
  confirmed: 'confirmed',
  declined: 'declined',
  revoked: 'withdrew its confirmation',
} as const

/** The newest request that is not answered, in words; null without one. */
export const openRequest = (entry: VerificationEntryData): string | null =>
  requestsInWords(entry).find(({ isOpen }) => isOpen)?.words ?? null

/** The requests with their outcomes, the newest first. */
export const requestsInWords = ({ requests = [] }: VerificationEntryData) =>
  requests.toReversed().map(({ id, institution, email, status, at, decidedAt, note }) => ({
    id,
    isOpen: status === 'sent',
    words: `${email} (${quoted(institution)}), asked on ${dayOf(at)}: ${REQUEST_WORDS[status]}${decidedAt ? ` on ${dayOf(decidedAt)}` : ''}.`,
    note,
  }))
