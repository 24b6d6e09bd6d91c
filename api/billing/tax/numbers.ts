// Numbers and days of tax documents: the Indian financial year (from 1 April, Indian time), and series of consecutive numbers in it. Pure.
import { DOCUMENT_KINDS } from '../../core/contract/tax.ts'
import { isoDayInIndia } from '../../core/days.ts'

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
  bill: 'Bill',
  bill_reversal: 'Bill reversal',
}
/** The last letter of the series of each kind. */
const LETTERS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'V',
  credit_note: 'C',
  bill: 'B',
  bill_reversal: 'R',
}

const APRIL = 4
const CENTURY = 2_000
const KEPT_YEARS = 7
const LAST_SERIAL = 999_999
const LAST_RUN = 9

/** The calendar year in which the financial year of an instant begins. */
export function firstYearOf(at: Date): number {
  const [year = 0, month = 0] = isoDayInIndia(at).split('-').map(Number)
  return month < APRIL ? year - 1 : year
}

/** 1 April, 00:00 in India. */
export const yearStart = (firstYear: number): Date => new Date(`${firstYear}-04-01T00:00:00+05:30`)

/** The beginning of a month in India, such as 2026-11, and that of the next one. */
export function monthInIndia(month: string): [Date, Date] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const start = (months: number) => new Date(Date.UTC(year, months, 1) - INDIA_MS)
  return [start(number - 1), start(number)]
}
const INDIA_MS = 5.5 * 3_600_000

const short = (year: number) => String(year % 100).padStart(2, '0')
/** The financial year as documents name it: '26-27' for the one that begins in 2026. */
export const yearName = (firstYear: number): string => `${short(firstYear)}-${short(firstYear + 1)}`
/** The first calendar year of '26-27'; null for a text that names no financial year. */
export function firstYearNamed(name: string): number | null {
  const firstYear = CENTURY + Number(name.slice(0, 2))
  return yearName(firstYear) === name ? firstYear : null
}

/** The last day on which the documents of a year are kept whole: six years after the annual return is due. */
export const keepUntil = (firstYear: number): string => `${firstYear + KEPT_YEARS}-12-31`
/** The last financial year whose `keepUntil` is over. */
export const lastYearOver = (at: Date): number => Number(isoDayInIndia(at).slice(0, 4)) - KEPT_YEARS - 1
/** The last day on which a credit note against an invoice of the year changes the tax: CGST Act, section 34(2). */
export const creditUntil = (firstYear: number): string => `${firstYear + 1}-11-30`

/** A place in a series. When a series has no number left in its year, its next run begins. */
export type Place = Readonly<{ run: number; serial: number }>

/** The place after `last`; null when the last run is full. `least`: the first run that may be used. */
export function placeAfter(last: Place | null, least = 0): Place | null {
  if (least > LAST_RUN) return null
  if (!last || last.run < least) return { run: least, serial: 1 }
  if (last.serial < LAST_SERIAL) return { run: last.run, serial: last.serial + 1 }
  return last.run < LAST_RUN ? { run: last.run + 1, serial: 1 } : null
}

/** How many numbers each series has used in the year of its last document. */
export const numbersUsed = (findLast: (kind: DocumentKind) => Promise<Place | null>) =>
  Object.fromEntries(
    DOCUMENT_KINDS.map(kind => {
      const used = (last: Place | null) => (last ? last.run * LAST_SERIAL + last.serial : 0)
      return [seriesOf(kind, 0), () => findLast(kind).then(used)]
    }),
  )

/** TCV, or T1V in the next run. */
export const seriesOf = (kind: DocumentKind, run: number): string => `T${run === 0 ? 'C' : run}${LETTERS[kind]}`

/** The 16 characters that rule 46 of the CGST Rules allows: TCV/26-27/000001. */
export const numberOf = (kind: DocumentKind, firstYear: number, { run, serial }: Place): string =>
  `${seriesOf(kind, run)}/${yearName(firstYear)}/${String(serial).padStart(6, '0')}`
