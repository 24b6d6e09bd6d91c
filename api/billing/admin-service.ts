// Admin operations on coupons and payments. Every change adds a line to the audit trail.

import { randomBytes } from 'node:crypto'
import {
  type AdminPaymentData,
  type ChangeCouponData,
  type CouponData,
  type CreateCouponData,
  CURRENCIES,
  type Currency,
  type PageQueryData,
  type PaymentTrailLineData,
} from '../core/contract/billing.ts'
import { pageOf, placeOf } from '../lib/cursor.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { unlessTaken } from '../lib/retry.ts'
import type { CouponRecord, CouponStore } from './coupon-store.ts'
import { describeCoupon, describeForAdmin } from './describe.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import { type CouponTerms, couponProblems, isFree, normalCode } from './rules/coupons.ts'
import type { Settler } from './settle.ts'

type Audit = (by: string, what: string, target: string, detail: unknown, reason: string | null) => Promise<void>
const CHANGED = 'The payment changed just now. Please look again.'

type Parts = {
  orders: OrderStore
  coupons: CouponStore
  settler: Settler
  now: () => Date
  audit: Audit
  /** The addresses of accounts, by id. */
  listEmails: (ids: readonly string[]) => Promise<Map<string, string>>
}
/** `scopes`: of the API key that was sent. */
type Admin = Readonly<{ id: string; scopes?: readonly string[] }>
export type BillingAdminService = ReturnType<typeof createBillingAdminService>

const PAGE = 50

export function createBillingAdminService(parts: Parts) {
  const { orders, coupons, settler, now, audit, listEmails } = parts
  const shown = async (coupon: CouponRecord) => describeCoupon(coupon, await coupons.countRedeemed(coupon.id))

  async function find(code: string): Promise<CouponRecord> {
    const coupon = await coupons.findCoupon(normalCode(code) ?? '')
    if (!coupon) throw new Problem('not_found')
    return coupon
  }

  async function shownOrder(order: OrderRecord): Promise<AdminPaymentData> {
    return describeForAdmin(order, (await listEmails([order.userId])).get(order.userId) ?? null)
  }

  return {
    async listCoupons({ limit = PAGE, cursor }: PageQueryData) {
      const { page, nextCursor } = pageOf(await coupons.listCoupons(placeOf(cursor), limit + 1), limit)
      return { coupons: await Promise.all(page.map(shown)), nextCursor }
    },

    async createCoupon(admin: Admin, { code, ...wish }: CreateCouponData): Promise<CouponData> {
      const terms = withTerms(defaultTerms(wish), wish)
      assertMayGive(admin, terms)
      const made = {
        ...terms,
        id: randomBytes(12).toString('hex'),
        code: normalCode(code) as string,
        rev: 0,
        createdAt: now(),
      }
      if ((await unlessTaken(coupons.createCoupon(made).then(() => true))) === null) {
        throw new Problem('conflict', { message: 'A coupon with this code already exists.' })
      }
      await audit(admin.id, 'coupon.create', made.code, terms, null)
      return shown(made)
    },

    async changeCoupon(admin: Admin, code: string, wish: ChangeCouponData): Promise<CouponData> {
      for (;;) {
        const coupon = await find(code)
        const terms = withTerms(coupon, wish)
        assertMayGive(admin, terms)
        const changed = await coupons.changeCoupon(coupon, terms)
        if (!changed) continue
        await audit(admin.id, 'coupon.change', coupon.code, wish, null)
        return shown(changed)
      }
    },

    /** Existing orders keep their discounted price. */
    async removeCoupon(adminId: string, code: string): Promise<void> {
      const normal = normalCode(code)
      if (normal === null || !(await coupons.removeCoupon(normal))) throw new Problem('not_found')
      await audit(adminId, 'coupon.remove', normal, {}, null)
    },

    async listPayments({ limit = PAGE, cursor }: PageQueryData) {
      const { page, nextCursor } = pageOf(await orders.listOrders(placeOf(cursor), limit + 1), limit)
      const emails = await listEmails([...new Set(page.map(order => order.userId))])
      return { payments: page.map(order => describeForAdmin(order, emails.get(order.userId) ?? null)), nextCursor }
    },

    /** One order with its history, oldest line first. */
    async readPayment(id: string): Promise<{ payment: AdminPaymentData; trail: PaymentTrailLineData[] }> {
      const order = await orders.findOrder(id)
      if (!order) throw new Problem('not_found')
      const trail = order.history.map(({ at, what, source, detail }) => ({
        at: at.toISOString(),
        what,
        source,
        detail,
      }))
      return { payment: await shownOrder(order), trail }
    },

    /** Refunds the rest of a payment. The request is stored first, so that the reconciler resumes it after a lost reply. */
    async refundPayment(adminId: string, id: string, reason: string): Promise<AdminPaymentData> {
      const order = await orders.findOrder(id)
      if (!order) throw new Problem('not_found')
      if (order.state !== 'paid' || !order.rzpPaymentId) {
        throw new Problem('conflict', { message: 'There is nothing to refund: this order is not paid, or was free.' })
      }
      const refundAsked = order.refundAsked ?? { at: now(), by: adminId, reason }
      const line = { at: now(), what: 'refund asked', source: 'admin', detail: { by: adminId } } as const
      const asked = await orders.changeOrder(order, { refundAsked, nextCheckAt: now() }, line)
      if (!asked) throw new Problem('conflict', { message: CHANGED })
      await audit(adminId, 'payment.refund', id, { paymentId: order.rzpPaymentId }, reason)
      const { order: current, isRefused } = await settler.requestRefund(asked, 'admin')
      const isNews = current.state === 'paid' && current.refunds.length > order.refunds.length
      if (!isRefused && !isNews) return shownOrder(current)
      // The refund of a payment over its coupon's limit stays due.
      if (!current.overLimit)
        await orders.changeOrder(current, { refundAsked: null }, { ...line, what: 'refund refused' })
      throw new Problem('conflict', { message: isNews ? CHANGED : 'Razorpay does not refund this payment.' })
    },
  }
}

