// The labels, dates and direction of a CV in its language; the labels are in languages/. A language whose labels are not loaded falls
// back to English. Pure.
import { betweenDates, type DateStyle, formatDate } from './dates/format.ts'
import { datePatterns } from './dates/patterns.ts'
import { loadedLabels } from './languages/index.ts'
import type { Labels } from './languages/labels.ts'

export { type DateStyle, formatDate } from './dates/format.ts'
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
  style?: DateStyle,
): RangePart[] {
  const { present } = labelsOf(language)
  const one = (date: string): RangePart => ({ text: formatDate(date, language, style), date })
  if (current && !start) return [{ text: present }]
  if (current && start) {
    const { between, ongoing = `{start}${between}{present}` } = datePatterns(language)
    const [before = '', after = ''] = ongoing.replace('{present}', () => present).split('{start}')
    return [{ text: before }, one(start), { text: after }].filter(({ text }) => text !== '')
  }
  if (!start || !end || start === end) return start || end ? [one(start || end || '')] : []
  const dates = [one(start), one(end)] as const
  const shown = dates.map(({ text }) => text)
  return [dates[0], { text: betweenDates([start, end], shown, language) }, dates[1]]
}
