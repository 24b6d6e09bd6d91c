// Builds the services of billing.
import { createBillingAdminService } from '../billing/admin-service.ts'
import { createCheckoutService } from '../billing/checkout-service.ts'
import type { Notices } from '../billing/notices.ts'
import type { Grants } from '../billing/order-steps.ts'
import type { OrderStore } from '../billing/order-store.ts'
import { createPaymentChecker } from '../billing/payment-checker.ts'
import { createRazorpayEventService } from '../billing/razorpay-event-service.ts'
import { createReconciler } from '../billing/reconciler.ts'
import { createSettler } from '../billing/settle.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { Stores } from './stores.ts'

export type BillingDeps = {
  orders: OrderStore
  stores: Pick<Stores, 'coupons' | 'razorpayEvents'> & { users: Pick<Stores['users'], 'addAudit' | 'listEmails'> }
  razorpay: RazorpayProvider
  grants: Grants
  notices: Notices
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}

export function assembleBilling(deps: BillingDeps) {
  const { orders, stores, razorpay, grants, notices, limitKeyOf, now, log } = deps
  const { coupons, razorpayEvents } = stores
  const { addAudit, listEmails } = stores.users
  const settler = createSettler({ orders, coupons, razorpay, grants, notices, limitKeyOf, now, log })
  const paymentChecker = createPaymentChecker({ razorpay, orders, now })
  const events = createRazorpayEventService({ razorpayEvents, orders, settler, razorpay, now, log })
  return {
    checkout: createCheckoutService({ orders, coupons, settler, paymentChecker, razorpay, now, log }),
    events,
    reconcile: createReconciler({ orders, coupons, settler, paymentChecker, events, razorpay, now, log }),
    admin: createBillingAdminService({ orders, coupons, settler, now, addAudit, listEmails }),
  }
}
