// The networks and tokens of the wallet's stand-in: two of the EVM family and one of Aptos. Their chain ids belong to no real network,
// so that signatures made here are worthless elsewhere.

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
  /** The test funds of a new wallet, in the smallest unit. */
  welcome: bigint
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

/** The EVM contracts and their owner. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const TOKEN_ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const BADGE_ADDRESS = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
export const STAMPS_ADDRESS = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
export const TOKEN = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
export const BADGE = { name: 'Sandbox Badges', symbol: 'SBB' }
export const STAMPS = { name: 'Sandbox Stamps', kinds: 3 }
export const APT_COIN = '0x1::aptos_coin::AptosCoin'

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
      { ...coin, usdt: 2, isPrimary: true, welcome: 10n * 10n ** 18n },
      { ...dollar, usdt: 1, isPrimary: false, welcome: 1_000n * 10n ** 6n },
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
      welcome: 10n * 10n ** 8n,
    },
  ],
}

export const NETWORKS: Network[] = [
  evm(1, 31_337, 'Sandbox Alpha', 'SBA', 0n),
  evm(2, 31_338, 'Sandbox Beta', 'SBE', 2_000_000_000n),
  APTOS,
]
