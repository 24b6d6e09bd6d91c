// How much is tried at random: little, and the same each time, in `npm test`; much, and something else each time, in
// `npm run test:long`. SEED=n repeats a run.
import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** Whether the long doses are wanted (`npm run test:long`). */
export const isLong = process.env.LONG === '1'
/** The long dose, or a thirtieth of it. */
export const dose = (long: number): number => (isLong ? long : Math.ceil(long / 30))

export const seed = Number(process.env.SEED ?? (isLong ? randomInt(2 ** 31) : 2026))
fc.configureGlobal({ seed })

/** A small random generator (mulberry32), so that a run can be repeated. */
export function randomOf(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export { fc }
