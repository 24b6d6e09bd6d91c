// The closed list of reasons for refusing a credential, each with a code of the error table and a message.
import { Problem, type ProblemCode } from '../../../lib/problem.ts'

const REASONS = {
  too_large: ['too_large', 'This is larger than a credential: at most 1 MB.'],
  unsupported: [
    'unsupported_kind',
    'This is no credential: it is neither JSON, a signed token (JWT) nor a PNG or SVG badge.',
  ],
  no_badge: ['unsupported_kind', 'This picture holds no badge.'],
  two_badges: ['broken', 'This picture holds two badges, so it is unclear which one is meant.'],
  damaged_picture: ['broken', 'This picture is damaged.'],
  svg: ['broken', 'This SVG has scripts, entities or a document type of its own.'],
  json: ['broken', 'This is not well-formed JSON.'],
  duplicate_member: ['broken', 'It has a member twice, so programs could read it differently.'],
  too_deep: ['broken', 'It is nested too deeply.'],
  presentation: ['unsupported_kind', 'This is a presentation. Bring the credential itself.'],
  shape: ['broken', 'It does not have the form of a credential.'],
  context_inline: ['broken', 'Its @context redefines words in place; only published contexts are accepted.'],
  context_unknown: ['unsupported_kind', 'It names a context that this check does not know.'],
  json_ld: ['broken', 'It has members that its contexts do not define, so they are not signed.'],
  too_complex: ['too_complex', 'It is too complex to be checked.'],
  no_proof: ['broken', 'It is not signed.'],
  suite_unsupported: ['unsupported_kind', 'It is signed in a form that this check does not support.'],
  alg_refused: ['broken', 'It is signed with an algorithm or a key that is not accepted.'],
  crit_unknown: ['broken', 'It has critical headers that this check does not know.'],
  purpose: ['broken', 'The purpose of its signature is not `assertionMethod`.'],
  proof_expired: ['broken', 'Its signature has expired.'],
  signature: ['broken', 'It was changed after it was signed, or it is damaged.'],
  certificate: ['broken', 'Its certificate does not fit its seal.'],
  issuer_mismatch: ['broken', 'It was not signed by the issuer that it names.'],
  issuer_name: ['broken', 'The domain of its issuer has characters that look like others.'],
  issuer_forbidden: ['broken', 'The address of its issuer is not a public https address.'],
  issuer_unresolved: [
    'invalid_request',
    'The key of its issuer could not be looked up, so its signature cannot be checked.',
  ],
  not_listed: ['broken', 'Its issuer does not list it.'],
} as const satisfies Record<string, readonly [ProblemCode, string]>

export type RefusalReason = keyof typeof REASONS

/** A damaged, malformed or unsupported credential. `issuer_unresolved` may pass: a later check can have another result. */
export class CredentialRefused extends Problem {
  readonly reason: RefusalReason
  readonly detail: string
  /** The message without the detail. */
  readonly words: string

  constructor(reason: RefusalReason, detail = '', cause?: unknown) {
    const [code, words] = REASONS[reason]
    super(code, { message: detail ? `${words} (${detail})` : words, cause })
    this.name = 'CredentialRefused'
    this.reason = reason
    this.detail = detail
    this.words = words
  }
}
