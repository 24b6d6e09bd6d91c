// Turns the fields of a structured source (cells, JSON values, XML elements) into entries of a resume, by the tables. What no table
// names becomes a piece without a place. Pure.
import { isObject } from '../../core/is-object.ts'
import { inFormat } from '../json-resume/kinds.ts'
import { account } from './account.ts'
import { datesOf } from './dates.ts'
import { partsOf, plainOf, proseOf } from './markup.ts'
import { datesIn, dayOf, isPresent } from './moments.ts'
import { type Doubt, type Entry, type Kind, type Piece, type Reading, type Resume, Unreadable } from './reading.ts'
import { tables } from './tables.ts'

export type Raw = Record<string, unknown>
export type Draft = {
  resume: Resume
  pieces: Piece[]
  notes: string[]
  doubts: Doubt[]
  /** Keys whose values are for programs. */
  technical: RegExp
  isMarkdown: boolean
  /** See nextDayFrom. */
  eastFrom: number
}
/** A field of the source. `text`: as plain text, `apart`: the targets of its links, `other`: other readings of dates. */
type Said = {
  fields?: Entry
  text?: string
  understood?: string
  apart?: string[]
  other?: [field: string, date: string][]
}
/** Of all texts under a key; null when they are no such thing or the field is filled. */
type Rule = (texts: string[], entry: Entry, field: string, options: Options) => Said | null
type Options = { isMarkdown: boolean; hasBullets: boolean; eastFrom: number }

/** More than the longest CVs have; finding the words takes long beyond it. */
const MAX_PIECES = 6_000
const MAX_CHARACTERS = 400_000
const PLACE = ['address', 'postalCode', 'city', 'region', 'countryCode']
const COUNTRIES: Record<string, string> = { UK: 'GB', EL: 'GR' }

export function draft(technical: RegExp, isMarkdown = false, eastFrom = Number.POSITIVE_INFINITY): Draft {
  return { resume: {}, pieces: [], notes: [], doubts: [], technical, isMarkdown, eastFrom }
}
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === '' ? [] : [value]
}
/** What the source shows to nobody. */
export const isHidden = (raw: unknown): boolean => isObject(raw) && (raw.hidden === true || raw.visible === false)
const withHidden = (entry: Entry, raw: unknown): Entry =>
  isHidden(raw) ? Object.assign(entry, { 'x-hidden': true }) : entry
const lineOf = (text = '') => text.replace(/\s+/g, ' ').trim()

export function finish(kind: Kind, { resume, pieces, notes, doubts }: Draft): Reading {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  if (pieces.length > MAX_PIECES || length > MAX_CHARACTERS) {
    throw new Unreadable(
      'too_complex',
      'This file holds far more text than a CV. Leave out what does not belong to it.',
    )
  }
  if (length === 0) throw new Unreadable('empty', 'There is nothing about a person in this file.')
  return account({ kind, resume, pieces, notes, doubts })
}

/** The texts below a value by their keys; those of a list share theirs. Numbers and flags are for programs. */
export function textsOf(value: unknown, path = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (Array.isArray(value)) for (const item of value) textsOf(item, path, found)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) textsOf(item, path ? `${path}.${key}` : key, found)
  } else if (typeof value === 'string' && value.trim()) {
    const before = found.get(path)
    if (before) before.push(value.trim())
    else found.set(path, [value.trim()])
  }
  return found
}

/** Reads one object as an entry of a list; `path` is the JSON pointer of the entry. */
function readEntry(to: Draft, list: string, raw: unknown, where: string, path: string): Entry {
  const texts = textsOf(raw)
  const entry: Entry = {}
  const links: Piece[] = []
  const table = tables.get(list) ?? []
  const { isMarkdown, eastFrom } = to
  const options = { isMarkdown, eastFrom, hasBullets: table.some(([, field]) => field === 'highlights') }
  for (const [source, field] of table) {
    const found = texts.get(source)
    if (!found) continue
    texts.delete(source)
    const rule = field.startsWith('+') ? more : (RULES[field] ?? text)
    const said = rule(found, entry, field.replace('+', ''), options) ?? {}
    Object.assign(entry, said.fields)
    const { text: plain = found.join('\n'), understood, apart = [], other = [] } = said
    to.pieces.push({ text: plain, where, ...(understood && { understood }) })
    for (const link of apart) links.push({ text: link, where })
    for (const [dated, date] of other)
      to.doubts.push({ path: `${path}/${dated}`, text: plain, choices: [String(entry[dated]), date] })
  }
  to.pieces.push(...links)
  keepRest(to, texts, where)
  return entry
}

