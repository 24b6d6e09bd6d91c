// Builds the services of the billing feature, for compose.ts.
import type { UserStore } from '../accounts/user-store.ts'
import { createBillingAdminService } from '../billing/admin-service.ts'
import { createCheckoutService } from '../billing/checkout-service.ts'
import type { CouponStore } from '../billing/coupon-store.ts'
import type { Notices } from '../billing/notices.ts'
import type { Grants } from '../billing/order-steps.ts'
import type { OrderStore } from '../billing/order-store.ts'
import { createPaymentChecker } from '../billing/payment-checker.ts'
import { createRazorpayEventService } from '../billing/razorpay-event-service.ts'
import type { RazorpayEventStore } from '../billing/razorpay-event-store.ts'
import { createReconciler } from '../billing/reconciler.ts'
import { createSettler } from '../billing/settle.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'

export type BillingDeps = {
  orders: OrderStore
  coupons: CouponStore
  razorpayEvents: RazorpayEventStore
  razorpay: RazorpayProvider
  grants: Grants
  notices: Notices
  limitKeyOf: (userId: string) => Promise<string | null>
  users: Pick<UserStore, 'addAudit' | 'listEmails'>
  now: () => Date
  log: Log
}

export function assembleBilling(deps: BillingDeps) {
  const { orders, coupons, razorpayEvents, razorpay, grants, notices, limitKeyOf, now, log } = deps
  const { addAudit, listEmails } = deps.users
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
