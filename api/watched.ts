// The outside parties and the figures of the parts, for app.ts: what is counted and by which name. docs/operations.md has the list.
import type { Config } from './config.ts'
import type { Metrics } from './http/metrics.ts'
import { createGoogle, fetchKeys } from './providers/google.ts'
import { createMailer } from './providers/mailer.ts'
import { createRazorpay } from './providers/razorpay.ts'
import { createWalletBackend } from './providers/wallet-backend.ts'

/** The one real adapter of each party; how long its calls take and how they end is counted. */
export function createOutside(config: Config, { watchParty }: Metrics) {
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

type Load = () => { waiting: number; running: number }
type Parts = {
  admission: { inFlight: () => number; refused: () => number }
  isBreakerOpen: () => boolean
  typesetting: Load
  inspecting: Load
  countDueOrders: () => Promise<number>
  countMails: (isDue: boolean) => Promise<number>
  pool: () => { inUse: number; waiting: number }
}

/** Figures that are asked for whenever somebody reads them. */
export function showGauges({ gauge, total }: Metrics, parts: Parts): void {
  const { admission, typesetting, inspecting, countMails, pool } = parts
  gauge('http_requests_in_flight', 'Requests in flight.', admission.inFlight)
  total('http_requests_refused_total', 'Requests refused because too many were in flight.', admission.refused)
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
  gauge(
    'upload_jobs',
    'Uploads that are looked into now.',
    { waiting: () => inspecting().waiting, running: () => inspecting().running },
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
