// Coupons, their uses, and the last coupon offered to each user, in MongoDB. A use takes one numbered place of the coupon and one of
// its user: two unique indexes make both limits exact. Uses outlive the account.

import { type Connection, Schema } from 'mongoose'
import { CURRENCIES, type Currency } from '../core/contract/billing.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { olderThan, type Place } from '../lib/cursor.ts'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import type { CouponTerms, CouponUsage } from './rules/coupons.ts'

export type CouponRecord = CouponTerms & Readonly<{ id: string; code: string; rev: number; createdAt: Date }>
export type CouponUse = Readonly<{
  orderId: string
  couponId: string
  /** `sub:<limit key>`; `gone:<order id>` for an unknown account; the account's id in uses from before limit keys. */
  userId: string
  state: 'held' | 'redeemed'
  /** When a hold ends; null once it is redeemed. */
  heldUntil: Date | null
  at: Date
}>
/** A user; `limitKey` is null when the account is unknown. */
export type CouponUser = Readonly<{ id: string; limitKey: string | null }>
/** Why there is no free place, the stored use, or the user's existing hold (`own`). */
export type Hold = { kind: 'used_up' | 'used_by_you' } | { kind: 'taken' | 'own'; use: CouponUse }

type StoredCoupon = Omit<CouponRecord, 'id'> & { _id: string }
type StoredUse = CouponUse & { place: string; userPlace: string }

const OFFER_KEPT_SECONDS = 3_600

const couponSchema = new Schema(
  {
    _id: String,
    code: String,
    rev: Number,
    percentOff: Number,
    prices: Schema.Types.Mixed,
    maxRedemptions: Number,
    perUser: Number,
    startsAt: Date,
    expiresAt: Date,
    active: Boolean,
    currencies: [String],
    createdAt: Date,
  },
  SCHEMA_OPTIONS,
)
couponSchema.index({ code: 1 }, { unique: true })
couponSchema.index({ createdAt: -1, _id: -1 })

const useSchema = new Schema(
  {
    orderId: String,
    couponId: String,
    userId: String,
    place: String,
    userPlace: String,
    state: String,
    heldUntil: Date,
    at: Date,
  },
  SCHEMA_OPTIONS,
)
useSchema.index({ orderId: 1 }, { unique: true })
useSchema.index({ userId: 1 })
useSchema.index({ couponId: 1, place: 1 }, { unique: true })
useSchema.index({ couponId: 1, userId: 1, userPlace: 1 }, { unique: true })
useSchema.index({ couponId: 1, state: 1, heldUntil: 1 })

const offerSchema = new Schema({ _id: String, code: String, at: Date }, SCHEMA_OPTIONS)
offerSchema.index({ at: 1 }, { expireAfterSeconds: OFFER_KEPT_SECONDS })

const toRecord = ({ _id, ...rest }: StoredCoupon): CouponRecord => ({ ...rest, id: _id })
const orNull = (stored: StoredCoupon | null) => (stored ? toRecord(stored) : null)
const offersOf = (userId: string) => CURRENCIES.map(currency => `${userId}:${currency}`)
const ownerKeyOf = (limitKey: string) => `sub:${limitKey}`
const ownerKeysOf = ({ id, limitKey }: CouponUser) => (limitKey === null ? [id] : [ownerKeyOf(limitKey), id])
const newUse = ({ limitKey }: CouponUser, couponId: string, orderId: string, at: Date) => ({
  orderId,
  couponId,
  userId: limitKey === null ? `gone:${orderId}` : ownerKeyOf(limitKey),
  at,
})

/** The range of account ids, which begin with a hex digit; other kinds of `userId` are outside it. */
const ACCOUNT_IDS = { from: '0', to: 'g' }
const range = (length: number) => Array.from({ length }, (_, index) => String(index))

export type CouponStore = ReturnType<typeof createCouponStore>

