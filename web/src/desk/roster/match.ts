// Matches the rows of a roster with open requests. A match is equal only if exactly one row and exactly one person have the name and the
// reference, and every claimed fact is in the row. Runs in the browser; the roster is never sent.
import { isObject } from '../../../../api/core/is-object.ts'
import { isLastNameFirst, type Mapping, type Role, scoreOfHeading } from './columns.ts'
import { compareDates, datesIn, isSameScore, nameKey, plain, type Score, titleKey } from './compare.ts'
import { createPauses, type Row, type Table } from './table.ts'

/** `holder`: the same text for all requests of one person, as at the desk. `value`: what the institution answers for. */
export type OpenRequest = Readonly<{
  id: string
  person: string
  holder: string
  reference: string | null
  kind: string
  value: unknown
}>
/** `field`: of the section, or `person` or `reference`. `found`: null without a column or a value. */
export type Difference = Readonly<{ field: string; claimed: string; found: string | null }>
/**
 * precision: equal but for the precision of dates. apart: the row or the person is not certain; never selected ahead. `why`: several rows
 * or several persons have this name and reference, or they match without a reference on both sides. `rows`: their numbers in the file.
 */
export type Match = Readonly<{
  id: string
  group: 'equal' | 'precision' | 'different' | 'apart' | 'missing'
  why: 'rows' | 'persons' | 'reference' | null
  rows: readonly number[]
  differences: readonly Difference[]
}>

type Fact = Readonly<{ by: 'title' | 'date' | 'text' | 'score' | 'present' | 'name'; roles: readonly Role[] }>
/** How fields are compared, and with which columns, of which the first that the roster has counts. All other fields are different. */
const FACTS = new Map(
  (
    [
      ['institution company organization issuer provider awarder publisher entity', 'title', ['institution']],
      ['board', 'title', ['board']],
      ['degree', 'title', ['title', 'course']],
      ['position', 'title', ['title']],
      ['fieldOfStudy', 'title', ['subject']],
      ['title', 'title', ['award', 'title']],
      ['name', 'title', ['course', 'title']],
      ['location', 'title', ['location']],
      ['credentialId', 'text', ['certificate']],
      ['startDate', 'date', ['from']],
      ['endDate', 'date', ['to']],
      ['date', 'date', ['date']],
      ['current', 'present', ['to']],
      ['score', 'score', ['score']],
    ] as [fields: string, by: Fact['by'], roles: Role[]][]
  ).flatMap(([fields, by, roles]) => fields.split(' ').map((field): [string, Fact] => [field, { by, roles }])),
)
const PERSON_NAME: Fact = { by: 'name', roles: ['name'] }
const factOf = (kind: string, field: string) => (kind === 'personalDetails.name' ? PERSON_NAME : FACTS.get(field))
/** Courses and links are not compared. Other prose, in a request for the whole of a section, is different. */
const NOT_COMPARED = ['courses', 'url', 'format']
/** Compared with their score. */
const SCORE_PARTS = ['scoreScale', 'scoreKind']
const PRESENT = (
  'present|current|currently|ongoing|till date|till now|to date|now|वर्तमान|अब तक|heute|bis heute|laufend|atual|até o momento|actual|' +
  'actualidad|en cours|aujourd’hui|attuale'
).split('|')

/** The texts that requests claim, by role, for proposeMapping. */
export function claimedTexts(requests: readonly OpenRequest[]): ReadonlyMap<Role, ReadonlySet<string>> {
  const found = new Map<Role, Set<string>>()
  const add = (role: Role | undefined, text: unknown) => {
    if (role && typeof text === 'string') found.set(role, (found.get(role) ?? new Set()).add(text))
  }
  for (const { person, reference, kind, value } of requests) {
    add('name', person)
    add('reference', reference)
    for (const [field, text] of Object.entries(isObject(value) ? value : {})) add(factOf(kind, field)?.roles[0], text)
  }
  return found
}

/** The columns that requests need: those of their facts, and the ones that tell people apart. */
export function claimedRoles(requests: readonly OpenRequest[]): ReadonlySet<Role> {
  const found = new Set<Role>(['name', 'reference'])
  for (const { kind, value } of requests) {
    const fields = Object.keys(isObject(value) ? value : {})
    for (const field of fields) for (const role of factOf(kind, field)?.roles.slice(0, 1) ?? []) found.add(role)
    if (fields.includes('scoreScale')) found.add('scale')
  }
  return found
}

/** The cells of rows, by role. */
function createReader({ rows }: Table, { header, columns, values, isDayFirst }: Mapping) {
  const read = ({ cells }: Row, role: Role) => {
    const column = columns[role]
    return plain(column === undefined ? (values[role] ?? '') : (cells[column] ?? ''))
  }
  const parts = (['firstName', 'middleName', 'lastName'] as const).filter(role => columns[role] !== undefined)
  const headingOf = (role: Role) => rows[header ?? -1]?.cells[columns[role] ?? -1] ?? ''
  const [heading, isReversed] = [scoreOfHeading(headingOf('score')), isLastNameFirst(headingOf('name'))]
  return {
    rows: header === null ? rows : rows.slice(header + 1),
    read,
    hasRole: (role: Role) => columns[role] !== undefined || Boolean(values[role]),
    nameOf: (row: Row) => {
      const name = read(row, 'name')
      const [last, first, ...others] = isReversed ? name.split(',') : []
      if (first && last && others.length === 0) return plain(`${plain(first)} ${plain(last)}`)
      if (columns.name !== undefined) return name
      return plain(parts.map(role => read(row, role)).join(' '))
    },
    referenceOf: (row: Row) => (columns.reference === undefined ? '' : read(row, 'reference')),
    datesOf: (text: string) => datesIn(text, isDayFirst),
    scoreOf: (row: Row): Score => {
      const text = read(row, 'score')
      // Beside a percentage, a column with the highest marks is about other marks.
      const isPercentage = heading.kind === 'percentage' || text.includes('%')
      return { ...heading, text, scale: isPercentage ? '' : read(row, 'scale') || heading.scale }
    },
  }
}
type Reader = ReturnType<typeof createReader>

