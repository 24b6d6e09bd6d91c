// Asks the wallet's backend and turns whatever comes into an answer or a Problem with the call's own sentence. What the
// backend says is shown only after everything that could be a secret was taken out.
import { Problem } from '../lib/problem.ts'
import type { BackendFailure, WalletBackend } from '../providers/wallet-backend.ts'
import { type CallName, callOf, errorText, failureOf } from './rules/calls.ts'
import { publicDetail } from './rules/redact.ts'

export type Question = {
  /** With its question mark. */
  query?: string
  body?: unknown
  /** The session's bearer; calls that go without Authorization have none. */
  bearer?: string | null
  /** Texts of this call that may be shown to nobody. */
  secrets?: readonly string[]
}
export type Upstream = {
  /** `data` of the answer, as the backend gave it. */
  ask(name: CallName, question?: Question): Promise<unknown>
}

const SILENT = 'the wallet service did not answer'

export function createUpstream(backend: WalletBackend): Upstream {
  return {
    async ask(name, { query = '', body, bearer = null, secrets = [] } = {}) {
      const { method, path } = callOf(name)
      const hidden = [...secrets, ...(bearer ? [bearer] : [])]
      const asked = { method, path, query, bearer, ...(body !== undefined && { body }) }
      const reply = await backend.ask(asked).catch((error: unknown) => {
        throw withoutReply(name, error)
      })
      return answered(name, reply.status, reply.body, hidden)
    },
  }
}

/** Whether a failed call surely never reached the backend. */
export const neverSent = (error: unknown): boolean =>
  error instanceof Problem && (error.details.cause as { sent?: unknown } | undefined)?.sent === false

function withoutReply(name: CallName, error: unknown): unknown {
  const { kind } = error as Partial<BackendFailure>
  if (kind === undefined) return error
  if (kind === 'busy') return new Problem('overloaded', { retryAfterSeconds: 1, cause: error })
  const code = kind === 'timeout' ? 'upstream_timeout' : 'upstream_failed'
  return new Problem(code, { shown: failureOf(name, SILENT), cause: error })
}

function answered(name: CallName, status: number, body: unknown, hidden: readonly string[]): unknown {
  const { method, failed, missing, part, open } = callOf(name)
  const { status: word, data, error } = Object(body) as { status?: unknown; data?: unknown; error?: unknown }
  if (status === 401 && !open) throw new Problem('wallet_session_required')
  if (status === 429) throw new Problem('rate_limited', { retryAfterSeconds: 60 })
  if (status >= 300 || (failed !== undefined && word === 'error')) {
    const detail = publicDetail(errorText(error), hidden)
    const message = failureOf(name, detail)
    // A refusal of what was sent is the caller's affair; a call that only reads cannot be refused for what it holds.
    if (status < 500 && method === 'POST') throw new Problem('wallet_refused', { message, detail })
    throw new Problem('upstream_failed', { shown: message, detail })
  }
  const answer = part === undefined ? data : Object(data)[part]
  if (data === undefined || data === null || answer === undefined)
    throw new Problem('upstream_failed', { shown: missing })
  return data
}
