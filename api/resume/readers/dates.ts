// Dates as people write them in CVs: "Mar 2021 – Present", "03/2021 - 11/2022", "septembre 2016", "2019". The words of each language are
// in date-words.ts, most names of months come from the language data of the runtime. Pure.
import { isRealDate } from '../../core/cv/content.ts'
import { flat, marked, PHRASES, phraseOf, SENSES } from './date-marks.ts'
import { DATE_WORDS, ERAS, SIGNS, UNITS } from './date-words.ts'

/** `end`: of "2018/19". `isWeak`: it could be something else, unless another date is beside it or nothing at all. */
type Found = { from: number; to: number; date: string; other?: string; end?: string; isWeak?: boolean }
/**
 * A date or a period. `end` null: ongoing. `other` and `otherEnd`: another reading, if day and month are ambiguous or no calendar has the
 * date.
 */
export type Period = { from: number; to: number; start: string; end?: string | null; other?: string; otherEnd?: string }
/** A single date is the end; a period without an end goes on. */
export function datesOf(period?: Period): { startDate?: string; endDate?: string } {
  if (!period) return {}
  if (period.end === undefined) return { endDate: period.start }
  return { startDate: period.start, ...(period.end && { endDate: period.end }) }
}
/** What the whole file says about its dates: its text, and whether months come before days and years are paired as in "2011-12". */
export type Hints = { text: string; isMonthFirst?: boolean; arePairs?: boolean }

