// The table of a Japanese CV (履歴書): year, month and event, two rows for a school or an employer. Pure.
import type { Piece } from './reading.ts'
import { type Row, rowText, type Segment, segmentText } from './row.ts'

/** The first year of an era less one. */
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, R: 2018, H: 1988, S: 1925 }
const YEAR = /^(?:(令和|平成|昭和|[RHS])\s?)?(\d{1,4}|元)年?$/
const MONTH = /^(0?[1-9]|1[0-2])月?$/
const BEGINS = / ?(?:入学|編入学|入社|入職|入所)$/
const ENDS = / ?(?:卒業(?:見込み?)?|修了(?:見込み?)?|中途退学|中退|退社|退職|退所)$/
const PASSED = / ?(?:取得|合格)$/
const REASON = /(?:都合|満了|理由)により$|のため$/
const GOES_ON = /^現在に至る$/
const SIGN = /^(?:以上|年|月|年月|年 月)$/
const SECTION = /^(?:学歴|職歴|学歴・職歴|免許・資格|資格・免許)$/

type Event = { row: Row; year: string; month: string; text: string }
type Entry = Event & { name: string; end?: Event; isOngoing?: boolean; more: Row[] }

/** The rows of such tables as entries with a period; marks in the pieces what was understood. */
export function withEvents(rows: readonly Row[], pieces: Piece[]): readonly Row[] {
  const made: Row[] = []
  let [year, entry]: [string, Entry | undefined] = ['', undefined]
  const understand = ({ piece }: Row, text: string) => Object.assign(pieces[piece] ?? {}, { understood: text })
  const close = (end?: Event) => {
    if (entry) made.push(rowOf({ ...entry, ...(end && { end }) }), ...entry.more)
    entry = undefined
  }
  for (const row of rows) {
    const texts = row.segments.map(segmentText)
    const event = eventOf(row, texts, year)
    const isHead = texts.length === 3 && SIGN.test(texts[0] ?? '') && SIGN.test(texts[1] ?? '')
    const said = event?.text ?? texts.join('')
    year = event?.year ?? year
    if (isHead || (year && (SIGN.test(said) || GOES_ON.test(said)))) {
      understand(row, rowText(row))
      if (entry && GOES_ON.test(said)) entry.isOngoing = true
    } else if (!event) {
      close()
      made.push(year && SECTION.test(said) ? { ...row, heading: row.heading ?? 1 } : row)
    } else if (entry && ENDS.test(said) && isEndOf(entry, said)) {
      understand(row, rowText(row))
      close(event)
    } else if (entry && !BEGINS.test(said) && !ENDS.test(said) && !PASSED.test(said)) {
      understand(row, texts.slice(0, -1).join(' '))
      entry.more.push({ ...row, segments: row.segments.slice(-1), isBullet: true })
    } else {
      close()
      const name = said.replace(BEGINS, '').replace(ENDS, '').replace(PASSED, '')
      understand(row, `${texts.slice(0, -1).join(' ')} ${said.slice(name.length)}`)
      entry = { ...event, name, more: [] }
      if (!BEGINS.test(said)) close()
    }
  }
  close()
  return made
}

/** In the second month of a year its cell may be empty. */
function eventOf(row: Row, texts: string[], before: string): Event | undefined {
  const isShort = texts.length === 2 && before !== '' && MONTH.test(texts[0] ?? '')
  const [written = '', month = '', text] = isShort ? [before, ...texts] : texts
  const [, era = '', number = ''] = YEAR.exec(written) ?? []
  const year = Number(number === '元' ? 1 : number) + (ERAS[era] ?? 0)
  const found = MONTH.exec(month)?.[1]
  return text && texts.length <= 3 && found && year > 1930 && year < 2100
    ? { row, year: String(year), month: found, text }
    : undefined
}

/** The same name, or why one left. */
function isEndOf({ name }: Entry, said: string): boolean {
  const ended = said.replace(ENDS, '')
  return ended.startsWith(name) || (ended !== '' && name.startsWith(ended)) || ended === '' || REASON.test(ended)
}

const dateOf = ({ year, month }: Event) => `${year}年${Number(month)}月`

/** School and faculty are texts of their own. */
function rowOf({ row, name, end, isOngoing, ...event }: Entry): Row {
  const span = row.segments.at(-1)?.spans[0]
  const [first = '', ...others] = name.split(/\s+/)
  const begun = dateOf({ row, ...event })
  const period = end ? `${begun} – ${dateOf(end)}` : isOngoing ? `${begun} – 現在` : begun
  const segments = [first, others.join(' '), period].filter(Boolean).map(
    (text, at): Segment => ({
      spans: [{ weight: 400, isItalic: false, ...span, text }],
      x: row.x + 200 * at,
      right: row.x + 200 * at + 100,
    }),
  )
  return { ...row, segments, isBullet: false, ...(end && { alsoPieces: [end.row.piece] }) }
}
