// Claims about words of a CV: statements, levels, and which attestation and confirmation hold. The caller verifies signatures (`Verifier`).
// Pure.
import { isSameName, nameLine } from '../cv/names.ts'
import { type CredentialRecord, type Misfit, misfitOf, type Worth, worthOf } from './credentials.ts'
import type { Level } from './levels.ts'
import type { Scope, Subject } from './subject.ts'

/** A stored attestation. Its validity is computed at every reading. */
export type AttestationRecord = Readonly<{
  method: 'account' | 'wallet'
  /** The account's name at that time. */
  by: string
  statement: string
  /** A compact JWS for `account`, 65 bytes in hex for `wallet`. */
  signature: string
  /** The wallet's address, lower case. */
  signer: string | null
  /** Which of our keys signed. */
  kid: string | null
  at: Date
}>

/** The metadata of an evidence file. */
export type EvidenceMeta = Readonly<{
  id: string
  name: string
  type: string
  size: number
  sha256: string
  at: Date
}>

/** A confirmation request to an institution, and its result. */
export type RequestMeta = Readonly<{
  id: string
  email: string
  /** The domain of the mail address: the only known fact about who answered. */
  domain: string
  isFreeMail: boolean
  /** Whether the domain is the owner's own. */
  isOwnDomain: boolean
  /** As the owner typed it. */
  institution: string
  /** The name on the CV at the time of the request. */
  person: string
  /** Of the mail. */
  language: string
  at: Date
  status: 'sent' | 'confirmed' | 'declined' | 'revoked'
  name: string | null
  note: string | null
  decidedAt: Date | null
  /** After a confirmation: our JWS for it, by `signConfirmation`. */
  signature: string | null
}>

export type ClaimParts = Readonly<{
  attestations: readonly AttestationRecord[]
  evidence: readonly EvidenceMeta[]
  requests: readonly RequestMeta[]
  credentials: readonly CredentialRecord[]
}>
export const NO_PARTS: ClaimParts = { attestations: [], evidence: [], requests: [], credentials: [] }

/** What a claim is about, with the digest of its value. */
export type ClaimSubject = Subject & Readonly<{ digest: string }>
/** All claims of an account about the same words under the same name. */
export type Claim = ClaimSubject &
  ClaimParts &
  Readonly<{
    /** The name on the CV when the claim was made. */
    person: string
    value: unknown
  }>

/** A statement about a whole section. `person`: the name on the CV. */
export type Statement = ClaimSubject & Readonly<{ origin: string; at: Date; person: string }>

const OPENING = 'I attest that this part of my CV is true.'

/** An instant in the format of statements: UTC, whole seconds. */
export const secondsOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** The exact text that is signed: six lines, no line break at the end. */
export const statementOf = ({ origin, holder, kind, scope, digest, at, person }: Statement): string =>
  [OPENING, origin, `${holder} ${kind} ${scope}`, digest, secondsOf(at), nameLine(person)].join('\n')

const STATEMENT = new RegExp(
  `^${OPENING.replace('.', '\\.')}\\n(?<origin>https?://[^\\s/]+)\\n` +
    '(?<holder>[A-Za-z0-9_-]{22}) (?<kind>[A-Za-z0-9_.]{1,60}) (?<scope>whole|facts)\\n' +
    '(?<digest>0x[0-9a-f]{64})\\n(?<at>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)\\n(?<person>[^\\n]*)$',
)

/** The parts of a statement; null for any text that is not exactly one. */
export function parseStatement(text: string): Statement | null {
  const parts = STATEMENT.exec(text)?.groups as
    | (Record<'origin' | 'holder' | 'kind' | 'digest' | 'at' | 'person', string> & { scope: Scope })
    | undefined
  if (!parts) return null
  const statement = { ...parts, at: new Date(parts.at) }
  return Number.isNaN(statement.at.getTime()) || statementOf(statement) !== text ? null : statement
}

/** How far a statement's time may be from the server's clock. */
export const STATEMENT_MS = 10 * 60_000

/** The error message for a statement that is submitted now; null for a valid one. The caller checks its digest and name. */
export function statementProblem(text: string, about: Subject & { origin: string }, now: Date): string | null {
  const said = parseStatement(text)
  if (!said) return 'This statement is not the requested one. Request it again.'
  if (said.origin !== about.origin) return 'This statement was made for another service.'
  if (said.holder !== about.holder)
    return 'This statement is about the CV of another holder: another account, or another name.'
  if (said.kind !== about.kind) return 'This statement is about another kind of section.'
  if (said.scope !== about.scope) return 'A statement is about everything in a section, not about its facts alone.'
  const isInTime = Math.abs(said.at.getTime() - now.getTime()) <= STATEMENT_MS
  return isInTime ? null : 'This statement was not made within the last ten minutes. Ask for it again.'
}

/** Whether the record matches its statement and this claim. Does not check the signature. */
export function isConsistent(record: AttestationRecord, about: ClaimSubject, origin: string): boolean {
  const said = parseStatement(record.statement)
  return (
    said !== null &&
    said.origin === origin &&
    said.holder === about.holder &&
    said.kind === about.kind &&
    said.scope === about.scope &&
    said.digest === about.digest &&
    said.at.getTime() === record.at.getTime()
  )
}

