// The entries of a section: where each begins, its period, the texts of its head and what follows them. Pure.

import { type Note, urlIn } from './contact.ts'
import { durationAt, isDateOnly, type Period, periodsIn } from './dates.ts'
import { isCompanySuffix } from './kinds-of-words.ts'
import { lookOf, type Row, type Segment, textOf, textOfSegment } from './row.ts'
import { goesOn, joinTexts, paragraphsOf } from './text.ts'

export type Atom = { text: string; row: Row; isBold: boolean; isItalic: boolean; isApart: boolean; links: string[] }
export type Entry = {
  atoms: Atom[]
  period?: Period & { text: string }
  url?: string
  lines: string[][]
  isListed: boolean
  rows: Row[]
}
export const GRADE =
  /^(?:grade|gpa|cgpa|score|note|abschlussnote|gesamtnote|nota|nota media|mention|voto|media|ocena|cijfer|percentage|marks|श्रेणी|अंक|المعدل|绩点)\s*[:：]?\s+(\S.*)$/iu
/** `weight`: of the text; `left` and `middle`: of the page's text, `columnRight`: of the section's. */
export type Look = { weight: number; left: number; middle: number; columnRight: number }

const isBold = (segments: Segment[], weight: number) => lookOf(segments).weight > weight + 60
const startsBold = (row: Row, { weight }: Look) => {
  const first = textSegments(row)[0]
  return first
    ? isBold([{ ...first, spans: first.spans.filter(({ text }) => !isDateOnly(text)).slice(0, 1) }], weight)
    : false
}
/** Without dates at the margin. */
const textSegments = (row: Row): Segment[] => {
  const some = row.segments.filter(segment => !isDateOnly(textOfSegment(segment)))
  return some.length > 0 ? some : row.segments
}
/** Where the text begins, a date at the left margin left out. */
function textX(row: Row): number {
  const first = textSegments(row)[0]
  const span = first?.spans.find(({ text }) => !isDateOnly(text))
  return span?.x ?? first?.x ?? row.x
}
const periodOf = (row: Row): Period | undefined =>
  periodsIn(textOf(row)).find(({ end }, _index, all) => end !== undefined || all.length === 1)

/** Rows of what an entry says: items of lists, and what is set in from its head. */
function bodies(rows: readonly Row[], look: Look): Set<Row> {
  const plain = rows.filter(row => !row.isBullet && !isCentred(row, rows, look))
  const left = Math.min(...(plain.length > 0 ? plain : rows).map(textX))
  const leftmost = plain.filter(row => textX(row) < left + 0.4 * row.size).length
  return new Set(
    rows.filter((row, index) => {
      if (row.isBullet) return true
      if (isCentred(row, rows, look)) return false
      const isIn = textX(row) > left + 0.4 * row.size
      const before = rows[index - 1]
      // A page whose heads are centred sets its lists at the left.
      const centredHeads = rows.some(one => isCentred(one, rows, look))
      return (
        (isIn && leftmost > 0) ||
        (centredHeads && !periodOf(row) && !urlIn(textOf(row))) ||
        (before?.isBullet === true && textX(row) > before.x)
      )
    }),
  )
}

/** In the middle of the page, neither at its left nor below or above a row that begins at the same place. */
function isCentred(row: Row, rows: readonly Row[], { left, middle }: Look): boolean {
  if (row.segments.length > 1 || Math.abs((row.x + row.right) / 2 - middle) >= 2 || row.x <= left + 2 * row.size)
    return false
  return !rows.some(one => Math.abs(one.x - row.x) < 1 && Math.abs(one.right - row.right) > 2)
}

/** Divides the rows of a section into entries. */
export function splitEntries(rows: readonly Row[], look: Look): { rows: Row[]; body: Row[] }[] {
  const body = bodies(rows, look)
  const heads = rows.filter(row => !body.has(row))
  if (heads.length === 0) return paragraphsOf(rows, look.columnRight).map(some => ({ rows: some, body: [] }))
  const first = heads.find(row => startsBold(row, look))
  const hasBold = first !== undefined && heads.some(row => !startsBold(row, look))
  // Smaller words in bold are labels.
  const titleSize = (first?.size ?? 0) * 0.95
  const gaps = heads.flatMap(row => (row.isFirst || row === rows[0] ? [] : [row.gap]))
  const usual = Math.min(...gaps, 9)
  const hasBodies = body.size > 0
  const entries: { rows: Row[]; body: Row[] }[] = []
  let [current, before]: [(typeof entries)[0] | undefined, Row | undefined] = [undefined, undefined]
  for (const row of rows) {
    const isFar = row.gap > 1.3 * usual && !row.isFirst
    const isNew =
      !current ||
      (!body.has(row) && isStart(row, before as Row, current, { ...look, hasBold, titleSize, isFar, hasBodies, body }))
    if (!current || isNew) {
      current = { rows: [row], body: body.has(row) ? [row] : [] }
      entries.push(current)
    } else {
      current.rows.push(row)
      // What follows a list without being set in goes on with it.
      if (body.has(row) || current.body.length > 0) current.body.push(row)
    }
    before = row
  }
  return entries
}

