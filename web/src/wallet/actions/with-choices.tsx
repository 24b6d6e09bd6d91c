// The choices of the forms, read together. A form waits for the reads that it requires and takes the others as they come.
import type { ReactNode } from 'react'
import type { OpenWallet } from '../kit/index.ts'
import { Skeleton, WalletProblem } from '../parts.tsx'
import { useAddresses, useNetworks, useNfts, usePortfolio, useTokens } from '../reads.ts'
import type { Choices } from './choices.ts'

type Props = { wallet: OpenWallet; required: readonly (keyof Choices)[]; children: (choices: Choices) => ReactNode }

export function WithChoices({ wallet, required, children }: Props) {
  const reads = {
    networks: useNetworks(wallet),
    tokens: useTokens(wallet),
    wallets: useAddresses(wallet),
    holdings: usePortfolio(wallet),
    nfts: useNfts(wallet),
  }
  const missing = required.map(name => reads[name]).filter(({ data }) => data === undefined)
  const broken = missing.find(({ problem }) => problem)
  if (broken?.problem) return <WalletProblem problem={broken.problem} retry={broken.reload} />
  if (missing.length > 0) return <Skeleton rows={2} label="The form is being prepared" />
  return children({
    networks: reads.networks.data ?? [],
    tokens: reads.tokens.data ?? [],
    wallets: reads.wallets.data ?? [],
    holdings: reads.holdings.data?.holdings ?? [],
    nfts: reads.nfts.data ?? [],
  })
}
