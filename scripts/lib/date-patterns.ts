// Makes the date patterns of the languages from Intl, with what is better written by hand.
import type { DateForm, DatePatterns, NamedForm } from '../../api/core/cv/dates/patterns.ts'

/** The version of the language data that the patterns were made from. */
export const MADE_FROM = '48.0'

/** The languages, with the regions that write dates in another way. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ en: 'US CA PH', hi: '', ta: '', te: '', bn: 'IN', mr: '', kn: '', ml: '', gu: '', pa: '', or: '', ur: 'IN' },
  ar: 'BH DJ DZ EG ER IQ JO KM KW LB MA MR OM PS QA SA SD SO SS SY TD TN YE',
  ...{ fa: 'AF', he: '', de: 'AT IT', fr: 'CA CH', es: 'AR CL CO MX PE US UY VE', pt: 'AO CH CV GW LU MO MZ PT ST TL' },
  ...{ it: 'CH', nl: 'BE', pl: '', cs: '', ro: '', hu: '', sv: 'FI', da: '', nb: '', ru: '', uk: '', el: '', tr: '' },
  ...{ zh: '', ja: '', ko: '', th: '', vi: '', id: '' },
}

/** Instead of what Intl has, each with its reason. */
const BY_HAND: Record<string, Partial<Record<keyof DatePatterns, unknown>>> = {
  // Padded, as in forms: Intl has "3/2021".
  es: { numeric: { month: '{m}/{y}' } },
  he: { numeric: { month: '{m}.{y}' }, between: ' – ' },
  // Intl has a hyphen.
  el: { between: ' – ' },
  // "г." and "р." belong to running text, not to the dates of a list.
  ru: { long: { month: '{m} {y}', day: '{d} {m} {y}' }, short: { month: '{m} {y}', day: '{d} {m} {y}' } },
  uk: { long: { month: '{m} {y}', day: '{d} {m} {y}' }, short: { month: '{m} {y}', day: '{d} {m} {y}' } },
  // A year has its full stop only before a month.
  hu: { year: '{y}', betweenYears: '–' },
  // Intl lacks a space, or has a comma in another place than the long form.
  kn: { short: { day: '{m} {d}, {y}' } },
  te: { short: { day: '{d} {m}, {y}' } },
  // Intl has numbers in Portugal.
  pt: {
    short: {
      month: '{m} de {y}',
      day: '{d} de {m} de {y}',
      names: 'jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.',
    },
  },
  // "تا" is "until" already, and stands in the usual words for "until now".
  // Intl has the month first in Afghanistan.
  fa: { between: ' – ', betweenYears: '–', numeric: { month: '{y}/{m}', day: '{y}/{m}/{d}' } },
  // Intl has the month first, which nobody in India writes.
  or: { numeric: { day: '{d}/{m}/{y}' } },
  // Intl has "1 décembre".
  fr: { firstDay: '1er' },
  // Intl has the words of a sentence ("tháng 03, 2021").
  vi: { numeric: { month: '{m}/{y}' } },
  // Intl has no numeric month in Chinese, and other forms in periods than alone ("2021/3 – 2022/11").
  zh: {
    numeric: { month: '{y}/{m}', day: '{y}/{m}/{d}' },
    between: ' – ',
    betweenYears: ' – ',
    ongoing: '{start}{present}',
  },
  // Intl has other forms in periods than alone ("2021/03～2022/11").
  ja: { between: ' – ', betweenYears: ' – ' },
  // Intl has the sign with and without spaces, and the full stop of a day at the end.
  ko: { numeric: { month: '{y}.{m}', day: '{y}.{m}.{d}' }, between: ' ~ ', betweenYears: ' ~ ' },
}

/** The languages with digits of their own, by their names in Intl. */
const OWN_DIGITS: Record<string, string> = {
  ...{ hi: 'deva', mr: 'deva', bn: 'beng', pa: 'guru', gu: 'gujr', or: 'orya', ta: 'tamldec', te: 'telu' },
  ...{ kn: 'knda', ml: 'mlym', ar: 'arab', fa: 'arabext', ur: 'arabext', th: 'thai' },
}

