// Razorpay's stand-in: the API, the checkout script with its payment sheet, webhooks to the service, and controls by
// which tests pay and inject faults. Written from Razorpay's documentation, independently of the service.
import type { Answer, Call, Route, Routes } from '../calls.ts'
import * as api from './api.ts'
import { controlRoutes, type Settings } from './controls.ts'
import { type Keys, openLedger } from './ledger.ts'
import { createMishaps } from './mishaps.ts'
import { sheetPage } from './sheet.ts'
import { createWebhooks } from './webhooks.ts'

type Options = {
  dataDir: string | null
  /** The service's webhook endpoint. */
  webhookUrl: string
  /** The origin whose pages may open the payment sheet. */
  publicOrigin: string
  /** The user's own test account, if configured. */
  keys: Partial<Keys>
}
type Seen = { call: string; method: string; path: string; body: string; idempotencyKey: string | null }

const LOG_LENGTH = 2_000

export function createRazorpay({ dataDir, webhookUrl, publicOrigin, keys }: Options) {
  const { ledger, save } = openLedger(dataDir, keys)
  const settings: Settings = { webhooks: 'on', copies: 1, refunds: 'processed' }
  const webhooks = createWebhooks({ ledger, save, url: webhookUrl, settings })
  const mishaps = createMishaps()
  const parts: api.ApiParts = { ledger, send: webhooks.send, isRefundPending: () => settings.refunds === 'pending' }
  const log: Seen[] = []

  /** An API route: logged, authenticated, subject to planned mishaps. */
  const call = (name: string, answer: (parts: api.ApiParts, call: Call) => Answer): Route => ({
    target: 'razorpay',
    answer: given => {
      const idempotencyKey = String(given.headers['x-refund-idempotency'] ?? '') || null
      log.push({ call: name, method: given.method, path: given.path, body: given.body, idempotencyKey })
      if (log.length > LOG_LENGTH) log.shift()
      return mishaps.around(name, () => {
        try {
          api.assertKey(ledger, given)
          return answer(parts, given)
        } catch (error) {
          if (error instanceof api.ApiError) return error.answer
          throw error
        } finally {
          save()
        }
      })
    },
  })

  const routes: Routes = {
    'POST /razorpay/v1/orders': call('create', api.createOrder),
    'GET /razorpay/v1/orders': call('orders', api.listOrders),
    'GET /razorpay/v1/orders/:id': call('order', api.readOrder),
    'GET /razorpay/v1/orders/:id/payments': call('payments', api.listPayments),
    'GET /razorpay/v1/payments/:id': call('payment', api.readPayment),
    'POST /razorpay/v1/payments/:id/capture': call('capture', api.capturePayment),
    'POST /razorpay/v1/payments/:id/refund': call('refund', api.refundPayment),
    'GET /razorpay/v1/payments/:id/refunds': call('refunds', api.listRefunds),
    'GET /razorpay/sheet': { answer: given => sheetPage(ledger, publicOrigin, given.query) },
    'POST /razorpay/mishap': { answer: given => mishaps.command(given) },
    'GET /razorpay/log': { answer: () => ({ body: log }) },
    ...controlRoutes({ ledger, save, settings, webhooks }),
  }
  const { keyId, keySecret, webhookSecret } = ledger
  return { routes, keys: { keyId, keySecret, webhookSecret }, stop: webhooks.stop }
}
