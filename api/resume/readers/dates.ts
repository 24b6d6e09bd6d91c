// Dates as people write them in CVs: "Mar 2021 – Present", "03/2021 - 11/2022", "septembre 2016", "2019". The names of months come from
// the language data of the runtime. Pure.
import { normal } from './account.ts'

const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs tr ro hu ru uk el hi bn ta te mr gu ar he zh ja ko id vi th'.split(' ')
/** Words for an ongoing entry; and words that join two dates. */
const PRESENT =
  'present|current|currently|now|today|ongoing|to date|heute|jetzt|laufend|aktuell|aujourd.hui|présent|actuel|en cours|actualidad|actualmente|actual|presente|hoy|oggi|attuale|in corso|atual|atualmente|hoje|heden|nu|obecnie|teraz|nuvarande|nykyinen|günümüz|настоящее время|н\\. ?в\\.|वर्तमान|अब तक|இன்று|தற்போது வரை|தற்போது|الآن|الحاضر|حتى الآن|至今|现在|現在|현재'
const JOIN = '至|–|—|−|-|‑|~|to|bis|until|till|à|au|jusqu.à|a|al|hasta|fino a|até|do|tot|से'
const SINCE = 'since|from|seit|ab|depuis|desde|dal|od|sinds|sedan'

type Found = { from: number; to: number; date: string; other?: string }
/** A date or a period. `end` null: ongoing. `other`: another reading of the start, if day and month are ambiguous. */
export type Period = { from: number; to: number; start: string; end?: string | null; other?: string }

const MONTHS = monthNames()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const MONTH = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
const YEAR = '(?:19|20)\\d\\d'
const DATE = new RegExp(
  [
    `(?<y1>${YEAR}) ?年(?: ?(?<m1>\\d{1,2}) ?月)?`,
    `(?<![\\p{L}\\d])(?<y2>${YEAR})[-./](?<m2>0?[1-9]|1[0-2])(?:[-./](?<d2>0?[1-9]|[12]\\d|3[01]))?(?!\\d)`,
    `(?<![\\d./])(?:(?<d3>0?[1-9]|[12]\\d|3[01])[./-])?(?<m3>0?[1-9]|[12]\\d|3[01])[./-](?<y3>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?:(?<d4>\\d{1,2})\\.? (?:de )?)?(?<n4>${MONTH})\\.?,? (?:de |del )?(?:(?<d5>\\d{1,2}), )?(?<y4>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\d./])(?<!(?<!${YEAR})[–-])(?<y6>${YEAR})(?![\\d%])`,
  ].join('|'),
  'gu',
)
const BETWEEN = new RegExp(`^\\s*(?:${JOIN})\\s*$`, 'u')
const GOES_ON = new RegExp(`^\\s*(?:(?:${JOIN})\\s*(?:${PRESENT})(?![\\p{L}])|至今|至현재)`, 'u')
const BEFORE = new RegExp(`(?:^|[^\\p{L}])((?:${SINCE})\\s{1,9})$`, 'u')
const MONTH_TO = new RegExp(`(?:^|[^\\p{L}])(?<name>${MONTH})\\.?\\s{0,9}(?:${JOIN})\\s{0,9}$`, 'u')
/** More letters than BEFORE and MONTH_TO match, so that a text with many dates is not searched from its beginning for each. */
const NEAR = 80
const LETTERS = /[\p{L}\p{M}]+/gu
const WORDS = new Set([...MONTHS.keys(), PRESENT, JOIN, SINCE, 'de del'].flatMap(text => text.match(LETTERS) ?? []))
/** Words of Chinese, Japanese and Korean, which no space divides. */
const EAST = /^[年月至今现現在현재一二三四五六七八九十]+$/u
const SIGNS = /^[\d.,/\s()–—−‑~'’-]*$/

function monthNames(): Map<string, number> {
  const names = new Map<string, number>([['sept', 9]])
  for (const language of LANGUAGES) {
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', year: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, options)
      for (let month = 1; month <= 12; month++) {
        const part = format.formatToParts(new Date(2001, month - 1, 1)).find(({ type }) => type === 'month')
        const name = normal(part?.value ?? '').replace(/\.$/, '')
        if (
          (/^\p{L}[\p{L}\p{M}]{2,}$/u.test(name) ||
            (/^[^\p{Script=Latin}]{2,}$/u.test(name) && /^\p{L}[\p{L}\p{M}]+$/u.test(name))) &&
          !names.has(name)
        )
          names.set(name, month)
      }
    }
  }
  return names
}

const two = (value: number | string) => String(value).padStart(2, '0')

