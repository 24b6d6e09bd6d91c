// From lines to JSON Resume: sections by their headings, entries by their looks and dates. Pure.

import { splitWords } from './account.ts'
import { addRow, createContact, isAddress, isDetail, joinAddresses, type Note, urlIn } from './contact.ts'
import { durationAt, hintsOf, type Period } from './dates.ts'
import { periodOf, readEntry, splitEntries, startsBold, withoutNumbers } from './entries.ts'
import type { Look } from './entry.ts'
import { isCapitals, signature, signOf, withWholeHeadings } from './heading-rows.ts'
import { headingLike, headingOf, type SectionKind } from './headings.ts'
import { ENTRIES, OWN, type Reader } from './items.ts'
import { isTableHead, withoutBoards } from './job-labels.ts'
import { isPhrase } from './job-order.ts'
import { withoutClosing, withoutLetter } from './letter.ts'
import { isLinkedIn, linkedInJobs } from './linkedin-pdf.ts'
import { isTitle, nameAndPlace } from './name-and-place.ts'
import { ownFoot } from './own-foot.ts'
import type { Doubt, Piece, Resume } from './reading.ts'
import { withEvents } from './rirekisho.ts'
import { bodyLook, lookOf, type Row, rowText } from './row.ts'
import { joinTexts, paragraphsOf, withWholeName } from './text.ts'
import { titleScore } from './titles.ts'
import { PLAIN } from './word-lists.ts'

type Section = { kind?: SectionKind; title: string; rows: Row[] }
type Context = { resume: Resume; doubts: Doubt[]; note: Note; page: Omit<Look, 'columnRight'>; isLinkedIn: boolean }

/** Reads rows in reading order; marks in the pieces what was understood. `middle`: of the page. */
export function readRows(given: readonly Row[], pieces: Piece[], middle: number): { resume: Resume; doubts: Doubt[] } {
  const note: Note = (row, text) => {
    for (const index of [row.piece, ...(row.alsoPieces ?? [])]) {
      const piece = pieces[index]
      if (piece) piece.understood = `${piece.understood ?? ''} ${text}`
    }
  }
  const foot = ownFoot(given)
  for (const row of foot) note(row, rowText(row))
  const rows = withEvents(foot.size > 0 ? given.filter(row => !foot.has(row)) : given, pieces)
  const sections = sectionsOf(withWholeName(withoutLetter(withoutClosing(rows.filter(row => !row.isContact))), isTitle))
  const text = rows.map(rowText).join('\n')
  const page = {
    weight: bodyLook(rows).weight,
    left: Math.min(...rows.map(({ x }) => x)),
    middle,
    dates: hintsOf(text),
  }
  const context: Context = { resume: {}, doubts: [], note, page, isLinkedIn: isLinkedIn(rows) }
  for (const { heading, kind } of sections.list) if (heading && kind) note(heading, rowText(heading))
  const contactRows = [
    ...sections.list.filter(({ kind }) => kind === 'contact').flatMap(section => section.rows),
    ...rows.filter(row => row.isContact),
  ]
  const isSpoken = (row: Row) => SPOKEN.test(rowText(row))
  const details = contactRows.filter(row => !isSpoken(row))
  readContact(context, sections.head, details, text)
  for (const row of contactRows.filter(isSpoken)) readSpoken(context, row)
  for (const section of sections.list) if (section.kind !== 'contact') readSection(context, section)
  return context
}

/** "Languages known: English, Hindi" among the details of a person. */
const SPOKEN =
  /^(?:languages?(?: known| spoken)?|known languages|sprachen|sprachkenntnisse|langues(?: parlées)?|idiomas|lingue|talen|języki|språk|sprog|языки|мови|jazyky|limbi|nyelvek|diller|भाषाएँ|ज्ञात भाषाएँ)\s{0,3}[:：]\s{0,3}(?=\S)/iu
