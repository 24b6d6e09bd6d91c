// What was ordered of the wallet, where it stands, and why it failed; all of it or by status and kind. While an order is
// under way it is asked for again.
import { useEffect, useId, useState } from 'react'
import type { OrderFilter } from '../../../api/core/wallet/calls.ts'
import type { Read } from '../data/read.ts'
import { refreshWallet } from '../data/wallet.ts'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import { useOrders } from './reads.ts'
import type { OpenWallet } from './session.ts'
import { keyed, type OrderEntry } from './shapes.ts'
import { Status } from './status.tsx'
import { KIND_NAMES, kindOf, networkTitle, STATUSES, statusOf, timeOf } from './words.ts'

const LOOK_MS = 1000

export function Orders({ wallet }: PartProps) {
  const [filter, setFilter] = useState<OrderFilter>({})
  const read = useLiveOrders(wallet, filter)
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <Shown read={read} what="Orders are">
        {list =>
          list.length > 0 ? (
            <OrderList list={list} />
          ) : isAll(filter) ? (
            <Empty>Nothing was ordered yet. What you send, mint or transfer is listed here.</Empty>
          ) : (
            <Empty>
              No order is like that.{' '}
              <button type="button" className="link-button" onClick={() => setFilter({})}>
                Show all orders
              </button>
            </Empty>
          )
        }
      </Shown>
    </>
  )
}

const isAll = ({ status, intentType }: OrderFilter) => status === undefined && intentType === undefined

/** What is not chosen is not asked for. */
const without = ({ ...filter }: OrderFilter, name: 'status' | 'intentType', value: string): OrderFilter => {
  delete filter[name]
  return value === '' ? filter : { ...filter, [name]: value }
}

function Filters({ filter, onChange }: { filter: OrderFilter; onChange: (filter: OrderFilter) => void }) {
  return (
    <div className="wallet-filters">
      <Choice
        label="Status"
        value={filter.status}
        options={STATUSES}
        onChange={it => onChange(without(filter, 'status', it))}
      />
      <Choice
        label="Kind"
        value={filter.intentType}
        options={KIND_NAMES}
        onChange={it => onChange(without(filter, 'intentType', it))}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="wallet-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={event => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
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
              <span className="wallet-what">
                <strong>{kindOf(one.intentType)}</strong>
                <small>
                  {timeOf(one.at)} · {networkTitle(one.networkName)}
                </small>
              </span>
              <Status status={one.status} />
            </summary>
            <OrderFacts order={one} />
          </details>
        </li>
      ))}
    </ul>
  )
}

/** The order that was just sent, until it is done or has failed. */
export function OrderWatch({ wallet, jobId }: { wallet: OpenWallet; jobId: string }) {
  const read = useLiveOrders(wallet, { intentId: jobId })
  const order = read.data?.find(({ intentId }) => intentId === jobId)
  const stage = order ? statusOf(order.status).stage : 'pending'
  useEffect(() => {
    if (stage === 'done' || stage === 'failed') void refreshWallet(wallet.calls)
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
      {order && <OrderFacts order={order} />}
    </div>
  )
}

function useLiveOrders({ calls }: OpenWallet, filter: OrderFilter): Read<OrderEntry[]> {
  const read = useOrders(calls, filter)
  const { data, reload } = read
  const isWatched = filter.intentId !== undefined
  const isWaiting = data !== undefined && (data.some(one => isUnderWay(one, isWatched)) || (isWatched && !data.length))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to look again is made anew at each drawing
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(reload, LOOK_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return read
}

/** A status that is not known here may be one on the way; a list that holds an old one is not asked for again for ever. */
function isUnderWay({ status }: OrderEntry, isWatched: boolean): boolean {
  const { stage } = statusOf(status)
  return stage === 'pending' || (isWatched && stage === 'unknown')
}

function OrderFacts({ order: { reason, hashes, intentId } }: { order: OrderEntry }) {
  return (
    <dl className="wallet-facts">
      {reason && (
        <div>
          <dt>Reason</dt>
          <dd>{reason}</dd>
        </div>
      )}
      {hashes.map(hash => (
        <div key={hash}>
          <dt>Transaction</dt>
          <dd>
            <Code text={hash} what="the transaction’s hash" />
          </dd>
        </div>
      ))}
      <div>
        <dt>Order</dt>
        <dd>{intentId ? <Code text={intentId} what="the order’s number" /> : 'Number not known'}</dd>
      </div>
    </dl>
  )
}
