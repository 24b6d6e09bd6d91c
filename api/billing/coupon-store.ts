// Coupons, and the last coupon offered to each user, in MongoDB. coupon-use-store.ts has the uses.
import { type Connection, Schema } from 'mongoose'
import { CURRENCIES, type Currency } from '../core/contract/tax.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'
import { olderThan, type Position } from '../lib/cursor.ts'
import { type CouponUser, createCouponUseStore } from './coupon-use-store.ts'
import type { CouponTerms } from './rules/coupons.ts'

export type CouponRecord = CouponTerms & Readonly<{ id: string; code: string; rev: number; createdAt: Date }>

type StoredCoupon = Omit<CouponRecord, 'id'> & { _id: string }
type StoredOffer = { _id: string; code: string; at: Date }

const OFFER_SECONDS = 3_600

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

const offerSchema = new Schema({ _id: String, code: String, at: Date }, SCHEMA_OPTIONS)
offerSchema.index({ at: 1 }, { expireAfterSeconds: OFFER_SECONDS })

const toRecord = ({ _id, ...rest }: StoredCoupon): CouponRecord => ({ ...rest, id: _id })
const orNull = (stored: StoredCoupon | null) => (stored ? toRecord(stored) : null)
const offerId = (userId: string, currency: Currency) => `${userId}:${currency}`
const offerIds = (userId: string) => CURRENCIES.map(currency => offerId(userId, currency))

export type CouponStore = ReturnType<typeof createCouponStore>

export function createCouponStore(connection: Connection) {
  const coupons = documents<StoredCoupon>(connection, 'Coupon', couponSchema, 'coupons')
  const couponOffers = documents<StoredOffer>(connection, 'CouponOffer', offerSchema, 'coupon_offers')
  const uses = createCouponUseStore(connection)
  const findCouponById = async (id: string) => orNull(await coupons.findById(id).lean())

  return {
    collections: ['coupons', 'coupon_uses', 'coupon_offers'],
    exportOf: ({ id, limitKey }: Person) => ({
      couponUses: pieces(() => uses.listUses(limitKey)),
      couponOffers: pieces(() => couponOffers.find({ _id: { $in: offerIds(id) } }).lean()),
    }),
    removeOf: async ({ id, limitKey }: Person): Promise<void> => {
      await couponOffers.deleteMany({ _id: { $in: offerIds(id) } })
      await uses.removeHolds(limitKey)
    },
    buildIndexes: () => Promise.all([coupons.createIndexes(), uses.buildUseIndexes(), couponOffers.createIndexes()]),

    /** Throws a duplicate key error when the code exists. */
    createCoupon: async ({ id, ...rest }: CouponRecord): Promise<void> => {
      await coupons.insertOne({ _id: id, ...rest })
    },
    findCoupon: async (code: string) => orNull(await coupons.findOne({ code }).lean()),
    /** Newest first, older than `after`. */
    listCoupons: async (after: Position | null, limit: number): Promise<CouponRecord[]> => {
      const found = coupons.find(after ? olderThan(after, 'createdAt') : {}).sort({ createdAt: -1, _id: -1 })
      return (await found.limit(limit).lean()).map(toRecord)
    },
    /** Null when the coupon has changed since it was read. */
    changeCoupon: async ({ id, rev }: CouponRecord, change: Partial<CouponTerms>) => {
      const update = { $set: { ...change, rev: rev + 1 } }
      return orNull(await coupons.findOneAndUpdate({ _id: id, rev }, update, { returnDocument: 'after' }).lean())
    },
    /** Removes a coupon and its uses. Deactivates it first, so that it cannot be used after an interruption. Idempotent. */
    removeCoupon: async (code: string): Promise<boolean> => {
      const found = await coupons.findOneAndUpdate({ code }, { $set: { active: false }, $inc: { rev: 1 } }).lean()
      if (!found) return false
      await uses.removeUsesOf(found._id)
      return (await coupons.deleteOne({ _id: found._id })).deletedCount > 0
    },

    countUses: uses.countUses,
    countRedeemed: uses.countRedeemed,
    holdUse: uses.holdUse,
    moveHold: uses.moveHold,
    releaseUse: uses.releaseUse,
    redeemUse: (couponId: string, orderId: string, user: CouponUser, at: Date): Promise<boolean> =>
      uses.redeem(findCouponById, couponId, orderId, user, at),

    rememberOffer: async (userId: string, currency: Currency, code: string, at: Date): Promise<void> => {
      const filter = { _id: offerId(userId, currency) }
      await couponOffers.findOneAndUpdate(filter, { $set: { code, at } }, { upsert: true }).lean()
    },
    findOffer: async (userId: string, currency: Currency): Promise<{ code: string; at: Date } | null> =>
      couponOffers.findById(offerId(userId, currency)).lean(),
  }
}