type State = Look & { hasBold: boolean; titleSize: number; isFar: boolean; hasBodies: boolean; body: Set<Row> }
function isStart(row: Row, before: Row, entry: { rows: Row[]; body: Row[] }, state: State): boolean {
  const { hasBold, isFar, body } = state
  const had = entry.rows.some(one => !body.has(one) && periodOf(one))
  if (
    isDateOnly(textOf(row)) ||
    durationAt(textOf(row)) === 0 ||
    /^["“„«]/.test(textOf(row)) ||
    GRADE.test(textOf(row))
  )
    return false
  if (hasBold) {
    if (row.size < state.titleSize) return false
    if (!startsBold(row, state)) return isFar && had && periodOf(row) !== undefined
    return !startsBold(before, state) || body.has(before) || had || (isFar && row.gap > 1.5 * before.gap)
  }
  if (body.has(before)) return true
  if (had && periodOf(row)) return true
  if (isFar) return true
  return (
    !state.hasBodies &&
    !had &&
    !entry.rows.some(one => periodOf(one)) &&
    state.body.size === 0 &&
    !goesOn(before, row, state.columnRight) &&
    allAlike(entry.rows, row)
  )
}

/** A list without any head: every line is an entry. */
const allAlike = (rows: Row[], row: Row) =>
  rows.every(one => !periodOf(one) && Math.abs(one.gap - row.gap) < 0.25 * row.gap) || rows.length === 1

/** The period, the texts of the head, and the lines after it. `texts`: how many texts a head may have. */
export function readEntry({ rows, body }: { rows: Row[]; body: Row[] }, look: Look, texts: number, note: Note): Entry {
  const entry: Entry = { atoms: [], lines: [], isListed: body.some(row => row.isBullet) || body.length > 1, rows }
  const heads = rows.filter(row => !body.includes(row))
  const rest: Row[] = []
  for (const row of [...heads, ...body]) {
    const isHead = heads.includes(row)
    const { segments, period } = withoutDates(row, entry.period === undefined, isHead, note)
    if (period) entry.period = period
    const shown = { ...row, segments, right: Math.max(row.x, ...segments.map(({ right }) => right)) }
    if (segments.length === 0) continue
    const isProse =
      isHead &&
      entry.atoms.length > 0 &&
      (textOf(shown).length > 75 ||
        (/[.!?”"»]$/.test(textOf(shown)) &&
          textOf(shown).length > 30 &&
          !/\b(?:inc|ltd|co|corp|etc)\.$/i.test(textOf(shown))))
    if (isHead && !entry.url && isAddress(textOf(shown))) {
      entry.url = shown.segments.flatMap(({ spans }) => spans.flatMap(({ url }) => url ?? []))[0] ?? textOf(shown)
      if (entry.url !== textOf(shown)) note(row, textOf(shown))
      continue
    }
    if (
      !isHead ||
      isProse ||
      GRADE.test(textOf(shown)) ||
      (rest.length > 0 && !body.includes(row)) ||
      (entry.atoms.length >= texts && !urlIn(textOf(shown)))
    )
      rest.push(shown)
    else entry.atoms.push(...atomsOf(shown, row, look))
  }
  for (const atom of [...entry.atoms]) {
    const url = urlIn(atom.text)
    const link = url && atom.links.find(one => one.includes(url))
    if (link && link !== url && !entry.url) {
      entry.url = link
      note(atom.row, url)
      atom.text = without(atom.text, url)
      if (!atom.text) entry.atoms.splice(entry.atoms.indexOf(atom), 1)
      continue
    }
    const bare = url ? without(atom.text, url) : atom.text
    if (url && !entry.url) entry.url = url
    if (url && bare === '') entry.atoms.splice(entry.atoms.indexOf(atom), 1)
    else if (url && entry.url === url) atom.text = bare
  }
  const found = rest.filter(row => !urlIn(textOf(row)) || entry.url || !takeUrl(entry, row))
  entry.lines = paragraphsOf(found, look.columnRight).map(some => some.map(textOf))
  return entry
}

/** A text without an address in it, and without what divided the two. */
const without = (text: string, url: string) => text.replace(url, '').replace(/^[\s,·|–—-]+|[\s,·|–—-]+$/g, '')

/** A line that is an address alone. */
const isAddress = (text: string) => urlIn(text) === text.replace(/[.)]+$/, '')

function takeUrl(entry: Entry, row: Row): boolean {
  if (!isAddress(textOf(row))) return false
  entry.url = textOf(row)
  return true
}

/** Takes the period and durations out of a row. */
function withoutDates(
  row: Row,
  wanted: boolean,
  isHead: boolean,
  note: Note,
): { segments: Segment[]; period?: Entry['period'] } {
  let period: Entry['period']
  const segments = row.segments.flatMap((segment, index) => {
    let { spans } = segment
    const whole = spans.map(({ text }) => text).join('')
    const isApart = index > 0 || isHead
    const found = wanted && !period && isApart ? periodsIn(whole).at(-1) : undefined
    const isDate = found && (isHead || isDateOnly(textOfSegment(segment)))
    if (found && isDate) {
      const text = whole.slice(found.from, found.to)
      period = { ...found, text }
      note(row, text)
      spans = cutOut(spans, found.from, found.to)
    }
    const left = spans.map(({ text }) => text).join('')
    const at = isApart ? durationAt(left.trimEnd()) : -1
    if (at >= 0 && (period || index > 0 || isHead)) {
      note(row, left.slice(at))
      spans = cutOut(spans, at, left.length)
    }
    spans = trimmed(spans)
    return spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [{ ...segment, spans }] : []
  })
  return { segments, ...(period && { period }) }
}

function cutOut(spans: Segment['spans'], from: number, to: number): Segment['spans'] {
  let at = 0
  return spans.map(span => {
    const [start, end] = [at, at + span.text.length]
    at = end
    const [low, high] = [Math.max(from, start), Math.min(to, end)]
    return low < high ? { ...span, text: `${span.text.slice(0, low - start)} ${span.text.slice(high - start)}` } : span
  })
}

/** Without what stood around a date: brackets and separators. */
function trimmed(spans: Segment['spans']): Segment['spans'] {
  const kept = spans
    .map(span => ({ ...span, text: span.text.replace(/\(\s*\)/g, ' ') }))
    .filter(({ text }) => /\S/.test(text) && !/^[\s,|·•()–—-]+$/.test(text))
  const [first, last] = [kept[0], kept.at(-1)]
  if (first) first.text = first.text.replace(/^[\s,;|·•–—-]+/, '')
  if (last) last.text = last.text.replace(/[\s,;|·•–—(-]+$/, '')
  return kept
}

const APART = /\s+[–—|·•@]\s+|\s+-\s+/u

/** The texts of a row: what is set apart, of another look, or divided by a dash. */
function atomsOf(shown: Row, row: Row, { weight, columnRight }: Look): Atom[] {
  return shown.segments.flatMap((segment, index) => {
    const groups: Segment['spans'][] = []
    for (const span of segment.spans) {
      const group = groups.at(-1)
      const isAlike = group?.[0] && Math.abs(group[0].weight - span.weight) < 60 && group[0].isItalic === span.isItalic
      if (group && (isAlike || !/[\p{L}\p{N}]/u.test(span.text))) group.push(span)
      else groups.push([span])
    }
    return groups.flatMap(spans => {
      const links = spans.flatMap(({ url }) => url ?? [])
      const look = { isBold: (spans[0]?.weight ?? 0) > weight + 60, isItalic: spans[0]?.isItalic ?? false }
      return joinTexts([spans.map(({ text }) => text).join('')])
        .split(APART)
        .map(text => text.replace(/^[\s,;:–—|·-]+|[\s,;:–—|·-]+$/g, ''))
        .filter(text => /[\p{L}\p{N}]/u.test(text))
        .map(text => ({ text, row, ...look, isApart: index > 0 && segment.right > columnRight - 2 * row.size, links }))
    })
  })
}

/** Divided at commas, but "Payments, Inc." stays whole. */
export function commaParts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  for (const part of text.split(/,\s+/)) {
    if (parts.length > 0 && (depth > 0 || isCompanySuffix(part))) parts[parts.length - 1] += `, ${part}`
    else parts.push(part)
    depth += (part.match(/\(/g)?.length ?? 0) - (part.match(/\)/g)?.length ?? 0)
  }
  return parts
}
