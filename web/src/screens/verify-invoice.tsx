// The verdict on a tax document. In English, as tax documents are.
import { dayInEnglish } from '../../../api/core/cv/locale.ts'
import type { InvoiceReport } from '../check/pdf-invoice.ts'
import { CopyReport, Details, type Words } from './verify-report.tsx'

// One part of the program for both kinds of files.
export { CopyReport }

/** In one line, without characters that reorder text. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').slice(0, LONGEST)
const LONGEST = 200
const MINOR_PER_MAJOR = 100
const digits = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** As it is printed: INR 590.00 */
const exactly = (minor: number, currency: string) => `${currency} ${digits.format(minor / MINOR_PER_MAJOR)}`

export function invoiceVerdict({ invoice, seal, isKnown, credited }: InvoiceReport): Words {
  const { title, number, seller, date, totalMinor, currency } = invoice
  const amount = exactly(totalMinor, plain(currency))
  const what = `${plain(title)} ${plain(number)} of ${plain(seller.name)}, ${dayInEnglish(date)}, ${amount}.`
  const today = todayOf({ invoice, credited })
  if (!seal) {
    const text = `It carries the data of this: ${what} Without a seal the file itself may show something else. ${today}`
    return { tone: 'open', title: 'This PDF has no seal.', text }
  }
  const sealed = isKnown
    ? 'Sealed by this service; no byte was changed.'
    : 'No byte was changed since it was sealed. Whether the seal is TruCV’s could not be looked up.'
  return { tone: isKnown && credited !== 'unknown' ? 'good' : 'open', title: what, text: `${sealed} ${today}` }
}

function todayOf({ invoice, credited }: Pick<InvoiceReport, 'invoice' | 'credited'>): string {
  if (credited === 'unknown') return 'This service knows no such document.'
  if (credited === 'unreachable') return 'What was credited since is not known: TruCV cannot be reached.'
  if (invoice.against) return `It was credited of ${plain(invoice.against.number)}.`
  return credited === 0
    ? 'Nothing was credited since.'
    : `${exactly(credited, plain(invoice.currency))} were credited later.`
}

/** How somebody else checks the file without this page. */
export function Invoice({ report: { seal } }: { report: InvoiceReport }) {
  if (!seal) return null
  return (
    <Details seal={seal} command="pdfsig invoice.pdf && pdfdetach -saveall invoice.pdf && sha256sum invoice.json">
      Without this page, with poppler
    </Details>
  )
}
