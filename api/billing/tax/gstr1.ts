// The return GSTR-1 of a month: what its documents say, sorted into the tables of the return. Amounts in paise. Pure.
import type { InvoiceFacts, NoteFacts, Recipient } from './facts.ts'

/** What the return says of a document: all but some texts. The recipient is erased when the document need not be kept any longer. */
export type ReturnFacts = Omit<InvoiceFacts, 'seller' | 'words' | 'endorsement' | 'recipient'> &
  Partial<Pick<NoteFacts, 'against' | 'taxAdjustable'>> &
  Readonly<{ recipient?: Omit<Recipient, 'address'> | null }>

type Amounts = { rate: number; taxable: number; igst: number; cgst: number; sgst: number }
type Party = { pos: string; rchrg: 'N'; inv_typ: 'R' }
type Paper = { number: string; date: string; value: number }
/** `ntty` C: a credit note. `typ` of a note without a GSTIN: what kind of invoice it is against. */
export type Gstr1 = {
  /** The month as the portal writes it: 112026. */
  fp: string
  b2b: (Party & Paper & Amounts & { ctin: string })[]
  b2cl: (Paper & Amounts & { pos: string })[]
  b2cs: (Amounts & { typ: 'OE'; sply_ty: 'INTRA' | 'INTER'; pos: string })[]
  exp: (Paper & Amounts & { exp_typ: 'WOPAY' | 'WPAY' })[]
  cdnr: (Party & Paper & Amounts & { ctin: string; ntty: 'C' })[]
  cdnur: (Paper & Amounts & { typ: 'B2CL' | 'EXPWP' | 'EXPWOP'; ntty: 'C'; pos?: string })[]
  hsn_b2b: (Amounts & Code)[]
  hsn_b2c: (Amounts & Code)[]
  docs: { doc_num: 1 | 5; from: string; to: string; totnum: number; cancel: 0; net_issue: number }[]
}
type Code = { hsn_sc: string; uqc: 'NA'; qty: 0 }

const HEADS = ['taxable', 'igst', 'cgst', 'sgst'] as const
type Head = (typeof HEADS)[number]
const RATE = 18
const INVOICES = 1
const CREDIT_NOTES = 5

/** The month of a day, as the portal writes it. */
export const monthOf = (isoDay: string): string => `${isoDay.slice(5, 7)}${isoDay.slice(0, 4)}`
/** 10-11-2026 */
const portalDate = (isoDay: string) => isoDay.split('-').reverse().join('-')

const isNote = ({ against }: ReturnFacts): boolean => against !== undefined
const gstinOf = ({ recipient }: ReturnFacts) => recipient?.gstin ?? ''

/** The tables of a month, from the documents that were issued in it, in the order of their numbers. Bills are in none. */
export function gstr1Of(fp: string, documents: readonly ReturnFacts[]): Gstr1 {
  const issued = documents.filter(({ gstr1, date }) => gstr1 !== null && monthOf(date) === fp)
  // A late note changes no tax; its number is in the list of documents all the same.
  const counted = issued.filter(one => !isNote(one) || one.taxAdjustable)
  const invoices = counted.filter(one => !isNote(one))
  const notes = counted.filter(isNote)
  const of = (list: readonly ReturnFacts[], table: ReturnFacts['gstr1']) => list.filter(({ gstr1 }) => gstr1 === table)
  const business = (one: ReturnFacts) => one.gstr1 === 'B2B'
  return {
    fp,
    b2b: of(invoices, 'B2B').map(one => ({ ctin: gstinOf(one), ...party(one), ...paper(one) })),
    b2cl: of(invoices, 'B2CL').map(one => ({ pos: placeOf(one), ...paper(one) })),
    b2cs: smallSums([...of(invoices, 'B2CS'), ...of(notes, 'B2CS')]),
    exp: of(invoices, 'EXP').map(one => ({ exp_typ: one.gstr1Type as 'WOPAY' | 'WPAY', ...paper(one) })),
    cdnr: of(notes, 'B2B').map(one => ({ ctin: gstinOf(one), ntty: 'C', ...party(one), ...paper(one) })),
    cdnur: [...of(notes, 'B2CL'), ...of(notes, 'EXP')].map(noteWithoutGstin),
    hsn_b2b: codeSums(counted.filter(business)),
    hsn_b2c: codeSums(counted.filter(one => !business(one))),
    docs: [
      ...seriesRows(
        issued.filter(one => !isNote(one)),
        INVOICES,
      ),
      ...seriesRows(issued.filter(isNote), CREDIT_NOTES),
    ],
  }
}

