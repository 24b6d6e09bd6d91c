// A wallet's holdings and activity in the shapes of the backend's replies. Balances are the ledgers'; prices are made up.
import { formatUnits } from 'ethers'
import { balanceOf } from './ledger.ts'
import { APTOS, INR_A_USDT, NETWORKS, type Network, type Token } from './networks.ts'
import type { Activity, Order, Store, User } from './state.ts'
import { addressOn, findNetwork, type World } from './world.ts'

type Holding = { network: Network; token: Token; balance: string; usdt: number }
/** `explorer` is the address of what a network knows of an address or a transaction. */
export type Sources = { store: Store; world: World; explorer: (caipId: string, id: string) => string }

const money = (value: number) => value.toFixed(2)
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()

export const networkEntry = (network: Network) => ({
  caip_id: network.caipId,
  network_name: network.name,
  chain_id: String(network.chainId),
  logo: '',
  sponsorship_enabled: network.isSponsored,
  gsn_enabled: false,
  type: network.family,
  network_id: network.id,
  onramp_enabled: false,
  whitelisted: true,
})

export const walletEntry = (network: Network, user: User) => ({
  caip_id: network.caipId,
  network_name: network.name,
  address: addressOn(network, user),
  network_id: network.id,
  network_symbol: network.symbol,
})

export const tokenEntry = (network: Network, token: Token) => ({
  address: token.address,
  caip_id: network.caipId,
  symbol: token.symbol,
  image: '',
  name: token.name,
  short_name: token.symbol,
  id: token.id,
  group_id: token.groupId,
  is_primary: token.isPrimary,
  network_id: network.id,
  network_name: network.name,
  onramp_enabled: false,
  whitelisted: true,
  decimals: String(token.decimals),
  precision: String(Math.min(token.decimals, 6)),
})

/** The wallet's holdings on all networks; grants the test funds first. */
function holdingsOf({ world }: Sources, user: User): Holding[] {
  return NETWORKS.flatMap(network => {
    world.fund(user, network)
    return network.tokens.map(token => {
      const amount = balanceOf(world.ledgerOf(network), addressOn(network, user), token.address)
      const balance = formatUnits(amount, token.decimals)
      return { network, token, balance, usdt: Number(balance) * token.usdt }
    })
  })
}

export function aggregatedPortfolio(sources: Sources, user: User) {
  const holdings = holdingsOf(sources, user)
  const total = holdings.reduce((sum, { usdt }) => sum + usdt, 0)
  const ids = [...new Set(holdings.map(({ token }) => token.groupId))]
  const groups = ids.map(id => holdings.filter(({ token }) => token.groupId === id))
  const prices = { usdt: money(total), inr: money(total * INR_A_USDT) }
  return {
    aggregated_data: {
      holdings_count: String(holdings.length),
      holdings_price_inr: prices.inr,
      holdings_price_usdt: prices.usdt,
      total_holding_price_inr: prices.inr,
      total_holding_price_usdt: prices.usdt,
    },
    group_tokens: groups.map(groupEntry),
  }
}

/** The same token on several networks forms one group. */
function groupEntry(holdings: Holding[]) {
  const [first] = holdings as [Holding]
  const isGroup = holdings.length > 1
  const balance = isGroup ? String(holdings.reduce((sum, one) => sum + Number(one.balance), 0)) : first.balance
  const usdt = holdings.reduce((sum, one) => sum + one.usdt, 0)
  return {
    ...holdingEntry({ ...first, balance, usdt }),
    aggregation_type: isGroup ? 'group' : 'token',
    tokens: isGroup ? holdings.map(holdingEntry) : null,
  }
}

function holdingEntry({ network, token, balance, usdt }: Holding) {
  const {
    address,
    caip_id,
    image,
    decimals: _,
    onramp_enabled: _o,
    whitelisted: _w,
    ...entry
  } = tokenEntry(network, token)
  const prices = { holdings_price_usdt: money(usdt), holdings_price_inr: money(usdt * INR_A_USDT) }
  return { ...entry, caip_id, token_image: image, token_address: address, balance, ...prices }
}

/** Newest first. */
export function activityOf({ store, explorer }: Sources, user: User) {
  const mine = store.state.activity.filter(one => one.userId === user.id)
  return mine.reverse().map(one => activityEntry(one, explorer))
}

function activityEntry(one: Activity, explorer: Sources['explorer']) {
  const network = networkOf(one.caipId)
  const token = tokenOf(network, one.token)
  const entry = token && tokenEntry(network, token)
  const amount = token ? formatUnits(one.amount, token.decimals) : one.amount
  return {
    symbol: entry?.symbol ?? '',
    image: '',
    name: entry?.name ?? one.token,
    short_name: entry?.short_name ?? '',
    id: one.id,
    group_id: entry?.group_id ?? '',
    description: one.description,
    quantity: amount,
    amount,
    order_type: one.orderType,
    transfer_type: one.transferType,
    status: 'SUCCESSFUL',
    created_at: isoOf(one.at),
    updated_at: isoOf(one.at),
    timestamp: one.at,
    tx_hash: one.hash,
    network_id: network.id,
    network_name: network.name,
    network_explorer_url: one.hash && explorer(one.caipId, one.hash),
    network_symbol: network.symbol,
    caip_id: one.caipId,
  }
}

const networkOf = (caipId: string): Network => findNetwork(caipId) ?? APTOS
/** '' stands for a network's own coin. */
const tokenOf = (network: Network, address: string) =>
  network.tokens.find(token => token.address.toLowerCase() === address.toLowerCase()) ??
  (address === '' ? network.tokens.find(token => token.isPrimary) : undefined)

export function orderEntry(order: Order) {
  const { type: intent_type, ...details } = order.details
  return {
    downstream_transaction_hash: order.hashes,
    transaction_hash: [order.operationHash],
    status: order.status,
    intent_id: order.id,
    intent_type: order.intentType,
    network_name: networkOf(order.caipId).name,
    caip_id: order.caipId,
    details: { intent_type, ...details },
    reason: order.reason,
    block_timestamp: order.updatedAt,
  }
}
