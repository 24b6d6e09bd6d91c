// Builds the `verification` object of a CV from its stored claims and the displayed content: everything for the owner, only valid claims of
// visible sections for strangers. Pure.

import type {
  AttestationData,
  ConfirmationData,
  CredentialData,
  CvVerificationData,
  PersonalVerificationData,
  VerificationEntryData,
} from '../contract/claims.ts'
import type { CvContentData } from '../contract/cv.ts'
import { ATTESTABLE_LISTS, type AttestableList, SLOTS } from '../contract/sections.ts'
import { PERSONAL_DETAILS, PERSONAL_FIELDS, personalPath } from '../cv/personal-fields.ts'
import { idOf, keyOfPath, kindOf, pathsOf, sectionDigest, sectionsByPointer } from '../cv/section-values.ts'
import type { ClaimEntry } from './claim-words.ts'
import {
  type Findings,
  findingsOf,
  isEmptyClaims,
  type LogPlace,
  NO_CLAIMS,
  type RequestMeta,
  type SectionClaims,
  type Verifier,
} from './claims.ts'
import { besideOf, isAboutSame } from './credential-fit.ts'
import { rankOf } from './levels.ts'

export type Claims = Readonly<Record<string, SectionClaims>>
type Shown = {
  nanoId: string
  /** The name on the CV. */
  name: string
  claims: Claims
  /** The public value of each section, by path. */
  values: ReadonlyMap<string, unknown>
}

export const claimsOf = (claims: Claims, path: string): SectionClaims => {
  const key = keyOfPath(path)
  return (Object.hasOwn(claims, key) && claims[key]) || NO_CLAIMS
}

/** The limit of sections with claims in a CV, including sections that were removed from it. */
const CLAIMED_SECTIONS = 1_000

/**
 * The claims with those of one section replaced. Beyond the limit, attestations of sections in none of `contents` (the draft, the published
 * version) are dropped; evidence and requests are kept.
 */
export function withSection(
  claims: Claims,
  contents: readonly CvContentData[],
  section: string,
  changed: SectionClaims,
): Claims {
  const key = keyOfPath(section)
  const { [key]: _before, ...others } = claims
  const all = isEmptyClaims(changed) ? others : { ...others, [key]: changed }
  if (Object.keys(all).length <= CLAIMED_SECTIONS) return all
  const present = new Set(contents.flatMap(pathsOf).map(keyOfPath))
  const kept = Object.entries(all).filter(
    ([at, { proofs, requests, credentials }]) =>
      present.has(at) || proofs.length + requests.length + credentials.length > 0,
  )
  return Object.fromEntries(kept)
}

/** The digest of a displayed section; null when it is not public. */
export function digestIn({ nanoId, values }: Pick<Shown, 'nanoId' | 'values'>, path: string): string | null {
  return values.has(path) ? sectionDigest(nanoId, path, values.get(path)) : null
}

/**
 * The findings about one section; for each credential also the entry that it is attached to, and whether the owner may state that it still
 * fits.
 */
export function sectionFindings(shown: Shown, path: string, verifier: Verifier) {
  const digest = digestIn(shown, path)
  const about = { origin: verifier.origin, cv: shown.nanoId, section: path }
  const findings = findingsOf(claimsOf(shown.claims, path), { digest, name: shown.name }, about, verifier)
  const value = shown.values.get(path)
  const credentials = findings.credentials.map(one => ({
    ...one,
    beside: besideOf(path, value),
    mayKeep: one.misfit === 'text' && isAboutSame(one.found, path, value),
  }))
  return { ...findings, credentials, digest }
}
type SectionFindings = Omit<ReturnType<typeof sectionFindings>, 'digest'>

/**
 * The findings about a section for strangers. Claims that do not match the public text are left out completely: even a digest would reveal
 * something about a draft, another name, or a private field.
 */
export function strangersFindings(shown: Shown, path: string, verifier: Verifier) {
  const { attestation, confirmation, credentials, level, digest } = sectionFindings(shown, path, verifier)
  return {
    level,
    digest,
    attestation: attestation?.fits ? attestation : null,
    confirmation: confirmation?.valid ? confirmation : null,
    credentials: credentials.filter(({ worth }) => worth !== 'none'),
  }
}

/** Null until the log has included it; undefined without an entry. */
const loggedAt = ({ place }: { place?: LogPlace }) => (place ? { loggedAt: place === 'soon' ? null : place.at } : {})

export function describeAttestation(found: NonNullable<Findings['attestation']>): AttestationData {
  const { method, by, person, digest, statement, signature, signer, kid, at, valid } = found
  const which = { ...(signer !== null && { signer }), ...(kid !== null && { kid }) }
  return { method, by, person, digest, statement, signature, ...which, at: at.toISOString(), valid, ...loggedAt(found) }
}

/** The public claims of all visible sections, by JSON pointer into `content`. */
export function claimsByPointer(shown: Shown, content: CvContentData, verifier: Verifier): Map<string, ClaimEntry> {
  if (Object.keys(shown.claims).length === 0) return new Map()
  const known = [...sectionsByPointer(content)].filter(([, section]) => shown.values.has(section))
  return new Map(
    known.map(([pointer, section]) => [pointer, claimEntryOf(strangersFindings(shown, section, verifier))]),
  )
}

/** The findings about a section in the form of replies. */
export const claimEntryOf = ({
  level,
  attestation,
  confirmation,
  credentials,
}: SectionFindings): ClaimEntry & { credentials: CredentialData[] } => ({
  level,
  attestation: attestation && describeAttestation(attestation),
  confirmation: confirmation && describeConfirmation(confirmation, false),
  credentials: credentials.map(one => describeCredential(one, false)),
})

type FoundCredential = SectionFindings['credentials'][number]

