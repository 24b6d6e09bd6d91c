// Where the entries of a section begin, by the lines that repeat around their dates. Pure.
import { isDateOnly, periodsIn } from './dates.ts'
import { lookOf, type Row, rowText, segmentText } from './row.ts'

/** `starts`: the rows that begin an entry; `before`: how many lines of the head stand above the line with the dates. */
export type Pattern = { starts: Set<Row>; dated: Set<Row>; before: number }

const MOST_LINES_BEFORE = 3
/** In a row of a table, of each cell. */
const MOST_LETTERS_OF_DATED = 110

/** Whether a line begins with its dates, as a head with the dates on a line above the title does. */
const leads = (row: Row) => {
  const text = rowText(row)
  return periodsIn(text).some(({ from }) => !/[\p{L}\p{N}]/u.test(text.slice(0, from)))
}
const isDated = (row: Row) => {
  const text = rowText(row)
  const isShort =
    row.segments.every(one => segmentText(one).length <= MOST_LETTERS_OF_DATED) &&
    (!/[.!?]$/.test(text) || isDateOnly(text))
  const periods = isShort ? periodsIn(text) : []
  return periods.some(({ end }) => end !== undefined || periods.length === 1)
}

/** Same letters, same indent. */
function areAlike(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other || one.isBullet !== other.isBullet || one.heading !== other.heading) return false
  const [look, otherLook] = [lookOf(one.segments), lookOf(other.segments)]
  const areBothBold = look.weight > 500 === otherLook.weight > 500 || Math.abs(look.weight - otherLook.weight) < 120
  return areBothBold && Math.abs(one.size - other.size) < 0.04 * one.size && Math.abs(one.x - other.x) < 0.5 * one.size
}

/**
 * The lines between the beginning of the section and its first date are the head of the first entry: the pattern holds where each
 * other date has lines like them above it. Undefined where it does not hold for all entries.
 */
export function patternOf(rows: readonly Row[], body: ReadonlySet<Row>): Pattern | undefined {
  const dated = rows.flatMap((row, index) => (!body.has(row) && isDated(row) ? [index] : []))
  const [before] = dated
  const first = rows[before ?? 0]
  if (before === undefined || !first || before > MOST_LINES_BEFORE) return undefined
  const areLeading = leads(first)
  if ((before === 0 && !areLeading) || dated.some(at => leads(rows[at] as Row) !== areLeading)) return undefined
  const starts = dated.map(at => at - before)
  const isHead = (at: number) => starts.some(start => at >= start && at <= start + before)
  const fits = dated.every((at, nth) => {
    const lines = rows.slice(at - before, at)
    const isFree = nth === 0 || at - before > (dated[nth - 1] ?? 0)
    return isFree && lines.every((line, index) => !body.has(line) && areAlike(line, rows[index]))
  })
  const others = rows.filter((row, at) => !body.has(row) && !isHead(at))
  if (!fits || others.some(row => looksLikeStart(row, rows, starts, before))) return undefined
  return {
    starts: new Set(starts.map(at => rows[at] as Row)),
    dated: new Set(dated.map(at => rows[at] as Row)),
    before,
  }
}

/** An entry without dates: its first line looks like no line of a text, or stands as far from the line above as the others. */
function looksLikeStart(row: Row, rows: readonly Row[], starts: number[], before: number): boolean {
  const [first] = rows
  const dated = rows[before]
  const isDistinct =
    before > 0 &&
    first !== undefined &&
    (first.heading !== undefined || lookOf(first.segments).weight > 500 || first.size > 1.04 * (dated?.size ?? 0))
  // Below one date on a line of its own follows the text of its entry.
  if (starts.length === 1)
    return before > 0 && !(dated && isDateOnly(rowText(dated))) && (areAlike(row, first) || row.gap > 1.3)
  const gaps = starts.slice(1).map(at => rows[at]?.gap ?? 0)
  const least = Math.min(...gaps)
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap))
  return (isDistinct && areAlike(row, first)) || (least > 1.3 * usual && row.gap > 0.95 * least)
}
