// Builds the services of the billing feature, for compose.ts.

import { createBillingAdminService } from '../billing/admin-service.ts'
import { createCheckoutService } from '../billing/checkout-service.ts'
import type { CouponStore } from '../billing/coupon-store.ts'
import { createEvidenceSource } from '../billing/evidence.ts'
import type { Notices } from '../billing/notices.ts'
import type { OrderStore } from '../billing/order-store.ts'
import { createRazorpayEventService } from '../billing/razorpay-event-service.ts'
import type { RazorpayEventStore } from '../billing/razorpay-event-store.ts'
import { createReconciler } from '../billing/reconciler.ts'
import { createSettler, type Grants } from '../billing/settle.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'

export type BillingParts = {
  orders: OrderStore
  coupons: CouponStore
  razorpayEvents: RazorpayEventStore
  razorpay: RazorpayProvider
  grants: Grants
  notices: Notices
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}
type AdminParts = Omit<Parameters<typeof createBillingAdminService>[0], keyof BillingParts | 'settler'>

export function assembleBilling(parts: BillingParts, admin: AdminParts) {
  const settler = createSettler(parts)
  const evidenceSource = createEvidenceSource(parts)
  const common = { ...parts, settler, evidenceSource }
  const webhooks = createRazorpayEventService(common)
  return {
    checkout: createCheckoutService(common),
    webhooks,
    reconcile: createReconciler({ ...common, webhooks }),
    admin: createBillingAdminService({ ...common, ...admin }),
  }
}
