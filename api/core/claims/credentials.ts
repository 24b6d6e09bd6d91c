// Credentials that others issued and the owner attached to a section: what the check of one found, and what that is worth. Pure.

/** In which form it is signed. */
export const CREDENTIAL_FORMS = [
  'vc-jwt',
  'data-integrity',
  'open-badge-2-hosted',
  'open-badge-2-signed',
  'europass',
] as const
export type CredentialForm = (typeof CREDENTIAL_FORMS)[number]

/** Who signed it. A domain is proven by did:web or by a key that the issuer's own https origin serves. */
export type CredentialIssuer =
  | { kind: 'domain'; domain: string }
  /** A key that proves nothing but itself: did:key, did:jwk, a JWK in the header. */
  | { kind: 'key' }
  /** An X.509 certificate. `isTrusted`: its chain ends in a configured root. */
  | { kind: 'certificate'; subject: string; isTrusted: boolean }
  /** The signature is good by the key that the issuer names, but its documents could not be fetched to prove the domain. */
  | { kind: 'unresolved' }

/** Whether the issuer withdrew it. `none`: it names no list, so it cannot be withdrawn. `unknown`: the list could not be read. */
export type CredentialStatus = 'none' | 'good' | 'withdrawn' | 'unknown'
/** Its dates at the time of the check. */
export type CredentialTerm = 'current' | 'not-yet' | 'ended'
/** Whose it is. `owner`: made out to a proved address of the account. `unsaid`: it names nobody in a way that can be compared. */
export type CredentialHolder = 'owner' | 'unsaid' | 'other'

/** What a check found of a credential whose signature is good; a damaged one is refused with a Problem. All texts are the issuer's: plain, capped. */
export type CheckedCredential = Readonly<{
  form: CredentialForm
  /** Its title: the achievement's or badge's name, or its last type. */
  title: string
  issuer: CredentialIssuer
  /** `issuer.name`, to be shown as quoted text only. */
  issuerName: string | null
  /** The name of the person as the credential says it. */
  subjectName: string | null
  /** ISO 8601. */
  validFrom: string | null
  validUntil: string | null
  term: CredentialTerm
  status: CredentialStatus
  holder: CredentialHolder
}>
