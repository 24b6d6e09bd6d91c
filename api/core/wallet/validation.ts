// What is wrong with an intent before it is built: the exact sentences, in the order of the fields.
import {
  CHAIN_WORDS,
  chain,
  exact,
  type Fields,
  HEX,
  HEX_OR_NOTHING,
  isAptos,
  isCount,
  isObject,
  issuesOf,
  MOVE_NAME,
  matches,
  onlyKnown,
  optionalText,
  type Report,
  text,
  whole,
} from './fields.ts'
import type { Issue } from './wallet-error.ts'

export const INTENTS = [
  'tokenTransfer',
  'nftTransfer',
  'nftMint',
  'nftCreateCollection',
  'evmRawTransaction',
  'aptosRawTransaction',
] as const
export type IntentName = (typeof INTENTS)[number]

/** Everything that is wrong with an intent's input; empty when it may be built. */
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
    // A number beyond 2^53 is taken for what it is; forms give bigints, which are what was typed.
    else whole(report, 'amount', amount, 'Amount')
    onlyKnown(report, '', rest, [])
  },

  nftTransfer(report, { caip2Id, collectionAddress, nftId, recipientWalletAddress, amount = 1, nftType, ...rest }) {
    chain(report, caip2Id, CHAIN_WORDS)
    const form = typeof caip2Id === 'string' && isAptos(caip2Id) ? MOVE_NAME : HEX
    matches(report, 'collectionAddress', collectionAddress, form, 'Invalid collection address format')
    // Without a sign in the format it cannot be negative.
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
    chain(report, caip2Id, { required: CHAIN_WORDS.required, blank: CHAIN_WORDS.blank })
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
  // Without a digit a contract is made.
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

/** A bigint has no place in JSON: large numbers are given as texts. */
const isArgument = (value: unknown, mayBeList: boolean): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  value instanceof Uint8Array ||
  (mayBeList && Array.isArray(value) && value.every(one => isArgument(one, false)))
