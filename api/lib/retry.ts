// Optimistic writes: look, decide, write on the condition that nothing has changed, and again when it has.
import { Problem } from './problem.ts'

const TRIES = 500

/** Runs `attempt` until it gives something; null means that somebody else was faster. Throws overloaded when it never does. */
export async function untilDone<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await attempt()
    if (done !== null) return done
  }
  throw new Problem('overloaded', { retryAfterSeconds: 1 })
}

/** Whether the database refused a second document with the same unique key. */
export const isDuplicateKey = (error: unknown): boolean => (error as { code?: unknown }).code === 11_000

/** `write`'s result, or null when its unique key was taken. */
export const unlessTaken = <T>(write: Promise<T>): Promise<T | null> =>
  write.catch((error: unknown) => {
    if (isDuplicateKey(error)) return null
    throw error
  })
