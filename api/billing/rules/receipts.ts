// Receipts: their numbers, consecutive within an Indian financial year (from 1 April, Indian time), and the format of their moments. Pure.
import { dayInIndia, inIndia } from '../../core/india.ts'

const APRIL = 3

/** A moment in Indian time: 1 April 2026, 00:05 IST. */
export const momentInIndia = (at: Date): string => `${dayInIndia(at)}, ${inIndia(at).toISOString().slice(11, 16)} IST`

/** The financial year of an instant in the form of tax invoices: '26-27' from 1 April 2026, 00:00 Indian time. */
export function financialYearOf(at: Date): string {
  const local = inIndia(at)
  const first = local.getUTCFullYear() - (local.getUTCMonth() < APRIL ? 1 : 0)
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/** Within the 16 characters allowed for the number of a tax invoice, for up to a million receipts a year. */
export const receiptNumber = (year: string, serial: number): string => `TCV/${year}/${String(serial).padStart(6, '0')}`
