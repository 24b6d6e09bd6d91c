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
  /** `sub:<limit key>`; `gone:<order id>` for an unknown account or a removed coupon. */
  userId: string
  /** refused: the order was paid when no place was left; the stored decision is the same for every caller. */
  state: 'held' | 'redeemed' | 'refused'
  /** When a hold ends; null otherwise. */
  heldUntil: Date | null
  at: Date
}>
/** `limitKey` is null when the account is unknown. */
export type CouponUser = Readonly<{ limitKey: string | null }>
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
/** No use is stored under the key of an unknown account. */
const ownerKeyOf = (limitKey: string | null) => (limitKey === null ? 'gone' : `sub:${limitKey}`)
const newUse = ({ limitKey }: CouponUser, couponId: string, orderId: string, at: Date) => ({
  orderId,
  couponId,
  userId: limitKey === null ? `gone:${orderId}` : ownerKeyOf(limitKey),
  at,
})

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
    const placed = await uses.find({ couponId: id, state: { $ne: 'refused' } }, { place: 1 }).lean()
    const taken = new Set(placed.map(use => use.place))
    if (taken.size >= maxRedemptions) return undefined
    const free = range(maxRedemptions).filter(place => !taken.has(place))
    return free[Number.parseInt(orderId.slice(-6), 16) % free.length]
  }

  /** One attempt to place a use; null when a concurrent use took the place. */
  async function tryPlace(coupon: CouponRecord, user: CouponUser, use: CouponUse, at: Date): Promise<Hold | null> {
    const { id: couponId, perUser } = coupon
    await uses.deleteMany({ couponId, state: 'held', heldUntil: { $lte: at } })
    // The order had another coupon before.
    await uses.deleteMany({ orderId: use.orderId, couponId: { $ne: couponId }, state: 'held' })
    const own = await uses.find({ couponId, userId: ownerKeyOf(user.limitKey) }).lean()
    const same = own.find(one => one.orderId === use.orderId)
    if (same) return { kind: 'taken', use: same }
    const held = own.find(one => one.state === 'held')
    if (held && use.state === 'held') return { kind: 'own', use: held }
    const placed = own.filter(one => one.state !== 'refused')
    const userPlace = range(perUser).find(place => !placed.some(one => one.userPlace === place))
    if (userPlace === undefined || placed.length >= perUser) return { kind: 'used_by_you' }
    const place = await freePlace(coupon, use.orderId)
    if (place === undefined) return { kind: 'used_up' }
    const made = await unlessTaken(uses.insertOne({ ...use, place, userPlace }))
    return made === null ? null : { kind: 'taken', use }
  }

  /** Removes the account's key from the holds of a coupon. */
  async function anonymiseHolds(couponId: string): Promise<void> {
    for (const { orderId } of await uses.find({ couponId, state: 'held' }, { orderId: 1 }).lean()) {
      await uses.updateOne({ orderId }, { $set: { userId: `gone:${orderId}` } })
    }
  }

  return {
    collections: ['coupons', 'coupon_uses', 'coupon_offers'],
    exportOf: ({ id, limitKey }: Person) => ({
      couponUses: pieces(() => uses.find({ userId: ownerKeyOf(limitKey) }).lean()),
      couponOffers: pieces(() => offers.find({ _id: { $in: offersOf(id) } }).lean()),
    }),
    /** Redeemed uses stay under the limit key, so that removing the account does not reset the limit. */
    removeOf: async ({ id, limitKey }: Person): Promise<void> => {
      await offers.deleteMany({ _id: { $in: offersOf(id) } })
      await uses.deleteMany({ userId: ownerKeyOf(limitKey), state: 'held' })
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
    /**
     * Removes a coupon with its uses, except current holds: their orders keep the price. Deactivates it first, so that it cannot be
     * used after an interruption. Idempotent.
     */
    removeCoupon: async (code: string): Promise<boolean> => {
      const found = await coupons.findOneAndUpdate({ code }, { $set: { active: false }, $inc: { rev: 1 } }).lean()
      if (!found) return false
      await uses.deleteMany({ couponId: found._id, state: { $ne: 'held' } })
      await anonymiseHolds(found._id)
      return (await coupons.deleteOne({ _id: found._id })).deletedCount > 0
    },

    /** How often the coupon counts as used for this user, whose own holds do not count. */
    countUses: async (couponId: string, { limitKey }: CouponUser, at: Date): Promise<CouponUsage> => {
      const byOthers = { heldUntil: { $gt: at }, userId: { $ne: ownerKeyOf(limitKey) } }
      const [total, byCaller] = await Promise.all([
        uses.countDocuments({ couponId, $or: [{ state: 'redeemed' }, byOthers] }),
        uses.countDocuments({ couponId, userId: ownerKeyOf(limitKey), state: 'redeemed' }),
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
    /**
     * Redeems the coupon for a paid order. False when no place is left within the limits; for a removed coupon only a hold counts.
     * The first decision about an order is stored and stays.
     */
    redeemUse: async (couponId: string, orderId: string, user: CouponUser, at: Date): Promise<boolean> => {
      const redeemed = { state: 'redeemed', heldUntil: null } as const
      const decided = await untilDone(async (): Promise<Pick<CouponUse, 'state'> | null> => {
        const held = await uses.findOneAndUpdate({ orderId, couponId, state: 'held' }, { $set: redeemed }).lean()
        if (held) return redeemed
        const found = await uses.findOne({ orderId, couponId }).lean()
        if (found) return found.state === 'held' ? null : found
        const coupon = orNull(await coupons.findById(couponId).lean())
        if (!coupon) return { state: 'refused' }
        const use = { ...newUse(user, couponId, orderId, at), ...redeemed }
        const placed = await tryPlace(coupon, user, use, at)
        if (!placed) return null
        if (placed.kind === 'taken') return placed.use.state === 'held' ? null : placed.use
        const place = `refused:${orderId}`
        const refused = { ...use, state: 'refused', place, userPlace: place } as const
        return unlessTaken(uses.insertOne(refused).then(() => refused))
      })
      return decided.state === 'redeemed'
    },
    /** Releases a hold, or with `also` a redeemed use whose payment was never captured. */
    releaseUse: async (orderId: string, also?: 'decided'): Promise<void> => {
      await uses.deleteOne({ orderId, ...(also ? {} : { state: 'held' }) })
    },

    rememberOffer: async (userId: string, currency: Currency, code: string, at: Date): Promise<void> => {
      await offers.findOneAndUpdate({ _id: `${userId}:${currency}` }, { $set: { code, at } }, { upsert: true }).lean()
    },
    findOffer: async (userId: string, currency: Currency): Promise<{ code: string; at: Date } | null> =>
      offers.findById(`${userId}:${currency}`).lean(),
  }
}
