// Repairs a JSON Resume that is not quite right, with a note for each change: names of older versions and of other programs, other shapes of
// lists, dates and links in other formats, empty values. What cannot be repaired is left out and listed. Pure.
import { textProblems } from '../../core/cv/content.ts'
import { isObject } from '../../core/is-object.ts'
import { quote } from '../json-resume/kinds.ts'
import { isSchemaEmail, resumeSchema, type SchemaNode } from '../json-resume/validator.ts'
import { resumeProblems } from '../json-resume.ts'
import { REWRITTEN } from './account.ts'
import { isHidden, linkOf, type Raw, textsOf } from './fields.ts'
import { partsOf, proseOf } from './markup.ts'
import { datesIn, dayOf, isPresent, nextDayFrom, realDate } from './moments.ts'
import type { Doubt, Piece, Place } from './reading.ts'
import { tables } from './tables.ts'

/** `where` is for people, `path` a JSON pointer of the resume. */
export type Repair = { path: string; where: string; message: string }
export type Repaired = {
  resume: Raw
  repairs: Repair[]
  pieces: Piece[]
  places: Place[]
  doubts: Doubt[]
  unplaced: { text: string; where: string }[]
}
type Repairing = Repaired & { eastFrom: number; empties: number }
/** `list`: the list or object that an entry belongs to, "work", "basics", "profiles". */
type Spot = { path: string; where: string; key: string; list: string }

/** By list the names of other programs for its fields, besides those of the tables; `resume` has names of lists. */
const MORE_NAMES: Record<string, Record<string, string>> = {
  resume: {
    hobbies: 'interests',
    experience: 'work',
    employment: 'work',
    workExperience: 'work',
    certifications: 'certificates',
    volunteering: 'volunteer',
  },
  basics: {
    picture: 'image',
    photo: 'image',
    website: 'url',
    fullName: 'name',
    title: 'label',
    telephone: 'phone',
    mobile: 'phone',
  },
  profiles: { name: 'network', website: 'url', link: 'url', user: 'username' },
  location: { country: 'countryCode', zip: 'postalCode', zipCode: 'postalCode', state: 'region', street: 'address' },
  references: {
    email: 'x-email',
    phone: 'x-phone',
    telephone: 'x-phone',
    position: 'x-position',
    company: 'x-company',
  },
}
const DATED_NAMES = {
  website: 'url',
  link: 'url',
  from: 'startDate',
  to: 'endDate',
  employer: 'name',
  role: 'position',
}
/** The field for an entry that is only a text. */
const TEXT_FIELDS: Record<string, string> = {
  ...{
    skills: 'name',
    interests: 'name',
    certificates: 'name',
    publications: 'name',
    projects: 'name',
    references: 'name',
  },
  ...{ languages: 'language', awards: 'title', profiles: 'network' },
}
const PROSE = /^(description|summary|details|notes|activities|bullet|text|content|authors)$/i
const MAX_ROUNDS = 10
const MAX_REPAIRS = 100

/** Documents that are too deep, or have characters or keys that cannot be stored, are left for the check that refuses them. */
export function repairResume(document: Raw): Repaired {
  if (textProblems(document, '').length > 0) {
    return { resume: document, repairs: [], pieces: [], places: [], doubts: [], unplaced: [] }
  }
  const to: Repairing = {
    ...{ resume: {}, repairs: [], pieces: [], places: [], doubts: [], unplaced: [] },
    ...{ eastFrom: nextDayFrom([...textsOf(document).values()].flat()), empties: 0 },
  }
  const root = { path: '', where: '', key: '', list: 'resume' }
  to.resume = repairObject(to, resumeSchema(), withBasics(document), root)
  leaveOutWrong(to)
  if (to.empties > 0) note(to, root, `Empty values were left out (${to.empties}).`)
  return to
}

