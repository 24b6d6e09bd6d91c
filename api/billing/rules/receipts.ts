// Receipts: their numbers, consecutive within an Indian financial year (from 1 April, Indian time), and the format of their moments. Pure.
import { dayInIndia, isoDayInIndia } from '../../core/days.ts'

const APRIL = 4
const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })

/** A moment in Indian time: 1 April 2026, 00:05 IST. */
export const momentInIndia = (at: Date): string => `${dayInIndia(at)}, ${time.format(at)} IST`

/** The financial year of an instant in the form of tax invoices: '26-27' from 1 April 2026, 00:00 Indian time. */
export function financialYearOf(at: Date): string {
  const [year = 0, month = 0] = isoDayInIndia(at).split('-').map(Number)
  const first = month < APRIL ? year - 1 : year
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/** Within the 16 characters allowed for the number of a tax invoice, for up to a million receipts a year. */
export const receiptNumber = (year: string, serial: number): string => `TCV/${year}/${String(serial).padStart(6, '0')}`
