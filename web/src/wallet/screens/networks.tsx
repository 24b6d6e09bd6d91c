// The networks and tokens that the wallet supports.
import type { NetworkEntry, TokenEntry } from '../kit/index.ts'
import { Code, Rows, type SectionProps, Shown, Title, Unknown } from '../parts.tsx'
import { useNetworks, useTokens } from '../reads.ts'
import { networkTitle } from '../words.ts'

const FAMILIES = new Map([
  ['EVM', 'EVM'],
  ['SVM', 'Solana'],
  ['APT', 'Aptos'],
])

export function Networks({ wallet }: SectionProps) {
  const networks = useNetworks(wallet)
  const tokens = useTokens(wallet)
  return (
    <>
      <Shown read={networks} what="Networks are">
        {list => (
          <Rows list={list} idOf={one => one.caipId} columns={2} empty="No network is supported right now.">
            {one => <NetworkRow network={one} />}
          </Rows>
        )}
      </Shown>
      <h2>Tokens</h2>
      <Shown read={tokens} what="Tokens are">
        {list => (
          <Rows
            list={list}
            idOf={one => `${one.caipId} ${one.address}`}
            columns={2}
            empty="No token is supported right now."
          >
            {one => <TokenRow token={one} />}
          </Rows>
        )}
      </Shown>
    </>
  )
}

function NetworkRow({ network: { networkName, caipId, type, sponsorshipEnabled } }: { network: NetworkEntry }) {
  return (
    <>
      <Title
        title={networkTitle(networkName || caipId)}
        notes={[[FAMILIES.get(type), caipId].filter(Boolean).join(' · ')]}
      />
      {sponsorshipEnabled === null ? (
        <Unknown>Fees not known</Unknown>
      ) : (
        <span className="tag">{sponsorshipEnabled ? 'Fees are paid for you' : 'You pay the fees'}</span>
      )}
    </>
  )
}

function TokenRow({ token: { name, symbol, networkName, address } }: { token: TokenEntry }) {
  const title = (
    <>
      <bdi>{name || symbol || 'Token without a name'}</bdi>
      {name && symbol && ` (${symbol})`}
    </>
  )
  return (
    <>
      <Title title={title} notes={[networkTitle(networkName)]} />
      {address === null && <Unknown>Address not known</Unknown>}
      {address === '' && <span>Coin</span>}
      {address && <Code text={address} what={`the address of ${symbol || name}`} />}
    </>
  )
}
