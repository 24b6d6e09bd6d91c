// Formats dates by the patterns of a language and what the owner chose. Pure.
import type { CvStyleData } from '../../contract/style.ts'
import { type DatePatterns, datePatterns, primaryOf } from './patterns.ts'

/** How dates are written; absent: as is usual in the language, with the month's whole name. */
export type DateStyle = Pick<CvStyleData, 'dateForm' | 'digits' | 'calendar'>

const BUDDHIST_YEARS = 543
const ISO = { year: '{y}', month: '{y}-{m}', day: '{y}-{m}-{d}' }

/** Formats a date of a CV (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). Any other text is returned unchanged. */
export function formatDate(date: string, language: string, style: DateStyle = {}): string {
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date)
  if (!found) return date
  const [, year = '', month = '', day = ''] = found
  const instant = new Date(0)
  instant.setUTCFullYear(Number(year), Number(month || 1) - 1, Number(day || 1))
  const rolledOver = instant.getUTCMonth() !== Number(month || 1) - 1 || instant.getUTCDate() !== Number(day || 1)
  if (rolledOver) return date
  const isBuddhist = style.calendar === 'buddhist' && primaryOf(language) === 'th'
  const shown = isBuddhist ? String(Number(year) + BUDDHIST_YEARS) : year
  const patterns = datePatterns(language)
  return inDigits(filled(patterns, [shown, month, day], style.dateForm ?? 'long'), patterns, style)
}

/** The sign between the two dates of a period, which are given as in the CV and as formatted. */
export function betweenDates(dates: readonly string[], shown: readonly string[], language: string): string {
  const { between, betweenYears } = datePatterns(language)
  if (dates.every(date => date.length === 4)) return betweenYears
  // A dash without spaces would be one more hyphen: 2021-03–2022-11.
  return shown.some(text => text.includes('-')) ? ` ${between.trim()} ` : between
}

function filled(
  patterns: DatePatterns,
  [year, month, day]: readonly [string, string, string],
  choice: NonNullable<DateStyle['dateForm']>,
): string {
  const isNamed = choice === 'long' || choice === 'short'
  const form = choice === 'iso' ? ISO : patterns[choice]
  const pattern = day ? form.day : month ? form.month : choice === 'iso' ? ISO.year : patterns.year
  const unpadded = (number: string) => String(Number(number))
  const { names, dayNames = names } = patterns[isNamed ? choice : 'long']
  const name = () => (day ? dayNames : names).split('|')[Number(month) - 1] ?? month
  const values: Record<string, string> = {
    y: choice === 'iso' ? year : unpadded(year),
    m: isNamed && month ? name() : month,
    d: isNamed ? (day === '01' && patterns.firstDay) || unpadded(day) : day,
  }
  return pattern.replace(/\{([ymd])\}/g, (_, part: string) => values[part] ?? '')
}

function inDigits(text: string, { digits }: DatePatterns, style: DateStyle): string {
  if (!digits || style.digits === 'latin' || !(style.digits === 'own' || digits.areUsual)) return text
  const zero = digits.zero.codePointAt(0) ?? 0
  return text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
}