/** `isOwners`: includes the findings that only the owner may read. */
export function describeCredential(credential: FoundCredential, isOwners: boolean): CredentialData {
  const { id, sha256, at, person, found, doubt, refusal, checkedAt, misfit, fits, mayKeep, beside, worth } = credential
  return {
    id,
    sha256,
    ...found,
    doubt,
    checkedAt: checkedAt.toISOString(),
    counts: worth === 'credential',
    beside,
    ...(isOwners && { person, fits, misfit, mayKeep, refusal, at: at.toISOString() }),
  }
}

export const listOfCredentials = (credentials: readonly FoundCredential[], isOwners: boolean) =>
  credentials.length > 0 ? { credentials: credentials.map(one => describeCredential(one, isOwners)) } : {}

/** `withNote`: only for the owner. */
export function describeConfirmation(
  found: NonNullable<Findings['confirmation']>,
  withNote: boolean,
): ConfirmationData {
  const { name, domain, isFreeMail, isOwnDomain, institution, digest, signature, valid, counts, note } = found
  return {
    person: found.person,
    name: name ?? '',
    domain,
    isFreeMail,
    isOwnDomain,
    institution,
    at: (found.decidedAt ?? found.at).toISOString(),
    digest,
    ...(signature !== null && { signature }),
    valid,
    counts,
    ...loggedAt(found),
    ...(withNote && note !== null && { note }),
  }
}

const describeRequest = ({ digest: _digest, signature: _signature, ...request }: RequestMeta) => ({
  ...request,
  at: request.at.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
})

function ownersEntry(shown: Shown, path: string, verifier: Verifier): VerificationEntryData {
  const { level, attestation, confirmation, credentials } = sectionFindings(shown, path, verifier)
  const { proofs, requests } = claimsOf(shown.claims, path)
  return {
    isSelfAttested: attestation?.valid === true,
    level,
    attestation: attestation && describeAttestation(attestation),
    proof: proofs.map(({ digest: _digest, at, ...proof }) => ({ ...proof, at: at.toISOString() })),
    mailStatus: requests.at(-1)?.status ?? 'none',
    confirmation: confirmation && describeConfirmation(confirmation, true),
    requests: requests.map(describeRequest),
    ...listOfCredentials(credentials, true),
  }
}

function strangersEntry(shown: Shown, path: string, verifier: Verifier): VerificationEntryData {
  const { level, attestation, confirmation, credentials } = strangersFindings(shown, path, verifier)
  return {
    isSelfAttested: attestation?.valid === true,
    level,
    attestation: attestation && describeAttestation(attestation),
    proof: [],
    mailStatus: confirmation ? 'confirmed' : 'none',
    confirmation: confirmation && describeConfirmation(confirmation, false),
    ...listOfCredentials(credentials, false),
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

/** A personal detail under a confirmation of all personal details, if that has a higher level. */
function underWhole(own: VerificationEntryData, { level, confirmation }: VerificationEntryData): VerificationEntryData {
  if (rankOf(level) <= rankOf(own.level)) return own
  return { ...own, level, confirmation: confirmation?.valid ? confirmation : own.confirmation }
}

/** The claims of all personal details together and of each present one. `whole`: confirmations of all of them. */
function personalEntry(
  whole: VerificationEntryData,
  of: (path: string) => VerificationEntryData,
  values: Shown['values'],
): PersonalVerificationData {
  const inWhole = Object(values.get(PERSONAL_DETAILS)) as Record<string, unknown>
  const present = PERSONAL_FIELDS.filter(field => values.has(personalPath(field)))
  const fields = present.map(field => {
    const own = of(personalPath(field))
    return [field, inWhole[field] === undefined ? own : underWhole(own, whole)] as const
  })
  const isEachAttested = fields.length > 0 && fields.every(([, { isSelfAttested }]) => isSelfAttested)
  return { ...whole, isSelfAttested: isEachAttested, fields: Object.fromEntries(fields) }
}

function assemble(entries: ReadonlyMap<string, VerificationEntryData>, values: Shown['values']): CvVerificationData {
  const of = (path: string) => entries.get(path) ?? plain()
  const ofKind = (kind: string) =>
    Object.fromEntries(
      [...entries].filter(([path]) => kindOf(path) === kind).map(([path, entry]) => [idOf(path), entry]),
    )
  const slots = Object.fromEntries(SLOTS.map(slot => [slot, of(`education.${slot}`)]))
  const lists = Object.fromEntries(ATTESTABLE_LISTS.map(list => [list, ofKind(list)]))
  return {
    personalDetails: personalEntry(of(PERSONAL_DETAILS), of, values),
    education: { ...slots, ...ofKind('education') },
    ...(lists as Record<AttestableList, Record<string, VerificationEntryData>>),
    profile_summary: of('profile_summary'),
  }
}

/** `paths`: the sections of the draft, including hidden ones. */
export function ownersVerification(shown: Shown, paths: readonly string[], verifier: Verifier): CvVerificationData {
  const claimed = paths.filter(path => claimsOf(shown.claims, path) !== NO_CLAIMS)
  return assemble(new Map(claimed.map(path => [path, ownersEntry(shown, path, verifier)])), shown.values)
}

export function strangersVerification(shown: Shown, verifier: Verifier): CvVerificationData {
  const claimed = [...shown.values.keys()].filter(path => claimsOf(shown.claims, path) !== NO_CLAIMS)
  const entries = claimed.map(path => [path, strangersEntry(shown, path, verifier)] as const)
  return assemble(
    new Map(
      entries.filter(([, { level, attestation, confirmation }]) => {
        return level !== 'stated' || attestation !== null || confirmation !== null
      }),
    ),
    shown.values,
  )
}
