// CVs as JSON or YAML: JSON Resume, repaired where it is not quite right, YAMLResume, RenderCV and exports of Reactive Resume. Pure.
import { isObject } from '../../core/is-object.ts'
import { resumeProblems } from '../json-resume.ts'
import { decodeText } from './bytes.ts'
import { addBasics, addEntry, addLanguage, draft, finish, keepRest, listOf, type Raw, textsOf } from './fields.ts'
import { isReactiveResume, reactiveResumeOf } from './reactive-resume.ts'
import { type Reading, type Resume, Unreadable } from './reading.ts'
import { renderCvOf } from './rendercv.ts'
import { type Repaired, repairResume } from './repair.ts'
import { tables } from './tables.ts'
import { parseYaml } from './yaml.ts'

/** The document of a CV is at most 8 deep. */
const MAX_DEPTH = 60
const MAX_SHOWN = 3
const MAX_WRAPPED = 3

const notACv = () =>
  new Unreadable(
    'unsupported_kind',
    'This JSON file is no CV: neither a JSON Resume nor an export of Reactive Resume. Choose your CV as a PDF or Word file.',
  )

/** Throws `broken` for text that is neither JSON nor YAML. */
export function parseDocument(bytes: Uint8Array): Raw {
  const text = decodeText(bytes)
  const parsed = isJson(text) ? parseJson(text) : parseYaml(text)
  if (Array.isArray(parsed) && parsed.length === 1 && isObject(parsed[0])) return parsed[0]
  if (!isObject(parsed)) throw notACv()
  return parsed
}

/** Whether a text is meant as JSON: a list or an object, maybe with comments before it. */
export function isJson(text: string): boolean {
  let rest = text.trimStart()
  for (let comment = COMMENT.exec(rest); comment; comment = COMMENT.exec(rest)) rest = rest.slice(comment[0].length)
  return rest === text.trimStart() ? /^(\{\s*["'{}\w/]|\[\s*["{[\]])/.test(rest) : /^\{\s*["'}\w]/.test(rest)
}
const COMMENT = /^(?:\/\/[^\n]*\n|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)\s*/

function parseJson(text: string): unknown {
  // Checked first, because what walks the values would overflow the stack.
  if (depthOf(text) > MAX_DEPTH) throw new Unreadable('too_complex', 'This JSON file is nested far deeper than a CV.')
  try {
    return JSON.parse(text)
  } catch (error) {
    return parseLoose(text) ?? fail(mistakeIn(text, (error as Error).message))
  }
}

function fail(message: string): never {
  throw new Unreadable('broken', message)
}

/** JSON as people write it, with comments, trailing commas and keys without quotes, which YAML allows; undefined for anything else. */
function parseLoose(text: string): unknown {
  try {
    return parseYaml(withoutComments(text))
  } catch {
    return undefined
  }
}

/** Outside of texts: without comments and tabs, with a space behind each colon, as YAML wants it. */
const withoutComments = (text: string): string =>
  text.replace(
    /"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|'[^'\n]*'?|(?<!:)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[\t:]/g,
    found => {
      if (found === ':') return ': '
      return /^[/\t]/.test(found) ? ' ' : found
    },
  )

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
const isPerson = (value: unknown) => isObject(value) || (Array.isArray(value) && isObject(value[0]))
/** The person without an object of its own, beside lists or with an address. */
const isBare = (document: Raw) =>
  typeof document.name === 'string' && [...LISTS, 'email', 'phone', 'label'].some(key => key in document)
const isJsonResume = (document: Raw) =>
  isPerson(document.basics) ||
  isBare(document) ||
  LISTS.some(list => Array.isArray(document[list])) ||
  isObject(document.work) ||
  isObject(document.education)
const isRenderCv = ({ cv }: Raw) => isObject(cv) && !isObject(cv.basics)
const isYamlResume = ({ content }: Raw) => isObject(content) && isObject(content.basics)

/** Which of the kinds a document is. */
export function jsonKindOf(document: Raw): 'json_resume' | 'reactive_resume' | 'rendercv' {
  if (isReactiveResume(document)) return 'reactive_resume'
  if (isRenderCv(document)) return 'rendercv'
  if (isYamlResume(document) || unwrapped(document)) return 'json_resume'
  throw notACv()
}

/** The resume itself, where a program wraps it: { resume: … }, { data: { resume: … } }. */
function unwrapped(value: unknown, depth = 0): Raw | null {
  if (isObject(value) && (depth === 0 ? isJsonResume(value) : isPerson(value.basics))) return value
  if (depth === MAX_WRAPPED || !isObject(value)) return null
  for (const inner of Object.values(value)) {
    const found = unwrapped(inner, depth + 1)
    if (found) return found
  }
  return null
}

/** Reads JSON and YAML of any of the kinds. */
export function readDocument(bytes: Uint8Array): Reading {
  const document = parseDocument(bytes)
  const kind = jsonKindOf(document)
  if (kind === 'reactive_resume') return reactiveResumeOf(document)
  if (kind === 'rendercv') return renderCvOf(document)
  return isYamlResume(document) ? yamlResumeOf(document) : jsonResumeOf(document)
}

/** The resume of a document, and each repair that it needed; null for documents that hold none. */
export function repairedOf(document: Raw): Repaired | null {
  const resume = unwrapped(document)
  return resume && repairResume(resume)
}

/** The whole document, with all that TruCV does not know. */
function jsonResumeOf(document: Raw): Reading {
  const repaired = repairedOf(document)
  if (!repaired) throw notACv()
  const { resume, pieces, places, doubts, unplaced, repairs } = repaired
  const problems = resumeProblems(resume)
  if (problems.length > 0) {
    const shown = problems.slice(0, MAX_SHOWN).map(({ path, message }) => `${path.replace('/resume/', '')}: ${message}`)
    const more = problems.length > MAX_SHOWN ? ` (and ${problems.length - MAX_SHOWN} more)` : ''
    throw new Unreadable('broken', `This JSON Resume has mistakes. ${shown.join(' ')}${more}`, problems)
  }
  const reading = finish('json_resume', { ...draft(/^$/), resume: resume as Resume, pieces, doubts })
  const notes = repairs.map(({ where, message }) => (where ? `${where}: ${message}` : message))
  // The document is the resume: each text is where it was.
  return { ...reading, unplaced, places, notes }
}

/** CVs of YAMLResume: the names of JSON Resume, and Markdown. */
function yamlResumeOf({ content, locale }: Raw): Reading {
  const { basics, location, profiles, ...lists } = content as Raw
  const to = draft(/^computed/, true)
  addBasics(to, { ...(basics as Raw), location, profiles }, 'basics')
  for (const [list, entries] of Object.entries(lists)) {
    for (const [index, entry] of listOf(entries).entries()) {
      const where = `${list}, entry ${index + 1}`
      if (tables.has(list)) addEntry(to, list, entry, where)
      else keepRest(to, textsOf(entry), where)
    }
  }
  addLanguage(to, isObject(locale) ? locale.language : undefined)
  return finish('json_resume', to)
}
