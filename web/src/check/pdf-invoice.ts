// A tax document in a PDF: the attached invoice.json, and what this service knows of it. Only the hash of the attachment is sent.
import { hexOf } from './der.ts'
import { askDocument, CheckError } from './fetch.ts'
import type { Seal } from './pdf-seal.ts'

/** The checked fields. The others count only when the service vouches for them. */
type Named = {
  title: string
  number: string
  date: string
  seller: { name: string }
  currency: string
  totalMinor: number
  against?: { number: string }
}
export type InvoiceReport = {
  invoice: Named
  /** SHA-256 of the attachment. */
  hash: string
  /** Null for a document of a service that seals no files. */
  seal: Seal | null
  /** Whether the seal's certificate is one of this service; it cannot be looked up while offline. */
  isKnown: boolean
  /** What was credited since, in minor units; or the service has no document with this hash; or it does not reply. */
  credited: number | 'unknown' | 'unreachable'
}

export async function checkInvoice(text: string, seal: Seal | null, isKnown: boolean): Promise<InvoiceReport> {
  const invoice = parsed(text)
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
  return { invoice, hash, seal, isKnown, credited: await creditedOf(hash) }
}

function parsed(text: string): Named {
  try {
    const facts = JSON.parse(text)
    const { title, number, currency, date, seller, totalMinor, against } = facts
    const texts = [title, number, currency, seller.name, against ? against.number : '']
    const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    if (texts.every(one => typeof one === 'string') && isDay && Number.isSafeInteger(totalMinor)) return facts
  } catch {
    // Reported below.
  }
  throw new CheckError('The invoice in this PDF cannot be read.')
}

async function creditedOf(hash: string): Promise<InvoiceReport['credited']> {
  const { status, value } = await askDocument(hash)
  if (status === 404 && value.code === 'not_found') return 'unknown'
  return status === 200 && Number.isSafeInteger(value.creditedMinor) ? Number(value.creditedMinor) : 'unreachable'
}
