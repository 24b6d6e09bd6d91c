// Turns the values of a form into an intent or the body of a call, or into problems by field name. Pure; messages about
// intents come from the rules.
import { isAddress } from 'ethers'
import { type Issue, WalletError } from '../../../../api/core/wallet/errors.ts'
import type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
import { type Intent, intentOf, networkFor } from '../../../../api/core/wallet/intents.ts'
import { type ContractRead, toSmallest } from '../kit/index.ts'
import { addressOn, type Choices, coinOf, isEvm, nftAt, tokenAt } from './choices.ts'

export type Values = Readonly<Record<string, string>>
/** `general`: problems that belong to no field. */
export type Problems = { fields: Record<string, string>; general: string | null }
type Draft = { input: object; issues: Issue[] }

const text = (values: Values, name: string) => (values[name] ?? '').trim()
const orAbsent = (value: string) => (value === '' ? undefined : value)
const lines = (value: string) =>
  value
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** An invalid amount becomes 1, so that the rules check the other fields; its own message is reported first. */
function amountIn(values: Values, name: string, decimals: number, path: string): { amount: bigint; issues: Issue[] } {
  const amount = toSmallest(text(values, name), decimals)
  return typeof amount === 'bigint' ? { amount, issues: [] } : { amount: 1n, issues: [{ path, message: amount }] }
}

/** The rules accept any hex; on EVM networks the recipient must be a valid address. */
const recipientIssues = (caipId: string, recipient: string, path: string, message: string): Issue[] =>
  isEvm(caipId) && recipient !== '' && !isAddress(recipient) ? [{ path, message }] : []

/** The input of each intent from the fields of its form. */
const DRAFTS: Record<IntentName, (values: Values, choices: Choices) => Draft> = {
  tokenTransfer(values, choices) {
    const [caip2Id = '', token = ''] = text(values, 'token').split('|')
    const decimals = tokenAt(choices, caip2Id, token)?.decimals ?? null
    const { amount, issues } = amountIn(values, 'amount', decimals ?? 0, 'amount')
    // Without decimals the amount is ambiguous. An unsupported network has a message of its own.
    const isListed = choices.networks.some(one => one.caipId === caip2Id)
    if (decimals === null && isListed) issues.unshift({ path: 'token', message: 'This token cannot be sent right now' })
    const recipient = text(values, 'recipient')
    const odd = recipientIssues(caip2Id, recipient, 'recipient', 'Invalid recipient address format')
    return { input: { caip2Id, recipient, token, amount }, issues: [...odd, ...issues] }
  },
  nftTransfer(values, choices) {
    const nft = nftAt(choices, values.nft ?? '')
    const recipientWalletAddress = text(values, 'recipient')
    const isLeftOut = text(values, 'amount') === ''
    const { amount, issues } = isLeftOut ? { issues: [] } : amountIn(values, 'amount', 0, 'amount')
    const caip2Id = nft?.caipId ?? ''
    const odd = recipientIssues(
      caip2Id,
      recipientWalletAddress,
      'recipientWalletAddress',
      'Invalid recipient address format',
    )
    const input = {
      caip2Id,
      collectionAddress: nft?.collectionAddress ?? '',
      nftId: nft?.nftId ?? '',
      recipientWalletAddress,
      amount,
      nftType: nft?.entityType ?? '',
    }
    return { input, issues: [...odd, ...issues] }
  },
  nftMint: values => ({
    input: {
      caip2Id: text(values, 'network'),
      nftName: text(values, 'name'),
      collectionAddress: orAbsent(text(values, 'collection')),
      uri: text(values, 'uri'),
      data: {
        recipientWalletAddress: text(values, 'recipient'),
        description: text(values, 'description'),
        properties: propertiesIn(text(values, 'properties')),
      },
    },
    issues: [],
  }),
  nftCreateCollection: values => ({
    input: {
      caip2Id: text(values, 'network'),
      name: text(values, 'name'),
      uri: text(values, 'uri'),
      data: {
        symbol: text(values, 'symbol'),
        type: text(values, 'type'),
        attributes: text(values, 'attributes'),
        description: text(values, 'description'),
      },
    },
    issues: [],
  }),
  evmRawTransaction(values, choices) {
    const caip2Id = text(values, 'network')
    const to = text(values, 'to')
    const data = orAbsent(text(values, 'data'))
    const typed = text(values, 'value')
    const decimals = coinOf(choices, caip2Id)?.decimals ?? 18
    const { amount, issues } = amountIn(values, 'value', decimals, 'transaction.value')
    const odd = recipientIssues(caip2Id, to, 'transaction.to', 'Invalid to address format')
    const isHex = data === undefined || /^0x([0-9a-fA-F]{2})*$/.test(data)
    if (!isHex) odd.push({ path: 'transaction.data', message: 'Invalid transaction data format' })
    const transaction = { from: addressOn(choices, caip2Id), to, data, value: typed === '' ? undefined : amount }
    return { input: { caip2Id, transaction }, issues: [...odd, ...(typed === '' ? [] : issues)] }
  },
  aptosRawTransaction(values) {
    const functionArguments = listIn(text(values, 'arguments'))
    const transaction = {
      function: text(values, 'function'),
      typeArguments: lines(text(values, 'types')),
      functionArguments: functionArguments ?? [],
    }
    const path = 'transactions.0.functionArguments'
    const issues = functionArguments
      ? []
      : [{ path, message: 'Arguments must be a JSON list, for example ["0x1", "5"]' }]
    return { input: { caip2Id: text(values, 'network'), transactions: [transaction] }, issues }
  },
}

