// Carries out intents on the ledger of a network. Each transaction is atomic. Knows no orders and no HTTP.
import { getAddress, Interface, isAddress } from 'ethers'
import { callEntry } from './aptos-functions.ts'
import {
  amountOf,
  createCollection,
  longAddress,
  mintToken,
  moveToken,
  objectAddress,
  tokenAt,
  transferCoins,
} from './aptos-objects.ts'
import { aptosTransaction, evmTransaction, type Intent } from './call-data.ts'
import { callContract, isContract } from './evm-contracts.ts'
import { Abort, addCoins, balanceOf, type Ledger, moveCoins, record } from './ledger.ts'
import { APT_COIN, type Network } from './networks.ts'
import type { User } from './state.ts'

/** An intent that failed or would fail; the message becomes the order's reason. */
export class Failed extends Error {
  readonly hashes: string[]
  constructor(reason: string, hashes: string[] = []) {
    super(reason)
    this.hashes = hashes
  }
}
/** One transaction. */
type Step = { sender: string; function: string; gas: number; run: (ledger: Ledger) => void }
type OfType<Type extends Intent['type']> = Intent & { type: Type }
type EvmCall = { to: string; data: string; value: bigint }

/** The collection of tokens that name none. */
const DEFAULT_COLLECTION = 'Collection of the wallet'
const GAS = { transfer: 21_000, call: 65_000 }
const TRANSFERS = new Interface([
  'function transfer(address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
])

/** Replaces the network's ledger and returns the transaction hashes. Throws Failed, with the hashes of failed transactions on Aptos. */
export function carryOut(
  ledgers: Record<string, Ledger>,
  network: Network,
  intent: { user: User; intent: Intent; at: number },
): string[] {
  const { caipId, family, gasPrice } = network
  const { user, at } = intent
  const hashes: string[] = []
  const steps = family === 'EVM' ? [evmStep(network, user, intent.intent)] : aptosSteps(user.aptos, intent.intent)
  for (const { run, ...step } of steps) {
    const ledger = ledgers[caipId] as Ledger
    const trial = structuredClone(ledger)
    const note = { ...step, gasPrice: String(gasPrice), at }
    try {
      run(trial)
    } catch (error) {
      if (!(error instanceof Abort)) throw error
      // On an EVM network a transaction that would fail is not sent.
      if (family === 'APT') hashes.push(record(ledger, { ...note, success: false, vmStatus: error.message }))
      throw new Failed(error.message, hashes)
    }
    hashes.push(record(trial, { ...note, success: true, vmStatus: 'Executed successfully' }))
    ledgers[caipId] = trial
  }
  return hashes
}

function evmStep({ gasPrice }: Network, user: User, intent: Intent): Step {
  const sender = user.evm
  const call = evmCallOf(user, intent)
  const { to, data, value } = call
  const isCall = isContract(to)
  if (!isCall && data !== '0x' && intent.type !== 'RAW_TRANSACTION') throw new Failed(`There is no contract at ${to}`)
  const gas = isCall ? GAS.call : GAS.transfer
  const run = (ledger: Ledger) => {
    const fee = BigInt(gas) * gasPrice
    if (balanceOf(ledger, sender, '') < value + fee) throw new Abort('insufficient funds for the value and the gas')
    addCoins(ledger, sender, '', -fee)
    if (!isCall) moveCoins(ledger, { from: sender, to, coin: '', amount: value })
    else if (value) throw new Abort('execution reverted')
    else callContract({ ledger, sender }, to, data)
  }
  return { sender, function: data.slice(0, 10), gas, run }
}

function evmCallOf(user: User, intent: Intent): EvmCall {
  if (intent.type === 'TOKEN_TRANSFER') {
    const recipient = evmAddress(intent.recipient, 'recipient')
    if (intent.token === '') return { to: recipient, data: '0x', value: BigInt(intent.amount) }
    const data = TRANSFERS.encodeFunctionData('transfer', [recipient, intent.amount])
    return { to: evmAddress(intent.token, 'token'), data, value: 0n }
  }
  if (intent.type === 'NFT_TRANSFER') return nftCallOf(user, intent)
  if (intent.type !== 'RAW_TRANSACTION') throw new Failed('Collections and minting are for Aptos')
  const { from, to, data, value } = evmTransaction(intent.transactions[0] ?? {})
  if (from.toLowerCase() !== user.evm.toLowerCase()) throw new Failed('The sender is not the wallet of this user')
  if (to === '0x') throw new Failed('The sandbox’s networks accept no new contracts')
  return { to: evmAddress(to, 'to'), data, value }
}

