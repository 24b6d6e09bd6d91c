// How a total divides into taxable value and heads of tax, and what a refund takes back of it. Integers in minor units. Pure.
import { GST_PERCENT } from '../../core/prices.ts'

/** intra and inter: inside India. export_lut: without tax. unregistered: the seller charges no tax. */
export type Treatment = 'intra' | 'inter' | 'abroad_taxed' | 'export_lut' | 'export_igst' | 'unregistered'
export type Head = Readonly<{ name: string; percent: number; minor: number; inrMinor: number }>
/** `minor` amounts are in the charged currency, `inr` amounts in paise. */
export type Amounts = Readonly<{
  taxableMinor: number
  taxMinor: number
  totalMinor: number
  heads: readonly Head[]
  inrTaxableMinor: number
  inrTaxMinor: number
  inrTotalMinor: number
}>
type Half = 'SGST' | 'UTGST'
type Split = Readonly<{ taxable: number; parts: readonly number[] }>

const WHOLE = 100
const HALF_PERCENT = GST_PERCENT / 2

/** The nearest integer to over/under; a half goes up. Exact up to the largest amounts that Razorpay takes. */
const halfUp = (over: number, under: number): number =>
  Number((2n * BigInt(over) + BigInt(under)) / (2n * BigInt(under)))

/** Divides a total that contains the tax. Two halves are always equal. */
export function split(total: number, treatment: Treatment): Split {
  if (treatment === 'unregistered') return { taxable: total, parts: [] }
  if (treatment === 'export_lut') return { taxable: total, parts: [0] }
  if (treatment === 'intra') {
    const half = halfUp(total * HALF_PERCENT, WHOLE + GST_PERCENT)
    return { taxable: total - 2 * half, parts: [half, half] }
  }
  const taxable = halfUp(total * WHOLE, WHOLE + GST_PERCENT)
  return { taxable, parts: [total - taxable] }
}

/** What `total` and its value in rupees are made of. `half`: the name of the half that is not CGST. */
export function amountsOf(totalMinor: number, inrTotalMinor: number, treatment: Treatment, half: Half): Amounts {
  const names = treatment === 'intra' ? ['CGST', half] : ['IGST']
  const percent = treatment === 'intra' ? HALF_PERCENT : treatment === 'export_lut' ? 0 : GST_PERCENT
  const own = split(totalMinor, treatment)
  const rupees = split(inrTotalMinor, treatment)
  return {
    totalMinor,
    taxableMinor: own.taxable,
    taxMinor: totalMinor - own.taxable,
    heads: own.parts.map((minor, at) => ({
      name: names[at] as string,
      percent,
      minor,
      inrMinor: rupees.parts[at] as number,
    })),
    inrTotalMinor,
    inrTaxableMinor: rupees.taxable,
    inrTaxMinor: inrTotalMinor - rupees.taxable,
  }
}

/** An amount less than this has no note of its own. */
export const LEAST_MINOR = 100

/** What a part of a total is worth, when the total is worth `inrMinor`. */
export const inRupees = (minor: number, totalMinor: number, inrMinor: number): number =>
  halfUp(minor * inrMinor, totalMinor)

export type Credited = Readonly<{ totalMinor: number; inrTotalMinor: number; treatment: Treatment; half: Half }>
export type Credit = (Amounts & { leftMinor: number }) | { why: 'too_small' | 'more_than_left' }

/**
 * What a refund takes back of an invoice, of which `before` was credited already. Computed from the sums before and after it, so that
 * notes that give everything back add up to the invoice in every head, in any order.
 */
export function creditOf(
  { totalMinor: total, inrTotalMinor, treatment, half }: Credited,
  before: number,
  refund: number,
) {
  if (refund < LEAST_MINOR) return { why: 'too_small' } satisfies Credit
  if (before + refund > total) return { why: 'more_than_left' } satisfies Credit
  const at = (credited: number) => amountsOf(credited, inRupees(credited, total, inrTotalMinor), treatment, half)
  return { ...difference(at(before + refund), at(before)), leftMinor: total - before - refund } satisfies Credit
}

const difference = (after: Amounts, before: Amounts): Amounts => ({
  totalMinor: after.totalMinor - before.totalMinor,
  taxableMinor: after.taxableMinor - before.taxableMinor,
  taxMinor: after.taxMinor - before.taxMinor,
  heads: after.heads.map((head, at) => ({
    ...head,
    minor: head.minor - (before.heads[at]?.minor ?? 0),
    inrMinor: head.inrMinor - (before.heads[at]?.inrMinor ?? 0),
  })),
  inrTotalMinor: after.inrTotalMinor - before.inrTotalMinor,
  inrTaxableMinor: after.inrTaxableMinor - before.inrTaxableMinor,
  inrTaxMinor: after.inrTaxMinor - before.inrTaxMinor,
})

const LEAST_RATE = 1
const MOST_RATE = 1_000

/** Whether a value in rupees can be right: from 1 to 1,000 rupees a unit. */
export const isBelievable = (totalMinor: number, inrMinor: number): boolean =>
  inrMinor >= LEAST_RATE * totalMinor && inrMinor <= MOST_RATE * totalMinor

/** Rupees for one unit with four decimals: 83.0023. */
export function rateOf(totalMinor: number, inrMinor: number): string {
  const rate = String(halfUp(inrMinor * 10_000, totalMinor)).padStart(5, '0')
  return `${rate.slice(0, -4)}.${rate.slice(-4)}`
}
