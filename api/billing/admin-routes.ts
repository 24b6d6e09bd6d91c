// Coupons and payments, for admins.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import {
  AdminPayment,
  type ChangeCouponData,
  ChangeCouponRequest,
  Coupon,
  CouponCode,
  type CreateCouponData,
  CreateCouponRequest,
  PageQuery,
  type PageQueryData,
  PaymentId,
  PaymentsQuery,
  type PaymentsQueryData,
  PaymentTrailLine,
  RefundRequest,
} from '../core/contract/billing.ts'
import { List, nextCursor, ref } from '../core/contract/schema.ts'
import { type InrValueData, InrValueRequest, TaxDocumentId } from '../core/contract/tax.ts'
import {
  type AmendDocumentData,
  AmendDocumentRequest,
  type DisputeCreditData,
  DisputeCreditRequest,
} from '../core/contract/tax-admin.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { BillingAdminService } from './admin-service.ts'

type Options = { admin: BillingAdminService }
type ByCode = { Params: { code: string } }

function couponRoutes(app: FastifyInstance, admin: BillingAdminService): void {
  app.get<{ Querystring: PageQueryData }>(
    '/admin/coupons',
    operation('listCoupons', 'Coupons, newest first', {
      description: 'For admins. `nextCursor` leads to the next page.',
      scope: 'admin:read',
      tags: ['administration'],
      querystring: PageQuery,
      response: reply200({ coupons: List(ref(Coupon)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await admin.listCoupons(request.query)) }),
  )

  app.post<{ Body: CreateCouponData }>(
    '/admin/coupons',
    operation('createCoupon', 'A new coupon', {
      scope: 'admin:write',
      description:
        'Either `percentOff` or `prices`. `maxRedemptions` is required when the price becomes 0; an API key makes no such coupon (403).',
      tags: ['administration'],
      body: ref(CreateCouponRequest),
      response: reply201({ coupon: ref(Coupon) }),
    }),
    async (request, reply) => {
      reply.status(201)
      return { success: true as const, coupon: await admin.createCoupon(caller(request), request.body) }
    },
  )
}

function couponChangeRoutes(app: FastifyInstance, admin: BillingAdminService): void {
  app.patch<ByCode & { Body: ChangeCouponData }>(
    '/admin/coupons/:code',
    operation('changeCoupon', 'Change a coupon', {
      scope: 'admin:write',
      description: 'An API key changes no coupon that makes a plan free (403).',
      tags: ['administration'],
      params: CouponCode,
      body: ref(ChangeCouponRequest),
      response: reply200({ coupon: ref(Coupon) }),
    }),
    async request => ({
      success: true as const,
      coupon: await admin.changeCoupon(caller(request), request.params.code, request.body),
    }),
  )

  app.delete<ByCode>(
    '/admin/coupons/:code',
    operation('removeCoupon', 'Remove a coupon; orders made with it keep their price', {
      description: 'For admins. 404 for an unknown code.',
      tags: ['administration'],
      params: CouponCode,
      response: reply204,
    }),
    async (request, reply) => {
      await admin.removeCoupon(caller(request).id, request.params.code)
      return sendEmpty(reply, 204)
    },
  )
}

function paymentRoutes(app: FastifyInstance, admin: BillingAdminService): void {
  app.get<{ Querystring: PaymentsQueryData }>(
    '/admin/payments',
    operation('listAllPayments', 'Orders and payments of all accounts, newest first', {
      description: 'For admins. `nextCursor` leads to the next page.',
      scope: 'admin:read',
      tags: ['administration'],
      querystring: PaymentsQuery,
      response: reply200({ payments: List(ref(AdminPayment)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await admin.listPayments(request.query)) }),
  )

  app.get<{ Params: { id: string } }>(
    '/admin/payments/:id',
    operation('readAnyPayment', 'An order with its history', {
      description: 'For admins: every step with its time and cause.',
      scope: 'admin:read',
      tags: ['administration'],
      params: PaymentId,
      response: reply200({ payment: ref(AdminPayment), trail: List(ref(PaymentTrailLine), 1_000) }),
    }),
    async request => ({ success: true as const, ...(await admin.readPayment(request.params.id)) }),
  )

  app.post<{ Params: { id: string }; Body: { reason: string } }>(
    '/admin/payments/:id/refund',
    operation('refundPayment', 'Send a payment back; a full refund ends the period it paid for', {
      description:
        'For admins. 409 when there is nothing left to send back; 502 and 503 when Razorpay does not answer.',
      tags: ['administration'],
      params: PaymentId,
      body: ref(RefundRequest),
      response: reply200({ payment: ref(AdminPayment) }),
    }),
    async request => ({
      success: true as const,
      payment: await admin.refundPayment(caller(request).id, request.params.id, request.body.reason),
    }),
  )
}

function inrValueRoute(app: FastifyInstance, admin: BillingAdminService): void {
  app.put<{ Params: { id: string }; Body: InrValueData }>(
    '/admin/payments/:id/inr-value',
    operation('setInrValue', 'What a payment in another currency was worth, when Razorpay does not say', {
      description: 'For a payment whose invoice waits for it (otherwise 409). From 1 to 1,000 rupees a unit.',
      tags: ['administration'],
      params: PaymentId,
      body: ref(InrValueRequest),
      response: reply200({ payment: ref(AdminPayment) }),
    }),
    async request => ({
      success: true as const,
      payment: await admin.setInrValue(caller(request).id, request.params.id, request.body),
    }),
  )
}

function correctionRoutes(app: FastifyInstance, admin: BillingAdminService): void {
  app.post<{ Params: { id: string }; Body: AmendDocumentData }>(
    '/admin/documents/:id/amend',
    operation('amendTaxDocument', 'Credit an invoice and issue a new one with the right recipient', {
      description:
        'A credit note over all that is left of the invoice, and a new invoice of that amount. The buyer gets both by mail. ' +
        'In place of a GSTIN it takes a UIN. 409 for an invoice that is not the newest of its payment, of which nothing is ' +
        'left, or after 30 November of the year after it.',
      tags: ['administration'],
      params: TaxDocumentId,
      body: ref(AmendDocumentRequest),
      response: reply200({ payment: ref(AdminPayment) }),
    }),
    async request => ({
      success: true as const,
      payment: await admin.amendDocument(caller(request).id, request.params.id, request.body),
    }),
  )

  app.post<{ Params: { id: string }; Body: DisputeCreditData }>(
    '/admin/payments/:id/dispute-credit',
    operation('creditDispute', 'Issue a credit note for a lost chargeback', {
      description: 'Once for each chargeback; a repeated call changes nothing.',
      tags: ['administration'],
      params: PaymentId,
      body: ref(DisputeCreditRequest),
      response: reply200({ payment: ref(AdminPayment) }),
    }),
    async request => ({
      success: true as const,
      payment: await admin.creditDispute(caller(request).id, request.params.id, request.body),
    }),
  )
}

export const billingAdminRoutes: FastifyPluginAsync<Options> = async (app, { admin }) => {
  couponRoutes(app, admin)
  couponChangeRoutes(app, admin)
  paymentRoutes(app, admin)
  inrValueRoute(app, admin)
  correctionRoutes(app, admin)
}
