// Validation of intents: the exact messages, in the order of the fields.

import { isObject } from '../is-object.ts'
import type { Issue } from './errors.ts'

export const INTENTS = [
  'tokenTransfer',
  'nftTransfer',
  'nftMint',
  'nftCreateCollection',
  'evmRawTransaction',
  'aptosRawTransaction',
] as const
export type IntentName = (typeof INTENTS)[number]

export function intentProblems(intent: IntentName, input: unknown): Issue[] {
  return issuesOf(report => {
    if (!isObject(input)) return report('', 'An intent must be an object')
    CHECKS[intent](report, input)
  })
}

const CHECKS: Record<IntentName, (report: Report, input: Fields) => void> = {
  tokenTransfer(report, { caip2Id, recipient, token, amount, ...rest }) {
    chain(report, caip2Id, {
      required: 'caip2Id cannot be blank',
      blank: 'caip2Id cannot be blank',
      spaces: 'caip2Id cannot have leading or trailing spaces',
    })
    matches(report, 'recipient', recipient, HEX, 'Invalid recipient address format')
    text(report, 'token', token, {})
    if (!isCount(amount)) report('amount', 'Amount must be a number')
    else if (!(amount > 0)) report('amount', 'Amount must be greater than 0')
    // Numbers beyond 2^53 are accepted here: forms give bigints, which hold exactly what was typed.
    else whole(report, 'amount', amount, 'Amount')
    onlyKnown(report, '', rest, [])
  },

  nftTransfer(report, { caip2Id, collectionAddress, nftId, recipientWalletAddress, amount = 1, nftType, ...rest }) {
    chain(report, caip2Id, CHAIN_WORDS)
    const form = typeof caip2Id === 'string' && isAptos(caip2Id) ? MOVE_NAME : HEX
    matches(report, 'collectionAddress', collectionAddress, form, 'Invalid collection address format')
    const noId = 'Invalid NFT ID format – must be numeric or hexadecimal'
    matches(report, 'nftId', nftId, /^(0x)?[0-9a-fA-F]+$/, noId)
    const noRecipient = 'Recipient wallet address cannot be empty'
    text(report, 'recipientWalletAddress', recipientWalletAddress, { required: noRecipient, empty: noRecipient })
    if (!isCount(amount)) report('amount', 'Amount must be a number')
    else {
      exact(report, 'amount', amount, 'Amount')
      if (!(amount >= 1)) report('amount', 'Minimum transfer amount is 1')
    }
    text(report, 'nftType', nftType, {})
    onlyKnown(report, '', rest, [])
    if (nftType === 'ERC721' && isCount(amount) && BigInt(Math.trunc(Number(amount)) || 0) !== 1n) {
      report('amount', 'ERC721 transfers must have amount exactly 1')
    }
  },

  nftMint(report, { caip2Id, nftName, collectionAddress, uri, data, ...rest }) {
    chain(report, caip2Id, CHAIN_WORDS)
    text(report, 'nftName', nftName, { required: 'NFT name is required', empty: 'NFT name cannot be empty' })
    optionalText(report, 'collectionAddress', collectionAddress)
    text(report, 'uri', uri, { required: 'URI is required', empty: 'URI cannot be empty' })
    if (!isObject(data)) report('data', 'Data is required')
    else mintData(report, data)
    onlyKnown(report, '', rest, [])
  },

  nftCreateCollection(report, { caip2Id, name, uri, data, ...rest }) {
    const aptos = 'NFT Collection creation is only supported on Aptos chain'
    chain(report, caip2Id, { ...CHAIN_WORDS, aptos })
    text(report, 'name', name, {
      required: 'Collection name is required',
      empty: 'Collection name cannot be empty',
      most: [100, 'Collection name cannot exceed 100 characters'],
    })
    text(report, 'uri', uri, { required: 'URI is required', empty: 'URI cannot be empty' })
    if (!isObject(data)) report('data', 'Data is required')
    else {
      const known = ['attributes', 'symbol', 'type', 'description']
      for (const key of known) optionalText(report, `data.${key}`, data[key])
      onlyKnown(report, 'data', data, known)
    }
    onlyKnown(report, '', rest, [])
  },

  evmRawTransaction(report, { caip2Id, transaction, ...rest }) {
    chain(report, caip2Id, CHAIN_WORDS)
    if (!isObject(transaction)) report('transaction', 'Transaction is required')
    else evmTransaction(report, transaction)
    onlyKnown(report, '', rest, [])
  },

  aptosRawTransaction(report, { caip2Id, transactions, ...rest }) {
    chain(report, caip2Id, { ...CHAIN_WORDS, aptos: 'CAIP2 ID must be for an Aptos chain' })
    if (!Array.isArray(transactions) || transactions.length === 0) {
      report('transactions', 'At least one transaction is required')
    } else {
      for (const [index, one] of transactions.entries()) aptosTransaction(report, `transactions.${index}`, one)
    }
    onlyKnown(report, '', rest, [])
  },
}

