// The days of instants: in UTC for data and counts, in Indian time for plans, payments and invoices, wherever the reader is. Pure.

/** The UTC day, such as 2026-11-23. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

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
