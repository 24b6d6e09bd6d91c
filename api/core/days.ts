// The days of instants: in UTC for data and counts, in Indian time for plans, payments and invoices, wherever the reader is. Pure.

const DAY_MS = 86_400_000
/** Nearly all calls are about today. */
let last = { day: Number.NaN, text: '' }

/** The UTC day, such as 2026-11-23. */
export function utcDay(at: Date): string {
  const day = Math.floor(at.getTime() / DAY_MS)
  if (day !== last.day) last = { day, text: at.toISOString().slice(0, 10) }
  return last.text
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
// Swedish dates are ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' })

/** 1 April 2026 */
export const dayInIndia = (at: Date | string): string => day.format(new Date(at))
/** 2026-04-01, for a date field. */
export const isoDayInIndia = (at: Date | string): string => isoDay.format(new Date(at))
