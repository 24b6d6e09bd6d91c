// The wallet's tokens and their value, and its addresses.
import { networkOfHolding } from '../actions/choices.ts'
import type { Holding, Portfolio, WalletEntry } from '../kit/index.ts'
import { Code, Empty, Rows, type SectionProps, Shown, type Start, Title, Unknown } from '../parts.tsx'
import { useAddresses, usePortfolio } from '../reads.ts'
import { figure, networkTitle } from '../words.ts'

export function Holdings({ wallet, onStart }: SectionProps) {
  const portfolio = usePortfolio(wallet)
  const addresses = useAddresses(wallet)
  return (
    <>
      <button type="button" className="button" onClick={() => onStart('tokenTransfer')}>
        Send tokens
      </button>
      <Shown read={portfolio} what="Holdings are">
        {({ worthUsdt, worthInr, holdings }) => (
          <>
            <Worth usdt={worthUsdt} inr={worthInr} />
            <List holdings={holdings} wallets={addresses.data ?? []} onStart={onStart} />
          </>
        )}
      </Shown>
      <h2>To receive</h2>
      <Shown read={addresses} what="Addresses are">
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
  return (
    <Rows
      list={holdings}
      idOf={one => `${one.networkId} ${one.id} ${one.tokenAddress}`}
      columns={3}
      empty="Nothing yet. Send something to one of the addresses below."
    >
      {one => {
        const caipId = networkOfHolding(one, wallets)
        const canSend = caipId !== null && one.tokenAddress !== null
        const onSend = () => onStart('tokenTransfer', { token: `${caipId}|${one.tokenAddress}` })
        return <HoldingRow holding={one} onSend={canSend ? onSend : null} />
      }}
    </Rows>
  )
}

function HoldingRow({ holding, onSend }: { holding: Holding; onSend: (() => void) | null }) {
  const { name, symbol, networkName, balance, worthUsdt } = holding
  const where = networkTitle(networkName)
  return (
    <>
      <Title title={<bdi>{name || symbol || 'Token without a name'}</bdi>} notes={[where]} />
      <span className="wallet-figure">
        <strong>{balance ? `${figure(balance)} ${symbol}` : 'Balance not known'}</strong>
        <small>{worthUsdt ? `${figure(worthUsdt, true)} USDT` : 'Value not known'}</small>
      </span>
      <button type="button" className="link-button" disabled={!onSend} onClick={() => onSend?.()}>
        Send<span className="visually-hidden"> {`${symbol || name} on ${where}`}</span>
      </button>
    </>
  )
}

function Addresses({ list }: { list: WalletEntry[] }) {
  return (
    <Rows list={list} idOf={one => one.caipId} columns={2} empty="The wallet has no address yet.">
      {({ caipId, networkName, address }) => (
        <>
          <Title title={networkTitle(networkName)} notes={[caipId]} />
          {address ? (
            <Code text={address} what={`the address on ${networkTitle(networkName)}`} />
          ) : (
            <Unknown>Address not known</Unknown>
          )}
        </>
      )}
    </Rows>
  )
}
