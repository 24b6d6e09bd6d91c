// Schemas of plans, coupons and payments.
import Type, { type Static } from 'typebox'
import { EMAIL, ID, LATER, ORDER_ID, PAYMENT_ID, REQUEST_ID } from './examples.ts'
import {
  changeQuery,
  closed,
  Instant,
  List,
  Nullable,
  OneOf,
  Patterned,
  pageQuery,
  part,
  ref,
  Short,
} from './schema.ts'
import { CheckoutBilling, CURRENCIES, DOCUMENT_STATES, minor, TaxDocument } from './tax.ts'
import { Dispute } from './tax-admin.ts'

const Price = part({
  currency: OneOf(CURRENCIES),
  price: Type.Integer({ description: 'Whole major units.' }),
  list: Type.Optional(Type.Integer({ description: 'The list price, shown struck through.' })),
})

const plan = {
  id: OneOf(['free', 'pro']),
  name: Short(),
  price: Type.Optional(Type.Integer()),
  per: Type.Optional(OneOf(['year'])),
  months: Type.Optional(Type.Integer()),
  gstPercent: Type.Optional(Type.Integer({ description: 'Included in the price.' })),
  prices: Type.Optional(List(Price)),
  features: List(Short()),
}
const pro = {
  id: 'pro',
  name: 'Pro',
  months: 6,
  gstPercent: 18,
  prices: [
    { currency: 'INR', price: 590, list: 599 },
    { currency: 'USD', price: 30 },
  ],
  features: ['PDF and Word'],
}
export const Plan = closed('Plan', plan, { examples: [pro] })

const COUPON = 'DIWALI'
const code = () => Patterned('^[A-Za-z0-9_-]{3,32}$', 32, 'A coupon code has 3 to 32 letters, digits, - or _.', COUPON)
const majorPrice = () =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: 'Whole major units.' }))

export const CouponQuery = part({
  couponCode: Type.String({ maxLength: 500, examples: [COUPON] }),
  currType: OneOf(CURRENCIES),
  userMailId: Type.String({ maxLength: 320, description: 'The caller’s own address.', examples: [EMAIL] }),
})

