// Receipt numbers: consecutive within an Indian financial year, which begins on 1 April in India's time. Pure.

const INDIA_AHEAD_MS = 5.5 * 3_600_000
const APRIL = 3

/** The financial year of an instant, as tax invoices write it: '26-27' from 1 April 2026, 00:00 in India. */
export function financialYearOf(at: Date): string {
  const inIndia = new Date(at.getTime() + INDIA_AHEAD_MS)
  const first = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < APRIL ? 1 : 0)
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/** At most the 16 characters that a tax invoice's number may have, up to a million receipts a year. */
export const receiptNumber = (year: string, serial: number): string => `TCV/${year}/${String(serial).padStart(6, '0')}`
