// Quotas by key, counted in the database over all copies of the service: guesses of secrets, and messages to other people. Factor 0
// disables them.
import { overLimit } from './problem.ts'

export type SharedQuota = {
  /** Counts uses, all or none. Throws rate_limited when the quota is used up. Resolves with a function that releases them. */
  take(key: string, uses?: number): Promise<() => Promise<void>>
  /**
   * Counts uses before `work` runs, so that attempts at the same time cannot exceed the quota, and takes them back when the work fails or
   * its result does not count.
   */
  attempt<T>(key: string, work: () => Promise<T>, doesCount?: (result: T) => boolean, uses?: number): Promise<T>
}
export type SharedParts = {
  store: {
    take(
      id: string,
      most: { max: number; spanMs: number; uses: number },
      at: Date,
    ): Promise<{ isTaken: boolean; endsAt: Date }>
    giveBack(id: string, endsAt: Date, uses: number): Promise<void>
  }
  /** A keyed hash: neither addresses nor accounts can be read or guessed from what is stored. */
  hashOf: (text: string) => Promise<string>
  now: () => Date
}

/** `spans`: each a maximum and the length of its window. */
export function createSharedQuota(
  { store, hashOf, now, factor, message }: SharedParts & { factor: number; message?: string },
  name: string,
  ...spans: readonly [max: number, spanMs: number][]
): SharedQuota {
  async function take(key: string, uses = 1) {
    const taken: { id: string; endsAt: Date }[] = []
    // A use that cannot be taken back ends with its window.
    const giveBack = async () => {
      for (const { id, endsAt } of taken) await store.giveBack(id, endsAt, uses).catch(() => undefined)
    }
    if (factor === 0) return giveBack
    const hash = await hashOf(`${name} ${key}`)
    for (const [max, spanMs] of spans) {
      const id = `${name}:${spanMs}:${hash}`
      const at = now()
      const most = Math.max(1, Math.round(max * factor))
      const { isTaken, endsAt } = await store.take(id, { max: most, spanMs, uses }, at)
      if (!isTaken) {
        await giveBack()
        throw overLimit({ name, max: most, seconds: spanMs / 1_000 }, endsAt.getTime() - at.getTime(), message)
      }
      taken.push({ id, endsAt })
    }
    return giveBack
  }

  return {
    take,
    async attempt(key, work, doesCount = () => true, uses = 1) {
      const giveBack = await take(key, uses)
      try {
        const result = await work()
        if (!doesCount(result)) await giveBack()
        return result
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}
