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
import { createTaxIssuer } from '../billing/tax/issue.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../lib/log.ts'
import type { RazorpayProvider } from '../providers/razorpay.ts'
import type { Stores } from './stores.ts'

export type BillingDeps = {
  orders: OrderStore
  config: Pick<Config, 'seller' | 'publicOrigin'>
  stores: Pick<Stores, 'coupons' | 'razorpayEvents' | 'taxDocuments' | 'billingDetails'> & {
    users: Pick<Stores['users'], 'addAudit' | 'listEmails'>
  }
  razorpay: RazorpayProvider
  isSealing: () => boolean
  grants: Grants
  notices: Notices
  limitKeyOf: (userId: string) => Promise<string | null>
  now: () => Date
  log: Log
}

export function assembleBilling(deps: BillingDeps) {
  const { config, orders, stores, isSealing, razorpay, grants, notices, limitKeyOf, now, log } = deps
  const { coupons, razorpayEvents, taxDocuments: documents, billingDetails: details } = stores
  const settings = { ...config.seller, origin: config.publicOrigin }
  const tax = createTaxIssuer({ documents, razorpay, settings, isSealing, now, log })
  const { addAudit, listEmails } = stores.users
  const settler = createSettler({ orders, coupons, razorpay, grants, notices, tax, details, limitKeyOf, now, log })
  const paymentChecker = createPaymentChecker({ razorpay, orders, now })
  const events = createRazorpayEventService({ razorpayEvents, orders, settler, razorpay, now, log })
  return {
    checkout: createCheckoutService({
      orders,
      coupons,
      settler,
      paymentChecker,
      razorpay,
      details,
      sellerGstin: settings.gstin,
      now,
      log,
    }),
    settings,
    events,
    reconcile: createReconciler({ orders, coupons, settler, paymentChecker, events, razorpay, now, log }),
    admin: createBillingAdminService({ orders, coupons, settler, documents, settings, now, addAudit, listEmails }),
  }
}
