// What the wallet holds, what it is worth, and the addresses at which it receives.
import { useWalletRead } from '../data/wallet.ts'
import { figure } from './amounts.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import { type Holding, type Portfolio, singleHoldings, type WalletEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

export function Holdings({ wallet: { calls }, onStart }: PartProps) {
  const portfolio = useWalletRead<Portfolio>(calls, 'readPortfolio')
  const wallets = useWalletRead<WalletEntry[]>(calls, 'listWallets')
  return (
    <Shown read={portfolio} what="Holdings are">
      {({ aggregatedData, groupTokens }) => (
        <>
          <p className="wallet-worth">
            <strong>{figure(aggregatedData.totalHoldingPriceUsdt, true)} USDT</strong>
            <span>about {figure(aggregatedData.totalHoldingPriceInr, true)} INR, at the wallet service’s prices</span>
          </p>
          {groupTokens.length === 0 && <Empty>Nothing yet. Send something to one of the addresses below.</Empty>}
          <ul className="wallet-rows">
            {singleHoldings(groupTokens).map(one => (
              <HoldingRow
                key={`${one.networkId} ${one.id} ${one.tokenAddress}`}
                holding={one}
                onSend={caipId => onStart('tokenTransfer', { token: `${caipId}|${one.tokenAddress}` })}
                caipId={wallets.data?.find(({ networkName }) => networkName === one.networkName)?.caipId}
              />
            ))}
          </ul>
          <h2>To receive</h2>
          <Shown read={wallets} what="Addresses are">
            {list => <Addresses list={list} />}
          </Shown>
        </>
      )}
    </Shown>
  )
}

type RowProps = { holding: Holding; caipId: string | undefined; onSend: (caipId: string) => void }

function HoldingRow({ holding, caipId, onSend }: RowProps) {
  const where = networkTitle(holding.networkName)
  return (
    <li>
      <span className="wallet-what">
        <strong>{holding.name}</strong>
        <small>{where}</small>
      </span>
      <span className="wallet-figure">
        <strong>
          {figure(holding.balance)} {holding.symbol}
        </strong>
        <small>{figure(holding.holdingsPriceUsdt, true)} USDT</small>
      </span>
      <button type="button" className="link-button" disabled={!caipId} onClick={() => caipId && onSend(caipId)}>
        Send<span className="visually-hidden"> {`${holding.symbol} on ${where}`}</span>
      </button>
    </li>
  )
}

function Addresses({ list }: { list: WalletEntry[] }) {
  return (
    <ul className="wallet-rows two">
      {list.map(({ caipId, networkName, address }) => (
        <li key={caipId}>
          <span className="wallet-what">
            <strong>{networkTitle(networkName)}</strong>
            <small>{caipId}</small>
          </span>
          <Code text={address} what={`the address on ${networkTitle(networkName)}`} />
        </li>
      ))}
    </ul>
  )
}
