// Prices, coupons and the state machine of orders: tables of cases, and properties for arbitrary values.
import {
  type CouponTerms,
  couponProblems,
  couponVerdict,
  discountedMinor,
  normalCode,
} from '../../api/billing/rules/coupons.ts'
import {
  decidePaid,
  decideRefund,
  isRevokedBy,
  nextCheckAt,
  type OrderFacts,
  type OrderState,
  type PaidNews,
} from '../../api/billing/rules/settle.ts'
import { CURRENCIES, type Currency } from '../../api/core/contract/tax.ts'
import { listPlans, PRO_PRICE_MINOR, priceOf } from '../../api/core/prices.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

const coupon = (terms: Partial<CouponTerms> = {}): CouponTerms => ({
  percentOff: 50,
  prices: null,
  maxRedemptions: 10,
  perUser: 1,
  startsAt: null,
  expiresAt: null,
  active: true,
  currencies: [...CURRENCIES],
  ...terms,
})
const at = (text: string) => new Date(text)
const unused = { total: 0, byCaller: 0 }

t.test('prices are those of the contract', async t => {
  t.same(PRO_PRICE_MINOR, { INR: 59_000, USD: 3_000, AED: 5_000, SGD: 5_000 })
  const pro = listPlans(true).find(plan => plan.id === 'pro') as { prices: unknown[] }
  t.same(pro.prices[0], { currency: 'INR', price: 590, list: 599 })
  t.match(listPlans(false)[1], { gstPercent: 0 }, 'of a seller who charges no GST')
})

t.test('codes are compared without spaces and case', async t => {
  const cases: [string, string | null][] = [
    [' save50 ', 'SAVE50'],
    ['A-b_9', 'A-B_9'],
    ['', null],
    ['ab', null],
    ['a'.repeat(33), null],
    ['a b', null],
    ['{"$ne":1}', null],
    ['ＳＡＶＥ', null],
  ]
  for (const [text, code] of cases) t.equal(normalCode(text), code, JSON.stringify(text))
})

t.test('a coupon’s price is in whole major units', async t => {
  const cases: [Partial<CouponTerms>, Currency, number | null][] = [
    [{ percentOff: 50 }, 'INR', 29_500],
    [{ percentOff: 33 }, 'INR', 39_500],
    [{ percentOff: 1 }, 'USD', 3_000],
    [{ percentOff: 99 }, 'USD', 0],
    [{ percentOff: 100 }, 'SGD', 0],
    [{ percentOff: null, prices: { INR: 499 } }, 'INR', 49_900],
    [{ percentOff: null, prices: { INR: 499 } }, 'USD', null],
    [{ percentOff: null, prices: { INR: 0 } }, 'INR', 0],
  ]
  for (const [terms, currency, minor] of cases) {
    t.equal(discountedMinor(coupon(terms), currency), minor, `${JSON.stringify(terms)} in ${currency}`)
  }
  const terms = fc.oneof(
    fc.record({ percentOff: fc.integer({ min: 1, max: 100 }), prices: fc.constant(null) }),
    fc.record({
      percentOff: fc.constant(null),
      prices: fc.dictionary(fc.constantFrom(...CURRENCIES), fc.integer({ min: 0, max: 1_000 })),
    }),
  )
  fc.assert(
    fc.property(terms, fc.constantFrom(...CURRENCIES), (one, currency) => {
      const minor = discountedMinor(coupon(one as Partial<CouponTerms>), currency)
      if (minor === null) return true
      // Never above the full price, never a fraction, never an amount that Razorpay refuses.
      return minor >= 0 && minor <= priceOf(currency) && minor % 100 === 0
    }),
  )
})

