// Time limits of requests. The balancer handles slow and half-open connections; docs/operations.md describes the exposure of a service
// without one.
import { Problem } from '../lib/problem.ts'

/** For requests other than files, their body included. */
export const HANDLER_MS = 9_000
/** The limit of routes that typeset and may have to wait for other jobs; less than the 60 s of the balancer. */
export const TYPESETTING_MS = 55_000
/** Of the page with pictures of an evidence file: drawing waits for other jobs. */
export const DRAWING_MS = 40_000
/** 5 MiB at 18 kB/s. */
export const UPLOAD_MS = 300_000
/** The sentence about it in the OpenAPI document. */
export const UPLOAD_WORDS = 'A file may take five minutes; an account may send four at a time.'
/** A connection without a byte in either direction for this long is closed. */
export const IDLE_MS = TYPESETTING_MS + 5_000

export const TOO_SLOW = 'The request did not arrive in time.'

/** `work`, or `overloaded` after so many milliseconds: for routes without a `handlerTimeout`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('overloaded', { retryAfterSeconds: 1 })), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** 408, because the client was too slow. */
export const tooSlow = () => new Problem('invalid_request', { status: 408, message: TOO_SLOW })