/** One per line, "name: value". */
const propertiesIn = (typed: string) =>
  lines(typed).map(line => {
    const at = line.indexOf(':')
    const [name, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
    return { name: name.trim(), type: 1, value: value.trim() }
  })

/** A JSON list, empty for an empty text; null when malformed. */
function listIn(typed: string): unknown[] | null {
  if (typed === '') return []
  try {
    const value: unknown = JSON.parse(typed)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The checked intent, or its problems. `fieldOf`: the field of each issue path. */
export function readIntent(
  name: IntentName,
  values: Values,
  choices: Choices,
  userSWA: string,
  fieldOf: Readonly<Record<string, string>>,
): Intent | Problems {
  const { input, issues } = DRAFTS[name](values, choices)
  try {
    const intent = intentOf(name, input, userSWA)
    if (issues.length > 0) throw new WalletError('', { issues })
    networkFor(intent, choices.networks)
    return intent
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    return problemsOf([...issues, ...error.issues], error, fieldOf)
  }
}

function problemsOf(issues: Issue[], error: WalletError, fieldOf: Readonly<Record<string, string>>): Problems {
  const fields: Record<string, string> = {}
  const rest: string[] = []
  for (const { path, message } of issues) {
    const field = fieldOf[path]
    if (field === undefined) rest.push(message)
    else fields[field] ??= message
  }
  if (issues.length === 0) {
    const own = /^Recipient/.test(error.message) ? fieldOf.recipient : undefined
    if (own !== undefined) fields[own] = error.message
    else rest.push(error.details ? `${error.message}: ${error.details}` : error.message)
  }
  return { fields, general: rest.length > 0 ? rest.join(' ') : null }
}

/** Parsed typed data (EIP-712); null when malformed. */
export function typedDataIn(typed: string): { domain: object; primaryType: string; message: object } | null {
  try {
    const value = JSON.parse(typed)
    const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
    const isWhole = [value.domain, value.types, value.message].every(isObject) && typeof value.primaryType === 'string'
    return isWhole ? value : null
  } catch {
    return null
  }
}

/** The body of a contract read, or its problems. */
export function readRequestOf(values: Values): { body: ContractRead } | Problems {
  const caip2Id = text(values, 'network')
  const args = text(values, 'arguments')
  const list = listIn(args)
  if (!list) return { fields: { arguments: 'Arguments must be a JSON list, for example ["0x1", "5"]' }, general: null }
  if (!isEvm(caip2Id)) {
    const entry = text(values, 'function')
    if (entry === '') return { fields: { function: 'Function cannot be empty' }, general: null }
    const data = { function: entry, typeArguments: lines(text(values, 'types')), functionArguments: list }
    return { body: { caip2Id, data } }
  }
  const contractAddress = text(values, 'contract')
  if (!isAddress(contractAddress)) {
    return { fields: { contract: 'Invalid contract address format' }, general: null }
  }
  const abi = abiEntryIn(text(values, 'abi'))
  if (!abi) return { fields: { abi: 'Paste one function of the ABI, as JSON' }, general: null }
  const named = abi.inputs.every(({ name }) => typeof name === 'string' && name !== '')
  const byName = Object.fromEntries(abi.inputs.map(({ name }, at) => [name, list[at]]))
  return { body: { caip2Id, data: { contractAddress, abi, args: named ? byName : list } } }
}

type AbiEntry = { name: string; type: string; stateMutability: string; inputs: { name?: string }[]; outputs: object[] }

function abiEntryIn(typed: string): AbiEntry | null {
  try {
    const { inputs = [], name, outputs = [], stateMutability = 'view', type = 'function' } = JSON.parse(typed)
    const isFine = Array.isArray(inputs) && Array.isArray(outputs) && typeof name === 'string' && type === 'function'
    return isFine ? { inputs, name, outputs, stateMutability, type } : null
  } catch {
    return null
  }
}