/** Some write the person without an object of its own. */
function withBasics(document: Raw): Raw {
  const names = Object.keys(resumeSchema().properties?.basics?.properties ?? {})
  if (document.basics !== undefined || !names.some(name => name in document)) return document
  const isPersons = ([key]: [string, unknown]) => names.includes(key)
  const entries = Object.entries(document)
  const basics = Object.fromEntries(entries.filter(isPersons))
  return { basics, ...Object.fromEntries(entries.filter(entry => !isPersons(entry))) }
}

function note(to: Repairing, { path, where }: Spot, message: string): void {
  if (to.repairs.length < MAX_REPAIRS) to.repairs.push({ path, where, message })
}
const pointer = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1')
const below = ({ path, where, list }: Spot, key: string): Spot => ({
  path: `${path}/${pointer(key)}`,
  where: where ? `${where}, ${key}` : key,
  key,
  list,
})

function keep<T>(
  to: Repairing,
  text: string,
  { path, where, key }: Spot,
  value: T,
  isUnderstood = REWRITTEN.has(key),
): T {
  if (!text.trim()) return value
  to.places.push({ path, piece: to.pieces.length })
  to.pieces.push({ text, where, ...(isUnderstood && { understood: text }) })
  return value
}

/** Lists the texts of a value as not placed. */
function leave(to: Repairing, value: unknown, spot: Spot): undefined {
  for (const text of [...textsOf(value).values()].flat()) {
    to.pieces.push({ text, where: spot.where })
    to.unplaced.push({ text, where: spot.where })
  }
  note(to, spot, `${quote(value)} has no place here and was left out.`)
}

function empty(to: Repairing): undefined {
  to.empties++
}

/** A value under a key that the schema does not know. */
function copied(to: Repairing, value: unknown, spot: Spot): unknown {
  if (typeof value === 'string') return keep(to, value, spot, value)
  if (Array.isArray(value)) {
    const isOfTexts = value.every(item => typeof item === 'string')
    return value.map((item, index) => copied(to, item, entrySpot(spot, index, isOfTexts)))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(to, item, below(spot, key))]))
}

const entrySpot = (spot: Spot, index: number, isOfTexts: boolean): Spot => ({
  ...spot,
  path: `${spot.path}/${index}`,
  where: isOfTexts ? spot.where : `${spot.where}, entry ${index + 1}`,
})

/** Other names of the fields of a list. */
function namesIn(list: string, properties: Record<string, unknown>): Map<string, string> {
  const known = (field: string) => field in properties || field.startsWith('x-')
  const dated = 'endDate' in properties ? Object.entries(DATED_NAMES) : []
  const own = Object.entries(MORE_NAMES[list] ?? {})
  const inTable = (tables.get(list) ?? []).filter(([source]) => !/[.]/.test(source) && !PROSE.test(source))
  return new Map([...inTable, ...dated, ...own].filter(([source, field]) => known(field) && !known(source)))
}

function renamed(to: Repairing, raw: Raw, properties: Record<string, unknown>, spot: Spot): Raw {
  const names = namesIn(spot.list, properties)
  const taken = new Set(Object.keys(raw))
  const entries = Object.entries(raw).map(([key, value]) => {
    const name = names.get(key)
    if (!name || (taken.has(name) && raw[name])) return [key, value]
    taken.add(name)
    note(to, below(spot, name), `“${key}” is called “${name.replace('x-', '')}” in JSON Resume.`)
    return [name, value]
  })
  return Object.fromEntries(entries)
}

function repairObject(to: Repairing, node: SchemaNode, raw: Raw, spot: Spot): Raw {
  const properties = node.properties ?? {}
  const entries = Object.entries(renamed(to, raw, properties, spot)).flatMap(([key, value]) => {
    const child = Object.hasOwn(properties, key) ? properties[key] : undefined
    const at = below(spot, key)
    const isApart = child?.type === 'object' || child?.type === 'array'
    const repaired = child ? repairValue(to, child, value, isApart ? { ...at, list: key } : at) : copied(to, value, at)
    return repaired === undefined ? [] : [[key, repaired]]
  })
  return Object.fromEntries(entries)
}

