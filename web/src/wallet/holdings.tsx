// What the wallet holds, what it is worth, and the addresses at which it receives.
import { figure } from './amounts.ts'
import { networkOfHolding } from './choices.ts'
import type { PartProps, Start } from './open-view.tsx'
import { Code, Empty, Shown, Unsaid } from './parts.tsx'
import { useAddresses, usePortfolio } from './reads.ts'
import { type Holding, keyed, type Portfolio, type WalletEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

export function Holdings({ wallet: { calls }, onStart }: PartProps) {
  const portfolio = usePortfolio(calls)
  const wallets = useAddresses(calls)
  return (
    <>
      <Shown read={portfolio} what="Holdings are">
        {({ worthUsdt, worthInr, holdings }) => (
          <>
            <Worth usdt={worthUsdt} inr={worthInr} />
            <List holdings={holdings} wallets={wallets.data ?? []} onStart={onStart} />
          </>
        )}
      </Shown>
      <h2>To receive</h2>
      <Shown read={wallets} what="Addresses are">
        {list => <Addresses list={list} />}
      </Shown>
    </>
  )
}

function Worth({ usdt, inr }: { usdt: string; inr: string }) {
  return (
    <p className="wallet-worth">
      <strong>{usdt ? `${figure(usdt, true)} USDT` : 'Value not known'}</strong>
      {inr && <span>about {figure(inr, true)} INR, at the wallet service’s prices</span>}
    </p>
  )
}

type ListProps = { holdings: Portfolio['holdings']; wallets: WalletEntry[]; onStart: Start }

function List({ holdings, wallets, onStart }: ListProps) {
  if (holdings === null) return <Empty>The wallet service does not say right now what this wallet holds.</Empty>
  if (holdings.length === 0) return <Empty>Nothing yet. Send something to one of the addresses below.</Empty>
  return (
    <ul className="wallet-rows">
      {keyed(holdings, one => `${one.networkId} ${one.id} ${one.tokenAddress}`).map(({ key, one }) => {
        const caipId = networkOfHolding(one, wallets)
        const canSend = caipId !== null && one.tokenAddress !== null
        const onSend = () => onStart('tokenTransfer', { token: `${caipId}|${one.tokenAddress}` })
        return <HoldingRow key={key} holding={one} onSend={canSend ? onSend : null} />
      })}
    </ul>
  )
}

function HoldingRow({ holding, onSend }: { holding: Holding; onSend: (() => void) | null }) {
  const { name, symbol, networkName, balance, worthUsdt } = holding
  const where = networkTitle(networkName)
  return (
    <li>
      <span className="wallet-what">
        <strong>
          <bdi>{name || symbol || 'Token without a name'}</bdi>
        </strong>
        <small>{where}</small>
      </span>
      <span className="wallet-figure">
        <strong>{balance ? `${figure(balance)} ${symbol}` : 'Balance not known'}</strong>
        <small>{worthUsdt ? `${figure(worthUsdt, true)} USDT` : 'Value not known'}</small>
      </span>
      <button type="button" className="link-button" disabled={!onSend} onClick={() => onSend?.()}>
        Send<span className="visually-hidden"> {`${symbol || name} on ${where}`}</span>
      </button>
    </li>
  )
}

function Addresses({ list }: { list: WalletEntry[] }) {
  if (list.length === 0) return <Empty>The wallet has no address yet.</Empty>
  return (
    <ul className="wallet-rows two">
      {keyed(list, one => one.caipId).map(({ key, one: { caipId, networkName, address } }) => (
        <li key={key}>
          <span className="wallet-what">
            <strong>{networkTitle(networkName)}</strong>
            <small>{caipId}</small>
          </span>
          {address ? (
            <Code text={address} what={`the address on ${networkTitle(networkName)}`} />
          ) : (
            <Unsaid>Address not known</Unsaid>
          )}
        </li>
      ))}
    </ul>
  )
}
