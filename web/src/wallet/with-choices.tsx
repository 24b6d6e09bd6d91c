// What the forms choose from, read together: networks, tokens, addresses, holdings, NFTs. A form waits for what it cannot do
// without, and goes without the rest.
import type { ReactNode } from 'react'
import type { Choices } from './choices.ts'
import { WalletProblem } from './problem.tsx'
import { useAddresses, useNetworks, useNfts, usePortfolio, useTokens } from './reads.ts'
import type { OpenWallet } from './session.ts'

type Props = { wallet: OpenWallet; wanted: readonly (keyof Choices)[]; children: (choices: Choices) => ReactNode }

export function WithChoices({ wallet: { calls }, wanted, children }: Props) {
  const reads = {
    networks: useNetworks(calls),
    tokens: useTokens(calls),
    wallets: useAddresses(calls),
    holdings: usePortfolio(calls),
    nfts: useNfts(calls),
  }
  const missing = wanted.map(name => reads[name]).filter(({ data }) => data === undefined)
  const broken = missing.find(({ problem }) => problem)
  if (broken?.problem) return <WalletProblem problem={broken.problem} retry={broken.reload} />
  if (missing.length > 0) {
    return (
      <div role="status" aria-busy="true" aria-label="The form is being prepared">
        <span className="skeleton wallet-row-skeleton" />
        <span className="skeleton wallet-row-skeleton" />
      </div>
    )
  }
  return children({
    networks: reads.networks.data ?? [],
    tokens: reads.tokens.data ?? [],
    wallets: reads.wallets.data ?? [],
    holdings: reads.holdings.data?.holdings ?? [],
    nfts: reads.nfts.data ?? [],
  })
}
