// Parsers of the backend's replies, keys in camel case. The backend is not ours, so every field may be missing or malformed:
// such a text becomes '', anything else null. An unreadable row stays a row, so that nothing vanishes from the screen. Pure.

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsIn = (value: unknown): Row[] | null =>
  Array.isArray(value) ? value.map(one => (isRow(one) ? one : {})) : null

/** Unchanged, for addresses and ids; a number only where it is exact. */
const exact = (value: unknown): string =>
  typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : ''
/** For display: without control characters and without characters that change the text direction. */
const label = (value: unknown): string =>
  exact(value)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
const amount = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : exact(value).trim()
  return /^\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text) ? text : ''
}
/** '' is the network's own coin. */
const tokenAddressIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const directionIn = (value: unknown): 'in' | 'out' | null =>
  value === 'CREDIT' ? 'in' : value === 'DEBIT' ? 'out' : null
/** Decimals are a uint8. */
const decimalsIn = (value: unknown): number | null => {
  const text = exact(value)
  return /^\d{1,3}$/.test(text) && Number(text) <= 255 ? Number(text) : null
}

const EARLIEST = Date.parse('2015-01-01')
const LATEST = Date.parse('2100-01-01')

/** An ISO instant from an ISO text or Unix seconds; null outside of 2015 to 2100. */
function instantIn(value: unknown): string | null {
  const isText = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
  const isSeconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  let ms = Number.NaN
  if (isText) ms = Date.parse(value)
  else if (isSeconds) ms = Number(value) * 1000
  return ms >= EARLIEST && ms <= LATEST ? new Date(ms).toISOString() : null
}

// Each parser returns null for a reply of the wrong kind.
const listOf =
  <T>(read: (row: Row) => T) =>
  (answer: unknown): T[] | null =>
    rowsIn(answer)?.map(read) ?? null

export type NetworkEntry = ReturnType<typeof networkOf>
const networkOf = (row: Row) => ({
  caipId: exact(row.caipId),
  networkName: label(row.networkName),
  type: label(row.type),
  sponsorshipEnabled: flag(row.sponsorshipEnabled),
  gsnEnabled: flag(row.gsnEnabled),
})
export const networksIn = listOf(networkOf)

export type TokenEntry = ReturnType<typeof tokenOf>
const tokenOf = (row: Row) => ({
  address: tokenAddressIn(row.address),
  caipId: exact(row.caipId),
  symbol: label(row.symbol),
  name: label(row.name),
  networkId: exact(row.networkId),
  networkName: label(row.networkName),
  decimals: decimalsIn(row.decimals),
  isPrimary: row.isPrimary === true,
})
export const tokensIn = listOf(tokenOf)

export type WalletEntry = ReturnType<typeof walletOf>
const walletOf = (row: Row) => ({
  caipId: exact(row.caipId),
  networkId: exact(row.networkId),
  networkName: label(row.networkName),
  address: exact(row.address),
})
export const walletsIn = listOf(walletOf)

/** `holdings`: null when the backend did not list them, which differs from an empty list. */
export type Portfolio = { worthUsdt: string; worthInr: string; holdings: Holding[] | null }

/** The backend groups a token's holdings on several networks; the groups are flattened. */
export function portfolioIn(answer: unknown): Portfolio | null {
  if (!isRow(answer)) return null
  const worth = isRow(answer.aggregatedData) ? answer.aggregatedData : {}
  const groups = rowsIn(answer.groupTokens)
  const single = groups?.flatMap(row => {
    const tokens = rowsIn(row.tokens)
    return tokens?.length ? tokens : [row]
  })
  return {
    worthUsdt: amount(worth.totalHoldingPriceUsdt),
    worthInr: amount(worth.totalHoldingPriceInr),
    holdings: single?.map(holdingOf) ?? null,
  }
}

export type Holding = ReturnType<typeof holdingOf>
const holdingOf = (row: Row) => ({
  id: exact(row.id),
  name: label(row.name),
  symbol: label(row.symbol),
  networkId: exact(row.networkId),
  networkName: label(row.networkName),
  tokenAddress: tokenAddressIn(row.tokenAddress),
  balance: amount(row.balance),
  worthUsdt: amount(row.holdingsPriceUsdt),
})

export type ActivityEntry = ReturnType<typeof activityOf>
const activityOf = (row: Row) => ({
  id: exact(row.id),
  symbol: label(row.symbol),
  description: label(row.description),
  amount: amount(row.amount),
  orderType: label(row.orderType),
  direction: directionIn(row.transferType),
  status: exact(row.status),
  at: instantIn(row.createdAt) ?? instantIn(row.timestamp),
  txHash: exact(row.txHash),
  networkName: label(row.networkName),
})
export const activityIn = listOf(activityOf)

export type NftEntry = ReturnType<typeof nftOf>
const nftOf = (row: Row) => ({
  caipId: exact(row.caipId),
  networkName: label(row.networkName),
  entityType: exact(row.entityType),
  collectionAddress: exact(row.collectionAddress),
  collectionName: label(row.collectionName),
  nftId: exact(row.nftId),
  description: label(row.description),
  nftName: label(row.nftName),
})
export const nftsIn = listOf(nftOf)

export type OrderEntry = ReturnType<typeof orderOf>
const orderOf = (row: Row) => ({
  intentId: exact(row.intentId),
  intentType: label(row.intentType),
  status: exact(row.status),
  reason: label(row.reason),
  networkName: label(row.networkName),
  hashes: textsIn(row.downstreamTransactionHash),
  at: instantIn(row.blockTimestamp),
})
export const ordersIn = listOf(orderOf)

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(one => typeof one === 'string' && one !== ''))] : []

export type Stage = 'pending' | 'done' | 'failed' | 'unknown'

/** The known statuses of orders, by meaning. */
export const STATUSES = {
  pending: ['NOT_EXISTS', 'INITIATED', 'PENDING', 'IN_PROGRESS'],
  done: ['SUCCESSFUL'],
  failed: ['FAILED', 'EXPIRED', 'BUNDLER_DISCARDED', 'FAILED_ON_CHAIN'],
} as const

/** An unknown status is never done or failed. */
export const stageOf = (status: string): Stage =>
  (Object.keys(STATUSES) as (keyof typeof STATUSES)[]).find(stage => STATUSES[stage].some(one => one === status)) ??
  'unknown'