t.test('when a coupon applies', async t => {
  const noon = at('2026-11-21T12:00:00Z')
  const cases: [string, CouponTerms | null, Currency, typeof unused, string][] = [
    ['fine', coupon(), 'INR', unused, 'applies'],
    ['none', null, 'INR', unused, 'coupon_unknown'],
    ['switched off', coupon({ active: false }), 'INR', unused, 'coupon_unknown'],
    ['begins now', coupon({ startsAt: noon }), 'INR', unused, 'applies'],
    ['begins in a moment', coupon({ startsAt: at('2026-11-21T12:00:00.001Z') }), 'INR', unused, 'coupon_not_started'],
    ['ends now', coupon({ expiresAt: noon }), 'INR', unused, 'coupon_expired'],
    ['ends in a moment', coupon({ expiresAt: at('2026-11-21T12:00:00.001Z') }), 'INR', unused, 'applies'],
    ['other currency', coupon({ currencies: ['USD'] }), 'INR', unused, 'coupon_currency'],
    ['no price', coupon({ percentOff: null, prices: { USD: 20 } }), 'INR', unused, 'coupon_currency'],
    ['the last one', coupon(), 'INR', { total: 9, byCaller: 0 }, 'applies'],
    ['used up', coupon(), 'INR', { total: 10, byCaller: 0 }, 'coupon_used_up'],
    ['used by the caller', coupon(), 'INR', { total: 1, byCaller: 1 }, 'coupon_used_by_you'],
    ['twice each', coupon({ perUser: 2 }), 'INR', { total: 1, byCaller: 1 }, 'applies'],
    ['without limit', coupon({ maxRedemptions: null }), 'INR', { total: 1e6, byCaller: 0 }, 'applies'],
  ]
  for (const [what, one, currency, usage, verdict] of cases) {
    t.equal(couponVerdict(one, currency, usage, noon), verdict, what)
  }
})

t.test('invalid coupon terms are refused with their fields', async t => {
  const cases: [Partial<CouponTerms>, string[]][] = [
    [{}, []],
    [{ prices: { INR: 1 } }, ['/percentOff', '/currencies']],
    [{ percentOff: null }, ['/percentOff']],
    [{ percentOff: null, prices: { INR: 591 }, currencies: ['INR'] }, ['/prices/INR']],
    [{ percentOff: null, prices: { INR: 590 }, currencies: ['INR', 'USD'] }, ['/currencies']],
    [{ percentOff: 100, maxRedemptions: null }, ['/maxRedemptions']],
    [{ percentOff: 99, maxRedemptions: null }, ['/maxRedemptions']],
    [{ percentOff: 98, maxRedemptions: null, currencies: ['INR'] }, []],
    [{ startsAt: at('2026-01-01'), expiresAt: at('2026-01-01') }, ['/expiresAt']],
  ]
  for (const [terms, paths] of cases) {
    t.same(
      couponProblems(coupon(terms)).map(problem => problem.path),
      paths,
      JSON.stringify(terms),
    )
  }
})

const order = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'created',
  amountMinor: 59_000,
  currency: 'INR',
  rzpPaymentId: null,
  confirmed: false,
  refunds: [],
  disputes: [],
  ...facts,
})
const news = (facts: Partial<PaidNews> = {}): PaidNews => ({
  paymentId: 'pay_1',
  amountMinor: 59_000,
  currency: 'INR',
  confirmed: true,
  ...facts,
})

t.test('the effect of a payment on an order', async t => {
  const claimed = { state: 'paid' as const, rzpPaymentId: 'pay_1' }
  const cases: [string, Partial<OrderFacts>, Partial<PaidNews>, string][] = [
    ['open', {}, {}, 'claim'],
    ['open, on the signature', {}, { confirmed: false }, 'claim'],
    ['too little', {}, { amountMinor: 58_999 }, 'refuse'],
    ['too much', {}, { amountMinor: 59_001 }, 'refuse'],
    ['another currency', {}, { currency: 'USD' }, 'refuse'],
    ['given up', { state: 'abandoned' }, {}, 'claim'],
    ['never made', { state: 'initialized' }, {}, 'refuse'],
    ['failed', { state: 'failed' }, {}, 'refuse'],
    ['paid and certain', { ...claimed, confirmed: true }, {}, 'done'],
    ['paid and certain, signature again', { ...claimed, confirmed: true }, { confirmed: false }, 'done'],
    ['on the signature, signature again', claimed, { confirmed: false }, 'done'],
    ['on the signature, now certain', claimed, {}, 'confirm'],
    ['on a signature, another is certain', claimed, { paymentId: 'pay_2' }, 'confirm'],
    ['certain, another', { ...claimed, confirmed: true }, { paymentId: 'pay_2' }, 'refuse'],
    ['revoked, signature again', { state: 'revoked', rzpPaymentId: 'pay_1' }, { confirmed: false }, 'refuse'],
    ['revoked, money after all', { state: 'revoked', rzpPaymentId: 'pay_1' }, {}, 'claim'],
    ['refunded', { state: 'refunded', rzpPaymentId: 'pay_1' }, {}, 'refuse'],
  ]
  for (const [what, facts, given, expected] of cases) t.equal(decidePaid(order(facts), news(given)).do, expected, what)
  t.ok(isRevokedBy(order(claimed), 'pay_1'))
  t.notOk(isRevokedBy(order(claimed), 'pay_2'))
  t.notOk(isRevokedBy(order({ ...claimed, confirmed: true }), 'pay_1'))
})

