// Which column of a roster holds what: proposed by the headings and by what is in the columns, and changed by the person. Pure.
import { datesIn, nameKey, plain, type Score, scoreKey, titleKey } from './compare.ts'
import HEADINGS from './headings.data.json' with { type: 'json' }
import { createPauses, type Row, type Table } from './table.ts'

/** What a column can hold, with its name on the screen, in the order in which the screen lists them. */
export const COLUMNS = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  reference: 'Roll number or other reference',
  title: 'Degree or title',
  subject: 'Subject or department',
  institution: 'Institution or company',
  board: 'Board',
  location: 'Location',
  from: 'From',
  to: 'To',
  date: 'Date',
  score: 'Score',
  scale: 'Highest score',
  award: 'Award',
  course: 'Course or certificate',
  certificate: 'Number of the certificate',
} as const
export type Role = keyof typeof COLUMNS
export const ROLES = Object.keys(COLUMNS) as Role[]
/** No value can be the same for all rows. */
export const PERSONAL_ROLES: readonly Role[] = ['name', 'firstName', 'middleName', 'lastName', 'reference']

/**
 * `header`: the index of the row with the headings; null without one. `columns`: by role. `values`: for all rows, where a role has no
 * column. `isDayFirst`: of dates such as 05/06/2017; null if unknown.
 */
export type Mapping = Readonly<{
  header: number | null
  columns: Readonly<Partial<Record<Role, number>>>
  values: Readonly<Partial<Record<Role, string>>>
  isDayFirst: boolean | null
}>

type Heading = Role | 'ignored'
const HEADER_ROWS = 20
/** Longer texts are no headings. */
const MAX_HEADING = 100
const SAMPLE_ROWS = 2_000
const SAMPLE_CELLS = 60_000
/** Their phrases count even beside longer ones: "Father’s name", "University registration no". */
const FIRST_ROLES: readonly Heading[] = ['ignored', 'reference']
/** The phrases of headings, between spaces. */
const PHRASES = new Map(
  Object.entries(HEADINGS).flatMap(([role, phrases]) =>
    phrases.split('|').map(phrase => [wordsIn(phrase), role as Heading] as const),
  ),
)

/** The words of a heading, between spaces, without what is in brackets. */
function wordsIn(heading: string): string {
  const bare = nameKey(heading.slice(0, MAX_HEADING).replace(/\([^()]{0,100}\)/g, ' '))
  return ` ${bare.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim()} `
}

/** Whether names below this heading are written as in “Müller, Anna”. */
export function isLastNameFirst(heading: string): boolean {
  const [last, first, ...others] = heading.split(',').map(part => PHRASES.get(wordsIn(part)))
  return (last === 'lastName' || last === 'name') && first === 'firstName' && others.length === 0
}

function roleOf(heading: string): Heading | null {
  const words = wordsIn(heading)
  const exact = PHRASES.get(words)
  if (exact) return exact
  if (isLastNameFirst(heading)) return 'name'
  const found = [...PHRASES].filter(([phrase]) => words.includes(phrase))
  found.sort(([one], [other]) => other.length - one.length)
  const first = FIRST_ROLES.find(role => found.some(one => one[1] === role))
  return first ?? found[0]?.[1] ?? (heading.includes('%') ? 'score' : null)
}

/** The row with the most headings, of which one is exactly known: an institution in a row of data is none. */
function findHeader(rows: readonly Row[]): number | null {
  const counts = rows
    .slice(0, HEADER_ROWS)
    .map(({ cells }) =>
      cells.some(cell => PHRASES.has(wordsIn(cell))) ? cells.filter(cell => roleOf(cell)).length : 0,
    )
  const most = Math.max(...counts)
  return most > 1 ? counts.indexOf(most) : null
}

type Hits = ReadonlyMap<Role, readonly number[]>
type Columns = Partial<Record<Role, number>>

/** `claimed`: the texts that the open requests claim, by role. */
export async function proposeMapping(
  { rows }: Table,
  claimed: ReadonlyMap<Role, ReadonlySet<string>>,
): Promise<Mapping> {
  const header = findHeader(rows)
  const headings = header === null ? [] : (rows[header]?.cells ?? []).map(roleOf)
  const sample = rows.slice(header === null ? 0 : header + 1).slice(0, SAMPLE_ROWS)
  const hits = await countHits(sample, claimed)
  const columns: Columns = {}
  for (const role of ROLES) {
    const named = headings.flatMap((heading, index) => (heading === role ? index : []))
    const [best] = named.toSorted((one, other) => hitsOf(hits, role, other) - hitsOf(hits, role, one))
    if (best !== undefined) columns[role] = best
  }
  findByContent(columns, headings, hits)
  joinNames(columns, hits)
  return { header, columns, values: {}, isDayFirst: dayOrder(sample, [columns.from, columns.to, columns.date]) }
}

const hitsOf = (hits: Hits, role: Role, column: number) => hits.get(role)?.[column] ?? 0

