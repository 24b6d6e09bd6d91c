// Orders: their status, filters by status and kind, and the watch over one order. Pending orders are polled.
import { useEffect, useId, useState } from 'react'
import type { Read } from '../../data/read.ts'
import type { OpenWallet, OrderEntry, OrderFilter } from '../kit/index.ts'
import { Code, Empty, type Fact, Facts, FieldRow, keyed, type SectionProps, Shown, Status, Title } from '../parts.tsx'
import { refreshWallet, useOrders } from '../reads.ts'
import { KIND_NAMES, kindOf, networkTitle, STATUS_NAMES, statusOf, timeOf } from '../words.ts'

const POLL_MS = 1000

export function Orders({ wallet }: SectionProps) {
  const [filter, setFilter] = useState<OrderFilter>({})
  const read = useLiveOrders(wallet, filter)
  const isAll = filter.status === undefined && filter.intentType === undefined
  const noOrders = isAll ? (
    <Empty>Nothing was ordered yet. What you send, mint or transfer is listed here.</Empty>
  ) : (
    <Empty>
      No order is like that.{' '}
      <button type="button" className="link-button" onClick={() => setFilter({})}>
        Show all orders
      </button>
    </Empty>
  )
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <Shown read={read} what="Orders are">
        {list => (list.length > 0 ? <OrderList list={list} /> : noOrders)}
      </Shown>
    </>
  )
}

const FILTERS = [
  ['status', 'Status', STATUS_NAMES],
  ['intentType', 'Kind', KIND_NAMES],
] as const

function Filters({ filter, onChange }: { filter: OrderFilter; onChange: (filter: OrderFilter) => void }) {
  const id = useId()
  const change = (name: 'status' | 'intentType', value: string) => {
    const { [name]: _, ...rest } = filter
    onChange(value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <div className="wallet-filters">
      {FILTERS.map(([name, label, options]) => (
        <FieldRow key={name} id={`${id}${name}`} label={label}>
          {control => (
            <select {...control} value={filter[name] ?? ''} onChange={event => change(name, event.target.value)}>
              <option value="">All</option>
              {options.map(([option, words]) => (
                <option key={option} value={option}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </FieldRow>
      ))}
    </div>
  )
}

function OrderList({ list }: { list: OrderEntry[] }) {
  return (
    <ul className="wallet-orders">
      {keyed(list, one => one.intentId).map(({ key, one }) => (
        <li key={key}>
          <details>
            <summary>
              <Title title={kindOf(one.intentType)} notes={[`${timeOf(one.at)} · ${networkTitle(one.networkName)}`]} />
              <Status status={one.status} />
            </summary>
            <Facts facts={factsOf(one)} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ reason, hashes, intentId }: OrderEntry): Fact[] {
  const transactions = hashes.map(hash => ({
    label: 'Transaction',
    value: <Code text={hash} what="the transaction’s hash" />,
  }))
  const order = intentId ? <Code text={intentId} what="the order’s number" /> : 'Number not known'
  const facts = [...transactions, { label: 'Order', value: order }]
  return reason ? [{ label: 'Reason', value: reason }, ...facts] : facts
}

/** The order that was just sent, polled until it is done or has failed. */
export function OrderWatch({ wallet, jobId }: { wallet: OpenWallet; jobId: string }) {
  const read = useLiveOrders(wallet, { intentId: jobId })
  const order = read.data?.find(({ intentId }) => intentId === jobId)
  const stage = order ? statusOf(order.status).stage : 'pending'
  useEffect(() => {
    if (stage === 'done' || stage === 'failed') void refreshWallet(wallet)
  }, [stage, wallet])
  const words = {
    done: 'The network has carried it out.',
    failed: order?.reason || 'The network did not carry it out.',
    pending: 'You can close this: it goes on, and Orders shows how it ends.',
    unknown: 'Nobody can say yet whether it was carried out. Look at Orders before you send it again.',
  }
  return (
    <div className="wallet-watch">
      <div role="status">
        <Status status={order ? order.status : 'INITIATED'} /> {words[stage]}
      </div>
      {order && <Facts facts={factsOf(order)} />}
    </div>
  )
}

function useLiveOrders(wallet: OpenWallet, filter: OrderFilter): Read<OrderEntry[]> {
  const read = useOrders(wallet, filter)
  const { data, reload } = read
  const isWatched = filter.intentId !== undefined
  const isWaiting = data !== undefined && (data.some(one => isPending(one, isWatched)) || (isWatched && !data.length))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload is a new function at each render
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(reload, POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return read
}

/** An unknown status counts as pending for the watched order only: a list with an old one would be polled for ever. */
function isPending({ status }: OrderEntry, isWatched: boolean): boolean {
  const { stage } = statusOf(status)
  return stage === 'pending' || (isWatched && stage === 'unknown')
}