function repairValue(to: Repairing, node: SchemaNode, value: unknown, spot: Spot): unknown {
  if (node.type === 'array') return repairList(to, node.items ?? {}, value, spot)
  if (node.type !== 'object') return repairText(to, node, value, spot)
  if (isObject(value)) return repairObject(to, node, value, spot)
  if (Array.isArray(value) && isObject(value[0]) && value.length === 1) return repairObject(to, node, value[0], spot)
  if (value === null || value === '') return empty(to)
  if (spot.key !== 'location' || typeof value !== 'string') return leave(to, value, spot)
  const [city = '', ...region] = value.split(', ')
  note(to, spot, `“${value}” was taken as the city${region.length > 0 ? ' and region' : ''}.`)
  return keep(to, value, spot, { city, ...(region.length > 0 && { region: region.join(', ') }) })
}

function repairList(to: Repairing, node: SchemaNode, value: unknown, spot: Spot): unknown[] | undefined {
  if (value === null || value === '' || value === undefined) return empty(to)
  const isOfTexts = node.type === 'string'
  const list = Array.isArray(value) ? value.flat() : asList(node, value, spot.list)
  if (!Array.isArray(value)) note(to, spot, `This was made a list of ${list.length}.`)
  const result: unknown[] = []
  for (const item of list) {
    const at = entrySpot(spot, result.length, isOfTexts)
    if (item === null || item === '') empty(to)
    else {
      const repaired = isOfTexts ? repairText(to, node, item, at) : repairEntry(to, node, item, at)
      if (repaired !== undefined) result.push(repaired)
    }
  }
  return result
}

/** The entries of a list that has another shape: one entry, entries by their name, a text with several. */
function asList(node: SchemaNode, value: unknown, list: string): unknown[] {
  const isOfTexts = node.type === 'string'
  if (typeof value === 'string' && isOfTexts && /^(highlights|courses)$/.test(list)) {
    const { highlights, summary } = proseOf(value)
    return highlights.length > 0 ? [...(summary ? [summary] : []), ...highlights] : value.split(/\n+/)
  }
  if (typeof value === 'string')
    return /^(skills|languages|interests|keywords|roles|courses)$/.test(list) || isOfTexts ? partsOf(value) : [value]
  if (!isObject(value)) return [value]
  if (isOfTexts) return [...textsOf(value).values()].flat()
  const properties = node.properties ?? {}
  const names = namesIn(list, properties)
  if (Object.keys(value).some(key => Object.hasOwn(properties, key) || names.has(key))) return [value]
  const title = TEXT_FIELDS[list] ?? Object.keys(properties)[0] ?? 'name'
  return Object.entries(value).map(([key, item]) => {
    if (/^\d+$/.test(key)) return item
    if (isObject(item)) return title in item ? item : { [title]: key, ...item }
    return { [title]: key, [list === 'languages' ? 'fluency' : 'keywords']: item }
  })
}

function repairEntry(to: Repairing, node: SchemaNode, item: unknown, spot: Spot): unknown {
  if (isObject(item)) {
    const entry = repairObject(to, node, item, spot)
    const isShown = !isHidden(item) && !/^(false|0)$/.test(String(item.visible ?? item.enabled ?? true))
    return isShown || 'x-hidden' in entry ? entry : { ...entry, 'x-hidden': true }
  }
  const field = TEXT_FIELDS[spot.list]
  if (typeof item !== 'string' || !field) return leave(to, item, spot)
  const [language = '', fluency = ''] = item.split(/[():]/).map(part => part.trim())
  const isSplit = spot.list === 'languages' && /^[^():]+(\([^():]+\)|:[^():]+)$/.test(item)
  note(to, spot, `“${item}” was made an entry.`)
  const link = spot.list === 'profiles' ? linkOf(item) : null
  const entry = isSplit ? { language, fluency } : link ? { url: link } : { [field]: item }
  for (const [key, text] of Object.entries(entry)) keep(to, text, below(spot, key), text)
  return entry
}

const two = (value: unknown) => String(value).padStart(2, '0')