/** Adds what headings do not say: columns for claimed facts, which are not those of other claimed facts, the most certain first. */
function findByContent(columns: Columns, headings: readonly (Heading | null)[], hits: Hits): void {
  const taken = new Set<number>()
  const isClaimed = (heading: Heading) => hits.has(heading as Role) || /name$/i.test(heading)
  for (const [index, heading] of headings.entries()) {
    if (heading && heading !== 'reference' && (heading === 'ignored' || isClaimed(heading))) taken.add(index)
  }
  const isNamed = (columns.firstName ?? columns.lastName) !== undefined
  // Of several numbers of a person, the reference is the one that the requests name; no number of a person is anything else.
  const isOther = (role: Role, column: number) => role !== 'reference' && headings[column] === 'reference'
  const found = [...hits].flatMap(([role, counts]) => {
    const isFree = role === 'reference' || (columns[role] === undefined && !(role === 'name' && isNamed))
    return isFree ? counts.map((count, column) => ({ role, column, count })) : []
  })
  const done = new Set<Role>()
  for (const { role, column } of found.sort((one, other) => other.count - one.count)) {
    if (done.has(role) || taken.has(column) || isOther(role, column)) continue
    for (const other of ROLES) if (columns[other] === column) delete columns[other]
    columns[role] = column
    done.add(role)
    taken.add(column)
  }
}

/** Of a name in two columns, one may be headed Name: Name and Vorname, Nome and Sobrenome. */
function joinNames(columns: Columns, hits: Hits): void {
  const { name, firstName, lastName } = columns
  if (name === undefined || (firstName ?? lastName) === undefined || hitsOf(hits, 'name', name) > 0) return
  delete columns.name
  if (firstName === undefined) columns.firstName = name
  if (lastName === undefined) columns.lastName = name
}

const dateKey = (text: string) => datesIn(text, true)[0] ?? ''
const KEYS: Readonly<Partial<Record<Role, (text: string) => string>>> = {
  ...{ reference: plain, certificate: plain, name: nameKey, score: scoreKey },
  ...{ from: dateKey, to: dateKey, date: dateKey },
}

/** How many cells of each column are among the claimed texts of each role. */
async function countHits(rows: readonly Row[], claimed: ReadonlyMap<Role, ReadonlySet<string>>): Promise<Hits> {
  const [hits, pause] = [new Map<Role, number[]>(), createPauses()]
  /** The roles that claim a text, by the form in which it is compared. */
  const forms = new Map<(text: string) => string, Map<string, Set<Role>>>()
  for (const [role, texts] of claimed) {
    hits.set(role, [])
    const keyOf = KEYS[role] ?? titleKey
    const known = forms.get(keyOf) ?? new Map<string, Set<Role>>()
    forms.set(keyOf, known)
    for (const text of texts) {
      const key = keyOf(text)
      if (key) known.set(key, (known.get(key) ?? new Set()).add(role))
      await pause()
    }
  }
  let left = SAMPLE_CELLS
  for (const { cells } of rows) {
    left -= cells.length
    if (left < 0) break
    for (const [index, cell] of cells.entries()) {
      if (!cell) continue
      for (const [keyOf, known] of forms)
        for (const role of known.get(keyOf(cell)) ?? []) {
          const counts = hits.get(role) as number[]
          counts[index] = (counts[index] ?? 0) + 1
        }
    }
    await pause()
  }
  return hits
}

/** Whether the day comes first in dates of numbers; null if no date shows it, or dates contradict each other. */
function dayOrder(rows: readonly Row[], columns: readonly (number | undefined)[]): boolean | null {
  const orders = new Set<boolean>()
  for (const { cells } of rows) {
    for (const column of columns) {
      const [, one, other] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/.exec(cells[column ?? -1] ?? '') ?? []
      if (Number(one) > 12) orders.add(true)
      if (Number(other) > 12) orders.add(false)
    }
  }
  return orders.size === 1 ? orders.has(true) : null
}

/** Whether dates of the roster are only known when the order of days and months is. */
export const hasDoubtfulDates = ({ rows }: Table, { header, columns: { from, to, date } }: Mapping): boolean =>
  rows
    .slice(header === null ? 0 : header + 1)
    .slice(0, SAMPLE_ROWS)
    .some(({ cells }) => [from, to, date].some(column => datesIn(cells[column ?? -1] ?? '', null).length > 1))

const KINDS: readonly [form: RegExp, kind: string][] = [
  [/\bc\.?(gpa|pi)\b/i, 'cgpa'],
  [/\bgpa\b/i, 'gpa'],
  [/%|percent|प्रतिशत/i, 'percentage'],
  [/\brank\b/i, 'rank'],
  [/\bgrade\b/i, 'grade'],
  [/\b(class|division)\b/i, 'class'],
]

/** What a heading such as "CGPA (out of 10)" says about the scores below it. */
export const scoreOfHeading = (heading: string): Omit<Score, 'text'> => ({
  kind: KINDS.find(([form]) => form.test(heading))?.[1] ?? '',
  scale:
    /(?:out of|of|\/)\s*(\d{1,4}(?:\.\d+)?)/i.exec(heading)?.[1] ??
    /\b(\d{1,4})[ -]points?\b/i.exec(heading)?.[1] ??
    '',
})
