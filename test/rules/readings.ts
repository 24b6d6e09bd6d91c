// Readings and refusals of CV files in a form that tests compare.
import type { Test } from 'tap'
import { type Reading, Unreadable } from '../../api/resume/readers/reading.ts'

/** `all`: everything of it, to search for what may not be there. */
export function shown(reading: Reading) {
  const { resume, unplaced, notes, pieces, invented } = reading as Reading & { invented: string[] }
  const left = unplaced.map(({ text, where }) => `${where}: ${text}`)
  return { resume, notes, pieces, invented, unplaced: left, all: JSON.stringify(reading) }
}

/** Throws what is no refusal. */
export function refusalOf(run: () => unknown): Pick<Unreadable, 'code' | 'message' | 'problems'> | 'none' {
  try {
    run()
    return 'none'
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { code: error.code, message: error.message, problems: error.problems }
  }
}

/** Checks that `run` ends in a refusal with these fields. */
export const refuses = (t: Test, run: () => unknown, wanted: object, what = JSON.stringify(wanted)) =>
  t.match(refusalOf(run), wanted, what)
