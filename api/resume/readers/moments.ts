// Dates as programs write them: moments whose time of day is midnight where the person was, and days that no calendar has. Pure.
import { isRealDate } from '../../core/cv/content.ts'
import { periodsIn } from './dates.ts'

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/
const DAY = 24 * 60
const NOON = DAY / 2
/** Where midnight may be that of either side of the date line, or noon of Greenwich. */
const isMiddle = (minute: number) => minute >= NOON - 120 && minute <= NOON + 60

type Moment = { day: string; minute: number; isWhole: boolean }

function momentOf(text: string): Moment | null {
  const [, day, hours, minutes, seconds = '00', zone = 'Z'] = MOMENT.exec(text) ?? []
  if (!day || zone !== 'Z') return null
  return { day, minute: Number(hours) * 60 + Number(minutes), isWhole: seconds === '00' }
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : new Date(date.getTime() + DAY * 60_000).toISOString().slice(0, 10)
}

/**
 * The minute of the day from which on the moments of a file mean the next day: where all of them are midnight of one zone (an hour apart in
 * summer), the zone is east of Greenwich. Infinity: each moment means the day that it names.
 */
export function nextDayFrom(texts: readonly string[]): number {
  const moments = texts.flatMap(text => momentOf(text) ?? [])
  const offsets = moments.map(({ minute }) => (minute > NOON ? minute - DAY : minute))
  const isOneZone = Math.max(...offsets) - Math.min(...offsets) <= 60 || moments.every(({ minute }) => isMiddle(minute))
  if (moments.length === 0 || !isOneZone || !moments.every(({ isWhole }) => isWhole)) return Number.POSITIVE_INFINITY
  if (!moments.every(({ minute }) => isMiddle(minute))) return NOON + 1
  // Most days that people choose are the first of a month.
  const firsts = (days: string[]) => days.filter(day => day.endsWith('-01')).length
  const isShifted = firsts(moments.map(({ day }) => nextDay(day))) > firsts(moments.map(({ day }) => day))
  return isShifted ? 0 : Number.POSITIVE_INFINITY
}

/** The day of a moment, or its month where the day is the first, as programs write it when only a month was chosen; null for other texts. */
export function dayOf(text: string, eastFrom: number): string | null {
  const written = MOMENT.exec(text)?.[1]
  if (!written) return null
  const moment = momentOf(text)
  const day = moment && moment.minute >= eastFrom ? nextDay(written) : written
  return day.endsWith('-01') ? day.slice(0, 7) : day
}

/** The date, or of a day that does not exist its month. */
export const realDate = (date: string): string => (isRealDate(date) ? date : date.slice(0, 7))

/** A long text is no date. */
export const datesIn = (value: string) => (value.length > 120 ? [] : periodsIn(value))

/** A word for today. */
export const isPresent = (value: string): boolean => datesIn(`2000 - ${value}`)[0]?.end === null