function mintData(report: Report, { recipientWalletAddress, description, properties, ...rest }: Fields): void {
  optionalText(report, 'data.recipientWalletAddress', recipientWalletAddress)
  optionalText(report, 'data.description', description)
  if (properties !== undefined && !Array.isArray(properties)) report('data.properties', 'Properties must be a list')
  for (const [index, property] of (Array.isArray(properties) ? properties : []).entries()) {
    const path = `data.properties.${index}`
    const { name, type, value } = Object(property) as Fields
    text(report, `${path}.name`, name, {})
    if (!Number.isSafeInteger(type)) report(`${path}.type`, 'Property type must be an integer')
    text(report, `${path}.value`, value, {})
  }
  onlyKnown(report, 'data', rest, [])
}

function evmTransaction(report: Report, { from, to, data, value, ...rest }: Fields): void {
  matches(report, 'transaction.from', from, HEX, 'Invalid from address format')
  // An empty address creates a contract.
  matches(report, 'transaction.to', to, HEX_OR_NOTHING, 'Invalid to address format')
  if (data !== undefined) {
    matches(report, 'transaction.data', data, HEX_OR_NOTHING, 'Invalid transaction data format')
  }
  const path = 'transaction.value'
  if (value !== undefined) {
    if (!isCount(value)) report(path, 'Transaction value must be a number')
    else if (!(value >= 0)) report(path, 'Transaction value cannot be negative')
    else exact(report, path, value, 'Transaction value')
  }
  onlyKnown(report, 'transaction', rest, [])
  if (data === undefined && value === undefined) {
    report('transaction', 'Transaction must include either data or value')
  }
}

function aptosTransaction(report: Report, path: string, transaction: unknown): void {
  const { function: entry, typeArguments = [], functionArguments = [] } = Object(transaction) as Fields
  text(report, `${path}.function`, entry, { required: 'Function is required', empty: 'Function cannot be empty' })
  if (!Array.isArray(typeArguments) || typeArguments.some(one => typeof one !== 'string')) {
    report(`${path}.typeArguments`, 'Type arguments must be a list of texts')
  }
  if (!Array.isArray(functionArguments) || !functionArguments.every(one => isArgument(one, true))) {
    report(
      `${path}.functionArguments`,
      'Function arguments must be texts, numbers, true, false, null, bytes or lists of these',
    )
  }
}

/** No bigint: arguments are sent as JSON, large numbers as texts. */
const isArgument = (value: unknown, mayBeList: boolean): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  value instanceof Uint8Array ||
  (mayBeList && Array.isArray(value) && value.every(one => isArgument(one, false)))

type Fields = Record<string, unknown>
type Report = (path: string, message: string) => void

function issuesOf(check: (report: Report) => void): Issue[] {
  const issues: Issue[] = []
  check((path, message) => issues.push({ path, message }))
  return issues
}

function onlyKnown(report: Report, path: string, value: Fields, known: readonly string[]): void {
  const unknown = Object.keys(value).filter(key => !known.includes(key))
  if (unknown.length > 0) report(path, `Not known here: ${unknown.map(key => `'${key}'`).join(', ')}`)
}

type TextRule = { required?: string; empty?: string; most?: [number, string] }

/** A required text. */
function text(report: Report, path: string, value: unknown, { required, empty, most }: TextRule): void {
  if (typeof value !== 'string') report(path, required ?? `${path} must be a text`)
  else if (empty && value === '') report(path, empty)
  else if (most && value.length > most[0]) report(path, most[1])
}

function optionalText(report: Report, path: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'string') report(path, `${path} must be a text`)
}

type ChainWords = { required: string; blank: string; spaces?: string; aptos?: string }

const CHAIN_WORDS = {
  required: 'CAIP2 ID is required',
  blank: 'CAIP2 ID cannot be blank',
  spaces: 'CAIP2 ID cannot have leading or trailing spaces',
} as const
export const isAptos = (caip2Id: string): boolean => caip2Id.toLowerCase().startsWith('aptos:')

function chain(report: Report, value: unknown, words: ChainWords): void {
  if (typeof value !== 'string') {
    report('caip2Id', words.required)
    return
  }
  if (value === '') report('caip2Id', words.blank)
  if (words.spaces && value !== value.trim()) report('caip2Id', words.spaces)
  // Not trimmed: with a leading space both messages are reported.
  if (words.aptos && !isAptos(value)) report('caip2Id', words.aptos)
}

const HEX = /^0x[0-9a-fA-F]+$/
const HEX_OR_NOTHING = /^0x[0-9a-fA-F]*$/
/** An Aptos address, or the qualified name of a module or type: 0x1::module::Name. */
const MOVE_NAME = /^0x[0-9a-fA-F]+(::\w+)*$/

function matches(report: Report, path: string, value: unknown, form: RegExp, message: string): void {
  if (typeof value !== 'string' || !form.test(value)) report(path, message)
}

const isCount = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint'

const UINT256_MAX = 2n ** 256n - 1n

function whole(report: Report, path: string, value: number | bigint, name: string): void {
  if (typeof value === 'number' && !Number.isInteger(value)) report(path, `${name} must be an integer`)
  else if (BigInt(value) > UINT256_MAX) report(path, `${name} is too large`)
}

/** A whole number; beyond the exact range of numbers it must be a bigint. */
function exact(report: Report, path: string, value: number | bigint, name: string): void {
  if (typeof value === 'number' && Number.isInteger(value) && value > Number.MAX_SAFE_INTEGER) {
    report(path, `${name} is too large for a number: give it as a bigint`)
  } else whole(report, path, value, name)
}