function nftCallOf(user: User, intent: OfType<'NFT_TRANSFER'>): EvmCall {
  const to = evmAddress(intent.collection, 'collection')
  const recipient = evmAddress(intent.recipient, 'recipient')
  const id = BigInt(/^(\d+|0x[0-9a-fA-F]+)$/.test(intent.nftId) ? intent.nftId : `0x${intent.nftId}`)
  if (intent.nftType === 'ERC1155') {
    const several = 'safeTransferFrom(address,address,uint256,uint256,bytes)'
    const data = TRANSFERS.encodeFunctionData(several, [user.evm, recipient, id, intent.amount, '0x'])
    return { to, data, value: 0n }
  }
  if (intent.amount !== '1') throw new Failed('An ERC-721 token is transferred whole')
  const one = 'safeTransferFrom(address,address,uint256)'
  return { to, data: TRANSFERS.encodeFunctionData(one, [user.evm, recipient, id]), value: 0n }
}

function evmAddress(text: string, what: string): string {
  if (!/^0x/.test(text) || !isAddress(text.toLowerCase())) throw new Failed(`The ${what} is not an EVM address`)
  return getAddress(text.toLowerCase())
}

function aptosSteps(sender: string, intent: Intent): Step[] {
  if (intent.type === 'RAW_TRANSACTION') {
    return intent.transactions.map(aptosTransaction).map(call => ({
      sender,
      function: call.function,
      gas: 0,
      run: ledger => callEntry(ledger, sender, call),
    }))
  }
  const [name, run] = simpleStep(sender, intent)
  return [{ sender, function: name, gas: 0, run }]
}

function simpleStep(sender: string, intent: Exclude<Intent, { type: 'RAW_TRANSACTION' }>): [string, Step['run']] {
  if (intent.type === 'TOKEN_TRANSFER') {
    return ['0x1::aptos_account::transfer_coins', ledger => sendCoins(ledger, sender, intent)]
  }
  if (intent.type === 'NFT_TRANSFER') return ['0x1::object::transfer', ledger => transferToken(ledger, sender, intent)]
  if (intent.type === 'NFT_CREATE_COLLECTION') {
    const { name, uri, data } = intent
    const made = { creator: sender, name, uri, ...data }
    return ['0x4::collection::create_unlimited_collection', ledger => void createCollection(ledger, made)]
  }
  return ['0x4::token::create_named_token', ledger => mint(ledger, sender, intent)]
}

function sendCoins(ledger: Ledger, from: string, intent: OfType<'TOKEN_TRANSFER'>) {
  const amount = amountOf(intent.amount)
  transferCoins(ledger, { from, to: longAddress(intent.recipient), coin: intent.token || APT_COIN, amount })
}

function transferToken(ledger: Ledger, sender: string, intent: OfType<'NFT_TRANSFER'>) {
  if (intent.amount !== '1') throw new Abort('a token is transferred whole')
  const address = longAddress(intent.nftId.startsWith('0x') ? intent.nftId : `0x${intent.nftId}`)
  if (tokenAt(ledger, address).collection !== longAddress(intent.collection)) {
    throw new Abort('the token is of another collection')
  }
  moveToken(ledger, sender, address, longAddress(intent.recipient))
}

function mint(ledger: Ledger, creator: string, { name, uri, collection, data }: OfType<'NFT_MINT'>) {
  const { recipientWalletAddress, description, properties } = data
  const owner = recipientWalletAddress ? longAddress(recipientWalletAddress) : creator
  const into = collection ? longAddress(collection) : objectAddress(creator, DEFAULT_COLLECTION)
  if (!collection && !ledger.collections[into]) {
    const empty = { uri: '', description: '', symbol: '', type: '', attributes: '' }
    createCollection(ledger, { creator, name: DEFAULT_COLLECTION, ...empty })
  }
  mintToken(ledger, { creator, collection: into, owner, name, uri, description, properties })
}
