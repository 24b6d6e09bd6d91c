// Claims of a section: statements, levels, and which attestation and confirmation count for the displayed content. The caller verifies
// signatures (`Verifier`). Pure.
import { isSameName, nameLine } from '../cv/names.ts'
import { type CredentialRecord, type Misfit, misfitOf, type Worth, worthOf } from './credentials.ts'
import type { Level } from './levels.ts'

/** A stored attestation of one section. Its validity is computed at every reading. */
export type AttestationRecord = Readonly<{
  method: 'account' | 'wallet'
  /** The account's name at that time. */
  by: string
  digest: string
  statement: string
  /** A compact JWS for `account`, 65 bytes in hex for `wallet`. */
  signature: string
  /** The wallet's address, lower case. */
  signer: string | null
  /** Which of our keys signed. */
  kid: string | null
  at: Date
}>

/** The metadata of an evidence file. `digest`: of the section at the time of the upload. */
export type EvidenceMeta = Readonly<{
  id: string
  name: string
  type: string
  size: number
  sha256: string
  digest: string
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
  at: Date
  status: 'sent' | 'confirmed' | 'declined' | 'revoked'
  /** The digest of the section that the request is about. */
  digest: string
  name: string | null
  note: string | null
  decidedAt: Date | null
  /** After a confirmation: our JWS for it, by `signConfirmation`. */
  signature: string | null
}>

export type SectionClaims = Readonly<{
  attestations: readonly AttestationRecord[]
  proofs: readonly EvidenceMeta[]
  requests: readonly RequestMeta[]
  credentials: readonly CredentialRecord[]
}>
export const NO_CLAIMS: SectionClaims = { attestations: [], proofs: [], requests: [], credentials: [] }

/** The subject of a statement. */
export type Subject = { origin: string; cv: string; section: string }
/** `person`: the name on the CV. */
export type Statement = Subject & { digest: string; at: Date; person: string }

const OPENING = 'I attest that this part of my CV is true.'

/** An instant in the format of statements: UTC, whole seconds. */
export const secondsOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** The exact text that is signed: six lines, no line break at the end. */
export const statementOf = ({ origin, cv, section, digest, at, person }: Statement): string =>
  [OPENING, origin, `${cv} ${section}`, digest, secondsOf(at), nameLine(person)].join('\n')

const STATEMENT = new RegExp(
  `^${OPENING.replace('.', '\\.')}\\n(?<origin>https?://[^\\s/]+)\\n(?<cv>[A-Za-z0-9_-]{21}) (?<section>[A-Za-z0-9_.-]{1,60})\\n` +
    '(?<digest>0x[0-9a-f]{64})\\n(?<at>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)\\n(?<person>[^\\n]*)$',
)

/** The parts of a statement; null for any text that is not exactly one. */
export function parseStatement(text: string): Statement | null {
  const parts = STATEMENT.exec(text)?.groups as
    | Record<'origin' | 'cv' | 'section' | 'digest' | 'at' | 'person', string>
    | undefined
  if (!parts) return null
  const statement = { ...parts, at: new Date(parts.at) }
  return Number.isNaN(statement.at.getTime()) || statementOf(statement) !== text ? null : statement
}

/** How far a statement's time may be from the server's clock. */
export const STATEMENT_MS = 10 * 60_000

/** The error message for a statement that is submitted now; null for a valid one. The caller checks its digest and name. */
export function statementProblem(text: string, about: Subject, now: Date): string | null {
  const said = parseStatement(text)
  if (!said) return 'This statement is not the requested one. Request it again.'
  if (said.origin !== about.origin) return 'This statement was made for another service.'
  if (said.cv !== about.cv) return 'This statement is about another CV.'
  if (said.section !== about.section) return 'This statement is about another section of the CV.'
  const isInTime = Math.abs(said.at.getTime() - now.getTime()) <= STATEMENT_MS
  return isInTime ? null : 'This statement was not made within the last ten minutes. Ask for it again.'
}

