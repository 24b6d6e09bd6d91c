// Dates for people, from an ISO instant or a calendar day (2026-11-20).

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "20 November 2026" */
export const dayOf = (instant: string): string =>
  day.format(new Date(instant.length === '2026-11-20'.length ? `${instant}T00:00` : instant))

/** The day on this device, for a date field: 2026-11-20. */
export const localDay = (at = new Date()): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** "20 Nov, 14:02" within the last half year, else the day. */
export function momentOf(instant: string, nowMs = Date.now()): string {
  const recent = nowMs - Date.parse(instant) < 182 * 24 * 3600 * 1000
  return recent ? time.format(new Date(instant)) : dayOf(instant)
}
