// What the wallet's forms choose from, and what is found in it. An entry that lacks what would be signed is not offered. Pure.
import type { Holding, NetworkEntry, NftEntry, TokenEntry, WalletEntry } from './shapes.ts'

export type Choices = {
  networks: NetworkEntry[]
  tokens: TokenEntry[]
  wallets: WalletEntry[]
  holdings: Holding[]
  nfts: NftEntry[]
}

export const isEvm = (caipId: string): boolean => caipId.toLowerCase().startsWith('eip155:')
export const isAptos = (caipId: string): boolean => caipId.toLowerCase().startsWith('aptos:')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether it is known where it is and how it is counted. */
export const canBeSent = (token: TokenEntry): boolean =>
  token.caipId !== '' && token.address !== null && token.decimals !== null
export const canBeGiven = (nft: NftEntry): boolean => [nft.caipId, nft.collectionAddress, nft.nftId].every(Boolean)

/** One name for one NFT, however the list is sorted when it is read again. */
export const nftKey = ({ caipId, collectionAddress, nftId }: NftEntry): string =>
  [caipId, collectionAddress, nftId].join('|')
export const nftAt = ({ nfts }: Choices, key: string): NftEntry | undefined =>
  nfts.find(one => canBeGiven(one) && nftKey(one) === key)

/** The balance of a token on its network, in whole units; null when it is not held, or nobody said. */
export function balanceOf({ holdings }: Choices, { networkId, address }: TokenEntry): string | null {
  if (networkId === '' || address === null) return null
  return holdings.find(one => one.networkId === networkId && one.tokenAddress === address)?.balance || null
}

/** The token of an address on a network, in any letter case. */
export const tokenAt = ({ tokens }: Choices, caipId: string, address: string): TokenEntry | undefined =>
  tokens.find(one => one.address !== null && isSame(one.caipId, caipId) && isSame(one.address, address))

/** The coin of a network, in which its fees are. */
export const coinOf = ({ tokens }: Choices, caipId: string): TokenEntry | undefined =>
  tokens.find(one => isSame(one.caipId, caipId) && (one.isPrimary || one.address === ''))

/** The network on which a holding lies; null where that was not said: two that say nothing are not the same one. */
export function networkOfHolding({ networkId, networkName }: Holding, wallets: readonly WalletEntry[]): string | null {
  const byId = wallets.find(one => networkId !== '' && one.networkId === networkId)
  const found = byId ?? wallets.find(one => networkName !== '' && one.networkName === networkName)
  return found?.caipId || null
}

export const addressOn = ({ wallets }: Choices, caipId: string): string =>
  wallets.find(one => isSame(one.caipId, caipId))?.address ?? ''
