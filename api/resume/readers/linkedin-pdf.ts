// The PDF that LinkedIn exports from a profile: the sizes of letters distinguish employers, positions and other text. Pure.

import type { Note } from './contact.ts'
import { datesOf, durationAt, periodsIn } from './dates.ts'
import { type Row, rowText } from './row.ts'
import { joinTexts, paragraphsOf } from './text.ts'

const SINCE_WHEN =
  /(?:19|20)\d\d\s{0,3}[-–]\s{0,3}(?:\p{L}{1,20}\.? )?[^\s(]{1,20}\s{0,3}\([^()\d]{0,40}\d[^()]{0,60}\)/u

/** A period with its length in brackets below each position, and an address at LinkedIn. */
export const isLinkedIn = (rows: readonly Row[]): boolean =>
  rows.some(row => SINCE_WHEN.test(rowText(row)) && durationAt(rowText(row)) > 0) &&
  rows.some(row => /linkedin\.com\/in\//i.test(rowText(row)))

type Job = Record<string, unknown>

/** Positions under their employers. */
export function linkedInJobs(rows: readonly Row[], note: Note): Job[] {
  const [large, middle] = sizesOf(rows)
  const columnRight = Math.max(...rows.map(({ right }) => right))
  const jobs: Job[] = []
  let company = ''
  let job: Job | undefined
  let after: Row[] = []
  const end = () => {
    if (job && after.length > 0) Object.assign(job, described(after, columnRight))
    after = []
  }
  for (const [index, row] of rows.entries()) {
    const text = rowText(row)
    // A description may have the letters of a position, but no period below it.
    const next = rows[index + 1]
    const isPosition = next !== undefined && periodsIn(rowText(next)).length > 0
    if (Math.abs(row.size - large) < 0.2) {
      end()
      company = text
      job = undefined
    } else if (Math.abs(row.size - middle) < 0.2 && isPosition) {
      end()
      job = { name: company, position: text }
      jobs.push(job)
    } else if (!job) note(row, text)
    else {
      const [period] = job.startDate || job.endDate ? [] : periodsIn(text)
      if (period) note(row, text)
      if (period) Object.assign(job, datesOf(period))
      else after.push(row)
    }
  }
  end()
  return jobs
}

/** The first line after the period is the place, where it is short; the rest are sentences. */
function described(rows: Row[], columnRight: number): Job {
  const [first, ...rest] = rows as [Row, ...Row[]]
  const hasPlace =
    rowText(first).length < 60 &&
    !/[.:;!?]$/.test(rowText(first)) &&
    (rest.length > 0 || rowText(first).split(' ').length <= 5)
  const lines = paragraphsOf(hasPlace ? rest : rows, columnRight).map(some =>
    joinTexts(some.map(rowText)).replace(/^[-•*]\s+/, ''),
  )
  return {
    ...(hasPlace && { location: rowText(first) }),
    ...(lines.length === 1 ? { summary: lines[0] } : lines.length > 1 && { highlights: lines }),
  }
}

function sizesOf(rows: readonly Row[]): [number, number] {
  const sizes = [...new Set(rows.map(({ size }) => Math.round(size * 10) / 10))].sort((a, b) => b - a)
  return [sizes[0] ?? 0, sizes.length > 2 ? (sizes[1] ?? 0) : 0]
}
