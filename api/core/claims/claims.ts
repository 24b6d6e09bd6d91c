// What is claimed of a section and how far it may be believed: statements, levels, and which attestation counts for the
// content that is shown. Whether a signature is good is asked of the caller. Knows no keys, no clock and no database.
import { isSameName, nameLine } from '../cv/names.ts'

/** One attestation of one section, as it was made; whether it is valid is decided anew at every reading. */
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

/** A file that the owner keeps as evidence. `digest`: that of the section when the file came. */
export type ProofMeta = Readonly<{
  id: string
  name: string
  type: string
  size: number
  sha256: string
  digest: string
  at: Date
}>

/** What somebody at an institution was asked, and what came of it. */
export type RequestMeta = Readonly<{
  id: string
  email: string
  /** Of the mail address: the only thing known of who answered. */
  domain: string
  isFreeMail: boolean
  /** The domain of the owner's own address. */
  isOwnDomain: boolean
  /** As the owner typed it. */
  institution: string
  /** The name on the CV, as it was asked about and confirmed. Absent in records from before names were part of them. */
  person?: string | null
  at: Date
  status: 'sent' | 'confirmed' | 'declined' | 'revoked'
  /** Of the section that was shown to whoever decided; of the one asked about until then. */
  digest: string
  name: string | null
  note: string | null
  decidedAt: Date | null
  /** Once confirmed: our own JWS over what was confirmed, as `signConfirmation` makes it. */
  signature: string | null
}>

export type SectionClaims = Readonly<{
  attestations: readonly AttestationRecord[]
  proofs: readonly ProofMeta[]
  requests: readonly RequestMeta[]
}>
export const NO_CLAIMS: SectionClaims = { attestations: [], proofs: [], requests: [] }

/** Levels, lowest first. Only the last may be called verified. */
export const LEVELS = ['stated', 'self-attested', 'evidence', 'confirmed'] as const
export type Level = (typeof LEVELS)[number]

/** What a statement is about. */
export type Subject = { origin: string; cv: string; section: string }
/** `person`: the name on the CV; null in statements from before names were part of them. */
export type Statement = Subject & { digest: string; at: Date; person: string | null }

const OPENING = 'I attest that this part of my CV is true.'

/** An instant as statements say it: UTC, whole seconds. */
export const secondsOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** The exact text that is signed: six lines, five without a person; no line break at the end. */
export function statementOf({ origin, cv, section, digest, at, person }: Statement): string {
  const lines = [OPENING, origin, `${cv} ${section}`, digest, secondsOf(at)]
  return (person === null ? lines : [...lines, nameLine(person)]).join('\n')
}

const STATEMENT = new RegExp(
  `^${OPENING.replace('.', '\\.')}\\n(?<origin>https?://[^\\s/]+)\\n(?<cv>[A-Za-z0-9_-]{21}) (?<section>[A-Za-z0-9_.-]{1,60})\\n` +
    '(?<digest>0x[0-9a-f]{64})\\n(?<at>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)(?:\\n(?<person>[^\\n]*))?$',
)

/** The parts of a statement; null for any text that is not exactly one. */
export function parseStatement(text: string): Statement | null {
  const parts = STATEMENT.exec(text)?.groups as
    | (Record<'origin' | 'cv' | 'section' | 'digest' | 'at', string> & { person?: string })
    | undefined
  if (!parts) return null
  const at = new Date(parts.at)
  const statement = { ...parts, at, person: parts.person ?? null }
  return Number.isNaN(at.getTime()) || statementOf(statement) !== text ? null : statement
}

/** How far a statement's time may be from the server's clock. */
export const STATEMENT_MS = 10 * 60_000

/** What is wrong with a statement that is handed in now; null for a good one. Its digest and name are for the caller. */
export function statementProblem(text: string, about: Subject, now: Date): string | null {
  const said = parseStatement(text)
  if (!said || said.person === null) return 'This is not the statement that was asked for. Ask for it again.'
  if (said.origin !== about.origin) return 'This statement was made for another service.'
  if (said.cv !== about.cv) return 'This statement is about another CV.'
  if (said.section !== about.section) return 'This statement is about another part of the CV.'
  const isInTime = Math.abs(said.at.getTime() - now.getTime()) <= STATEMENT_MS
  return isInTime ? null : 'This statement was not made within the last ten minutes. Ask for it again.'
}

/** Whether the record is what its statement says, about this section of this CV. Says nothing of the signature. */
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

