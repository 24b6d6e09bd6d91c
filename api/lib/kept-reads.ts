// Reads that are kept for a few seconds. The writes of their store in this process drop them; those of other copies are seen when the time
// is over.
import { BoundedMap } from './bounded-map.ts'
import { monotonicMs } from './clock.ts'

const KEPT_MS = 5_000
const ENTRIES = 10_000

export function createKeptReads<Value>() {
  const kept = new BoundedMap<string, { value: Value; readAtMs: number }>(ENTRIES)
  let writes = 0

  return {
    /** What `read` returned for this key within the last seconds; null is not kept. */
    async find(key: string, read: () => Promise<Value | null>): Promise<Value | null> {
      const readAtMs = monotonicMs()
      const known = kept.get(key)
      if (known && readAtMs - known.readAtMs < KEPT_MS) return known.value
      const earlier = writes
      const value = await read()
      // During a write the read may have seen the state before it.
      if (value !== null && writes === earlier) kept.set(key, { value, readAtMs })
      return value
    },
    /** A copy of the store in which each call of these functions drops everything kept, whether it succeeds or not. */
    droppedBy<Store extends object>(store: Store, ...names: readonly (keyof Store)[]): Store {
      const wrapped = names.map(name => {
        const write = store[name] as (...args: unknown[]) => Promise<unknown>
        const dropping = (...args: unknown[]) =>
          write(...args).finally(() => {
            writes++
            kept.clear()
          })
        return [name, dropping]
      })
      return { ...store, ...Object.fromEntries(wrapped) }
    },
  }
}
