// Orders and payments in MongoDB, one document each. A change is conditional on the revision that it was decided on and adds a line
// to the order's history.

import { type Connection, Schema } from 'mongoose'
import type { Currency, DocumentState } from '../core/contract/tax.ts'
import { type Documents, documents, IS_DATE, IS_TEXT, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces, REMOVED_ACCOUNT } from '../db/personal-data.ts'
import { olderThan, type Position, type Wanted } from '../lib/cursor.ts'
import type { DisputeStatus, OrderState, Source } from './rules/settle.ts'
import type { BillingDetails } from './tax/details-store.ts'

export type HistoryLine = Readonly<{ at: Date; what: string; source: Source; detail: Record<string, unknown> }>
export type OrderRecord = Readonly<{
  id: string
  rev: number
  userId: string
  plan: 'Pro'
  months: number
  currency: Currency
  amountMinor: number
  couponId: string | null
  couponCode: string | null
  rzpOrderId: string | null
  rzpPaymentId: string | null
  state: OrderState
  /** Whether Razorpay itself has reported the payment as captured. */
  confirmed: boolean
  /** Counts the claims of the order by a payment: after a revoked claim there can be another. */
  claim: number
  /** Idempotent steps that follow from the state are still to be done. */
  unfinished: boolean
  captureRequestedAt: Date | null
  /** Whether the coupon had no use left for the payment. Such a payment grants nothing and is refunded. Null until decided. */
  overLimit: boolean | null
  /** Why an admin should review the order. */
  review: string | null
  refunds: readonly { id: string; amountMinor: number; at: Date }[]
  refundRequest: { at: Date; by: string; reason: string } | null
  /** What admins have put right, in the order in which it happened. */
  adjustments: readonly Adjustment[]
  /** Chargebacks. */
  disputes: readonly Dispute[]
  /** The price without the coupon. */
  priceMinor: number
  /** What the invoice says of the buyer, and the name of the account when it bought. Null again once the account is removed. */
  billing: BillingDetails | null
  accountName: string | null
  /** Whether `billing` is kept for the next purchase, once this one is paid. */
  remember: boolean
  /** What a payment in another currency was worth in paise, and whether the card was of another country: as Razorpay says. */
  inrMinor: number | null
  /** Who says so, when an admin has entered it. */
  inrSource: string | null
  international: boolean | null
  /** Null before the payment. */
  documentState: DocumentState | null
  createdAt: Date
  /** When the buyer last requested the order at checkout. */
  requestedAt: Date
  paidAt: Date | null
  from: Date | null
  to: Date | null
  /** When the reconciler checks the order next. */
  nextCheckAt: Date | null
  history: readonly HistoryLine[]
}>
export type Dispute = Readonly<{
  id: string
  status: DisputeStatus
  /** What it is about; of a lost one what was taken back. */
  amountMinor: number
  /** When the status was reported. */
  at: Date
}>
/**
 * `after`: so many refunds came before. `disputeId`: the credit note of a lost chargeback. Otherwise a new invoice for the right recipient;
 * `billing` is null once that exists.
 */
export type Adjustment = Readonly<{
  after: number
  disputeId: string | null
  /** Of a credit note; null: all that is left. */
  amountMinor: number | null
  billing: BillingDetails | null
  reason: string
  by: string
  at: Date
}>
export type OrderChange = Partial<Omit<OrderRecord, 'id' | 'rev' | 'userId' | 'createdAt' | 'history'>>

/** `isOpen`: the order is its account's open order of this price and currency. */
type Stored = Omit<OrderRecord, 'id'> & { _id: string; isOpen: boolean }
type Orders = Documents<Stored>

const Mixed = Schema.Types.Mixed

/** The position before the newest order. */
const LAST: Position = { createdAt: new Date(8.64e15), id: '' }
const LAST_PAID = { paidAt: -1, _id: -1 } as const

