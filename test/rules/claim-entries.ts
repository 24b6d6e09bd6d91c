// Claims of sections as pages and files get them, and their sentences.
import type { ClaimEntry } from '../../api/core/claims/claim-words.ts'
import type {
  AttestationData,
  ConfirmationData,
  CredentialData,
  FormerClaimData,
} from '../../api/core/contract/claims.ts'

export const NAME = 'Asha Verma'
export const WALLET = `0x${'12'.repeat(18)}abcd`
export const attestation = (changes: Partial<AttestationData> = {}): AttestationData => ({
  method: 'account',
  by: NAME,
  person: NAME,
  digest: `0x${'ab'.repeat(32)}`,
  statement: '',
  signature: '',
  at: '2026-11-04T10:00:00.000Z',
  valid: true,
  ...changes,
})
export const confirmation = (changes: Partial<ConfirmationData> = {}): ConfirmationData => ({
  person: NAME,
  name: 'R. “Raj” Rao',
  domain: 'iitb.ac.in',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'IIT Bombay',
  at: '2026-11-05T10:00:00.000Z',
  scope: 'whole',
  digest: '',
  valid: true,
  counts: true,
  ...changes,
})
export const entry = (changes: Partial<ClaimEntry> = {}): ClaimEntry => ({
  level: 'self-attested',
  attestation: null,
  confirmation: null,
  ...changes,
})
export const former = (changes: Partial<FormerClaimData> = {}): FormerClaimData => ({
  scope: 'whole',
  level: 'self-attested',
  domain: null,
  person: NAME,
  at: '2026-11-04T10:00:00.000Z',
  value: 'Weaves.',
  proof: [],
  ...changes,
})
export const credential: CredentialData = {
  id: 'c1',
  sha256: '',
  form: 'vc-jwt',
  title: 'Engineer',
  issuer: { kind: 'domain', domain: 'uio.no' },
  issuerName: null,
  subjectName: null,
  validFrom: null,
  validUntil: null,
  term: 'current',
  status: 'none',
  holder: 'owner',
  doubt: null,
  checkedAt: '2026-11-05T10:00:00.000Z',
  counts: true,
  beside: 'Engineer, Kaveri',
}

export const BY_ASHA = 'Self-attested by “Asha Verma”, signed in with Google, on 4 November 2026.'
export const CONFIRMED = [
  'Confirmed by iitb.ac.in, on 5 November 2026: somebody who reads mail at iitb.ac.in; the address was given by the CV’s owner.',
  'What was confirmed: everything that is written here.',
  'Name given there: “R. Raj Rao”. The owner calls the institution “IIT Bombay”.',
]
export const FILES = 'The owner has attached evidence, which is kept private, to everything that is written here.'
export const FACTS = ['startDate', 'company', 'position', 'current']
