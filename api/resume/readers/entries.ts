// The entries of a section: where each begins, its period, the texts of its head and what follows them. Pure.
import { APART, atomsOf } from './atoms.ts'
import { type Note, urlIn } from './contact.ts'
import { cutOut, withoutDates } from './cut-dates.ts'
import { durationAt, isDateOnly, type Period, periodsIn } from './dates.ts'
import type { Atom, Entry, Look } from './entry.ts'
import { type Pattern, patternOf } from './entry-pattern.ts'
import { type JobField, jobLabelIn } from './job-labels.ts'
import { isPlaceName } from './kinds-of-words.ts'
import { type Label, labelIn } from './labels.ts'
import { lookOf, type Row, rowText, type Segment, type Span, segmentText } from './row.ts'
import { goesOn, joinTexts, paragraphsOf } from './text.ts'
import { isShortName } from './titles.ts'

/** The lines of an entry; `body`: those that follow its head. */
type Lines = { rows: Row[]; body: Row[] }
const labelOf = (row: Row, { weight }: Look) => {
  const first = row.segments[0]?.spans[0]
  return labelIn(rowText(row), first && first.weight > weight + 60 ? first.text.trim() : '')
}

const isBold = (segments: Segment[], weight: number) => lookOf(segments).weight > weight + 60
export const startsBold = (row: Row, { weight }: Look) => {
  const first = textSegments(row)[0]
  return first
    ? isBold([{ ...first, spans: first.spans.filter(({ text }) => !isDateOnly(text)).slice(0, 1) }], weight)
    : false
}
/** Without dates at the margin and the dash between two of them. */
const textSegments = (row: Row): Segment[] => {
  const isText = (text: string) => /[\p{L}\p{N}]/u.test(text) && !isDateOnly(text)
  const some = row.segments.filter(segment => isText(segmentText(segment)))
  return some.length > 0 ? some : row.segments
}
const beginsWithDate = ({ segments: [first, ...more] }: Row) =>
  first !== undefined && more.length > 0 && isDateOnly(segmentText(first))
/** The left edge of the text, ignoring a date at the left margin. */
function textX(row: Row): number {
  const first = textSegments(row)[0]
  const span = first?.spans.find(({ text }) => !isDateOnly(text))
  return span?.x ?? first?.x ?? row.x
}
export const periodOf = (row: Row): Period | undefined =>
  periodsIn(rowText(row)).find(({ end }, _index, all) => end !== undefined || all.length === 1)

/** Rows of an entry's body: list items, and rows indented from its head. */
function bodies(rows: readonly Row[], look: Look): Set<Row> {
  const centred = centredIn(rows, look)
  const plain = rows.filter(row => !row.isBullet && !centred.has(row))
  const left = Math.min(...(plain.length > 0 ? plain : rows).map(textX))
  // Dates at the left margin begin an entry, however far in its text is.
  const isSetIn = (row: Row) => textX(row) > left + 0.4 * row.size && !beginsWithDate(row)
  const hasLeft = plain.some(row => !isSetIn(row))
  return new Set(
    rows.filter((row, index) => {
      if (row.isBullet || centred.has(row)) return row.isBullet
      const before = rows[index - 1]
      return (
        (isSetIn(row) && hasLeft) ||
        // A page with centred heads has its lists at the left.
        (centred.size > 0 && !periodOf(row) && !urlIn(rowText(row))) ||
        (before?.isBullet === true && textX(row) > before.x + 0.1 * row.size)
      )
    }),
  )
}

/** Rows centred on the page, not next to or above a row with the same left edge. */
function centredIn(rows: readonly Row[], { left, middle }: Look): Set<Row> {
  const isInMiddle = ({ segments, x, right, size }: Row) =>
    segments.length === 1 && Math.abs((x + right) / 2 - middle) < 2 && x > left + 2 * size
  const isAligned = (row: Row, one: Row) => Math.abs(one.x - row.x) < 1 && Math.abs(one.right - row.right) > 2
  return new Set(rows.filter(isInMiddle).filter(row => !rows.some(one => isAligned(row, one))))
}

