// Builds the `verification` object of a CV from the claims about its words: everything for the owner, only valid claims of visible sections
// for strangers. Pure.

import type {
  AttestationData,
  ConfirmationData,
  CredentialData,
  CvVerificationData,
  FormerClaimData,
  PersonalVerificationData,
  VerificationEntryData,
} from '../contract/claims.ts'
import type { CvContentData } from '../contract/cv.ts'
import { ATTESTABLE_LISTS, type AttestableList, SLOTS } from '../contract/sections.ts'
import { PERSONAL_FIELDS, personalPath } from '../cv/personal-fields.ts'
import { idOf, kindOf, sectionsByPointer } from '../cv/section-values.ts'
import type { ClaimEntry } from './claim-words.ts'
import {
  type Claim,
  type EvidenceMeta,
  type Findings,
  type FoundAttestation,
  type FoundConfirmation,
  type FoundCredential,
  findingsOf,
  type LogPlace,
  type RequestMeta,
  type Verifier,
} from './claims.ts'
import { besideOf, isAboutSame } from './credential-fit.ts'
import { misfitOf } from './credentials.ts'
import { LEVELS, type Level, rankOf } from './levels.ts'
import type { Scope, Words } from './subject.ts'

/** The words of a section with the claims about them. `former`: the claims about other words that it had. */
export type ClaimedSection = Readonly<{
  path: string
  words: Words
  whole: Claim | null
  facts: Claim | null
  former: readonly Claim[]
}>
/** The sections of a CV, by path, with the claims about their words. */
export type ClaimedSections = Readonly<{
  holder: string
  /** The name on the CV. */
  name: string
  sections: ReadonlyMap<string, ClaimedSection>
  verifier: Verifier
}>

/** Whether there is a claim about any of the words. */
export const hasClaims = ({ sections }: ClaimedSections): boolean =>
  [...sections.values()].some(({ whole, facts }) => whole !== null || facts !== null)

/** The findings about a section in one scope. */
export type ScopeFindings = Findings & { scope: Scope; digest: string; value: unknown }

/** The findings about the whole of a section, and where it has facts, about these. */
export function findingsByScope(section: ClaimedSection, { name, verifier }: ClaimedSections): ScopeFindings[] {
  const { whole, facts, words } = section
  const found: ScopeFindings[] = [
    { scope: 'whole', digest: words.whole, value: words.value, ...findingsOf(whole, name, verifier) },
  ]
  if (words.facts) found.push({ scope: 'facts', ...words.facts, ...findingsOf(facts, name, verifier) })
  return found
}

/** What strangers may know: claims that do not hold are left out. */
export const forStrangers = <F extends Findings>(found: F): F => ({
  ...found,
  confirmation: found.confirmation?.valid ? found.confirmation : null,
  credentials: found.credentials.filter(({ worth }) => worth !== 'none'),
})

const strength = (found: FoundConfirmation | null) => (found?.counts ? 3 : found?.valid ? 2 : found ? 1 : 0)

/** The findings about a section in all scopes as one: the highest level, and the strongest confirmation, of the whole among equals. */
export function mergedFindings(all: readonly ScopeFindings[]): Findings {
  const level = LEVELS[Math.max(...all.map(one => rankOf(one.level)))] as Level
  const attestation = all.find(one => one.attestation)?.attestation ?? null
  const [confirmation = null] = all
    .map(one => one.confirmation)
    .toSorted((one, other) => strength(other) - strength(one))
  return { level, attestation, confirmation, credentials: all.flatMap(({ credentials }) => credentials) }
}

/** Null until the log has included it; undefined without an entry. */
const loggedAt = ({ place }: { place?: LogPlace }) => (place ? { loggedAt: place === 'soon' ? null : place.at } : {})

export function describeAttestation(found: FoundAttestation): AttestationData {
  const { method, by, person, digest, statement, signature, signer, kid, at, valid } = found
  const which = { ...(signer !== null && { signer }), ...(kid !== null && { kid }) }
  return { method, by, person, digest, statement, signature, ...which, at: at.toISOString(), valid, ...loggedAt(found) }
}

