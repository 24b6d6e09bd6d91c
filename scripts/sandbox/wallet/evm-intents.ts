// Carries out intents on an EVM network: builds an intent's transaction, estimates it, signs it with the wallet's key, sends it
// and awaits its receipt. Knows no orders and no HTTP.
import { isAddress, isError, type JsonRpcProvider, keccak256, Wallet } from 'ethers'
import { evmTransaction, type Intent } from './call-data.ts'
import { BADGE_ABI, type Chain, receiptOf, STAMPS_ABI, TOKEN_ABI } from './chain.ts'
import type { Network } from './networks.ts'
import type { User } from './state.ts'

/** An intent that failed or would fail; the message becomes the order's reason. */
export class Failed extends Error {
  readonly hashes: string[]
  constructor(reason: string, hashes: string[] = []) {
    super(reason)
    this.hashes = hashes
  }
}
/** `to` is null for the creation of a contract. */
export type Prepared = { to: string | null; data: string; value: bigint; gasLimit: bigint; gasPrice: bigint }
type Call = Pick<Prepared, 'to' | 'data' | 'value'>

/** The transaction of an intent, simulated on the current chain. Throws Failed with the reason why it would fail. */
export async function prepare(provider: JsonRpcProvider, network: Network, user: User, intent: Intent) {
  const call = callOf(user, intent)
  const plain = call.data === '0x' || call.to === null
  if (!plain && intent.type !== 'RAW_TRANSACTION' && (await provider.getCode(call.to as string)) === '0x') {
    throw new Failed(`There is no contract at ${call.to}`)
  }
  const { gasPrice } = network
  try {
    const gasLimit = await provider.estimateGas({ from: user.evm, ...call, gasPrice, type: 0 })
    if ((await provider.getBalance(user.evm)) >= call.value + gasLimit * gasPrice)
      return { ...call, gasLimit, gasPrice }
  } catch (error) {
    throw new Failed(reasonOf(error))
  }
  throw new Failed('insufficient funds for the value and the gas')
}

function callOf(user: User, intent: Intent): Call {
  if (intent.type === 'TOKEN_TRANSFER') {
    const recipient = addressOf(intent.recipient, 'recipient')
    if (intent.token === '') return { to: recipient, data: '0x', value: BigInt(intent.amount) }
    const data = TOKEN_ABI.encodeFunctionData('transfer', [recipient, intent.amount])
    return { to: addressOf(intent.token, 'token'), data, value: 0n }
  }
  if (intent.type === 'NFT_TRANSFER') return nftCall(user, intent)
  if (intent.type !== 'RAW_TRANSACTION') throw new Failed('Collections and minting are for Aptos')
  const [first] = intent.transactions
  const { from, to, data, value } = evmTransaction(first ?? {})
  if (from.toLowerCase() !== user.evm.toLowerCase()) throw new Failed('The sender is not the wallet of this user')
  return { to: to === '0x' ? null : addressOf(to, 'to'), data, value }
}

function nftCall(user: User, intent: Intent & { type: 'NFT_TRANSFER' }): Call {
  const to = addressOf(intent.collection, 'collection')
  const recipient = addressOf(intent.recipient, 'recipient')
  const id = BigInt(/^(\d+|0x[0-9a-fA-F]+)$/.test(intent.nftId) ? intent.nftId : `0x${intent.nftId}`)
  if (intent.nftType === 'ERC1155') {
    const args = [user.evm, recipient, id, intent.amount, '0x']
    return { to, data: STAMPS_ABI.encodeFunctionData('safeTransferFrom', args), value: 0n }
  }
  if (intent.amount !== '1') throw new Failed('An ERC-721 token is transferred whole')
  const transfer = 'safeTransferFrom(address,address,uint256)'
  return { to, data: BADGE_ABI.encodeFunctionData(transfer, [user.evm, recipient, id]), value: 0n }
}

function addressOf(text: string, what: string): string {
  if (!/^0x/.test(text) || !isAddress(text.toLowerCase())) throw new Failed(`The ${what} is not an EVM address`)
  return text.toLowerCase()
}

/** The message for a person about a call that the chain rejected. */
export function reasonOf(error: unknown): string {
  if (isError(error, 'CALL_EXCEPTION')) {
    const data = error.data ?? '0x'
    const abis = data.length < 10 ? [] : [TOKEN_ABI, BADGE_ABI, STAMPS_ABI]
    const known = abis.map(abi => abi.parseError(data)).find(found => found)
    if (known?.name === 'Error') return `execution reverted: ${known.args[0]}`
    return known
      ? `execution reverted: ${known.name}`
      : `execution reverted${data === '0x' ? '' : `: ${data.slice(0, 10)}`}`
  }
  const inner = (error as { error?: { message?: unknown }; info?: { error?: { message?: unknown } } }) ?? {}
  return String(inner.info?.error?.message ?? inner.error?.message ?? (error as Error).message).slice(0, 200)
}

/**
 * Signs the transaction, passes it to `note` before it is sent, and sends it. Resolves with its hash when it is mined. Throws
 * Failed, with the hash if it was sent.
 */
export function carryOut(chain: Chain, user: User, intent: Intent, note: (signed: string, hash: string) => void) {
  return chain.write(async provider => {
    const prepared = await prepare(provider, chain.network, user, intent)
    const nonce = await provider.getTransactionCount(user.evm)
    const { chainId } = chain.network
    const signed = await new Wallet(user.key).signTransaction({ ...prepared, nonce, chainId, type: 0 })
    const hash = keccak256(signed)
    note(signed, hash)
    await send(provider, signed)
    return hash
  })
}

/** Sends a transaction that was signed before a restart, unless it is already mined. Throws Failed. */
export const carryOn = (chain: Chain, signed: string): Promise<void> => chain.write(provider => send(provider, signed))

async function send(provider: JsonRpcProvider, signed: string): Promise<void> {
  const hash = keccak256(signed)
  const known = await provider.getTransactionReceipt(hash)
  if (!known) {
    await provider.send('eth_sendRawTransaction', [signed]).catch(error => {
      throw new Failed(reasonOf(error), [hash])
    })
  }
  const receipt = known ?? (await receiptOf(provider, hash))
  if (receipt.status !== 1) throw new Failed('execution reverted', [hash])
}
