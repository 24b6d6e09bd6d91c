// CVs as JSON: JSON Resume as it is, and exports of Reactive Resume. Pure.
import { isObject } from '../../core/is-object.ts'
import { resumeProblems } from '../json-resume.ts'
import { leavesOf, REWRITTEN } from './account.ts'
import { decodeText } from './bytes.ts'
import { draft, finish, type Raw } from './fields.ts'
import { isReactiveResume } from './reactive-resume.ts'
import { type Piece, type Reading, type Resume, Unreadable } from './reading.ts'
import { tables } from './tables.ts'

/** The document of a CV is at most 8 deep. */
const MAX_DEPTH = 60
const MAX_SHOWN = 3

const notACv = () =>
  new Unreadable(
    'unsupported_kind',
    'This JSON file is no CV: neither a JSON Resume nor an export of Reactive Resume. Choose your CV as a PDF or Word file.',
  )

/** Throws `broken` for text that is no JSON. */
export function parseJson(bytes: Uint8Array): Raw {
  const text = decodeText(bytes)
  // Checked first, because what walks the values would overflow the stack.
  if (depthOf(text) > MAX_DEPTH) throw new Unreadable('too_complex', 'This JSON file is nested far deeper than a CV.')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new Unreadable('broken', mistakeIn(text, (error as Error).message))
  }
  if (!isObject(parsed)) throw notACv()
  return parsed
}

/** The error in a text that is no JSON, from the engine's message. */
function mistakeIn(text: string, message: string): string {
  const [, at] = /position (\d+)/.exec(message) ?? []
  if (/^(Unexpected end|Unterminated)/.test(message) || Number(at) >= text.trimEnd().length)
    return 'This JSON file ends in the middle: it was not downloaded completely. Export it again and choose the new copy.'
  const [, near = ''] = /^Unexpected token .{1,4}, \.*"([\s\S]*)"\.* is not valid JSON$/.exec(message) ?? []
  const place = at ? `in line ${text.slice(0, Number(at)).split('\n').length}` : `near “${near.trim()}”`
  return `This JSON file has a mistake ${place}. Correct it, or export the file again.`
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\\' && isQuoted) at++
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '{' || letter === '[')) deepest = Math.max(deepest, ++depth)
    else if (!isQuoted && (letter === '}' || letter === ']')) depth--
  }
  return deepest
}

const LISTS = [...tables.keys()].filter(name => !/^(?:basics|profiles|own)$/.test(name))
const isJsonResume = (document: Raw) => isObject(document.basics) || LISTS.some(list => Array.isArray(document[list]))

/** Which of the two a document is. */
export function jsonKindOf(document: Raw): 'json_resume' | 'reactive_resume' {
  if (isReactiveResume(document)) return 'reactive_resume'
  if (isJsonResume(document)) return 'json_resume'
  throw notACv()
}

/** The whole document, with all that TruCV does not know. */
export function readJsonResume(bytes: Uint8Array): Reading {
  const document = parseJson(bytes)
  if (jsonKindOf(document) !== 'json_resume') throw notACv()
  const problems = resumeProblems(document)
  if (problems.length > 0) {
    const shown = problems.slice(0, MAX_SHOWN).map(({ path, message }) => `${path.replace('/resume/', '')}: ${message}`)
    const more = problems.length > MAX_SHOWN ? ` (and ${problems.length - MAX_SHOWN} more)` : ''
    throw new Unreadable('broken', `This JSON Resume has mistakes. ${shown.join(' ')}${more}`, problems)
  }
  const reading = finish('json_resume', { ...draft(/^$/), resume: document as Resume, pieces: piecesOf(document) })
  // The document is the resume: each text is where it was.
  return { ...reading, unplaced: [], places: leavesOf(document).map(({ path }, piece) => ({ path, piece })) }
}

/** Every text with the place where people look for it: "work, entry 2, highlights". */
function piecesOf(value: unknown, where = '', key = ''): Piece[] {
  if (typeof value === 'string') {
    return value.trim() ? [{ text: value, where, ...(REWRITTEN.has(key) && { understood: value }) }] : []
  }
  if (Array.isArray(value)) {
    const isOfTexts = value.every(item => typeof item === 'string')
    return value.flatMap((item, index) => piecesOf(item, isOfTexts ? where : `${where}, entry ${index + 1}`))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => piecesOf(item, where ? `${where}, ${name}` : name, name))
}
