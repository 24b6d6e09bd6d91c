// The six intents: checked, matched with a supported network, encoded as a job, and read back for checking.
import { AbiCoder, getAddress, Interface, isAddress as isChecksummed, toQuantity, toUtf8Bytes } from 'ethers'
import { EXECUTE_SELECTOR, INITIATE_JOB, type IntentType, NO_FEE_PAYER } from './environments.ts'
import { WalletError } from './errors.ts'
import { type IntentName, intentProblems, isAptos } from './intent-checks.ts'
import { isAddress } from './signatures.ts'

type Amount = number | bigint
export type TokenTransfer = { caip2Id: string; recipient: string; token: string; amount: Amount }
export type NftTransfer = {
  caip2Id: string
  collectionAddress: string
  nftId: string
  recipientWalletAddress: string
  /** 1 when it is left out. */
  amount?: Amount | undefined
  nftType: string
}
export type NftMint = {
  caip2Id: string
  nftName: string
  collectionAddress?: string | undefined
  uri: string
  data: {
    recipientWalletAddress?: string
    description?: string
    properties?: { name: string; type: number; value: string }[]
  }
}
export type NftCollection = {
  caip2Id: string
  name: string
  uri: string
  data: { attributes?: string; symbol?: string; type?: string; description?: string }
}
export type EvmRawTransaction = {
  caip2Id: string
  transaction: { from: string; to: string; data?: string | undefined; value?: Amount | undefined }
}
export type AptosRawTransaction = {
  caip2Id: string
  transactions: { function: string; typeArguments?: string[]; functionArguments?: unknown[] }[]
}
type Inputs = {
  tokenTransfer: TokenTransfer
  nftTransfer: NftTransfer
  nftMint: NftMint
  nftCreateCollection: NftCollection
  evmRawTransaction: EvmRawTransaction
  aptosRawTransaction: AptosRawTransaction
}
/** An input that has been checked. */
export type Intent = { [N in IntentName]: { name: N; input: Inputs[N] } }[IntentName]

export const INTENT_TYPE_OF: Readonly<Record<IntentName, IntentType>> = {
  tokenTransfer: 'TOKEN_TRANSFER',
  nftTransfer: 'NFT_TRANSFER',
  nftMint: 'NFT_MINT',
  nftCreateCollection: 'NFT_CREATE_COLLECTION',
  evmRawTransaction: 'RAW_TRANSACTION',
  aptosRawTransaction: 'RAW_TRANSACTION',
}

/** Throws WalletError 'Validation failed: …', or that the recipient is the wallet itself. */
export function intentOf(name: IntentName, input: unknown, userSWA: string): Intent {
  const issues = intentProblems(name, input)
  if (issues.length > 0) {
    throw new WalletError(`Validation failed: ${issues.map(({ message }) => message).join(', ')}`, { issues })
  }
  const { recipient, recipientWalletAddress } = input as { recipient?: unknown; recipientWalletAddress?: unknown }
  const isOwn = (address: unknown) => String(address).toLowerCase() === userSWA.toLowerCase()
  if (name === 'tokenTransfer' && isOwn(recipient)) {
    throw new WalletError('Recipient address cannot be same as the user address')
  }
  if (name === 'nftTransfer' && isOwn(recipientWalletAddress)) {
    throw new WalletError('Recipient wallet address cannot be same as the user address')
  }
  return { name, input } as Intent
}

/** The network that the intent names, in any letter case; throws when it is not supported or of the wrong family. */
export function networkFor({ name, input: { caip2Id } }: Intent, networks: readonly Network[]): Network {
  const network = networks.find(({ caipId }) => caipId.toLowerCase() === caip2Id.toLowerCase())
  if (!network) throw new WalletError('Chain Not Supported', { details: `${caip2Id} is not supported for this client` })
  if (name === 'nftMint' && !(isAptos(caip2Id) && isOf(network, 'APT'))) {
    throw new WalletError('NFT Minting is only supported on Aptos chain', { details: `Provided chain: ${caip2Id}` })
  }
  if (name === 'aptosRawTransaction' && !isOf(network, 'APT')) {
    throw new WalletError('Invalid chain for Aptos transaction', { details: `${caip2Id} is listed as ${network.type}` })
  }
  if (name === 'evmRawTransaction' && !(caip2Id.toLowerCase().startsWith('eip155:') && isOf(network, 'EVM'))) {
    const rule = 'EVM Raw Transactions can only be created for EVM chains.'
    throw new WalletError('Invalid Chain Type', { details: `${caip2Id} is not an EVM-compatible chain. ${rule}` })
  }
  return network
}

const FAMILIES = ['EVM', 'SVM', 'APT'] as const

/** A network whose type is none of the known families is accepted by its name alone. */
const isOf = ({ type }: Network, family: (typeof FAMILIES)[number]): boolean =>
  type === family || !FAMILIES.some(one => one === type)

const json = (value: unknown): Uint8Array => toUtf8Bytes(JSON.stringify(value))
const encode = (types: string, values: unknown[]): string =>
  AbiCoder.defaultAbiCoder().encode([`tuple(${types})`], [values])

