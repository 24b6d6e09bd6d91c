// What came and went. Only what the backend says has happened is said to have come or gone.
import { figure } from './amounts.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import { useActivity } from './reads.ts'
import { type ActivityEntry, keyed } from './shapes.ts'
import { Status } from './status.tsx'
import { networkTitle, statusOf, timeOf } from './words.ts'

export function Activity({ wallet: { calls } }: PartProps) {
  const read = useActivity(calls)
  return (
    <Shown read={read} what="Activity is">
      {list =>
        list.length === 0 ? (
          <Empty>Nothing has come or gone yet.</Empty>
        ) : (
          <ul className="wallet-rows">
            {keyed(list, one => one.id).map(({ key, one }) => (
              <Row key={key} entry={one} />
            ))}
          </ul>
        )
      }
    </Shown>
  )
}

const DIRECTIONS = { in: ['+', 'Received'], out: ['−', 'Sent'] } as const

function Row({ entry }: { entry: ActivityEntry }) {
  const { amount, symbol, direction, status, txHash } = entry
  const words = entry.description || entry.orderType.toLowerCase().replaceAll('_', ' ') || 'Entry of an unknown kind'
  const isDone = statusOf(status).stage === 'done'
  const [sign, went] = (isDone && direction && DIRECTIONS[direction]) || ['', 'Direction not known']
  const hasAmount = amount !== '' && Number(amount) > 0
  return (
    <li>
      <span className="wallet-what">
        <strong>
          <bdi>{words.charAt(0).toUpperCase() + words.slice(1)}</bdi>
        </strong>
        <small>
          {timeOf(entry.at)} · {networkTitle(entry.networkName)}
        </small>
      </span>
      <span className="wallet-figure">
        {hasAmount && <strong>{`${sign}${figure(amount)} ${symbol}`}</strong>}
        {amount === '' && <strong>Amount not known</strong>}
        <small>{isDone ? went : <Status status={status} />}</small>
      </span>
      {txHash ? <Code text={txHash} what="the transaction’s hash" /> : <span />}
    </li>
  )
}