const [FROM, TO] = [new Date(Date.UTC(2021, 2, 5)), new Date(Date.UTC(2022, 10, 15))]
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2021, month, 5)))
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' })
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')

const SIGNS: Partial<Record<string, string>> = { year: '{y}', month: '{m}', day: '{d}' }

/** The pattern of a format and its names of months. */
function patternOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const all = MONTHS.map(date => formatter(locale, options).formatToParts(date))
  const patterns = new Set(all.map(parts => plain(parts.map(({ type, value }) => SIGNS[type] ?? value).join(''))))
  if (patterns.size > 1) throw new Error(`${locale} has several patterns: ${[...patterns].join(', ')}`)
  const names = all.map(parts => parts.find(({ type }) => type === 'month')?.value ?? '').join('|')
  return { pattern: [...patterns][0] ?? '', names }
}

function formOf(locale: string, month: 'long' | 'short' | '2-digit'): NamedForm {
  const alone = patternOf(locale, { year: 'numeric', month })
  const beside = patternOf(locale, { year: 'numeric', month, day: month === '2-digit' ? '2-digit' : 'numeric' })
  const { pattern, names } = alone
  return { month: pattern, day: beside.pattern, names, ...(beside.names !== names && { dayNames: beside.names }) }
}

/** The sign between two dates; undefined where a period of Intl has the dates in another form. */
function between(locale: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const format = formatter(locale, options)
  const [all, first, last] = [format.formatRange(FROM, TO), format.format(FROM), format.format(TO)].map(plain) as [
    string,
    string,
    string,
  ]
  const isWhole = all.startsWith(first) && all.endsWith(last)
  return isWhole ? all.slice(first.length, all.length - last.length) : undefined
}

function digitsOf(locale: string, language: string): DatePatterns['digits'] {
  const own = OWN_DIGITS[language]
  if (!own) return undefined
  const zero = new Intl.NumberFormat(`${locale}-u-nu-${own}`).format(0)
  return { zero, areUsual: new Intl.NumberFormat(locale).format(0) === zero }
}

function patternsIn(locale: string, language: string): DatePatterns {
  const byHand = (BY_HAND[language] ?? {}) as Partial<DatePatterns>
  const { names: _names, dayNames: _dayNames, ...numeric } = formOf(locale, '2-digit')
  const digits = digitsOf(locale, language)
  const sign = byHand.between ?? between(locale, { year: 'numeric', month: 'long' })
  const years = byHand.betweenYears ?? between(locale, { year: 'numeric' })
  if (!sign || !years) throw new Error(`The periods of ${locale} must be written by hand.`)
  return {
    year: byHand.year ?? patternOf(locale, { year: 'numeric' }).pattern,
    long: { ...formOf(locale, 'long'), ...byHand.long },
    short: { ...formOf(locale, 'short'), ...byHand.short },
    numeric: { ...numeric, ...byHand.numeric } as DateForm,
    between: sign,
    betweenYears: years,
    ...(byHand.firstDay && { firstDay: byHand.firstDay }),
    ...(byHand.ongoing && { ongoing: byHand.ongoing }),
    ...(digits && { digits }),
  }
}

/** The patterns of a language with what differs in its regions. */
export function patternsOf(language: string): DatePatterns {
  const patterns = patternsIn(language === 'en' ? 'en-GB' : language, language)
  const regions = new Map<string, string[]>()
  for (const region of LANGUAGES[language]?.split(' ').filter(Boolean) ?? []) {
    const own = Object.entries(patternsIn(`${language}-${region}`, language))
    // The sign between dates is the language's: Intl has "al" in Argentina and an unspaced dash in Canada, but not for years.
    const different = own.filter(
      ([key, value]) =>
        !key.startsWith('between') && JSON.stringify(value) !== JSON.stringify(patterns[key as keyof DatePatterns]),
    )
    const key = JSON.stringify(Object.fromEntries(different))
    if (key !== '{}') regions.set(key, [...(regions.get(key) ?? []), region])
  }
  if (regions.size === 0) return patterns
  return {
    ...patterns,
    regions: Object.fromEntries([...regions].map(([key, codes]) => [codes.join(' '), JSON.parse(key)])),
  }
}
