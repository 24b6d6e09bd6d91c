// Which column of a roster holds what: proposed by the headings and by what is in the columns, and changed by the person. Pure.
import { datesIn, nameKey, plain, type Score, titleKey } from './compare.ts'
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

function roleOf(heading: string): Heading | null {
  const words = wordsIn(heading)
  const exact = PHRASES.get(words)
  if (exact) return exact
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

/** `claimed`: the texts that the open requests claim, by role. */
export async function proposeMapping(
  { rows }: Table,
  claimed: ReadonlyMap<Role, ReadonlySet<string>>,
): Promise<Mapping> {
  const header = findHeader(rows)
  const roles = header === null ? [] : (rows[header]?.cells ?? []).map(roleOf)
  const sample = rows.slice(header === null ? 0 : header + 1).slice(0, SAMPLE_ROWS)
  const columns: Partial<Record<Role, number>> = {}
  const taken = new Set<number>()
  for (const [index, role] of roles.entries()) {
    if (role) taken.add(index)
    if (role && role !== 'ignored') columns[role] ??= index
  }
  // Of several numbers of a person, the one that the requests name.
  const others = new Set(roles.flatMap((role, index) => (role === 'reference' ? [] : index)))
  const reference = await columnWith(claimed.get('reference'), 'reference', sample, others)
  if (reference !== null) {
    columns.reference = reference
    taken.add(reference)
  }
  for (const role of ROLES) {
    const isNamed = role === 'name' && (columns.firstName ?? columns.lastName) !== undefined
    if (columns[role] !== undefined || isNamed) continue
    const column = await columnWith(claimed.get(role), role, sample, taken)
    if (column === null) continue
    columns[role] = column
    taken.add(column)
  }
  return { header, columns, values: {}, isDayFirst: dayOrder(sample, [columns.from, columns.to, columns.date]) }
}

function keyFor(role: Role, text: string): string {
  if (role === 'reference' || role === 'certificate') return plain(text)
  if (role === 'name') return nameKey(text)
  return ['from', 'to', 'date'].includes(role) ? (datesIn(text, true)[0] ?? '') : titleKey(text)
}

/** The free column with the most cells that are among the claimed texts; null without such a cell. */
async function columnWith(
  texts: ReadonlySet<string> | undefined,
  role: Role,
  rows: readonly Row[],
  taken: ReadonlySet<number>,
) {
  const keys = new Set([...(texts ?? [])].map(text => keyFor(role, text)).filter(Boolean))
  if (keys.size === 0) return null
  const [hits, pause] = [[] as number[], createPauses()]
  for (const { cells } of rows) {
    await pause()
    for (const [index, cell] of cells.entries())
      if (!taken.has(index) && keys.has(keyFor(role, cell))) hits[index] = (hits[index] ?? 0) + 1
  }
  // The list has holes, which filter leaves out.
  const most = Math.max(0, ...hits.filter(Boolean))
  return most === 0 ? null : hits.indexOf(most)
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
  scale: /(?:out of|of|\/)\s*(\d{1,4}(?:\.\d+)?)/i.exec(heading)?.[1] ?? '',
})
