// The wallet's reads for the screens, cached by call and session.
import { type CallName, ordersQuery } from '../../../api/core/wallet/calls.ts'
import { type Read, refreshUnder, useReadBy } from '../data/read.ts'
import type { OpenWallet, OrderFilter, WalletConfig } from './kit/index.ts'
import { kit } from './session/session.ts'

export const useWalletConfig = (): Read<WalletConfig> => useReadBy('wallet-config', () => kit.readConfig())

const keyPrefix = ({ calls }: OpenWallet) => `wallet:${calls.sessionPk}:`
export const walletKey = (wallet: OpenWallet, name: CallName, query = ''): string =>
  `${keyPrefix(wallet)}${name}${query}`

/** Reads everything on screen again, after an action. */
export const refreshWallet = (wallet: OpenWallet): Promise<void> => refreshUnder(keyPrefix(wallet))

export const useNetworks = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'listNetworks'), wallet.networks)
export const useTokens = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'listTokens'), wallet.tokens)
export const useAddresses = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'listWallets'), wallet.addresses)
export const usePortfolio = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'readPortfolio'), wallet.portfolio)
export const useNfts = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'listNfts'), wallet.nfts)
export const useActivity = (wallet: OpenWallet) => useReadBy(walletKey(wallet, 'listActivity'), wallet.activity)
export const useOrders = (wallet: OpenWallet, filter: OrderFilter) =>
  useReadBy(walletKey(wallet, 'listOrders', ordersQuery(filter)), () => wallet.orders(filter))
