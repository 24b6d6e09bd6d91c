// Remarks on dates: missing, without a month, in the wrong order, in the future; and on gaps between jobs.
import type { CvContentData } from '../../contract/cv.ts'
import { isRealDate } from '../content.ts'
import { formatDate } from '../locale.ts'
import { type PlacedItem, visibleAt, visibleStudies } from '../order.ts'
import { at, type Remark, said, when } from './remark.ts'

type Dated = { startDate?: string; endDate?: string; current?: boolean }
const GAP_MONTHS = 6

const real = (date: string | undefined) => (date !== undefined && isRealDate(date) ? date : undefined)

/** Whether `one` is before `other`, at the coarser precision of the two. */
function isBefore(one: string, other: string): boolean {
  const shared = Math.min(one.length, other.length)
  return one.slice(0, shared) < other.slice(0, shared)
}

/** Remarks on the order of dates. `isDone`: the item cannot end after `today`, unlike a course of study. */
export function orderRemarks({ item, path }: PlacedItem<Dated>, today: string, isDone: boolean): Remark[] {
  const start = real(item.startDate)
  const end = real(item.endDate)
  const ends = item.current === true ? undefined : end
  return [
    ...when(
      !!start && !!ends && isBefore(ends, start),
      path,
      'endDate',
      'This ends before it starts. Check both dates.',
    ),
    ...when(!!start && isBefore(today, start), path, 'startDate', 'This starts in the future. Check the year.'),
    ...when(
      isDone && !!ends && isBefore(today, ends),
      path,
      'endDate',
      'This ends in the future. If it still goes on, mark it as current.',
    ),
  ]
}

export const futureRemarks = ({ item, path }: PlacedItem<{ date?: string }>, today: string): Remark[] =>
  when(
    !!real(item.date) && isBefore(today, item.date ?? ''),
    path,
    'date',
    'This date is in the future. Check the year.',
  )

/** Remarks on missing or imprecise dates of a job. */
export function periodRemarks({ item, path }: PlacedItem<Dated>): Remark[] {
  const { startDate, endDate, current } = item
  if (!said(startDate) && !said(endDate)) {
    return [at(path, 'startDate', 'Add when this was. Without dates nobody can add up your years of experience.')]
  }
  const noMonth = (date: string | undefined) => /^\d{4}$/.test(date ?? '')
  const message = 'Add the month. With the year alone, systems count the years of experience wrongly.'
  return [
    ...when(!said(startDate), path, 'startDate', 'Add when this began.'),
    ...when(noMonth(startDate), path, 'startDate', message),
    ...when(!current && noMonth(endDate), path, 'endDate', message),
    ...when(!current && !said(endDate), path, 'endDate', 'Add when this ended, or mark it as current.'),
    ...when(
      current === true && said(endDate),
      path,
      'endDate',
      'This is marked as current and has an end, which is not shown. Keep one of the two.',
    ),
  ]
}

type Span = { from: number; to: number; path: string; isJob: boolean }
const monthsOf = (date: string, withoutMonth: number) =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : withoutMonth)

/** The months that an item covers; whole years where the month is missing. Without an end it is ongoing. */
function spanOf({ item, path }: PlacedItem<Dated>, isJob: boolean): Span[] {
  const start = real(item.startDate)
  const end = real(item.endDate)
  if (!start) return []
  const to = end && !item.current ? monthsOf(end, 11) : Number.POSITIVE_INFINITY
  return [{ from: monthsOf(start, 0), to, path, isJob }]
}

/** Remarks on jobs that follow a gap which no item of the CV covers. */
export function gapRemarks(content: CvContentData): Remark[] {
  const jobs = visibleAt(content.experience, '/experience').flatMap(job => spanOf(job, true))
  const others: PlacedItem<Dated>[] = [
    ...visibleStudies(content.education),
    ...visibleAt(content.projects, ''),
    ...visibleAt(content.custom, '').flatMap(({ item }) => visibleAt(item.items, '')),
  ]
  const spans = [...jobs, ...others.flatMap(other => spanOf(other, false))].sort((one, other) => one.from - other.from)
  const remarks: Remark[] = []
  let covered = Number.NEGATIVE_INFINITY
  let hasWorked = false
  for (const span of spans) {
    const isGap = hasWorked && span.from - covered - 1 > GAP_MONTHS
    const next = isGap && jobs.filter(job => job.from >= span.from).sort((one, other) => one.from - other.from)[0]
    if (next) remarks.push(at(next.path, 'startDate', gapMessage(covered + 1, span.from - 1)))
    covered = Math.max(covered, span.to)
    hasWorked ||= span.isJob
  }
  return remarks
}

function gapMessage(from: number, to: number): string {
  const [first, last] = [from, to].map(month => formatDate(dateOfMonth(month), 'en'))
  return `From ${first} to ${last} nothing is listed. That is fine; a line on that time answers the question beforehand.`
}

const dateOfMonth = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