export function createCouponStore(connection: Connection) {
  const coupons = documents<StoredCoupon>(connection, 'Coupon', couponSchema, 'coupons')
  const uses = documents<StoredUse>(connection, 'CouponUse', useSchema, 'coupon_uses')
  const offers = documents<{ _id: string; code: string; at: Date }>(
    connection,
    'CouponOffer',
    offerSchema,
    'coupon_offers',
  )

  /** A free place of the coupon; undefined when there is none. The choice depends on the order id, to reduce collisions. */
  async function freePlace({ id, maxRedemptions }: CouponRecord, orderId: string): Promise<string | undefined> {
    if (maxRedemptions === null) return orderId
    const taken = new Set((await uses.find({ couponId: id }, { place: 1 }).lean()).map(use => use.place))
    if (taken.size >= maxRedemptions) return undefined
    const free = range(maxRedemptions).filter(place => !taken.has(place))
    return free[Number.parseInt(orderId.slice(-6), 16) % free.length]
  }

  /** One attempt to place a use; null when a concurrent use took the place. */
  async function tryPlace(coupon: CouponRecord, user: CouponUser, use: CouponUse, at: Date): Promise<Hold | null> {
    const { id: couponId, perUser } = coupon
    await uses.deleteMany({ couponId, state: 'held', heldUntil: { $lte: at } })
    const own = await uses.find({ couponId, userId: { $in: ownerKeysOf(user) } }).lean()
    const same = own.find(one => one.orderId === use.orderId)
    if (same) return { kind: 'taken', use: same }
    const held = own.find(one => one.state === 'held')
    if (held && use.state === 'held') return { kind: 'own', use: held }
    const userPlace = range(perUser).find(place => !own.some(one => one.userPlace === place))
    if (userPlace === undefined) return { kind: 'used_by_you' }
    const place = await freePlace(coupon, use.orderId)
    if (place === undefined) return { kind: 'used_up' }
    const made = await unlessTaken(uses.insertOne({ ...use, place, userPlace }))
    return made === null ? null : { kind: 'taken', use }
  }

  /** Skips a use whose place is already stored under the limit key: look-ups use both keys. */
  async function moveUsesOf(id: string, limitKey: string): Promise<void> {
    for (const { orderId } of await uses.find({ userId: id }, { orderId: 1 }).lean()) {
      await unlessTaken(uses.updateOne({ orderId, userId: id }, { $set: { userId: ownerKeyOf(limitKey) } }))
    }
  }

  return {
    collections: ['coupons', 'coupon_uses', 'coupon_offers'],
    exportOf: ({ id, limitKey }: Person) => ({
      couponUses: pieces(() => uses.find({ userId: { $in: ownerKeysOf({ id, limitKey }) } }).lean()),
      couponOffers: pieces(() => offers.find({ _id: { $in: offersOf(id) } }).lean()),
    }),
    /** Redeemed uses stay under the limit key, so that removing the account does not reset the limit. */
    removeOf: async ({ id, limitKey }: Person): Promise<void> => {
      await offers.deleteMany({ _id: { $in: offersOf(id) } })
      await uses.deleteMany({ userId: { $in: ownerKeysOf({ id, limitKey }) }, state: 'held' })
      await moveUsesOf(id, limitKey)
      for (const { orderId } of await uses.find({ userId: id }, { orderId: 1 }).lean()) {
        await uses.updateOne({ orderId }, { $set: { userId: `gone:${orderId}` } })
      }
    },
    /** Migrates old uses from account ids to limit keys, account by account. Idempotent: the next run resumes an interrupted one. */
    moveUses: async (limitKeyOf: (userId: string) => Promise<string | null>): Promise<void> => {
      const { from, to } = ACCOUNT_IDS
      for (let last = from; ; ) {
        const [next] = await uses
          .find({ userId: { $gt: last, $lt: to } })
          .sort({ userId: 1 })
          .limit(1)
          .lean()
        if (!next) return
        last = next.userId
        const limitKey = await limitKeyOf(last)
        if (limitKey !== null) await moveUsesOf(last, limitKey)
      }
    },
    buildIndexes: async () => {
      await Promise.all([coupons.createIndexes(), uses.createIndexes(), offers.createIndexes()])
    },

    /** Throws a duplicate key error when the code exists. */
    createCoupon: async ({ id, ...rest }: CouponRecord): Promise<void> => {
      await coupons.insertOne({ _id: id, ...rest })
    },
    findCoupon: async (code: string) => orNull(await coupons.findOne({ code }).lean()),
    findCouponById: async (id: string) => orNull(await coupons.findById(id).lean()),
    /** Newest first, from behind `after` on. */
    listCoupons: async (after: Place | null, limit: number): Promise<CouponRecord[]> => {
      const found = coupons.find(after ? olderThan(after, 'createdAt') : {}).sort({ createdAt: -1, _id: -1 })
      return (await found.limit(limit).lean()).map(toRecord)
    },
    /** Null when the coupon has changed since it was read. */
    changeCoupon: async ({ id, rev }: CouponRecord, change: Partial<CouponTerms>) =>
      orNull(
        await coupons
          .findOneAndUpdate({ _id: id, rev }, { $set: { ...change, rev: rev + 1 } }, { returnDocument: 'after' })
          .lean(),
      ),
    /** Removes a coupon with its uses. Deactivates it first, so that it cannot be used after an interruption. Idempotent. */
    removeCoupon: async (code: string): Promise<boolean> => {
      const found = await coupons.findOneAndUpdate({ code }, { $set: { active: false }, $inc: { rev: 1 } }).lean()
      if (!found) return false
      await uses.deleteMany({ couponId: found._id })
      return (await coupons.deleteOne({ _id: found._id })).deletedCount > 0
    },

    /** How often the coupon counts as used for this user, whose own holds do not count. */
    countUses: async (couponId: string, user: CouponUser, at: Date): Promise<CouponUsage> => {
      const byOthers = { heldUntil: { $gt: at }, userId: { $nin: ownerKeysOf(user) } }
      const [total, byCaller] = await Promise.all([
        uses.countDocuments({ couponId, $or: [{ state: 'redeemed' }, byOthers] }),
        uses.countDocuments({ couponId, userId: { $in: ownerKeysOf(user) }, state: 'redeemed' }),
      ])
      return { total, byCaller }
    },
    countRedeemed: (couponId: string): Promise<number> => uses.countDocuments({ couponId, state: 'redeemed' }),

    /** Holds the coupon for an order until a time, or returns why not. A user has one hold of a coupon at a time. */
    holdUse: (coupon: CouponRecord, orderId: string, user: CouponUser, until: Date, at: Date): Promise<Hold> => {
      const use = { ...newUse(user, coupon.id, orderId, at), state: 'held', heldUntil: until } as const
      return untilDone(() => tryPlace(coupon, user, use, at))
    },
    /** Transfers a hold to another order. False when the hold no longer exists. */
    moveHold: async ({ orderId }: CouponUse, toOrderId: string, until: Date): Promise<boolean> => {
      const moved = await uses
        .findOneAndUpdate({ orderId, state: 'held' }, { $set: { orderId: toOrderId, heldUntil: until } })
        .lean()
      return moved !== null
    },
    /** Redeems the coupon for a paid order. True when the limit was exceeded, which does not undo the payment. */
    redeemUse: async (couponId: string, orderId: string, user: CouponUser, at: Date): Promise<boolean> => {
      const redeemed = { state: 'redeemed', heldUntil: null } as const
      const found = await uses.findOneAndUpdate({ orderId }, { $set: redeemed }).lean()
      if (found) return found.place.startsWith('over:')
      const coupon = orNull(await coupons.findById(couponId).lean())
      // A removed coupon has no limits and no uses.
      if (!coupon) return false
      const use = { ...newUse(user, couponId, orderId, at), ...redeemed }
      const hold = await untilDone(() => tryPlace(coupon, user, use, at))
      if (hold.kind === 'taken') return false
      await unlessTaken(uses.insertOne({ ...use, place: `over:${orderId}`, userPlace: `over:${orderId}` }))
      return true
    },
    /** Releases a hold, or with `also` a redeemed use whose payment was never captured. */
    releaseUse: async (orderId: string, also?: 'redeemed'): Promise<void> => {
      await uses.deleteOne({ orderId, ...(also ? {} : { state: 'held' }) })
    },

    rememberOffer: async (userId: string, currency: Currency, code: string, at: Date): Promise<void> => {
      await offers.findOneAndUpdate({ _id: `${userId}:${currency}` }, { $set: { code, at } }, { upsert: true }).lean()
    },
    findOffer: async (userId: string, currency: Currency): Promise<{ code: string; at: Date } | null> =>
      offers.findById(`${userId}:${currency}`).lean(),
  }
}