const orderSchema = new Schema(
  {
    _id: String,
    rev: Number,
    userId: String,
    plan: String,
    months: Number,
    currency: String,
    amountMinor: Number,
    couponId: String,
    couponCode: String,
    rzpOrderId: String,
    rzpPaymentId: String,
    state: String,
    confirmed: Boolean,
    claim: Number,
    unfinished: Boolean,
    captureRequestedAt: Date,
    overLimit: Boolean,
    review: String,
    refunds: Mixed,
    refundRequest: Mixed,
    adjustments: Mixed,
    disputes: Mixed,
    priceMinor: Number,
    billing: Mixed,
    accountName: String,
    remember: Boolean,
    inrMinor: Number,
    inrSource: String,
    international: Boolean,
    documentState: String,
    createdAt: Date,
    requestedAt: Date,
    isOpen: Boolean,
    paidAt: Date,
    from: Date,
    to: Date,
    nextCheckAt: Date,
    history: [Mixed],
  },
  SCHEMA_OPTIONS,
)
orderSchema.index({ rzpOrderId: 1 }, { unique: true, partialFilterExpression: { rzpOrderId: IS_TEXT } })
orderSchema.index({ rzpPaymentId: 1 }, { unique: true, partialFilterExpression: { rzpPaymentId: IS_TEXT } })
orderSchema.index({ nextCheckAt: 1 }, { partialFilterExpression: { nextCheckAt: IS_DATE } })
orderSchema.index({ userId: 1, ...LAST_PAID })
orderSchema.index(
  { userId: 1, currency: 1, amountMinor: 1 },
  { unique: true, partialFilterExpression: { isOpen: true } },
)
orderSchema.index({ createdAt: -1, _id: -1 })
/** Payments, refunds, chargebacks and what admins put right, by their time. */
const MOMENTS = ['paidAt', 'refunds.at', 'disputes.at', 'adjustments.at'] as const
for (const at of MOMENTS) orderSchema.index({ [at]: 1 }, { partialFilterExpression: { [at]: IS_DATE } })

const NAMELESS = { billing: null, accountName: null } as const

const toRecord = ({ _id, isOpen, ...rest }: Stored): OrderRecord => ({ ...rest, id: _id })
const orNull = (stored: Stored | null) => (stored ? toRecord(stored) : null)
/** Every change that a reply shows adds a line to the history. */
const changedSince = (since: Date | null) => since && { 'history.at': { $gte: since } }
/** The filter for an id of Razorpay, which implies the filter of its partial index. */
const is = (id: string) => ({ ...IS_TEXT, $eq: id })

export type OrderStore = ReturnType<typeof createOrderStore>

export function createOrderStore(connection: Connection) {
  const orders = documents<Stored>(connection, 'PaymentOrder', orderSchema, 'payment_orders')

  return {
    collections: ['payment_orders'],
    buildIndexes: () => orders.createIndexes(),
    exportOf: ({ id }: Person) => ({
      payments: pieces(async () => (await orders.find({ userId: id }).lean()).map(toRecord)),
    }),
    removeOf: removeOf.bind(null, orders),
    /** Removes what these orders say of the buyer. */
    forgetBuyers: (ids: readonly string[]) => orders.updateMany({ _id: { $in: [...ids] } }, { $set: NAMELESS }),

    /** Throws a duplicate key error when the account has an open order of this price and currency. */
    createOrder: async ({ id, ...rest }: OrderRecord): Promise<void> => {
      await orders.insertOne({ _id: id, ...rest, isOpen: rest.state === 'initialized' })
    },
    findOpen: async ({ userId, currency, amountMinor }: OrderRecord) =>
      orNull(await orders.findOne({ userId, currency, amountMinor, isOpen: true }).lean()),
    findOrder: async (id: string) => orNull(await orders.findById(id).lean()),
    findByRazorpayOrder: async (rzpOrderId: string) =>
      orNull(await orders.findOne({ rzpOrderId: is(rzpOrderId) }).lean()),
    changeOrder: changeOrder.bind(null, orders),

    /** The number of orders due for a check. */
    countDue: (at: Date): Promise<number> => orders.countDocuments({ nextCheckAt: { ...IS_DATE, $lte: at } }),
    /** Orders whose tax document waits, by whether they lack their value in rupees. All of them have a next check. */
    countWaiting: (isForInrValue: boolean): Promise<number> =>
      orders.countDocuments({
        nextCheckAt: IS_DATE,
        documentState: 'waiting',
        ...(isForInrValue
          ? { currency: { $ne: 'INR' }, inrMinor: null }
          : { $or: [{ currency: 'INR' }, { inrMinor: { $ne: null } }] }),
      }),
    /** Orders due for a check, the longest due first. */
    listDue: async (at: Date, limit: number): Promise<OrderRecord[]> => {
      const due = orders.find({ nextCheckAt: { ...IS_DATE, $lte: at } }).sort({ nextCheckAt: 1 })
      return (await due.limit(limit).lean()).map(toRecord)
    },
    ...listsOf(orders),
    ...ofMonths(orders),
    /** The user of an order, by Razorpay's id of the order or of its payment. */
    findPayer: async (rzpId: string): Promise<string | null> => {
      const either = { $or: [{ rzpPaymentId: is(rzpId) }, { rzpOrderId: is(rzpId) }] }
      return (await orders.findOne(either, { userId: 1 }).lean())?.userId ?? null
    },
    sumPaid: sumPaid.bind(null, orders),
  }
}

