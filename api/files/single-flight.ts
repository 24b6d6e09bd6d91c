// Expensive results, computed once for concurrent callers with the same key and cached for a short time.
import { Problem } from '../lib/problem.ts'

const KEPT_MS = 20_000

/** Caches at most `most` results, including the refusal of a CV that is too long or too complex. */
export function createSingleFlight<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  const kept = new Map<string, Promise<T>>()

  function keep(key: string, made: Promise<T>): void {
    if (most === 0) return
    kept.set(key, made)
    setTimeout(() => kept.get(key) === made && kept.delete(key), KEPT_MS).unref()
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
  }

  return (key, make) => {
    const known = kept.get(key) ?? flights.get(key)
    if (known) return known
    const made = make()
    flights.set(key, made)
    const isRefusal = (error: unknown) => error instanceof Problem && error.status === 422
    made
      .then(
        () => keep(key, made),
        error => isRefusal(error) && keep(key, made),
      )
      .finally(() => flights.delete(key))
    return made
  }
}
