// What is claimed of a section and how far it may be believed: statements, levels, and which attestation counts for the
// content that is shown. Whether a signature is good is asked of the caller. Knows no keys, no clock and no database.

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
export type Statement = Subject & { digest: string; at: Date }

const OPENING = 'I attest that this part of my CV is true.'

/** An instant as statements say it: UTC, whole seconds. */
export const secondsOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** The exact text that is signed: five lines, no line break at the end. */
export const statementOf = ({ origin, cv, section, digest, at }: Statement): string =>
  [OPENING, origin, `${cv} ${section}`, digest, secondsOf(at)].join('\n')

const STATEMENT = new RegExp(
  `^${OPENING.replace('.', '\\.')}\\n(?<origin>https?://[^\\s/]+)\\n(?<cv>[A-Za-z0-9_-]{21}) (?<section>[A-Za-z0-9_.-]{1,60})\\n` +
    '(?<digest>0x[0-9a-f]{64})\\n(?<at>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)$',
)

/** The parts of a statement; null for any text that is not exactly one. */
export function parseStatement(text: string): Statement | null {
  const parts = STATEMENT.exec(text)?.groups as
    | Record<'origin' | 'cv' | 'section' | 'digest' | 'at', string>
    | undefined
  if (!parts) return null
  const at = new Date(parts.at)
  const statement = { ...parts, at }
  return Number.isNaN(at.getTime()) || statementOf(statement) !== text ? null : statement
}

/** How far a statement's time may be from the server's clock. */
export const STATEMENT_MS = 10 * 60_000

/** What is wrong with a statement that is handed in now; null for a good one. Its digest is for the caller to compare. */
export function statementProblem(text: string, about: Subject, now: Date): string | null {
  const said = parseStatement(text)
  if (!said) return 'This is not the statement that was asked for. Ask for it again.'
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

export type Findings = {
  level: Level
  attestation: (AttestationRecord & { valid: boolean }) | null
  confirmation: (RequestMeta & { valid: boolean; counts: boolean }) | null
}

/** Whether a confirmation comes from where an institution could answer. */
const isFromInstitution = ({ isFreeMail, isOwnDomain }: RequestMeta) => !isFreeMail && !isOwnDomain

const latest = <T extends { at: Date }>(records: readonly T[]): T | undefined =>
  records.reduce<T | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)

/**
 * What is to be believed of a section whose content has `digest` now (null: strangers see nothing of it). `about.cv` and
 * `about.section` say which it is. What fits no content any more is found as not valid.
 */
export function findingsOf(claims: SectionClaims, digest: string | null, about: Subject, judge: Judge): Findings {
  const attestation = attestationOf(claims.attestations, digest, about, judge)
  const confirmation = confirmationOf(claims.requests, digest, about, judge)
  const isAttested = attestation?.valid === true
  const hasEvidence = claims.proofs.some(proof => isAttested || proof.digest === digest) && digest !== null
  const level = confirmation?.counts ? 'confirmed' : hasEvidence ? 'evidence' : isAttested ? 'self-attested' : 'stated'
  return { level, attestation, confirmation }
}

function attestationOf(
  records: readonly AttestationRecord[],
  digest: string | null,
  about: Subject,
  judge: Judge,
): Findings['attestation'] {
  const fitting = records.filter(record => record.digest === digest)
  const valid = fitting.find(record => isConsistent(record, about) && judge.isSigned(record, about))
  const shown = valid ?? latest(fitting) ?? latest(records)
  return shown ? { ...shown, valid: shown === valid } : null
}

function confirmationOf(
  requests: readonly RequestMeta[],
  digest: string | null,
  about: Subject,
  judge: Judge,
): Findings['confirmation'] {
  const confirmed = requests.filter(({ status }) => status === 'confirmed')
  const valid = confirmed.filter(request => request.digest === digest && judge.isConfirmed(request, about))
  const shown = latest(valid.filter(isFromInstitution)) ?? latest(valid) ?? latest(confirmed)
  if (!shown) return null
  const isValid = valid.includes(shown)
  return { ...shown, valid: isValid, counts: isValid && isFromInstitution(shown) }
}

/** The section's attestations with a new one: one a digest, and only of those contents that are shown somewhere now. */
export function withAttestation(
  claims: SectionClaims,
  made: AttestationRecord,
  shownDigests: readonly (string | null)[],
): SectionClaims {
  const kept = claims.attestations.filter(
    ({ digest }) => digest !== made.digest && shownDigests.some(shown => shown === digest),
  )
  return { ...claims, attestations: [...kept, made] }
}

export const isEmptyClaims = ({ attestations, proofs, requests }: SectionClaims): boolean =>
  attestations.length + proofs.length + requests.length === 0
