// Dates as people write them in CVs: "Mar 2021 – Present", "03/2021 - 11/2022", "septembre 2016", "2019". The words of each language are
// in date-words.ts, most names of months come from the language data of the runtime. Pure.
import { isRealDate } from '../../core/cv/content.ts'
import { AND, BETWEEN, BLANKS, COMMON, DATE_WORDS, type DateWords, ERAS, SIGNS, UNITS } from './date-words.ts'
import { digitValue } from '../../core/cv/marks.ts'

/** `end`: of "2018/19". `isWeak`: it could be something else, unless another date is beside it or nothing at all. */
type Found = { from: number; to: number; date: string; other?: string; end?: string; isWeak?: boolean }
/**
 * A date or a period. `end` null: ongoing. `other` and `otherEnd`: another reading, if day and month are ambiguous or no calendar has the
 * date.
 */
export type Period = { from: number; to: number; start: string; end?: string | null; other?: string; otherEnd?: string }
/** What the whole file says about its dates: its text, and whether months come before days and years are paired as in "2011-12". */
export type Hints = { text: string; isMonthFirst?: boolean; arePairs?: boolean }

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const SAME: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', ς: 'σ', '’': "'", '‘': "'", '´': "'", '`': "'" }

/** Small letters without accents, ASCII digits; `at`: the place in the text of each of them. */
function flat(text: string): { low: string; at: (index: number) => number } {
  if (/^[\0-_a-~]*$/.test(text)) return { low: text.toLowerCase(), at: index => index }
  const places: number[] = []
  let low = ''
  for (const { 0: one, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const letters = one.replace(INVISIBLE, '').normalize('NFKC').toLowerCase()
    const bare = /^[\p{Script=Latin}\p{Script=Greek}]/u.test(letters)
      ? letters.normalize('NFD').replace(/\p{M}/gu, '')
      : letters.replace(/\p{Nd}/gu, digitValue)
    // A hyphen that shows only at the end of a line, where it is no part of a word, is a dash.
    const isDash = bare === '\u00ad' && !(/\p{L}$/u.test(low) && /^\p{L}/u.test(text.slice(index + 1)))
    const shown = bare === '\u00ad' ? (isDash ? '-' : '') : (SAME[bare] ?? bare)
    low += shown
    for (let count = shown.length; count > 0; count--) places.push(index)
  }
  return { low, at: index => places[index] ?? text.length }
}

const sourceOf = (words: string) => flat(words).low.replace(/(?<!\\)\./g, '\\.').replace(/ \?/g, '\\s?').replace(/ /g, '\\s{1,3}')
const wordsOf = (...keys: (keyof DateWords)[]) =>
  Object.values(DATE_WORDS)
    .flatMap(words => keys.flatMap(key => (words[key] ? sourceOf(words[key]) : [])))
    .join('|')
/** The languages of each month that a name stands for. */
const MONTHS = monthNames()
const MONTH = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length)
  .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|')
const COMMON_NAMES = new Set(COMMON.split('|'))

