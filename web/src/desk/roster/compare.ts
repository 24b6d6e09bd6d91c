// When a cell is equal to a claimed fact. Nothing is fuzzy: a text that cannot be read for sure is different. Pure.
import { isRealDate } from '../../../../api/core/cv/content.ts'
import english from '../../../../api/core/cv/dates/en.data.json' with { type: 'json' }
import hindi from '../../../../api/core/cv/dates/hi.data.json' with { type: 'json' }
import { digitValue } from '../../../../api/core/cv/marks.ts'
import { fold } from '../../../../api/core/cv/names.ts'
import ABBREVIATIONS from './abbreviations.data.json' with { type: 'json' }

/** Without the white space around it. Zero-width characters stay. */
export function plain(text: string): string {
  const isBlank = (at: number) => ' \t\r\n\u00a0'.includes(text.charAt(at))
  let [from, to] = [0, text.length]
  while (from < to && isBlank(from)) from += 1
  while (from < to && isBlank(to - 1)) to -= 1
  return text.slice(from, to)
}

/** A name as claims fold it. U+FEFF, which is white space there, is a zero-width character here and is kept. */
export const nameKey = (text: string): string => fold(text.replaceAll('\ufeff', '\u200b'))

/** Cyrillic and Greek letters, and the Latin ones that they look like, in either case. */
const TWINS = new Map(
  [...'авеѕіјкмнорстухαβεζηικμνορτυχ'].map((letter, at) => [letter, 'abesijkmhopctyxabezhikmnoptyx'[at] ?? '']),
)
/** Whether two different texts look the same: one has invisible characters, or letters of another script. */
export function lookAlike(one: string, other: string): boolean {
  const shape = (text: string) =>
    nameKey(text)
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{L}/gu, letter => TWINS.get(letter) ?? letter)
  return nameKey(one) !== nameKey(other) && shape(one) === shape(other)
}

/** Signs with a meaning, as in C# and 80 %, are no punctuation here. */
const PUNCTUATION = /[^\P{P}#%@*]+/gu
const bareWords = (text: string): string[] =>
  nameKey(text).replaceAll('&', ' and ').replace(PUNCTUATION, ' ').split(' ').filter(Boolean)
/** Without spaces, but for the space between two digits: "1.5" is not "15". */
const joined = (words: readonly string[]): string => words.join(' ').replace(/(?<!\p{N}) | (?!\p{N})/gu, '')

const FULL_WORDS = new Map(
  Object.entries(ABBREVIATIONS).map(([short, full]) => [joined(bareWords(short)), bareWords(full)]),
)
/** What stands before a point within an abbreviation: B.Tech, Ph.D., LL.B. */
const INITIAL = /^(?:\p{L}|ph|ll)$/u
const MOST_INITIALS = 4

/** The keys of titles, which repeat in a roster. */
const titleKeys = new Map<string, string>()
const MAX_KEPT = 50_000

/** A title, an institution or a subject without case, spaces, punctuation and abbreviations. */
export function titleKey(text: string): string {
  const known = titleKeys.get(text)
  if (known !== undefined) return known
  if (titleKeys.size === MAX_KEPT) titleKeys.clear()
  const key = joined(withoutAbbreviations(bareWords(text)))
  titleKeys.set(text, key)
  return key
}

function withoutAbbreviations(words: readonly string[]): string[] {
  const full: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    let [length, replaced] = [1, FULL_WORDS.get(word) ?? [word]]
    for (
      let end = at + 1;
      end < words.length && end - at < MOST_INITIALS && INITIAL.test(words[end - 1] ?? '');
      end++
    ) {
      const found = FULL_WORDS.get(words.slice(at, end + 1).join(''))
      if (found) [length, replaced] = [end + 1 - at, found]
    }
    full.push(...replaced)
    at += length
  }
  return full
}

/** The digits of other scripts as those of ours. */
const withDigits = (text: string) => plain(text).replace(/\p{Nd}/gu, digit => digitValue(digit))