/** Orders must be kept for accounting, so they are anonymised. One whose document is waiting loses the names when that exists. */
async function removeOf(orders: Orders, { id }: Person): Promise<void> {
  await orders.updateMany({ userId: id, unfinished: false, documentState: { $ne: 'waiting' } }, { $set: NAMELESS })
  // Whoever has read the order for its last step has to look again, and then leaves no name on it.
  await orders.updateMany({ userId: id }, { $set: { userId: REMOVED_ACCOUNT, isOpen: false }, $inc: { rev: 1 } })
}
const listsOf = (orders: Orders) => ({
  /** A user's paid orders, newest first, and one more than wanted. */
  listPaid: async (userId: string, { limit, after, since }: Wanted): Promise<OrderRecord[]> => {
    const older = after && { $and: [olderThan(after, 'paidAt')] }
    const filter = { userId, paidAt: IS_DATE, ...changedSince(since), ...older }
    return (
      await orders
        .find(filter)
        .sort(LAST_PAID)
        .limit(limit + 1)
        .lean()
    ).map(toRecord)
  },
  /** All orders, newest first, and one more than wanted. */
  listOrders: async ({ limit, after, since }: Wanted): Promise<OrderRecord[]> => {
    const filter = { ...changedSince(since), ...olderThan(after ?? LAST, 'createdAt') }
    const found = orders.find(filter).sort({ createdAt: -1, _id: -1 })
    return (await found.limit(limit + 1).lean()).map(toRecord)
  },
})

const ofMonths = (orders: Orders) => ({
  /** Ids of the orders with a payment, a refund, a chargeback or an adjustment in [from, to). */
  listMovedIds: async (from: Date, to: Date): Promise<string[]> => {
    const ids = MOMENTS.map(at => orders.find({ [at]: { ...IS_DATE, $gte: from, $lt: to } }, { _id: 1 }).lean())
    return [...new Set((await Promise.all(ids)).flat().map(({ _id }) => _id))]
  },
  listByIds: async (ids: readonly string[]): Promise<OrderRecord[]> =>
    (await orders.find({ _id: { $in: [...ids] } }).lean()).map(toRecord),
})

/** Null when the order has changed since it was read. Throws a duplicate key error when another order has the payment. */
async function changeOrder(orders: Orders, { id, rev }: OrderRecord, change: OrderChange, line: HistoryLine | null) {
  // An order under review is not offered for payment again.
  const ends = Boolean(change.review) || (change.state !== undefined && change.state !== 'created')
  const set = { ...change, rev: rev + 1, ...(ends && { isOpen: false }) }
  const update = line ? { $set: set, $push: { history: line } } : { $set: set }
  return orNull(await orders.findOneAndUpdate({ _id: id, rev }, update, { returnDocument: 'after' }).lean())
}

/** The paid and not fully refunded amounts in [from, to), by currency. */
async function sumPaid(orders: Orders, from: Date, to: Date) {
  const sums = await orders.aggregate([
    { $match: { paidAt: { ...IS_DATE, $gte: from, $lt: to }, state: 'paid' } },
    { $group: { _id: '$currency', count: { $sum: 1 }, amountMinor: { $sum: '$amountMinor' } } },
  ])
  return (sums as { _id: Currency; count: number; amountMinor: number }[])
    .map(({ _id, count, amountMinor }) => ({ currency: _id, count, amountMinor }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
}
