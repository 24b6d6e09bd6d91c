// The uses of coupons in MongoDB. A use takes one numbered slot of the coupon and one of its user: two unique indexes make both limits
// exact. Uses outlive the account.
import { type Connection, Schema } from 'mongoose'
import { type Documents, documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken, untilDone } from '../lib/retry.ts'
import type { CouponTerms, CouponUsage } from './rules/coupons.ts'

export type CouponUse = Readonly<{
  orderId: string
  couponId: string
  /** `sub:<limit key>`; `gone:<order id>` for an unknown account or a removed coupon. */
  userId: string
  /** refused: no slot was free when the order was paid. The decision is stored, so that every caller gets the same result. */
  state: 'held' | 'redeemed' | 'refused'
  /** When a hold ends; null otherwise. */
  heldUntil: Date | null
  at: Date
}>
/** `limitKey` is null when the account is unknown. */
export type CouponUser = Readonly<{ limitKey: string | null }>
/** Why no slot is free, the stored use, or the user's existing hold (`own`). */
export type Hold = { kind: 'used_up' | 'used_by_you' } | { kind: 'taken' | 'own'; use: CouponUse }
type LimitedCoupon = Pick<CouponTerms, 'maxRedemptions' | 'perUser'> & { id: string }
type StoredUse = CouponUse & { slot: string; userSlot: string }
type Uses = Documents<StoredUse>

const useSchema = new Schema(
  {
    orderId: String,
    couponId: String,
    userId: String,
    slot: String,
    userSlot: String,
    state: String,
    heldUntil: Date,
    at: Date,
  },
  SCHEMA_OPTIONS,
)
useSchema.index({ orderId: 1 }, { unique: true })
useSchema.index({ userId: 1 })
useSchema.index({ couponId: 1, slot: 1 }, { unique: true })
useSchema.index({ couponId: 1, userId: 1, userSlot: 1 }, { unique: true })
useSchema.index({ couponId: 1, state: 1, heldUntil: 1 })

const range = (length: number) => Array.from({ length }, (_, index) => String(index))
/** No use is stored under the key of an unknown account. */
const ownerKeyOf = (limitKey: string | null) => (limitKey === null ? 'gone' : `sub:${limitKey}`)
const newUse = (couponId: string, orderId: string, { limitKey }: CouponUser, at: Date) => ({
  orderId,
  couponId,
  userId: limitKey === null ? `gone:${orderId}` : ownerKeyOf(limitKey),
  at,
})

/** A part of the coupon store, which has its collection in its lists. */
export function createCouponUseStore(connection: Connection) {
  const uses = documents<StoredUse>(connection, 'CouponUse', useSchema, 'coupon_uses')

  return {
    buildUseIndexes: () => uses.createIndexes(),
    listUses: (limitKey: string): Promise<CouponUse[]> => uses.find({ userId: ownerKeyOf(limitKey) }).lean(),
    /** Redeemed uses stay under the limit key, so that removing the account does not reset the limit. */
    removeHolds: (limitKey: string) => uses.deleteMany({ userId: ownerKeyOf(limitKey), state: 'held' }),

    /** The uses of the coupon by this user, without the user's own holds. */
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
    holdUse: (coupon: LimitedCoupon, orderId: string, user: CouponUser, until: Date, at: Date): Promise<Hold> => {
      const use = { ...newUse(coupon.id, orderId, user, at), state: 'held', heldUntil: until } as const
      return untilDone(() => tryStore(uses, coupon, user, use, at))
    },
    /** Transfers a hold to another order. False when the hold no longer exists. */
    moveHold: async ({ orderId }: CouponUse, toOrderId: string, until: Date): Promise<boolean> => {
      const change = { $set: { orderId: toOrderId, heldUntil: until } }
      return (await uses.findOneAndUpdate({ orderId, state: 'held' }, change).lean()) !== null
    },
    redeem: redeem.bind(null, uses),
    /** Releases a hold, or with `also` a redeemed use whose payment was never captured. */
    releaseUse: async (orderId: string, also?: 'decided'): Promise<void> => {
      await uses.deleteOne(also ? { orderId } : { orderId, state: 'held' })
    },
    /** Removes the uses of a coupon, and the accounts' keys from its holds: the orders of the holds keep the price. */
    removeUsesOf: async (couponId: string): Promise<void> => {
      await uses.deleteMany({ couponId, state: { $ne: 'held' } })
      for (const { orderId } of await uses.find({ couponId, state: 'held' }, { orderId: 1 }).lean()) {
        await uses.updateOne({ orderId }, { $set: { userId: `gone:${orderId}` } })
      }
    },
  }
}

