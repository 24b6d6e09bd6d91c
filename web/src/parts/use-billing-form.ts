// The form of what an invoice says of the buyer: its fields, their problems, and the request that they make.
import { useState } from 'react'
import type { BillingData } from '../../../api/core/contract/tax.ts'
import { GSTIN_MESSAGES, otherState, readGstin, readUin } from '../../../api/core/tax/gstin.ts'
import { isStateCode } from '../../../api/core/tax/states.ts'
import { ApiProblem } from '../data/fetch.ts'

const CHOOSE = 'Choose your State or country. It goes on the invoice.'
const NEEDED = 'The invoice needs this.'
const GSTIN_LENGTH = 15

/**
 * The fields by their paths below /billing. `state` is the code of a State or of a country, '' before one is chosen; `name` and `address`
 * are those of a person. Only admins change the name, and the address of a person in India.
 */
export type BillingField = 'state' | 'name' | 'address' | `business/${'gstin' | 'legalName' | 'address' | 'taxId'}`
type Fields = Record<BillingField, string> & { isBusiness: boolean }
type Problems = Partial<Record<BillingField, string>>
export type BillingForm = ReturnType<typeof useBillingForm>

/**
 * `saved` fills the form until something is changed. `hasBusiness`: whether invoices for businesses are offered. `isAdmin`: all fields
 * are shown, and the number may be a UIN.
 */
export function useBillingForm(saved: BillingData | null | undefined, hasBusiness: boolean, isAdmin = false) {
  const [changed, setChanged] = useState<Fields | null>(null)
  const [refused, setRefused] = useState<{ problems: Problems; count: number }>({ problems: {}, count: 0 })
  const fields = changed ?? fieldsFrom(saved)
  const isHome = fields.state === '' || isStateCode(fields.state)
  const isBusiness = fields.isBusiness && hasBusiness
  const typed = isHome ? { 'business/gstin': typedGstinProblem(fields, isAdmin) } : {}
  const problems = { ...typed, ...refused.problems } as Problems

  const change = (given: Partial<Fields>) => {
    const gstin = readGstin(given['business/gstin'] ?? '')
    const part = gstin.valid ? { ...given, state: gstin.state } : given
    // An address belongs to the place that it was given for.
    const isMoved = !isAdmin && part.state !== undefined && part.state !== fields.state
    setChanged({ ...fields, ...part, ...(isMoved && { address: '' }) })
    setRefused({ ...refused, problems: pick(refused.problems, name => !(name in part)) })
  }
  const refuse = (problems: Problems): boolean => {
    const isRefused = Object.keys(problems).length > 0
    if (isRefused) setRefused({ problems, count: refused.count + 1 })
    return isRefused
  }

  /** Null when something is missing or wrong, which is then shown. */
  const read = (): BillingData | null =>
    refuse(findProblems(fields, isHome, isBusiness, isAdmin)) ? null : billingFrom(fields, isHome, isBusiness)

  /** Shows the problems that the service found in the fields; false when there are none of them. */
  const showRefusal = (failure: unknown): boolean => {
    const errors = failure instanceof ApiProblem ? failure.errors : []
    const named = errors.map(({ path, message }) => [
      path.replace('/billing/', '').replace('country', 'state'),
      message,
    ])
    return refuse(pick(Object.fromEntries(named), name => name in fields))
  }

  /** A place was asked for, and the buyer pays without one. */
  const goesWithout = fields.state === '' && problems.state !== undefined && !isBusiness
  const refusals = refused.count
  const shown = { isHome, isBusiness, hasBusiness, isAdmin }
  return { fields, ...shown, problems, refusals, change, read, showRefusal, goesWithout }
}

function fieldsFrom(saved: BillingData | null | undefined): Fields {
  const { country = '', state = country, name = '', address = '', business } = saved ?? {}
  return {
    state,
    name,
    address,
    isBusiness: business !== undefined,
    'business/gstin': business?.gstin ?? '',
    'business/legalName': business?.legalName ?? '',
    'business/address': business?.address ?? '',
    'business/taxId': business?.taxId ?? '',
  }
}

function billingFrom(fields: Fields, isHome: boolean, isBusiness: boolean): BillingData {
  const { state, name, address, 'business/gstin': gstin, 'business/taxId': taxId } = fields
  const number = isHome ? { gstin } : taxId.trim() !== '' && { taxId }
  const business = { legalName: fields['business/legalName'], address: fields['business/address'], ...number }
  return {
    ...(isHome ? { country: 'IN', state } : { country: state }),
    ...(name.trim() !== '' && { name }),
    ...(!isBusiness && address.trim() !== '' && { address }),
    ...(isBusiness && { business }),
  }
}

function findProblems(fields: Fields, isHome: boolean, isBusiness: boolean, isAdmin: boolean): Problems {
  const read = readGstin(fields['business/gstin'])
  const isNumber = read.valid || (isAdmin && readUin(fields['business/gstin']))
  const needed = (name: BillingField) => (fields[name].trim() === '' ? NEEDED : undefined)
  const found: Record<string, string | undefined> = { state: fields.state === '' ? CHOOSE : undefined }
  if (isBusiness && isHome) {
    found['business/gstin'] = isNumber ? typedGstinProblem(fields, isAdmin) : GSTIN_MESSAGES[read.why]
  }
  if (isBusiness) for (const name of ['business/legalName', 'business/address'] as const) found[name] = needed(name)
  return pick(found, name => found[name] !== undefined)
}

/** While it is typed: nothing before it is whole. */
function typedGstinProblem({ 'business/gstin': gstin, state }: Fields, isAdmin: boolean): string | undefined {
  const read = readGstin(gstin)
  if (isAdmin && readUin(gstin)) return undefined
  if (read.valid) return state === read.state ? undefined : otherState(read.state)
  return gstin.replace(/[\s-]/g, '').length < GSTIN_LENGTH ? undefined : GSTIN_MESSAGES[read.why]
}

const pick = (problems: Record<string, string | undefined>, isWanted: (name: string) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isWanted(name)))
