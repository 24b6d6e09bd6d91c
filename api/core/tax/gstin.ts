// The GSTIN, the number of a business that is registered under Indian GST: its format and its check digit. Pure.
import { isStateCode, STATES, type StateCode } from './states.ts'

const LENGTH = 15
const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
/** The number of an embassy or a body of the United Nations, which has no check digit of its own. */
const UIN = /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const GSTIN_MESSAGES = {
  length: 'A GSTIN has 15 characters.',
  format: 'This does not look like a GSTIN.',
  state: 'No State has this code.',
  check_digit: 'One character is wrong: the check digit does not fit.',
} as const
export type GstinFault = keyof typeof GSTIN_MESSAGES
export type ReadGstin = { valid: true; value: string; state: StateCode } | { valid: false; why: GstinFault }

const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()
/** A UIN without spaces and hyphens; null for anything else. */
export const readUin = (text: string): string | null => (UIN.test(plain(text)) ? plain(text) : null)

/** Reads a GSTIN as people write it: spaces and hyphens are left out, small letters raised. */
export function readGstin(text: string): ReadGstin {
  const value = plain(text)
  const state = value.slice(0, 2)
  if (value.length !== LENGTH) return { valid: false, why: 'length' }
  if (!FORMAT.test(value)) return { valid: false, why: 'format' }
  if (!isStateCode(state)) return { valid: false, why: 'state' }
  if (value.at(-1) !== checkDigit(value)) return { valid: false, why: 'check_digit' }
  return { valid: true, value, state }
}

/** Weights 1, 2, 1, 2 …; of each product the quotient and the remainder by 36 are added. */
function checkDigit(value: string): string {
  const base = DIGITS.length
  const products = [...value.slice(0, LENGTH - 1)].map((digit, at) => DIGITS.indexOf(digit) * (1 + (at % 2)))
  const sum = products.reduce((sum, product) => sum + Math.trunc(product / base) + (product % base), 0)
  return DIGITS[(base - (sum % base)) % base] as string
}

/** "This GSTIN belongs to Karnataka." */
export const otherState = (state: StateCode): string => `This GSTIN belongs to ${STATES[state]}.`
