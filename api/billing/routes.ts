// Plans, checkout and the caller's payments over HTTP.
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import {
  CheckoutConflict,
  CheckoutOrder,
  CheckoutRequest,
  type CheckoutRequestData,
  CouponAnswer,
  type CouponAnswerData,
  CouponQuery,
  CouponRequest,
  type CouponRequestData,
  OrderId,
  type OrderVerificationData,
  OrderVerificationRequest,
  Payment,
  PaymentsQuery,
  type PaymentsQueryData,
  type PaymentVerificationData,
  PaymentVerificationRequest,
  Plan,
} from '../core/contract/billing.ts'
import { PAYMENT_ID } from '../core/contract/examples.ts'
import { List, nextCursor, part, ref, Short } from '../core/contract/schema.ts'
import { taxReply } from '../core/contract/tax.ts'
import { listPlans } from '../core/prices.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { ADMITS_BANNED, caller } from '../http/access.ts'
import { operation, reply200, reply201, specified } from '../http/openapi.ts'
import { pageOf, wantedOf } from '../lib/cursor.ts'
import { Problem } from '../lib/problem.ts'
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
      description: 'For anyone. Prices are those of the present plans in each currency.',
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

export const checkoutRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  couponRoutes(app, options)
  payingRoutes(app, options)
  verificationRoutes(app, options)
  const { orders, documents, settings, now } = options
  app.get<{ Querystring: PaymentsQueryData }>(
    '/me/payments',
    {
      ...operation('listPayments', 'The caller’s payments, newest first', {
        description: 'With a bearer only: what was paid, for which period, and its document.',
        tags: ['billing'],
        querystring: PaymentsQuery,
        response: reply200({ payments: List(ref(Payment)), nextCursor }),
      }),
      config: ADMITS_BANNED,
    },
    async request => {
      const wanted = wantedOf(request.query)
      const { page: paid, nextCursor } = pageOf(
        await orders.listPaid(caller(request).id, wanted),
        wanted.limit,
        ({ id, paidAt }) => ({ id, createdAt: paidAt as Date }),
      )
      const paper = { documents: await documents.listOf(paid.map(({ id }) => id)), settings, at: now() }
      return { success: true as const, payments: paid.map(order => describePayment(order, paper)), nextCursor }
    },
  )
}

function couponRoutes(app: FastifyInstance, { checkout, quotas }: Options): void {
  async function use(buyer: SignedIn, wish: CouponRequestData): Promise<CouponAnswerData> {
    const check = async () => {
      await quotas.checks.take(buyer.limitKey)
      return checkout.verifyCoupon(buyer, wish)
    }
    return quotas.wrong.attempt(buyer.limitKey, check, ({ code }) => code === 'coupon_unknown')
  }

  app.post<{ Body: CouponRequestData }>(
    '/cv/coupon_apply',
    operation('applyCoupon', 'The price with a coupon; a price of 0 grants the plan', {
      description:
        '422 with the code of the reason when the coupon does not apply. 20 an hour; 10 unknown codes a day.',
      tags: ['billing'],
      body: ref(CouponRequest),
      response: { ...reply200({}), 200: ref(CouponAnswer) },
    }),
    async request => {
      const answer = await use(caller(request), request.body)
      if (answer.code) throw new Problem(answer.code)
      return answer
    },
  )

  app.get<{ Querystring: CouponRequestData }>(
    '/cv/coupon_verify',
    {
      // The GET may grant a plan, so a HEAD must not run it.
      exposeHeadRoute: false,
      ...operation('verifyCoupon', 'The price with a coupon', {
        ...specified(
          'POST /cv/coupon_apply',
          'A coupon that makes the price 0 is used by this call: the plan is granted at once.',
        ),
        tags: ['billing'],
        querystring: CouponQuery,
        response: { ...reply200({}), 200: ref(CouponAnswer) },
      }),
    },
    request => use(caller(request), request.query),
  )
}

function payingRoutes(app: FastifyInstance, { checkout, keyId }: Options): void {
  type Ordering = { Body: CheckoutRequestData }
  const description = 'An account has one open order of each price and currency: a repeated call returns it.'
  const properties = { order: ref(CheckoutOrder), keyId: Short(200, 'rzp_live_key') }
  const ordering = { tags: ['billing'], body: ref(CheckoutRequest) }
  const order = async (request: FastifyRequest<Ordering>) => ({
    success: true as const,
    order: await checkout.checkout(caller(request), request.body),
    keyId,
  })
  const create = { ...ordering, description, response: { ...reply201(properties), 409: ref(CheckoutConflict) } }
  app.post<Ordering>('/orders', operation('createOrder', 'An order to pay', create), async (request, reply) =>
    reply.status(201).send(await order(request)),
  )
  const older = { ...ordering, ...specified('POST /orders', description) }
  app.post<Ordering>(
    '/cv/checkout',
    operation('checkout', 'An order to pay', {
      ...older,
      response: { ...reply200(properties), 409: ref(CheckoutConflict) },
    }),
    order,
  )
}

function verificationRoutes(app: FastifyInstance, { checkout }: Options): void {
  const description =
    'May be repeated: the reply is the same, and nothing more is granted. 409 payment_refunded: the coupon had no use left, so the payment grants nothing and is refunded in full.'
  const response = reply200({ paymentId: Short(40, PAYMENT_ID) })
  const verify = async (buyer: SignedIn, proof: PaymentVerificationData) => ({
    success: true as const,
    paymentId: await checkout.verifyPayment(buyer, proof),
  })
  app.post<{ Params: { id: string }; Body: OrderVerificationData }>(
    '/orders/:id/verification',
    operation('verifyOrder', 'Proof of a payment of an order; grants the plan', {
      description,
      tags: ['billing'],
      params: OrderId,
      body: ref(OrderVerificationRequest),
      response,
    }),
    request => {
      const { paymentId, signature } = request.body
      const ids = { razorpay_payment_id: paymentId, razorpay_order_id: request.params.id }
      const buyer = caller(request)
      return verify(buyer, { ...ids, razorpay_signature: signature, userMailId: buyer.email })
    },
  )
  app.post<{ Body: PaymentVerificationData }>(
    '/cv/payment_verification',
    operation('verifyPayment', 'Proof of a payment; grants the plan', {
      ...specified('POST /orders/{id}/verification', description),
      tags: ['billing'],
      body: ref(PaymentVerificationRequest),
      response,
    }),
    request => verify(caller(request), request.body),
  )
}
