// The mails about plans and payments. Each is composed when it is sent, from the present data and to the present address.
import { dayInIndia } from '../core/days.ts'
import type { LetterPart } from '../lib/letter.ts'
import { letterOf, mailName } from '../lib/letter.ts'
import type { Mail } from '../providers/mailer.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import { amount } from './rules/amounts.ts'
import { noUseLeft } from './rules/coupons.ts'
import { isNote } from './tax/facts.ts'
import { fileNameOf, type TaxPdfs } from './tax/pdfs.ts'
import type { DocumentRecord, TaxDocumentStore } from './tax/store.ts'

/** The recipient of a mail. */
export type Reader = Readonly<{
  name: string
  email: string
  /** Whether they have Pro now, and until when; null: without an end. */
  isPro: boolean
  planExpiresAt: Date | null
}>
type Deps = {
  orders: Pick<OrderStore, 'findOrder'>
  documents: Pick<TaxDocumentStore, 'find'>
  pdfs: Pick<TaxPdfs, 'read'>
  findReader: (userId: string) => Promise<Reader | null>
  publicOrigin: string
  supportEmail: string
  now: () => Date
}
type Text = Omit<Mail, 'key'>
type Data = Record<string, unknown>

/** The composers, by kind of mail. */
export const createBillingMails = (deps: Deps) => ({
  invoice: composeInvoice.bind(null, deps),
  free: composeFree.bind(null, deps),
  refund: composeRefund.bind(null, deps),
  chargeback: composeChargeback.bind(null, deps),
  amended: composeAmended.bind(null, deps),
  'plan-ends': composePlanEnds.bind(null, deps),
})

async function composeInvoice(deps: Deps, data: Data): Promise<Text | null> {
  const found = await findDocument(deps, data.document)
  if (!found) return null
  const { document, order, reader } = found
  const { kind, number, totalMinor, currency, item, placeOfSupply } = document.facts
  const name = `${kind} ${number}`
  const period = item.from && item.to ? ` It pays for Pro from ${item.from} to ${item.to}.` : ''
  const place = placeOfSupply && [`Place of supply: ${placeOfSupply.name}. Wrong? Write to ${deps.supportEmail}.`]
  const text = mailTo(deps, reader, `Your TruCV ${name}`, [
    `Thank you. We received your payment of ${amount(totalMinor, currency)}.${period}`,
    `The ${name} is attached. You also find it in your settings at any time.`,
    ...(place ?? []),
    order.state === 'refunded' ? presentPlan(reader) : 'You can now download your CVs as PDF and Word.',
    dashboard(deps),
  ])
  return { ...text, attachments: [await attached(deps, document)] }
}

async function composeFree(deps: Deps, data: Data): Promise<Text | null> {
  const found = await findOrder(deps, data)
  if (!found) return null
  const { order, reader } = found
  const coupon = order.couponCode ? `Your coupon ${order.couponCode} was accepted. ` : ''
  return mailTo(deps, reader, 'You have TruCV Pro', [
    `${coupon}${presentPlan(reader)} Nothing was charged, so there is no invoice.`,
    'You can now download your CVs as PDF and Word.',
    dashboard(deps),
  ])
}

async function composeRefund(deps: Deps, data: Data): Promise<Text | null> {
  const found = await findOrder(deps, data)
  const back = found?.order.refunds.find(({ id }) => id === data.refund)
  if (!found || !back) return null
  const { order, reader } = found
  const { currency, amountMinor } = order
  const sent = amount(back.amountMinor, currency)
  const note = data.document ? await deps.documents.find(String(data.document)) : null
  const noteName = note && `${note.facts.title.toLowerCase()} ${note.number}`
  const whole = order.state === 'refunded' ? 'The period that it paid for has ended. ' : ''
  const ended = order.overLimit ? `${noUseLeft(order.couponCode)} ` : whole
  const text = mailTo(deps, reader, note ? `Your TruCV ${noteName} for ${sent}` : `Your refund of ${sent}`, [
    `We sent back ${sent} of your payment of ${amount(amountMinor, currency)} (${order.rzpPaymentId}).`,
    'Your bank usually needs five to seven working days to show it.',
    `${ended}${presentPlan(reader)}`,
    ...(note && isNote(note.facts) ? [`The ${noteName} against ${note.facts.against.number} is attached.`] : []),
    dashboard(deps),
  ])
  return { ...text, attachments: note ? [await attached(deps, note)] : [] }
}