/** Why a coupon does not apply: codes of problems. */
const COUPON_REFUSALS = [
  'coupon_unknown',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_currency',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

export const CouponRequest = closed('CouponRequest', {
  couponCode: CouponQuery.properties.couponCode,
  currType: CouponQuery.properties.currType,
  userMailId: Type.Optional(CouponQuery.properties.userMailId),
})

/** Not the error envelope: a coupon that does not apply is a valid reply. */
export const CouponAnswer = closed('CouponAnswer', {
  success: Type.Boolean({ description: 'The same as applied.' }),
  applied: Type.Boolean(),
  value: Type.Integer({ description: 'The price to pay, in whole major units.', examples: [295] }),
  message: Short(200, 'DIWALI applied: you pay ₹295.'),
  code: Type.Optional(OneOf(COUPON_REFUSALS, { description: 'Why it does not apply.' })),
})

export const CheckoutRequest = closed('CheckoutRequest', {
  amount: Type.Integer({
    minimum: -1_000_000_000,
    maximum: 1_000_000_000,
    description: 'Minor units; must be the price, with or without the coupon.',
    examples: [29_500],
  }),
  currType: OneOf(CURRENCIES),
  couponCode: Type.Optional(Short(500, COUPON)),
  billing: Type.Optional(ref(CheckoutBilling)),
})
/** price_changed, or a conflict without an amount. */
export const CheckoutConflict = closed('CheckoutConflict', {
  success: Type.Literal(false),
  code: Type.String({ pattern: '^[a-z_]+$', maxLength: 60, examples: ['price_changed'] }),
  message: Short(1_000, 'The price has changed.'),
  requestId: Short(100, REQUEST_ID),
  expectedAmount: Type.Optional(
    Type.Integer({ description: 'The expected amount, in minor units.', examples: [59_000] }),
  ),
  coupon: Type.Optional(OneOf(COUPON_REFUSALS, { description: 'Why the coupon of the request does not apply.' })),
})
export const CheckoutOrder = closed('CheckoutOrder', {
  id: Short(40, ORDER_ID),
  amount: minor(29_500),
  currency: OneOf(CURRENCIES),
})

const signature = Type.String({
  maxLength: 20_000,
  examples: ['d885aecb2869c61167bd5ed1cc75473f14ec1cf304cb1074fd37989b3ac9e5ce'],
})
export const OrderId = part({ id: Short(200, ORDER_ID) })
export const OrderVerificationRequest = closed('OrderVerificationRequest', {
  paymentId: Short(200, PAYMENT_ID),
  signature,
})
export const PaymentVerificationRequest = closed('PaymentVerificationRequest', {
  razorpay_payment_id: Short(200, PAYMENT_ID),
  razorpay_order_id: Short(200, ORDER_ID),
  razorpay_signature: signature,
  userMailId: Type.String({ maxLength: 320, description: 'The caller’s own address.', examples: [EMAIL] }),
  couponCode: Type.Optional(Nullable(Short(500, COUPON))),
})

const PAYMENT_STATUSES = [
  'paid',
  'unconfirmed',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'charged_back',
  'revoked',
] as const
const payment = {
  id: Short(24, ID),
  date: Instant(),
  amountMinor: minor(59_000),
  currency: OneOf(CURRENCIES),
  taxableMinor: Type.Integer({
    description: 'Of the invoice; before it exists, as it would be now.',
    examples: [50_000],
  }),
  gstMinor: minor(9_000),
  documents: List(ref(TaxDocument), 100, []),
  documentState: OneOf(DOCUMENT_STATES),
  plan: OneOf(['Pro']),
  from: Nullable(Instant()),
  to: Nullable(Instant(), LATER),
  overLimit: Type.Boolean({
    description: 'Paid when the coupon had no use left: the payment grants nothing and is refunded in full.',
    examples: [false],
  }),
}
export const Payment = closed('Payment', { ...payment, status: OneOf(PAYMENT_STATUSES) })

export const AdminPayment = closed('AdminPayment', {
  ...payment,
  status: OneOf([...PAYMENT_STATUSES, 'open', 'failed', 'abandoned']),
  userId: Short(24, ID),
  email: Nullable(Short(320, EMAIL)),
  orderId: Nullable(Short(40, ORDER_ID)),
  paymentId: Nullable(Short(40, PAYMENT_ID)),
  couponCode: Nullable(Short(32), null),
  refundedMinor: minor(0),
  disputes: List(ref(Dispute), 100, []),
  review: Nullable(Short(500), null),
})
export const PaymentTrailLine = closed('PaymentTrailLine', {
  at: Instant(),
  what: Short(200, 'paid'),
  source: Short(20, 'webhook'),
  detail: Type.Unknown({ examples: [{}] }),
})
export const RefundRequest = closed('RefundRequest', {
  reason: Type.String({ minLength: 1, maxLength: 500, examples: ['Bought twice by mistake'] }),
})
export const PaymentId = part({ id: Type.String({ pattern: '^[0-9a-f]{24}$', maxLength: 24, examples: [ID] }) })

const percentOff = Type.Integer({
  minimum: 1,
  maximum: 100,
  description: 'The result is rounded to whole major units.',
  examples: [50],
})
const prices = part(Object.fromEntries(CURRENCIES.map(currency => [currency, majorPrice()])), {
  minProperties: 1,
  title: 'Prices',
})
const maxRedemptions = Type.Integer({ minimum: 1, maximum: 10_000, examples: [100] })
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
  id: Type.String({ maxLength: 32, description: 'Its code.', examples: [COUPON] }),
  code: Short(32, COUPON),
  percentOff: Nullable(percentOff),
  prices: Nullable(prices, null),
  maxRedemptions: Nullable(maxRedemptions),
  perUser,
  startsAt: Nullable(Instant(), null),
  expiresAt: Nullable(Instant(), LATER),
  active: Type.Boolean(),
  currencies,
  redemptions: Type.Integer({ examples: [12] }),
  createdAt: Instant(),
})
export const CreateCouponRequest = closed(
  'CreateCouponRequest',
  { code: code(), ...terms },
  { examples: [{ code: COUPON, percentOff: 50, maxRedemptions: 100, expiresAt: LATER }] },
)
export const ChangeCouponRequest = closed('ChangeCouponRequest', terms, {
  minProperties: 1,
  examples: [{ active: false }],
})
export const CouponCode = part({ code: code() })

export const PageQuery = part({
  ...pageQuery(),
})
export const PaymentsQuery = part(changeQuery())

export type CouponRequestData = Static<typeof CouponRequest>
export type CouponAnswerData = Static<typeof CouponAnswer>
export type CheckoutRequestData = Static<typeof CheckoutRequest>
export type CheckoutOrderData = Static<typeof CheckoutOrder>
export type OrderVerificationData = Static<typeof OrderVerificationRequest>
export type PaymentVerificationData = Static<typeof PaymentVerificationRequest>
export type PaymentData = Static<typeof Payment>
export type AdminPaymentData = Static<typeof AdminPayment>
export type PaymentTrailLineData = Static<typeof PaymentTrailLine>
export type CouponData = Static<typeof Coupon>
export type CreateCouponData = Static<typeof CreateCouponRequest>
export type ChangeCouponData = Static<typeof ChangeCouponRequest>
export type PageQueryData = Static<typeof PageQuery>
export type PaymentsQueryData = Static<typeof PaymentsQuery>
