// What the forms choose from, read together: networks, tokens, addresses, holdings, NFTs.
import type { ReactNode } from 'react'
import { useWalletRead } from '../data/wallet.ts'
import { WalletProblem } from './problem.tsx'
import type { OpenWallet } from './session.ts'
import {
  type Choices,
  type NetworkEntry,
  type NftEntry,
  type Portfolio,
  singleHoldings,
  type TokenEntry,
  type WalletEntry,
} from './shapes.ts'

type Props = { wallet: OpenWallet; children: (choices: Choices) => ReactNode }

export function WithChoices({ wallet: { calls }, children }: Props) {
  const networks = useWalletRead<NetworkEntry[]>(calls, 'listNetworks')
  const tokens = useWalletRead<TokenEntry[]>(calls, 'listTokens')
  const wallets = useWalletRead<WalletEntry[]>(calls, 'listWallets')
  const portfolio = useWalletRead<Portfolio>(calls, 'readPortfolio')
  const nfts = useWalletRead<NftEntry[]>(calls, 'listNfts')
  if (networks.data && tokens.data && wallets.data && portfolio.data && nfts.data) {
    const holdings = singleHoldings(portfolio.data.groupTokens)
    return children({
      networks: networks.data,
      tokens: tokens.data,
      wallets: wallets.data,
      holdings,
      nfts: nfts.data,
    })
  }
  const broken = [networks, tokens, wallets, portfolio, nfts].find(({ problem }) => problem)
  if (broken?.problem) return <WalletProblem problem={broken.problem} retry={broken.reload} />
  return (
    <div role="status" aria-busy="true" aria-label="The form is being prepared">
      <span className="skeleton wallet-row-skeleton" />
      <span className="skeleton wallet-row-skeleton" />
    </div>
  )
}