const YEAR = '(?:19|20)\\d\\d'
const ORDINAL = '(?:st|nd|rd|th|er|re|eme|[oa]|-?[ейя]|-?го)?'
const QUARTER = `[qtk][1-4]|[1-4]q|h[12]|(?:[1-4]|i{1,3}|iv|first|second|third|fourth|${phraseOf('and')})${ORDINAL}[.°]?\\s?${phraseOf('quarter')}|${phraseOf('quarter')}\\s[1-4]`
const PARTS: Record<string, string> = {
  ...{ y: `${YEAR}|25\\d\\d|1[34]\\d\\d`, r: YEAR, yy: '\\d\\d', w: '\\d\\d', n: phraseOf('month') },
  ...{ m: '1[0-2]|0?[1-9]', d: '3[01]|[12]\\d|0?[1-9]', e: '3[01]|[12]\\d|0?[1-9]', a: '\\d{1,2}', b: '\\d{1,2}' },
  ...{ s: `${phraseOf('season')}|${QUARTER}`, era: Object.keys(ERAS).join('|'), ey: '元|\\d{1,3}' },
}
const OF = `(?:${phraseOf('from', 'to')}|of|nam)\\s?`
/** The forms of a date, each with its parts. The first that fits counts. */
const SHAPES = [
  '{era}\\s?{ey}\\s?年(?:\\s?{m}\\s?月(?:\\s?{d}\\s?日)?)?',
  '{y}\\s?[年년](?:\\s?{m}\\s?[月월](?:\\s?{d}\\s?[日일])?|度?\\s?{s}|\\s?{n}|度)?',
  '(?<![\\p{L}\\d]){y}(?:[-/]|\\.\\s?){m}(?:(?:[-/]|\\.\\s?){d}\\.?(?!\\d)|\\.(?!\\d)|(?![\\d./]|-\\d)(?<!\\.\\s\\d{1,2}))',
  '(?<![\\p{L}\\d./]){a}(?:\\s?[./]\\s?|-){b}(?:\\s?[./]\\s?|-){y}(?!\\d)',
  '(?<![\\p{L}\\d./]){m}(?:\\s?/\\s?|[.-]|(?<=\\d\\d)\\.\\s){y}(?![\\d%])',
  `(?<!\\p{L})(?:(?<!\\d){d}\\s)?${phraseOf('numbered')}\\s?{m},?\\s(?:${OF})?{y}(?!\\d)`,
  `(?<!\\p{L})(?:(?<!\\d){d}${ORDINAL}[., /-]{0,2}(?:${OF})?)?{n}\\p{L}{0,4}[.॰׳']?[,،]?(?:[ /'-]{0,2}(?:${OF})?(?:{e}${ORDINAL},?\\s)?{y}(?![\\d%])|(?:\\s?['/-]\\s?|(?<=\\.)){yy}(?![\\d.,/%])|\\s{w}(?![\\d.,/%:]))`,
  `(?<![\\p{L}\\d]){y}(?:\\.|,|\\s?${phraseOf('after')}\\.?)?[\\s-]?{n}[.॰]?(?:\\s{d}\\.?(?!\\d))?(?!\\p{L})(?!\\.?,?[ /'-]{0,2}(?:${OF})?${YEAR})`,
  `(?<![\\p{L}\\d])(?:{s})(?:,|\\s${OF})?(?:\\s?['/-]\\s?|\\s|(?<=\\s)){y}(?!\\d)(?:/(?:{r}|{yy})(?!\\d))?`,
  "(?<![\\p{L}\\d])(?:{s})\\s?'{yy}(?!\\d)",
  '(?<![\\p{L}\\d]){y}[\\s/-]{1,2}{s}(?![\\p{L}\\d])',
  '(?<![\\p{L}\\d./]){y}(?:\\s?/\\s?{r}|[-–—/‐]{yy})(?![\\d./%-])',
  "(?<![\\p{L}\\d./]){a}[./]{b}[./]'?{w}(?![\\d./%-])",
  "(?<![\\p{L}\\d./]){m}(?:/'?|(?<=\\d\\d)\\.){w}(?![\\d./%-])",
  "(?<![\\p{L}\\d])'{w}(?![\\p{L}\\d])",
  `(?<![\\p{L}\\d.])(?<!(?<!(?:${YEAR}|25\\d\\d)\\.?)[–/‐-]|\\p{Sc}\\s?){y}(?![\\d%])(?:\\.(?=\\s|$|[–-]))?`,
]
const ANY_SHAPE = SHAPES.map((shape, index) =>
  shape.replace(/\{([a-z]+)\}/g, (_, part: string) => `(?<${part}${index}>${PARTS[part]})`),
).join('|')
/** The forms are tried only where one may begin: at a digit, a marked word, the letter of a quarter or the name of an era. */
const DATE = new RegExp(
  `(?=[\\d'\ue001-\uf8ff${[...Object.keys(ERAS)].map(era => era[0]).join('')}]|(?<!\\p{L})[qtkhifs])(?:${ANY_SHAPE})`,
  'gu',
)
const ONWARD = `\\s{0,3}['-]?${phraseOf('onward')}`
const AFTER = `\\.?(?:\\s{0,3}['-]?${phraseOf('after', 'onward')}\\.?)?[\\])]?`
const JOIN = `\\s{0,9}(?:${SIGNS}|${phraseOf('to')})`
const THE = `(?:\\s{0,3}(?:${phraseOf('from')}|the|el|la|le|il|den|het|l'|o))?\\s{0,9}`
const PRESENT = phraseOf('present')
const JOINED = new RegExp(`^${AFTER},?(?:${JOIN}(?:${JOIN})?|(?<=${ONWARD}))${THE}$`, 'u')
const AND_JOINED = new RegExp(`^${AFTER}\\s{1,3}${phraseOf('and')}${THE}$`, 'u')
const GOES_ON = new RegExp(
  `^${AFTER}(?:${JOIN}(?:${JOIN})?${THE}${PRESENT}(?!\\p{L})|\\s{0,9}${PRESENT}(?=\\s{0,9}(?:$|[),;|\\]]))|\\s{0,3}[–—~→-]{1,2}\\s{0,9}$)`,
  'u',
)
const SINCE_AFTER = new RegExp(`^${ONWARD}`, 'u')
const BEHIND = new RegExp(`^(?:\\s{0,3}['-]?${phraseOf('after')}\\.?|\\.(?=\\s|$))`, 'u')
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d.-])(?:(?<since>${phraseOf('since')})|(?<between>${phraseOf('between')})|${phraseOf('from', 'to')})[:.-]?${THE}$`,
  'u',
)
const FIRST_MONTH = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${PARTS.d})${ORDINAL}[. ]{0,2}|(?=\\D|0[1-9]|1[0-2]))(?:(?<name>${PARTS.n})[.॰]?|(?<season>${PARTS.s})|(?<number>(?<!\\d)(?:0[1-9]|1[0-2])))${JOIN}\\s{0,9}$`,
  'u',
)
const LAST_MONTH = new RegExp(`^${JOIN}\\s{0,9}(?<month>${PARTS.m})\\s?(?:[月월]|$)`, 'u')
/** More letters than the expressions for what is before a date match. */
const NEAR = 80
const nearAfter = (text: string, at: number) => text.slice(at, at + NEAR) + (text.length > at + NEAR ? 'x' : '')
const nearBefore = (text: string, at: number) => (at > NEAR ? `x${text.slice(at - NEAR, at)}` : text.slice(0, at))
const two = (value: number | string) => String(value).padStart(2, '0')

