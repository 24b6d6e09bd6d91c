// The wallet of this page: one for the whole client, on the kit that other pages and programs have too.
import { useSyncExternalStore } from 'react'
import { walletService, walletStorage } from '../../data/wallet.ts'
import { WalletKit, type WalletState } from '../kit/index.ts'

export const kit = new WalletKit({ service: walletService, storage: walletStorage })

export const useWallet = (): WalletState => useSyncExternalStore(kit.onChange, kit.state)