/** The part of an attestation that the log commits to, salted: its JWS, or a wallet's statement and signature. */
export const messageOf = ({
  method,
  statement,
  signature,
}: Pick<AttestationRecord, 'method' | 'statement' | 'signature'>) =>
  method === 'wallet' ? `${statement}\n${signature}` : signature

/** A claim's entry in the transparency log with its inclusion proof; `soon` until it is included. */
export type LogPlace = { at: string; entry: string; salt: string; proof: string } | 'soon'

/** Verifies signatures; implemented by the holder of the keys. */
export type Verifier = {
  isSigned: (record: AttestationRecord) => boolean
  isConfirmed: (request: RequestMeta, about: ClaimSubject) => boolean
  origin: string
  /** Undefined for a claim that has no place in the log. */
  logPlaceOf?: (kind: 'attestation' | 'confirmation', message: string) => LogPlace | undefined
}

export type FoundAttestation = AttestationRecord & { person: string; digest: string; valid: boolean; place?: LogPlace }
export type FoundConfirmation = RequestMeta & {
  scope: Scope
  digest: string
  valid: boolean
  counts: boolean
  place?: LogPlace
}
/** `misfit`: why it does not count; null when it `fits`. */
export type FoundCredential = CredentialRecord & { misfit: Misfit | null; worth: Worth }
export type Findings = {
  level: Level
  attestation: FoundAttestation | null
  confirmation: FoundConfirmation | null
  /** The strongest first. */
  credentials: FoundCredential[]
}
export const NO_FINDINGS: Findings = { level: 'stated', attestation: null, confirmation: null, credentials: [] }

/** The name in an attestation; empty when its statement is damaged. */
export const personOf = ({ statement }: Pick<AttestationRecord, 'statement'>): string =>
  parseStatement(statement)?.person ?? ''

/** Whether a confirmation comes from a domain that can be an institution's. */
const isFromInstitution = ({ isFreeMail, isOwnDomain }: RequestMeta) => !isFreeMail && !isOwnDomain

const latest = <T extends { at: Date }>(records: readonly T[]): T | undefined =>
  records.reduce<T | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)

/** The level of a claim, with its best attestation and confirmation. `name`: on the CV that shows it. */
export function findingsOf(claim: Claim | null, name: string, verifier: Verifier): Findings {
  if (!claim) return NO_FINDINGS
  const attestation = attestationOf(claim, name, verifier)
  const confirmation = confirmationOf(claim, name, verifier)
  const credentials = credentialsOf(claim, name)
  const worth = credentials[0]?.worth ?? 'none'
  let level: Level = attestation?.valid ? 'self-attested' : 'stated'
  if (claim.evidence.length > 0 || worth === 'evidence') level = 'evidence'
  if (confirmation?.counts) level = 'confirmed'
  if (worth === 'credential') level = 'credential'
  return { level, attestation, confirmation, credentials }
}

const WORTHS: readonly Worth[] = ['credential', 'evidence', 'none']

/** Among equals the later one comes first. */
const credentialsOf = ({ credentials }: Claim, name: string): FoundCredential[] =>
  credentials
    .map(record => ({ ...record, misfit: misfitOf(record.found, name) }))
    .map(found => ({ ...found, worth: found.misfit ? ('none' as const) : worthOf(found) }))
    .sort(
      (one, other) => WORTHS.indexOf(one.worth) - WORTHS.indexOf(other.worth) || other.at.getTime() - one.at.getTime(),
    )

function attestationOf(claim: Claim, name: string, verifier: Verifier): FoundAttestation | null {
  const { attestations, digest } = claim
  const isValid = (record: AttestationRecord) =>
    isSameName(personOf(record), name) && isConsistent(record, claim, verifier.origin) && verifier.isSigned(record)
  const best = attestations.find(isValid)
  const found = best ?? latest(attestations)
  if (!found) return null
  const place = verifier.logPlaceOf?.('attestation', messageOf(found))
  return { ...found, digest, person: personOf(found), valid: found === best, ...(place && { place }) }
}

function confirmationOf(claim: Claim, name: string, verifier: Verifier): FoundConfirmation | null {
  const { requests, scope, digest } = claim
  const confirmed = requests.filter(({ status }) => status === 'confirmed')
  const valid = confirmed
    .filter(({ person }) => isSameName(person, name))
    .filter(one => verifier.isConfirmed(one, claim))
  const counting = valid.filter(isFromInstitution)
  const found = latest(counting) ?? latest(valid) ?? latest(confirmed)
  if (!found) return null
  const place = verifier.logPlaceOf?.('confirmation', found.signature ?? '')
  const isValid = valid.includes(found)
  return { ...found, scope, digest, valid: isValid, counts: counting.includes(found), ...(place && { place }) }
}

export const isEmptyClaim = ({ attestations, evidence, requests, credentials }: ClaimParts): boolean =>
  attestations.length + evidence.length + requests.length + credentials.length === 0