/** Answers about signatures, by whoever holds the keys. */
export type Judge = {
  isSigned: (record: AttestationRecord, about: Subject) => boolean
  isConfirmed: (request: RequestMeta, about: Subject) => boolean
  origin: string
}

/** A section where it is judged: the digest of what it says (null: nothing to strangers), and the name on the CV. */
export type Shown = { digest: string | null; name: string }

export type Findings = {
  level: Level
  /** `fits`: it is of what is shown, under the name that is shown. */
  attestation: (AttestationRecord & { person: string | null; fits: boolean; valid: boolean }) | null
  confirmation: (RequestMeta & { valid: boolean; counts: boolean }) | null
}

/** The name that an attestation was signed with; null where it was signed without one. */
export const personOf = ({ statement }: Pick<AttestationRecord, 'statement'>): string | null =>
  parseStatement(statement)?.person ?? null

const isUnnamed = (person: string | null | undefined): boolean => (person ?? null) === null

/** Whether this may be said under the name. What was signed without one is judged without it. */
const isOfName = (person: string | null | undefined, name: string) =>
  isUnnamed(person) || isSameName(person as string, name)

const isOf = (record: AttestationRecord, shown: Shown): boolean =>
  record.digest === shown.digest && isOfName(personOf(record), shown.name)

/** Whether a confirmation comes from where an institution could answer. */
const isFromInstitution = ({ isFreeMail, isOwnDomain }: RequestMeta) => !isFreeMail && !isOwnDomain

const latest = <T extends { at: Date }>(records: readonly T[]): T | undefined =>
  records.reduce<T | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)

/** What is to be believed of a section. `about.cv` and `about.section` say which it is. What no longer fits is not valid. */
export function findingsOf(claims: SectionClaims, shown: Shown, about: Subject, judge: Judge): Findings {
  const attestation = attestationOf(claims.attestations, shown, about, judge)
  const confirmation = confirmationOf(claims.requests, shown, about, judge)
  const isAttested = attestation?.valid === true
  const hasFile = claims.proofs.some(({ digest }) => isAttested || digest === shown.digest) && shown.digest !== null
  const hasEvidence = hasFile || (confirmation !== null && isConfirmedWithoutName(confirmation))
  const level = confirmation?.counts ? 'confirmed' : hasEvidence ? 'evidence' : isAttested ? 'self-attested' : 'stated'
  return { level, attestation, confirmation }
}

type Weighed = Pick<RequestMeta, 'isFreeMail' | 'isOwnDomain' | 'person'> & { valid: boolean }
/** An institution's confirmation from before names were part of one: evidence, and no more. */
export const isConfirmedWithoutName = ({ valid, isFreeMail, isOwnDomain, person }: Weighed): boolean =>
  valid && !isFreeMail && !isOwnDomain && isUnnamed(person)

function attestationOf(
  records: readonly AttestationRecord[],
  shown: Shown,
  about: Subject,
  judge: Judge,
): Findings['attestation'] {
  const fitting = records.filter(record => isOf(record, shown))
  const valid = fitting.filter(record => isConsistent(record, about) && judge.isSigned(record, about))
  const best = valid.find(record => !isUnnamed(personOf(record))) ?? valid[0]
  const found = best ?? latest(fitting) ?? latest(records)
  if (!found) return null
  return { ...found, person: personOf(found), fits: fitting.includes(found), valid: found === best }
}

function confirmationOf(
  requests: readonly RequestMeta[],
  { digest, name }: Shown,
  about: Subject,
  judge: Judge,
): Findings['confirmation'] {
  const confirmed = requests.filter(({ status }) => status === 'confirmed')
  const valid = confirmed.filter(
    request => request.digest === digest && isOfName(request.person, name) && judge.isConfirmed(request, about),
  )
  const counting = valid.filter(request => isFromInstitution(request) && !isUnnamed(request.person))
  const found = latest(counting) ?? latest(valid.filter(isFromInstitution)) ?? latest(valid) ?? latest(confirmed)
  return found ? { ...found, valid: valid.includes(found), counts: counting.includes(found) } : null
}

/** The section's attestations with a new one; of the others only those that it does not replace where they are shown. */
export function withAttestation(
  claims: SectionClaims,
  made: AttestationRecord,
  shownAs: readonly Shown[],
): SectionClaims {
  const kept = claims.attestations.filter(record => shownAs.some(shown => isOf(record, shown) && !isOf(made, shown)))
  return { ...claims, attestations: [...kept, made] }
}

export const isEmptyClaims = ({ attestations, proofs, requests }: SectionClaims): boolean =>
  attestations.length + proofs.length + requests.length === 0
