// Months as the CV stores them (YYYY or YYYY-MM) and as the month field shows them. Pure.

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The stored text in two: "03" and "2021"; whatever was stored besides stays with the year, so nothing is dropped. */
export function monthAndYear(date: string): { month: string; year: string } {
  const match = /^(\d*)-(\d\d)(-\d\d)?$/.exec(date)
  return match ? { month: match[2] ?? '', year: match[1] ?? '' } : { month: '', year: date }
}

/** The two put together. A month without a year is kept as "-03": it is no date yet and waits for its year. */
export function dateFrom(month: string, year: string): string {
  const digits = year.trim()
  return month === '' ? digits : `${digits}-${month}`
}

/** "March 2021", "2021", or '' for a person. */
export function readableMonth(date: string | undefined): string {
  const { month, year } = monthAndYear(date ?? '')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${year}` : year
}