/** Values that no table names: listed as not placed, unless they are for programs or the label of a known address. */
export function keepRest(to: Draft, texts: Map<string, string[]>, where: string): void {
  for (const [key, found] of texts) {
    if (to.technical.test(key)) continue
    const [own = ''] = key
      .replace(/\.(label|contact|text|value|content)$/i, '')
      .split('.')
      .slice(-1)
    const name = own.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase()
    for (const one of found) {
      const isLabel =
        !/\s/.test(one) &&
        one.slice(1, -1).includes('.') &&
        to.pieces.some(piece => piece.where === where && piece.text.includes(one))
      const isData = one.startsWith('data:') || (one.length > 2_000 && /^[A-Za-z0-9+/=]{60}/.test(one))
      if (!isLabel && !isData) to.pieces.push({ text: proseOf(one).text, where: name ? `${where}, ${name}` : where })
    }
  }
}

/** Adds an entry to a list of the resume, if there is any field. */
export function addEntry(to: Draft, list: string, raw: unknown, where: string): Entry | null {
  const entries = (to.resume[list] ?? []) as Entry[]
  const entry = readEntry(to, list, raw, where, `/${list}/${entries.length}`)
  if (Object.keys(entry).length === 0) return null
  to.resume[list] = [...entries, entry]
  return entry
}

/** Adds a section of its own, under a title of the source. */
export function addSection(to: Draft, title: string, items: readonly unknown[], isAllHidden = false): void {
  const sections = (to.resume['x-sections'] ?? []) as Raw[]
  const entries: Entry[] = []
  to.pieces.push({ text: title, where: title })
  for (const [index, item] of items.entries()) {
    const path = `/x-sections/${sections.length}/items/${entries.length}`
    const entry = readEntry(to, 'own', item, `${title}, entry ${index + 1}`, path)
    if (Object.keys(entry).length > 0) entries.push(withHidden(entry, item))
  }
  const section = { title, items: entries, ...(isAllHidden && { 'x-hidden': true }) }
  if (entries.length > 0) to.resume['x-sections'] = [...sections, section]
}

/** Reads the person, with `profiles`. Called again, it only adds what is missing. */
export function addBasics(to: Draft, { profiles, ...raw }: Raw, where: string): void {
  const { location: oldPlace = {}, ...before } = (to.resume.basics ?? {}) as { location?: Entry; profiles?: Entry[] }
  const fields = Object.entries(readEntry(to, 'basics', raw, where, '/basics'))
  const place = { ...Object.fromEntries(fields.filter(([key]) => PLACE.includes(key))), ...oldPlace }
  const known = before.profiles ?? []
  const added = listOf(profiles).map((profile, index) => {
    const path = `/basics/profiles/${known.length + index}`
    const entry = readEntry(to, 'profiles', profile, `profiles, entry ${index + 1}`, path)
    return withHidden(entry, profile)
  })
  to.resume.basics = {
    ...Object.fromEntries(fields.filter(([key]) => !PLACE.includes(key))),
    ...before,
    ...(Object.keys(place).length > 0 && { location: place }),
    ...(known.length + added.length > 0 && { profiles: [...known, ...added] }),
  }
}

/** The language in which a document says that it is written. */
export function addLanguage({ resume, pieces }: Draft, language: unknown): void {
  if (pieces.length === 0 || typeof language !== 'string' || !/^[a-z]{2}(-[A-Za-z]{2})?$/.test(language)) return
  resume.meta = { 'x-language': language }
  pieces.push({ text: language, where: 'language of the document', understood: language })
}

const text: Rule = ([first], entry, field, { isMarkdown }) => {
  const links: string[] = []
  const line = lineOf(isMarkdown ? plainOf(first ?? '', links) : first)
  if (entry[field]) return entry[field] === line ? { understood: line } : { text: line, apart: links }
  const url = links.length === 1 && !entry.url && linkOf(links[0] ?? '')
  return { fields: { [field]: line, ...(url && { url }) }, ...(isMarkdown && { text: line }), apart: links }
}

/** Appended to the text of the field: on a separate line in long texts. */
const more: Rule = (texts, entry, field, { isMarkdown, hasBullets }) => {
  const { summary, highlights, text: whole, links: apart } = proseOf(texts.join('\n'), isMarkdown)
  const isSplit = hasBullets && !entry.highlights && highlights.length > 0
  const join = /description|summary/.test(field) ? '\n' : ', '
  const all = [entry[field], isSplit ? summary : whole].filter(Boolean).join(join)
  return { fields: { ...(all && { [field]: all }), ...(isSplit && { highlights }) }, text: whole, apart }
}

/** Paragraphs to the field, bullets to the highlights, if the list has any. */
const prose: Rule = (texts, entry, field, { isMarkdown, hasBullets }) => {
  const { summary, highlights, text: whole, links: apart } = proseOf(texts.join('\n'), isMarkdown)
  const isSplit = hasBullets && !entry.highlights
  const own = isSplit ? summary : whole
  if (entry[field] && own) return { text: whole, apart }
  const fields = { ...(own && { [field]: own }), ...(isSplit && highlights.length > 0 && { highlights }) }
  return { fields, text: whole, apart }
}

const words: Rule = (texts, _entry, field, { isMarkdown }) => {
  const plain = isMarkdown ? texts.map(one => plainOf(one)) : texts
  return { fields: { [field]: plain.length > 1 ? plain : partsOf(plain[0] ?? '') } }
}

