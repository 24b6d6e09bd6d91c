// Credentials of other issuers that the owner attached to a section: the result of a check, and the level that follows from it. Pure.
import { namesAgree } from '../cv/names.ts'

/** In which form it is signed. */
export const CREDENTIAL_FORMS = [
  'vc-jwt',
  'data-integrity',
  'open-badge-2-hosted',
  'open-badge-2-signed',
  'europass',
] as const
export type CredentialForm = (typeof CREDENTIAL_FORMS)[number]

/**
 * The signer. A domain is proven by did:web or by a key that the issuer's own https origin serves; with a path, only a page of the domain
 * is proven.
 */
export type CredentialIssuer =
  | { kind: 'domain'; domain: string }
  /** A key that proves nothing but itself: did:key, did:jwk, a JWK in the header. */
  | { kind: 'key' }
  /** An X.509 certificate. `isTrusted`: its chain ends in a configured root. */
  | { kind: 'certificate'; subject: string; isTrusted: boolean }
  /** The signature is good by the key that the issuer names, but its documents could not be fetched to prove the domain that it names. */
  | { kind: 'unresolved'; domain: string | null }

/** Whether the issuer withdrew it. `none`: it names no list, so it cannot be withdrawn. `unknown`: the list could not be read. */
export type CredentialStatus = 'none' | 'good' | 'withdrawn' | 'unknown'
/** Its dates at the time of the check. */
export type CredentialTerm = 'current' | 'not-yet' | 'ended'
/** The subject of the credential. `owner`: a proved address of the account. `unsaid`: no identifier that can be compared. */
export type CredentialHolder = 'owner' | 'unsaid' | 'other'

/**
 * The facts about a credential with a valid signature; a damaged one is refused with a Problem. All texts are the issuer's: plain, capped.
 */
export type CheckedCredential = Readonly<{
  form: CredentialForm
  /** Its title: the achievement's or badge's name, or its last type. */
  title: string
  issuer: CredentialIssuer
  /** `issuer.name`, to be shown as quoted text only. */
  issuerName: string | null
  /** The person's name in the credential. */
  subjectName: string | null
  /** ISO 8601. */
  validFrom: string | null
  validUntil: string | null
  term: CredentialTerm
  status: CredentialStatus
  holder: CredentialHolder
}>

/** Why the domain of an issuer cannot be an institution's. */
export type IssuerDoubt = 'own-service' | 'own-domain' | 'free-mail' | 'private-suffix' | 'page'

/** A credential that the owner attached to a section. Its bytes are stored separately. */
export type CredentialRecord = Readonly<{
  id: string
  sha256: string
  size: number
  at: Date
  /** The result of the last successful check. */
  found: CheckedCredential
  doubt: IssuerDoubt | null
  /** Why the last check refused it. While this is set, the credential does not count. */
  refusal: string | null
  checkedAt: Date
}>

/** How long a result counts while its issuer cannot be reached. */
export const UNREACHED_MS = 7 * 24 * 3_600_000

/** The level of the credential for a text that it fits; `none`: not public. */
export type Worth = 'credential' | 'evidence' | 'none'

export function worthOf({ found, doubt, refusal }: Pick<CredentialRecord, 'found' | 'doubt' | 'refusal'>): Worth {
  const { form, issuer, status, term, holder } = found
  const isGone = refusal !== null || status === 'withdrawn' || term !== 'current' || holder === 'other'
  if (isGone || doubt === 'own-service') return 'none'
  const isSigned = !form.startsWith('open-badge-2') && issuer.kind === 'domain' && doubt === null
  return isSigned && status !== 'unknown' && holder === 'owner' ? 'credential' : 'evidence'
}

/** Why an attached credential does not count: it names another person than the CV. */
export type Misfit = 'subject'

/** Null when it counts in a CV of this name. */
export const misfitOf = ({ subjectName }: CheckedCredential, name: string): Misfit | null =>
  subjectName !== null && !namesAgree(subjectName, name) ? 'subject' : null

/** Why a credential with this result cannot be attached; null when it can. */
export function attachProblem({ status, term, holder, validFrom, validUntil }: CheckedCredential): string | null {
  if (holder === 'other')
    return 'This credential is made out to somebody else: to another address than that of your account.'
  if (status === 'withdrawn') return 'This credential was withdrawn by its issuer.'
  if (term === 'ended') return `This credential ended on ${validUntil?.slice(0, 10)}.`
  if (term === 'not-yet') return `This credential is not valid before ${validFrom?.slice(0, 10)}.`
  return null
}

/** The result of a further check, or why it failed. `mayPass`: the issuer could not be reached, so a later check may succeed. */
export type Outcome = { found: CheckedCredential; doubt: IssuerDoubt | null } | { refusal: string; mayPass: boolean }

/** The record after a further check at `at`. When the issuer could not be reached, the last result remains, with its date, for a week. */
export function afterCheck(record: CredentialRecord, outcome: Outcome, at: Date): CredentialRecord {
  const isRecent = at.getTime() - record.checkedAt.getTime() < UNREACHED_MS
  if ('refusal' in outcome) {
    return outcome.mayPass && isRecent ? record : { ...record, refusal: outcome.refusal, checkedAt: at }
  }
  const { found, doubt } = outcome
  const isUnsure = found.status === 'unknown' || found.issuer.kind === 'unresolved'
  const isElseGood = found.term === 'current' && found.holder === record.found.holder
  if (isUnsure && isElseGood && isRecent && worthOf(record) === 'credential') return record
  // As for institutions' domains: once a domain is known to be the owner's own, the record keeps that.
  const kept = record.doubt === 'own-domain' ? record.doubt : doubt
  return { ...record, found, doubt: kept, refusal: null, checkedAt: at }
}
