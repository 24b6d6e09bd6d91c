// Formats amounts in figures and in words, from whole minor units, without floating-point fractions. Pure.
import type { Currency } from '../../core/contract/tax.ts'
import { MINOR_PER_MAJOR } from '../../core/prices.ts'

/** Singular and plural of the major unit, then of the minor unit. */
const UNITS: Record<Currency, readonly [string, string, string, string]> = {
  INR: ['rupee', 'rupees', 'paisa', 'paise'],
  USD: ['US dollar', 'US dollars', 'cent', 'cents'],
  AED: ['UAE dirham', 'UAE dirhams', 'fils', 'fils'],
  SGD: ['Singapore dollar', 'Singapore dollars', 'cent', 'cents'],
}

const partsOf = (minor: number) => ({ major: Math.trunc(minor / MINOR_PER_MAJOR), rest: minor % MINOR_PER_MAJOR })

/** Two decimals and grouped digits, without the currency: 1,23,456.00 in rupees, 123,456.00 elsewhere. */
export function figures(minor: number, currency: Currency): string {
  const { major, rest } = partsOf(minor)
  const digits = String(major)
  const groups = currency === 'INR' ? /\B(?=(?:\d{2}){0,9}\d{3}$)/g : /\B(?=(?:\d{3}){1,9}$)/g
  return `${digits.replace(groups, ',')}.${String(rest).padStart(2, '0')}`
}

/** With the currency in front: INR 590.00. */
export const amount = (minor: number, currency: Currency): string => `${currency} ${figures(minor, currency)}`

/** The amount in words: Five hundred and ninety rupees only. */
export function inWords(minor: number, currency: Currency): string {
  const { major, rest } = partsOf(minor)
  const [one, many, smallOne, smallMany] = UNITS[currency]
  const steps = currency === 'INR' ? INDIAN : WESTERN
  const whole = `${count(major, steps)} ${major === 1 ? one : many}`
  const small = rest === 0 ? '' : ` and ${count(rest, steps)} ${rest === 1 ? smallOne : smallMany}`
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${small} only`
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
type Step = readonly [number, string]
const INDIAN: readonly Step[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]
const WESTERN: readonly Step[] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

function count(number: number, steps: readonly Step[]): string {
  if (number < 20) return SMALL[number] as string
  if (number < 100) return [TENS[Math.trunc(number / 10)], SMALL[number % 10]].slice(0, number % 10 ? 2 : 1).join('-')
  const [size, name] = steps.find(([size]) => number >= size) as Step
  const rest = number % size
  const head = `${count(Math.trunc(number / size), steps)} ${name}`
  if (rest === 0) return head
  return `${head}${rest < 100 ? ' and ' : ' '}${count(rest, steps)}`
}