/** `isOwners`: includes the findings that only the owner may read. */
export function describeCredential(
  credential: FoundCredential,
  { path, words }: Pick<ClaimedSection, 'path' | 'words'>,
  isOwners: boolean,
): CredentialData {
  const { id, sha256, at, found, doubt, refusal, checkedAt, misfit, worth } = credential
  const { value } = words
  return {
    id,
    sha256,
    ...found,
    doubt,
    checkedAt: checkedAt.toISOString(),
    counts: worth === 'credential',
    beside: besideOf(path, value),
    ...(isOwners && { misfit, mayKeep: !misfit && isAboutSame(found, path, value), refusal, at: at.toISOString() }),
  }
}

export const listOfCredentials = (
  credentials: readonly FoundCredential[],
  section: Pick<ClaimedSection, 'path' | 'words'>,
  isOwners: boolean,
) => (credentials.length > 0 ? { credentials: credentials.map(one => describeCredential(one, section, isOwners)) } : {})

/** `withNote`: only for the owner. */
export function describeConfirmation(found: FoundConfirmation, withNote: boolean): ConfirmationData {
  const { name, domain, isFreeMail, isOwnDomain, institution, scope, digest, signature, valid, counts, note } = found
  return {
    person: found.person,
    name: name ?? '',
    domain,
    isFreeMail,
    isOwnDomain,
    institution,
    at: (found.decidedAt ?? found.at).toISOString(),
    scope,
    digest,
    ...(signature !== null && { signature }),
    valid,
    counts,
    ...loggedAt(found),
    ...(withNote && note !== null && { note }),
  }
}

/** The names of the fields that a claim about the facts covers. */
const factsIn = ({ facts }: Words) => (facts ? { facts: Object.keys(facts.value) } : {})

/** The findings about a section in the form of replies, for strangers. */
export function claimEntryOf(
  section: ClaimedSection,
  cv: ClaimedSections,
): ClaimEntry & { credentials: CredentialData[] } {
  const { level, attestation, confirmation, credentials } = mergedFindings(
    findingsByScope(section, cv).map(forStrangers),
  )
  return {
    level,
    attestation: attestation && describeAttestation(attestation),
    confirmation: confirmation && describeConfirmation(confirmation, false),
    credentials: credentials.map(one => describeCredential(one, section, false)),
    ...factsIn(section.words),
  }
}

/** The public claims of all visible sections, by JSON pointer into `content`. */
export function claimsByPointer(cv: ClaimedSections, content: CvContentData): Map<string, ClaimEntry> {
  const entries = new Map<string, ClaimEntry>()
  if (!hasClaims(cv)) return entries
  for (const [pointer, path] of sectionsByPointer(content)) {
    const section = cv.sections.get(path)
    if (section) entries.set(pointer, claimEntryOf(section, cv))
  }
  return entries
}

const describeRequest = ({ signature: _, ...request }: RequestMeta, scope: Scope) => ({
  ...request,
  scope,
  at: request.at.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
})

const describeEvidence = (evidence: readonly EvidenceMeta[]) =>
  evidence.map(({ at, ...proof }) => ({ ...proof, at: at.toISOString() }))

/** A claim about other words, with its level while it was about the present ones. */
function describeFormer(claim: Claim, section: ClaimedSection, { name, verifier }: ClaimedSections): FormerClaimData {
  const { level, attestation, confirmation, credentials } = findingsOf(claim, claim.person, verifier)
  const times = [
    attestation?.at,
    confirmation?.decidedAt,
    ...credentials.map(({ at }) => at),
    ...claim.evidence.map(({ at }) => at),
  ]
  const at = times.find(time => time instanceof Date) ?? claim.requests[0]?.at ?? new Date(0)
  return {
    scope: claim.scope,
    level,
    domain: confirmation?.valid ? confirmation.domain : null,
    person: claim.person,
    at: at.toISOString(),
    value: claim.value,
    proof: describeEvidence(claim.evidence),
    // A credential that names another person than the CV does now cannot be moved to the present words.
    ...listOfCredentials(
      credentials.map(one => ({ ...one, misfit: misfitOf(one.found, name) })),
      section,
      true,
    ),
  }
}

