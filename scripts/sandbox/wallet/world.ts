// The ledgers of all networks: test funds of a wallet, activity, and what a network knows of an address or a transaction. Knows no HTTP.
import { randomUUID } from 'node:crypto'
import { getAddress, isAddress } from 'ethers'
import { mintBadge } from './evm-contracts.ts'
import { addCoins, type Ledger } from './ledger.ts'
import { NETWORKS, type Network } from './networks.ts'
import type { Activity, Store, User } from './state.ts'

export type World = ReturnType<typeof createWorld>

/** `now` is in milliseconds. */
export function createWorld({ state, save }: Store, now: () => number) {
  const ledgerOf = ({ caipId }: Network) => state.ledgers[caipId] as Ledger

  function note(entry: Omit<Activity, 'id' | 'at' | 'hash' | 'orderType'> & Partial<Activity>) {
    const at = Math.floor(now() / 1000)
    state.activity.push({ id: randomUUID(), orderType: 'TOKEN_TRANSFER', hash: '', at, ...entry })
  }

  /** Gives a wallet its test funds on a network, once. */
  function fund(user: User, network: Network): void {
    const { caipId, family, tokens } = network
    const ledger = ledgerOf(network)
    const address = addressOn(network, user)
    if (ledger.welcomed[address]) return
    ledger.welcomed[address] = true
    if (family === 'EVM') mintBadge(ledger, address)
    for (const token of tokens) {
      addCoins(ledger, address, token.address, token.welcome)
      const entry = { userId: user.id, caipId, token: token.address, amount: String(token.welcome) }
      note({ ...entry, transferType: 'CREDIT', description: 'Test funds' })
    }
    save()
  }

  /** What a network knows of a transaction's hash or an address, or null. */
  function lookUp(caipId: string, id: string): object | null {
    const network = findNetwork(caipId)
    if (!network || !/^0x[0-9a-fA-F]+$/.test(id)) return null
    const key = network.family === 'EVM' && isAddress(id.toLowerCase()) ? getAddress(id.toLowerCase()) : id
    const { transactions, accounts, collections, tokens } = ledgerOf(network)
    const owned = Object.values(tokens).filter(token => token.owner === key)
    const known = transactions[key] ?? accounts[key] ?? collections[key] ?? tokens[key]
    return known || owned.length ? { ...known, owned } : null
  }
  return { ledgerOf, fund, note, lookUp }
}

/** The network of this chain id, in any letter case, or null. */
export const findNetwork = (caip2Id: string): Network | null =>
  NETWORKS.find(({ caipId }) => caipId === caip2Id.toLowerCase()) ?? null

/** The wallet's address on a network. */
export const addressOn = (network: Network, user: User): string => (network.family === 'EVM' ? user.evm : user.aptos)
