// Why a JSON Resume document cannot be imported: the path, the value, and how to fix it.

import type { ErrorObject } from 'ajv'
import { textProblems, type ValueProblem } from '../../core/cv/content.ts'
import { isObject } from '../../core/is-object.ts'
import { basicsProblems } from './basics.ts'
import { studyLens } from './education.ts'
import { quote } from './kinds.ts'
import { listProblems } from './lists.ts'
import { LISTS } from './sections.ts'
import { schemaErrors } from './validator.ts'

const MAX_PROBLEMS = 50
const ROOT = '/resume'
const ONGOING = /^\W*(present|now|current|currently|ongoing|today|to date|till date|heute|actuel|actualidad)\W*$/i
const TYPES: Record<string, string> = { string: 'a text in quotes', array: 'a list in [ ]', object: 'an object in { }' }

const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function dateFix(key: string, value: unknown): string {
  if (key === 'endDate' && (value === null || (typeof value === 'string' && (ONGOING.test(value) || !value.trim())))) {
    return 'Leave endDate out for something that is still going on.'
  }
  if (value === '' || value === null) return `Leave ${key} out if there is none.`
  return 'Write a date as 2023, 2023-04 or 2023-04-30.'
}

function linkFix(key: string, value: unknown): string {
  if (value === '') return `Leave ${key} out if there is none.`
  const hasScheme = /^(https?:\/\/|mailto:|tel:)/i.test(String(value))
  if (hasScheme)
    return 'A link cannot contain spaces or letters beyond ASCII; copy it from the address bar of a browser.'
  return 'Begin it with https:// (or http, mailto, tel), like https://example.com.'
}

function fixFor(error: ErrorObject, key: string): string {
  const value = error.data
  if (/date$/i.test(key)) return dateFix(key, value)
  if (error.keyword === 'type') {
    if (value === null) return `Leave ${key} out if there is none.`
    return `This must be ${TYPES[String(error.params.type)] ?? `a ${error.params.type}`}.`
  }
  if (error.params.format === 'uri') return linkFix(key, value)
  if (error.params.format === 'email') {
    return value === '' ? `Leave ${key} out if there is none.` : 'Write an address like name@example.com.'
  }
  return `This ${error.message ?? 'is not allowed'}.`
}

function schemaProblem(error: ErrorObject): ValueProblem {
  const path = `${ROOT}${error.instancePath}`
  return { path, message: `${quote(error.data)} cannot be imported here. ${fixFor(error, keyOf(error.instancePath))}` }
}

/** Only the first problem for each path. */
function firstForEachPath(problems: readonly ValueProblem[]): ValueProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => {
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

/**
 * Why a document cannot be imported: at most 50 problems, with JSON pointers that begin with /resume. Values under keys that the schema
 * does not know only need to be storable.
 */
export function resumeProblems(doc: unknown): ValueProblem[] {
  if (!isObject(doc)) {
    return [{ path: ROOT, message: `${quote(doc)} is not a resume. Send the whole document, an object in { }.` }]
  }
  const basics = isObject(doc.basics) ? doc.basics : {}
  return firstForEachPath([
    ...textProblems(doc, ROOT),
    // Bounded, because a hostile document can have an error for every byte.
    ...schemaErrors(doc)
      .slice(0, 4 * MAX_PROBLEMS)
      .map(schemaProblem),
    ...basicsProblems(basics, `${ROOT}/basics`),
    ...LISTS.flatMap(({ key, lens }) => listProblems(doc[key], `${ROOT}/${key}`, lens)),
    ...listProblems(doc.education, `${ROOT}/education`, studyLens),
  ]).slice(0, MAX_PROBLEMS)
}
