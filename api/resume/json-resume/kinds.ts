// The kinds of values a CV holds, as a resume may bring them: what is wrong with one, and how one is written for the schema.
// Knows neither sections nor fields.

import { CAPS, SECTIONS } from '../../core/contract/sections.ts'
import { isRealDate, linkProblem, parseLink, type ValueProblem } from '../../core/cv/content.ts'
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
  | 'format'

/** Items that a list of a CV can hold. */
export const MAX_ITEMS = 100

const ORDER_NAME = new RegExp(`^(${SECTIONS.join('|')}|custom\\.[A-Za-z0-9_-]{1,40})$`)

/** A value as a message shows it: quoted, at most 40 characters of it. */
export function quote(value: unknown): string {
  const chars = Array.from(typeof value === 'string' ? value : brief(value))
  const short = chars.length > 40 ? `${chars.slice(0, 40).join('')}…` : chars.join('')
  return typeof value === 'string' ? `"${short}"` : short
}

/** The beginning of a value as JSON. What comes from outside may be nested deeper than a function can call itself. */
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
  // Characters are counted as the schema counts them: by code points.
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

/** A file name in place of a picture's address is nobody's mistake: it is kept, though there is nothing to show. */
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

/** A list with more items than a CV can hold. */
export function countProblem(list: readonly unknown[], path: string, max = MAX_ITEMS): ValueProblem | null {
  if (list.length <= max) return null
  return { path, message: `This list has ${list.length} items; at most ${max} can be kept. Leave some out.` }
}

const isOrder = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_ITEMS && value.every(name => isText(name) && ORDER_NAME.test(name))

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
}

/** What keeps a value of a resume from becoming a value of a CV; `path` is its JSON pointer. */
export const kindProblems = (kind: Kind, value: unknown, path: string): ValueProblem[] => CHECKS[kind](value, path)

/** True when a value can be shown by a CV as it is. The path of a picture uploaded here belongs to another CV than the new one. */
export function isReadable(kind: Kind, value: unknown): boolean {
  if (kind === 'picture' && !(isText(value) && linkProblem(value) === null)) return false
  return kindProblems(kind, value, '').length === 0
}

/** Nothing: what a form leaves behind in an empty field counts as an absent one. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** True when two values of a field say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other)

const SCHEMA_DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/

/** Kinds that the schema wants in a format of its own, stricter than ours. */
export const hasFormat = (kind: Kind): boolean => kind === 'date' || kind === 'link' || kind === 'email'

/** The value in the format that the schema asks for; null when it has none. */
export function inFormat(kind: Kind, value: unknown): unknown {
  if (!hasFormat(kind)) return value
  const text = String(value)
  if (kind === 'date') return SCHEMA_DATE.test(text) ? text : null
  if (kind === 'email') return isSchemaEmail(text) ? text : null
  if (isSchemaUri(text)) return text
  // The schema knows ASCII only; browsers write an address in other letters like this.
  const ascii = parseLink(text)?.href ?? ''
  return isSchemaUri(ascii) ? ascii : null
}