function readSpoken(context: Context, row: Row): void {
  const label = SPOKEN.exec(rowText(row))?.[0] ?? ''
  context.note(row, label)
  const spans = [{ text: rowText(row).slice(label.length), weight: context.page.weight, isItalic: false }]
  PLAIN.languages?.(context, [{ ...row, segments: [{ spans, x: row.x, right: row.right }] }], row.right)
}

/** "Work experience — 9 years 4 months" without its signs and its length. */
function titleOf(row: Row): string {
  const text = rowText(row)
  const at = durationAt(text)
  return (at > 0 ? text.slice(0, at) : text).replace(EDGES, '')
}
const EDGES = /^[^\p{L}\p{N}("'“„«@]+|(?<![\s:：=_*~|\]】》〉>■◆●–—-])[\s:：=_*~|\]】》〉>■◆●–—-]+$/gu

type Sections = { head: Row[]; list: (Section & { heading?: Row })[] }

/** Known headings that look other than the text; and lines that look just like them, which head sections of their own. */
function sectionsOf(lines: readonly Row[]): Sections {
  const rows = withWholeHeadings(lines)
  const body = bodyLook(rows)
  // An entry's title may look like a heading: a heading is larger than the text, or in capitals, or the file says so.
  const isStrong = (row: Row) =>
    row.heading !== undefined || row.size > 1.04 * body.size || isCapitals(rowText(row)) || signOf(row) !== ''
  const isSet = (row: Row) =>
    isStrong(row) ||
    lookOf(row.segments).weight > body.weight + 60 ||
    row.colour !== body.colour ||
    /:$/.test(rowText(row))
  const isLine = (row: Row) => row.segments.length === 1 && !row.isBullet
  const looksLike = (row: Row) =>
    row.heading !== undefined || isCapitals(rowText(row)) || signOf(row) || /[^:：][:：]$/.test(rowText(row))
  const kindOf = (row: Row) => headingOf(titleOf(row)) ?? (looksLike(row) ? headingLike(titleOf(row)) : undefined)
  const isDetails = (some: Row[]) =>
    some.length > 1 && some.filter(row => isDetail(rowText(row))).length * 2 > some.length
  const named = rows.filter((row, index) => isLine(row) && (index > 0 || headingOf(titleOf(row))) && kindOf(row))
  const set = named.filter(isSet)
  // A heading that has capitals by chance, as "IT skills", does not take the others away.
  const known = new Set(set.length * 3 > named.length ? set : named)
  const looks = new Map<string, number>()
  for (const row of known) looks.set(signature(row), (looks.get(signature(row)) ?? 0) + 1)
  const isOther = (row: Row, index: number) =>
    index > 0 &&
    row.segments.length === 1 &&
    !row.isBullet &&
    isStrong(row) &&
    rowText(row).length <= 50 &&
    // "B", "CE".
    (rowText(row).length > 3 || !isCapitals(rowText(row))) &&
    // The file itself marks it as a heading like a known one; a profession below the name may be marked so too.
    (looks.get(signature(row)) ?? 0) >= (row.heading !== undefined && titleScore(rowText(row)) < 2 ? 1 : 2) &&
    !urlIn(rowText(row)) &&
    !isDetail(rowText(row))
  /** In capitals like a known heading, apart from the addresses above it, with its text directly below. */
  const isFirstOther = (row: Row, index: number) =>
    isCapitals(rowText(row)) &&
    looks.has(signature(row)) &&
    row.gap > 1.3 &&
    (rows[index + 1]?.gap ?? 9) < row.gap &&
    titleScore(rowText(row)) < 1 &&
    isLine(row) &&
    !isDetail(rowText(row)) &&
    rows.slice(0, index).some(one => isAddress(rowText(one)))
  const sections: Sections = { head: [], list: [] }
  for (const [index, row] of rows.entries()) {
    const section = sections.list.at(-1)
    const kind = known.has(row) ? kindOf(row) : undefined
    // Above its first heading a narrow column tells how to reach the person.
    if (row.isColumn && !kind) sections.list.push({ kind: 'contact', title: '', rows: [row] })
    else if (kind || isOther(row, index) || (!section && isFirstOther(row, index)))
      sections.list.push({ ...(kind && kind !== 'other' && { kind }), title: titleOf(row), rows: [], heading: row })
    else if (section) section.rows.push(row)
    else sections.head.push(row)
  }
  for (const section of sections.list)
    if ((!section.kind || section.kind === 'summary') && isDetails(section.rows)) section.kind = 'contact'
  return sections
}

/** A profession above the name is read below it. */
function nameFirst(head: Row[]): Row[] {
  const [first, second, ...more] = head
  const isTitle = first && second && titleScore(rowText(first)) >= 2 && titleScore(rowText(second)) === 0
  return isTitle && first.size <= second.size && /^\p{L}[\p{L} .'’-]+$/u.test(rowText(second))
    ? [second, first, ...more]
    : head
}

function readContact({ resume, note }: Context, top: Row[], ofSection: Row[], text: string): void {
  const head = nameFirst(top)
  const contact = createContact(note, text)
  const some = ofSection.map(row => ({ ...row, isContact: true }))
  for (const row of [...joinAddresses(head), ...joinAddresses(some)]) addRow(contact, row)
  const heads = new Set(contact.rest.filter(({ row }) => !row.isContact).map(({ row }) => row))
  const left = nameAndPlace(contact.basics, [...heads], contact.rest, note)
  // Sentences above the first section are a summary.
  const prose = left.filter(({ text, row }) => !row.isContact && text.split(' ').length > 8)
  if (prose.length > 0) contact.basics.summary = joinTexts(prose.map(({ text }) => text))
  const { label } = contact.basics
  const at = head.findIndex(row => rowText(row) === label)
  if (label && !isProfession(label, head[at], head[at + 1])) delete contact.basics.label
  resume.basics = contact.basics
}

/** The name of a job, or a short line that is neither a sentence nor a heading with text below it. */
function isProfession(text: string, row: Row | undefined, next: Row | undefined): boolean {
  if (titleScore(text) >= 1) return true
  const isShort = text.length <= 60 && splitWords(text).length <= 7 && !/[\d@!?;:：。]|\.(?:\s|$)/.test(text)
  const isHeading =
    row !== undefined && isCapitals(text) && next !== undefined && (next.isBullet || isPhrase(rowText(next)))
  return isShort && !isHeading && (splitWords(text).length < 6 || !isPhrase(text))
}

/** Entries written as bullets have their own list one step further in. */
function headsOfBullets(rows: Row[]): Row[] {
  const x = rows[0]?.x ?? 0
  const isOuter = (row: Row) => row.isBullet && Math.abs(row.x - x) < 1
  const areHeads = rows[0]?.isBullet && rows.filter(isOuter).every(row => periodOf(row))
  return areHeads ? rows.map(row => (isOuter(row) ? { ...row, isBullet: false } : row)) : rows
}

function readSection(context: Context, section: Section): void {
  const { kind } = section
  const [head] = section.rows
  const given = kind && head && section.rows.length > 1 && isTableHead(head) ? section.rows.slice(1) : section.rows
  if (head && given.length < section.rows.length) context.note(head, rowText(head))
  const table = kind === 'education' && head && given !== section.rows ? withoutBoards(head, given) : undefined
  const { resume, note } = context
  const rows = kind && ENTRIES[kind] ? withoutNumbers(headsOfBullets(table?.rows ?? given), note) : given
  if (rows.length === 0) return
  const columnRight = Math.max(...rows.map(({ right }) => right))
  const look = { ...context.page, columnRight }
  if (kind === undefined) readOther(context, section, look)
  else if (kind === 'summary') readSummary(context, rows, columnRight)
  else if (kind === 'work' && context.isLinkedIn) resume.work = linkedInJobs(rows, note) as Resume['work']
  else if (PLAIN[kind]) PLAIN[kind](context, rows, columnRight)
  else if (ENTRIES[kind]) {
    const { list } = ENTRIES[kind]
    const before = (resume[list] ?? []) as Record<string, unknown>[]
    const reader = table ? withBoards(ENTRIES[kind], table.boards) : ENTRIES[kind]
    const items = readEntries(context, reader, rows, look, `/${list}`, before.length)
    if (items.length > 0) resume[list] = [...before, ...items]
  }
}

const withBoards = (reader: Reader, boards: ReadonlyMap<Row, string>): Reader => ({
  ...reader,
  item: (entry, note) => {
    const board = entry.rows.map(row => boards.get(row)).find(Boolean)
    return { ...reader.item(entry, note), ...(board && { 'x-board': board }) }
  },
})

/** The entries of a section in the order of the page; a date that can be read in two ways is a doubt at its place in the list. */
function readEntries({ doubts, note }: Context, reader: Reader, rows: Row[], look: Look, path: string, before = 0) {
  const split = reader.split ?? splitEntries
  const entries = split(rows, look).map(one => readEntry(one, look, reader, note))
  reader.order?.(entries, note)
  const items: Record<string, unknown>[] = []
  for (const entry of entries) {
    const item = reader.item(entry, note)
    if (Object.keys(item).length === 0) continue
    const at = `${path}/${before + items.length}`
    if (entry.doubt) doubts.push({ path: at, ...entry.doubt })
    if (entry.period) doubts.push(...doubtsOf(entry.period, item, at))
    items.push(item)
  }
  return items
}

/** Another reading of a date, at the field that has the one that was taken. */
function doubtsOf(
  { text, start, end, other, otherEnd }: Period & { text: string },
  item: object,
  path: string,
): Doubt[] {
  const readings = [
    { date: start, other, keys: ['startDate', 'date', 'releaseDate', ...(end === undefined ? ['endDate'] : [])] },
    { date: end, other: otherEnd, keys: ['endDate', 'date', 'releaseDate'] },
  ]
  return readings.flatMap(({ date, other, keys }) => {
    const [key] = Object.entries(item).find(([key, value]) => keys.includes(key) && value === date) ?? []
    return key && date && other ? [{ path: `${path}/${key}`, text, choices: [date, other] }] : []
  })
}

/** Lines of one paragraph have the usual distance; the continuation of a bullet belongs to its list item. */
function readSummary({ resume }: Context, rows: Row[], columnRight: number): void {
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap), 9)
  const paragraphs: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isFar = before && row.gap > 1.12 * usual && !row.isFirst && before.right < columnRight - 3 * row.size
    if (!before || row.isBullet || isFar) paragraphs.push([row])
    else paragraphs.at(-1)?.push(row)
  }
  let text = resume.basics?.summary ?? ''
  for (const [index, some] of paragraphs.entries()) {
    const isItem = some[0]?.isBullet
    const gap = isItem && paragraphs[index - 1]?.[0]?.isBullet ? '\n' : '\n\n'
    text += `${text ? gap : ''}${isItem ? '- ' : ''}${joinTexts(some.map(rowText))}`
  }
  resume.basics = { ...resume.basics, summary: text }
}

/** A section that JSON Resume does not know keeps its title and its items: entries where bold or dates mark their heads. */
function readOther(context: Context, { title, rows }: Section, look: Look): void {
  const { resume, note } = context
  const sections = (resume['x-sections'] ?? []) as unknown[]
  const hasHeads = rows.some(row => !row.isBullet && (startsBold(row, look) || periodOf(row)))
  const items = hasHeads
    ? readEntries(context, OWN, rows, look, `/x-sections/${sections.length}/items`)
    : paragraphsOf(rows, look.columnRight).map(some => ({
        title: withoutNumber(joinTexts(some.map(rowText)), some[0] as Row, note),
      }))
  const isProse = items.every(item => String(item.title).length > 200)
  const all = isProse ? items.map(item => ({ title: '', description: item.title })) : items
  resume['x-sections'] = [...sections, { title, items: all }]
}

function withoutNumber(text: string, row: Row, note: Note): string {
  const number = /^\d{1,2}[.)]\s+/.exec(text)?.[0]
  if (!number) return text
  note(row, number)
  return text.slice(number.length)
}
