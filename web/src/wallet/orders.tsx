// What was ordered of the wallet, where it stands, and why it failed. While an order is under way it is asked for again.
import { useEffect } from 'react'
import type { Read } from '../data/read.ts'
import { refreshWallet, useWalletRead } from '../data/wallet.ts'
import { momentOf } from '../parts/dates.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import type { PartProps } from './open-view.tsx'
import { Code, Empty, Shown } from './parts.tsx'
import type { OpenWallet } from './session.ts'
import type { OrderEntry } from './shapes.ts'
import { kindOf, networkTitle, statusOf } from './words.ts'

const LOOK_MS = 1000
const ICONS: Record<'pending' | 'done' | 'failed', IconName> = { pending: 'clock', done: 'tick', failed: 'warn' }

export function Orders({ wallet }: PartProps) {
  const read = useLiveOrders(wallet, '')
  return (
    <Shown read={read} what="Orders are">
      {list =>
        list.length === 0 ? (
          <Empty>Nothing was ordered yet. What you send, mint or transfer is listed here.</Empty>
        ) : (
          <ul className="wallet-orders">
            {list.map(order => (
              <li key={order.intentId}>
                <details>
                  <summary>
                    <span className="wallet-what">
                      <strong>{kindOf(order.intentType)}</strong>
                      <small>
                        {momentOf(new Date(order.blockTimestamp * 1000).toISOString())} ·{' '}
                        {networkTitle(order.networkName)}
                      </small>
                    </span>
                    <Status status={order.status} />
                  </summary>
                  <OrderFacts order={order} />
                </details>
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  )
}

/** The order that was just sent, until it is done or has failed. */
export function OrderWatch({ wallet, jobId }: { wallet: OpenWallet; jobId: string }) {
  const read = useLiveOrders(wallet, `?intent_id=${encodeURIComponent(jobId)}`)
  const order = read.data?.find(({ intentId }) => intentId === jobId)
  const stage = order && statusOf(order.status).stage
  useEffect(() => {
    if (stage === 'done' || stage === 'failed') void refreshWallet(wallet.calls)
  }, [stage, wallet])
  return (
    <div className="wallet-watch">
      <div role="status">
        <Status status={order?.status ?? 'INITIATED'} />
        {stage === 'done' && ' The network has carried it out.'}
        {stage === 'failed' && ` ${order?.reason || 'The network did not carry it out.'}`}
        {stage !== 'done' && stage !== 'failed' && ' You can close this: it goes on, and Orders shows how it ends.'}
      </div>
      {order && <OrderFacts order={order} />}
    </div>
  )
}

function useLiveOrders({ calls }: OpenWallet, query: string): Read<OrderEntry[]> {
  const read = useWalletRead<OrderEntry[]>(calls, 'listOrders', query)
  const { data, reload } = read
  const isWaiting = data !== undefined && (data.some(isPending) || (query !== '' && data.length === 0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to look again is made anew at each drawing
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(reload, LOOK_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return read
}

const isPending = ({ status }: OrderEntry) => statusOf(status).stage === 'pending'

export function Status({ status }: { status: string }) {
  const { stage, words } = statusOf(status)
  return (
    <span className={`wallet-status ${stage}`}>
      <Icon name={ICONS[stage]} /> {words}
    </span>
  )
}

function OrderFacts({ order }: { order: OrderEntry }) {
  const hashes = order.downstreamTransactionHash ?? []
  return (
    <dl className="wallet-facts">
      {order.reason && (
        <div>
          <dt>Reason</dt>
          <dd>{order.reason}</dd>
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
        <dd>
          <Code text={order.intentId} what="the order’s number" />
        </dd>
      </div>
    </dl>
  )
}