function monthNames(): Map<string, Map<number, string[]>> {
  const names = new Map<string, Map<number, string[]>>()
  const add = (language: string, name: string, month: number) => {
    const low = flat(name).low.replace(/['.॰׳]+$/, '')
    if (low.length < (/\p{Script=Latin}/u.test(low) ? 3 : 2) || !/^\p{L}[^\d]*$/u.test(low)) return
    const months = names.get(low) ?? new Map<number, string[]>()
    names.set(low, months.set(month, [...(months.get(month) ?? []), language]))
  }
  for (const [language, { months = '' }] of Object.entries(DATE_WORDS)) {
    for (const options of [{}, { day: 'numeric' }, { year: 'numeric' }] as const)
      for (const width of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { month: width, ...options })
        for (let month = 1; month <= 12; month++) {
          const part = format.formatToParts(new Date(2001, month - 1, 3)).find(({ type }) => type === 'month')
          add(language, part?.value ?? '', month)
        }
      }
    for (const [, month, more = ''] of months.matchAll(/(\d+)(\D+)/g))
      for (const name of more.trim().split('/')) add(language, name.replaceAll('_', ' '), Number(month))
  }
  return names
}

const YEAR = '(?:19|20)\\d\\d'
const QUARTER = '[qtk][1-4]|[1-4]q|h[12]|i{1,3}v?\\.?\\s?(?:quarter|quartal|trimestre|trimestr)'
const TOKENS: Record<string, string> = {
  ...{ y: `${YEAR}|25\\d\\d|1[34]\\d\\d`, r: YEAR, yy: '\\d\\d', w: '\\d\\d', n: MONTH },
  ...{ m: '1[0-2]|0?[1-9]', d: '3[01]|[12]\\d|0?[1-9]', e: '3[01]|[12]\\d|0?[1-9]', a: '\\d{1,2}', b: '\\d{1,2}' },
  ...{ s: `${wordsOf('seasons')}|${QUARTER}`, era: Object.keys(ERAS).join('|'), ey: '元|\\d{1,3}' },
}
const ORDINAL = '(?:st|nd|rd|th|er|re|eme|[oa]|-?[ея]|-?го)?'
/** The forms of a date, each with its parts. The first that fits counts. */
const SHAPES = [
  '{era}\\s?{ey}\\s?年(?:\\s?{m}\\s?月(?:\\s?{d}\\s?日)?)?',
  '{y}\\s?[年년](?:\\s?{m}\\s?[月월](?:\\s?{d}\\s?[日일])?|度?\\s?{s}|度)?',
  '(?<![\\p{L}\\d]){y}(?:[-/]|\\.\\s?){m}(?:(?:[-/]|\\.\\s?){d}\\.?(?!\\d)|\\.(?!\\d)|(?![\\d./]|-\\d)(?<!\\.\\s\\d{1,2}))',
  '(?<![\\p{L}\\d./]){a}(?:\\s?[./]\\s?|-){b}(?:\\s?[./]\\s?|-){y}(?!\\d)',
  '(?<![\\p{L}\\d./]){m}(?:\\s?/\\s?|[.-]|(?<=\\d\\d)\\.\\s){y}(?![\\d%])',
  `(?<![\\p{L}\\p{M}])(?:(?<!\\d){d}${ORDINAL}[., /-]{0,2}(?:(?:de|of|do|d'|thang)\\s?)?)?{n}(?:(?:${DATE_WORDS.fi?.endings}))?[.॰׳']?,?(?:[ /'-]{0,2}(?:(?:de|del|of|do|nam|г\\.|м\\.)\\s)?(?:{e}${ORDINAL},?\\s)?{y}(?![\\d%])|(?:\\s?['/-]\\s?|(?<=\\.)){yy}(?![\\d.,/%])|\\s{w}(?![\\d.,/%:]))`,
  `(?<![\\p{L}\\d]){y}(?:\\.|,|\\s?m\\.|\\.?\\sgada)?[\\s-]?{n}[.॰]?(?:\\s{d}\\.?(?!\\d))?(?=$|[^\\p{L}\\p{M}]|(?:${DATE_WORDS.hu?.endings}))(?!\\.?,?[ /'-]{0,2}(?:de\\s|del\\s)?${YEAR})`,
  "(?<![\\p{L}\\p{M}\\d])(?:{s})(?:,|\\s(?:de|del|of))?(?:\\s?['/-]\\s?|\\s){y}(?!\\d)(?:/(?:{r}|{yy})(?!\\d))?",
  "(?<![\\p{L}\\p{M}\\d])(?:{s})\\s?'{yy}(?!\\d)",
  '(?<![\\p{L}\\d]){y}[\\s/-]{1,2}{s}(?![\\p{L}\\d])',
  '(?<![\\p{L}\\d./]){y}(?:\\s?/\\s?{r}|[-–—/‐]{yy})(?![\\d./%-])',
  "(?<![\\p{L}\\d./]){a}[./]{b}[./]'?{w}(?![\\d./%-])",
  "(?<![\\p{L}\\d./]){m}(?:/'?|(?<=\\d\\d)\\.){w}(?![\\d./%-])",
  "(?<![\\p{L}\\d])'{w}(?![\\p{L}\\d])",
  `(?<![\\p{L}\\p{M}\\d.])(?<!(?<!${YEAR}\\.?)[–/‐-]|\\p{Sc}\\s?){y}(?![\\d%])(?:\\.(?=\\s|$|[–-]))?`,
]
const DATE = new RegExp(
  SHAPES.map((shape, index) =>
    shape.replace(/\{([a-z]+)\}/g, (_, token: string) => `(?<${token}${index}>${TOKENS[token]})`),
  ).join('|'),
  'gu',
)
const END = '(?![\\p{L}\\p{M}])'
const ONWARD = `\\s{0,3}['-]?(?:${wordsOf('onward')})${END}`
const AFTER = `\\.?(?:\\s{0,3}['-]?(?:${wordsOf('after', 'onward')})${END}\\.?)?[\\])]?`
const JOIN = `\\s{0,9}(?:(?:${SIGNS})|(?:${wordsOf('to')})${END})`
const THE = `(?:\\s{0,3}(?:${wordsOf('from')}|the|el|la|le|il|den|het|l'|o)(?:${END}|(?<=['-])))?\\s{0,9}`
const PRESENT = `(?:${wordsOf('present')})${END}`
const JOINED = new RegExp(`^${AFTER},?(?:${JOIN}(?:${JOIN})?|(?<=${ONWARD}))${THE}$`, 'u')
const AND_JOINED = new RegExp(`^${AFTER}\\s{1,3}(?:${sourceOf(AND)})${THE}$`, 'u')
const GOES_ON = new RegExp(
  `^${AFTER}(?:${JOIN}(?:${JOIN})?${THE}${PRESENT}|\\s{0,9}${PRESENT}(?=\\s{0,9}(?:$|[),;|\\]]))|\\s{0,3}[–—~→-]{1,2}\\s{0,9}$)`,
  'u',
)
const SINCE_AFTER = new RegExp(`^${ONWARD}`, 'u')
const BEHIND = new RegExp(`^(?:\\s{0,3}['-]?(?:${wordsOf('after')})${END}\\.?|\\.(?=\\s|$))`, 'u')
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.-])(?:(?:(?<since>${wordsOf('since')})|(?<between>${sourceOf(BETWEEN)})|(?:${wordsOf('from')}|(?<until>${wordsOf('to')})))(?:\\s{1,3}|(?<=['-])|(?<=\\p{Script=Han})|(?<=\\p{Script=Hebrew}))${THE})$`,
  'u',
)
const FIRST_MONTH = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(?:${TOKENS.d})${ORDINAL}[. ]{0,2})?(?:(?<name>${MONTH})[.॰]?|(?<season>${TOKENS.s})|(?<number>0[1-9]|1[0-2]))${JOIN}\\s{0,9}$`,
  'u',
)
const LAST_MONTH = new RegExp(`^${JOIN}\\s{0,9}(?<month>${TOKENS.m})\\s?(?:[月월]|$)`, 'u')
/** More letters than the expressions for what is before a date match. */
const NEAR = 80
const nearBefore = (text: string, at: number) => (at > NEAR ? `x${text.slice(at - NEAR, at)}` : text.slice(0, at))
const two = (value: number | string) => String(value).padStart(2, '0')

/** The reading of the dates of a file by what all of them say. */
export function hintsOf(text: string): Hints {
  const { low } = flat(text)
  const count = (pattern: RegExp) => low.match(pattern)?.length ?? 0
  const days = count(/(?<![\d./])(?:1[3-9]|2\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d/g)
  const months = count(/(?<![\d./])(?:0?[1-9]|1[0-2])[./-](?:1[3-9]|2\d|3[01])[./-](?:19|20)\d\d/g)
  const pairs = count(/(?<!\d)(?:19|20)\d\d[-–/](?:1[3-9]|[2-9]\d)(?![\d./-])/g)
  const isClear = days === 0 !== (months === 0)
  return { text: low, ...(isClear && { isMonthFirst: months > 0 }), ...(pairs > 0 && { arePairs: true }) }
}

function datesIn(low: string, text: string, hints: Hints): Found[] {
  return [...low.matchAll(DATE)].flatMap(({ 0: all, index: from, groups = {} }) => {
    const parts: Record<string, string> = {}
    for (const [key, value] of Object.entries(groups)) if (value !== undefined) parts[key.replace(/\d+$/, '')] = value
    const { n = '', s = '', y = '', e } = parts
    const isWord = COMMON_NAMES.has(n || s) && /\p{L}\s*$/u.test(low.slice(Math.max(0, from - 9), from))
    // Another reading of the words keeps the year.
    const isYear = isWord || (y !== '' && all.startsWith(y) && /^[a-z]{3}$/.test(n))
    const found = isYear ? y && dateOf({ y }, text, hints, all) : dateOf(e ? { ...parts, d: e } : parts, text, hints, all)
    if (!found) return []
    const at = isYear ? from + all.lastIndexOf(y) : from
    return [{ from: at, to: isYear ? at + y.length : from + all.length, ...found }]
  })
}

function dateOf(parts: Record<string, string>, text: string, hints: Hints, all: string): Omit<Found, 'from' | 'to'> | undefined {
  const { era, ey = '', y, r, yy, w, n, a, b, d, m } = parts
  const year = era ? (ERAS[era] ?? 0) + (Number(ey) || 1) : y ? yearOf(Number(y), text) : (shortYear(w ?? yy ?? ''))
  if (!year) return undefined
  const weak = w ? { isWeak: true } : {}
  const last = r ? Number(r) : y && yy ? year - (year % 100) + Number(yy) + (Number(yy) < year % 100 ? 100 : 0) : 0
  if (last) return last > year && last - year < 20 ? { date: String(year), end: String(last) } : undefined
  if (y && year - Number(y) === 621) return { date: String(year), other: String(year + 1) }
  if (a && b) {
    const [one, second] = [Number(a), Number(b)]
    const isMonthFirst = second > 12 || (one <= 12 && hints.isMonthFirst === true)
    const found = dayOf(year, isMonthFirst ? one : second, isMonthFirst ? second : one)
    const isOpen = one <= 12 && second <= 12 && one !== second && hints.isMonthFirst === undefined && !all.includes('.')
    return found && { ...found, ...(isOpen && { other: `${year}-${a.padStart(2, '0')}-${two(b)}` }), ...weak }
  }
  if (n) return { ...namedMonth(year, n, d, hints), ...weak }
  if (!m) return { date: String(year), ...weak }
  // "2011-12" is a month or two years.
  const isPair = y && all.startsWith(y) && /^\d{4}[-/]\d\d$/.test(all) && Number(m) === (year % 100) + 1
  if (isPair && hints.arePairs) return { date: String(year), end: String(year + 1) }
  const found = dayOf(year, Number(m), Number(d ?? 0))
  return found && { ...found, ...(isPair && { other: String(year + 1) }), ...weak }
}

/** Of other calendars only where the text is in a script that uses them. */
function yearOf(year: number, text: string): number | undefined {
  const isPlain = !/\p{L}/u.test(text)
  if (year >= 2400) return isPlain || /\p{Script=Thai}/u.test(text) ? year - 543 : undefined
  if (year >= 1900) return year
  return year >= 1330 && year < 1430 && /[\u06f0-\u06f9]|\p{Script=Arabic}/u.test(text) ? year + 621 : undefined
}
const shortYear = (digits: string) => Number(digits) + (Number(digits) < 45 ? 2000 : 1900)

/** A day that no calendar has is a month for certain, or a year. */
function dayOf(year: number, month: number, day: number): { date: string; other?: string } | undefined {
  const date = `${year}-${two(month)}${day ? `-${two(day)}` : ''}`
  if (isRealDate(date)) return { date }
  return month >= 1 && month <= 12 ? { date: date.slice(0, 7), other: String(year) } : undefined
}

/** A name may be another month in another language: the words of the file decide. */
function namedMonth(year: number, name: string, day: string | undefined, { text }: Hints) {
  const months = [...(MONTHS.get(name) ?? [])].map(([month, languages]) => ({ month, votes: Math.max(...languages.map(one => votes(one, text))) }))
  const [first, second] = months.length > 1 ? months.sort((a, b) => b.votes - a.votes) : months
  const found = dayOf(year, first?.month ?? 1, Number(day ?? 0)) ?? { date: String(year) }
  const isOpen = first && second && first.votes === second.votes
  return isOpen ? { ...found, other: dayOf(year, second.month, Number(day ?? 0))?.date ?? String(year) } : found
}

/** How many months and words for today of a language a text has that no other language has. */
function votes(language: string, text: string): number {
  const own = [...MONTHS].filter(([, months]) => months.size === 1 && [...months.values()][0]?.includes(language))
  const words = new Set([...own.map(([name]) => name), ...sourceOf(DATE_WORDS[language]?.present ?? '').split('|')])
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(word => words.has(word)).length
}

/** The periods and single dates of a text, from left to right. */
export function periodsIn(text: string, hints?: Hints): Period[] {
  if (!/\p{Nd}|元/u.test(text)) return []
  const { low, at } = flat(text)
  const dates = datesIn(low, text, hints ?? { text: low })
  const periods: Period[] = []
  for (let index = 0; index < dates.length; index++) {
    const one = dates[index] as Found
    const found = periodFrom(low, one, dates[index + 1], dates[index - 1])
    if (!found) continue
    if (found.to >= (dates[index + 1]?.to ?? low.length + 1)) index++
    const to = found.to + (BEHIND.exec(low.slice(found.to))?.[0].length ?? 0)
    periods.push({ ...found, from: at(found.from), to: at(to) })
  }
  return periods
}

/** The period that begins with a date. */
function periodFrom(low: string, one: Found, next: Found | undefined, last: Found | undefined): Period | undefined {
  const before = BEFORE.exec(nearBefore(low, one.from))
  const from = one.from - (before?.[0].length ?? 0)
  const gap = next && low.slice(one.to, next.from)
  const around = low.slice(last?.to ?? 0, from) + low.slice(next?.to ?? one.to)
  const isAlone = !/[\p{L}\p{N}]/u.test(around)
  const isJoined =
    gap !== undefined &&
    (JOINED.test(gap) ||
      (before?.groups?.between && AND_JOINED.test(gap)) ||
      // A word of a language that the table lacks.
      (isAlone && /^\s{1,3}\p{L}{1,12}\.?\s{1,3}$/u.test(gap) && one.date < next!.date))
  const start = { start: one.date, ...(one.other && { other: one.other }) }
  if (next && isJoined) {
    const end = next.end ?? next.date
    return { from, to: next.to, ...start, end, ...(next.other && { otherEnd: next.other }) }
  }
  const rest = low.slice(one.to)
  const goesOn = GOES_ON.exec(rest)
  if (goesOn) return { from, to: one.to + goesOn[0].length, ...start, end: null }
  if (one.isWeak && !isAlone) return undefined
  if (one.end) return { from, to: one.to, ...start, end: one.end }
  const onward = SINCE_AFTER.exec(rest)
  if (onward) return { from, to: one.to + onward[0].length, ...start, end: null }
  if (before?.groups?.since) return { from, to: one.to, ...start, end: null }
  return withMonth(low, one) ?? { from, to: one.to, ...start }
}

/** "Mar – Jul 2019", "2019年3月～7月": the year is written once. */
function withMonth(low: string, { from, to, date }: Found): Period | undefined {
  const year = date.slice(0, 4)
  const last = date.length === 7 ? LAST_MONTH.exec(low.slice(to)) : null
  if (last) return { from, to: to + last[0].length, start: date, end: `${year}-${two(last.groups?.month ?? '')}` }
  const first = FIRST_MONTH.exec(nearBefore(low, from))
  const { name, season, number } = first?.groups ?? {}
  if (!first || (season ? date.length > 4 : date.length < 7)) return undefined
  const month = name ? [...(MONTHS.get(name)?.keys() ?? [])][0] : number
  return { from: from - first[0].length, to, start: season ? year : `${year}-${two(month ?? '')}`, end: date }
}

const BESIDE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordsOf('beside')})${END}`, 'gu')
const NUMBERS = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|(?<!\d)\d{1,2}[./-]\d{4}(?!\d)|(?<!\d)\d{4}[./-]\d{1,2}(?:[./-]\d{1,2})?(?!\d)/g
const BLANK = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${sourceOf(BLANKS)})(?![\\p{L}\\p{M}\\d])`, 'gu')
const JOINERS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordsOf('to', 'present')})${END}`, 'gu')

