// What the number of a cell says in its format: a date, a percentage, a number with leading zeros. Pure.

/** `date`: with the precision that the format shows. `zeros`: the least number of digits. */
export type NumberFormat = Readonly<{ date?: 'year' | 'month' | 'day'; isPercent?: boolean; zeros?: number }>

const PLAIN: NumberFormat = {}
const BUILT_IN_DATES = [14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]
const MONTH_AND_YEAR = 17
const BUILT_IN_PERCENTS = [9, 10]
const DAY_MS = 24 * 3_600_000
/** Day 0 of the two calendars of spreadsheets; of the older one it is right from March 1900 on. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const LAST_DAY = 2_958_465

/** `code`: of a format that the file defines. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (id === MONTH_AND_YEAR) return { date: 'month' }
    if (BUILT_IN_DATES.includes(id)) return { date: 'day' }
    return BUILT_IN_PERCENTS.includes(id) ? { isPercent: true } : PLAIN
  }
  // Of the first section, without quoted texts, colours, languages and fillers.
  const bare = code
    .replace(/"[^"]{0,255}"|\[[^\]]{0,255}\]|[\\_*]./g, '')
    .replace(/;.*$/s, '')
    .toLowerCase()
  if (/^0+$/.test(bare)) return { zeros: bare.length }
  if (bare.includes('%')) return { isPercent: true }
  const isDay = bare.includes('d')
  if (!/[dy]/.test(bare) || /general|[#?]/.test(bare)) return PLAIN
  return { date: isDay || !bare.includes('y') ? 'day' : bare.includes('m') ? 'month' : 'year' }
}

/** The text of a number, which is stored with more digits than it has. */
export function numberText(stored: string, format: NumberFormat, calendar: keyof typeof EPOCHS): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (format.isPercent) return `${Number((value * 100).toPrecision(12))}%`
  if (format.zeros) return String(value).padStart(format.zeros, '0')
  if (!format.date || value < 1 || value > LAST_DAY) return String(value)
  const iso = new Date(EPOCHS[calendar] + Math.floor(value) * DAY_MS).toISOString()
  return iso.slice(0, { year: 4, month: 7, day: 10 }[format.date])
}
