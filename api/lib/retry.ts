// Optimistic concurrency: read, decide, write on the condition that nothing has changed since, and retry when it has.
import { Problem } from './problem.ts'

const TRIES = 500

/** Runs `attempt` until it returns a result; null means that a concurrent write was first. Throws overloaded after many attempts. */
export async function untilDone<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await attempt()
    if (done !== null) return done
  }
  throw new Problem('overloaded', { retryAfterSeconds: 1 })
}

/** Whether a write violated a unique index. */
export const isDuplicateKey = (error: unknown): boolean => (error as { code?: unknown }).code === 11_000

/** The result of `write`, or null when its unique key was taken. */
export const unlessTaken = <T>(write: Promise<T>): Promise<T | null> =>
  write.catch((error: unknown) => {
    if (isDuplicateKey(error)) return null
    throw error
  })