/** "1.", "[1]"; read from the right, the dot comes first. */
const NUMBER = /^\s{0,5}(?:\[?(?=\d{1,3}[.\])])|\.)(\d{1,3})[.\])]?(?:\s{1,5}|$)/
/** Entries that are numbered from 1 begin behind their numbers, which hang at the left of the lines below them. */
export function withoutNumbers(rows: Row[], note: Note): Row[] {
  const numbers = new Map<Row, string>()
  for (const row of rows) {
    const [number = '', digits] = NUMBER.exec(row.segments[0]?.spans[0]?.text ?? '') ?? []
    if (!row.isBullet && Number(digits) === numbers.size + 1) numbers.set(row, number)
  }
  if (numbers.size < 2) return rows
  return rows.map(row => {
    const number = numbers.get(row)
    if (number === undefined) return row
    note(row, number)
    const [first, ...more] = row.segments as [Segment, ...Segment[]]
    const [numbered, ...others] = first.spans as [Span, ...Span[]]
    const text = numbered.text.slice(number.length)
    const spans = text ? [{ ...numbered, text }, ...others] : others
    const segments = spans.length > 0 ? [{ ...first, spans }, ...more] : more
    return { ...row, segments, x: segments[0]?.spans[0]?.x ?? row.x }
  })
}

/** Divides the rows of a section into entries. */
export function splitEntries(rows: readonly Row[], look: Look): Lines[] {
  const body = bodies(rows, look)
  const heads = rows.filter(row => !body.has(row))
  if (heads.length === 0) return paragraphsOf(rows, look.columnRight).map(some => ({ rows: some, body: [] }))
  const pattern = patternOf(rows, body)
  if (pattern) return splitBy(pattern, rows, body)
  const first = heads.find(row => startsBold(row, look))
  const hasBold = first !== undefined && heads.some(row => !startsBold(row, look))
  // Smaller words in bold are labels.
  const titleSize = (first?.size ?? 0) * 0.95
  const gaps = heads.flatMap(row => (row.isFirst || row === rows[0] ? [] : [row.gap]))
  const usual = Math.min(...gaps, 9)
  // The dates stand below the first line of an entry, so that lines without one are no entries of their own.
  const isList = !rows.some(periodOf) || (rows[0] !== undefined && periodOf(rows[0]) !== undefined)
  const entries: { rows: Row[]; body: Row[] }[] = []
  let current: (typeof entries)[0] | undefined
  let before: Row | undefined
  for (const row of rows) {
    const isFar = row.gap > 1.3 * usual && !row.isFirst
    const isNew =
      !current ||
      (!body.has(row) && isStart(row, before as Row, current, { ...look, hasBold, titleSize, isFar, isList, body }))
    if (!current || isNew) {
      current = { rows: [row], body: body.has(row) ? [row] : [] }
      entries.push(current)
    } else {
      current.rows.push(row)
      // A row after a list that is not indented continues the list.
      if (body.has(row) || current.body.length > 0) current.body.push(row)
    }
    before = row
  }
  return entries
}

/** Below dates under two lines, and below a line with two texts, the text of the entry begins. */
function splitBy({ starts, dated, before }: Pattern, rows: readonly Row[], body: ReadonlySet<Row>): Lines[] {
  const entries: Lines[] = []
  let isBody = false
  const below = rows.filter((row, index) => dated.has(rows[index - 1] as Row) && !starts.has(row))
  const isCapital = (row: Row) =>
    /^\p{Lu}/u.test(rowText(row)) && isShortName(rowText(row)) && !/\s\p{Ll}{2,}$|\s\p{Ll}{4,}/u.test(rowText(row))
  const isNamed = below.some(row => isPlaceName(rowText(row)))
  const hasTextBelow = (row: Row) => {
    const next = rows[rows.indexOf(row) + 1]
    return next !== undefined && !starts.has(next)
  }
  const arePlaces =
    below.length === dated.size &&
    below.every(row => !body.has(row) && (isPlaceName(rowText(row)) || isCapital(row))) &&
    (isNamed || below.every(hasTextBelow))
  for (const row of rows) {
    if (starts.has(row) || entries.length === 0) {
      entries.push({ rows: [], body: [] })
      isBody = false
    }
    const entry = entries.at(-1) as Lines
    isBody ||= body.has(row) || (before > 1 && below.includes(row) && !arePlaces)
    entry.rows.push(row)
    if (isBody) entry.body.push(row)
    const hasTwo = APART.test(rowText(row)) && !dated.has(row)
    if ((before > 1 && below.includes(row)) || (before === 0 && hasTwo)) isBody = true
  }
  return entries
}