/** Throws forbidden for a coupon that makes a plan free, when an API key was sent. */
function assertMayGive({ scopes }: Admin, terms: CouponTerms): void {
  if (scopes && isFree(terms))
    throw new Problem('forbidden', { message: 'An API key cannot create or change coupons that make a plan free.' })
}

/** By default prices apply to the currencies they name, a percentage to all. */
const defaultTerms = (wish: ChangeCouponData): CouponTerms => ({
  percentOff: null,
  prices: null,
  maxRedemptions: null,
  perUser: 1,
  startsAt: null,
  expiresAt: null,
  active: true,
  currencies: wish.prices ? (Object.keys(wish.prices) as Currency[]) : [...CURRENCIES],
})

/** The terms with a change applied. Throws invalid_request when they are inconsistent. */
function withTerms(terms: CouponTerms, { startsAt, expiresAt, ...wish }: ChangeCouponData): CouponTerms {
  const instants = { ...(startsAt !== undefined && { startsAt }), ...(expiresAt !== undefined && { expiresAt }) }
  const dates = Object.entries(instants).map(([name, text]) => [name, text === null ? null : new Date(text)] as const)
  const bad = dates.filter(([, date]) => date !== null && Number.isNaN(date.getTime()))
  if (bad.length > 0) {
    const message = 'This must be an instant such as 2027-05-20T00:00:00Z.'
    throw invalid(bad.map(([name]) => ({ path: `/${name}`, message })))
  }
  const { percentOff, prices, maxRedemptions, perUser, active, currencies } = { ...terms, ...wish }
  const next: CouponTerms = {
    percentOff,
    prices: prices as CouponTerms['prices'],
    maxRedemptions,
    perUser,
    active,
    currencies,
    startsAt: terms.startsAt,
    expiresAt: terms.expiresAt,
    ...Object.fromEntries(dates),
  }
  const found = couponProblems(next)
  if (found.length > 0) throw invalid(found)
  return next
}
