// Asks the wallet's backend and turns whatever comes into an answer or a Problem with the call's own sentence. What the
// backend says is shown only after everything that could be a secret was taken out.

import { type CallName, callOf, errorText, failureOf, publicDetail } from '../core/wallet/calls.ts'
import { Problem } from '../lib/problem.ts'
import type { BackendFailure, BackendReply, WalletBackend } from '../providers/wallet-backend.ts'

export type Question = {
  /** With its question mark. */
  query?: string
  body?: unknown
  /** The session's bearer; calls that go without Authorization have none. */
  bearer?: string | null
  /** Texts of this call that may be shown to nobody. */
  secrets?: readonly string[]
  /** For callers who know the backend's protocol: what it refuses keeps its status and its envelope. */
  isKept?: boolean
}
export type Upstream = {
  /** `data` of the answer, as the backend gave it. */
  ask(name: CallName, question?: Question): Promise<unknown>
}

const SILENT = 'the wallet service did not answer'

export function createUpstream(backend: WalletBackend): Upstream {
  return {
    async ask(name, { query = '', body, bearer = null, secrets = [], isKept = false } = {}) {
      const { method, path } = callOf(name)
      const hidden = [...secrets, ...(bearer ? [bearer] : [])]
      const asked = { method, path, query, bearer, ...(body !== undefined && { body }) }
      const reply = await backend.ask(asked).catch((error: unknown) => {
        throw withoutReply(name, error)
      })
      return answered(name, reply, { hidden, isKept })
    },
  }
}

const causeOf = (error: unknown) =>
  Object(error instanceof Problem ? error.details.cause : null) as { sent?: unknown; isJudged?: unknown }

/** Whether a failed call surely never reached the backend. */
export const neverSent = (error: unknown): boolean => causeOf(error).sent === false

/** Whether the backend looked at what was sent and said no; false when it failed, or never had a word. */
export const wasJudged = (error: unknown): boolean => causeOf(error).isJudged === true

function withoutReply(name: CallName, error: unknown): unknown {
  const { kind } = error as Partial<BackendFailure>
  if (kind === undefined) return error
  if (kind === 'busy') return new Problem('overloaded', { retryAfterSeconds: 1, cause: error })
  const code = kind === 'timeout' ? 'upstream_timeout' : 'upstream_failed'
  return new Problem(code, { shown: failureOf(name, SILENT), cause: error })
}

type Showing = { hidden: readonly string[]; isKept: boolean }

function answered(name: CallName, { status, body }: BackendReply, showing: Showing): unknown {
  const { failed, missing, part, open } = callOf(name)
  const { status: word, data, error } = Object(body) as { status?: unknown; data?: unknown; error?: unknown }
  const kept = showing.isKept && status < 500 ? { status, extra: envelopeOf(error, showing.hidden) } : {}
  if (status === 401 && !open) throw new Problem('wallet_session_required', kept)
  if (status === 429) throw new Problem('rate_limited', { retryAfterSeconds: 60, ...kept })
  if (status >= 300 || (failed !== undefined && word === 'error')) {
    throw refusalOf(name, status, publicDetail(errorText(error), showing.hidden), kept)
  }
  const answer = part === undefined ? data : Object(data)[part]
  if (data === undefined || data === null || answer === undefined)
    throw new Problem('upstream_failed', { shown: missing })
  return data
}

/**
 * A 4xx for what was sent is the caller's affair: 400, whichever it was, since any other would be taken for one of ours.
 * A call that only reads cannot be refused for what it holds; there, and where an error comes as 200, the backend has failed.
 */
function refusalOf(
  name: CallName,
  status: number,
  detail: string,
  kept: { status?: number; extra?: Envelope },
): Problem {
  const message = failureOf(name, detail)
  const cause = { isJudged: status < 500 }
  const isRefusal = status >= 400 && status < 500 && callOf(name).method === 'POST'
  if (isRefusal || kept.status !== undefined) return new Problem('wallet_refused', { message, detail, cause, ...kept })
  return new Problem('upstream_failed', { shown: message, detail, cause })
}

type Envelope = { status: 'error'; error: { code?: number; message: string; details?: string } }

/** The backend's own envelope of an error, with no more of it than may be shown. */
function envelopeOf(error: unknown, hidden: readonly string[]): Envelope {
  const { code, details } = Object(error) as { code?: unknown; details?: unknown }
  return {
    status: 'error',
    error: {
      ...(typeof code === 'number' && { code }),
      message: publicDetail(errorText(error), hidden),
      ...(typeof details === 'string' && { details: publicDetail(details, hidden) }),
    },
  }
}
