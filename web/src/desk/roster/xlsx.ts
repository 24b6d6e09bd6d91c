// Reads the first sheet with data of an XLSX file: the stored values, never a formula. Hidden rows and columns are read like others.
import { type NumberFormat, numberFormat, numberText } from './number-formats.ts'
import { createCollector, MAX_COLUMNS, type Table, tooMuch, UnreadableRoster } from './table.ts'
import { damaged, openParts, type Parts } from './unzip.ts'
import { readXml } from './xml.ts'

/** The limits of unpacked parts, in bytes. */
const MAX_SMALL_PART = 8 * 1024 * 1024
const MAX_STRINGS = 64 * 1024 * 1024
const MAX_SHEET = 256 * 1024 * 1024
const WORKBOOK = 'xl/workbook.xml'

type Book = Readonly<{ calendar: 1900 | 1904; formats: readonly NumberFormat[]; strings: readonly string[] }>

export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const parts = openParts(bytes)
  if (!parts.has(WORKBOOK)) throw new UnreadableRoster(NO_WORKBOOK)
  const { sheets, calendar } = await readWorkbook(parts)
  const book = { calendar, formats: await readFormats(parts), strings: await readStrings(parts) }
  for (const { name, path } of sheets) {
    const table = await readSheet(parts, path, book)
    if (table.rows.length === 0) continue
    const others = sheets.length > 1 ? [`Of ${sheets.length} sheets, “${name}” was read, the first with data.`] : []
    return { ...table, notes: [...others, ...table.notes] }
  }
  return { rows: [], notes: [] }
}

const NO_WORKBOOK =
  'This file is no XLSX workbook. Save the roster as XLSX or CSV (in LibreOffice or Excel: Save as; in Google Sheets: Download), and drop that file.'

/** The sheets in their order, with the paths of their parts. */
async function readWorkbook(parts: Parts) {
  const listed: { name: string; id: string }[] = []
  let calendar: Book['calendar'] = 1900
  await readXml(parts.read(WORKBOOK, MAX_SMALL_PART), {
    open(tag, { name = '', id = '', date1904 = '' }) {
      if (tag === 'sheet') listed.push({ name, id })
      if (tag === 'workbookPr' && /^(1|true)$/.test(date1904)) calendar = 1904
    },
  })
  const paths = new Map<string, string>()
  await readXml(parts.read('xl/_rels/workbook.xml.rels', MAX_SMALL_PART), {
    open(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship' || !Type.endsWith('/worksheet')) return
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets = listed.flatMap(({ name, id }) => {
    const path = paths.get(id)
    return path && parts.has(path) ? [{ name, path }] : []
  })
  if (sheets.length === 0) throw damaged()
  return { sheets, calendar }
}

async function readFormats(parts: Parts): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCells = false
  if (!parts.has('xl/styles.xml')) return formats
  await readXml(parts.read('xl/styles.xml', MAX_SMALL_PART), {
    open(tag, { numFmtId = '0', formatCode = '' }) {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (tag === 'cellXfs') isCells = true
      if (tag === 'xf' && isCells) formats.push(numberFormat(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(tag) {
      if (tag === 'cellXfs') isCells = false
    },
  })
  return formats
}

async function readStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = []
  const texts = createTextReader()
  if (!parts.has('xl/sharedStrings.xml')) return strings
  await readXml(parts.read('xl/sharedStrings.xml', MAX_STRINGS), {
    open: texts.open,
    text: texts.text,
    close(tag) {
      texts.close(tag)
      if (tag === 'si') strings.push(texts.take())
    },
  })
  return strings
}

/** Joins values and texts, which may be in several styles, without the pronunciation of Japanese. */
function createTextReader() {
  let [text, isText, isSpoken] = ['', false, false]
  return {
    open(tag: string): void {
      if (tag === 'rPh') isSpoken = true
      isText = !isSpoken && (tag === 't' || tag === 'v')
    },
    text(found: string): void {
      if (isText) text += found
    },
    close(tag: string): void {
      if (tag === 'rPh') isSpoken = false
      isText = false
    },
    take(): string {
      const taken = text
      text = ''
      return taken
    },
  }
}

async function readSheet(parts: Parts, path: string, book: Book): Promise<Table> {
  const [collector, texts] = [createCollector(), createTextReader()]
  let [row, cells, column, unsaved] = [0, [] as string[], -1, 0]
  let cell = { type: 'n', style: 0, hasFormula: false, hasValue: false }
  await readXml(parts.read(path, MAX_SHEET), {
    open(tag, { r = '', t = 'n', s = '0' }) {
      texts.open(tag)
      if (tag === 'row') [row, cells, column] = [Number(r) || row + 1, [], -1]
      if (tag === 'c') {
        column = columnOf(r) ?? column + 1
        cell = { type: t, style: Number(s), hasFormula: false, hasValue: false }
      }
      if (tag === 'f') cell.hasFormula = true
      if (tag === 'v') cell.hasValue = true
    },
    text: texts.text,
    close(tag) {
      texts.close(tag)
      if (tag === 'row') collector.add(row, cells)
      if (tag !== 'c') return
      if (cell.hasFormula && !cell.hasValue) unsaved += 1
      const text = cellText(cell.type, cell.style, texts.take(), book)
      if (text === '') return
      if (column >= MAX_COLUMNS) throw tooMuch(`more than ${MAX_COLUMNS} columns in row ${row}`)
      while (cells.length < column) cells.push('')
      cells[column] = text
    },
  })
  const formulas = unsaved === 1 ? '1 formula has' : `${unsaved} formulas have`
  const note = `${formulas} no stored result, and nothing is calculated here. Open and save the file in your spreadsheet program.`
  return { rows: collector.rows, notes: unsaved > 0 ? [note] : [] }
}

/** The index of the column of a cell such as AB12; null without a name. */
function columnOf(cell: string): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(cell)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(type: string, style: number, stored: string, book: Book): string {
  if (stored === '') return ''
  if (type === 's') return book.strings[Number(stored)] ?? ''
  if (type === 'b') return stored === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return stored.slice(0, 10)
  return type === 'n' ? numberText(stored, book.formats[style] ?? {}, book.calendar) : stored
}
