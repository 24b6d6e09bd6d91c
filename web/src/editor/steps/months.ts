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

/** Splits a stored date: "03" and "2021", or "03" and "Present". Text of an unknown format is the year, so that nothing is lost. */
export function monthAndYear(date: string): { month: string; year: string } {
  const match = /^(\d*|\D+)-(0[1-9]|1[0-2])(-\d\d)?$/.exec(date)
  return match ? { month: match[2] ?? '', year: match[1] ?? '' } : { month: '', year: date }
}

const isWholeMonth = (text: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text.trim())

/** The inverse. A month without a year is stored as "-03", which is not a valid date yet. A year like "2021-05" replaces both. */
export function dateFrom(month: string, year: string): string {
  const digits = year.trim()
  return month === '' || isWholeMonth(year) ? digits : `${digits}-${month}`
}

/** The text to store, with the month and the year to show for it: as typed, unless a whole month was typed as the year. */
export function typedMonth(month: string, year: string): { text: string; month: string; year: string } {
  const text = dateFrom(month, year)
  return { text, ...(isWholeMonth(year) ? monthAndYear(text) : { month, year }) }
}

/** "March 2021", "2021", or ''. */
export function readableMonth(date: string | undefined): string {
  const { month, year } = monthAndYear(date ?? '')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${year}` : year
}

/** "Mar 2021 – present" */
export function periodOf({ startDate, endDate, current }: Readonly<Record<string, unknown>>): string {
  const [start, end] = [startDate, endDate].map(date => readableMonth(date as string | undefined))
  return [start, current ? 'present' : end].filter(Boolean).join(' – ')
}
