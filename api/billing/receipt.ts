// The receipt of a payment: what stands on it, and the PDF. Knows no request; the page is drawn by receipt.typ beside this file.
import { Problem } from '../lib/problem.ts'
import { refundedMinor } from './describe.ts'
import type { OrderRecord } from './order-store.ts'
import { amount, figures, inWords } from './rules/amounts.ts'
import { GST_PERCENT, gstInside } from './rules/prices.ts'
import { dayInIndia, momentInIndia, receiptNumber } from './rules/receipts.ts'

export type Seller = Readonly<{ name: string; address: string; gstin: string }>
/** Whoever paid, as their account says now. */
export type Customer = Readonly<{ name: string; email: string }>
export type ReceiptFile = { name: string; bytes: Buffer }
type Parts = {
  seller: Seller
  supportEmail: string
  /** Sets a Typst file with data; `at` is the only time in the PDF, `by` the account that it is made for. */
  typeset: (main: string, paper: object, at: Date, by: string) => Promise<Buffer>
}
export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ seller, supportEmail, typeset }: Parts) {
  return {
    /** Throws conflict, with the reason, for a payment that has no receipt (yet). */
    async make(order: OrderRecord, customer: Customer): Promise<ReceiptFile> {
      const number = numberOf(order)
      const paidAt = order.paidAt as Date
      const paper = { ...paperOf(order, number, paidAt), seller, customer, support: supportEmail }
      const bytes = await typeset('receipt.typ', paper, paidAt, order.userId)
      return { name: `TruCV receipt ${number.replaceAll('/', '-')}.pdf`, bytes }
    },
  }
}

function numberOf({ receiptYear, receiptSerial, amountMinor, state }: OrderRecord): string {
  if (receiptYear && receiptSerial) return receiptNumber(receiptYear, receiptSerial)
  const refuse = (message: string) => new Problem('conflict', { message })
  if (amountMinor === 0) throw refuse('Nothing was charged, so there is no receipt.')
  if (state === 'paid') throw refuse('Your bank has not confirmed this payment yet. The receipt follows when it has.')
  throw refuse('This payment was not completed, so there is no receipt.')
}

/** Everything in words and figures: the template decides nothing. */
function paperOf(order: OrderRecord, number: string, paidAt: Date) {
  const { amountMinor, currency, from, to, months, couponCode, rzpPaymentId, rzpOrderId } = order
  const { taxableMinor, gstMinor } = gstInside(amountMinor)
  const money = (minor: number) => figures(minor, currency)
  return {
    title: `Receipt ${number}`,
    facts: [
      ['Receipt number', number],
      ['Date', momentInIndia(paidAt)],
      ['Payment', rzpPaymentId ?? ''],
      ['Order', rzpOrderId ?? ''],
    ],
    currency,
    item: {
      name: `TruCV Pro, ${months} months`,
      period: from && to ? `${dayInIndia(from)} to ${dayInIndia(to)}` : '',
      coupon: couponCode ? `With the coupon ${couponCode}` : '',
      amount: money(taxableMinor),
    },
    sums: [
      ['Taxable amount', money(taxableMinor)],
      [`GST ${GST_PERCENT} % (included in the price)`, money(gstMinor)],
    ],
    total: money(amountMinor),
    words: inWords(amountMinor, currency),
    refunds: order.refunds.map(({ id, amountMinor: back, at }) => ({
      text: `Refunded on ${dayInIndia(at)}`,
      id,
      amount: money(back),
    })),
    refunded: refundedMinor(order) === 0 ? '' : order.state === 'refunded' ? 'Refunded in full' : refundedInPart(order),
  }
}

const refundedInPart = (order: OrderRecord) => `Refunded in part: ${amount(refundedMinor(order), order.currency)}`