/** The intent's own parameters within callData. Texts keep their spelling. */
export function jobParametersOf({ name, input }: Intent): string {
  switch (name) {
    case 'tokenTransfer':
      return encode('string, string, string, uint256', [
        input.caip2Id,
        input.recipient,
        input.token,
        BigInt(input.amount),
      ])
    case 'nftTransfer':
      return encode('string, string, string, string, string, uint256', [
        input.caip2Id,
        input.nftId,
        input.recipientWalletAddress,
        input.collectionAddress,
        input.nftType,
        input.amount ?? 1,
      ])
    case 'nftMint': {
      const { caip2Id, nftName, collectionAddress = '', uri, data } = input
      return encode('string, string, string, string, bytes', [caip2Id, nftName, collectionAddress, uri, mintJson(data)])
    }
    case 'nftCreateCollection': {
      const { type = '', attributes = '', description = '', symbol = '' } = input.data
      const data = json({ type, attributes, description, symbol })
      return encode('string, string, string, bytes', [input.caip2Id, input.name, input.uri, data])
    }
    case 'evmRawTransaction': {
      const { from, to, data = '0x', value = 0n } = input.transaction
      const transaction = json({ from, to, data, value: toQuantity(value) })
      return encode('string, bytes[]', [input.caip2Id, [transaction]])
    }
    case 'aptosRawTransaction':
      return encode('string, bytes[]', [input.caip2Id, input.transactions.map(aptosJson)])
  }
}

function mintJson({ recipientWalletAddress = '', description = '', properties = [] }: NftMint['data']): Uint8Array {
  return json({
    recipientWalletAddress,
    description,
    properties: properties.map(({ name, type, value }) => ({ name, valueType: String(type), value })),
  })
}

const aptosJson = ({
  function: entry,
  typeArguments = [],
  functionArguments = [],
}: AptosRawTransaction['transactions'][number]): Uint8Array =>
  json({ function: entry, typeArguments, functionArguments })

/** An item of listNetworks, keys in camel case. */
export type Network = Readonly<{
  caipId: string
  type?: string | null
  gsnEnabled?: boolean | null
  sponsorshipEnabled?: boolean | null
}>
export type Job = Readonly<{
  /** 32 bytes: the operation's nonce. */
  jobId: string
  clientSWA: string
  userSWA: string
  feePayer: string
  policyInfo: string
  gsnData: string
  jobParameters: string
  intentType: string
}>
type Execution = Job & Readonly<{ jobManager: string; value: bigint }>

const abi = AbiCoder.defaultAbiCoder()
const jobManagerAbi = new Interface([
  `function ${INITIATE_JOB}(uint256 jobId, address clientSWA, address userSWA, address feePayer, bytes policyInfo, bytes gsnData, bytes jobParameters, string intentType)`,
])
const OUTER = ['bytes4', 'address', 'uint256', 'bytes']
const TOKEN = 'tuple(string caip2Id, string recipientWalletAddress, string tokenAddress, uint256 amount)'

/** The same for every intent: no gas station network is required. */
const GSN_DATA = abi.encode([`tuple(bool, string[], ${TOKEN}[])`], [[false, [], []]])

export const policyOf = ({ gsnEnabled, sponsorshipEnabled }: Network): string =>
  abi.encode(['tuple(bool, bool)'], [[gsnEnabled === true, sponsorshipEnabled === true]])

export const encodeJob = (job: Job): string =>
  jobManagerAbi.encodeFunctionData(INITIATE_JOB, [
    job.jobId,
    job.clientSWA,
    job.userSWA,
    job.feePayer,
    job.policyInfo,
    job.gsnData,
    job.jobParameters,
    job.intentType,
  ])

/** The callData of a user operation. The selector is one ABI word, not a four-byte prefix. */
export const encodeCallData = (jobManager: string, job: Job): string =>
  abi.encode(OUTER, [EXECUTE_SELECTOR, jobManager, 0n, encodeJob(job)])

export const jobOf = (parts: {
  jobId: string
  clientSWA: string
  userSWA: string
  network: Network
  intentType: string
  jobParameters: string
  /** The payer of the fees; by default none. */
  feePayer?: string | undefined
}): Job => ({
  jobId: parts.jobId,
  clientSWA: parts.clientSWA,
  userSWA: parts.userSWA,
  feePayer: parts.feePayer ?? NO_FEE_PAYER,
  policyInfo: policyOf(parts.network),
  gsnData: GSN_DATA,
  jobParameters: parts.jobParameters,
  intentType: parts.intentType,
})

/** Throws for anything but an address in lower case or with a right checksum. */
export function assertFeePayer(address: unknown): void {
  if (!isAddress(address) || !isChecksummed(address)) throw new WalletError('Invalid fee payer address format')
}

/** Decodes callData; null when it is not exactly what encodeCallData makes. Addresses are checksummed. */
export function readCallData(callData: string): Execution | null {
  try {
    const [selector, jobManager, value, inner] = abi.decode(OUTER, callData)
    if (selector !== EXECUTE_SELECTOR) return null
    const [id, clientSWA, userSWA, feePayer, policyInfo, gsnData, jobParameters, intentType] =
      jobManagerAbi.decodeFunctionData(INITIATE_JOB, inner)
    const jobId = `0x${(id as bigint).toString(16).padStart(64, '0')}`
    const addresses = { clientSWA: getAddress(clientSWA), userSWA: getAddress(userSWA), feePayer: getAddress(feePayer) }
    const job: Job = { jobId, ...addresses, policyInfo, gsnData, jobParameters, intentType }
    const same = abi.encode(OUTER, [selector, jobManager, value, encodeJob(job)]) === callData.toLowerCase()
    return same ? { ...job, jobManager, value } : null
  } catch {
    return null
  }
}
