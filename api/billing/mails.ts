// The mails about plans and payments. Each is composed when it is sent, from the present data and to the present address.
import { dayInIndia } from '../core/days.ts'
import type { LetterPart } from '../lib/letter.ts'
import { letterOf, mailName } from '../lib/letter.ts'
import type { Mail } from '../providers/mailer.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import type { Receipts } from './receipt.ts'
import { amount } from './rules/amounts.ts'
import { noUseLeft } from './rules/coupons.ts'
import { receiptNumber } from './rules/receipts.ts'

/** The recipient of a mail. */
export type Reader = Readonly<{
  name: string
  email: string
  /** Whether they have Pro now, and until when; null: without an end. */
  isPro: boolean
  planExpiresAt: Date | null
}>
type Parts = {
  orders: Pick<OrderStore, 'findOrder'>
  receipts: Receipts
  findReader: (userId: string) => Promise<Reader | null>
  publicOrigin: string
  supportEmail: string
  now: () => Date
}
type Words = Omit<Mail, 'key'>
type Data = Record<string, unknown>

export function createBillingMails({ orders, receipts, findReader, publicOrigin, supportEmail, now }: Parts) {
  const dashboard = { label: 'Open your CVs', url: `${publicOrigin}/dashboard` }
  const foot = `TruCV · ${publicOrigin}\nQuestions? Write to ${supportEmail}. Answers to this address are not read.`

  function mailTo({ email, name }: Reader, subject: string, parts: readonly LetterPart[]): Words {
    const shown = mailName(name)
    return { to: email, subject, ...letterOf([shown ? `Hello ${shown},` : 'Hello,', ...parts], foot) }
  }

  /** Null when the account was removed. Throws, so that the mail is retried, while steps of the order are unfinished. */
  async function find(data: Data): Promise<{ order: OrderRecord; reader: Reader } | null> {
    const order = await orders.findOrder(String(data.order))
    if (order?.unfinished) throw new Error('the order is not finished yet')
    const reader = order && (await findReader(order.userId))
    return order && reader && { order, reader }
  }

  async function attached(order: OrderRecord, { name, email }: Reader): Promise<Pick<Mail, 'attachments'>> {
    if (order.receiptSerial === null) return {}
    const { name: filename, bytes } = await receipts.make(order, { name, email })
    return { attachments: [{ filename, contentType: 'application/pdf', content: bytes }] }
  }

  const planNow = ({ isPro, planExpiresAt }: Reader): string => {
    if (!isPro) return 'Your account is on the Free plan now. Your CVs and their public links stay as they are.'
    return planExpiresAt ? `You have Pro until ${dayInIndia(planExpiresAt)}.` : 'You have Pro.'
  }

  async function receipt(data: Data): Promise<Words | null> {
    const found = await find(data)
    if (!found) return null
    const { order, reader } = found
    const { receiptYear, receiptSerial, amountMinor, currency, from, to } = order
    const number = receiptNumber(String(receiptYear), Number(receiptSerial))
    const period = from && to ? ` It pays for Pro from ${dayInIndia(from)} to ${dayInIndia(to)}.` : ''
    const words = mailTo(reader, `Your TruCV receipt ${number}`, [
      `Thank you. We received your payment of ${amount(amountMinor, currency)}.${period}`,
      `The receipt ${number} is attached. You also find it in your dashboard at any time.`,
      order.state === 'refunded' ? planNow(reader) : 'You can now download your CVs as PDF and Word.',
      dashboard,
    ])
    return { ...words, ...(await attached(order, reader)) }
  }

  async function free(data: Data): Promise<Words | null> {
    const found = await find(data)
    if (!found) return null
    const { order, reader } = found
    const coupon = order.couponCode ? `Your coupon ${order.couponCode} was accepted. ` : ''
    return mailTo(reader, 'You have TruCV Pro', [
      `${coupon}${planNow(reader)} Nothing was charged, so there is no receipt.`,
      'You can now download your CVs as PDF and Word.',
      dashboard,
    ])
  }

  async function refund(data: Data): Promise<Words | null> {
    const found = await find(data)
    const back = found?.order.refunds.find(({ id }) => id === data.refund)
    if (!found || !back) return null
    const { order, reader } = found
    const { currency, amountMinor } = order
    const sent = amount(back.amountMinor, currency)
    const whole = order.state === 'refunded' ? 'The period that it paid for has ended. ' : ''
    const ended = order.overLimit ? `${noUseLeft(order.couponCode)} ` : whole
    const words = mailTo(reader, `Your refund of ${sent}`, [
      `We sent back ${sent} of your payment of ${amount(amountMinor, currency)} (${order.rzpPaymentId}).`,
      'Your bank usually needs five to seven working days to show it.',
      `${ended}${planNow(reader)}`,
      ...(order.receiptSerial === null ? [] : ['The receipt, with the refund on it, is attached.']),
      dashboard,
    ])
    return { ...words, ...(await attached(order, reader)) }
  }

  async function planEnds({ user, endsAt }: Data): Promise<Words | null> {
    const reader = await findReader(String(user))
    const end = reader?.planExpiresAt
    // The plan was extended or revoked, or has ended already.
    if (!reader?.isPro || !end || end.toISOString() !== endsAt || end <= now()) return null
    return mailTo(reader, `TruCV Pro ends on ${dayInIndia(end)}`, [
      `Your Pro plan ends on ${dayInIndia(end)}. It is not renewed by itself and nothing is charged.`,
      'Afterwards your CVs, their public links and the free exports stay; PDF and Word downloads pause.',
      'Six more months begin when the present ones end, so that no day is lost by renewing early.',
      { label: 'Add 6 months', url: `${publicOrigin}/subscription` },
    ])
  }

  return { receipt, free, refund, 'plan-ends': planEnds }
}
