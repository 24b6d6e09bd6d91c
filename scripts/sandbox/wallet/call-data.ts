// Decodes the call data of a user operation into an intent and checks every part of it. Pure. The encodings are those of the
// protocol reference; data that would not encode to the same bytes again is refused.
import { AbiCoder, getAddress, Interface, isHexString, toUtf8String, ZeroAddress } from 'ethers'
import { Refused } from './reply.ts'

export type Properties = { name: string; valueType: string; value: string }[]
/** Amounts are decimal strings, so that an intent can be stored as JSON. */
export type Intent =
  | { type: 'TOKEN_TRANSFER'; caip2Id: string; recipient: string; token: string; amount: string }
  | {
      type: 'NFT_TRANSFER'
      caip2Id: string
      nftId: string
      recipient: string
      collection: string
      nftType: string
      amount: string
    }
  | {
      type: 'NFT_MINT'
      caip2Id: string
      name: string
      collection: string
      uri: string
      data: { recipientWalletAddress: string; description: string; properties: Properties }
    }
  | {
      type: 'NFT_CREATE_COLLECTION'
      caip2Id: string
      name: string
      uri: string
      data: { type: string; attributes: string; description: string; symbol: string }
    }
  | { type: 'RAW_TRANSACTION'; caip2Id: string; transactions: Record<string, unknown>[] }
/** The values that the call data must contain. */
export type Frame = { jobManager: string; jobId: bigint; clientSwa: string; userSwa: string }
export type Policy = { gsnEnabled: boolean; sponsorshipEnabled: boolean }

const SELECTOR = '0x8dd7712f'
const OUTER = ['bytes4', 'address', 'uint256', 'bytes']
const POLICY = ['bool', 'bool']
const coder = AbiCoder.defaultAbiCoder()
const job = new Interface([
  'function initiateJob(uint256 jobId, address clientSWA, address userSWA, address feePayer, bytes policyInfo, bytes gsnData, bytes jobParameters, string intentType)',
])
const word = (value: number) => value.toString(16).padStart(64, '0')
/** The gas station network is not used: the same for every intent. */
const NO_GSN = `0x${[0x20, 0, 0x60, 0x80, 0, 0].map(word).join('')}`

const PARAMETERS: Record<Intent['type'], string> = {
  TOKEN_TRANSFER: 'tuple(string,string,string,uint256)',
  NFT_TRANSFER: 'tuple(string,string,string,string,string,uint256)',
  NFT_MINT: 'tuple(string,string,string,string,bytes)',
  NFT_CREATE_COLLECTION: 'tuple(string,string,string,bytes)',
  RAW_TRANSACTION: 'tuple(string,bytes[])',
}

const refuse = (why: string): never => {
  throw new Refused(400, `callData: ${why}`)
}

/** The intent in `callData`, and the policy it claims for its network. Throws Refused 400 saying what is wrong. */
export function readCallData(callData: string, frame: Frame): { intent: Intent; policy: Policy } {
  const [selector, manager, value, inner] = decoded(OUTER, callData)
  if (selector !== SELECTOR) refuse('another function than execute')
  if (manager !== getAddress(frame.jobManager)) refuse('another job manager')
  if (value !== 0n) refuse('its value must be 0')
  const call = parseJob(inner)
  if (call[0] !== frame.jobId) refuse('its job id is not the nonce')
  if (call[1] !== getAddress(frame.clientSwa)) refuse('another clientSWA')
  if (call[2] !== getAddress(frame.userSwa)) refuse('another userSWA')
  if (call[5] !== NO_GSN) refuse('gsnData must be empty')
  const [gsnEnabled, sponsorshipEnabled] = decoded(POLICY, call[4])
  const type = call[7] as Intent['type']
  const shape = PARAMETERS[type] ?? refuse(`unknown intent '${type}'`)
  const [parameters] = decoded([shape], call[6])
  return { intent: intentOf(type, parameters), policy: { gsnEnabled, sponsorshipEnabled } }
}

/** The inverse of readCallData for the one intent that is estimated. There is no fee payer. */
export function writeTokenTransfer(intent: Intent & { type: 'TOKEN_TRANSFER' }, frame: Frame, policy: Policy): string {
  const { caip2Id, recipient, token, amount } = intent
  const inner = job.encodeFunctionData('initiateJob', [
    frame.jobId,
    frame.clientSwa,
    frame.userSwa,
    ZeroAddress,
    coder.encode(POLICY, [policy.gsnEnabled, policy.sponsorshipEnabled]),
    NO_GSN,
    coder.encode([PARAMETERS.TOKEN_TRANSFER], [[caip2Id, recipient, token, amount]]),
    intent.type,
  ])
  return coder.encode(OUTER, [SELECTOR, frame.jobManager, 0n, inner])
}