/**
 * Redeems a coupon for a paid order. False when no slot is free within its limits; of a removed coupon only a hold counts. The first
 * decision about an order is stored and final.
 */
async function redeem(
  uses: Uses,
  findCoupon: (id: string) => Promise<LimitedCoupon | null>,
  couponId: string,
  orderId: string,
  user: CouponUser,
  at: Date,
): Promise<boolean> {
  const redeemed = { state: 'redeemed', heldUntil: null } as const
  const decided = await untilDone(async (): Promise<Pick<CouponUse, 'state'> | null> => {
    const held = await uses.findOneAndUpdate({ orderId, couponId, state: 'held' }, { $set: redeemed }).lean()
    if (held) return redeemed
    const found = await uses.findOne({ orderId, couponId }).lean()
    if (found) return found.state === 'held' ? null : found
    const coupon = await findCoupon(couponId)
    if (!coupon) return { state: 'refused' }
    const use = { ...newUse(couponId, orderId, user, at), ...redeemed }
    const stored = await tryStore(uses, coupon, user, use, at)
    if (!stored) return null
    if (stored.kind === 'taken') return stored.use.state === 'held' ? null : stored.use
    const slot = `refused:${orderId}`
    const refused = { ...use, state: 'refused', slot, userSlot: slot } as const
    return unlessTaken(uses.insertOne(refused).then(() => refused))
  })
  return decided.state === 'redeemed'
}

/** One attempt to store a use in free slots; null when a concurrent use took one of them. */
async function tryStore(
  uses: Uses,
  coupon: LimitedCoupon,
  user: CouponUser,
  use: CouponUse,
  at: Date,
): Promise<Hold | null> {
  const { id: couponId, perUser } = coupon
  await uses.deleteMany({ couponId, state: 'held', heldUntil: { $lte: at } })
  // The order had another coupon before.
  await uses.deleteMany({ orderId: use.orderId, couponId: { $ne: couponId }, state: 'held' })
  const own = await uses.find({ couponId, userId: ownerKeyOf(user.limitKey) }).lean()
  const same = own.find(one => one.orderId === use.orderId)
  if (same) return { kind: 'taken', use: same }
  const held = own.find(one => one.state === 'held')
  if (held && use.state === 'held') return { kind: 'own', use: held }
  const counted = own.filter(one => one.state !== 'refused')
  const userSlot = range(perUser).find(slot => !counted.some(one => one.userSlot === slot))
  if (userSlot === undefined || counted.length >= perUser) return { kind: 'used_by_you' }
  const slot = await findFreeSlot(uses, coupon, use.orderId)
  if (slot === undefined) return { kind: 'used_up' }
  const stored = await unlessTaken(uses.insertOne({ ...use, slot, userSlot }))
  return stored === null ? null : { kind: 'taken', use }
}

/** A free slot of the coupon; undefined when there is none. The choice depends on the order id, to reduce collisions. */
async function findFreeSlot(uses: Uses, { id, maxRedemptions }: LimitedCoupon, orderId: string) {
  if (maxRedemptions === null) return orderId
  const counted = await uses.find({ couponId: id, state: { $ne: 'refused' } }, { slot: 1 }).lean()
  const taken = new Set(counted.map(({ slot }) => slot))
  if (taken.size >= maxRedemptions) return undefined
  const free = range(maxRedemptions).filter(slot => !taken.has(slot))
  return free[Number.parseInt(orderId.slice(-6), 16) % free.length]
}
