// A row of a head without its period, and a text without a part of it. Pure.
import type { Note } from './contact.ts'
import { durationAt, type Hints, isDateOnly, isUnread, periodsIn } from './dates.ts'
import type { Entry } from './entry.ts'
import { type Row, type Segment, segmentText } from './row.ts'

/** Removes the period and durations from a row. */
export function withoutDates(
  row: Row,
  wanted: boolean,
  isHead: boolean,
  note: Note,
  hints?: Hints,
): { segments: Segment[]; period?: Entry['period'] } {
  let period: Entry['period']
  const segments = withJoinedDates(row.segments).flatMap((segment, index) => {
    let { spans } = segment
    const whole = spans.map(({ text }) => text).join('')
    const isApart = index > 0 || isHead
    const found = wanted && !period && isApart ? periodsIn(whole, hints).at(-1) : undefined
    const isDate = found && (isHead || isDateOnly(segmentText(segment)))
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
    // A comma at the end of a line of text belongs to it.
    if (isHead || spans !== segment.spans) spans = trimmed(spans)
    // Nothing takes it but the list of texts without a place.
    if (isApart && isUnread(spans.map(({ text }) => text).join(''))) return []
    return spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [{ ...segment, spans }] : []
  })
  return { segments, ...(period && { period }) }
}

/** A period whose start, joiner and end are in cells of their own is one text. */
function withJoinedDates(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    const text = last && isDateOnly(segmentText(last)) ? `${segmentText(last)} ${segmentText(segment)}` : ''
    const [period, ...others] = text ? periodsIn(text) : []
    const isOne = period && others.length === 0 && period.end !== undefined && period.to === text.length
    if (!last || !isOne || period.from > 0) joined.push(segment)
    else {
      const [first, ...rest] = segment.spans
      const spans = [...last.spans, ...(first ? [{ ...first, text: ` ${first.text}` }] : []), ...rest]
      joined[joined.length - 1] = { ...last, spans, right: segment.right }
    }
  }
  return joined
}

export function cutOut(spans: Segment['spans'], from: number, to: number): Segment['spans'] {
  let at = 0
  return spans.map(span => {
    const start = at
    const end = at + span.text.length
    at = end
    const low = Math.max(from, start)
    const high = Math.min(to, end)
    return low < high ? { ...span, text: `${span.text.slice(0, low - start)} ${span.text.slice(high - start)}` } : span
  })
}

/** The separators before and behind a date that was cut out. */
const DOUBLED = /\s?[,;](?:\s{1,4}[,;:]){1,2}(?=\s)/g
/** "A-": its sign is no separator. */
export const LETTER_MARK = /(?<![^\s,:])[A-F]-$/

/** Removes brackets and separators around a date. */
function trimmed(spans: Segment['spans']): Segment['spans'] {
  const kept = spans
    .map(span => ({ ...span, text: span.text.replace(/[(（]\s*[)）]/g, ' ').replace(DOUBLED, ', ') }))
    .filter(({ text }) => /\S/.test(text))
  const isSign = (span: Segment['spans'][0] | undefined) => span && /^[\s,|·•()–—-]+$/.test(span.text)
  while (isSign(kept[0])) kept.shift()
  while (isSign(kept.at(-1))) kept.pop()
  const first = kept[0]
  const last = kept.at(-1)
  if (first) first.text = first.text.replace(/^[\s,;|·•–—-]+/, '')
  if (last && !LETTER_MARK.test(last.text)) last.text = last.text.replace(/(?<![\s,;|·•–—(（-])[\s,;|·•–—(（-]+$/, '')
  return kept
}
