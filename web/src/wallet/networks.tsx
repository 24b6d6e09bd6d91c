// The networks and tokens that the wallet supports.
import { useWalletRead } from '../data/wallet.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import type { NetworkEntry, TokenEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

const FAMILIES: Record<string, string> = { EVM: 'EVM', SVM: 'Solana', APT: 'Aptos' }

export function Networks({ wallet: { calls } }: PartProps) {
  const networks = useWalletRead<NetworkEntry[]>(calls, 'listNetworks')
  const tokens = useWalletRead<TokenEntry[]>(calls, 'listTokens')
  return (
    <>
      <Shown read={networks} what="Networks are">
        {list => (
          <ul className="wallet-rows two">
            {list.length === 0 && <Empty>No network is supported right now.</Empty>}
            {list.map(one => (
              <li key={one.caipId}>
                <span className="wallet-what">
                  <strong>{networkTitle(one.networkName)}</strong>
                  <small>{[FAMILIES[one.type ?? ''], one.caipId].filter(Boolean).join(' · ')}</small>
                </span>
                <span className="tag">{one.sponsorshipEnabled ? 'Fees are paid for you' : 'You pay the fees'}</span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <h2>Tokens</h2>
      <Shown read={tokens} what="Tokens are">
        {list => (
          <ul className="wallet-rows two">
            {list.map(one => (
              <li key={`${one.caipId} ${one.address}`}>
                <span className="wallet-what">
                  <strong>
                    {one.name} ({one.symbol})
                  </strong>
                  <small>{networkTitle(one.networkName)}</small>
                </span>
                {one.address ? <Code text={one.address} what={`the address of ${one.symbol}`} /> : <span>Coin</span>}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </>
  )
}