/** What is neither a date nor a field of its own: "MM/YYYY", "99/99/9999", and words beside a date as "full time". */
export function isUnread(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const { low } = flat(text)
  const rest = low.replace(BESIDE, '').replace(NUMBERS, '').replace(BLANK, '')
  if (rest === low) return false
  // A few letters alone may be anything.
  const isShort = /^[^\p{L}\d]*(?:(?!\p{Script=Han})\p{L}){1,3}[^\p{L}\d]*$/u.test(low)
  return !isShort && !/[\p{L}\p{N}]/u.test(rest.replace(JOINERS, ''))
}

/** Only months, years, numbers, dashes and words for today. */
export function isDateOnly(text: string): boolean {
  if (text.length > MOST_LETTERS || !/[\p{L}\p{Nd}]/u.test(text)) return false
  const periods = periodsIn(text)
  if (periods.length === 0) return isTail(text) && /\p{L}{3}|\p{Script=Han}|\p{Script=Hangul}/u.test(text)
  let left = text
  for (const { from, to } of periods.reverse()) left = `${left.slice(0, from)} ${left.slice(to)}`
  const length = durationAt(left.trimEnd())
  const rest = length < 0 ? left : left.slice(0, length)
  return !/[\p{L}\p{N}]/u.test(rest) || isUnread(rest)
}
/** For a text that consists of a date only. */
const MOST_LETTERS = 200

const TAIL = new RegExp(`^\\s*(?:${PRESENT}|(?:${MONTH}))\\.?\\s*$`, 'u')
/** The possible text of a separate line after "2020 –". */
export const isTail = (text: string): boolean =>
  text.length <= MOST_LETTERS && (TAIL.test(flat(text).low) || periodsIn(text).length === 1)

const DURATION = new RegExp(
  `\\(?\\s{0,3}(?:(?<![\\d.,])\\d{1,3}(?:[.,]\\d)? ?(?:${UNITS})(?:[ ,]{1,3}(?:and |und |et |y |e |i |en |och |og )?\\d{1,3} ?(?:${UNITS}))?)\\s{0,3}\\)?$`,
  'iu',
)
/** Where "2 years 3 months" at the end of a text begins; -1 without. */
export const durationAt = (text: string): number => DURATION.exec(text)?.index ?? -1
