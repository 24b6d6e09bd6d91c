// CVs of RenderCV, which are YAML files. Pure.

import { isScalar, parseDocument, visit } from 'yaml'
import { isObject } from '../../core/is-object.ts'
import { decodeText } from './bytes.ts'
import {
  addBasics,
  addEntry,
  addSection,
  type Draft,
  draft,
  finish,
  keepRest,
  listOf,
  type Raw,
  textsOf,
} from './fields.ts'
import { headingOf } from './headings.ts'
import { type Reading, Unreadable } from './reading.ts'
import { tables } from './tables.ts'

const MAX_ALIASES = 20
const MAX_BYTES = 1024 * 1024
/** The section that a type of entry implies, whatever its title. */
const TYPES = { company: 'work', institution: 'education', journal: 'publications', authors: 'publications' }
const BLANK = String.raw`(?:[^\S\r\n]*(?:#.*)?\r?\n)`
const KEYS = 'name|sections|headline|label|location|email|photo|phone|website|social_networks'

const BEGINS = new RegExp(String.raw`^cv:${BLANK}{1,50}[^\S\r\n]+(?:${KEYS})[^\S\r\n]*:`, 'm')

/** Whether a text is a CV of RenderCV: a mapping with a person in `cv`. */
export const isRenderCv = (text: string): boolean => BEGINS.test(text)

export function readRenderCv(bytes: Uint8Array): Reading {
  // Its parser takes seconds for each megabyte.
  if (bytes.length > MAX_BYTES) throw tooComplex()
  const { sections, social_networks: profiles, ...person } = parseYaml(decodeText(bytes))
  const to = draft(/^photo$/, true)
  addBasics(to, { ...person, profiles }, 'cv')
  for (const [title, entries] of Object.entries(isObject(sections) ? sections : {}))
    readSection(to, title, listOf(entries))
  return finish('rendercv', to)
}

const tooComplex = () => new Unreadable('too_complex', 'This YAML file is nested or repeated far more than a CV.')

/** All values as texts, so that "2014" and "3.70" stay as they are written. */
function parseYaml(source: string): Raw {
  const broken = (why: string) =>
    new Unreadable('broken', `This YAML file cannot be read: ${why}. Correct it and choose it again.`)
  try {
    const document = parseDocument(source, { schema: 'failsafe', logLevel: 'silent', stringKeys: true })
    // A warning is about a tag that makes something else than a text.
    const [fault] = [...document.errors, ...document.warnings]
    if (fault?.code === 'RESOURCE_EXHAUSTION') throw tooComplex()
    if (fault) throw broken(fault.message.split('\n', 1)[0]?.replace(/[:.]$/, '') ?? '')
    visit(document, {
      Scalar: (_key, node) => {
        if (isScalar(node) && node.type === 'PLAIN' && /^(null|~)$/i.test(String(node.value))) node.value = ''
      },
    })
    const all = document.toJS({ maxAliasCount: MAX_ALIASES })
    if (isObject(all) && isObject(all.cv)) return all.cv
  } catch (error) {
    if (error instanceof Unreadable) throw error
    // Aliases of aliases, or values that are nested without end.
    throw tooComplex()
  }
  throw broken('its "cv" holds nothing')
}

/** The title as RenderCV prints it: "selected_honors" is "Selected Honors". */
const titleOf = (key: string) =>
  /[A-Z ]/.test(key) ? key : key.replace(/_/g, ' ').replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase())

function readSection(to: Draft, key: string, entries: unknown[]): void {
  const title = titleOf(key)
  const typed = Object.entries(TYPES).find(([field]) => entries.some(entry => isObject(entry) && field in entry))
  const kind = headingOf(title) ?? typed?.[1]
  if (kind === 'summary' && entries.every(entry => typeof entry === 'string')) {
    addBasics(to, { summary: entries.join('\n\n') }, title)
    return
  }
  const table = kind && kind !== 'contact' ? tables.get(kind) : undefined
  const items = entries.map(itemOf)
  if (!kind || !table) {
    addSection(to, title, items)
    return
  }
  for (const [index, item] of items.entries()) {
    const where = `${key.replace(/_/g, ' ')}, entry ${index + 1}`
    const isOfKind = Object.keys(item).some(name => table.some(([source]) => source === name))
    if (isOfKind) addEntry(to, kind, item, where)
    else keepRest(to, textsOf(item), where)
  }
}

/** Numbered entries and plain texts as bullets; a DOI as its address. */
function itemOf(entry: unknown): Raw {
  if (!isObject(entry)) return { bullet: entry }
  const { number, reversed_number: reversed, doi, authors, ...rest } = entry
  const bullet = number ?? reversed
  return {
    ...(bullet !== undefined && { bullet }),
    ...rest,
    ...(authors !== undefined && { authors: listOf(authors).join(', ') }),
    ...(!doi ? {} : rest.url ? { doi } : { url: `https://doi.org/${doi}` }),
  }
}