/** The credit note of a lost chargeback. */
async function composeChargeback(deps: Deps, data: Data): Promise<Text | null> {
  const found = await findDocument(deps, data.document)
  const facts = found?.document.facts
  if (!found || !facts || !isNote(facts)) return null
  const { document, reader } = found
  const { title, number, against, totalMinor, currency, payment } = facts
  const noteName = `${title.toLowerCase()} ${number}`
  const text = mailTo(deps, reader, `Your TruCV ${noteName} for ${amount(totalMinor, currency)}`, [
    `Your bank took back ${amount(totalMinor, currency)} of your payment ${payment.id}.`,
    presentPlan(reader),
    `The ${noteName} against ${against.number} is attached.`,
    dashboard(deps),
  ])
  return { ...text, attachments: [await attached(deps, document)] }
}

/** A corrected invoice, and the credit note that takes back the wrong one. */
async function composeAmended(deps: Deps, data: Data): Promise<Text | null> {
  const found = await findDocument(deps, data.document)
  const note = await deps.documents.find(String(data.credit))
  if (!found || !note || !isNote(note.facts)) return null
  const { document, reader } = found
  const { title, number } = document.facts
  const noteName = `${note.facts.title.toLowerCase()} ${note.number}`
  const text = mailTo(deps, reader, 'A corrected invoice for your purchase', [
    `We corrected the details on your invoice. ${title} ${number} takes the place of ${note.facts.against.number}.`,
    `The ${noteName} takes the earlier one back. Both are attached. Nothing is charged or sent back by it.`,
    `Something wrong on it? Write to ${deps.supportEmail}.`,
    dashboard(deps),
  ])
  return { ...text, attachments: [await attached(deps, document), await attached(deps, note)] }
}

/** A document and its buyer. Null when the account was removed. */
async function findDocument(deps: Deps, id: unknown) {
  const document = await deps.documents.find(String(id))
  const found = document && (await findOrder(deps, { order: document.orderId }))
  return document && found && { document, ...found }
}

async function composePlanEnds(deps: Deps, { user, endsAt }: Data): Promise<Text | null> {
  const reader = await deps.findReader(String(user))
  const end = reader?.planExpiresAt
  // The plan was extended or revoked, or has ended already.
  if (!reader?.isPro || !end || end.toISOString() !== endsAt || end <= deps.now()) return null
  return mailTo(deps, reader, `TruCV Pro ends on ${dayInIndia(end)}`, [
    `Your Pro plan ends on ${dayInIndia(end)}. It is not renewed by itself and nothing is charged.`,
    'Afterwards your CVs, their public links and the free exports stay; PDF and Word downloads pause.',
    'Six more months begin when the present ones end, so that no day is lost by renewing early.',
    { label: 'Add 6 months', url: `${deps.publicOrigin}/subscription` },
  ])
}

/** Null when the account was removed. Throws, so that the mail is retried, while steps of the order are unfinished. */
async function findOrder(deps: Deps, data: Data): Promise<{ order: OrderRecord; reader: Reader } | null> {
  const order = await deps.orders.findOrder(String(data.order))
  if (order?.unfinished) throw new Error('the order is not finished yet')
  const reader = order && (await deps.findReader(order.userId))
  return order && reader && { order, reader }
}

function mailTo(deps: Deps, { email, name }: Reader, subject: string, parts: readonly LetterPart[]): Text {
  const { publicOrigin, supportEmail } = deps
  const foot = `TruCV · ${publicOrigin}\nQuestions? Write to ${supportEmail}. Answers to this address are not read.`
  const shown = mailName(name)
  return { to: email, subject, ...letterOf([shown ? `Hello ${shown},` : 'Hello,', ...parts], foot) }
}

const dashboard = ({ publicOrigin }: Deps) => ({ label: 'Open your CVs', url: `${publicOrigin}/dashboard` })

async function attached({ pdfs }: Deps, document: DocumentRecord) {
  return { filename: fileNameOf(document.facts), contentType: 'application/pdf', content: await pdfs.read(document) }
}

function presentPlan({ isPro, planExpiresAt }: Reader): string {
  if (!isPro) return 'Your account is on the Free plan now. Your CVs and their public links stay as they are.'
  return planExpiresAt ? `You have Pro until ${dayInIndia(planExpiresAt)}.` : 'You have Pro.'
}
