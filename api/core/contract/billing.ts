// The shapes of plans, coupons and payments, as the contract names them.
import Type, { type Static } from 'typebox'
import { closed, Instant, List, Nullable, OneOf, Patterned, part, Short } from './schema.ts'

export const CURRENCIES = ['INR', 'USD', 'AED', 'SGD'] as const
export type Currency = (typeof CURRENCIES)[number]

const Price = part({
  currency: OneOf(CURRENCIES),
  price: Type.Integer({ description: 'Whole major units.' }),
  list: Type.Optional(Type.Integer({ description: 'The list price, shown struck through.' })),
})

export const Plan = closed('Plan', {
  id: OneOf(['free', 'pro']),
  name: Short(),
  price: Type.Optional(Type.Integer()),
  per: Type.Optional(OneOf(['year'])),
  months: Type.Optional(Type.Integer()),
  gstPercent: Type.Optional(Type.Integer({ description: 'Included in the price.' })),
  prices: Type.Optional(List(Price)),
  features: List(Short()),
})

export type PlanData = Static<typeof Plan>

const code = () => Patterned('^[A-Za-z0-9_-]{3,32}$', 32, 'A coupon code has 3 to 32 letters, digits, - or _.')
const majorPrice = () =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: 'Whole major units.' }))
const minor = () => Type.Integer({ description: 'Minor units.' })

export const CouponQuery = part({
  couponCode: Type.String({ maxLength: 500 }),
  currType: OneOf(CURRENCIES),
  userMailId: Type.String({ maxLength: 320, description: 'The caller’s own address.' }),
})

/** Not the envelope of a failure: a coupon that does not apply is a valid answer. */
export const CouponAnswer = closed('CouponAnswer', {
  success: Type.Boolean({ description: 'The same as applied.' }),
  applied: Type.Boolean(),
  value: Type.Integer({ description: 'The price to pay, in whole major units.' }),
  message: Short(),
})

export const CheckoutRequest = closed('CheckoutRequest', {
  amount: Type.Integer({
    minimum: -1_000_000_000,
    maximum: 1_000_000_000,
    description: 'Minor units; must be the price, with or without the coupon.',
  }),
  currType: OneOf(CURRENCIES),
  couponCode: Type.Optional(Short(500)),
})
/** price_changed, or a conflict without an amount. */
export const CheckoutConflict = closed('CheckoutConflict', {
  success: Type.Literal(false),
  code: Type.String({ pattern: '^[a-z_]+$', maxLength: 60 }),
  message: Short(1_000),
  requestId: Short(100),
  expectedAmount: Type.Optional(Type.Integer({ description: 'What would be right, in minor units.' })),
})
export const CheckoutOrder = closed('CheckoutOrder', {
  id: Short(40),
  amount: minor(),
  currency: OneOf(CURRENCIES),
})

export const PaymentVerificationRequest = closed('PaymentVerificationRequest', {
  razorpay_payment_id: Short(),
  razorpay_order_id: Short(),
  razorpay_signature: Type.String({ maxLength: 20_000 }),
  userMailId: Type.String({ maxLength: 320, description: 'The caller’s own address.' }),
  couponCode: Type.Optional(Nullable(Short(500))),
})

const PAYMENT_STATUSES = ['paid', 'unconfirmed', 'refund_pending', 'partially_refunded', 'refunded', 'revoked'] as const
const payment = {
  id: Short(24),
  receiptNumber: Nullable(Short(20)),
  date: Instant(),
  amountMinor: minor(),
  currency: OneOf(CURRENCIES),
  taxableMinor: minor(),
  gstMinor: minor(),
  plan: OneOf(['Pro']),
  from: Nullable(Instant()),
  to: Nullable(Instant()),
}
export const Payment = closed('Payment', { ...payment, status: OneOf(PAYMENT_STATUSES) })

export const AdminPayment = closed('AdminPayment', {
  ...payment,
  status: OneOf([...PAYMENT_STATUSES, 'open', 'failed', 'abandoned']),
  userId: Short(24),
  email: Nullable(Short(320)),
  orderId: Nullable(Short(40)),
  paymentId: Nullable(Short(40)),
  couponCode: Nullable(Short(32)),
  overLimit: Type.Boolean({ description: 'Paid after the coupon had been used up.' }),
  refundedMinor: minor(),
  review: Nullable(Short(500)),
})
export const PaymentTrailLine = closed('PaymentTrailLine', {
  at: Instant(),
  what: Short(),
  source: Short(20),
  detail: Type.Unknown(),
})
export const RefundRequest = closed('RefundRequest', { reason: Type.String({ minLength: 1, maxLength: 500 }) })
export const PaymentId = part({ id: Type.String({ pattern: '^[0-9a-f]{24}$', maxLength: 24 }) })

const percentOff = Type.Integer({
  minimum: 1,
  maximum: 100,
  description: 'The result is rounded to whole major units.',
})
const prices = part(Object.fromEntries(CURRENCIES.map(currency => [currency, majorPrice()])), { minProperties: 1 })
const maxRedemptions = Type.Integer({ minimum: 1, maximum: 10_000 })
const perUser = Type.Integer({ minimum: 1, maximum: 100 })
const currencies = Type.Array(OneOf(CURRENCIES), { minItems: 1, maxItems: 4, uniqueItems: true })
const terms = {
  percentOff: Type.Optional(Nullable(percentOff)),
  prices: Type.Optional(Nullable(prices)),
  maxRedemptions: Type.Optional(Nullable(maxRedemptions)),
  perUser: Type.Optional(perUser),
  startsAt: Type.Optional(Nullable(Instant())),
  expiresAt: Type.Optional(Nullable(Instant())),
  active: Type.Optional(Type.Boolean()),
  currencies: Type.Optional(currencies),
}
export const Coupon = closed('Coupon', {
  code: Short(32),
  percentOff: Nullable(percentOff),
  prices: Nullable(prices),
  maxRedemptions: Nullable(maxRedemptions),
  perUser,
  startsAt: Nullable(Instant()),
  expiresAt: Nullable(Instant()),
  active: Type.Boolean(),
  currencies,
  redemptions: Type.Integer(),
  createdAt: Instant(),
})
export const CreateCouponRequest = closed('CreateCouponRequest', { code: code(), ...terms })
export const ChangeCouponRequest = closed('ChangeCouponRequest', terms, { minProperties: 1 })
export const CouponCode = part({ code: code() })

export const PageQuery = part({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}\\.[0-9a-f]{24}$', maxLength: 60 })),
})
export const nextCursor = Nullable(Short(60))

export type CouponQueryData = Static<typeof CouponQuery>
export type CouponAnswerData = Static<typeof CouponAnswer>
export type CheckoutRequestData = Static<typeof CheckoutRequest>
export type CheckoutOrderData = Static<typeof CheckoutOrder>
export type PaymentVerificationData = Static<typeof PaymentVerificationRequest>
export type PaymentData = Static<typeof Payment>
export type AdminPaymentData = Static<typeof AdminPayment>
export type PaymentTrailLineData = Static<typeof PaymentTrailLine>
export type CouponData = Static<typeof Coupon>
export type CreateCouponData = Static<typeof CreateCouponRequest>
export type ChangeCouponData = Static<typeof ChangeCouponRequest>
export type PageQueryData = Static<typeof PageQuery>
