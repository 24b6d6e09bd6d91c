// How downloads of credentials are called, on the page that checks a CV, in its language, and in the editor.
import type { CredentialFormat, CredentialKind } from '../../../api/core/claims/issued.ts'
import type { Text } from '../../../api/core/reader-words/texts.ts'

export const CREDENTIAL_GOOD_FOR: Text =
  'A credential is a signed file that wallets and other programs read and check without this page. It says what TruCV recorded, no more.'
export const KIND_WORDS: Record<CredentialKind, Text> = {
  confirmation: 'The confirmation',
  attestation: 'The self-attestation',
}
export const CREDENTIAL_WORDS: Record<CredentialFormat, Text> = {
  ldp: 'JSON, for wallets',
  'vc+jwt': 'JWT, for programs',
  png: 'picture with the badge in it',
}
