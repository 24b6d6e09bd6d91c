// What came and went.
import { useWalletRead } from '../data/wallet.ts'
import { momentOf } from '../parts/dates.ts'
import { figure } from './amounts.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import type { ActivityEntry } from './shapes.ts'
import { networkTitle } from './words.ts'

export function Activity({ wallet: { calls } }: PartProps) {
  const read = useWalletRead<ActivityEntry[]>(calls, 'listActivity')
  return (
    <Shown read={read} what="Activity is">
      {list =>
        list.length === 0 ? (
          <Empty>Nothing has come or gone yet.</Empty>
        ) : (
          <ul className="wallet-rows">
            {list.map(entry => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      }
    </Shown>
  )
}

function Row({ entry }: { entry: ActivityEntry }) {
  const came = entry.transferType === 'CREDIT'
  const words = entry.description || entry.orderType.toLowerCase().replaceAll('_', ' ')
  const hasAmount = Number(entry.amount) > 0
  return (
    <li>
      <span className="wallet-what">
        <strong>{words.charAt(0).toUpperCase() + words.slice(1)}</strong>
        <small>
          {momentOf(entry.createdAt)} · {networkTitle(entry.networkName)}
        </small>
      </span>
      <span className="wallet-figure">
        {hasAmount && <strong>{`${came ? '+' : '−'}${figure(entry.amount)} ${entry.symbol}`}</strong>}
        <small>{came ? 'Received' : 'Sent'}</small>
      </span>
      {entry.txHash ? <Code text={entry.txHash} what="the transaction’s hash" /> : <span />}
    </li>
  )
}