const lines: Rule = (texts, _entry, field, { isMarkdown }) => {
  const apart: string[] = []
  const plain = texts.map(one => lineOf(isMarkdown ? plainOf(one, apart) : one))
  return { fields: { [field]: plain }, text: plain.join('\n'), apart }
}

/** The address with its scheme, as the resume needs it; null for other texts. */
export function linkOf(value: string): string | null {
  const isBare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(value)
  const full = isBare ? `https://${value}` : value
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(full) ? (inFormat('link', full) as string | null) : null
}

const link: Rule = ([first = '', ...apart], entry, field) => {
  const url = entry[field] ? null : linkOf(first)
  // Letters beyond ASCII are written in another way.
  return url ? { fields: { [field]: url }, ...(!url.endsWith(first) && { text: url }), apart } : null
}

const place: Rule = ([first], entry) => {
  const [city = '', ...region] = lineOf(first).split(', ')
  return entry.city ? null : { fields: { city, ...(region.length > 0 && { region: region.join(', ') }) } }
}

const countryCode: Rule = ([code = ''], entry) => {
  const upper = code.toUpperCase()
  if (entry.countryCode || !/^[A-Z]{2}$/.test(upper)) return null
  return { fields: { countryCode: COUNTRIES[upper] ?? upper }, understood: code }
}

/** An end that is a word for today means that the entry is ongoing. */
const date: Rule = ([first = ''], entry, field, { eastFrom }) => {
  const day = dayOf(first, eastFrom)
  if (day && !entry[field]) return { fields: { [field]: day }, understood: first }
  const [found] = datesIn(first)
  if (!found) return field === 'endDate' && entry.startDate && isPresent(first) ? { understood: first } : null
  if (entry[field]) return null
  const { start, from, to, other } = found
  return { fields: { [field]: start }, understood: first.slice(from, to), ...(other && { other: [[field, other]] }) }
}

/** "January 2020 - Present"; a single date is the end. */
const period: Rule = ([first = ''], entry) => {
  const [found] = datesIn(first)
  if (!found || entry.startDate || entry.endDate) return null
  const { end, from, to, other: ofStart, otherEnd } = found
  const other: [string, string][] = []
  if (ofStart) other.push([end === undefined ? 'endDate' : 'startDate', ofStart])
  if (otherEnd) other.push(['endDate', otherEnd])
  return { fields: datesOf(found), understood: first.slice(from, to), other }
}

/** "MBA, Finance": what follows the first comma is the field of study. */
const degree: Rule = ([first], entry) => {
  const [studyType = '', ...rest] = lineOf(first).split(', ')
  if (entry.studyType) return null
  return { fields: { studyType, ...(rest.length > 0 && !entry.area && { area: rest.join(', ') }) } }
}

const RULES: Record<string, Rule> = {
  ...{ startDate: date, endDate: date, date, releaseDate: date, period, url: link, keywords: words, courses: words },
  ...{ 'x-endDate': date, roles: words, highlights: lines, summary: prose, description: prose, reference: prose },
  ...{ place, degree, countryCode },
  phone: ([first = '', ...apart]) => ({ fields: { phone: first.replace(/^tel:/i, '') }, understood: 'tel', apart }),
  email: (texts, entry) => (entry.email || !inFormat('email', texts[0]) ? null : { fields: { email: texts[0] } }),
  country: (texts, entry) => (entry.countryCode ? { understood: texts.join(' ') } : { fields: { region: texts[0] } }),
  heading: (texts, entry, _field, options) => text(texts, entry, entry.title ? 'subtitle' : 'title', options),
  // The name of a network that is part of the address has no words of its own.
  username: ([first = ''], { url }) => ({
    fields: { username: first },
    ...(url?.includes(first) && { understood: first }),
  }),
  'x-urlLabel': (texts, entry, field, options) =>
    entry.url?.includes(texts[0] ?? '') ? { understood: texts[0] } : text(texts, entry, field, options),
  // Names of networks are written in our way.
  network: ([first = '']) => ({ fields: { network: first }, understood: first }),
}

const NETWORKS =
  'GitHub|GitLab|LinkedIn|XING|Twitter|Stack Overflow|ORCID|ResearchGate|YouTube|Facebook|Instagram|Behance|Dribbble|Kaggle|Medium|Skype|Telegram'
const NAMES = new Map(NETWORKS.split('|').map(name => [name.toLowerCase().replace(' ', ''), name])).set('x', 'Twitter')

/** The name of a network by its code, or by the host of an address; empty for codes that name none. */
export function networkOf(code: string, url = ''): string {
  const host = /^https?:\/\/(?:[\w-]+\.)*?([\w-]+)\.[a-z]+(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  const known = NAMES.get(code.toLowerCase().replace(/[^a-z]/g, '')) ?? NAMES.get(host)
  return known ?? (/^(other|web|personal|)$/i.test(code) ? '' : code.charAt(0) + code.slice(1).toLowerCase())
}
