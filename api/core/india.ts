// Days of plans, payments and receipts: the day in Indian time, on every surface, wherever its reader is. Pure.

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** The instant whose UTC fields are those of Indian time. */
export const inIndia = (at: Date | string): Date => new Date(new Date(at).getTime() + INDIA_AHEAD_MS)

/** 1 April 2026 */
export function dayInIndia(at: Date | string): string {
  const local = inIndia(at)
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** 2026-04-01, for a date field. */
export const isoDayInIndia = (at: Date | string): string => inIndia(at).toISOString().slice(0, 10)
