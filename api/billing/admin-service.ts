// Admin operations on coupons and payments. Every change adds a line to the audit trail.

import { randomBytes } from 'node:crypto'
import type { AuditEntry } from '../accounts/user-store.ts'
import type {
  AdminPaymentData,
  ChangeCouponData,
  CouponData,
  CreateCouponData,
  PageQueryData,
  PaymentsQueryData,
} from '../core/contract/billing.ts'
import type { InrValueData } from '../core/contract/tax.ts'
import { CURRENCIES, type Currency } from '../core/contract/tax.ts'
import type { AmendDocumentData, DisputeCreditData } from '../core/contract/tax-admin.ts'
import { pageOf, readCursor, wantedOf } from '../lib/cursor.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { unlessTaken } from '../lib/retry.ts'
import type { CouponRecord, CouponStore } from './coupon-store.ts'
import { describeCoupon, describeForAdmin, type Paper } from './describe.ts'
import type { OrderRecord, OrderStore } from './order-store.ts'
import { type CouponTerms, couponProblems, isFree, normalCode } from './rules/coupons.ts'
import type { Settler } from './settle.ts'
import { isBelievable } from './tax/amounts.ts'
import { amend, creditDispute } from './tax/corrections.ts'
import type { TaxSettings } from './tax/facts.ts'
import type { TaxDocumentStore } from './tax/store.ts'

const CHANGED = 'The payment changed just now. Please look again.'

type Deps = {
  orders: OrderStore
  coupons: CouponStore
  settler: Settler
  documents: Pick<TaxDocumentStore, 'find' | 'listOf'>
  settings: TaxSettings
  now: () => Date
  addAudit: (entry: AuditEntry) => Promise<void>
  /** The addresses of accounts, by id. */
  listEmails: (ids: readonly string[]) => Promise<Map<string, string>>
}
/** `scopes`: of the API key that was sent. */
type Admin = Readonly<{ id: string; scopes?: readonly string[] }>
export type BillingAdminService = ReturnType<typeof createBillingAdminService>

const PAGE = 50

export const createBillingAdminService = (deps: Deps) => ({
  listCoupons: listCoupons.bind(null, deps),
  createCoupon: createCoupon.bind(null, deps),
  changeCoupon: changeCoupon.bind(null, deps),
  removeCoupon: removeCoupon.bind(null, deps),
  listPayments: listPayments.bind(null, deps),
  readPayment: readPayment.bind(null, deps),
  refundPayment: refundPayment.bind(null, deps),
  setInrValue: setInrValue.bind(null, deps),
  amendDocument: async (adminId: string, id: string, wish: AmendDocumentData) =>
    withEmail(deps, await amend(deps, adminId, id, wish)),
  creditDispute: async (adminId: string, id: string, wish: DisputeCreditData) =>
    withEmail(deps, await creditDispute(deps, adminId, id, wish)),
})

const withRedemptions = async ({ coupons }: Deps, coupon: CouponRecord) =>
  describeCoupon(coupon, await coupons.countRedeemed(coupon.id))

async function listCoupons(deps: Deps, { limit = PAGE, cursor }: PageQueryData) {
  const { page, nextCursor } = pageOf(await deps.coupons.listCoupons(readCursor(cursor), limit + 1), limit)
  return { coupons: await Promise.all(page.map(coupon => withRedemptions(deps, coupon))), nextCursor }
}

async function createCoupon(deps: Deps, admin: Admin, { code, ...wish }: CreateCouponData): Promise<CouponData> {
  const terms = withTerms(defaultTerms(wish), wish)
  assertMayGive(admin, terms)
  const id = randomBytes(12).toString('hex')
  const coupon = { ...terms, id, code: normalCode(code) as string, rev: 0, createdAt: deps.now() }
  if ((await unlessTaken(deps.coupons.createCoupon(coupon).then(() => true))) === null) {
    throw new Problem('conflict', { message: 'A coupon with this code already exists.' })
  }
  await audit(deps, admin.id, 'coupon.create', { target: coupon.code, detail: terms })
  return withRedemptions(deps, coupon)
}

async function changeCoupon(deps: Deps, admin: Admin, code: string, wish: ChangeCouponData): Promise<CouponData> {
  for (;;) {
    const coupon = await deps.coupons.findCoupon(normalCode(code) ?? '')
    if (!coupon) throw new Problem('not_found')
    const terms = withTerms(coupon, wish)
    assertMayGive(admin, terms)
    const changed = await deps.coupons.changeCoupon(coupon, terms)
    if (!changed) continue
    await audit(deps, admin.id, 'coupon.change', { target: coupon.code, detail: wish })
    return withRedemptions(deps, changed)
  }
}

