// The kinds of values in a CV: how a resume's value is validated for import, and how a value is written in the schema's format.

import { NAME_LAYOUTS } from '../../core/contract/cv.ts'
import { CAPS, CHOICES, NAMED_SECTIONS, SECTIONS } from '../../core/contract/sections.ts'
import { isRealDate, linkProblem, parseLink, type ValueProblem } from '../../core/cv/content.ts'
import { isObject } from '../../core/is-object.ts'
import { isSchemaEmail, isSchemaUri } from './validator.ts'

export type Kind =
  | 'short'
  | 'long'
  | 'email'
  | 'date'
  | 'link'
  | 'picture'
  | 'words'
  | 'lines'
  | 'flag'
  | 'order'
  | 'settings'
  | 'format'
  | 'group'
  | keyof typeof CHOICES

/** The limit of a list's items in a CV. */
export const MAX_ITEMS = 100

const GROUP = /^[A-Za-z0-9_-]{1,40}$/
const ORDER_NAME = new RegExp(`^(${SECTIONS.join('|')}|custom\\.[A-Za-z0-9_-]{1,40})$`)

/** A value for an error message: quoted, at most 40 characters. */
export function quote(value: unknown): string {
  const chars = Array.from(typeof value === 'string' ? value : brief(value))
  const short = chars.length > 40 ? `${chars.slice(0, 40).join('')}…` : chars.join('')
  return typeof value === 'string' ? `"${short}"` : short
}

/** The beginning of a value as JSON. Limits the depth, because a hostile document could otherwise overflow the stack. */
function brief(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value)
  if (depth === 3) return '…'
  if (Array.isArray(value)) return `[${value.slice(0, 20).map(one => brief(one, depth + 1))}]`
  const entries = Object.entries(value).slice(0, 20)
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${brief(one, depth + 1)}`)}}`
}

const isText = (value: unknown): value is string => typeof value === 'string'

function textProblem(value: unknown, max: number): string | null {
  if (!isText(value)) return `${quote(value)} should be a text.`
  // Counted in code points, as the schema does.
  const length = value.length > max ? Array.from(value).length : value.length
  return length > max ? `${quote(value)} has ${length} characters; at most ${max} can be kept. Shorten it.` : null
}

function dateProblem(value: unknown): string | null {
  if (isText(value) && isRealDate(value)) return null
  return `${quote(value)} is not a date that exists. Write a year, a month or a day, like 2023, 2023-04 or 2023-04-30.`
}

function schemeProblem(value: unknown): string | null {
  const tooLong = textProblem(value, CAPS.link)
  if (tooLong || !isText(value)) return tooLong
  const message = linkProblem(value)
  return message && `${quote(value)}: ${message}`
}

/** A file name instead of a picture's URL is common, so it is accepted and stored, although it is not displayed. */
function pictureProblem(value: unknown): string | null {
  return isText(value) && !/^[a-z][a-z0-9+.-]*:/i.test(value) ? null : schemeProblem(value)
}

function listProblems(value: unknown, path: string, max: number): ValueProblem[] {
  if (!Array.isArray(value)) return [{ path, message: `${quote(value)} should be a list of texts.` }]
  const tooMany = countProblem(value, path)
  if (tooMany) return [tooMany]
  return value.flatMap((text, index) => asProblems(textProblem(text, max), `${path}/${index}`))
}

const asProblems = (message: string | null, path: string): ValueProblem[] => (message ? [{ path, message }] : [])

/** The error for a list with more items than a CV can hold. */
export function countProblem(list: readonly unknown[], path: string, max = MAX_ITEMS): ValueProblem | null {
  if (list.length <= max) return null
  return { path, message: `This list has ${list.length} items; at most ${max} can be kept. Leave some out.` }
}

const isOrder = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_ITEMS && value.every(name => isText(name) && ORDER_NAME.test(name))

const isEach = (value: unknown, check: (key: string, one: unknown) => boolean) =>
  isObject(value) && Object.entries(value).every(([key, one]) => check(key, one))
const isOneOf = (values: readonly string[], value: unknown) => values.some(known => known === value)
function isSetting(key: string, one: unknown): boolean {
  if (key === 'title') return textProblem(one, 60) === null
  if (key === 'layout') return isOneOf(NAME_LAYOUTS, one)
  return /^(hidden|hideTitle|onRequest)$/.test(key) && typeof one === 'boolean'
}
const isSettings = (value: unknown) =>
  isEach(value, (name, one) => NAMED_SECTIONS.some(known => known === name) && isEach(one, isSetting))

const choiceProblem = (values: readonly string[], value: unknown) =>
  isOneOf(values, value) ? null : `${quote(value)} should be one of: ${values.join(', ')}.`

const CHECKS: Record<Kind, (value: unknown, path: string) => ValueProblem[]> = {
  short: (value, path) => asProblems(textProblem(value, CAPS.short), path),
  long: (value, path) => asProblems(textProblem(value, CAPS.long), path),
  email: (value, path) => asProblems(textProblem(value, 200), path),
  date: (value, path) => asProblems(dateProblem(value), path),
  link: (value, path) => asProblems(schemeProblem(value), path),
  picture: (value, path) => asProblems(pictureProblem(value), path),
  words: (value, path) => listProblems(value, path, CAPS.words),
  lines: (value, path) => listProblems(value, path, CAPS.lines),
  flag: (value, path) => asProblems(value === true ? null : `${quote(value)} should be true.`, path),
  format: (value, path) => asProblems(value === 'markdown' ? null : `${quote(value)} should be "markdown".`, path),
  order: (value, path) => asProblems(isOrder(value) ? null : `${quote(value)} should name sections.`, path),
  group: (value, path) =>
    asProblems(isText(value) && GROUP.test(value) ? null : `${quote(value)} should be an id.`, path),
  cefr: (value, path) => asProblems(choiceProblem(CHOICES.cefr, value), path),
  scoreKind: (value, path) => asProblems(choiceProblem(CHOICES.scoreKind, value), path),
  settings: (value, path) => asProblems(isSettings(value) ? null : `${quote(value)} should name sections.`, path),
}

/** Why a value of a resume cannot be imported; `path` is its JSON pointer. */
export const kindProblems = (kind: Kind, value: unknown, path: string): ValueProblem[] => CHECKS[kind](value, path)

/** Whether a CV can show the value. A relative picture URL cannot: it belongs to the CV that the resume was exported from. */
export function isReadable(kind: Kind, value: unknown): boolean {
  if (kind === 'picture' && !(isText(value) && linkProblem(value) === null)) return false
  return kindProblems(kind, value, '').length === 0
}

/** Whether a value counts as absent, including the values that forms leave in empty fields. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** Whether two values of a field are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other)

const SCHEMA_DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/

/** Kinds for which the schema has a stricter format than a CV. */
export const hasFormat = (kind: Kind): boolean => kind === 'date' || kind === 'link' || kind === 'email'

/** The value in the schema's format; null when it cannot be written in it. */
export function inFormat(kind: Kind, value: unknown): unknown {
  if (!hasFormat(kind)) return value
  const text = String(value)
  if (kind === 'date') return SCHEMA_DATE.test(text) ? text : null
  if (kind === 'email') return isSchemaEmail(text) ? text : null
  if (isSchemaUri(text)) return text
  // The schema requires ASCII; this is how browsers encode an internationalised URL.
  const ascii = parseLink(text)?.href ?? ''
  return isSchemaUri(ascii) ? ascii : null
}
