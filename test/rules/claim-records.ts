// Stored claims of sections, as the tests of their rules use them.
import { type AttestationRecord, type RequestMeta, type Subject, statementOf } from '../../api/core/claims/claims.ts'

export const CV = 'abcdefghijklmnopqrstu'
export const ORIGIN = 'https://cv.example'
export const NAME = 'Asha Verma'
export const AT = new Date('2026-11-04T10:00:00Z')

type Changes = Partial<AttestationRecord> & { person?: string }

/** An attestation of a section with this digest, consistent with its statement unless the changes say otherwise. */
export function attestationOf(section: string, digest: string, changes: Changes = {}): AttestationRecord {
  const { person = NAME, at = AT, ...rest } = changes
  const about: Subject = { origin: ORIGIN, cv: CV, section }
  const statement = statementOf({ ...about, digest: rest.digest ?? digest, at, person })
  const signed = { method: 'account', by: NAME, signature: 'jws', signer: null, kid: 'k1' } as const
  return { ...signed, digest, at, statement, ...rest }
}

/** A request that an institution has confirmed. */
export const requestOf = (digest: string, changes: Partial<RequestMeta> = {}): RequestMeta => ({
  id: 'r1',
  email: 'registrar@iitb.ac.in',
  domain: 'iitb.ac.in',
  isFreeMail: false,
  isOwnDomain: false,
  institution: 'IIT Bombay',
  person: NAME,
  at: AT,
  status: 'confirmed',
  digest,
  name: 'R. Rao',
  note: null,
  decidedAt: AT,
  signature: 'jws',
  ...changes,
})
