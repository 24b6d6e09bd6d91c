// What a tax document says, and the hash of it.
import type { TaxDocumentFactsData } from '../../../../api/core/contract/tax.ts'
import { dayOf } from '../../parts/dates.ts'
import './tax-facts.css'

type Facts = TaxDocumentFactsData
type Row = readonly [name: string, ...says: (string | null | undefined | false)[]]

const MINOR_PER_MAJOR = 100
const digits = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** 1,23,456.00 */
export const figure = (minor: number): string => digits.format(minor / MINOR_PER_MAJOR)
/** As it is printed: INR 1,23,456.00 */
export const exactly = (minor: number, currency: string): string => `${currency} ${figure(minor)}`

export function TaxFacts({ facts, hash }: { facts: Facts; hash: string }) {
  const rows = [...partyRows(facts), ...amountRows(facts), ...bookRows(facts), ['SHA-256 of invoice.json', hash]]
  return (
    <dl className="tax-facts">
      {rows.map(([name, ...says]) => {
        const text = says.filter(Boolean).join(' · ')
        return text && [<dt key={name}>{name}</dt>, <dd key={`${name} says`}>{text}</dd>]
      })}
    </dl>
  )
}

const gstinOf = (gstin: string | null) => gstin && `GSTIN ${gstin}`

function partyRows({ title, number, date, seller, recipient, placeOfSupply, ...facts }: Facts): Row[] {
  const { against, placeAssumed, item, sac } = facts
  const { name, address, gstin, taxId } = recipient
  return [
    ['Document', `${title} ${number}`, dayOf(date)],
    ['Against', against?.number, against && dayOf(against.date), facts.reason],
    ['Seller', seller.name, gstinOf(seller.gstin) || 'Not registered under GST'],
    ['Recipient', name, address, gstinOf(gstin), taxId],
    ['Place of supply', placeOfSupply && `${placeOfSupply.name} (${placeOfSupply.code})`, placeAssumed && 'not given'],
    ['For', item.name, item.from && item.to && `${item.from} to ${item.to}`, sac && `SAC ${sac}`],
  ]
}

function amountRows(facts: Facts): Row[] {
  const { currency, discountMinor, coupon, rate } = facts
  const inRupees = (minor: number) => currency !== 'INR' && exactly(minor, 'INR')
  return [
    ['Discount', discountMinor > 0 && exactly(discountMinor, currency), coupon && `coupon ${coupon}`],
    ['Taxable value', exactly(facts.taxableMinor, currency), inRupees(facts.inrTaxableMinor)],
    ...facts.heads.map(
      ({ name, percent, minor, inrMinor }): Row => [
        `${name} ${percent} %`,
        exactly(minor, currency),
        inRupees(inrMinor),
      ],
    ),
    [
      'Total',
      exactly(facts.totalMinor, currency),
      inRupees(facts.inrTotalMinor),
      rate && `1 ${currency} = INR ${rate}`,
    ],
  ]
}

const bookRows = ({ endorsement, taxAdjustable, payment, gstr1, gstr1Type, keepUntil }: Facts): Row[] => [
  ['Endorsement', endorsement],
  ['Late', taxAdjustable === false && 'Does not change the tax (section 34(2))'],
  ['Payment', payment.id, payment.orderId, dayOf(payment.date)],
  ['Table of GSTR-1', gstr1, gstr1Type],
  ['Kept whole until', dayOf(keepUntil)],
]