// biome-ignore lint/suspicious/noExplicitAny: the coder's result depends on the shape
function decoded(shape: string[], data: string): any[] {
  let result: unknown[]
  try {
    result = coder.decode(shape, data).toArray(true)
  } catch {
    return refuse('it cannot be decoded')
  }
  return coder.encode(shape, result) === data ? result : refuse('it is not encoded as it must be')
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function parseJob(inner: string): any[] {
  try {
    const values = job.decodeFunctionData('initiateJob', inner).toArray()
    if (job.encodeFunctionData('initiateJob', values) === inner) return values
  } catch {
    // Refused below.
  }
  return refuse('it does not initiate a job')
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function intentOf(type: Intent['type'], values: any[]): Intent {
  const [caip2Id, ...rest] = values
  if (type === 'TOKEN_TRANSFER') return { type, caip2Id, recipient: rest[0], token: rest[1], amount: String(rest[2]) }
  if (type === 'NFT_TRANSFER') {
    const [nftId, recipient, collection, nftType, amount] = rest
    return { type, caip2Id, nftId, recipient, collection, nftType, amount: String(amount) }
  }
  if (type === 'NFT_MINT') {
    const [name, collection, uri, data] = rest
    return { type, caip2Id, name, collection, uri, data: mintData(jsonIn(data)) }
  }
  if (type === 'NFT_CREATE_COLLECTION') {
    const [name, uri, data] = rest
    return { type, caip2Id, name, uri, data: collectionData(jsonIn(data)) }
  }
  const transactions = (rest[0] as string[]).map(jsonIn)
  return { type, caip2Id, transactions: transactions.length ? transactions : refuse('it holds no transaction') }
}

/** A non-empty JSON object without spaces, as clients write it. */
function jsonIn(bytes: string): Record<string, unknown> {
  try {
    const text = toUtf8String(bytes)
    const value = JSON.parse(text) as Record<string, unknown>
    if (JSON.stringify(value) === text && Object.keys(value).length) return value
  } catch {
    // Refused below.
  }
  return refuse('it holds bytes that are not compact JSON')
}

type MintData = (Intent & { type: 'NFT_MINT' })['data']
type CollectionData = (Intent & { type: 'NFT_CREATE_COLLECTION' })['data']

function mintData(value: Record<string, unknown>): MintData {
  demandKeys(value, ['recipientWalletAddress', 'description', 'properties'])
  const { recipientWalletAddress, description, properties } = value
  if (!Array.isArray(properties)) return refuse('the properties of an NFT must be a list')
  for (const property of properties) {
    demandKeys(property, ['name', 'valueType', 'value'])
    demandTexts(Object.values(property))
  }
  demandTexts([recipientWalletAddress, description])
  return value as MintData
}

function collectionData(value: Record<string, unknown>): CollectionData {
  demandKeys(value, ['type', 'attributes', 'description', 'symbol'])
  demandTexts(Object.values(value))
  return value as CollectionData
}

/** An EVM transaction in a raw intent; throws Refused 400. */
export function evmTransaction(value: Record<string, unknown>) {
  demandKeys(value, ['from', 'to', 'data', 'value'])
  demandTexts(Object.values(value))
  const { from, to, data, value: amount } = value as Record<'from' | 'to' | 'data' | 'value', string>
  if (!/^0x(0|[1-9a-f][0-9a-f]*)$/.test(amount)) refuse('the value of a transaction must be a hex quantity')
  if (!isHexString(data) || data.length % 2) refuse('the data of a transaction must be hex')
  return { from, to, data, value: BigInt(amount) }
}

/** An Aptos transaction in a raw intent; throws Refused 400. */
export function aptosTransaction(value: Record<string, unknown>) {
  demandKeys(value, ['function', 'typeArguments', 'functionArguments'])
  const { function: name, typeArguments, functionArguments } = value
  demandTexts([name])
  if (!Array.isArray(typeArguments) || !Array.isArray(functionArguments)) return refuse('arguments must be lists')
  demandTexts(typeArguments)
  return { function: String(name), typeArguments: typeArguments.map(String), functionArguments }
}

function demandKeys(value: object, keys: string[]) {
  if (String(Object.keys(value ?? {})) !== String(keys)) refuse(`the JSON in it must have the keys ${keys.join(', ')}`)
}

function demandTexts(values: unknown[]) {
  if (values.some(value => typeof value !== 'string')) refuse('the JSON in it must hold texts')
}
