// Builds the services of the billing feature, for compose.ts.
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import { createBillingAdminService } from './admin-service.ts'
import { createCheckoutService } from './checkout-service.ts'
import type { CouponStore } from './coupon-store.ts'
import { createEvidenceSource } from './evidence.ts'
import type { Notices } from './notices.ts'
import type { OrderStore } from './order-store.ts'
import { createReconciler } from './reconciler.ts'
import { createSettler, type Grants } from './settle.ts'
import type { WebhookEventStore } from './webhook-event-store.ts'
import { createWebhookService } from './webhook-service.ts'

export type BillingParts = {
  orders: OrderStore
  coupons: CouponStore
  webhookEvents: WebhookEventStore
  razorpay: RazorpayProvider
  grants: Grants
  notices: Notices
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}
type AdminParts = Omit<Parameters<typeof createBillingAdminService>[0], keyof BillingParts | 'settler'>

export function createBilling(parts: BillingParts, admin: AdminParts) {
  const settler = createSettler(parts)
  const evidenceSource = createEvidenceSource(parts)
  const common = { ...parts, settler, evidenceSource }
  const webhooks = createWebhookService(common)
  return {
    checkout: createCheckoutService(common),
    webhooks,
    reconcile: createReconciler({ ...common, webhooks }),
    admin: createBillingAdminService({ ...common, ...admin }),
  }
}
