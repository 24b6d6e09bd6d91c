// The networks and tokens that the wallet supports.
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown, Unsaid } from './parts.tsx'
import { useNetworks, useTokens } from './reads.ts'
import { keyed, type NetworkEntry, type TokenEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

const FAMILIES = new Map([
  ['EVM', 'EVM'],
  ['SVM', 'Solana'],
  ['APT', 'Aptos'],
])

export function Networks({ wallet: { calls } }: PartProps) {
  const networks = useNetworks(calls)
  const tokens = useTokens(calls)
  return (
    <>
      <Shown read={networks} what="Networks are">
        {list =>
          list.length === 0 ? (
            <Empty>No network is supported right now.</Empty>
          ) : (
            <ul className="wallet-rows two">
              {keyed(list, one => one.caipId).map(({ key, one }) => (
                <NetworkRow key={key} network={one} />
              ))}
            </ul>
          )
        }
      </Shown>
      <h2>Tokens</h2>
      <Shown read={tokens} what="Tokens are">
        {list =>
          list.length === 0 ? (
            <Empty>No token is supported right now.</Empty>
          ) : (
            <ul className="wallet-rows two">
              {keyed(list, one => `${one.caipId} ${one.address}`).map(({ key, one }) => (
                <TokenRow key={key} token={one} />
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  )
}

function NetworkRow({ network: { networkName, caipId, type, sponsorshipEnabled } }: { network: NetworkEntry }) {
  return (
    <li>
      <span className="wallet-what">
        <strong>{networkTitle(networkName || caipId)}</strong>
        <small>{[FAMILIES.get(type), caipId].filter(Boolean).join(' · ')}</small>
      </span>
      {sponsorshipEnabled === null ? (
        <Unsaid>Fees not known</Unsaid>
      ) : (
        <span className="tag">{sponsorshipEnabled ? 'Fees are paid for you' : 'You pay the fees'}</span>
      )}
    </li>
  )
}

function TokenRow({ token: { name, symbol, networkName, address } }: { token: TokenEntry }) {
  return (
    <li>
      <span className="wallet-what">
        <strong>
          <bdi>{name || symbol || 'Token without a name'}</bdi>
          {name && symbol && ` (${symbol})`}
        </strong>
        <small>{networkTitle(networkName)}</small>
      </span>
      {address === null && <Unsaid>Address not known</Unsaid>}
      {address === '' && <span>Coin</span>}
      {address && <Code text={address} what={`the address of ${symbol || name}`} />}
    </li>
  )
}
