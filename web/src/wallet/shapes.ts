// What the wallet's backend answers, keys in camel case, as far as it is shown. Fields may be missing: it is not our service.

export type NetworkEntry = {
  caipId: string
  networkName: string
  networkId: string
  chainId?: string
  type?: string
  sponsorshipEnabled?: boolean
  gsnEnabled?: boolean
}
export type TokenEntry = {
  /** '' is the network's own coin. */
  address: string
  caipId: string
  symbol: string
  name: string
  networkId: string
  networkName: string
  decimals: string
  isPrimary?: boolean
}
export type WalletEntry = { caipId: string; networkName: string; address: string; networkSymbol?: string }
export type Holding = {
  id: string
  name: string
  symbol: string
  networkId: string
  networkName: string
  tokenAddress: string
  balance: string
  holdingsPriceUsdt: string
  tokens: Holding[] | null
}
export type Portfolio = {
  aggregatedData: { totalHoldingPriceUsdt: string; totalHoldingPriceInr: string }
  groupTokens: Holding[]
}
export type ActivityEntry = {
  id: string
  symbol: string
  name: string
  description: string
  amount: string
  orderType: string
  transferType: string
  status: string
  createdAt: string
  txHash: string
  networkName: string
  networkExplorerUrl: string
}
export type NftEntry = {
  caipId: string
  networkName: string
  entityType: string
  collectionAddress: string
  collectionName: string
  nftId: string
  tokenUri: string
  description: string
  nftName: string
  quantity: string
}
export type OrderEntry = {
  intentId: string
  intentType: string
  status: string
  reason: string
  networkName: string
  caipId: string
  downstreamTransactionHash: string[]
  transactionHash: string[]
  blockTimestamp: number
  details: Record<string, unknown>
}

/** What forms choose from. */
export type Choices = {
  networks: NetworkEntry[]
  tokens: TokenEntry[]
  wallets: WalletEntry[]
  holdings: Holding[]
  nfts: NftEntry[]
}

export const isEvm = (caipId: string): boolean => caipId.toLowerCase().startsWith('eip155:')

/** The holdings of each network by itself. */
export const singleHoldings = (holdings: Holding[]): Holding[] => holdings.flatMap(one => one.tokens ?? [one])

/** The balance of a token on its network, in whole units; null when it is not held. */
export function balanceOf({ holdings }: Choices, token: TokenEntry): string | null {
  const found = holdings.find(one => one.networkId === token.networkId && one.tokenAddress === token.address)
  return found?.balance ?? null
}

/** The token of an address on a network, in any letter case. */
export const tokenAt = ({ tokens }: Choices, caipId: string, address: string): TokenEntry | undefined =>
  tokens.find(
    one => one.caipId.toLowerCase() === caipId.toLowerCase() && one.address.toLowerCase() === address.toLowerCase(),
  )

/** The coin of a network, in which its fees are. */
export const coinOf = ({ tokens }: Choices, caipId: string): TokenEntry | undefined =>
  tokens.find(one => one.caipId.toLowerCase() === caipId.toLowerCase() && (one.isPrimary || one.address === ''))
