// When an undelivered mail is retried and when it is given up. Pure.
import { Problem } from '../lib/problem.ts'

const FIRST_RETRY_MS = 30_000
const DAY_MS = 24 * 3_600_000
const KEPT_FOR_MS = 14 * DAY_MS

/** Exponential backoff after `tries` failed tries: from half a minute up to a day. Null when the mail is two weeks old. */
export function nextTryAt(createdAt: Date, tries: number, at: Date): Date | null {
  if (at.getTime() - createdAt.getTime() >= KEPT_FOR_MS) return null
  return new Date(at.getTime() + Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, tries - 1), DAY_MS))
}

/** Whether the mail server, and not this mail, is the reason of a failure: it could not be reached, was silent, or refused us. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  const { command } = (error.details.cause ?? {}) as { command?: string }
  return (
    error.code === 'upstream_timeout' || (error.code === 'upstream_failed' && !/^(RCPT TO|DATA)$/.test(command ?? ''))
  )
}

/** Whether a retry cannot help: the mail or its recipient was refused permanently. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  const { permanent, command } = (error.details.cause ?? {}) as { permanent?: boolean; command?: string }
  // A refused sender or log-in is a configuration error, which can be fixed before the next try.
  return error.code === 'invalid_request' || (permanent === true && /^(RCPT TO|DATA)$/.test(command ?? ''))
}