/** Whether the record matches its statement and this section of this CV. Does not check the signature. */
export function isConsistent(record: AttestationRecord, about: Subject): boolean {
  const said = parseStatement(record.statement)
  return (
    said !== null &&
    said.origin === about.origin &&
    said.cv === about.cv &&
    said.section === about.section &&
    said.digest === record.digest &&
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
  isSigned: (record: AttestationRecord, about: Subject) => boolean
  isConfirmed: (request: RequestMeta, about: Subject) => boolean
  origin: string
  /** Undefined for a claim that has no place in the log. */
  logPlaceOf?: (kind: 'attestation' | 'confirmation', message: string) => LogPlace | undefined
}

/** The displayed state of a section: the digest of its value (null when it is not public), and the name on the CV. */
export type Shown = { digest: string | null; name: string }

export type Findings = {
  level: Level
  /** `fits`: it matches the displayed value and name. */
  attestation: (AttestationRecord & { person: string; fits: boolean; valid: boolean; place?: LogPlace }) | null
  confirmation: (RequestMeta & { valid: boolean; counts: boolean; place?: LogPlace }) | null
  /** The strongest first. `misfit`: why it does not match the displayed value and name; null when it `fits`. */
  credentials: (CredentialRecord & { misfit: Misfit | null; fits: boolean; worth: Worth })[]
}

/** The name in an attestation; empty when its statement is damaged. */
export const personOf = ({ statement }: Pick<AttestationRecord, 'statement'>): string =>
  parseStatement(statement)?.person ?? ''

const isOf = (record: AttestationRecord, shown: Shown): boolean =>
  record.digest === shown.digest && isSameName(personOf(record), shown.name)

/** Whether a confirmation comes from a domain that can be an institution's. */
const isFromInstitution = ({ isFreeMail, isOwnDomain }: RequestMeta) => !isFreeMail && !isOwnDomain

const latest = <T extends { at: Date }>(records: readonly T[]): T | undefined =>
  records.reduce<T | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)

/** The level of a section, with its best attestation and confirmation. Claims that no longer match the displayed state are invalid. */
export function findingsOf(claims: SectionClaims, shown: Shown, about: Subject, verifier: Verifier): Findings {
  const attestation = attestationOf(claims.attestations, shown, about, verifier)
  const confirmation = confirmationOf(claims.requests, shown, about, verifier)
  const isAttested = attestation?.valid === true
  const hasFile = claims.proofs.some(({ digest }) => isAttested || digest === shown.digest) && shown.digest !== null
  const credentials = credentialsOf(claims, shown)
  const worth = credentials[0]?.worth ?? 'none'
  let level: Level = isAttested ? 'self-attested' : 'stated'
  if (hasFile || worth === 'evidence') level = 'evidence'
  if (confirmation?.counts) level = 'confirmed'
  if (worth === 'credential') level = 'credential'
  return { level, attestation, confirmation, credentials }
}

const WORTHS: readonly Worth[] = ['credential', 'evidence', 'none']

/** An attestation that does not fit the displayed value and name is ignored. Among equals the later one comes first. */
const credentialsOf = ({ credentials }: SectionClaims, shown: Shown): Findings['credentials'] =>
  credentials
    .map(record => ({ ...record, misfit: misfitOf(record, shown) }))
    .map(found => ({ ...found, fits: !found.misfit, worth: found.misfit ? ('none' as const) : worthOf(found) }))
    .sort(
      (one, other) => WORTHS.indexOf(one.worth) - WORTHS.indexOf(other.worth) || other.at.getTime() - one.at.getTime(),
    )

function attestationOf(
  records: readonly AttestationRecord[],
  shown: Shown,
  about: Subject,
  verifier: Verifier,
): Findings['attestation'] {
  const fitting = records.filter(record => isOf(record, shown))
  const best = fitting.find(record => isConsistent(record, about) && verifier.isSigned(record, about))
  const found = best ?? latest(fitting) ?? latest(records)
  if (!found) return null
  const place = verifier.logPlaceOf?.('attestation', messageOf(found))
  const isValid = found === best
  return { ...found, person: personOf(found), fits: fitting.includes(found), valid: isValid, ...(place && { place }) }
}

function confirmationOf(
  requests: readonly RequestMeta[],
  { digest, name }: Shown,
  about: Subject,
  verifier: Verifier,
): Findings['confirmation'] {
  const confirmed = requests.filter(({ status }) => status === 'confirmed')
  const valid = confirmed.filter(
    request => request.digest === digest && isSameName(request.person, name) && verifier.isConfirmed(request, about),
  )
  const counting = valid.filter(isFromInstitution)
  const found = latest(counting) ?? latest(valid) ?? latest(confirmed)
  if (!found) return null
  const place = verifier.logPlaceOf?.('confirmation', found.signature ?? '')
  return { ...found, valid: valid.includes(found), counts: counting.includes(found), ...(place && { place }) }
}

/** Adds an attestation, and drops the others that it replaces in every displayed state. */
export function withAttestation(
  claims: SectionClaims,
  made: AttestationRecord,
  shownAs: readonly Shown[],
): SectionClaims {
  const kept = claims.attestations.filter(record => shownAs.some(shown => isOf(record, shown) && !isOf(made, shown)))
  return { ...claims, attestations: [...kept, made] }
}

export const isEmptyClaims = ({ attestations, proofs, requests, credentials }: SectionClaims): boolean =>
  attestations.length + proofs.length + requests.length + credentials.length === 0
