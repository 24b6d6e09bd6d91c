// Which claims can be downloaded as credentials, in which forms, and under which addresses. Pure.
import type { ConfirmationData } from '../contract/claims.ts'
import { personalPath } from '../cv/personal-fields.ts'

export type CredentialKind = 'confirmation' | 'attestation'
export const CREDENTIAL_FORMATS = ['ldp', 'vc+jwt', 'png'] as const
export type CredentialFormat = (typeof CREDENTIAL_FORMATS)[number]

export type IssuableClaim = {
  section: string
  attestation: { valid: boolean } | null
  confirmation: Pick<ConfirmationData, 'counts'> | null
}

/** A confirmed text is part of its credential, which must not have an e-mail address of the holder. */
const isAddress = ({ section }: IssuableClaim) => section === personalPath('email')

/** A confirmation must count, an attestation be valid. */
export const kindsOf = (found: IssuableClaim): CredentialKind[] => [
  ...(found.confirmation?.counts && !isAddress(found) ? (['confirmation'] as const) : []),
  ...(found.attestation?.valid ? (['attestation'] as const) : []),
]

/** A self-attestation is no achievement, so it has no picture. */
export const formatsOf = (kind: CredentialKind): CredentialFormat[] =>
  CREDENTIAL_FORMATS.filter(format => format !== 'png' || kind === 'confirmation')

export const credentialPath = (cv: string, section: string, kind: CredentialKind, format?: CredentialFormat): string =>
  `/cvs/${cv}/credentials/${section}?${new URLSearchParams({ kind, ...(format && { format }) })}`
