// The options of the wallet's forms and look-ups in them. Entries that lack a value to be signed are no options. Pure.
import type { Holding, NetworkEntry, NftEntry, TokenEntry, WalletEntry } from '../kit/index.ts'

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

/** Whether network, address and decimals are known. */
export const canBeSent = (token: TokenEntry): boolean =>
  token.caipId !== '' && token.address !== null && token.decimals !== null
export const canBeGiven = (nft: NftEntry): boolean => [nft.caipId, nft.collectionAddress, nft.nftId].every(Boolean)

/** Identifies an NFT across reloads of the list. */
export const nftKey = ({ caipId, collectionAddress, nftId }: NftEntry): string =>
  [caipId, collectionAddress, nftId].join('|')
export const nftAt = ({ nfts }: Choices, key: string): NftEntry | undefined =>
  nfts.find(one => canBeGiven(one) && nftKey(one) === key)

/** In whole units; null when the token is not held or the balance is unknown. */
export function balanceOf({ holdings }: Choices, { networkId, address }: TokenEntry): string | null {
  if (networkId === '' || address === null) return null
  return holdings.find(one => one.networkId === networkId && one.tokenAddress === address)?.balance || null
}

/** The token of an address on a network, in any letter case. */
export const tokenAt = ({ tokens }: Choices, caipId: string, address: string): TokenEntry | undefined =>
  tokens.find(one => one.address !== null && isSame(one.caipId, caipId) && isSame(one.address, address))

/** The coin in which a network's fees are paid. */
export const coinOf = ({ tokens }: Choices, caipId: string): TokenEntry | undefined =>
  tokens.find(one => isSame(one.caipId, caipId) && (one.isPrimary || one.address === ''))

/** The network of a holding; null when the holding names none (empty ids are not compared). */
export function networkOfHolding({ networkId, networkName }: Holding, wallets: readonly WalletEntry[]): string | null {
  const byId = wallets.find(one => networkId !== '' && one.networkId === networkId)
  const found = byId ?? wallets.find(one => networkName !== '' && one.networkName === networkName)
  return found?.caipId || null
}

export const addressOn = ({ wallets }: Choices, caipId: string): string =>
  wallets.find(one => isSame(one.caipId, caipId))?.address ?? ''
