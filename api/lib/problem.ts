// The closed table of error codes with their status and default message. Only http/errors.ts writes error bodies.
import type { FieldProblem } from '../core/contract/schema.ts'

const SAME_SENTENCE = 'Something went wrong on our side. Please try again in a moment.'

export const PROBLEMS = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  missing_token: { status: 401, message: 'Please sign in.' },
  invalid_token: { status: 401, message: 'Your authentication token is invalid or has expired.' },
  wallet_session_required: { status: 401, message: 'Please log in to your wallet.' },
  forbidden: { status: 403, message: 'Your account is not allowed to do this.' },
  plan_required: { status: 403, message: 'This needs the Pro plan.' },
  locked: { status: 403, message: 'This CV is protected with a password.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed at this address.' },
  conflict: { status: 409, message: 'This conflicts with the current state.' },
  request_in_progress: { status: 409, message: 'The first request with this Idempotency-Key is still running.' },
  limit_reached: { status: 409, message: 'You have reached the limit.' },
  version_conflict: { status: 412, message: 'The CV was changed since the version you edited.' },
  too_large: { status: 413, message: 'This is too large.' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted here.' },
  cv_too_complex: {
    status: 422,
    message: 'This CV takes too long to typeset. Shorten its longest texts and try again.',
  },
  image_only: { status: 422, message: 'This file contains pictures of text, but no text.' },
  encrypted: { status: 422, message: 'This file is protected with a password.' },
  broken: { status: 422, message: 'This file is damaged or incomplete.' },
  empty: { status: 422, message: 'There is no text in this file.' },
  too_complex: { status: 422, message: 'This file is too complex to be read.' },
  unsupported_kind: { status: 415, message: 'This kind of file cannot be read.' },
  cv_too_long: { status: 422, message: 'This CV is too long: a file has at most 30 pages.' },
  credential_refused: { status: 422, message: 'This credential cannot be attached.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key belongs to another request. Use a new key for each.',
  },
  precondition_required: {
    status: 428,
    message: 'Send If-Match with the version that you edited, for example "3".',
  },
  bad_signature: { status: 400, message: 'This signature does not belong to this statement and your wallet.' },
  content_changed: { status: 409, message: 'This section of the CV has changed. Look at it and sign again.' },
  wallet_refused: { status: 400, message: 'The wallet service refused this request.' },
  payment_not_verified: { status: 400, message: 'Payment verification failed.' },
  payment_refunded: { status: 409, message: 'This payment grants nothing and is refunded in full.' },
  coupon_unknown: { status: 422, message: 'This coupon code is not known.' },
  coupon_not_started: { status: 422, message: 'This coupon is not valid yet.' },
  coupon_expired: { status: 422, message: 'This coupon has expired.' },
  coupon_used_up: { status: 422, message: 'This coupon has been used up.' },
  coupon_used_by_you: { status: 422, message: 'You have already used this coupon.' },
  coupon_currency: { status: 422, message: 'This coupon is not for this currency.' },
  price_changed: { status: 409, message: 'The price has changed.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment.' },
  header_too_large: { status: 431, message: 'The headers of this request are too large.' },
  internal_error: { status: 500, message: SAME_SENTENCE },
  upstream_failed: { status: 502, message: SAME_SENTENCE },
  overloaded: { status: 503, message: SAME_SENTENCE },
  database_unavailable: { status: 503, message: SAME_SENTENCE },
  files_unavailable: { status: 503, message: SAME_SENTENCE },
  sign_in_unavailable: { status: 503, message: SAME_SENTENCE },
  payments_unavailable: { status: 503, message: SAME_SENTENCE },
  attestation_unavailable: { status: 503, message: SAME_SENTENCE },
  wallet_unavailable: { status: 503, message: SAME_SENTENCE },
  upstream_timeout: { status: 504, message: SAME_SENTENCE },
} as const

export type ProblemCode = keyof typeof PROBLEMS

type Details = {
  message?: string
  errors?: readonly FieldProblem[]
  /** Whole seconds after which a retry makes sense. */
  retryAfterSeconds?: number
  /** For a 5xx: a message that replaces the general one. Never text of an outside party. */
  shown?: string
  /** The message of an outside party, redacted for display. */
  detail?: string
  /** Overrides the table's status with that of an outside party, for callers who know its protocol. */
  status?: number
  /** Further keys of the error body, for example the current `cv` of a version conflict. */
  extra?: Record<string, unknown>
  /** Of a 429. */
  limit?: Limit
  cause?: unknown
}
/** At most `max` uses in `seconds`; without `seconds` at the same time. */
type Limit = { name: string; max: number; seconds?: number }

/** The error of a request that cannot be done: `throw new Problem('not_found')`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause })
    this.name = 'Problem'
    this.code = code
    this.status = details.status ?? PROBLEMS[code].status
    this.details = details
  }
}

/** 429 with the limit that applied and, in milliseconds, when it has room again. */
export const overLimit = (limit: Limit, waitMs: number, message?: string): Problem =>
  new Problem('rate_limited', {
    limit,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
    ...(message && { message }),
  })

/** At most `length` characters. Error messages quote requests, whose keys and values can be long. */
export function cut(text: string, length: number): string {
  const letters = Array.from(text)
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`
}

/** 400 with the invalid fields; the first field's message is also the message of the whole. */
export function invalid(found: readonly FieldProblem[]): Problem {
  const errors = found.slice(0, 50).map(({ path, message }) => ({ path: cut(path, 400), message: cut(message, 500) }))
  const first = errors[0]
  const message = first ? `${first.path || '/'}: ${first.message}` : PROBLEMS.invalid_request.message
  return new Problem('invalid_request', { message, errors })
}
