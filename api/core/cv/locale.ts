// The labels, dates and direction of a CV in its language; the labels are in languages/. A language whose labels are not loaded falls
// back to English. Pure.
import { loadedLabels } from './languages/index.ts'
import type { Labels } from './languages/labels.ts'

export type { Labels } from './languages/labels.ts'

const RIGHT_TO_LEFT = new Set('ar arab he hebr fa ur ps sd ug ckb yi dv thaa nko nkoo syr syrc'.split(' '))

/** The labels for a BCP 47 tag, English by default. */
export const labelsOf = (language: string): Labels => loadedLabels(language)

/** The direction of a language, with or without labels; a script in the tag takes precedence. */
export function direction(language: string): 'ltr' | 'rtl' {
  const [primary = '', ...rest] = language.toLowerCase().split('-')
  const script = rest.find(part => part.length === 4 && /^[a-z]+$/.test(part))
  return RIGHT_TO_LEFT.has(script ?? primary) ? 'rtl' : 'ltr'
}

/** The direction of the labels, which differs from the CV's when they fall back to English. */
export const labelDirection = (sheet: { language: string; labelLanguage: string; direction: 'ltr' | 'rtl' }) =>
  sheet.labelLanguage === sheet.language.toLowerCase().split('-')[0] ? sheet.direction : direction(sheet.labelLanguage)

/** Formats a date of a CV (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). Any other text is returned unchanged. */
export function formatDate(date: string, language: string): string {
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date)
  if (!found) return date
  const [, year, month, day] = found
  const instant = new Date(0)
  instant.setUTCFullYear(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))
  const rolledOver = instant.getUTCMonth() !== Number(month ?? 1) - 1 || instant.getUTCDate() !== Number(day ?? 1)
  if (rolledOver) return date
  return formatter(language, day ? 'day' : month ? 'month' : 'year').format(instant)
}

/** The day of an instant, in English: 20 November 2026. */
export const dayInEnglish = (instant: string): string => formatDate(instant.slice(0, 10), 'en')

/** A piece of a formatted period; `date` is set, unformatted, for the two dates. */
export interface RangePart {
  text: string
  date?: string
}

/** Formats a period in pieces, so that a page can mark up the dates. `current` overrides `end`. */
export function rangeParts(
  start: string | undefined,
  end: string | undefined,
  current: boolean | undefined,
  language: string,
): RangePart[] {
  const labels = labelsOf(language)
  const one = (date: string): RangePart => ({ text: formatDate(date, language), date })
  if (current) return start ? fill(labels.ongoing, { start: one(start) }) : [{ text: labels.present }]
  if (start && end && start !== end) return fill(labels.range, { start: one(start), end: one(end) })
  return start || end ? [one(start || end || '')] : []
}

function fill(pattern: string, dates: Record<string, RangePart>): RangePart[] {
  const pieces = pattern.split(/\{(\w+)\}/)
  return pieces
    .map((piece, index) => (index % 2 === 1 ? dates[piece]! : { text: piece }))
    .filter(part => part.text !== '')
}

const PRECISIONS = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  day: { year: 'numeric', month: 'long', day: 'numeric' },
} as const
/** Cached, because creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATTERS = 200

function formatter(language: string, precision: keyof typeof PRECISIONS): Intl.DateTimeFormat {
  const key = `${precision} ${language.toLowerCase()}`
  const known = formatters.get(key)
  if (known) return known
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  const made = new Intl.DateTimeFormat(dateLocale(language), {
    ...PRECISIONS[precision],
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  formatters.set(key, made)
  return made
}

/** The locale of dates: the tag itself if it has a region (en-US, ar-EG), otherwise the default of the labels. */
function dateLocale(language: string): string {
  const { language: known, dates } = labelsOf(language)
  const [primary, region] = language.split('-')
  if (primary?.toLowerCase() !== known || !region) return dates
  try {
    return Intl.getCanonicalLocales(language)[0] ?? dates
  } catch {
    return dates
  }
}
