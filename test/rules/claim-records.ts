// Made-up CVs, and stored claims about their words, as the tests of their rules use them.

import type { ClaimRecord } from '../../api/claims/claim-store.ts'
import { createClaimFinder } from '../../api/claims/claimed-sections.ts'
import { createHolders, holderWith } from '../../api/claims/holders.ts'
import {
  type AttestationRecord,
  type Claim,
  type ClaimParts,
  NO_PARTS,
  type RequestMeta,
  statementOf,
  type Verifier,
} from '../../api/core/claims/claims.ts'
import type { CheckedCredential, CredentialRecord } from '../../api/core/claims/credentials.ts'
import { claimDigest, factsOf, kindOfPath, type Scope } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { defaultPrivacy } from '../../api/core/cv/audience.ts'
import type { CvRecord } from '../../api/core/cv-record.ts'

export const ORIGIN = 'https://cv.example'
export const NAME = 'Asha Verma'
export const AT = new Date('2026-11-04T10:00:00Z')
export const DECIDED = new Date('2026-11-05T10:00:00Z')
export const KEY = Buffer.alloc(32, 7)
export const holderOf = holderWith(KEY)
export const honest: Verifier = { origin: ORIGIN, isSigned: () => true, isConfirmed: () => true }

/** A claim of the account about the value of a section. */
export function claimOf(
  path: string,
  value: unknown,
  parts: Partial<ClaimParts> = {},
  { scope = 'whole', person = NAME }: { scope?: Scope; person?: string } = {},
): ClaimRecord {
  const holder = holderOf(person)
  const kind = kindOfPath(path)!
  const about = scope === 'facts' ? factsOf(value) : value
  const subject = { holder, kind, scope, digest: claimDigest({ holder, kind, scope }, about) }
  const stored = { id: `${path} ${scope}`, userId: 'u1', at: AT, rev: 0, unsettled: false, events: [] }
  return { ...stored, ...subject, value: about, person, ...NO_PARTS, ...parts }
}

type Changes = Partial<AttestationRecord> & { person?: string }
/** An attestation that is consistent with its statement unless the changes say otherwise. */
export function attestationOf(claim: Claim, changes: Changes = {}): AttestationRecord {
  const { person = claim.person, at = AT, ...rest } = changes
  const statement = statementOf({ ...claim, origin: ORIGIN, at, person })
  const signed = { method: 'account', by: NAME, signature: 'jws', signer: null, kid: 'k1' } as const
  return { ...signed, at, statement, ...rest }
}
export const attested = (claim: ClaimRecord): ClaimRecord => ({ ...claim, attestations: [attestationOf(claim)] })

/** A request that an institution has confirmed. */
export const requestOf = (changes: Partial<RequestMeta> = {}): RequestMeta => ({
  id: 'r1',
  email: 'registrar@iitb.ac.in',
  domain: 'iitb.ac.in',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'IIT Bombay',
  person: NAME,
  language: 'en',
  at: AT,
  status: 'confirmed',
  name: 'R. Rao',
  note: 'Well done.',
  decidedAt: DECIDED,
  signature: 'jws',
  ...changes,
})
export const PROOF = { id: 'p1', name: 'degree.pdf', type: 'application/pdf', size: 7, sha256: 'ff', at: AT }

const FOUND: CheckedCredential = {
  ...{ form: 'vc-jwt', title: 'B.Sc.', issuer: { kind: 'domain', domain: 'uio.no' }, issuerName: null },
  ...{ subjectName: null, validFrom: null, validUntil: null, term: 'current', status: 'good', holder: 'owner' },
}
/** A credential of the highest worth, unless the changes say otherwise. */
export const credentialOf = (
  found: Partial<CheckedCredential> = {},
  record: Partial<CredentialRecord> = {},
): CredentialRecord => ({
  ...{ id: 'c1', sha256: '0', size: 1, at: DECIDED, doubt: null, refusal: null, checkedAt: DECIDED },
  found: { ...FOUND, ...found },
  ...record,
})

/** A draft. */
export const cvOf = (content: CvContentData, changes: Partial<CvRecord> = {}): CvRecord =>
  ({ nanoId: 'cv', userId: 'u1', content, privacy: defaultPrivacy(), published: null, ...changes }) as CvRecord
/** A CV with the same content in its draft and its published version, unless the changes say otherwise. */
export function publishedCvOf(content: CvContentData, changes: Partial<CvRecord> = {}): CvRecord {
  const { privacy = defaultPrivacy() } = changes
  const snapshot = { content, privacy } as NonNullable<CvRecord['published']>['snapshot']
  return cvOf(content, { published: { version: 1, at: AT, snapshot }, ...changes })
}

export const FACTS = { company: 'Kaveri', position: 'Engineer' }
export const JOB = { ...FACTS, description: 'Built bridges.' }
export const NOTE = { name: 'Statics' }
export const CONTENT: CvContentData = {
  personalDetails: { name: NAME, location: 'Chennai', email: 'asha@example.org' },
  profileSummary: 'Builds bridges.',
  experience: [{ id: 'e1', ...JOB }],
  education: { undergraduation: { degree: 'B.E.' }, other: [{ id: 'o1', degree: 'Diploma' }] },
  skills: [{ id: 's1', ...NOTE }],
}
export const withJob = (change: object): CvContentData => ({
  ...CONTENT,
  experience: [{ id: 'e1', ...JOB, ...change }],
})

/** Finds claims among these, as the service does in its store. */
export function finderOf(claims: readonly ClaimRecord[], verifier = honest) {
  const listClaims = async (_: string, digests: readonly string[]) =>
    claims.filter(({ digest }) => digests.includes(digest))
  const holders = createHolders(async () => KEY.toString('base64url'))
  return createClaimFinder({ store: { listClaims }, holders, verifierOf: async () => verifier })
}