/** Existing orders keep their discounted price. */
async function removeCoupon(deps: Deps, adminId: string, code: string): Promise<void> {
  const normal = normalCode(code)
  if (normal === null || !(await deps.coupons.removeCoupon(normal))) throw new Problem('not_found')
  await audit(deps, adminId, 'coupon.remove', { target: normal, detail: {} })
}

async function listPayments(deps: Deps, query: PaymentsQueryData) {
  const wanted = wantedOf(query)
  const { page, nextCursor } = pageOf(await deps.orders.listOrders(wanted), wanted.limit)
  const emails = await deps.listEmails([...new Set(page.map(order => order.userId))])
  const paper = await paperFor(deps, page)
  return { payments: page.map(order => describeForAdmin(order, emails.get(order.userId) ?? null, paper)), nextCursor }
}

/** One order with its history, oldest line first. */
async function readPayment(deps: Deps, id: string) {
  const order = await findOrder(deps, id)
  const trail = order.history.map(({ at, what, source, detail }) => ({ at: at.toISOString(), what, source, detail }))
  return { payment: await withEmail(deps, order), trail }
}

/** Refunds the rest of a payment. The request is stored first, so that the reconciler resumes it after a lost reply. */
async function refundPayment(deps: Deps, adminId: string, id: string, reason: string): Promise<AdminPaymentData> {
  const { orders, settler, now } = deps
  const order = await findOrder(deps, id)
  if (order.state !== 'paid' || !order.rzpPaymentId) {
    throw new Problem('conflict', { message: 'There is nothing to refund: this order is not paid, or was free.' })
  }
  const refundRequest = order.refundRequest ?? { at: now(), by: adminId, reason }
  const line = { at: now(), what: 'refund asked', source: 'admin', detail: { by: adminId } } as const
  const requested = await orders.changeOrder(order, { refundRequest, nextCheckAt: now() }, line)
  if (!requested) throw new Problem('conflict', { message: CHANGED })
  const detail = { paymentId: order.rzpPaymentId }
  await audit(deps, adminId, 'payment.refund', { target: id, detail, reason })
  const { order: current, isRefused } = await settler.requestRefund(requested, 'admin')
  const isNews = current.state === 'paid' && current.refunds.length > order.refunds.length
  if (!isRefused && !isNews) return withEmail(deps, current)
  // The refund of a payment over its coupon's limit stays due.
  if (!current.overLimit)
    await orders.changeOrder(current, { refundRequest: null }, { ...line, what: 'refund refused' })
  throw new Problem('conflict', { message: isNews ? CHANGED : 'Razorpay does not refund this payment.' })
}

/** Enters what a payment was worth, and issues its invoice. */
async function setInrValue(deps: Deps, adminId: string, id: string, { inrMinor, source }: InrValueData) {
  const { orders, settler, now } = deps
  const order = await findOrder(deps, id)
  if (order.documentState !== 'waiting' || order.currency === 'INR') {
    throw new Problem('conflict', { message: 'No invoice waits for the value of this payment.' })
  }
  if (!isBelievable(order.amountMinor, inrMinor)) {
    throw invalid([{ path: '/inrMinor', message: 'This must be from 1 to 1,000 rupees for a unit of the currency.' }])
  }
  const line = {
    at: now(),
    what: 'worth in rupees',
    source: 'admin',
    detail: { by: adminId, inrMinor, source },
  } as const
  const valued = await orders.changeOrder(order, { inrMinor, inrSource: source, unfinished: true }, line)
  if (!valued) throw new Problem('conflict', { message: CHANGED })
  await audit(deps, adminId, 'payment.inr-value', { target: id, detail: { inrMinor, source } })
  return withEmail(deps, await settler.finish(valued, 'admin'))
}

async function findOrder({ orders }: Deps, id: string): Promise<OrderRecord> {
  const order = await orders.findOrder(id)
  if (!order) throw new Problem('not_found')
  return order
}

async function withEmail(deps: Deps, order: OrderRecord): Promise<AdminPaymentData> {
  const email = (await deps.listEmails([order.userId])).get(order.userId) ?? null
  return describeForAdmin(order, email, await paperFor(deps, [order]))
}

/** The documents of orders, and the settings for orders without one. */
async function paperFor({ documents, settings, now }: Deps, orders: readonly OrderRecord[]): Promise<Paper> {
  return { documents: await documents.listOf(orders.map(({ id }) => id)), settings, at: now() }
}

type Change = Pick<AuditEntry, 'target' | 'detail'> & Partial<Pick<AuditEntry, 'reason'>>
const audit = ({ addAudit, now }: Deps, by: string, what: string, { target, detail, reason = null }: Change) =>
  addAudit({ at: now(), by, what, target, detail, reason })

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
