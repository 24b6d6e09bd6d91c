// What a buyer says for the invoice: the rules that its schema cannot say, and the form in which it is kept. Pure.
import type { BillingData } from '../../core/contract/tax.ts'
import { GSTIN_MESSAGES, type GstinFault, otherState, readGstin, readUin } from '../../core/tax/gstin.ts'
import { COUNTRIES, isStateCode } from '../../core/tax/states.ts'
import { invalid } from '../../lib/problem.ts'

export type Why = 'missing' | 'unknown' | 'text' | 'not_abroad' | 'not_in_india' | 'own' | 'other_state' | GstinFault
export type BillingFault = Readonly<{ path: string; why: Why; message: string }>

export const HOME_COUNTRY = 'IN'
const NAME_LETTERS = 200
const ADDRESS_LETTERS = 300
const ADDRESS_LINES = 4
const TAX_ID_LETTERS = 40
const CONTROLS = /[\p{Cc}\u2028\u2029]/u

/** Texts without space around them; line breaks of one kind; the GSTIN as it is printed. */
export function normalBilling({ remember: _, business, ...place }: BillingData): Omit<BillingData, 'remember'> {
  const { gstin, ...firm } = business ?? {}
  const read = gstin === undefined ? null : readGstin(gstin)
  const texts = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, String(text).replace(/\r\n?/g, '\n').trim()]),
    )
  const number = gstin !== undefined && { gstin: read?.valid ? read.value : gstin.trim() }
  return { ...texts(place), ...(business && { business: { ...texts(firm), ...number } }) } as BillingData
}

/** The problems of a normal one. `sellerGstin` is empty for a seller who is not registered. */
export function billingFaults(billing: Partial<BillingData>, sellerGstin: string): BillingFault[] {
  const { country = '', state, name, address, business } = billing
  const found: BillingFault[] = []
  const report = (field: string, why: Why, message: string) => found.push({ path: `/billing/${field}`, why, message })
  const isHome = country === HOME_COUNTRY
  if (!isHome && !COUNTRIES.includes(country)) {
    report('country', 'unknown', 'This is not the code of a country, such as IN.')
    return found
  }
  if (isHome && state === undefined) report('state', 'missing', 'Choose your State.')
  if (isHome && state !== undefined && !isStateCode(state)) report('state', 'unknown', 'No State has this code.')
  if (!isHome && state !== undefined) report('state', 'not_abroad', 'Only a place in India has a State.')
  const text = (field: string, value: string | undefined, letters: number, lines = 1) => {
    const isGood = value !== undefined && isText(value, letters, lines)
    if (!isGood)
      report(
        field,
        'text',
        `This must have 1 to ${letters} characters${lines > 1 ? ` in at most ${lines} lines` : ''}.`,
      )
  }
  if (name !== undefined) text('name', name, NAME_LETTERS)
  if (address !== undefined) text('address', address, ADDRESS_LETTERS, ADDRESS_LINES)
  if (!business) return found
  text('business/legalName', business.legalName, NAME_LETTERS)
  text('business/address', business.address, ADDRESS_LETTERS, ADDRESS_LINES)
  if (isHome && business.taxId !== undefined)
    report('business/taxId', 'not_in_india', 'In India the GSTIN is the tax number.')
  if (!isHome && business.taxId !== undefined) text('business/taxId', business.taxId, TAX_ID_LETTERS)
  const wrong = gstinFault(business.gstin, isHome ? state : null, sellerGstin)
  if (wrong) report('business/gstin', ...wrong)
  return found
}

/** The normal form of what a request says. `mayHaveUin`: admins also enter a UIN in place of the GSTIN. Throws invalid_request. */
export function checkedBilling(
  given: BillingData,
  sellerGstin: string,
  { mayHaveUin = false } = {},
): Omit<BillingData, 'remember'> {
  const billing = normalBilling(given)
  const { business } = billing
  const uin = mayHaveUin && business?.gstin && billing.country === HOME_COUNTRY ? readUin(business.gstin) : null
  const isUin = (path: string) => uin !== null && path === '/billing/business/gstin'
  const faults = billingFaults(billing, sellerGstin).filter(({ path }) => !isUin(path))
  if (faults.length > 0) throw invalid(faults.map(({ path, message }) => ({ path, message })))
  return business && uin ? { ...billing, business: { ...business, gstin: uin } } : billing
}

/** `state`: that of the buyer; null abroad. */
function gstinFault(gstin: string | undefined, state: string | null | undefined, own: string): [Why, string] | null {
  if (state === null) return gstin === undefined ? null : ['not_abroad', 'Only a business in India has a GSTIN.']
  if (gstin === undefined) return ['missing', 'Give the GSTIN of your business.']
  const read = readGstin(gstin)
  if (!read.valid) return [read.why, GSTIN_MESSAGES[read.why]]
  if (read.value === own) return ['own', 'This is the GSTIN of the seller.']
  if (state !== undefined && read.state !== state) return ['other_state', otherState(read.state)]
  return null
}

function isText(value: string, letters: number, lines: number): boolean {
  const rows = value.split('\n')
  if (value.trim() === '' || Array.from(value).length > letters || rows.length > lines) return false
  return rows.every(row => !CONTROLS.test(row))
}
