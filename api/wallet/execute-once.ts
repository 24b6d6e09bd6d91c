// Idempotent execution: an operation is sent to the backend once, whichever process receives it, and every repeat gets the same reply.
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallName, callOf } from '../core/wallet/calls.ts'
import { Problem, type ProblemCode } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore, Outcome } from './ledger-store.ts'
import type { LiveSession, SessionAccess } from './session-access.ts'
import { neverSent } from './upstream.ts'

type Parts = {
  clientKey: ClientKey
  ledger: LedgerStore
  ask: SessionAccess['ask']
  now: () => Date
}

export type Operation = {
  name: CallName
  /** The idempotency key: equal operations have the same one. */
  id: string
  session: LiveSession
  body: object
  /** Texts of it that no error may show. */
  secrets: string[]
  /** What the person typed into it. */
  typed: string
  /** Whether a reply has the required fields. */
  isComplete: (data: unknown) => boolean
}

/** Longer than the backend's timeout: a record without an outcome after this time belongs to a process that crashed. */
const ABANDONED_MS = 33_000
const POLL_MS = 50
const MAX_POLL_MS = 500
const UNKNOWN = 'The wallet service did not answer in time. Look at your orders before you try again.'
/** Refused before anything was executed: the operation may be sent again. */
const REPEATABLE: ProblemCode[] = ['wallet_session_required', 'rate_limited', 'overloaded']

export function createExecuteOnce({ clientKey, ledger, ask, now }: Parts) {
  const running = new Map<string, Promise<unknown>>()

  async function send({ name, id, session, body, secrets, typed, isComplete }: Operation): Promise<unknown> {
    try {
      const data = await ask(name, session, { body, secrets, typed })
      if (!isComplete(data)) throw new Problem('upstream_failed', { shown: callOf(name).missing })
      await ledger.endOperation(id, sealed('answer', data, id))
      return data
    } catch (error) {
      const isRepeatable = error instanceof Problem && REPEATABLE.includes(error.code)
      if (isRepeatable || neverSent(error)) await ledger.dropOperation(id)
      else if (error instanceof Problem) await ledger.endOperation(id, sealed('refusal', refusalOf(error), id))
      throw error
    }
  }

  const sealed = (kind: Outcome['kind'], value: unknown, id: string): Outcome => ({
    kind,
    sealed: clientKey.seal(JSON.stringify(value), id),
  })

  /** Waits for the outcome of an operation that another process, or an earlier request, has sent. */
  async function awaitOutcome({ name, id }: Operation): Promise<unknown> {
    for (let pause = POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
      const record = await ledger.findOperation(id)
      // The other request was refused before anything was executed, so this one was not executed either.
      if (!record) throw new Problem('overloaded', { retryAfterSeconds: 1 })
      if (record.outcome) return replyOf(name, id, record.outcome)
      if (now().getTime() - record.startedAt.getTime() > ABANDONED_MS) {
        throw new Problem('upstream_timeout', { shown: UNKNOWN })
      }
      await sleep(pause)
    }
  }

  function replyOf(name: CallName, id: string, { kind, sealed }: Outcome): unknown {
    const text = clientKey.open(sealed, id)
    if (text === null) throw new Problem('upstream_failed', { shown: callOf(name).missing })
    const value = JSON.parse(text)
    if (kind === 'answer') return value
    const { code, ...details } = value as { code: ProblemCode; message: string }
    throw new Problem(code, details)
  }

  return async function executeOnce(operation: Operation): Promise<unknown> {
    const { id } = operation
    const known = running.get(id)
    if (known) return known
    const work = ledger
      .beginOperation(id, now())
      .then(isFirst => (isFirst ? send(operation) : awaitOutcome(operation)))
      .finally(() => running.delete(id))
    running.set(id, work)
    return work
  }
}

const refusalOf = ({ code, message, details: { shown, detail, status, extra } }: Problem) => ({
  code,
  message,
  shown,
  detail,
  status,
  extra,
})
