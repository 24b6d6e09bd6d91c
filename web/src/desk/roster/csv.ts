// Reads CSV: its encoding, its delimiter, and its rows. Formulas stay text.
import { createCollector, createPauses, type Table, UnreadableRoster } from './table.ts'

/** The delimiters, and what ends a cell with each. */
const CELL_ENDS = { ',': /[\r\n,]/g, ';': /[\r\n;]/g, '\t': /[\r\n\t]/g, '|': /[\r\n|]/g }
type Delimiter = keyof typeof CELL_ENDS
const DELIMITERS = Object.keys(CELL_ENDS) as Delimiter[]
/** Rows that are read to find the delimiter. */
const SAMPLE_ROWS = 50
const PAUSE_ROWS = 100

export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const text = decodeText(bytes)
  // Excel reads and writes such a first line.
  const [line = '', said] = /^sep=([,;\t|])(?:\r\n|\r|\n)/i.exec(text) ?? []
  const body = text.slice(line.length)
  const [collector, pause] = [createCollector(), createPauses()]
  let [row, formulas] = [line ? 1 : 0, 0]
  for (const cells of csvRows(body, (said as Delimiter | undefined) ?? findDelimiter(body))) {
    row += 1
    formulas += cells.filter(cell => /^[=@]|^[+-]\D/.test(cell)).length
    collector.add(row, cells)
    if (row % PAUSE_ROWS === 0) await pause()
  }
  const cells = formulas === 1 ? '1 cell begins' : `${formulas} cells begin`
  const note = `${cells} like a formula, which is compared as text: nothing is calculated.`
  return { rows: collector.rows, notes: formulas > 0 ? [note] : [] }
}

function decodeText(bytes: Uint8Array): string {
  const text = decodeUnlessBroken(bytes, utf16Of(bytes) ?? 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes)
  if (!text.includes('\0')) return text
  throw new UnreadableRoster(
    'This file holds NUL characters, so it is no table as text. Save it again as XLSX, or as CSV in UTF-8, and drop that file.',
  )
}

function decodeUnlessBroken(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 by its byte order mark, or without one by the zero bytes of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 1_000)
  const zerosAt = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null
}

/** The delimiter that gives the most rows one common number of columns; of equals, the one with more columns. */
function findDelimiter(text: string): Delimiter {
  const scores = DELIMITERS.map(delimiter => {
    const counts = new Map<number, number>()
    let left = SAMPLE_ROWS
    for (const { length } of csvRows(text, delimiter, true)) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
      left -= 1
      if (left === 0) break
    }
    const [columns, rows] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [0, 0]
    return { delimiter, columns, rows }
  })
  scores.sort((one, other) => other.rows - one.rows || other.columns - one.columns)
  return scores[0]?.delimiter ?? ','
}

/** `isTrial`: a quotation mark that never closes ends the rows and is no error. */
function* csvRows(text: string, delimiter: Delimiter, isTrial = false): Generator<string[]> {
  const end = CELL_ENDS[delimiter]
  let [at, row] = [0, 0]
  while (at < text.length) {
    const cells: string[] = []
    row += 1
    for (;;) {
      const quoted = text[at] === '"' ? quotedText(text, at) : { cell: '', next: at }
      if (!quoted && isTrial) return
      if (!quoted)
        throw new UnreadableRoster(
          `A quotation mark opens in row ${row}, and none closes it. Save the file again as CSV or XLSX, and drop that file.`,
        )
      end.lastIndex = quoted.next
      at = end.exec(text)?.index ?? text.length
      cells.push(quoted.cell + text.slice(quoted.next, at))
      if (text[at] !== delimiter) break
      at += 1
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    yield cells
  }
}

/** The text between the quotation mark at `at` and its closing one; two marks in it are one. Null if none closes it. */
function quotedText(text: string, at: number): { cell: string; next: number } | null {
  let cell = ''
  for (let from = at + 1; ; ) {
    const close = text.indexOf('"', from)
    if (close < 0) return null
    cell += text.slice(from, close)
    if (text[close + 1] !== '"') return { cell, next: close + 1 }
    cell += '"'
    from = close + 2
  }
}
