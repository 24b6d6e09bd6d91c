// Orders: intents in execution. INITIATED, IN_PROGRESS, then SUCCESSFUL or FAILED with a reason. Each state is saved before the
// next begins, so that a restart resumes. Knows no HTTP.
import { longAddress } from './aptos-objects.ts'
import type { Intent } from './call-data.ts'
import { carryOut, Failed } from './intents.ts'
import type { Network } from './networks.ts'
import type { Order, Store, User } from './state.ts'
import { findNetwork, type World } from './world.ts'

export type OrderSettings = { orders: 'on' | 'held'; stepMs: number }
export type Orders = ReturnType<typeof createOrders>
type Options = { store: Store; world: World; settings: OrderSettings; now: () => number }
type Placed = { id: string; user: User; intent: Intent; network: Network; operationHash: string }

export function createOrders(options: Options) {
  const { store, settings, now } = options
  const { state, save } = store
  /** The next step of each order, by order id. */
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  /** Advances the order by timer until it is finished, unless orders are held. */
  function drive(order: Order) {
    const isOver = order.status === 'SUCCESSFUL' || order.status === 'FAILED'
    if (isStopped || isOver || settings.orders === 'held' || timers.has(order.id)) return
    const timer = setTimeout(() => {
      timers.delete(order.id)
      if (settings.orders === 'held') return
      advance(options, order)
      drive(order)
    }, settings.stepMs)
    timers.set(order.id, timer.unref())
  }

  return {
    place({ id, user, intent, network, operationHash }: Placed): void {
      const at = Math.floor(now() / 1000)
      const order: Order = {
        ...{ id, userId: user.id, intentType: intent.type, caipId: network.caipId, status: 'INITIATED', reason: '' },
        ...{ operationHash, hashes: [], details: intent, createdAt: at, updatedAt: at },
      }
      state.orders[id] = order
      save()
      drive(order)
    },
    /** Newest first. */
    list: (user: User): Order[] => ordersOf(store, user).reverse(),
    /** Advances one order or all of them by one state: for held orders. */
    step(id?: string): Order[] {
      const wanted = Object.values(state.orders).filter(order => id === undefined || order.id === id)
      for (const order of wanted) advance(options, order)
      return wanted
    },
    /** Continues unfinished orders, after a restart or when orders are no longer held. */
    resume(): void {
      for (const order of Object.values(state.orders)) drive(order)
    },
    stop(): void {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

const ordersOf = ({ state }: Store, user: User) => Object.values(state.orders).filter(order => order.userId === user.id)

/** Advances the order by one state; a finished one stays. */
function advance(options: Options, order: Order): void {
  const { store, now } = options
  if (order.status === 'INITIATED') order.status = 'IN_PROGRESS'
  else if (order.status === 'IN_PROGRESS') Object.assign(order, outcomeOf(options, order))
  else return
  order.updatedAt = Math.floor(now() / 1000)
  store.save()
}

function outcomeOf(options: Options, order: Order): Partial<Order> {
  const { store, world, now } = options
  const user = store.state.users[order.userId]
  const network = findNetwork(order.caipId)
  if (!user || !network) return { status: 'FAILED', reason: 'The network does not work' }
  try {
    world.fund(user, network)
    const hashes = carryOut(store.state.ledgers, network, { user, intent: order.details, at: now() })
    noteSuccess(options, order, hashes)
    return { status: 'SUCCESSFUL', hashes }
  } catch (error) {
    return { status: 'FAILED', reason: (error as Error).message, hashes: error instanceof Failed ? error.hashes : [] }
  }
}

/** Adds the transfer to the activity of sender and recipient. */
function noteSuccess({ store, world }: Options, order: Order, hashes: string[]): void {
  const intent = order.details
  const hash = hashes[0] ?? ''
  const common = { caipId: order.caipId, orderType: order.intentType, hash, token: '', amount: '0' }
  const words = intent.type.toLowerCase().replaceAll('_', ' ')
  const moved = intent.type === 'TOKEN_TRANSFER' ? { token: intent.token, amount: intent.amount } : {}
  world.note({ ...common, ...moved, userId: order.userId, transferType: 'DEBIT', description: words })
  if (intent.type !== 'TOKEN_TRANSFER' && intent.type !== 'NFT_TRANSFER') return
  const owner = store.ownerOf(order.caipId.startsWith('aptos:') ? longAddress(intent.recipient) : intent.recipient)
  if (owner) world.note({ ...common, ...moved, userId: owner.id, transferType: 'CREDIT', description: words })
}
