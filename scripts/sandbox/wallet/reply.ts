// The envelope of the wallet backend's replies, {status, data} or {status, error}, and checks of request bodies.
import { randomUUID } from 'node:crypto'
import type { Answer } from '../calls.ts'

/** A request that the backend refuses. `details` is meant for programs. */
export class Refused extends Error {
  readonly status: number
  readonly details: string
  constructor(status: number, message: string, details = message) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const success = (data: unknown): Answer => ({ body: { status: 'success', data } })

export function failure({ status, message, details }: Refused): Answer {
  const error = { code: status, errorCode: CODES[status] ?? 'ERROR', message, trace_id: randomUUID(), details }
  return { status, body: { status: 'error', error } }
}

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  503: 'UNAVAILABLE',
}

type Json = Record<string, unknown>

/** The value as an object with exactly these keys (and perhaps some of `optional`). Throws Refused 400 naming the key. */
export function objectWith(value: unknown, what: string, keys: readonly string[], optional: readonly string[] = []) {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refused(400, `${what} must be an object`)
  const missing = keys.find(key => (value as Json)[key] === undefined)
  if (missing !== undefined) throw new Refused(400, `${what} lacks '${missing}'`)
  const unknown = Object.keys(value).find(key => !keys.includes(key) && !optional.includes(key))
  if (unknown !== undefined) throw new Refused(400, `${what} has an unknown key '${unknown}'`)
  return value as Json
}

export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused(400, 'the body is not JSON')
  }
}

export function requireText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Refused(400, `${what} must be a text`)
  return value
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A lower-case uuid of version 4; throws Refused 400. */
export function uuidOf(value: unknown, what: string): string {
  if (typeof value !== 'string' || !UUID.test(value)) throw new Refused(400, `${what} is not a UUID of version 4`)
  return value
}
