// Plans, checkout and the caller's payments over HTTP.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import {
  CheckoutConflict,
  CheckoutOrder,
  CheckoutRequest,
  type CheckoutRequestData,
  CouponAnswer,
  CouponQuery,
  type CouponQueryData,
  Payment,
  type PaymentVerificationData,
  PaymentVerificationRequest,
  Plan,
} from '../core/contract/billing.ts'
import { PAYMENT_ID } from '../core/contract/examples.ts'
import { List, part, ref, Short } from '../core/contract/schema.ts'
import { taxReply } from '../core/contract/tax.ts'
import { listPlans } from '../core/prices.ts'
import { ADMITS_BANNED, caller } from '../http/access.ts'
import { operation, reply200 } from '../http/openapi.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { CheckoutService } from './checkout-service.ts'
import { describePayment } from './describe.ts'
import type { OrderStore } from './order-store.ts'
import type { TaxSettings } from './tax/facts.ts'
import { firstYearOf, yearName } from './tax/numbers.ts'
import type { TaxDocumentStore } from './tax/store.ts'

type PlanOptions = { settings: TaxSettings; now: () => Date }

export const planRoutes: FastifyPluginAsync<PlanOptions> = async (app, { settings: { gstin, luts }, now }) => {
  const registered = gstin !== ''
  app.get(
    '/plans',
    operation('listPlans', 'Plans and prices', {
      tags: ['billing'],
      response: reply200({ plans: List(ref(Plan)), tax: part(taxReply) }),
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      const exportWithoutTax = registered && luts[yearName(firstYearOf(now()))] !== undefined
      return { success: true as const, plans: listPlans(registered), tax: { registered, exportWithoutTax } }
    },
  )
}

type Options = {
  checkout: CheckoutService
  orders: Pick<OrderStore, 'listPaid'>
  documents: Pick<TaxDocumentStore, 'listOf'>
  settings: TaxSettings
  now: () => Date
  keyId: string
  /** `checks`: coupon checks of a user; `wrong`: the ones with an unknown code. */
  quotas: { checks: SharedQuota; wrong: SharedQuota }
}

const PAYMENTS_SHOWN = 100

export const checkoutRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  couponRoute(app, options)
  payingRoutes(app, options)
  const { orders, documents, settings, now } = options
  app.get(
    '/me/payments',
    {
      ...operation('listPayments', 'The caller’s payments', {
        tags: ['billing'],
        response: reply200({ payments: List(ref(Payment)) }),
      }),
      config: ADMITS_BANNED,
    },
    async request => {
      const paid = await orders.listPaid(caller(request).id, PAYMENTS_SHOWN)
      const paper = { documents: await documents.listOf(paid.map(({ id }) => id)), settings, at: now() }
      return { success: true as const, payments: paid.map(order => describePayment(order, paper)) }
    },
  )
}

function couponRoute(app: FastifyInstance, { checkout, quotas }: Options): void {
  app.get<{ Querystring: CouponQueryData }>(
    '/cv/coupon_verify',
    {
      // The GET may grant a plan, so a HEAD must not run it.
      exposeHeadRoute: false,
      ...operation('verifyCoupon', 'The price with a coupon', {
        description: 'A coupon that makes the price 0 is used by this call: the plan is granted at once.',
        tags: ['billing'],
        querystring: CouponQuery,
        response: { ...reply200({}), 200: ref(CouponAnswer) },
      }),
    },
    async request => {
      const buyer = caller(request)
      const check = async () => {
        await quotas.checks.take(buyer.limitKey)
        return checkout.verifyCoupon(buyer, request.query)
      }
      return (await quotas.wrong.attempt(buyer.limitKey, check, ({ isUnknown }) => isUnknown)).answer
    },
  )
}

function payingRoutes(app: FastifyInstance, { checkout, keyId }: Options): void {
  app.post<{ Body: CheckoutRequestData }>(
    '/cv/checkout',
    operation('checkout', 'An order to pay', {
      description: 'An account has one open order of each price and currency: a repeated call returns it.',
      tags: ['billing'],
      body: ref(CheckoutRequest),
      response: {
        ...reply200({ order: ref(CheckoutOrder), keyId: Short(200, 'rzp_live_key') }),
        409: ref(CheckoutConflict),
      },
    }),
    async request => ({
      success: true as const,
      order: await checkout.checkout(caller(request), request.body),
      keyId,
    }),
  )

  app.post<{ Body: PaymentVerificationData }>(
    '/cv/payment_verification',
    operation('verifyPayment', 'Proof of a payment; grants the plan', {
      description:
        'May be repeated: the reply is the same, and nothing more is granted. 409 payment_refunded: the coupon had no use left, so the payment grants nothing and is refunded in full.',
      tags: ['billing'],
      body: ref(PaymentVerificationRequest),
      response: reply200({ paymentId: Short(40, PAYMENT_ID) }),
    }),
    async request => ({
      success: true as const,
      paymentId: await checkout.verifyPayment(caller(request), request.body),
    }),
  )
}