t.test('the effect of a refund on an order', async t => {
  const claimed = { state: 'paid' as const, rzpPaymentId: 'pay_1', confirmed: true }
  const part = { id: 'rfnd_1', amountMinor: 20_000 }
  const cases: [string, Partial<OrderFacts>, [string, string, number], string][] = [
    ['all of it', claimed, ['rfnd_1', 'pay_1', 59_000], 'end'],
    ['a part', claimed, ['rfnd_1', 'pay_1', 20_000], 'note'],
    ['the same part', { ...claimed, refunds: [part] }, ['rfnd_1', 'pay_1', 20_000], 'done'],
    ['the rest', { ...claimed, refunds: [part] }, ['rfnd_2', 'pay_1', 39_000], 'end'],
    ['nearly the rest', { ...claimed, refunds: [part] }, ['rfnd_2', 'pay_1', 38_999], 'note'],
    ['before we knew of the payment', {}, ['rfnd_1', 'pay_1', 59_000], 'end'],
    ['of another payment', claimed, ['rfnd_1', 'pay_2', 59_000], 'refuse'],
    ['again', { ...claimed, state: 'refunded' }, ['rfnd_9', 'pay_1', 59_000], 'done'],
  ]
  for (const [what, facts, [refundId, paymentId, amountMinor], expected] of cases) {
    t.equal(decideRefund(order(facts), { refundId, paymentId, amountMinor }).do, expected, what)
  }
})

t.test('no later event revokes a confirmed payment', async t => {
  const states: OrderState[] = ['initialized', 'created', 'paid', 'refunded', 'revoked', 'failed', 'abandoned']
  const facts = fc.record({
    state: fc.constantFrom(...states),
    amountMinor: fc.constantFrom(59_000, 3_000),
    currency: fc.constantFrom(...CURRENCIES),
    rzpPaymentId: fc.constantFrom(null, 'pay_1', 'pay_2'),
    confirmed: fc.boolean(),
    refunds: fc.constant([]),
    disputes: fc.constant([]),
  })
  const given = fc.record({
    paymentId: fc.constantFrom('pay_1', 'pay_2'),
    amountMinor: fc.constantFrom(59_000, 3_000, 1),
    currency: fc.constantFrom('INR', 'USD', 'JPY'),
    confirmed: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, given, (facts, given) => {
      const decision = decidePaid(facts, given).do
      const moves = decision === 'claim' || decision === 'confirm'
      const isExact = given.amountMinor === facts.amountMinor && given.currency === facts.currency
      if (moves && !isExact) return false
      return !(moves && facts.state === 'paid' && facts.confirmed)
    }),
  )
  t.pass('held')
})

t.test('an open order is checked at growing intervals, and no more after a week', async t => {
  const made = at('2026-11-21T12:00:00Z')
  const after = (minutes: number) => new Date(made.getTime() + minutes * 60_000)
  const gap = (minutes: number) => {
    const next = nextCheckAt(made, after(minutes))
    return next && (next.getTime() - after(minutes).getTime()) / 60_000
  }
  t.same([0, 1, 2, 10, 60, 1_000, 10_079, 10_080].map(gap), [2, 2, 2, 10, 60, 360, 360, null])
})
