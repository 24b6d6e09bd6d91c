// The receipt of a payment: its data, and the PDF, which receipt.typ beside this file draws.
import { dayInIndia } from '../core/days.ts'
import { GST_PERCENT, gstInside } from '../core/prices.ts'
import { Problem } from '../lib/problem.ts'
import { refundedMinor } from './describe.ts'
import type { OrderRecord } from './order-store.ts'
import { amount, figures, inWords } from './rules/amounts.ts'
import { momentInIndia, receiptNumber } from './rules/receipts.ts'

export type Seller = Readonly<{ name: string; address: string; gstin: string }>
/** The payer, from their present account. */
export type Customer = Readonly<{ name: string; email: string }>
export type ReceiptFile = { name: string; bytes: Buffer }
type Deps = {
  seller: Seller
  supportEmail: string
  /** Typesets a Typst file with data; `at` is the only time in the PDF, `by` the account it is made for. */
  typeset: (main: string, paper: object, at: Date, by: string) => Promise<Buffer>
}
export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts({ seller, supportEmail, typeset }: Deps) {
  return {
    /** Throws conflict, with the reason, for a payment without a receipt. */
    async make(order: OrderRecord, customer: Customer): Promise<ReceiptFile> {
      const number = numberOf(order)
      const paidAt = order.paidAt as Date
      const paper = { ...paperOf(order, number, paidAt), seller, customer, support: supportEmail }
      const bytes = await typeset('receipt.typ', paper, paidAt, order.userId)
      return { name: `TruCV receipt ${number.replaceAll('/', '-')}.pdf`, bytes }
    },
  }
}

function numberOf({ receiptYear, receiptSerial, amountMinor, state, overLimit }: OrderRecord): string {
  if (receiptYear && receiptSerial) return receiptNumber(receiptYear, receiptSerial)
  const refuse = (message: string) => new Problem('conflict', { message })
  if (amountMinor === 0) throw refuse('Nothing was charged, so there is no receipt.')
  if (overLimit) throw refuse('This payment is refunded in full, so there is no receipt.')
  if (state === 'paid') throw refuse('Your bank has not confirmed this payment yet. The receipt follows when it has.')
  throw refuse('This payment was not completed, so there is no receipt.')
}

/** The data of the receipt, fully formatted: the template has no logic. */
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
    refunded: refundWords(order),
  }
}

function refundWords(order: OrderRecord): string {
  if (refundedMinor(order) === 0) return ''
  if (order.state === 'refunded') return 'Refunded in full'
  return `Refunded in part: ${amount(refundedMinor(order), order.currency)}`
}
