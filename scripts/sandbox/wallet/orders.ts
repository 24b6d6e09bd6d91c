// Orders: intents in execution. INITIATED, IN_PROGRESS, then SUCCESSFUL or FAILED with a reason. Each state is saved before the
// next begins, so that a restart resumes. Knows no HTTP.
import { runOnLedger } from './aptos-intents.ts'
import { longAddress } from './aptos-ledger.ts'
import type { Intent } from './call-data.ts'
import { carryOn, carryOut, Failed } from './evm-intents.ts'
import type { Network } from './networks.ts'
import type { Order, Store, User } from './state.ts'
import type { World } from './world.ts'

export type OrderSettings = { orders: 'on' | 'held'; stepMs: number }
export type Orders = ReturnType<typeof createOrders>
type Options = { store: Store; world: World; settings: OrderSettings; now: () => number }
type Placed = { id: string; user: User; intent: Intent; network: Network; operationHash: string }

export function createOrders({ store, world, settings, now }: Options) {
  const { state, save } = store
  /** The next step of each order, by order id. */
  const timers = new Map<string, NodeJS.Timeout>()
  const moving = new Map<string, Promise<void>>()
  let isStopped = false
  const seconds = () => Math.floor(now() / 1000)

  function change(order: Order, values: Partial<Order>) {
    Object.assign(order, values, { updatedAt: seconds() })
    save()
  }

  /** Advances the order by one state; a finished one stays. */
  function step(order: Order): Promise<void> {
    const running = moving.get(order.id)
    if (running) return running
    const move = advance(order).finally(() => moving.delete(order.id))
    moving.set(order.id, move)
    return move
  }

  async function advance(order: Order): Promise<void> {
    if (order.status === 'INITIATED') return change(order, { status: 'IN_PROGRESS' })
    if (order.status !== 'IN_PROGRESS') return
    try {
      const hashes = await execute(order)
      noteSuccess(order, hashes)
      change(order, { status: 'SUCCESSFUL', hashes, signed: null })
    } catch (error) {
      // Interrupted by the shutdown, not failed: resumed at the next start.
      if (isStopped && !(error instanceof Failed)) return
      const hashes = error instanceof Failed ? error.hashes : order.hashes
      change(order, { status: 'FAILED', reason: (error as Error).message, hashes, signed: null })
    }
  }

  async function execute(order: Order): Promise<string[]> {
    const user = state.users[order.userId]
    const network = await world.find(order.caipId)
    if (!user || !network) throw new Failed('The network does not work')
    const intent = order.details as unknown as Intent
    const chain = world.chainOf(network.caipId)
    await world.fund(user, network)
    if (!chain) return runOnLedger(state, user, intent, now())
    if (order.signed) {
      await carryOn(chain, order.signed)
      return order.hashes
    }
    return [await carryOut(chain, user, intent, (signed, hash) => change(order, { signed, hashes: [hash] }))]
  }

  /** Adds the transfer to the activity of sender and recipient. */
  function noteSuccess(order: Order, hashes: string[]) {
    const intent = order.details as unknown as Intent
    const hash = hashes[0] ?? ''
    const common = { caipId: order.caipId, orderType: order.intentType, hash, token: '', amount: '0' }
    const words = intent.type.toLowerCase().replaceAll('_', ' ')
    const moved = intent.type === 'TOKEN_TRANSFER' ? { token: intent.token, amount: intent.amount } : {}
    world.note({ ...common, ...moved, userId: order.userId, transferType: 'DEBIT', description: words })
    if (intent.type !== 'TOKEN_TRANSFER' && intent.type !== 'NFT_TRANSFER') return
    const owner = store.ownerOf(order.caipId.startsWith('aptos:') ? longAddress(intent.recipient) : intent.recipient)
    if (owner) world.note({ ...common, ...moved, userId: owner.id, transferType: 'CREDIT', description: words })
  }

  /** Advances the order by timer until it is finished, unless orders are held. */
  function drive(order: Order) {
    const isOver = order.status === 'SUCCESSFUL' || order.status === 'FAILED'
    if (isStopped || isOver || settings.orders === 'held' || timers.has(order.id)) return
    const timer = setTimeout(async () => {
      timers.delete(order.id)
      if (settings.orders === 'held') return
      await step(order)
      drive(order)
    }, settings.stepMs)
    timers.set(order.id, timer.unref())
  }

  const mine = (user: User) => Object.values(state.orders).filter(order => order.userId === user.id)

  return {
    place({ id, user, intent, network, operationHash }: Placed): void {
      const at = seconds()
      const order: Order = {
        id,
        userId: user.id,
        intentType: intent.type,
        caipId: network.caipId,
        status: 'INITIATED',
        reason: '',
        operationHash,
        hashes: [],
        signed: null,
        details: { ...intent },
        createdAt: at,
        updatedAt: at,
      }
      state.orders[id] = order
      save()
      drive(order)
    },
    /** Newest first. */
    list: (user: User): Order[] => mine(user).reverse(),
    /** Advances one order or all of them by one state: for held orders. */
    async step(id?: string): Promise<Order[]> {
      const wanted = Object.values(state.orders).filter(order => id === undefined || order.id === id)
      await Promise.all(wanted.map(step))
      return wanted
    },
    /** Continues unfinished orders, after a restart or when orders are no longer held. */
    resume(): void {
      for (const order of Object.values(state.orders)) drive(order)
    },
    async stop(): Promise<void> {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(moving.values())
    },
  }
}