/** The reading of the dates of a file by what all of them say. */
export function hintsOf(text: string): Hints {
  const { low } = flat(text)
  const count = (pattern: RegExp) => low.match(pattern)?.length ?? 0
  const days = count(/(?<![\d./])(?:1[3-9]|2\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d/g)
  const months = count(/(?<![\d./])(?:0?[1-9]|1[0-2])[./-](?:1[3-9]|2\d|3[01])[./-](?:19|20)\d\d/g)
  const pairs = count(/(?<!\d)(?:19|20)\d\d[-–/](?:1[3-9]|[2-9]\d)(?![\d./-])/g)
  const isClear = (days === 0) !== (months === 0)
  return { text: low, ...(isClear && { isMonthFirst: months > 0 }), ...(pairs > 0 && { arePairs: true }) }
}

function datesIn(low: string, marks: string, text: string, hints: Hints): Found[] {
  return [...marks.matchAll(DATE)].flatMap(({ 0: all, index: from, groups = {} }) => {
    const parts: Record<string, string> = {}
    for (const [key, value] of Object.entries(groups))
      if (value !== undefined) parts[key.replace(/\d{1,2}$/, '')] = value
    const { n = '', s = '', y = '', e } = parts
    const named = from + all.indexOf(n || s)
    const isCommon =
      parts.d === undefined &&
      SENSES.get((n || s)[0] ?? '')?.kinds.has('common') &&
      /[\p{L}\ue000-\uf8ff]\s*$/u.test(marks.slice(Math.max(0, named - 9), named))
    // Another reading of the words keeps the year.
    const isShort =
      /^[a-z]{3}$/.test(low.slice(named, named + n.length)) && y !== '' && /^\d{4}(?!\.\s.{3}\.(?:\s\d|$))/.test(all)
    // "Hochschule Mitte, 2005": the word belongs to a name.
    const isOfName =
      s !== '' && /[\p{L}\p{M}]\s$/u.test(marks.slice(Math.max(0, named - 9), named)) && all.includes(',')
    const isYear = isCommon || isShort || isOfName
    const found = isYear
      ? y && dateOf({ y }, text, hints, all)
      : dateOf(e ? { ...parts, d: e } : parts, text, hints, all)
    if (!found) return []
    const at = isYear ? from + all.lastIndexOf(y) : from
    return [{ from: at, to: isYear ? at + y.length : from + all.length, ...found }]
  })
}

function dateOf(
  parts: Record<string, string>,
  text: string,
  hints: Hints,
  all: string,
): Omit<Found, 'from' | 'to'> | undefined {
  const { era, ey = '', y, r, yy, w, n, a, b, d, m } = parts
  const year = era ? (ERAS[era] ?? 0) + (Number(ey) || 1) : y ? yearOf(Number(y), text) : shortYear(w ?? yy ?? '')
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
  const found = [...(SENSES.get(name[0] ?? '')?.months ?? [])]
  const months = found.map(([month, languages]) => ({
    month,
    votes: found.length < 2 ? 0 : Math.max(...languages.map(one => votes(one, text))),
  }))
  const [first, second] = months.length > 1 ? months.sort((a, b) => b.votes - a.votes) : months
  const date = dayOf(year, first?.month ?? 1, Number(day ?? 0)) ?? { date: String(year) }
  const isOpen = first && second && first.votes === second.votes
  return isOpen ? { ...date, other: dayOf(year, second.month, Number(day ?? 0))?.date ?? String(year) } : date
}

/** How many months and words for today a text has that only this language has. */
function votes(language: string, text: string): number {
  const today = new Set(flat(DATE_WORDS[language]?.present ?? '').low.split('|'))
  const isOwn = (word: string) => {
    const months = [...(PHRASES.get(word)?.months ?? [])]
    return (months.length === 1 && months[0]?.[1].includes(language)) || today.has(word)
  }
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(isOwn).length
}

/** Longer lines are prose. */
const MOST_WITH_DATE = 1_000

/** The periods and single dates of a text, from left to right. */
export function periodsIn(text: string, hints?: Hints): Period[] {
  if (text.length > MOST_WITH_DATE || !/\p{Nd}|元/u.test(text)) return []
  const { low, at } = flat(text)
  const marks = marked(low)
  const dates = datesIn(low, marks, text, hints ?? { text: low })
  const periods: Period[] = []
  for (let index = 0; index < dates.length; index++) {
    const one = dates[index] as Found
    const found = periodFrom(marks, low, one, dates[index + 1], dates[index - 1])
    if (!found) continue
    if (found.to >= (dates[index + 1]?.to ?? low.length + 1)) index++
    const to = found.to + (BEHIND.exec(nearAfter(marks, found.to))?.[0].length ?? 0)
    periods.push({ ...found, from: at(found.from), to: at(to) })
  }
  return periods
}

/** The period that begins with a date. */
function periodFrom(marks: string, low: string, one: Found, next?: Found, last?: Found): Period | undefined {
  const before = BEFORE.exec(nearBefore(marks, one.from))
  const from = one.from - (before?.[0].length ?? 0)
  const gap = next && marks.slice(one.to, next.from)
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
  const rest = nearAfter(marks, one.to)
  const goesOn = GOES_ON.exec(rest)
  if (goesOn) return { from, to: one.to + goesOn[0].length, ...start, end: null }
  if (one.isWeak && !isAlone) return undefined
  if (one.end) return { from, to: one.to, ...start, end: one.end }
  const onward = SINCE_AFTER.exec(rest)
  if (onward) return { from, to: one.to + onward[0].length, ...start, end: null }
  if (before?.groups?.since) return { from, to: one.to, ...start, end: null }
  return withMonth(marks, one) ?? { from, to: one.to, ...start }
}

/** "Mar – Jul 2019", "2019年3月～7月": the year is written once. */
function withMonth(marks: string, { from, to, date }: Found): Period | undefined {
  const year = date.slice(0, 4)
  const last = date.length === 7 ? LAST_MONTH.exec(nearAfter(marks, to)) : null
  if (last) return { from, to: to + last[0].length, start: date, end: `${year}-${two(last.groups?.month ?? '')}` }
  const first = FIRST_MONTH.exec(nearBefore(marks, from))
  const { name, season, number } = first?.groups ?? {}
  if (!first || (season ? date.length > 4 : date.length < 7)) return undefined
  const month = name ? [...(SENSES.get(name[0] ?? '')?.months.keys() ?? [])][0] : number
  return { from: from - first[0].length, to, start: season ? year : `${year}-${two(month ?? '')}`, end: date }
}

const BESIDE = new RegExp(phraseOf('beside'), 'gu')
const NUMBERS =
  /(?<![\p{L}\d])(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}(?:[./-]\d{1,2})?)(?![\p{L}\d])/gu
