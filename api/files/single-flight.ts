// Single flight: concurrent callers of the same key share one computation, whose result is cached for a short time.
import { BoundedMap } from '../lib/bounded-map.ts'
import { Problem } from '../lib/problem.ts'

const KEPT_MS = 20_000

/** Caches at most `most` results, including the refusal of a CV that is too long or too complex. */
export function createSingleFlight<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  const kept = new BoundedMap<string, Promise<T>>(most)

  function keep(key: string, made: Promise<T>): void {
    kept.set(key, made)
    setTimeout(() => kept.get(key) === made && kept.delete(key), KEPT_MS).unref()
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