const placeOf = ({ placeOfSupply }: ReturnFacts) => String(placeOfSupply?.code)
const party = (one: ReturnFacts): Party => ({ pos: placeOf(one), rchrg: 'N', inv_typ: 'R' })
const paper = (one: ReturnFacts): Paper & Amounts => ({
  number: one.number,
  date: portalDate(one.date),
  value: one.inrTotalMinor,
  ...amountsOf(one),
})

function amountsOf({ heads, inrTaxableMinor }: ReturnFacts): Amounts {
  const minor = (isHead: (name: string) => boolean) =>
    heads.filter(({ name }) => isHead(name)).reduce((sum, head) => sum + head.inrMinor, 0)
  return {
    rate: heads.some(({ percent }) => percent > 0) ? RATE : 0,
    taxable: inrTaxableMinor,
    igst: minor(name => name === 'IGST'),
    cgst: minor(name => name === 'CGST'),
    sgst: minor(name => name === 'SGST' || name === 'UTGST'),
  }
}

function noteWithoutGstin(note: ReturnFacts): Gstr1['cdnur'][number] {
  const typ = note.gstr1 === 'B2CL' ? 'B2CL' : note.gstr1Type === 'WPAY' ? 'EXPWP' : 'EXPWOP'
  return { typ, ntty: 'C', ...(typ === 'B2CL' && { pos: placeOf(note) }), ...paper(note) }
}

/** Sums by a key, in the order of the keys; what a note takes back is taken off. */
function sumsBy(documents: readonly ReturnFacts[], keyOf: (one: ReturnFacts) => string): [string, Amounts][] {
  const sums = new Map<string, Amounts>()
  for (const one of documents) {
    const { rate, ...amounts } = amountsOf(one)
    const key = keyOf(one)
    const sum = sums.get(key) ?? { rate, taxable: 0, igst: 0, cgst: 0, sgst: 0 }
    const sign = isNote(one) ? -1 : 1
    for (const name of HEADS) sum[name] += sign * amounts[name]
    sums.set(key, sum)
  }
  return [...sums]
}

function smallSums(documents: readonly ReturnFacts[]): Gstr1['b2cs'] {
  const keyed = sumsBy(documents, one => `${placeOf(one)} ${one.treatment === 'intra' ? 'INTRA' : 'INTER'}`)
  return keyed
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, amounts]) => {
      const [pos = '', sply_ty] = key.split(' ')
      return { typ: 'OE', sply_ty: sply_ty as 'INTRA' | 'INTER', pos, ...amounts }
    })
}

/** By code and rate, the highest rate first. */
const codeSums = (documents: readonly ReturnFacts[]): Gstr1['hsn_b2b'] =>
  sumsBy(documents, one => `${one.sac} ${amountsOf(one).rate}`)
    .map(([key, amounts]) => ({ hsn_sc: String(key.split(' ')[0]), uqc: 'NA' as const, qty: 0 as const, ...amounts }))
    .sort((one, other) => other.rate - one.rate || (one.hsn_sc < other.hsn_sc ? -1 : 1))

/** The sums of rows of tables, head by head. */
export function headSums(rows: readonly object[]) {
  const amounts = rows as readonly Partial<Amounts>[]
  const sums = HEADS.map(head => [`${head}Minor`, amounts.reduce((sum, row) => sum + (row[head] ?? 0), 0)])
  return Object.fromEntries(sums) as Record<`${Head}Minor`, number>
}

/** Of each series that was used, its first and last number. */
function seriesRows(documents: readonly ReturnFacts[], doc_num: 1 | 5): Gstr1['docs'] {
  const seriesOf = (number: string) => number.slice(0, number.lastIndexOf('/'))
  const all = documents.map(({ number }) => number).sort()
  return [...new Set(all.map(seriesOf))].map(series => {
    const numbers = all.filter(number => seriesOf(number) === series)
    const totnum = numbers.length
    return { doc_num, from: String(numbers[0]), to: String(numbers.at(-1)), totnum, cancel: 0, net_issue: totnum }
  })
}
