// The reads of the wallet backend's API, by path. Knows no HTTP.
import type { Caller } from './bearer.ts'
import { GAS_VALUES } from './execute.ts'
import { NETWORKS } from './networks.ts'
import { nftsOf } from './nfts.ts'
import type { Orders } from './orders.ts'
import {
  activityOf,
  aggregatedPortfolio,
  networkEntry,
  orderEntry,
  type Sources,
  tokenEntry,
  walletEntry,
} from './portfolio.ts'

type Parts = Sources & { orders: Orders; clientSwa: string }
type Read = (caller: Caller, query: URLSearchParams) => unknown

const ORDER_FILTERS = ['intent_id', 'status', 'intent_type'] as const
const counted = (key: string, list: unknown[]) => ({ count: list.length, [key]: list })

export function readsOf(parts: Parts): Record<string, Read> {
  const { orders, clientSwa } = parts
  const ordersOf = ({ user }: Caller, query: URLSearchParams) => {
    const wanted = ORDER_FILTERS.filter(name => query.has(name))
    const items = orders.list(user).map(orderEntry)
    const found = items.filter(item => wanted.every(name => item[name] === query.get(name)))
    return counted('items', found)
  }
  return {
    '/wallets': ({ user }) => NETWORKS.map(network => walletEntry(network, user)),
    '/supported/networks': () => counted('network', NETWORKS.map(networkEntry)),
    '/supported/tokens': () => {
      const entries = NETWORKS.flatMap(network => network.tokens.map(token => tokenEntry(network, token)))
      return counted('tokens', entries)
    },
    '/aggregated-portfolio': ({ user }) => aggregatedPortfolio(parts, user),
    '/portfolio/activity': ({ user }) => counted('activity', activityOf(parts, user)),
    '/portfolio/nft': ({ user }) => counted('details', nftsOf(parts, user)),
    '/orders': ordersOf,
    '/nft/order-details': caller => ordersOf(caller, new URLSearchParams({ intent_type: 'NFT_TRANSFER' })),
    '/user-keys': ({ user }) => ({
      user_id: user.id,
      user_swa: user.swa,
      ecdsa_public_key: user.evmKey,
      eddsa_public_key: user.aptosKey,
      ecdsa_key_id: user.keyId,
      eddsa_key_id: user.aptosKeyId,
    }),
    '/gas-values': () => GAS_VALUES,
    '/verify-session': ({ user }) => ({
      user_id: user.id,
      client_id: 'sandbox-client',
      user_swa: user.swa,
      client_swa: clientSwa,
      is_session_added: true,
    }),
  }
}
