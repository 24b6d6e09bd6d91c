// The sections and fields of a JSON Resume document in words, in the order in which they are shown. Pure.
import type { SectionRow } from '../../../../api/core/contract/sections.ts'
import { SECTION_TABLE, type SectionName } from '../../../../api/core/cv/order.ts'
import { EDITOR_NAMES, FIELD_LABELS, SECTION_WORDS, withArticle } from '../../../../api/core/cv/section-words.ts'

export type FieldKind = 'short' | 'long' | 'date' | 'lines'
/** `isMain`: shown when it is empty, too. */
export type FieldRow = Readonly<{ key: string; label: string; kind: FieldKind; isMain: boolean }>
/** A list of entries at the JSON pointer `path`. */
export type ListRow = Readonly<{ path: string; title: string; another: string; fields: readonly FieldRow[] }>

/** Keys of fields that are lists of texts; they are edited as one text, a line each. */
const LINES = /^(highlights|x-highlights|keywords|courses|roles)$/
const LONG = /^(summary|description|x-description|reference)$/
const DATE = /date$/i

export function kindOf(path: string): FieldKind {
  const key = path.slice(path.lastIndexOf('/') + 1)
  if (LINES.test(key)) return 'lines'
  if (LONG.test(key)) return 'long'
  return DATE.test(key) ? 'date' : 'short'
}

/** A text of a list belongs to the field of the list. */
export const fieldPathOf = (path: string): string => {
  const [, list = '', key = ''] = /^(.*\/([^/]+))\/\d+$/.exec(path) ?? []
  return LINES.test(key) ? list : path
}

const row = (key: string, label: string, isMain = false): FieldRow => {
  const kind = kindOf(key)
  return { key, label, kind, isMain: isMain || kind === 'date' }
}

const UNSHOWN = ['format', 'current', 'group']

function listRow(name: SectionName): ListRow {
  const { fields = [], title = [], resume }: SectionRow = SECTION_TABLE[name]
  const names = (resume?.names ?? {}) as Record<string, string>
  const { labels, noun = 'entry' } = SECTION_WORDS[name]
  const words = { ...FIELD_LABELS, ...labels } as Record<string, string>
  const shown = fields.filter(field => !UNSHOWN.includes(field))
  return {
    path: `/${resume?.list ?? name}`,
    title: EDITOR_NAMES[name],
    another: withArticle(name === 'education' ? 'study' : noun),
    fields: shown.map(field => row(names[field] ?? field, words[field] ?? field, title.includes(field))),
  }
}

const named = Object.keys(SECTION_TABLE) as SectionName[]

export const BASICS: readonly FieldRow[] = [
  row('name', FIELD_LABELS.name, true),
  row('label', 'What you do', true),
  row('email', 'E-mail', true),
  row('phone', 'Phone', true),
  row('location/address', 'Street'),
  row('location/postalCode', 'Postcode'),
  row('location/city', 'Town', true),
  row('location/region', 'Region'),
  row('location/countryCode', 'Country, two letters'),
  row('url', 'Website'),
  row('image', 'Address of a picture'),
  row('summary', 'Summary', true),
]

export const LISTS: readonly ListRow[] = [
  {
    path: '/basics/profiles',
    title: 'Links',
    another: 'a link',
    fields: [row('network', 'Network', true), row('username', 'User name'), row('url', FIELD_LABELS.url, true)],
  },
  // Two sections share a list of certificates.
  ...named
    .filter(name => 'resume' in SECTION_TABLE[name])
    .map(listRow)
    .filter(({ path }, at, rows) => rows.findIndex(other => other.path === path) === at),
]

/** Sections with a title of their own. */
export const OWN_SECTIONS = '/x-sections'
export const ownSectionRow = (index: number, title: string): ListRow => ({
  ...listRow('custom'),
  path: `${OWN_SECTIONS}/${index}/items`,
  title: title || EDITOR_NAMES.custom,
  another: 'an entry',
})
export const SECTION_TITLE = row('title', 'Title of the section', true)