function repairText(to: Repairing, node: SchemaNode, value: unknown, spot: Spot): string | undefined {
  const isDate = node.pattern !== undefined
  const isFormatted = isDate || node.format !== undefined
  if (value === null || (isFormatted && String(value).trim() === '')) return empty(to)
  if (typeof value === 'boolean') return leave(to, value, spot)
  let text = value
  if (typeof text === 'number') text = String(text)
  else if (isObject(text) && isDate && 'year' in text) {
    text = [text.year, text.month, text.day].filter(Boolean).map(two).join('-')
  } else if (typeof text !== 'string')
    text = [...textsOf(text).values()].flat().join(/summary|reference/.test(spot.key) ? '\n' : ', ')
  if (text === '') return value === '' ? '' : empty(to)
  if (text !== value) note(to, spot, `${quote(value)} was made a text.`)
  if (isDate) return repairDate(to, String(text), spot)
  return repairFormat(to, node, String(text), spot)
}

function repairDate(to: Repairing, given: string, spot: Spot): string | undefined {
  const text = given.trim()
  const moment = dayOf(text, to.eastFrom)
  const [found, more] = moment ? [] : datesIn(text)
  if (!moment && !found && spot.key === 'endDate' && isPresent(text)) {
    note(to, spot, `“${text}” was left out: without an end the entry goes on.`)
    to.pieces.push({ text: given, where: spot.where, understood: given })
    return undefined
  }
  const isWhole = found && !more && found.end === undefined && found.from === 0 && found.to === text.length
  const date = moment ?? (isWhole ? realDate(found.start) : undefined)
  if (date === undefined) return keep(to, given, spot, given)
  if (date !== given) note(to, spot, `“${text}” was read as ${date}.`)
  if (isWhole && found.other) to.doubts.push({ path: spot.path, text, choices: [date, found.other] })
  return keep(to, given, spot, date, true)
}

function repairFormat(to: Repairing, node: SchemaNode, text: string, spot: Spot): string {
  let repaired = text
  if (node.format === 'uri') repaired = linkOf(text.trim()) ?? text
  if (node.format === 'email') repaired = text.replace(/^\s*mailto:/i, '').trim()
  if (node.format === 'email' && !isSchemaEmail(repaired))
    repaired = text.split(/[\s,;<>()]+/).find(isSchemaEmail) ?? text
  if (spot.list === 'basics' && spot.key === 'phone') repaired = text.replace(/^tel:/i, '')
  if (repaired !== text) note(to, spot, `“${text}” was changed to ${repaired}.`)
  const apart = text.replace(repaired, '').split(/[\s,;<>()]+/)
  const rest = apart.filter(part => part !== '' && !/^mailto:$/i.test(part)).join(' ')
  if (node.format === 'email' && repaired !== text && rest) to.unplaced.push({ text: rest, where: spot.where })
  return keep(to, text, spot, repaired)
}

/** Leaves out the texts that cannot be kept, and lists them. */
function leaveOutWrong(to: Repairing): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wrong = resumeProblems(to.resume).filter(({ path, message }) =>
      leaveOut(to, path.replace('/resume', ''), message),
    )
    if (wrong.length === 0) return
  }
}

function leaveOut(to: Repairing, path: string, message: string): boolean {
  const keys = path
    .split('/')
    .slice(1)
    .map(key => key.replace(/~1/g, '/').replace(/~0/g, '~'))
  const last = keys.pop() ?? ''
  let parent: unknown = to.resume
  for (const key of keys) parent = isObject(parent) || Array.isArray(parent) ? (parent as Raw)[key] : undefined
  if (!isObject(parent) || last in Object.prototype || typeof parent[last] !== 'string') return false
  const value = String(parent[last])
  delete parent[last]
  const at = to.places.findIndex(place => place.path === path)
  const piece = at < 0 ? undefined : to.pieces[to.places[at]?.piece ?? -1]
  if (at >= 0) to.places.splice(at, 1)
  const where = piece?.where ?? last
  if (piece) delete piece.understood
  if (!value.startsWith('data:')) to.unplaced.push({ text: piece?.text ?? value, where })
  note(to, { path, where, key: last, list: '' }, `${message} It was left out.`)
  return true
}
