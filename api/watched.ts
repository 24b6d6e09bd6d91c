// What is counted of the parts of the service and by which name, for app.ts: the outside parties, the stores whose rows are
// news, the typesetting processes, the database's connections. docs/operations.md has the list.
import type { Config } from './config.ts'
import { createTypesetPool } from './cvs/typeset/pool.ts'
import { createTypesetter } from './cvs/typeset/typeset.ts'
import { type Connection, watchPool } from './db.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { now } from './lib/clock.ts'
import { createGoogle, fetchKeys } from './providers/google.ts'
import { createMailer } from './providers/mailer.ts'
import { createRazorpay } from './providers/razorpay.ts'
import { createWalletBackend } from './providers/wallet-backend.ts'
import { createStores } from './stores.ts'

/** The parts that are watched, and the figures of all. `door` counts the requests under way. */
export function createWatched(
  config: Config,
  connection: Connection,
  door: { inFlight: () => number; refused: () => number },
) {
  const metrics = createMetrics()
  const pool = watchPool(connection, kind => metrics.database.inc({ kind }))
  const made = createStores(connection)
  const stores = { ...made, orders: metrics.watchOrders(made.orders), outbox: metrics.watchMails(made.outbox) }
  const typesetPool = createTypesetPool()
  const typesetter = createTypesetter({ pool: metrics.watchTypesetting(typesetPool) })
  const outside = createOutside(config, metrics)
  showGauges(metrics, {
    ...door,
    isBreakerOpen: outside.walletBackend.isResting,
    typesetting: typesetPool.load,
    countDueOrders: () => made.orders.countDue(now()),
    countMails: isDue => made.outbox.countWaiting(isDue ? now() : undefined),
    pool,
  })
  return { ...outside, metrics, stores, typesetter }
}

/** The one real adapter of each party; how long its calls take and how they end is counted. */
function createOutside(config: Config, { watchParty }: Metrics) {
  return {
    google: createGoogle({ ...config.google, ...watchParty('google', { fetchKeys }, 'fetchKeys') }),
    razorpay: watchParty(
      'razorpay',
      createRazorpay(config.razorpay),
      ...(['createOrder', 'findPayment', 'listPayments', 'capture', 'refund', 'listRefunds'] as const),
    ),
    mailer: watchParty('smtp', createMailer(config.mail), 'sendMail'),
    walletBackend: watchParty('wallet', createWalletBackend({ baseUrl: config.wallet.bffUrl }), 'ask'),
  }
}

type Parts = {
  inFlight: () => number
  refused: () => number
  isBreakerOpen: () => boolean
  typesetting: () => { waiting: number; running: number }
  countDueOrders: () => Promise<number>
  countMails: (isDue: boolean) => Promise<number>
  pool: () => { inUse: number; waiting: number }
}

/** Figures that are asked for whenever somebody reads them. */
function showGauges({ gauge, total }: Metrics, parts: Parts): void {
  const { typesetting, countMails, pool } = parts
  gauge('http_requests_in_flight', 'Requests under way.', parts.inFlight)
  total(
    'http_requests_refused_total',
    'Requests refused at the door because too much was under way. They have no line in the log.',
    parts.refused,
  )
  gauge(
    'upstream_breaker_open',
    '1 while calls to a party are refused, because several in a row have failed.',
    { wallet: () => Number(parts.isBreakerOpen()) },
    'party',
  )
  gauge(
    'typeset_jobs',
    'Typesetting jobs now.',
    { waiting: () => typesetting().waiting, running: () => typesetting().running },
    'state',
  )
  gauge('payments_orders_due', 'Orders that should have been looked at by now.', parts.countDueOrders)
  gauge('mails_waiting', 'Mails to be sent.', { due: () => countMails(true), all: () => countMails(false) }, 'state')
  gauge(
    'database_connections',
    'Connections of the pool in use, and operations that wait for one.',
    { in_use: () => pool().inUse, waited_for: () => pool().waiting },
    'state',
  )
}
