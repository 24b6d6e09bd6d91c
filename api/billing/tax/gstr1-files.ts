// The tables of the return GSTR-1 as CSV, one file each, with the columns of the offline tool. Pure.
import { ABROAD, isStateCode, STATES } from '../../core/tax/states.ts'
import { csvCell } from '../../lib/csv.ts'
import type { Gstr1 } from './gstr1.ts'

export const TABLES = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'hsn_b2b', 'hsn_b2c', 'docs'] as const
export type Table = (typeof TABLES)[number]

/** A figure is a number for a spreadsheet, also below zero; a text is kept from being a formula. */
type Cell = string | { figure: string }
type Columns<Row> = readonly (readonly [name: string, of: (row: Row) => Cell])[]
type RowOf<T extends Table> = Gstr1[T][number]
type Named = { pos?: string }

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** 10-Nov-2026 from 10-11-2026. */
const sheetDate = (date: string) => date.replace(/-(\d\d)-/, (_, month: string) => `-${MONTHS[Number(month) - 1]}-`)
/** Rupees with two decimals, without floating-point fractions. */
const rupees = (minor: number): Cell => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return { figure: `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
const count = (number: number): Cell => ({ figure: String(number) })
/** 29-Karnataka */
const place = ({ pos = '' }: Named): string => {
  const name = pos === ABROAD ? 'Foreign Country' : isStateCode(pos) ? STATES[pos] : ''
  return name && `${pos}-${name}`
}

const empty = () => ''
const taxable = ['Taxable Value', (row: { taxable: number }) => rupees(row.taxable)] as const
const rate = ['Rate', (row: { rate: number }) => count(row.rate)] as const
const cess = ['Cess Amount', () => rupees(0)] as const
const supply = ['Place Of Supply', place] as const
const percent = ['Applicable % of Tax Rate', empty] as const
const shop = ['E-Commerce GSTIN', empty] as const
const reverse = ['Reverse Charge', () => 'N'] as const
const paper = (what: 'Invoice' | 'Note') => {
  const word = what === 'Note' ? 'Date' : 'date'
  return [
    [`${what} Number`, (row: { number: string }) => row.number],
    [`${what} ${word}`, (row: { date: string }) => sheetDate(row.date)],
  ] as const
}
const recipient = (names: ReadonlyMap<string, string>) =>
  [
    ['GSTIN/UIN of Recipient', (row: { ctin: string }) => row.ctin],
    ['Receiver Name', (row: { number: string }) => names.get(row.number) ?? ''],
  ] as const
const value = (what: string) => [what, (row: { value: number }) => rupees(row.value)] as const
const shipping = ['Port Code', 'Shipping Bill Number', 'Shipping Bill Date'].map(name => [name, empty] as const)
const code: Columns<RowOf<'hsn_b2b'>> = [
  ['HSN', row => row.hsn_sc],
  ['Description', () => 'TruCV Pro'],
  ['UQC', row => row.uqc],
  ['Total Quantity', row => count(row.qty)],
  ['Total Value', row => rupees(row.taxable + row.igst + row.cgst + row.sgst)],
  rate,
  taxable,
  ['Integrated Tax Amount', row => rupees(row.igst)],
  ['Central Tax Amount', row => rupees(row.cgst)],
  ['State/UT Tax Amount', row => rupees(row.sgst)],
  cess,
]

/** The columns of each table. `names`: recipients by the numbers of their documents. */
const columnsOf = (names: ReadonlyMap<string, string>): { [T in Table]: Columns<RowOf<T>> } => ({
  b2b: [
    ...recipient(names),
    ...paper('Invoice'),
    value('Invoice Value'),
    supply,
    reverse,
    percent,
    ['Invoice Type', () => 'Regular B2B'],
    shop,
    rate,
    taxable,
    cess,
  ],
  b2cl: [...paper('Invoice'), value('Invoice Value'), supply, percent, rate, taxable, cess, shop],
  b2cs: [['Type', row => row.typ], supply, percent, rate, taxable, cess, shop],
  exp: [
    ['Export Type', row => row.exp_typ],
    ...paper('Invoice'),
    value('Invoice Value'),
    ...shipping,
    rate,
    taxable,
    cess,
  ],
  cdnr: [
    ...recipient(names),
    ...paper('Note'),
    ['Note Type', row => row.ntty],
    supply,
    reverse,
    ['Note Supply Type', () => 'Regular B2B'],
    value('Note Value'),
    percent,
    rate,
    taxable,
    cess,
  ],
  cdnur: [
    ['UR Type', row => row.typ],
    ...paper('Note'),
    ['Note Type', row => row.ntty],
    supply,
    value('Note Value'),
    percent,
    rate,
    taxable,
    cess,
  ],
  hsn_b2b: code,
  hsn_b2c: code,
  docs: [
    ['Nature of Document', row => (row.doc_num === 1 ? 'Invoices for outward supply' : 'Credit Note')],
    ['Sr. No. From', row => row.from],
    ['Sr. No. To', row => row.to],
    ['Total Number', row => count(row.totnum)],
    ['Cancelled', row => count(row.cancel)],
  ],
})

/** A table as CSV; a table without rows has its header. Lines end with CRLF. */
export function csvOf(table: Table, gstr1: Gstr1, names: ReadonlyMap<string, string>): string {
  const columns = columnsOf(names)[table] as Columns<unknown>
  const rows = (gstr1[table] as readonly unknown[]).map(row => columns.map(([, of]) => of(row)))
  return [columns.map(([name]) => name), ...rows].map(line).join('')
}

const line = (cells: readonly Cell[]) =>
  `${cells.map(cell => (typeof cell === 'string' ? csvCell(cell) : cell.figure)).join(',')}\r\n`
