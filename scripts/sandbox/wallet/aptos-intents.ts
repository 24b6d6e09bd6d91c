// Carries out intents on the Aptos ledger. Each transaction is atomic. Knows no orders and no HTTP.
import { callEntry } from './aptos-functions.ts'
import {
  Abort,
  amountOf,
  createCollection,
  type Ledger,
  longAddress,
  mintToken,
  moveCoins,
  moveToken,
  objectAddress,
  record,
  tokenAt,
} from './aptos-ledger.ts'
import { aptosTransaction, type Intent } from './call-data.ts'
import { Failed } from './evm-intents.ts'
import { APT_COIN } from './networks.ts'
import type { User } from './state.ts'

type Step = { name: string; run: (ledger: Ledger) => void }

/** The collection of tokens that name none. */
const DEFAULT_COLLECTION = 'Collection of the wallet'

/** Changes the holder's ledger and returns the transaction hashes. Throws Failed with the hashes of those attempted. */
export function runOnLedger(holder: { ledger: Ledger }, user: User, intent: Intent, at: number): string[] {
  const hashes: string[] = []
  for (const { name, run } of stepsOf(user, intent)) {
    const trial = structuredClone(holder.ledger)
    try {
      run(trial)
    } catch (error) {
      if (!(error instanceof Abort)) throw error
      hashes.push(record(holder.ledger, user.aptos, name, error.message, at))
      throw new Failed(error.message, hashes)
    }
    hashes.push(record(trial, user.aptos, name, null, at))
    holder.ledger = trial
  }
  return hashes
}

function stepsOf(user: User, intent: Intent): Step[] {
  const sender = user.aptos
  if (intent.type === 'RAW_TRANSACTION') {
    return intent.transactions.map(aptosTransaction).map(call => ({
      name: call.function,
      run: ledger => callEntry(ledger, sender, call),
    }))
  }
  const [name, run] = simpleStep(sender, intent)
  return [{ name, run }]
}

function simpleStep(sender: string, intent: Exclude<Intent, { type: 'RAW_TRANSACTION' }>): [string, Step['run']] {
  if (intent.type === 'TOKEN_TRANSFER') {
    return ['0x1::aptos_account::transfer_coins', ledger => transferCoins(ledger, sender, intent)]
  }
  if (intent.type === 'NFT_TRANSFER') return ['0x1::object::transfer', ledger => transferToken(ledger, sender, intent)]
  if (intent.type === 'NFT_CREATE_COLLECTION') {
    const { name, uri, data } = intent
    const made = { creator: sender, name, uri, ...data }
    return ['0x4::collection::create_unlimited_collection', ledger => void createCollection(ledger, made)]
  }
  return ['0x4::token::create_named_token', ledger => mint(ledger, sender, intent)]
}

function transferCoins(ledger: Ledger, from: string, intent: Intent & { type: 'TOKEN_TRANSFER' }) {
  const amount = amountOf(intent.amount)
  moveCoins(ledger, { from, to: longAddress(intent.recipient), coin: intent.token || APT_COIN, amount })
}

function transferToken(ledger: Ledger, sender: string, intent: Intent & { type: 'NFT_TRANSFER' }) {
  if (intent.amount !== '1') throw new Abort('a token is transferred whole')
  const address = longAddress(intent.nftId.startsWith('0x') ? intent.nftId : `0x${intent.nftId}`)
  if (tokenAt(ledger, address).collection !== longAddress(intent.collection)) {
    throw new Abort('the token is of another collection')
  }
  moveToken(ledger, sender, address, longAddress(intent.recipient))
}

function mint(ledger: Ledger, creator: string, { name, uri, collection, data }: Intent & { type: 'NFT_MINT' }) {
  const { recipientWalletAddress, description, properties } = data
  const owner = recipientWalletAddress ? longAddress(recipientWalletAddress) : creator
  const into = collection ? longAddress(collection) : objectAddress(creator, DEFAULT_COLLECTION)
  if (!collection && !ledger.collections[into]) {
    const empty = { uri: '', description: '', symbol: '', type: '', attributes: '' }
    createCollection(ledger, { creator, name: DEFAULT_COLLECTION, ...empty })
  }
  mintToken(ledger, { creator, collection: into, owner, name, uri, description, properties })
}