type Facts = Readonly<Record<string, unknown>>
type Compared = { result: 'equal' | 'precision' | 'different'; difference: Difference }

function compareFact(request: OpenRequest, facts: Facts, field: string, row: Row, reader: Reader): Compared {
  const fact = factOf(request.kind, field)
  const role = fact?.roles.find(reader.hasRole)
  const claimed = typeof facts[field] === 'string' ? plain(facts[field]) : JSON.stringify(facts[field])
  const found = fact?.by === 'name' ? reader.nameOf(row) : role ? reader.read(row, role) : ''
  const compared = (result: Compared['result']) => ({ result, difference: { field, claimed, found: found || null } })
  if (!fact || !found || !claimed) return compared('different')
  if (fact.by === 'date') return compared(compareDates(claimed, reader.datesOf(found)))
  if (fact.by === 'score') return compareScore({ ...facts, score: claimed }, reader.scoreOf(row))
  const isEqual = {
    title: () => titleKey(claimed) !== '' && titleKey(claimed) === titleKey(found),
    text: () => claimed === found,
    present: () => facts[field] === true && PRESENT.includes(nameKey(found)),
    name: () => nameKey(claimed) === nameKey(found),
  }[fact.by]()
  return compared(isEqual ? 'equal' : 'different')
}

function compareScore({ score, scoreScale = '', scoreKind = '' }: Facts, found: Score): Compared {
  const claimed = { text: String(score), scale: String(scoreScale), kind: String(scoreKind) }
  const shown = ({ text, scale }: Score) => (scale && !/[/%]/.test(text) ? `${text} / ${scale}` : text)
  const difference = { field: 'score', claimed: shown(claimed), found: shown(found) }
  return { result: isSameScore(claimed, found) ? 'equal' : 'different', difference }
}

/** Compares every claimed fact with the row. A section without facts is different. */
function compareFacts(request: OpenRequest, row: Row, reader: Reader): Compared[] {
  const { kind, value } = request
  const facts: Facts = isObject(value) ? value : {}
  const left = 'score' in facts ? [...NOT_COMPARED, ...SCORE_PARTS] : NOT_COMPARED
  const fields = Object.keys(facts).filter(field => !left.includes(field))
  if (fields.length === 0)
    return [{ result: 'different', difference: { field: kind, claimed: String(value), found: null } }]
  return fields.map(field => compareFact(request, facts, field, row, reader))
}

function addTo<K, V>(index: Map<K, V[]>, key: K, value: V): void {
  const listed = index.get(key)
  if (listed) listed.push(value)
  else index.set(key, [value])
}

/** One match for each request, in their order. */
export async function matchRoster(table: Table, mapping: Mapping, requests: readonly OpenRequest[]): Promise<Match[]> {
  const [reader, pause] = [createReader(table, mapping), createPauses()]
  const byReference = new Map<string, Row[]>()
  const byName = new Map<string, Row[]>()
  for (const row of reader.rows) {
    const [name, reference] = [nameKey(reader.nameOf(row)), reader.referenceOf(row)]
    if (name) addTo(byName, name, row)
    if (reference) addTo(byReference, reference, row)
    await pause()
  }
  const persons = new Map<string, Set<string>>()
  const identities: string[] = []
  for (const { person, reference, holder } of requests) {
    const identity = `${nameKey(person)}\n${plain(reference ?? '')}`
    identities.push(identity)
    persons.set(identity, (persons.get(identity) ?? new Set()).add(holder))
    await pause()
  }
  const matches: Match[] = []
  for (const [index, request] of requests.entries()) {
    const [identity = '', name = '', reference = ''] = [identities[index], ...(identities[index] ?? '').split('\n')]
    const found = {
      referenced: byReference.get(reference) ?? [],
      named: byName.get(name) ?? [],
      isShared: (persons.get(identity)?.size ?? 0) > 1,
    }
    matches.push(matchOf(request, found, reader))
    await pause()
  }
  return matches
}

type Found = { referenced: readonly Row[]; named: readonly Row[]; isShared: boolean }

function matchOf(request: OpenRequest, { referenced, named, isShared }: Found, reader: Reader): Match {
  const rows = referenced.length > 0 ? referenced : named
  const [row] = rows
  const at = { id: request.id, rows: rows.map(one => one.number) }
  if (!row) return { ...at, group: 'missing', why: null, differences: [] }
  if (rows.length > 1) return { ...at, group: 'apart', why: 'rows', differences: [] }
  const [name, reference] = [reader.nameOf(row), reader.referenceOf(row)]
  const facts = compareFacts(request, row, reader).filter(({ result }) => result !== 'equal')
  const differences = facts.map(({ difference }) => difference)
  if (isShared) return { ...at, group: 'apart', why: 'persons', differences }
  if (referenced.length === 0 && !(reference && request.reference))
    return { ...at, group: 'apart', why: 'reference', differences }
  if (nameKey(name) !== nameKey(request.person))
    differences.unshift({ field: 'person', claimed: request.person, found: name || null })
  if (referenced.length === 0)
    differences.unshift({ field: 'reference', claimed: request.reference ?? '', found: reference })
  const isPrecision = differences.length === facts.length && facts.every(({ result }) => result === 'precision')
  if (differences.length === 0) return { ...at, group: 'equal', why: null, differences }
  return { ...at, group: isPrecision ? 'precision' : 'different', why: null, differences }
}
