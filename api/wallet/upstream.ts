// Calls to the wallet's backend. A failure becomes a Problem with the call's own message; the backend's text is displayed only after
// everything that could be a secret has been removed.
import { type CallName, callOf, errorText, failureOf, publicDetail } from '../core/wallet/calls.ts'
import { WalletError } from '../core/wallet/errors.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { BackendFailure, BackendReply, WalletBackend } from '../providers/wallet-backend.ts'

export type Question = {
  /** With its question mark. */
  query?: string
  body?: unknown
  /** The session's bearer; calls without Authorization have none. */
  bearer?: string | null
  /** Secrets of this call, which no message may contain. */
  secrets?: readonly string[]
  /** What the person typed into this call: an error may repeat it. */
  typed?: string
  /** The public SDK knows the backend's protocol: a refusal keeps the backend's status and envelope. */
  isSdk?: boolean
}
export type Upstream = {
  /** Resolves with `data` of the reply, as the backend sent it. */
  ask(name: CallName, question?: Question): Promise<unknown>
}

const NO_REPLY = 'the wallet service did not answer'

export function createUpstream(backend: WalletBackend): Upstream {
  return {
    async ask(name, { query = '', body, bearer = null, secrets = [], typed, isSdk = false } = {}) {
      const { method, path } = callOf(name)
      const hidden = [...secrets, ...(bearer ? [bearer] : [])]
      const detailOf = (text: string) => publicDetail(text, hidden, typed)
      const request = { method, path, query, bearer, ...(body !== undefined && { body }) }
      const reply = await backend.ask(request).catch((error: unknown) => {
        throw problemWithoutReply(name, error)
      })
      return dataOf(name, reply, detailOf, isSdk)
    },
  }
}

/** A request that a check of the wallet's has refused. */
export const refuse = (path: string, message: string): Problem => invalid([{ path, message }])

/** Reads a reply. A reply that breaks the wallet's rules is a failure of the backend. */
export function readReply<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof WalletError) throw new Problem('upstream_failed', { shown: error.message })
    throw error
  }
}

const causeOf = (error: unknown) =>
  Object(error instanceof Problem ? error.details.cause : null) as { sent?: unknown; isRefusal?: unknown }

/** Whether a failed call certainly never reached the backend. */
export const neverSent = (error: unknown): boolean => causeOf(error).sent === false

/** Whether the backend examined the request and refused it; false when it failed or was not reached. */
export const wasRefused = (error: unknown): boolean => causeOf(error).isRefusal === true

function problemWithoutReply(name: CallName, error: unknown): unknown {
  const { kind } = error as Partial<BackendFailure>
  if (kind === undefined) return error
  if (kind === 'busy') return new Problem('overloaded', { retryAfterSeconds: 1, cause: error })
  const code = kind === 'timeout' ? 'upstream_timeout' : 'upstream_failed'
  return new Problem(code, { shown: failureOf(name, NO_REPLY), cause: error })
}

function dataOf(name: CallName, { status, body }: BackendReply, detailOf: DetailOf, isSdk: boolean): unknown {
  const { failed, missing, part, open } = callOf(name)
  const { status: outcome, data, error } = Object(body) as { status?: unknown; data?: unknown; error?: unknown }
  const original = isSdk && status < 500 ? { status, extra: envelopeOf(error, detailOf) } : {}
  if (status === 401 && !open) throw new Problem('wallet_session_required', original)
  if (status === 429) throw new Problem('rate_limited', { retryAfterSeconds: 60, ...original })
  if (status >= 300 || (failed !== undefined && outcome === 'error')) {
    throw problemOf(name, status, detailOf(errorText(error)), original)
  }
  const result = part === undefined ? data : Object(data)[part]
  if (data === undefined || data === null || result === undefined) {
    throw new Problem('upstream_failed', { shown: missing })
  }
  return data
}

/**
 * A 4xx to a POST is the caller's fault and becomes a 400: any other status would look like one of this service's own. A 4xx
 * to a read, and an error sent with a 200, are failures of the backend.
 */
function problemOf(
  name: CallName,
  status: number,
  detail: string,
  original: { status?: number; extra?: Envelope },
): Problem {
  const message = failureOf(name, detail)
  const cause = { isRefusal: status < 500 }
  const isCallersFault = status >= 400 && status < 500 && callOf(name).method === 'POST'
  if (isCallersFault || original.status !== undefined) {
    return new Problem('wallet_refused', { message, detail, cause, ...original })
  }
  return new Problem('upstream_failed', { shown: message, detail, cause })
}

/** A text of the backend as it may be shown. */
type DetailOf = (text: string) => string
type Envelope = { status: 'error'; error: { code?: number; message: string; details?: string } }

/** The backend's error envelope, reduced to the fields that may be displayed. */
function envelopeOf(error: unknown, detailOf: DetailOf): Envelope {
  const { code, details } = Object(error) as { code?: unknown; details?: unknown }
  return {
    status: 'error',
    error: {
      ...(typeof code === 'number' && { code }),
      message: detailOf(errorText(error)),
      ...(typeof details === 'string' && { details: detailOf(details) }),
    },
  }
}
