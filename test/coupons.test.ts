// Coupons: prices, conditions, limits, and attempts to exceed them. The numbers are those of docs/payments.md.
import { dose } from './dose.ts'
import { openShop, statuses, times } from './payments-harness.ts'
import t from './tap.ts'

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

t.test('coupons', async t => {
  const shop = await openShop(t)
  const { admin, uses } = shop

  t.test('A14: the replies of coupon_verify', async t => {
    const buyer = await shop.buyer('a14+tag@example.org')
    await shop.newCoupon('HALF')
    await shop.newCoupon('OFF', { active: false })
    await shop.newCoupon('LATER', { startsAt: TOMORROW })
    await shop.newCoupon('OVER', { expiresAt: YESTERDAY })
    await shop.newCoupon('DOLLARS', { percentOff: null, prices: { USD: 20 } })
    await shop.newCoupon('ONCE', { maxRedemptions: 1 })
    const other = await shop.buyer('a14-other@example.org')
    await other.verify(await shop.pay(await other.order(29_500, 'INR', 'ONCE'))).expect(200)
    const cases: [string, string, number, boolean, RegExp][] = [
      ['HALF', 'INR', 295, true, /you pay INR 295\./],
      [' half ', 'USD', 15, true, /you pay USD 15\./],
      ['DOLLARS', 'INR', 590, false, /not for this currency/],
      ['OFF', 'INR', 590, false, /not known/],
      ['LATER', 'INR', 590, false, /not valid yet/],
      ['OVER', 'AED', 50, false, /expired/],
      ['', 'INR', 590, false, /not known/],
      ['$ne', 'INR', 590, false, /not known/],
      ['__proto__', 'INR', 590, false, /not known/],
    ]
    for (const [code, currency, value, applied, message] of cases) {
      const { body, headers } = await buyer.coupon(code, currency).expect(200)
      t.match(body, { success: applied, applied, value, message }, `${code.slice(0, 20)} in ${currency}`)
      t.equal(headers['cache-control'], 'no-store')
    }
    t.match((await other.coupon('ONCE').expect(200)).body, { code: 'coupon_used_by_you', message: /already used/ })
    const applying = (couponCode: string, more = {}) =>
      buyer.agent.post('/cv/coupon_apply').send({ couponCode, currType: 'INR', ...more })
    t.match((await applying('HALF').expect(200)).body, { success: true, applied: true, value: 295 })
    for (const [code, refusal] of Object.entries({
      NONE: 'coupon_unknown',
      LATER: 'coupon_not_started',
      OVER: 'coupon_expired',
      DOLLARS: 'coupon_currency',
      ONCE: 'coupon_used_up',
    })) {
      const { body } = await applying(code).expect(422)
      t.match(body, { success: false, code: refusal, message: String, requestId: String })
      const { status, body: seen } = await buyer.coupon(code)
      t.same([status, seen.code, seen.message], [200, refusal, body.message])
    }
    await applying('HALF', { userMailId: buyer.email }).expect(200)
    await applying('HALF', { userMailId: 'a14-other@example.org' }).expect(403)
    await applying('HALF', { currType: 'JPY' }).expect(400)
    t.equal((await buyer.coupon('x'.repeat(501))).status, 400)
    t.equal((await buyer.coupon('HALF', 'JPY')).status, 400)
    t.equal((await buyer.coupon('HALF', 'INR', 'a14-other@example.org')).status, 403)
    const mail = 'userMailId=a14%2Btag@example.org'
    for (const query of ['couponCode[$ne]=x', 'couponCode=HALF&couponCode=OFF', 'couponCode=HALF&extra=1', '']) {
      t.equal((await buyer.agent.get(`/cv/coupon_verify?${query}&currType=INR&${mail}`)).status, 400, query)
    }
    await buyer.agent.get(`/cv/coupon_verify?couponCode=HALF&currType=INR&${mail}`).expect(200)
    await buyer.agent.head(`/cv/coupon_verify?couponCode=HALF&currType=INR&${mail}`).expect(405)
    const before = await uses.countDocuments({})
    await times(100, () => buyer.coupon('HALF').expect(200))
    t.equal(await uses.countDocuments({}), before, 'asking uses nothing up')
  })

  t.test('A15: a discount is valid for the user who looked it up, in that currency, for half an hour', async t => {
    await shop.newCoupon('QUOTE', { maxRedemptions: null })
    const [buyer, other] = [await shop.buyer('a15@example.org'), await shop.buyer('a15-other@example.org')]
    t.match((await buyer.checkout(29_500).expect(409)).body, { code: 'price_changed', expectedAmount: 59_000 })
    await buyer.coupon('QUOTE').expect(200)
    t.match((await other.checkout(29_500).expect(409)).body, { expectedAmount: 59_000 }, 'another person')
    t.match((await buyer.checkout(1_500, 'USD').expect(409)).body, { expectedAmount: 3_000 }, 'another currency')
    t.match((await buyer.checkout(29_501).expect(409)).body, { expectedAmount: 29_500 }, 'another amount')
    const candidates = shop.app.connection.collection('coupon_offers')
    await candidates.updateMany({}, { $set: { at: new Date(Date.now() - 30 * 60_000) } })
    t.match((await buyer.checkout(29_500).expect(409)).body, { expectedAmount: 59_000 }, 'too late')
    await buyer.coupon('QUOTE').expect(200)
    const { body } = await buyer.checkout(29_500).expect(200)
    t.match(body.order, { amount: 29_500, currency: 'INR' })
    const triple = await shop.pay(body.order.id)
    await buyer.verify(triple, { couponCode: 'FREEBIE' }).expect(200)
    t.match(await shop.row(body.order.id), {
      couponCode: 'QUOTE',
      amountMinor: 29_500,
      state: 'paid',
      overLimit: false,
    })
    t.match(await buyer.me(), { couponCode: 'QUOTE', subscriptionPlan: 'Pro' })
    const named = await other.checkout(29_500, 'INR', 'quote').expect(200)
    t.equal(named.body.order.amount, 29_500, 'by its name without an offer')
    await other.checkout(59_000, 'INR', 'QUOTE').expect(200)
    t.match((await other.checkout(29_500, 'INR', 'NOSUCH').expect(409)).body, {
      ...{ code: 'price_changed', expectedAmount: 59_000, coupon: 'coupon_unknown' },
    })
    t.match((await buyer.checkout(29_500, 'INR', 'QUOTE').expect(409)).body, { message: /already used/ })
  })

  t.test('A16: the last redemptions go to the first users, exactly', async t => {
    for (let round = 0; round < dose(20); round++) {
      for (const [max, discounted] of [
        [1, 1],
        [10, 10],
      ] as const) {
        const code = `RACE${round}-${max}`
        await shop.newCoupon(code, { maxRedemptions: max })
        const buyers = await times(50, index => shop.buyer(`race${round}-${max}-${index}@example.org`))
        const made = await shop.countCalls('create')
        const replies = await Promise.all(buyers.map(buyer => buyer.checkout(29_500, 'INR', code)))
        t.same(statuses(replies), { 200: discounted, 409: 50 - discounted }, code)
        t.equal((await shop.countCalls('create')) - made, discounted, 'orders at the discount')
        const coupon = await shop.app.connection.collection('coupons').findOne({ code })
        t.equal(await uses.countDocuments({ couponId: String(coupon?._id) }), discounted)
        t.ok(replies.every(({ status, body }) => status === 200 || body.code === 'price_changed'))
      }
    }
    await shop.newCoupon('MINE', { maxRedemptions: null, perUser: 1 })
    const one = await shop.buyer('a16@example.org')
    const made = await shop.countCalls('create')
    const replies = await times(50, () => one.checkout(29_500, 'INR', 'MINE'))
    t.equal((await shop.countCalls('create')) - made, 1, 'one order for one person')
    const ids = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.order.id))
    t.equal(ids.size, 1, 'the same for each that got one')
    t.equal((await one.checkout(29_500, 'INR', 'MINE').expect(200)).body.order.id, [...ids][0], 'and again later')
  })

  /** Waits until `isDone`, with runs of the reconciler: on a slow machine a request for a refund can take too long. */
  t.test('A18: a coupon with price 0 gives the plan at once, without an order', async t => {
    await shop.newCoupon('FREE', { percentOff: 100, maxRedemptions: 2 })
    const [buyer, other] = [await shop.buyer('a18@example.org'), await shop.buyer('a18-b@example.org')]
    const calls = (await shop.calls()).length
    t.match((await buyer.checkout(0).expect(409)).body, { expectedAmount: 59_000 }, '0 without a coupon')
    t.match((await buyer.checkout(0, 'INR', 'FREE').expect(409)).body, { expectedAmount: 59_000 }, 'nor by a checkout')
    const { body } = await buyer.coupon('free').expect(200)
    t.match(body, {
      success: true,
      applied: true,
      value: 0,
      message: /You have Pro until \d{1,2} [A-Z][a-z]+ \d{4}, free/,
    })
    t.match(await buyer.me(), { subscriptionPlan: 'Pro', couponCode: 'FREE', paymentId: null })
    t.match((await buyer.coupon('FREE').expect(200)).body, { applied: false, value: 590, message: /already used/ })
    t.equal((await buyer.grants()).length, 1)
    const replies = await times(50, () => other.coupon('FREE'))
    t.same(statuses(replies), { 200: 50 })
    t.equal((await other.grants()).length, 1, 'fifty at once: one grant')
    const crowd = await times(20, index => shop.buyer(`free${index}@example.org`))
    await shop.newCoupon('LASTFREE', { percentOff: null, prices: { INR: 0 }, maxRedemptions: 1 })
    const raced = await Promise.all(crowd.map(one => one.coupon('LASTFREE')))
    t.equal(raced.filter(reply => reply.body.applied).length, 1, 'the last one is for one person')
    t.equal((await shop.calls()).length, calls, 'Razorpay was not asked')
    t.match(await buyer.payments(), [{ amountMinor: 0, gstMinor: 0, documentState: 'none', status: 'paid' }])
  })

  t.test('admins manage coupons', async t => {
    const { body } = await shop.newCoupon('new-one', { perUser: 2, startsAt: YESTERDAY, expiresAt: TOMORROW })
    t.match(body.coupon, { code: 'NEW-ONE', percentOff: 50, prices: null, perUser: 2, active: true, redemptions: 0 })
    t.same(body.coupon.currencies, ['INR', 'USD', 'AED', 'SGD'])
    t.match((await admin.post('/admin/coupons').send({ code: 'New-One', percentOff: 1 }).expect(409)).body, {
      code: 'conflict',
    })
    const bad: [object, string][] = [
      [{ code: 'ab', percentOff: 5 }, '/code'],
      [{ code: 'BAD', percentOff: 5.5 }, '/percentOff'],
      [{ code: 'BAD', percentOff: 100 }, '/maxRedemptions'],
      [{ code: 'BAD', percentOff: 5, extra: 1 }, '/extra'],
    ]
    for (const [wish, path] of bad) {
      const reply = await admin.post('/admin/coupons').send(wish)
      t.equal(reply.status, 400, JSON.stringify(wish))
      t.ok(JSON.stringify(reply.body.errors).includes(`"path":"${path}`), path)
    }
    const changed = await admin.patch('/admin/coupons/new-one').send({ percentOff: null, prices: { INR: 100 } })
    t.equal(changed.status, 400, 'four currencies, one price')
    const fine = { percentOff: null, prices: { INR: 100 }, currencies: ['INR'], startsAt: null }
    t.match((await admin.patch('/admin/coupons/new-one').send(fine).expect(200)).body.coupon, {
      percentOff: null,
      prices: { INR: 100 },
      startsAt: null,
      expiresAt: TOMORROW,
    })
    await admin.patch('/admin/coupons/nosuch').send({ active: false }).expect(404)
    await admin.delete('/admin/coupons/nosuch').expect(404)
    const codes: string[] = []
    for (let cursor = ''; ; ) {
      const page = await admin.get(`/admin/coupons?limit=3${cursor && `&cursor=${cursor}`}`).expect(200)
      codes.push(...page.body.coupons.map((coupon: { code: string }) => coupon.code))
      if (!page.body.nextCursor) break
      cursor = page.body.nextCursor
    }
    t.equal(new Set(codes).size, codes.length)
    t.equal(codes.length, await shop.app.connection.collection('coupons').countDocuments({}))
    await admin.delete('/admin/coupons/NEW-ONE').expect(204)
    t.ok(
      (await shop.app.connection.collection('audit').countDocuments({ what: { $gte: 'coupon.', $lt: 'coupon/' } })) >=
        4,
    )
  })
})

t.test('guesses of codes are limited', async t => {
  const shop = await openShop(t, { RATE_LIMIT_FACTOR: '1' })
  const asker = await shop.buyer('ask@example.org')
  await shop.newCoupon('GOOD')
  for (let time = 0; time < 20; time++) await asker.coupon('GOOD').expect(200)
  const { headers } = await asker.coupon('GOOD').expect(429)
  t.ok(Number(headers['retry-after']) <= 3_600, 'within the hour')
})
