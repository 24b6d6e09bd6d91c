// Counts a month's return again from the facts of its documents, by code that shares nothing with the service's, and compares every cell.
import type { DocumentFacts } from '../api/billing/tax/facts.ts'

type Row = readonly string[]
type Tables = Record<string, Row[]>

const HEADS: Record<string, string> = {
  b2b: 'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
  b2cl: 'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  b2cs: 'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  exp: 'Export Type,Invoice Number,Invoice date,Invoice Value,Port Code,Shipping Bill Number,Shipping Bill Date,Rate,Taxable Value,Cess Amount',
  cdnr: 'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  cdnur:
    'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  hsn_b2b:
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  hsn_b2c:
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
}
const EXPORTS = ['export_lut', 'export_igst']
const ONE_LAKH = 1_00_000_00

/** What differs between the CSV files of a month, such as 2026-11, and the documents; `all` has the invoices of its notes too. */
export function differencesOf(month: string, files: Record<string, string>, all: readonly DocumentFacts[]): string[] {
  const counted = recount(month, all)
  return Object.entries(HEADS).flatMap(([table, head]) => {
    const text = files[table] ?? ''
    const [first = [], ...rows] = parse(text)
    const wanted = (counted[table] ?? []).map(row => row.join('|')).sort()
    const found = rows.map(row => row.join('|')).sort()
    return [
      ...(first.join(',') === head ? [] : [`${table}: the columns are ${first}`]),
      ...(/(^|[^\r])\n/.test(text.replace(/"[^"]*"/g, '')) ? [`${table}: a line ends without CR`] : []),
      ...wanted.filter((row, at) => row !== found[at]).map(row => `${table}: not there: ${row}`),
      ...found.filter((row, at) => row !== wanted[at]).map(row => `${table}: too much: ${row}`),
    ]
  })
}

function recount(month: string, all: readonly DocumentFacts[]): Tables {
  const byNumber = new Map(all.map(one => [one.number, one]))
  const tables: Tables = { b2b: [], b2cl: [], exp: [], cdnr: [], cdnur: [] }
  const small = new Map<string, number>()
  const codes = { hsn_b2b: new Map<string, number[]>(), hsn_b2c: new Map<string, number[]>() }
  const series = new Map<string, string[]>()
  for (const one of all) {
    if (one.treatment === 'unregistered' || one.date.slice(0, 7) !== month) continue
    const invoice = 'against' in one ? byNumber.get(one.against.number) : one
    if (!invoice) throw new Error(`no invoice for ${one.number}`)
    const isNote = invoice !== one
    const name = `${isNote ? 'Credit Note' : 'Invoices for outward supply'},${one.number.split('/').slice(0, 2).join('/')}`
    series.set(name, [...(series.get(name) ?? []), one.number])
    if (isNote && one.date > lastDayFor(invoice.date)) continue
    const { gstin, name: receiver } = one.recipient
    const isExport = EXPORTS.includes(one.treatment)
    const isBusiness = Boolean(gstin) && !isExport
    const isLarge = !isBusiness && !isExport && one.treatment !== 'intra' && invoice.inrTotalMinor > ONE_LAKH
    const rate = one.treatment === 'export_lut' ? '0' : '18'
    const [value, taxable] = [rupees(one.inrTotalMinor), rupees(one.inrTaxableMinor)]
    const paper = [one.number, dayOf(one.date)]
    const place = placeOf(one)
    const sums = codes[isBusiness ? 'hsn_b2b' : 'hsn_b2c']
    const code = `${one.sac},${rate}`
    const sign = isNote ? -1 : 1
    const taxes = ['IGST', 'CGST', 'GST'].map(head => {
      const of = one.heads.filter(({ name }) => (head === 'GST' ? /^(S|UT)GST$/.test(name) : name === head))
      return of.reduce((sum, { inrMinor }) => sum + inrMinor, 0)
    })
    const figures = [one.inrTotalMinor, one.inrTaxableMinor, ...taxes]
    sums.set(
      code,
      figures.map((figure, at) => (sums.get(code)?.[at] ?? 0) + sign * figure),
    )
    if (isBusiness && isNote)
      tables.cdnr?.push([
        gstin ?? '',
        safe(receiver),
        ...paper,
        'C',
        place,
        'N',
        'Regular B2B',
        value,
        '',
        rate,
        taxable,
        '0.00',
      ])
    else if (isBusiness)
      tables.b2b?.push([
        gstin ?? '',
        safe(receiver),
        ...paper,
        value,
        place,
        'N',
        '',
        'Regular B2B',
        '',
        rate,
        taxable,
        '0.00',
      ])
    else if (isExport && isNote)
      tables.cdnur?.push([rate === '0' ? 'EXPWOP' : 'EXPWP', ...paper, 'C', '', value, '', rate, taxable, '0.00'])
    else if (isExport)
      tables.exp?.push([rate === '0' ? 'WOPAY' : 'WPAY', ...paper, value, '', '', '', rate, taxable, '0.00'])
    else if (isLarge && isNote) tables.cdnur?.push(['B2CL', ...paper, 'C', place, value, '', rate, taxable, '0.00'])
    else if (isLarge) tables.b2cl?.push([...paper, value, place, '', rate, taxable, '0.00', ''])
    else small.set(place, (small.get(place) ?? 0) + sign * one.inrTaxableMinor)
  }
  const codeRows = (sums: Map<string, number[]>) =>
    [...sums].map(([key, [value = 0, taxable = 0, ...taxes]]) => {
      const [code = '', rate = ''] = key.split(',')
      return [code, 'TruCV Pro', 'NA', '0', rupees(value), rate, rupees(taxable), ...taxes.map(rupees), '0.00']
    })
  return {
    ...tables,
    b2cs: [...small].map(([place, taxable]) => ['OE', place, '', '18', rupees(taxable), '0.00', '']),
    hsn_b2b: codeRows(codes.hsn_b2b),
    hsn_b2c: codeRows(codes.hsn_b2c),
    docs: [...series].map(([name, numbers]) => {
      const sorted = numbers.toSorted()
      return [name.split(',')[0] ?? '', sorted[0] ?? '', sorted.at(-1) ?? '', String(sorted.length), '0']
    }),
  }
}

const rupees = (minor: number) => (minor / 100).toFixed(2)
const dayOf = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  const name = new Date(Date.UTC(2026, (month ?? 1) - 1, 1)).toLocaleString('en-US', {
    month: 'short',
    timeZone: 'UTC',
  })
  return `${String(day).padStart(2, '0')}-${name}-${year}`
}
const placeOf = ({ placeOfSupply }: DocumentFacts) =>
  placeOfSupply?.code === '96' ? '96-Foreign Country' : `${placeOfSupply?.code}-${placeOfSupply?.name}`
const safe = (text: string | null) => (/^[=+@|%-]/.test(text ?? '') ? `'${text}` : (text ?? ''))
/** 30 November after the financial year of an invoice. */
const lastDayFor = (date: string) => `${Number(date.slice(0, 4)) + (date.slice(5, 7) < '04' ? 0 : 1)}-11-30`

/** Cells by lines. */
export function parse(text: string): Row[] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',' || sign === '\n') {
      row.push(cell)
      cell = ''
      if (sign === ',') continue
      rows.push(row)
      row = []
    } else if (sign !== '\r') cell += sign
  }
  return rows
}
