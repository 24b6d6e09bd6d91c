// The wallet's reads by name: each call with the parser of its reply.
import { type OrderFilter, ordersQuery } from '../../../api/core/wallet/calls.ts'
import { useWalletRead, type WalletCalls } from '../data/wallet.ts'
import * as shapes from './shapes.ts'

export const useNetworks = (calls: WalletCalls) => useWalletRead(calls, 'listNetworks', shapes.networksIn)
export const useTokens = (calls: WalletCalls) => useWalletRead(calls, 'listTokens', shapes.tokensIn)
export const useAddresses = (calls: WalletCalls) => useWalletRead(calls, 'listWallets', shapes.walletsIn)
export const usePortfolio = (calls: WalletCalls) => useWalletRead(calls, 'readPortfolio', shapes.portfolioIn)
export const useNfts = (calls: WalletCalls) => useWalletRead(calls, 'listNfts', shapes.nftsIn)
export const useActivity = (calls: WalletCalls) => useWalletRead(calls, 'listActivity', shapes.activityIn)
export const useOrders = (calls: WalletCalls, filter: OrderFilter) =>
  useWalletRead(calls, 'listOrders', shapes.ordersIn, ordersQuery(filter))
