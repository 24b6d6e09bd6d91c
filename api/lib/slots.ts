// Limits that hold under concurrency: each record of a group has a number below the limit, and a unique index over both.
import { isDuplicateKey } from './retry.ts'

type Range = { from?: number; count: number }

/**
 * Calls `write` with the first number that is not in `listTaken`, and with the next one after a duplicate key error of the index, which a
 * concurrent request causes. Null when every number is in use.
 */
export async function takeSlot<T>(
  listTaken: () => Promise<readonly number[]>,
  { from = 0, count }: Range,
  write: (place: number) => Promise<T>,
): Promise<{ written: T } | null> {
  for (let attempt = 0; attempt < count; attempt++) {
    const taken = new Set(await listTaken())
    const place = Array.from({ length: count }, (_, index) => from + index).find(number => !taken.has(number))
    if (place === undefined) return null
    try {
      return { written: await write(place) }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
  return null
}
