// The six intents: checked, matched with a supported network, and turned into a job's parameters.
import { AbiCoder, toQuantity, toUtf8Bytes } from 'ethers'
import type { IntentType } from './environments.ts'
import { isAptos } from './fields.ts'
import type { Network } from './job.ts'
import { type IntentName, intentProblems } from './validation.ts'
import { WalletError } from './wallet-error.ts'

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

/** Checks an input. Throws WalletError 'Validation failed: …', or that the wallet would send to itself. */
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

/** The supported network that the intent names, in any letter case; throws where the intent cannot run. */
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

/** False only where the list of networks says that it is of another family than its name says. */
const isOf = ({ type }: Network, family: (typeof FAMILIES)[number]): boolean =>
  type === family || !FAMILIES.some(one => one === type)

const json = (value: unknown): Uint8Array => toUtf8Bytes(JSON.stringify(value))
const encode = (types: string, values: unknown[]): string =>
  AbiCoder.defaultAbiCoder().encode([`tuple(${types})`], [values])

/** The job's own part of callData. Texts keep the spelling in which they were given. */
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
