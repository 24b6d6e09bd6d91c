// What a tax document prints: every word and figure of its facts, ready to be set. invoice.typ beside this file lays it out. Pure.
import { dayInIndia } from '../../core/days.ts'
import { ABROAD, countryName, STATES, type StateCode } from '../../core/tax/states.ts'
import { amount, figures } from '../rules/amounts.ts'
import { type DocumentFacts, isNote, type NoteFacts } from './facts.ts'
import type { DocumentKind } from './numbers.ts'

/** A line with its amount in the charged currency and, where that is another one, in rupees. */
type Row = { text: string; amounts: string[] }
/** A word and what it names. */
type Term = { term: string; text: string }
type Party = { title: string; name: string; lines: string[] }
export type Paper = ReturnType<typeof paperOf>

const NO_TAX = 'The seller is not registered under GST. No tax is charged.'
const ASSUMED = "Place not given by the buyer; the seller's State was used."
const TOO_LATE = 'Does not change the tax (section 34(2))'
const UNSIGNED = 'Made by a computer and valid without a signature'
const HASH_DIGITS = 16

/** How the kinds differ in words. `against`: what a note is about. */
const WORDS: Readonly<Record<DocumentKind, { price: string; total: string; against: string }>> = {
  invoice: { price: 'Price', total: 'Total', against: '' },
  credit_note: { price: 'Credited', total: 'Total credited', against: 'invoice' },
  bill: { price: 'Price', total: 'Total', against: '' },
  bill_reversal: { price: 'Reversed', total: 'Total reversed', against: 'bill' },
}

/** `hash`: SHA-256 in hex of the canonical JSON of `facts`. */
export function paperOf(facts: DocumentFacts, hash: string) {
  const { currency, date, endorsement, item, number, origin, payment, placeAssumed, sac, sealed, title, treatment } =
    facts
  const note = isNote(facts) ? facts : null
  const period = item.from && item.to ? `${item.from} to ${item.to}` : ''
  return {
    title,
    copy: 'Original for recipient',
    document: [term('Number', number), term('Date', dayInIndia(date)), ...(note ? about(note) : [])],
    payment: [
      term('Date of payment', dayInIndia(payment.date)),
      term('Payment', payment.id),
      term('Order', payment.orderId),
    ],
    seller: sellerOf(facts),
    recipient: recipientOf(facts),
    statements: [...supplyOf(facts), ...(note ? creditWords(note) : [])],
    item: { name: item.name, details: filled([period, sac && `SAC ${sac}`]) },
    columns: currency === 'INR' ? ['Amount (INR)'] : [`Amount (${currency})`, 'Value (INR)'],
    prices: pricesOf(facts),
    parts: partsOf(facts),
    total: row(facts, WORDS[facts.kind].total, facts.totalMinor, facts.inrTotalMinor),
    terms: termsOf(facts),
    endorsement: treatment === 'unregistered' ? NO_TAX : (endorsement ?? ''),
    remarks: filled([placeAssumed && ASSUMED, note?.kind === 'credit_note' && !note.taxAdjustable && TOO_LATE]),
    footer: {
      unsigned: note ? '' : UNSIGNED,
      sealed: sealed ? 'Sealed digitally, see ' : 'See ',
      verify: verifyPage(origin),
    },
    fingerprint: `Document ${hash.slice(0, HASH_DIGITS)}`,
    attached: `The data of this document: ${title} ${number}`,
    by: facts.seller.name,
  }
}

const filled = (texts: readonly (string | false | null | undefined)[]): string[] =>
  texts.filter(text => !!text) as string[]
const term = (term: string, text: string): Term => ({ term, text })
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const verifyPage = (origin: string) => ({ href: `${origin}/verify`, text: `${origin}/verify` })
const withCode = (name: string, code: string) => `${name} (${code})`

const about = ({ kind, against }: NoteFacts): Term[] => {
  const what = WORDS[kind].against
  return [term(capital(what), against.number), term(`Date of the ${what}`, dayInIndia(against.date))]
}

const sellerOf = ({ seller: { name, address, gstin } }: DocumentFacts): Party => ({
  title: 'Seller',
  name,
  lines: [...address.split('\n'), gstin ? `GSTIN ${gstin}` : 'Not registered under GST'],
})

function recipientOf({ recipient: { name, address, country, state, gstin, taxId } }: DocumentFacts): Party {
  const place = state
    ? `State: ${withCode(STATES[state as StateCode], state)}`
    : country && `Country: ${countryName(country)}`
  const numbers = [gstin && `GSTIN ${gstin}`, taxId && `Tax number ${taxId}`]
  return {
    title: 'Recipient',
    name: name ?? 'Name not given',
    lines: filled([...(address ?? '').split('\n'), place, ...numbers]),
  }
}

function supplyOf({ placeOfSupply, reverseCharge }: DocumentFacts): string[] {
  const { name = '', code = '' } = placeOfSupply ?? {}
  const place = code === ABROAD ? `outside India, ${name}` : withCode(name, code)
  return filled([code && `Place of supply: ${place}`, reverseCharge && `Reverse charge: ${reverseCharge}`])
}

const row = ({ currency }: DocumentFacts, text: string, minor: number, inrMinor: number): Row => ({
  text,
  amounts: [figures(minor, currency), ...(currency === 'INR' ? [] : [figures(inrMinor, 'INR')])],
})

/** The price as it was asked, with its tax inside, and what the coupon took off. */
function pricesOf(facts: DocumentFacts): Row[] {
  const { kind, coupon, discountMinor, inrDiscountMinor, priceContainsTax, priceMinor } = facts
  const inrPriceMinor = facts.inrTotalMinor + inrDiscountMinor
  const price = row(facts, `${WORDS[kind].price}${priceContainsTax ? ', GST included' : ''}`, priceMinor, inrPriceMinor)
  if (discountMinor === 0) return [price]
  const { text, amounts } = row(facts, `Discount, coupon ${coupon}`, discountMinor, inrDiscountMinor)
  return [price, { text, amounts: amounts.map(figure => `−${figure}`) }]
}

function partsOf(facts: DocumentFacts): Row[] {
  if (facts.heads.length === 0) return []
  const heads = facts.heads.map(head => row(facts, `${head.name} ${head.percent} %`, head.minor, head.inrMinor))
  return [row(facts, 'Taxable value', facts.taxableMinor, facts.inrTaxableMinor), ...heads]
}

function termsOf({ currency, payment, rate, rateSource, words }: DocumentFacts): Term[] {
  const source = `${rateSource}, ${payment.id}, ${dayInIndia(payment.date)}`
  const inWords = term('In words', words)
  return rate ? [inWords, term('Exchange rate', `1 ${currency} = INR ${rate} (${source})`)] : [inWords]
}

const creditWords = ({ currency, kind, leftMinor, reason }: NoteFacts): string[] => [
  `Reason: ${reason}`,
  `Remaining of the ${WORDS[kind].against}: ${amount(leftMinor, currency)}`,
]