type State = Look & { hasBold: boolean; titleSize: number; isFar: boolean; isList: boolean; body: Set<Row> }
function isStart(row: Row, before: Row, entry: { rows: Row[]; body: Row[] }, state: State): boolean {
  const { hasBold, isFar, body } = state
  const had = entry.rows.some(one => !body.has(one) && periodOf(one))
  if (isDateOnly(rowText(row)) || durationAt(rowText(row)) === 0 || /^["“„«]/.test(rowText(row)) || labelOf(row, state))
    return false
  if (row.heading && had) return true
  if (hasBold) {
    if (row.size < state.titleSize) return false
    if (!startsBold(row, state)) return isFar && had && periodOf(row) !== undefined
    return !startsBold(before, state) || body.has(before) || had || (isFar && row.gap > 1.5 * before.gap)
  }
  if (body.has(before)) return true
  if (had && periodOf(row)) return true
  if (isFar) return true
  return state.isList && body.size === 0 && !had && !goesOn(before, row, state.columnRight) && areAlike(entry.rows, row)
}

/** In a list without any head every line is an entry. Smaller letters continue the text below a head. */
const areAlike = (rows: Row[], row: Row) =>
  rows.length === 1
    ? row.size > 0.97 * (rows[0]?.size ?? 0)
    : rows.every(one => Math.abs(one.gap - row.gap) < 0.25 * row.gap)

/** The period, the texts of the head, and the lines after it. `texts`: how many texts a head may have, `labels`: what it may say. */
export function readEntry(
  { rows, body }: { rows: Row[]; body: Row[] },
  look: Look,
  { texts, labels = [], isJob = false }: { texts: number; labels?: readonly Label[]; isJob?: boolean },
  note: Note,
): Entry {
  const isListed = body.some(row => row.isBullet) || body.length > 1
  const entry: Entry = { atoms: [], said: {}, lines: [], isListed, rows }
  const rest: Row[] = []
  let datedRow: Row | undefined
  const heads = rows.filter(row => !body.includes(row))
  for (const whole of [...heads, ...body]) {
    const isHead = !body.includes(whole)
    const { row, is } = isJob && isHead ? withoutJobLabel(whole, note) : { row: whole, is: undefined }
    const field = labelOf(row, look)?.field
    // A date after a label is the value of the label, not the period of the entry.
    const keepsDates = (field === 'validUntil' || field === 'credentialId') && labels.includes(field)
    const { segments, period } = withoutDates(row, entry.period === undefined && !keepsDates, isHead, note, look.dates)
    if (period) {
      entry.period = period
      datedRow = row
    }
    if (segments.length === 0) continue
    const shown = { ...row, segments, right: Math.max(row.x, ...segments.map(({ right }) => right)) }
    if (isHead && takeAddress(entry, shown, note)) continue
    const isFull = entry.atoms.length >= texts && !urlIn(rowText(shown))
    const isProse = entry.atoms.length > 0 && isSentence(rowText(shown))
    if (!isHead || rest.length > 0 || isFull || isProse || labelOf(shown, look)) rest.push(shown)
    else if (is && is !== 'period') entry.atoms.push(...labelledAtoms(shown, row, is))
    else entry.atoms.push(...atomsOf(shown, row, look))
  }
  entry.atoms = entry.atoms.flatMap(atom => withoutUrl(entry, atom, note))
  placeBesideDates(entry, datedRow)
  const found = rest.filter(row => !isAddress(rowText(row)) || !takeAddress(entry, row, note))
  for (const some of paragraphsOf(found, look.columnRight)) {
    const text = joinTexts(some.map(rowText))
    const label = labelOf(some[0] as Row, look)
    if (!label || !labels.includes(label.field) || entry.said[label.field]) entry.lines.push(text)
    else {
      entry.said[label.field] = text.slice(label.label.length).trim()
      // A date is written in another way.
      note(some[0] as Row, label.field === 'validUntil' ? text : label.label)
    }
  }
  return entry
}

/** "Designation: Clerk" without its label. */
function withoutJobLabel(row: Row, note: Note): { row: Row; is?: JobField | undefined } {
  const [first, ...more] = row.segments
  const whole = first?.spans.map(({ text }) => text).join('') ?? ''
  const label = jobLabelIn(more.length > 0 ? `${whole} ${more.map(segmentText).join(' ')}` : whole)
  if (!first || !label || row.isBullet) return { row }
  note(row, whole.slice(0, label.length))
  const rest = { ...first, spans: cutOut(first.spans, 0, Math.min(label.length, whole.length)) }
  return { row: { ...row, segments: [rest, ...more] }, is: label.field }
}

function labelledAtoms(shown: Row, row: Row, is: JobField): Atom[] {
  const text = joinTexts([rowText(shown)])
  const links = shown.segments.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? []))
  return [{ text, row, isBold: false, isItalic: false, isApart: false, links, is, isPlace: is === 'place' }]
}

