// CVs of RenderCV, which are YAML files. Pure.
import { isObject } from '../../core/is-object.ts'
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
import type { Reading } from './reading.ts'
import { tables } from './tables.ts'

/** The section that a type of entry implies, whatever its title. */
const TYPES = { company: 'work', institution: 'education', journal: 'publications', authors: 'publications' }

/** The person and the sections are in `cv`; the rest is the design. */
export function renderCvOf({ cv }: Raw): Reading {
  const { sections, social_networks: profiles, custom_connections: connections, ...person } = isObject(cv) ? cv : {}
  const to = draft(/^photo$|(^|\.)fontawesome_icon$/, true)
  addBasics(to, { ...person, profiles: [...listOf(profiles), ...listOf(connections).map(connectionOf)] }, 'cv')
  for (const [title, entries] of Object.entries(isObject(sections) ? sections : {}))
    readSection(to, title, listOf(entries))
  return finish('rendercv', to)
}

/** Connections of one's own have a text in place of a network. */
function connectionOf(connection: unknown): unknown {
  if (!isObject(connection)) return connection
  const { placeholder, ...rest } = connection
  return { username: placeholder, ...rest }
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
