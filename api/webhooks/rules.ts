// The conventions of Standard Webhooks (standardwebhooks.com): signatures, secrets, and when a delivery is tried again. Pure.

import { createHmac, randomBytes } from 'node:crypto'
import { sha256 } from '../lib/sha256.ts'

const HOUR_MS = 3_600_000
const DELAYS_MS = [
  5_000,
  300_000,
  HOUR_MS / 2,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** The sum of the delays. A delivery that waited behind another event of its CV has fewer tries left. */
const TRIED_FOR_MS = 76 * HOUR_MS
const SECRET = 'whsec_'
/** How long an earlier secret signs beside the new one. */
export const BOTH_SIGN_MS = 24 * HOUR_MS

/** When a delivery is retried after `tries` failed tries since `since`. Null: no more. */
export function nextTryAt(tries: number, since: Date, at: Date): Date | null {
  const delay = DELAYS_MS[tries - 1]
  const next = delay === undefined ? null : new Date(at.getTime() + delay)
  return next && next.getTime() - since.getTime() < TRIED_FOR_MS ? next : null
}

export const newSecret = (): string => SECRET + randomBytes(32).toString('base64')

/** The headers of one try. */
export function headersOf(secrets: readonly string[], id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(SECRET.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** The id of an event, derived from what happened, so that a repetition has the same. */
export const eventIdOf = (what: string): string => sha256(what).toString('base64url').slice(0, 21)
