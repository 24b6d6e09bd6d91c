// Readings and refusals of CV files in a form that tests compare.
import { type Reading, Unreadable } from '../../api/resume/readers/reading.ts'
import { fc } from '../dose.ts'
import type { Test } from '../tap.ts'

/** `all`: every text of the reading, to search for texts that must be absent. */
export function shown(reading: Reading) {
  const { resume, unplaced, notes, pieces, invented } = reading as Reading & { invented: string[] }
  const left = unplaced.map(({ text, where }) => `${where}: ${text}`)
  return { resume, notes, pieces, invented, unplaced: left, all: JSON.stringify(reading) }
}

/** The refusal of a reading; rethrows any other error. */
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

/** Any text; often one of these. */
export const anyText = (...known: string[]) =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...known))

/** An entry with any texts in at most six of these fields. */
export const anyEntry = (fields: string, text: fc.Arbitrary<string>) =>
  fc.dictionary(fc.constantFrom(...fields.split(' ')), fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxKeys: 6 })

export function assertNothingInvented({ invented }: { invented: string[] }): void {
  if (invented.length > 0) throw new Error(`invented: ${invented.join(' ')}`)
}