const BLANK = new RegExp(
  `${phraseOf('blank')}|(?<![\\p{L}\\d])(?:d{1,2}|m{1,2}|y{2,4}|t{2}|j{2,4}|a{2,4}|g{2}|r{4}|x{2,4}|(?:19|20)xx)(?![\\p{L}\\d])`,
  'gu',
)
const JOINERS = new RegExp(phraseOf('to', 'present'), 'gu')

/** What is neither a date nor a field of its own: "MM/YYYY", "99/99/9999", and words beside a date as "full time". */
export function isUnread(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const marks = marked(flat(text).low)
  const count = (pattern: RegExp) => marks.match(pattern)?.length ?? 0
  // One blank alone may be any word.
  if (count(BESIDE) + count(NUMBERS) === 0 && count(BLANK) < 2) return false
  const rest = [BESIDE, NUMBERS, BLANK, JOINERS].reduce((left, pattern) => left.replace(pattern, ''), marks)
  return !/[\p{L}\p{N}\ue001-\uf8ff]/u.test(rest)
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

const TAIL = new RegExp(`^\\s*(?:${phraseOf('to')}\\s*)?${phraseOf('present', 'month')}\\.?\\s*$`, 'u')
/** The possible text of a separate line after "2020 –". */
export const isTail = (text: string): boolean =>
  text.length <= MOST_LETTERS && (TAIL.test(marked(flat(text).low)) || periodsIn(text).length === 1)

const DURATION = new RegExp(
  `\\(?\\s{0,3}(?:(?<![\\d.,])\\d{1,3}(?:[.,]\\d)? ?(?:${UNITS})(?:[ ,]{1,3}(?:and |und |et |y |e |i |en |och |og )?\\d{1,3} ?(?:${UNITS}))?)\\s{0,3}\\)?$`,
  'iu',
)
/** Where "2 years 3 months" at the end of a text begins; -1 without. */
export const durationAt = (text: string): number => DURATION.exec(text)?.index ?? -1