function ownersEntry(section: ClaimedSection, cv: ClaimedSections): VerificationEntryData {
  const { whole, facts, former, words } = section
  const { level, attestation, confirmation, credentials } = mergedFindings(findingsByScope(section, cv))
  const claims = [whole, facts].filter(claim => claim !== null)
  const requests = claims
    .flatMap(claim => claim.requests.map(request => describeRequest(request, claim.scope)))
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return {
    isSelfAttested: attestation?.valid === true,
    level,
    attestation: attestation && describeAttestation(attestation),
    proof: claims.flatMap(claim => describeEvidence(claim.evidence)),
    mailStatus: requests.at(-1)?.status ?? 'none',
    confirmation: confirmation && describeConfirmation(confirmation, true),
    requests,
    ...listOfCredentials(credentials, section, true),
    ...factsIn(words),
    ...(former.length > 0 && { former: former.map(claim => describeFormer(claim, section, cv)) }),
  }
}

function strangersEntry(section: ClaimedSection, cv: ClaimedSections): VerificationEntryData {
  const { level, attestation, confirmation, credentials, facts } = claimEntryOf(section, cv)
  return {
    isSelfAttested: attestation?.valid === true,
    level,
    attestation,
    proof: [],
    mailStatus: confirmation ? 'confirmed' : 'none',
    confirmation,
    ...(credentials.length > 0 && { credentials }),
    ...(facts && { facts: [...facts] }),
  }
}

const plain = (): VerificationEntryData => ({
  isSelfAttested: false,
  level: 'stated',
  attestation: null,
  proof: [],
  mailStatus: 'none',
  confirmation: null,
})

/** The claims of each present personal detail. */
function personalEntry(of: (path: string) => VerificationEntryData, cv: ClaimedSections): PersonalVerificationData {
  const present = PERSONAL_FIELDS.filter(field => cv.sections.has(personalPath(field)))
  const fields = present.map(field => [field, of(personalPath(field))] as const)
  const isEachAttested = fields.length > 0 && fields.every(([, { isSelfAttested }]) => isSelfAttested)
  return { ...plain(), isSelfAttested: isEachAttested, fields: Object.fromEntries(fields) }
}

function assemble(cv: ClaimedSections, entries: ReadonlyMap<string, VerificationEntryData>): CvVerificationData {
  const of = (path: string) => entries.get(path) ?? plain()
  const ofKind = (kind: string) =>
    Object.fromEntries(
      [...entries].filter(([path]) => kindOf(path) === kind).map(([path, entry]) => [idOf(path), entry]),
    )
  const slots = Object.fromEntries(SLOTS.map(slot => [slot, of(`education.${slot}`)]))
  const lists = Object.fromEntries(ATTESTABLE_LISTS.map(list => [list, ofKind(list)]))
  return {
    personalDetails: personalEntry(of, cv),
    education: { ...slots, ...ofKind('education') },
    ...(lists as Record<AttestableList, Record<string, VerificationEntryData>>),
    profile_summary: of('profile_summary'),
  }
}

const isClaimed = ({ whole, facts, former }: ClaimedSection) => whole !== null || facts !== null || former.length > 0

export function ownersVerification(cv: ClaimedSections): CvVerificationData {
  const claimed = [...cv.sections].filter(([, section]) => isClaimed(section))
  return assemble(cv, new Map(claimed.map(([path, section]) => [path, ownersEntry(section, cv)])))
}

export function strangersVerification(cv: ClaimedSections): CvVerificationData {
  const claimed = [...cv.sections].filter(([, { whole, facts }]) => whole !== null || facts !== null)
  const entries = claimed.map(([path, section]) => [path, strangersEntry(section, cv)] as const)
  const isShown = ({ level, attestation, confirmation }: VerificationEntryData) =>
    level !== 'stated' || attestation !== null || confirmation !== null
  return assemble(cv, new Map(entries.filter(([, entry]) => isShown(entry))))
}