/** Text with the same length in which letters are small, so that places stay. */
const flat = (text: string) =>
  text.replace(/[A-Z]|[^\0-\x7f]/gu, one => (normal(one).length === one.length ? normal(one) : one))
const nearBefore = (text: string, at: number) => (at > NEAR ? `x${text.slice(at - NEAR, at)}` : text.slice(0, at))

function datesIn(text: string): Found[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: all, index: from, groups = {} }) => {
    const found = dateOf(groups)
    return found ? [{ from, to: from + all.length, ...found }] : []
  })
}

function dateOf(groups: Record<string, string | undefined>): Pick<Found, 'date' | 'other'> | undefined {
  const { y1, m1, y2, m2, d2, d3, m3, y3, d4, n4, d5, y4, y6 } = groups
  if (y1) return { date: m1 ? `${y1}-${two(m1)}` : y1 }
  if (y2 && m2) return { date: `${y2}-${two(m2)}${d2 ? `-${two(d2)}` : ''}` }
  if (y3 && m3) {
    if (!d3) return Number(m3) <= 12 ? { date: `${y3}-${two(m3)}` } : undefined
    const day = Number(d3)
    const month = Number(m3)
    if (month > 12) return day <= 12 ? { date: `${y3}-${two(day)}-${two(month)}` } : undefined
    const swapped = day <= 12 && day !== month ? { other: `${y3}-${two(day)}-${two(month)}` } : {}
    return { date: `${y3}-${two(month)}-${two(day)}`, ...swapped }
  }
  const day = d4 ?? d5
  if (y4 && n4) return { date: `${y4}-${two(MONTHS.get(n4) ?? 1)}${day && Number(day) <= 31 ? `-${two(day)}` : ''}` }
  return y6 ? { date: y6 } : undefined
}

/** The periods and single dates of a text, from left to right. */
export function periodsIn(text: string): Period[] {
  const low = flat(text)
  const dates = datesIn(low)
  const periods: Period[] = []
  for (let index = 0; index < dates.length; index++) {
    const one = dates[index] as Found
    const next = dates[index + 1]
    const goesOn = GOES_ON.exec(low.slice(one.to))
    const since = BEFORE.exec(nearBefore(low, one.from))
    const other = one.other ? { other: one.other } : {}
    if (next && BETWEEN.test(low.slice(one.to, next.from))) {
      periods.push({ from: one.from, to: next.to, start: one.date, end: next.date, ...other })
      index++
    } else if (goesOn)
      periods.push({ from: one.from, to: one.to + goesOn[0].length, start: one.date, end: null, ...other })
    else if (since?.[1])
      periods.push({ from: one.from - since[1].length, to: one.to, start: one.date, end: null, ...other })
    else periods.push(withFirstMonth(low, one) ?? { from: one.from, to: one.to, start: one.date, ...other })
  }
  return periods
}

/** "Mar – Jul 2019": the year is written once. */
function withFirstMonth(low: string, { from, to, date }: Found): Period | undefined {
  const name = MONTH_TO.exec(nearBefore(low, from))
  const month = name?.groups?.name
  if (!name || !month || date.length !== 7) return undefined
  const at = from - name[0].length + name[0].indexOf(month)
  return { from: at, to, start: `${date.slice(0, 4)}-${two(MONTHS.get(month) ?? 1)}`, end: date }
}

/** Only months, years, numbers, dashes and words for today. */
export const isDateOnly = (text: string): boolean =>
  text.length <= MOST_LETTERS &&
  (flat(text).match(LETTERS) ?? []).every(word => WORDS.has(word) || EAST.test(word)) &&
  SIGNS.test(text.replace(LETTERS, '')) &&
  /\d{4}|\p{L}{3}/u.test(text) &&
  (periodsIn(text).length > 0 || isTail(text))
/** For a text that consists of a date only. */
const MOST_LETTERS = 200

const TAIL = new RegExp(`^\\s*(?:${PRESENT}|${MONTH})\\.?\\s*$`, 'u')
/** The possible text of a separate line after "2020 –". */
export const isTail = (text: string): boolean => TAIL.test(flat(text)) || periodsIn(text).length === 1

const UNIT =
  'years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anni|anno|mesi|mese|anos?|mês|jaar|jaren|maanden?|lata?|miesiące?|miesięcy|år|månader'
const DURATION = new RegExp(
  `\\(?\\s{0,3}(?:\\d{1,3} (?:${UNIT})(?:[ ,]{1,3}(?:and |und |et |y |e )?\\d{1,3} (?:${UNIT}))?)\\s{0,3}\\)?$`,
  'iu',
)
/** Where "2 years 3 months" at the end of a text begins; -1 without. */
export const durationAt = (text: string): number => DURATION.exec(text)?.index ?? -1
