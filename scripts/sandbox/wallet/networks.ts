// The networks and tokens of the wallet's stand-in: two local EVM chains and a simulated Aptos ledger. Their chain ids belong to no
// real network, so that signatures made here are worthless elsewhere.
import { getCreateAddress } from 'ethers'

export type Family = 'EVM' | 'APT'
export type Token = {
  id: string
  groupId: string
  /** '' stands for the network's own coin. */
  address: string
  name: string
  symbol: string
  decimals: number
  /** A made-up price. */
  usdt: number
  isPrimary: boolean
}
export type Network = {
  caipId: string
  name: string
  symbol: string
  chainId: number
  family: Family
  id: string
  /** Whether the wallet's backend pays the gas. */
  isSponsored: boolean
  /** Wei per unit of gas; 0 on a sponsored network. */
  gasPrice: bigint
  tokens: Token[]
}

/** Anvil's first account, whose key is public. Deploys the contracts and funds wallets. */
export const TREASURY = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The contracts are the treasury's first transactions, so their addresses are known in advance. */
export const TOKEN_ADDRESS = getCreateAddress({ from: TREASURY, nonce: 0 })
export const BADGE_ADDRESS = getCreateAddress({ from: TREASURY, nonce: 1 })
export const STAMPS_ADDRESS = getCreateAddress({ from: TREASURY, nonce: 2 })
export const TOKEN = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
export const BADGE = { name: 'Sandbox Badges', symbol: 'SBB' }
export const STAMPS = { name: 'Sandbox Stamps', kinds: 3 }
export const APT_COIN = '0x1::aptos_coin::AptosCoin'

/** The test funds of a wallet on each network, in the smallest unit. */
export const WELCOME = { coin: 10n * 10n ** 18n, token: 1_000n * 10n ** 6n, apt: 10n * 10n ** 8n }
export const INR_A_USDT = 84

/** `index` seeds ids that are stable across starts and differ between networks. */
function evm(index: number, chainId: number, name: string, symbol: string, gasPrice: bigint): Network {
  const coin = { id: idOf(index, 1), groupId: idOf(index, 1), address: '', name: `${name} coin`, symbol, decimals: 18 }
  const dollar = { id: idOf(index, 2), groupId: idOf(0, 2), address: TOKEN_ADDRESS, ...TOKEN }
  return {
    caipId: `eip155:${chainId}`,
    name: name.toUpperCase().replaceAll(' ', '_'),
    symbol,
    chainId,
    family: 'EVM',
    id: idOf(index, 0),
    isSponsored: gasPrice === 0n,
    gasPrice,
    tokens: [
      { ...coin, usdt: 2, isPrimary: true },
      { ...dollar, usdt: 1, isPrimary: false },
    ],
  }
}

function idOf(network: number, part: number): string {
  return `5a4db0c5-0000-4000-8000-${String(network).padStart(6, '0')}${String(part).padStart(6, '0')}`
}

export const APTOS: Network = {
  caipId: 'aptos:sandbox',
  name: 'SANDBOX_APTOS',
  symbol: 'APT',
  chainId: 4,
  family: 'APT',
  id: idOf(3, 0),
  isSponsored: true,
  gasPrice: 0n,
  tokens: [
    {
      id: idOf(3, 1),
      groupId: idOf(3, 1),
      address: APT_COIN,
      name: 'Aptos coin',
      symbol: 'APT',
      decimals: 8,
      usdt: 5,
      isPrimary: true,
    },
  ],
}

export const EVM_NETWORKS: Network[] = [
  evm(1, 31_337, 'Sandbox Alpha', 'SBA', 0n),
  evm(2, 31_338, 'Sandbox Beta', 'SBE', 2_000_000_000n),
]