const monthKey = (text: string) => fold(text).replace(/[.॰]/g, '')
const MONTHS = new Map(
  [english, hindi].flatMap(({ long, short }) =>
    [long.names, short.names].flatMap(names =>
      names.split('|').map((name, index) => [monthKey(name), index + 1] as const),
    ),
  ),
).set('sep', 9)
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?$/
const YEAR_LAST = /^(?:(\d{1,2})([-/.]))?(\d{1,2})[-/.](\d{4})$/
const DAY_AND_NAME = /^(?:(\d{1,2})(?:st|nd|rd|th)?[-/. ]{1,2})?([^\d,]{2,20}?)[-/., ]{1,2}(\d{4})$/
const NAME_AND_DAY = /^([^\d,]{2,20}?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/

/**
 * The days, months or years that a text can be, in the form of a CV: one for a date without doubt, two for 05/06/2017 when it is unknown
 * whether its day or its month comes first, none for other texts. Years have four digits.
 */
export function datesIn(text: string, isDayFirst: boolean | null): string[] {
  const date = withDigits(text).replace(TIME, '')
  const real = (...parts: (string | number | undefined)[]) => {
    const iso = parts
      .filter(part => part !== undefined)
      .map(part => String(part).padStart(2, '0'))
      .join('-')
    return isRealDate(iso) ? [iso] : []
  }
  const [, first, , month, day] = YEAR_FIRST.exec(date) ?? []
  if (first) return real(first, month, day)
  const [, one, , other, last] = YEAR_LAST.exec(date) ?? []
  if (last && !one) return real(last, other)
  if (last && isDayFirst !== null) return isDayFirst ? real(last, other, one) : real(last, one, other)
  if (last) return [...new Set([...real(last, other, one), ...real(last, one, other)])]
  const [, named, name = '', year] = DAY_AND_NAME.exec(date) ?? []
  const [, before = '', behind, ending] = NAME_AND_DAY.exec(date) ?? []
  const number = MONTHS.get(monthKey(name)) ?? MONTHS.get(monthKey(before))
  if (!number) return []
  return ending ? real(ending, number, behind) : real(year, number, named)
}

/** `precision`: one of the two dates is the other with more digits. */
export function compareDates(claimed: string, found: readonly string[]): 'equal' | 'precision' | 'different' {
  if (found.length === 1 && found[0] === claimed) return 'equal'
  const isPart = (one: string) => one !== claimed && (one.startsWith(claimed) || claimed.startsWith(one))
  return found.length > 0 && found.every(isPart) ? 'precision' : 'different'
}

/** `scale`: the highest mark. `kind`: as on a CV, such as cgpa, percentage or rank. */
export type Score = Readonly<{ text: string; scale: string; kind: string }>

const SCORE = /^(\d{1,6}(?:\.\d{1,4}|,\d{1,2})?)(?: ?(%)| ?(?:\/|out of|of) ?(\d{1,6}(?:\.\d{1,4})?))?$/i
const KIND = /^(cgpa|gpa)\b[:\s]{0,3}|[\s,]{0,3}\b(cgpa|gpa)$/i

/** A score in numbers; null for a grade or any other text, and for a score with two scales. */
function numbersIn(score: Score) {
  const text = withDigits(score.text)
  const [, value = '', percent, after] = SCORE.exec(text.replace(KIND, '')) ?? []
  const kind =
    score.kind ||
    (percent
      ? 'percentage'
      : (KIND.exec(text)?.[0]
          .toLowerCase()
          .replace(/[^a-z]/g, '') ?? ''))
  const scales = [score.scale, after, kind === 'percentage' ? '100' : ''].filter(Boolean).map(Number)
  if (value === '' || new Set(scales).size > 1 || (percent && kind !== 'percentage')) return null
  return { value: Number(value.replace(',', '.')), scale: scales[0] ?? null, kind }
}

/** The number of a score without its scale, or its text. */
export function scoreKey(text: string): string {
  const [, value] = /^(\d{1,6}(?:[.,]\d{1,4})?)(?: ?[%/].*)?$/.exec(withDigits(text)) ?? []
  return value ? String(Number(value.replace(',', '.'))) : titleKey(text)
}

/** Equal numbers on the same scale; grades and classes by their texts. A rank is never a mark. */
export function isSameScore(claimed: Score, found: Score): boolean {
  const [one, other] = [numbersIn(claimed), numbersIn(found)]
  const kinds = [one?.kind ?? claimed.kind, other?.kind ?? found.kind].filter(Boolean)
  if (new Set(kinds).size > 1 || (kinds[0] === 'rank' && kinds.length === 1)) return false
  if (one && other) return one.value === other.value && one.scale === other.scale
  const text = nameKey(claimed.text)
  if (one || other || text === '' || text !== nameKey(found.text) || claimed.scale) return false
  // The scale of a column of marks says nothing about a grade.
  return found.scale === '' || !/\p{N}/u.test(text)
}
