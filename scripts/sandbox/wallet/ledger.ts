// The ledger of one network: accounts with coins, collections, tokens and transactions. Both families have the same form; an EVM
// address is written with its checksum, an Aptos address in its long form. Knows no users and no HTTP.
import { createHash } from 'node:crypto'
import { BADGE, BADGE_ADDRESS, type Network, OWNER, STAMPS, STAMPS_ADDRESS } from './networks.ts'

export type Collection = {
  creator: string
  name: string
  uri: string
  description: string
  symbol: string
  type: string
  attributes: string
  supply: number
}
export type NftToken = {
  /** On Aptos the token's own address. */
  id: string
  collection: string
  owner: string
  /** A decimal string; more than '1' only for an ERC-1155. */
  quantity: string
  name: string
  uri: string
  description: string
  properties: { name: string; valueType: string; value: string }[]
}
export type Transaction = {
  version: number
  hash: string
  sender: string
  /** The name of a function on Aptos, the selector of one on an EVM network; '0x' for a plain transfer. */
  function: string
  success: boolean
  vmStatus: string
  gas: number
  /** In the smallest unit, as a decimal string. */
  gasPrice: string
  /** Milliseconds. */
  at: number
}
export type Ledger = {
  version: number
  /** Addresses that have received their test funds. */
  welcomed: Record<string, true>
  /** Balances by coin, in the smallest unit, as decimal strings. */
  accounts: Record<string, { sequence: number; coins: Record<string, string> }>
  /** ERC-20 allowances by "owner spender", as decimal strings. */
  allowances: Record<string, string>
  collections: Record<string, Collection>
  tokens: Record<string, NftToken>
  transactions: Record<string, Transaction>
}

/** An aborted transaction; the message is what a node would report. */
export class Abort extends Error {}

export function emptyLedger({ family, caipId }: Network): Ledger {
  const common = { creator: OWNER, description: '', attributes: '', supply: 0 }
  const collections: Ledger['collections'] = {
    [BADGE_ADDRESS]: { ...common, ...BADGE, type: 'ERC721', uri: `${caipId}/badges/` },
    [STAMPS_ADDRESS]: { ...common, name: STAMPS.name, symbol: '', type: 'ERC1155', uri: `${caipId}/stamps/{id}` },
  }
  return {
    version: 0,
    welcomed: {},
    accounts: {},
    allowances: {},
    collections: family === 'EVM' ? collections : {},
    tokens: {},
    transactions: {},
  }
}

export const balanceOf = (ledger: Ledger, address: string, coin: string): bigint =>
  BigInt(ledger.accounts[address]?.coins[coin] ?? 0)

/** Changes a balance; creates the account where needed. */
export function addCoins(ledger: Ledger, address: string, coin: string, amount: bigint): void {
  const account = ledger.accounts[address] ?? { sequence: 0, coins: {} }
  account.coins[coin] = String(balanceOf(ledger, address, coin) + amount)
  ledger.accounts[address] = account
}

type Transfer = { from: string; to: string; coin: string; amount: bigint }

/** False when the balance is too low. */
export function moveCoins(ledger: Ledger, { from, to, coin, amount }: Transfer): boolean {
  if (balanceOf(ledger, from, coin) < amount) return false
  addCoins(ledger, from, coin, -amount)
  addCoins(ledger, to, coin, amount)
  return true
}

/** Records a transaction, successful or not; returns its hash. */
export function record(ledger: Ledger, done: Omit<Transaction, 'version' | 'hash'>): string {
  const account = ledger.accounts[done.sender]
  const sequence = account ? account.sequence++ : 0
  const version = ++ledger.version
  const text = `${version} ${done.sender} ${sequence} ${done.function} ${done.at}`
  const hash = `0x${createHash('sha3-256').update(text).digest('hex')}`
  ledger.transactions[hash] = { version, hash, ...done }
  return hash
}
