// Incoming and outgoing transfers. A direction is shown only for what the backend reports as done.
import type { ActivityEntry } from '../kit/index.ts'
import { Code, Rows, type SectionProps, Shown, Status, Title } from '../parts.tsx'
import { useActivity } from '../reads.ts'
import { figure, networkTitle, statusOf, timeOf } from '../words.ts'

export function Activity({ wallet }: SectionProps) {
  const read = useActivity(wallet)
  return (
    <Shown read={read} what="Activity is">
      {list => (
        <Rows list={list} idOf={one => one.id} columns={3} empty="Nothing has come or gone yet.">
          {one => <Row entry={one} />}
        </Rows>
      )}
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
    <>
      <Title
        title={<bdi>{words.charAt(0).toUpperCase() + words.slice(1)}</bdi>}
        notes={[`${timeOf(entry.at)} · ${networkTitle(entry.networkName)}`]}
      />
      <span className="wallet-figure">
        {hasAmount && <strong>{`${sign}${figure(amount)} ${symbol}`}</strong>}
        {amount === '' && <strong>Amount not known</strong>}
        <small>{isDone ? went : <Status status={status} />}</small>
      </span>
      {txHash ? <Code text={txHash} what="the transaction’s hash" /> : <span />}
    </>
  )
}