/** Beside the dates stands the place, where other lines have both names; before the dates, above one line of two texts, it is the title. */
function placeBesideDates({ atoms }: Entry, datedRow: Row | undefined): void {
  const [beside, ...more] = atoms.filter(({ row }) => row === datedRow)
  const others = atoms.filter(({ row, text, isApart }) => row !== datedRow && !isApart && !isPlaceName(text))
  if (!beside || more.length > 0 || others.length < 2 || !isShortName(beside.text)) return
  const isAbove = beside === atoms[0] && others.every(({ row }) => row === others[0]?.row)
  if (!isAbove || !rowText(beside.row).startsWith(beside.text)) beside.isPlace = true
}

const isSentence = (text: string) =>
  Math.max(...text.split(APART).map(part => part.length)) > 75 ||
  (/[.!?”"»]$/.test(text) && text.length > 30 && !/\b(?:inc|ltd|co|corp|etc)\.$/i.test(text))

/** Takes a line that is an address alone. */
function takeAddress(entry: Entry, row: Row, note: Note): boolean {
  const text = rowText(row)
  if (entry.url || !isAddress(text)) return false
  entry.url = row.segments.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? []))[0] ?? text
  if (entry.url !== text) note(row, text)
  return true
}

/** Removes the address from a text of the head; a link in the file takes precedence over the text. */
function withoutUrl(entry: Entry, atom: Atom, note: Note): Atom[] {
  const url = urlIn(atom.text)
  if (!url || (entry.url && entry.url !== url)) return [atom]
  const link = atom.links.find(one => one.includes(url))
  if (link && link !== url) note(atom.row, url)
  entry.url ??= link ?? url
  const label = /\bdoi:\s?$/i.exec(atom.text.slice(0, atom.text.indexOf(url)))?.[0] ?? ''
  if (label) note(atom.row, label)
  const text = atom.text.replace(label + url, '').replace(/^[\s,·|–—-]+|(?<![\s,·|–—-])[\s,·|–—-]+$/g, '')
  return text ? [{ ...atom, text }] : []
}

/** A line that is an address alone. */
const isAddress = (text: string) => urlIn(text) === text.replace(/(?<![.)])[.)]+$/, '')
